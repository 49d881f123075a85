import { describe, expect, it } from 'vitest'
import { blankHidden, type Horde, type Learnt } from '../state.ts'
import { at, playPart, type RunOrShootScene, scene, survivorNo, zedNo } from '../testing.ts'
import { newZed, showZed } from './01-crowd.ts'
import { die, harm } from './11-injury.ts'
import { discover } from './26-horde.ts'
import { makeNoise } from './27-noise.ts'
import { raiseTheDead } from './38-infection.ts'
import { springFrom } from './42-departures.ts'

const DRAIN = '1,0 drain'
const MANHOLE = '1,0 manhole'

const horde = (lair: string, size: number): Horde => ({
  n: 1,
  lair,
  size,
  inside: size,
  active: 0,
  emergesFrom: 0,
  drawnTo: [],
})

/** Back Lane with a horde somewhere, or none. */
const lane = (hordes: Horde[] = []): RunOrShootScene => scene({ state: { hidden: { ...blankHidden(), hordes } } })

const learnt = (s: RunOrShootScene): Learnt => s.state.learnt
const bang = (s: RunOrShootScene): void => makeNoise(s.table, 'explosion', { at: at(60, 30), level: 0 })
const comeOut = (s: RunOrShootScene): RunOrShootScene => playPart(s, 'hordes emerge', {})

describe('the table learns', () => {
  it('from a noise after which nothing came that nobody lurks there', () => {
    const s = lane()
    bang(s)
    expect([...learnt(s).stirred].sort()).toEqual([DRAIN, MANHOLE])
    expect(learnt(s).ruledOut).toEqual([])
    comeOut(s)
    expect([...learnt(s).ruledOut].sort()).toEqual([DRAIN, MANHOLE])
    expect(learnt(s).stirred).toEqual([])
    expect(s.events.flatMap((e) => (e.e === 'lair empty' ? [e.lair] : [])).sort()).toEqual([DRAIN, MANHOLE])
    comeOut(s)
    expect(s.events.filter(({ e }) => e === 'lair empty')).toHaveLength(2)
  })

  it('[rs.secrecy.10] and by strict fog of war nobody hears it: some may have come out unseen', () => {
    const s = scene({ state: { hidden: blankHidden() }, options: { fogOfWar: 'strict' } })
    bang(s)
    comeOut(s)
    expect(s.event('lair empty')).toMatchObject({ audience: ['U'] })
    expect(s.events.every((one) => one.e !== 'lair empty' || one.audience?.join() === 'U')).toBe(true)
  })

  it('how many came out, and from fewer than may come in a turn that it was all', () => {
    const s = lane([horde(DRAIN, 14)])
    bang(s)
    comeOut(s)
    expect([learnt(s).cameOut, learnt(s).stirred, learnt(s).ruledOut]).toEqual([{ [DRAIN]: 10 }, [DRAIN], [MANHOLE]])
    comeOut(s)
    expect([learnt(s).cameOut, learnt(s).stirred, learnt(s).ruledOut]).toEqual([{ [DRAIN]: 14 }, [], [MANHOLE, DRAIN]])
  })

  it('nothing from an empty mouth when there is no room for anybody on the table', () => {
    const crowd = Array.from({ length: 30 }, (_, i) => ({ at: at(2 + 2.5 * (i % 15), 3 + 2.5 * Math.floor(i / 15)) }))
    const s = scene({
      options: { maxZedsOnTable: 30 },
      zeds: crowd,
      state: { hidden: { ...blankHidden(), nextZed: 31 } },
    })
    bang(s)
    comeOut(s)
    expect([learnt(s).stirred.length, learnt(s).ruledOut]).toEqual([2, []])
  })

  it('by walking past a mouth out of which nobody comes', () => {
    const s = lane()
    discover(s.table, survivorNo(s, 1), { at: at(39, 20), level: 0 })
    expect(learnt(s).stirred).toEqual([DRAIN])
    comeOut(s)
    expect(learnt(s).ruledOut).toEqual([DRAIN])
  })

  it('the same whatever is hidden, until somebody is seen', () => {
    const [empty, full] = [lane(), lane([horde(MANHOLE, 30)])]
    for (const s of [empty, full]) discover(s.table, survivorNo(s, 1), { at: at(39, 20), level: 0 })
    for (const s of [empty, full]) comeOut(s)
    expect(learnt(empty)).toEqual(learnt(full))
  })

  it('of a drifter that it was one, even if it was roused in secret; a corpse that stands up and a Zed in a cache are none', () => {
    const s = scene({ survivors: [{}, { status: 'dead', at: at(20, 33) }], state: { turn: 3 } })
    const { hidden } = s.table.state
    hidden.rising = Object.freeze({ 2: 3 })
    raiseTheDead(s.table)
    springFrom(s.table, { id: '0,0 c1', at: at(30, 30), level: 0 })
    expect([learnt(s).drifters, s.state.zeds.length]).toEqual([[], 2])
    showZed(s.table, newZed(s.table, { at: at(35, 35), level: 0, facing: { x: 1000, y: 0 } }), null)
    expect(learnt(s).drifters).toEqual([3])
  })

  it('when a Zed first hurt somebody, and who died of what', () => {
    const s = scene({
      survivors: [{}, {}],
      zeds: [{ at: at(30, 33) }],
      hidden: 'rs.infection.1: 9',
      state: { turn: 3 },
    })
    const [dot, petra] = [survivorNo(s, 1), survivorNo(s, 2)]
    harm(s.table, dot, 1, { cause: 'bite', by: zedNo(s, 1)?.n ?? null })
    harm(s.table, petra, 1, { cause: 'fall' })
    expect(learnt(s).hurt).toEqual({ 1: 3 })
    die(s.table, petra, 'infection')
    expect([learnt(s).died, learnt(s).collapsed]).toEqual([{ 2: 3 }, [2]])
  })
})
