import { describe, expect, it } from 'vitest'
import type { Horde } from '../state.ts'
import {
  at,
  go,
  hiddenWith,
  move,
  moving,
  open,
  playPart,
  plays,
  playTo,
  type RunOrShootScene,
  scene,
  survivorNo,
} from '../testing.ts'
import type { MutantKind } from '../tables/mutants.ts'
import { hideZed, newZed } from './01-crowd.ts'
import { harm } from './11-injury.ts'
import { raiseTheDead } from './38-infection.ts'
import { reveal, revealAll } from './43-secrecy.ts'

/** Survivor 1 at a place of the lane, and a Zed that nobody has seen. */
function lurking(
  x: number,
  y: number,
  kind: 'ordinary' | MutantKind,
  from: [number, number] = [10, 33],
): RunOrShootScene {
  const s = scene({ survivors: [{ at: at(...from) }] })
  hideZed(s.table, newZed(s.table, { at: at(x, y), level: 0, facing: { x: 0, y: 1000 }, kind }))
  return s
}
const isShown = (s: RunOrShootScene): boolean => reveal(s.table, survivorNo(s, 1))

describe('who was hidden', () => {
  it('[rs.secrecy.11] a drifter in a room is shown when it is seen, or within 5 cm through a wall', () => {
    // The wall of the store is at y 27, its window from x 9 to 15; a gap of 5 cm is 7 cm between centres.
    expect(isShown(lurking(12, 24, 'ordinary', [12, 36]))).toBe(true)
    expect(isShown(lurking(17, 24, 'ordinary', [17, 31]))).toBe(true)
    expect(isShown(lurking(17, 24, 'ordinary', [17, 31.01]))).toBe(false)
  })

  it('[rs.mutant.3] [rs.witch.12] a mutant in ambush is shown to who sees it within 30 cm, a crying woman at any distance', () => {
    expect([isShown(lurking(42, 33, 'boomer')), isShown(lurking(42.01, 33, 'boomer'))]).toEqual([true, false])
    expect(isShown(lurking(42.01, 33, 'witch'))).toBe(true)
    // Nobody hears it behind a wall, however near.
    expect(isShown(lurking(17, 25, 'boomer', [17, 29]))).toBe(false)
  })

  it('[rs.secrecy.11] somebody in a room steps out of hiding with his number, where he was', () => {
    const nps = { n: 13, who: 'n3', seat: null, status: 'hidden', at: at(0, 0), name: 'Somebody' } as const
    const meet = (x: number, y: number) => {
      const hidden = hiddenWith({ people: { 13: { at: at(12, 24), level: 0 } } })
      const s = scene({ options: { survivors: 1 }, survivors: [{ at: at(x, y) }, nps], state: { hidden } })
      return { s, isMet: revealAll(s.table) }
    }
    expect(meet(36, 33).isMet).toBe(false)
    const { s, isMet } = meet(12, 33)
    expect(isMet).toBe(true)
    expect(survivorNo(s, 13)).toMatchObject({ status: 'alive', at: at(12, 24), level: 0 })
    expect(s.state.hidden.people).toEqual({})
    expect(s.event('person appeared')).toMatchObject({ survivor: 13, at: at(12, 24) })
  })

  it('[rs.secrecy.11] whoever opens a door sees who is behind it, and so do all others; the move stops there', () => {
    const s = scene({ survivors: [{ at: at(20, 29) }, { at: at(20, 38) }] })
    hideZed(s.table, newZed(s.table, { at: at(20, 16), level: 0, facing: { x: 0, y: -1000 }, mode: 'drifting' }))
    s.do('S1', { do: 'card', cards: ['RUN'] }).do('S2', { do: 'card', cards: ['SHOOT'] })
    s.do('S1', move(open('0,0 door0'), go(20, 27)))
    expect([survivorNo(s, 1).at, s.owe, s.state.zeds.length]).toEqual([at(20, 29), ['S1'], 1])
    expect(s.refused('S1', move(go(20, 23.9))).clause).toBe('rs.move.3')
    s.do('S1', move(go(20, 24.5)))
  })

  it('[rs.secrecy.9] where nobody is found nothing is told, and nothing stops', () => {
    const s = moving('RUN', { survivors: [{ at: at(20, 29) }] })
    s.do('S1', move(open('0,0 door0'), go(20, 25)))
    expect(survivorNo(s, 1).at).toEqual(at(20, 25))
  })

  it('[rs.sight.8] at night a turn of the torch shows who stands there', () => {
    const me = { at: at(5, 76), items: ['torch' as const], torchLit: true, facing: { x: -1000, y: 0 } }
    const s = scene({ options: { scenario: 'night-school' }, survivors: [me] })
    hideZed(s.table, newZed(s.table, { at: at(34, 76), level: 0, facing: { x: 1000, y: 0 }, kind: 'boomer' }))
    expect(revealAll(s.table)).toBe(false)
    s.do('S1', { do: 'card', cards: ['RUN'] }).do('S1', { do: 'turn', facing: [1000, 0] })
    expect(s.event('zed appeared').kind).toBe('boomer')
  })
})

/** Does something come to light by what is done, so that nobody takes it back? */
function comesToLight(s: RunOrShootScene, act: (s: RunOrShootScene) => void): boolean {
  s.table.revealed = false
  act(s)
  return s.table.revealed
}

describe('what comes to light', () => {
  const emerging = (s: RunOrShootScene): void => void playPart(s, 'hordes emerge', {})
  const walking = (s: RunOrShootScene): void => void playPart(s, 'attackers move', {})
  const horde = (by: Partial<Horde>): Horde => ({
    n: 1,
    lair: '1,0 drain',
    size: 6,
    inside: 5,
    active: 1,
    emergesFrom: 1,
    drawnTo: [],
    ...by,
  })

  it('[rs.secrecy.10] where only what is seen is shown, every Zed that a person as umpire sends: the next may come into sight', () => {
    const sent = (options: object) => {
      const lane = { survivors: [{ at: at(10, 33) }], zeds: [{ at: at(38, 33) }, { at: at(42, 33) }] }
      const s = moving('RUN', { ...lane, options: { umpire: 'asked', ...options } })
      playTo(s, '7c')
      while (s.asks === 'tell Hunters') s.do('U', { do: 'by-the-book' })
      expect(s.asks).toBe('send')
      return comesToLight(s, (at7c) => void at7c.do('U', { do: 'by-the-book' }))
    }
    expect([sent({}), sent({ fogOfWar: 'strict' }), sent({ radioTalk: true })]).toEqual([false, true, true])
  })

  it('is a horde that comes out, but not one that is awake and stays', () => {
    const out = (by: Partial<Horde>) => scene({ state: { hidden: hiddenWith({ hordes: [horde(by)] }) } })
    expect(comesToLight(out({}), emerging)).toBe(true)
    expect(comesToLight(out({ emergesFrom: 2 }), emerging)).toBe(false)
  })

  it('[rs.secrecy.9] is nothing for whoever walks past a manhole, whether or not a horde has heard him', () => {
    const past = (hordes: Horde[]): boolean => {
      const survivors = [{ at: at(15, 33) }, { at: at(3, 30) }]
      const s = moving('RUN', { survivors, state: { hidden: hiddenWith({ hordes }) } })
      const isLit = comesToLight(s, () => s.do('S1', move(go(20, 33), go(25, 33))))
      expect(s.state.hidden.hordes.map(({ active }) => active)).toEqual(hordes.map(() => 1))
      return isLit
    }
    expect([past([horde({ lair: '0,0 manhole', active: 0, emergesFrom: 0 })]), past([])]).toEqual([false, false])
  })

  it('is an infected who dies of it and one who rises, but no roll that changes nothing', () => {
    const ill = (face: number) =>
      scene({ dice: [`draw rs.infection.7: ${face}`], state: { hidden: hiddenWith({ tested: { 1: 'infected' } }) } })
    const upkeep = (s: RunOrShootScene): void => void playPart(s, 'infection', {})
    expect([comesToLight(ill(0), upkeep), comesToLight(ill(5), upkeep)]).toEqual([true, false])
    const dead = scene({
      survivors: [{}, { status: 'dead', at: at(20, 33) }],
      state: { turn: 3, hidden: hiddenWith({ rising: { 2: 3 } }) },
    })
    expect(comesToLight(dead, ({ table }) => raiseTheDead(table))).toBe(true)
  })

  it('is what a test has shown where infections are open (rs.secrecy.12)', () => {
    const bitten = (openInfection: boolean) =>
      scene({ options: { openInfection }, dice: ['draw rs.infection.1: 9'], zeds: [{ at: at(30, 33) }] })
    const bite = (s: RunOrShootScene): void => harm(s.table, survivorNo(s, 1), 1, { cause: 'bite', by: 1 })
    expect([comesToLight(bitten(true), bite), comesToLight(bitten(false), bite)]).toEqual([true, false])
  })

  it('[rs.secrecy.10] is by strict fog every Zed that the umpire sends, which others may follow out of it', () => {
    const sent = (fogOfWar: 'table' | 'strict'): boolean => {
      const s = scene({
        options: { umpire: 'asked', fogOfWar },
        survivors: [{ at: at(10, 33) }],
        zeds: [{ at: at(38, 33) }, { at: at(33, 33) }],
      })
      playTo(plays(s, 'S1', 'MELEE'), '7c').do('U', { do: 'by-the-book' })
      return comesToLight(s, () => s.do('U', { do: 'send', zed: 2, at: [2500, 3300] }))
    }
    expect([sent('strict'), sent('table')]).toEqual([true, false])
  })

  it('are cards, all at once and not before', () => {
    const s = scene({ survivors: [{ at: at(3, 30) }, { at: at(3, 34) }] })
    expect(comesToLight(s, () => plays(s, 'S1', 'RUN'))).toBe(false)
    expect(comesToLight(s, () => plays(s, 'S2', 'RUN'))).toBe(true)
  })

  it('is which horde a mark has drawn, as soon as its Zeds walk', () => {
    const marked = (drawnTo: number[]) =>
      scene({
        survivors: [{ at: at(10, 33), slime: 2 }],
        zeds: [{ at: at(38, 33), horde: 1 }],
        state: { hidden: hiddenWith({ hordes: [horde({ drawnTo })] }) },
      })
    expect([comesToLight(marked([1]), walking), comesToLight(marked([]), walking)]).toEqual([true, false])
  })
})
