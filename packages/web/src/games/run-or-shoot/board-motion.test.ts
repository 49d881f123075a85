import type { Event, View } from '@shamble/run-or-shoot/page'
import { describe, expect, it } from 'vitest'
import { stepsAlong } from '../../board/measured/motion.ts'
import { cameOutOf, floatsOf, movedSince, waysOf } from './board-motion.ts'
import { directed } from './directed.ts'
import { situationOf, staged } from './testing.ts'

const { view, options } = situationOf(
  staged({
    survivors: [{ at: [300, 3000] }, { at: [300, 3300] }],
    zeds: [{ at: [2000, 3000] }, { at: [505, 3000] }],
  }),
)

const xy = (x: number, y: number) => ({ x, y })
const MOUTH = xy(5600, 600)
const mouthOf = (id: string) => (id === '1,0 drain' ? MOUTH : null)

const comes = (zed: number, x: number): Event => ({
  e: 'zed appeared',
  clause: 'rs.horde.12',
  zed,
  kind: 'ordinary',
  facing: xy(1000, 0),
  from: '1,0 drain',
  at: xy(x, 600),
  level: 0,
})
const walks = (zed: number, path: readonly { x: number; y: number }[]): Event => ({
  e: 'zed moved',
  clause: 'rs.zed.1',
  zed,
  path,
  facing: xy(-1000, 0),
  lure: 'the nearest',
  target: 1,
  at: path.at(-1) ?? xy(0, 0),
  level: 0,
})
const bite: Event = { e: 'harmed', clause: 'rs.damage.1', survivor: 1, how: 'bite', hits: 1, by: 2, faces: [3] }
const thrown: Event = {
  e: 'knocked back',
  clause: 'rs.melee.3',
  zed: 1,
  survivor: null,
  distance: 300,
  at: xy(2300, 3000),
  level: 0,
}
const gone: Event = {
  e: 'zed destroyed',
  clause: 'rs.shoot.7',
  zed: 2,
  how: 'head',
  by: 1,
  at: xy(505, 3000),
  level: 0,
}
const step = (name: View['step']): Event => ({ e: 'step began', clause: 'rs.turn.1', step: name, turn: 1 })

describe('what has just happened', () => {
  it('is told over whom it concerns, the last of each, even where nobody stands any more', () => {
    const after = { ...view, zeds: view.zeds.filter(({ n }) => n !== 2) }
    expect(floatsOf(after, [bite, gone], view)).toEqual([
      { key: 'S1', at: [36, 360], words: 'hit', tone: 'bad' },
      { key: 'Zed 2', at: [expect.closeTo(60.6), 360], words: 'gone', tone: 'good' },
    ])
  })

  it('says once how many burst out of a lair', () => {
    const told = floatsOf(view, [comes(3, 5600), comes(4, 5810), comes(5, 5390)])
    expect(told.map(({ key, words }) => [key, words])).toEqual([['burst 1,0 drain', '3 come out']])
  })
})

describe('who goes where', () => {
  it('those who burst out come out of the mouth and go on, in one sweep', () => {
    const ways = waysOf([comes(3, 5810), walks(3, [xy(5810, 600), xy(5000, 900)])], view, view, mouthOf)
    expect(stepsAlong(ways)).toEqual([
      { figure: 'Zed 3', path: [MOUTH, xy(5810, 600), xy(5810, 600), xy(5000, 900)], batch: 0 },
    ])
  })

  it('whoever is thrown comes from where he was; who bites lunges, and alone', () => {
    const [flies, lunges] = waysOf([thrown, bite], view, view, mouthOf)
    expect(flies).toEqual({ figure: 'Zed 1', path: [xy(2000, 3000), xy(2300, 3000)] })
    expect([lunges?.figure, lunges?.alone]).toEqual(['Zed 2', true])
  })

  it('is a line from one picture to the next without motion', () => {
    const after = { ...view, zeds: view.zeds.map((z) => (z.n === 1 ? { ...z, at: xy(1500, 3000) } : z)) }
    const moved = movedSince(view, after).filter(([from, to]) => from.x !== to.x)
    expect(moved).toEqual([[xy(2000, 3000), xy(1500, 3000)]])
    expect(movedSince({ ...view, turn: view.turn + 1 }, after)).toEqual([])
    const [first] = view.zeds
    const out = { ...view, zeds: first ? [{ ...first, n: 3, at: xy(5000, 900) }] : [] }
    expect(cameOutOf([comes(3, 5810), comes(4, 5600), bite], out, mouthOf)).toEqual([[MOUTH, xy(5000, 900)]])
  })
})

describe('the Zeds’ steps as they are shown', () => {
  const drifts = (zed: number, did: string, units: number): Event => ({
    e: 'drifted',
    clause: 'rs.drift.2',
    zed,
    face: 1,
    did,
    units,
    facing: xy(1000, 0),
    at: xy(2000, 3000),
    level: 0,
  })

  const events = [step('4'), bite, step('7c'), comes(3, 5810), walks(3, [xy(5810, 600), xy(5000, 900)]), gone]

  it('names who does what to whom, and where a part of the turn begins', () => {
    expect(directed.deeds(events, { view, options })).toMatchObject([
      'part',
      { lead: 'attack', figure: 'Zed 2', about: ['S1'], came: 'hurt' },
      'part',
      { lead: 'emerge', figure: 'Zed 3', about: ['1,0 drain'] },
      { lead: 'sight', figure: 'Zed 3', about: ['S1'] },
      { lead: 'end', figure: 'Zed 2' },
    ])
  })

  it('does not say of a Zed that stands or is stopped at once that it wandered', () => {
    const deeds = directed.deeds([drifts(1, 'left', 200), drifts(2, 'stand', 0), drifts(2, 'ahead', 0)], {
      view,
      options,
    })
    expect(deeds).toMatchObject([{ lead: 'wander', figure: 'Zed 1' }, 'follows', 'follows'])
  })

  it('[rs.drift.7] says of a drifter that it has noticed somebody while the Zeds act, not while somebody walks', () => {
    const roused: Event = { e: 'roused', clause: 'rs.drift.7', zed: 1 }
    const deeds = (...before: Event[]) => directed.deeds([...before, roused], { view, options }).at(-1)
    expect(deeds(step('7f'), drifts(2, 'left', 200))).toEqual({ lead: 'notice', figure: 'Zed 1', about: [] })
    expect(deeds(step('8'))).toMatchObject({ lead: 'notice' })
    expect([deeds(step('5a')), deeds(step('7f'), step('9')), deeds()]).toEqual(['follows', 'follows', 'follows'])
  })

  it('[rs.wp.3] says of a Zed that it was destroyed by what it walked into, and not of one that is shot', () => {
    const deeds = (...before: Event[]) => directed.deeds([...before, gone], { view, options }).at(-1)
    expect(deeds(step('7c'), walks(2, [xy(505, 3000), xy(700, 3100)]))).toEqual({
      lead: 'end',
      figure: 'Zed 2',
      about: [],
    })
    expect([deeds(step('9')), deeds()]).toEqual([null, null])
  })

  it('[rs.seats.6] is the umpire’s where a person is asked: nothing is summed up before he is asked no more', () => {
    const [walk] = directed.deeds([drifts(1, 'left', 200)], { view, options })
    expect(walk).not.toHaveProperty('seat')
    const umpire = { away: null, returns: false, ruled: [], acts: 0 }
    const [sent] = directed.deeds([drifts(1, 'left', 200)], { view: { ...view, umpire }, options })
    expect(sent).toMatchObject({ lead: 'wander', seat: 'U' })
    const [left] = directed.deeds([drifts(1, 'left', 200)], {
      view: { ...view, umpire: { ...umpire, away: 'game' } },
      options,
    })
    expect(left).not.toHaveProperty('seat')
  })

  it('shows nobody hurt before the bite, nobody out before he comes out, nobody arrived before the way', () => {
    const [first] = view.zeds
    if (!first) throw new Error('no Zed')
    const after = {
      ...view,
      survivors: view.survivors.map((s) => (s.n === 1 ? { ...s, hits: 1 } : s)),
      zeds: [first, { ...first, n: 3, at: xy(5000, 900) }],
    }
    const before = directed.before(events, view, after, events)
    expect([before.survivors[0]?.hits, before.zeds.map(({ n }) => n)]).toEqual([0, [1, 2]])
    const out = directed.before(events.slice(4), view, after, events)
    expect([before.step, out.step]).toEqual(['3', after.step])
    expect([out.survivors[0]?.hits, out.zeds.find(({ n }) => n === 3)?.at]).toEqual([1, xy(5810, 600)])
    expect(directed.before([], view, after, events).zeds).toEqual(after.zeds)
  })

  it('shows a Zed that is still to be shot where its way has led it, not where it came from', () => {
    const way = walks(2, [xy(505, 3000), xy(700, 3100)])
    const thrownBack: Event = { ...thrown, zed: 2, at: xy(800, 3100) }
    const shown = (later: readonly Event[], zeds: typeof view.zeds) =>
      directed.before(later, view, { ...view, zeds }, [way, ...later]).zeds.find(({ n }) => n === 2)?.at
    const without = view.zeds.filter(({ n }) => n !== 2)
    const beyond = view.zeds.map((z) => (z.n === 2 ? { ...z, at: xy(800, 3100) } : z))
    expect([shown([gone], without), shown([thrownBack], beyond)]).toEqual([xy(700, 3100), xy(700, 3100)])
  })

  it('leaves a body where a Zed is put out, on its storey, whatever was told of it before', () => {
    expect(directed.bodies([gone, { ...gone, zed: 3, level: 1 }], () => [])).toEqual([
      { n: 2, at: '5.05,30' },
      { n: 3, at: '5.05,30 up 1' },
    ])
  })
})
