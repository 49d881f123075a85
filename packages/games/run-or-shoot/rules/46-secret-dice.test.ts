import { describe, expect, it } from 'vitest'
import type { Hidden } from '../state.ts'
import { at, hiddenWith, plays, type RunOrShootScene, scene, type Stage, survivorNo, turnOver } from '../testing.ts'

const BY_HAND = { umpire: 'asked', umpireDice: 'by hand' } as const
const FAR = at(76, 38)

/** The next question to the umpire about his dice, everything before it by the clock. */
function toDice(s: RunOrShootScene): RunOrShootScene {
  for (let guard = 0; s.asks !== 'throw secret dice'; guard++) {
    if (guard > 200 || s.pending === null) throw new Error('no secret dice')
    if (s.asks === 'place a card') for (const seat of s.owe) plays(s, seat, 'RUN')
    else s.timeOut(s.owe[0] ?? '')
  }
  return s
}
const faces = (...list: number[]) => ({ do: 'faces', faces: list }) as const

/** Dot is held by a Zed near a lair, in which a horde sleeps. */
function bitten(stage: Stage = {}, hidden: Partial<Hidden> = {}): RunOrShootScene {
  const survivors = [{ at: at(20, 34) }, { at: FAR }]
  return scene({
    survivors,
    zeds: [{ at: at(22, 34) }],
    ...stage,
    options: BY_HAND,
    state: { hidden: hiddenWith(hidden) },
  })
}
const HORDE = { n: 1, lair: '1,0 drain', size: 10, inside: 10, active: 0, emergesFrom: 0, drawnTo: [] } as const

describe('secret dice by hand', () => {
  it('[rs.dice.4] are asked for in every turn at the end of step 4, of step 10 and in U2, none if none are due', () => {
    const s = scene({ survivors: [{}], options: BY_HAND })
    const asked: string[] = []
    for (let i = 0; i < 6; i++) {
      toDice(s)
      asked.push(s.state.step)
      expect([s.owe, s.state.hidden.desk?.due]).toEqual([['U'], []])
      expect(s.refused('U', faces(1))).toMatchObject({ clause: 'rs.dice.4', at: 'faces' })
      s.do('U', faces())
    }
    expect(asked).toEqual(['4', '10', 'U2', '4', '10', 'U2'])
  })

  it('[rs.dice.4] [rs.infection.1] [rs.groan.3] decide tests and groans, all in one answer', () => {
    const due = toDice(bitten({}, { hordes: [HORDE] }))
    expect(due.state.hidden.desk?.due).toEqual([
      { what: 'test', about: 1 },
      { what: 'groans', about: 1 },
    ])
    expect(due.state.hidden.tested).toEqual({})
    due.do('U', faces(1, 1))
    expect(due.state.hidden).toMatchObject({ tested: { 1: 'infected' }, desk: { due: [] } })
    expect(due.state.hidden.hordes[0]?.active).toBe(1)
    expect(due.state.hidden.rolls.map(({ about, value, clause }) => [about, value, clause])).toEqual([
      [1, 1, 'rs.infection.1'],
      [1, 1, 'rs.groan.3'],
    ])
    const other = toDice(bitten({}, { hordes: [HORDE] })).do('U', faces(2, 2))
    expect(other.state.hidden).toMatchObject({ tested: { 1: 'immune' } })
    expect(other.state.hidden.hordes[0]?.active).toBe(0)
  })

  it('[rs.dice.4] [rs.infection.12] a test that is due takes effect then, for the dead, too', () => {
    const survivors = [{ at: at(20, 34), hits: 3 }, { at: FAR }]
    const s = toDice(bitten({ survivors }))
    expect([survivorNo(s, 1).status, s.state.hidden.rising]).toEqual(['dead', {}])
    s.do('U', faces(0))
    expect(s.state.hidden.rising).toEqual({ 1: 2 })
  })

  it('[rs.dice.4] [rs.infection.7] decide who dies in U2', () => {
    const hidden = { tested: { 1: 'infected', 2: 'immune' } } as const
    const begun = () => {
      const s = scene({ survivors: [{}, { at: FAR }], options: BY_HAND, state: { hidden: hiddenWith(hidden) } })
      while (toDice(s).state.step !== 'U2') s.do('U', faces())
      return s
    }
    const dies = begun()
    expect(dies.state.hidden.desk?.due).toEqual([
      { what: 'death', about: 1 },
      { what: 'death', about: 2 },
    ])
    dies.do('U', faces(0, 0))
    expect([1, 2].map((n) => survivorNo(dies, n).status)).toEqual(['dead', 'alive'])
    expect(survivorNo(begun().do('U', faces(1, 0)), 1).status).toBe('alive')
  })

  it('[rs.dice.4] [rs.seats.6] are rolled here if he leaves them, or is away', () => {
    const left = toDice(bitten()).do('U', { do: 'by-the-book' })
    expect(left.state.hidden.tested).toHaveProperty('1')
    const away = toDice(bitten()).do('U', { do: 'hand-over', until: 'game' })
    expect(away.state.hidden.tested).toHaveProperty('1')
    expect(turnOver(away).asks).toBe('place a card')
  })

  it('[rs.dice.4] no survivor hears of a face, or of how many there were', () => {
    const told = (...shown: number[]): string => {
      const s = toDice(bitten({}, { hordes: [HORDE] }))
      s.do('U', faces(...shown))
      return JSON.stringify([s.view('S1'), s.view(null), s.storyFor('S1'), s.storyFor(null), s.pending])
    }
    expect(told(1, 0)).toBe(told(9, 9))
  })
})

describe('infection dice in the open', () => {
  const hidden = { tested: { 1: 'infected', 2: 'immune' } } as const
  const thrown = (...dice: string[]): RunOrShootScene => {
    const s = scene({
      survivors: [{}, { at: FAR }],
      options: { ownInfectionDice: true },
      state: { hidden: hiddenWith(hidden) },
      dice,
    })
    for (const seat of s.owe) plays(s, seat, 'RUN')
    return turnOver(s)
  }

  it('[rs.infection.15] everybody who was tested throws for himself, infected or immune', () => {
    const s = thrown('rs.infection.15: 4', 'rs.infection.15: 4')
    const told = s.events.flatMap((event) => (event.e === 'infection die' ? [[event.survivor, event.face]] : []))
    expect(told).toEqual([
      [1, 4],
      [2, 4],
    ])
    expect(s.dice).toEqual(['rs.infection.15 d10: 4', 'rs.infection.15 d10: 4'])
    const other = thrown('rs.infection.15: 9', 'rs.infection.15: 1')
    expect([1, 2].map((n) => survivorNo(other, n).status)).toEqual(['alive', 'alive'])
  })

  it('[rs.infection.15] [rs.infection.9] a zero kills the infected, and has no effect on the immune', () => {
    const s = thrown('rs.infection.15: 0', 'rs.infection.15: 0')
    expect([1, 2].map((n) => survivorNo(s, n).status)).toEqual(['dead', 'alive'])
  })
})
