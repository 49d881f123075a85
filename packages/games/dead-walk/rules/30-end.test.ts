import { describe, expect, it } from 'vitest'
import { type Goal, SCENARIOS, type ScenarioId } from '../content/scenarios.ts'
import { at, type DeadWalkScene, endPhase, human, humanNo, scene, zombie } from '../testing.ts'
import { gradeFor, isMet } from './30-end.ts'

/** A game of a scenario on its own table. */
const playing = (scenario: ScenarioId, stage: object = {}): DeadWalkScene =>
  scene({ map: null, ...stage, options: { scenario, ...(stage as { options?: object }).options } })

const met = (s: DeadWalkScene, goal: Goal): boolean => isMet(s.table, goal)
const graded = (s: DeadWalkScene) => s.event('graded')

/** The last turn of Lawless Street: the zombies have nobody near them. */
const lastTurn = (humans: readonly object[], over: object = {}): DeadWalkScene =>
  scene({ humans, zombies: [zombie(1, at(110, 110), { heading: 270 })], turn: 8, phase: 'zombies', ...over })

describe('the end', () => {
  it('[dw.end.1] whoever is still on a table with an exit at the limit is lost, whoever left survives', () => {
    const s = lastTurn([human({ at: at(20, 20) }), human({ at: at(0, 0), status: 'escaped' })])
    expect(humanNo(s, 1).status).toBe('lost')
    expect(graded(s)).toMatchObject({ survivors: 1, starters: 2, full: false, partial: true, grade: 'minor-hero' })
  })

  it('[dw.end.1] where one has to get out, having done everything else is not enough', () => {
    const s = playing('mercy', {
      humans: [human({ at: at(60, 116) }), human({ at: at(0, 0), status: 'escaped' })],
      progress: { carriedOut: ['K1', 'K2', 'K3'] },
      turn: 20,
      phase: 'zombies',
    })
    expect([humanNo(s, 1).status, humanNo(s, 2).status]).toEqual(['lost', 'escaped'])
    expect(graded(s)).toMatchObject({ full: true, survivors: 1, starters: 2, grade: 'minor-hero' })
  })

  it('[dw.end.1] who stands on the table when the last of the zombies is gone survives', () => {
    const s = lastTurn([human({ at: at(20, 20) }), human({ at: at(30, 20) })], {
      zombies: [],
      progress: { printedGone: [1, 2, 3] },
      turn: 4,
    })
    expect([humanNo(s, 1).status, humanNo(s, 2).status]).toEqual(['alive', 'alive'])
    expect(graded(s)).toMatchObject({ survivors: 2, grade: 'major-hero' })
  })

  it('[dw.end.1] where there is no exit, those on the table survive', () => {
    const s = playing('night-at-millers', {
      humans: [human({ at: at(38, 50) }), human({ at: at(38, 40), status: 'dead', died: 16 })],
      turn: 16,
      phase: 'zombies',
    })
    expect(humanNo(s, 1).status).toBe('alive')
    expect(graded(s)).toMatchObject({ survivors: 1, starters: 2, full: true })
  })

  it('[dw.end.1] [dw.wounds.6] open wounds are tested before the result is graded, of those who left as well', () => {
    const s = lastTurn(
      [
        human({ at: at(0, 0), status: 'escaped', wounds: 2, untested: 2 }),
        human({ at: at(20, 20), wounds: 3, untested: 1 }),
      ],
      { dice: ['dw.wounds.2: 1 2'] },
    )
    expect(s.dice).toEqual(['dw.wounds.2 d6: 1', 'dw.wounds.2 d6: 2'])
    expect(graded(s)).toMatchObject({ survivors: 0, grade: 'major-zombie' })
  })

  it('[dw.end.2] a game ends after phase 3 of its last turn', () => {
    expect(lastTurn([human()], { turn: 7 }).outcome).toBeNull()
    const s = lastTurn([human()])
    expect(s.outcome).toMatchObject({ clause: 'dw.end.2' })
    expect(s.events.findIndex(({ e }) => e === 'zombie moved')).toBeLessThan(
      s.events.findIndex(({ e }) => e === 'graded'),
    )
  })

  it('[dw.end.2] the house may set another limit, or none', () => {
    expect(lastTurn([human()], { turn: 3, options: { turnLimit: 3 } }).outcome).not.toBeNull()
    expect(lastTurn([human()], { turn: 39, options: { turnLimit: 0 } }).outcome).toBeNull()
  })

  it('[dw.end.2] it ends with the turn in which the zombies to be put down are gone', () => {
    const s = lastTurn([human()], { turn: 2, zombies: [], progress: { printedGone: [1, 2, 3] } })
    expect(s.outcome).not.toBeNull()
    const two = lastTurn([human()], { turn: 2, zombies: [], progress: { printedGone: [1, 2] } })
    expect(two.outcome).toBeNull()
  })

  it('[dw.end.2] meeting any other objective does not stop play', () => {
    const s = playing('shopping-list', {
      humans: [human({ at: at(60, 80) })],
      progress: { explored: ['R1', 'R2', 'R3', 'R4'] },
      turn: 5,
      phase: 'zombies',
      options: { entryMethods: [] },
    })
    expect(s.outcome).toBeNull()
    expect(met(s, SCENARIOS['shopping-list'].full)).toBe(true)
  })

  it('[dw.end.3] shares are of the humans who started; others do not count', () => {
    const s = lastTurn([
      human({ at: at(0, 0), status: 'escaped' }),
      human({ at: at(20, 20) }),
      human({ at: at(0, 0), status: 'escaped', npc: true }),
      human({ at: at(0, 0), status: 'escaped', npc: true }),
    ])
    expect(graded(s)).toMatchObject({ survivors: 1, starters: 2 })
  })

  it.each([
    [3, 4, true, true, 'major-hero'],
    [2, 3, true, true, 'minor-hero'],
    [4, 5, true, true, 'major-hero'],
    [4, 4, false, true, 'minor-hero'],
    [2, 4, false, true, 'minor-hero'],
    [3, 6, false, true, 'minor-hero'],
    [2, 5, false, true, 'minor-zombie'],
    [2, 5, true, true, 'minor-zombie'],
    [1, 4, true, true, 'major-zombie'],
    [1, 3, false, true, 'minor-zombie'],
    [1, 3, false, false, 'major-zombie'],
    [2, 4, false, false, 'minor-zombie'],
    [4, 4, false, false, 'minor-zombie'],
    [0, 4, true, true, 'major-zombie'],
  ])('[dw.end.3] %i of %i survivors, full %s, partial %s: %s', (survivors, starters, full, partial, grade) => {
    expect(gradeFor(survivors, starters, full, partial)).toBe(grade)
  })

  it('[dw.end.2] [dw.end.3] a hero grade is won by the survivors, any other by the game master if there is one', () => {
    const won = lastTurn([human({ at: at(20, 20) })], { zombies: [], progress: { printedGone: [1, 2, 3] } })
    expect(won.outcome).toMatchObject({ winners: ['P1'] })
    expect(lastTurn([human()]).outcome).toMatchObject({ winners: [] })
    const mastered = scene({
      humans: [human({ wounds: 6, untested: 1 })],
      phase: 'tests',
      dice: ['dw.wounds.2: 1'],
      options: { zombieControl: 'gm-bound' },
    })
    expect(mastered.outcome).toMatchObject({ winners: ['GM'] })
    expect(mastered.state.grade).toBe('major-zombie')
  })
})

describe('the goals of the scenarios', () => {
  it('rooms count as searched once a human has been in them', () => {
    const { full, partial } = SCENARIOS['shopping-list']
    const goals = (...explored: string[]): boolean[] => {
      const s = playing('shopping-list', { humans: [human({ at: at(60, 80) })], progress: { explored } })
      return [met(s, full), met(s, partial)]
    }
    expect(goals('R1')).toEqual([false, false])
    expect(goals('R1', 'R7')).toEqual([false, true])
    expect(goals('R1', 'R2', 'R3', 'R4')).toEqual([true, true])
  })

  it('crates must be carried out', () => {
    const goals = (...carriedOut: string[]): boolean[] => {
      const s = playing('mercy', { humans: [human({ at: at(60, 116) })], progress: { carriedOut } })
      return [met(s, SCENARIOS.mercy.full), met(s, SCENARIOS.mercy.partial)]
    }
    expect([goals(), goals('K2'), goals('K1', 'K2', 'K3')]).toEqual([
      [false, false],
      [false, true],
      [true, true],
    ])
    const depot = playing('quiet-hands', { humans: [human({ at: at(60, 116) })], progress: { carriedOut: ['K1'] } })
    expect(met(depot, SCENARIOS['quiet-hands'].partial)).toBe(true)
    expect(met(depot, SCENARIOS['quiet-hands'].full)).toBe(false)
    const keys = playing('quiet-hands', { humans: [human({ at: at(60, 116) })], progress: { carriedOut: ['K2'] } })
    expect(met(keys, SCENARIOS['quiet-hands'].partial)).toBe(false)
  })

  it('the farmhouse must be held', () => {
    const { full, partial } = SCENARIOS['night-at-millers']
    const goals = (humans: readonly object[], zombies: readonly object[]): boolean[] => {
      const s = playing('night-at-millers', { humans, zombies })
      return [met(s, full), met(s, partial)]
    }
    const inside = human({ at: at(38, 50) })
    expect(goals([inside], [zombie(1, at(5, 5))])).toEqual([true, true])
    expect(goals([inside], [zombie(1, at(36, 40))])).toEqual([false, true])
    expect(goals([inside], [zombie(1, at(36, 40), { on: 'B1' })])).toEqual([true, true])
    expect(goals([human({ at: at(5, 5) })], [zombie(1, at(36, 40))])).toEqual([false, false])
  })

  it('half of those who started must leave by whatever means', () => {
    const { partial } = SCENARIOS['nine-forty-bus']
    const left = (...statuses: string[]): boolean =>
      met(
        playing('nine-forty-bus', { humans: statuses.map((status, i) => human({ at: at(14 + 4 * i, 29), status })) }),
        partial,
      )
    expect(left('escaped', 'escaped', 'alive', 'alive')).toBe(true)
    expect(left('escaped', 'dead', 'alive', 'alive')).toBe(false)
  })

  it('nobody drives without vehicles', () => {
    const s = playing('nine-forty-bus', { humans: [human({ at: at(14, 29) })] })
    expect(met(s, SCENARIOS['nine-forty-bus'].full)).toBe(false)
  })

  it('the boat must run, and no friend may be left behind', () => {
    const { full, partial } = SCENARIOS['last-boat']
    const goals = (engineTurns: number, status: string): boolean[] => {
      const humans = [human({ at: at(5, 35) }), human({ at: at(5, 40), npc: true, status })]
      const s = playing('last-boat', { humans, progress: { engineTurns } })
      return [met(s, full), met(s, partial)]
    }
    expect([goals(2, 'escaped'), goals(3, 'escaped'), goals(3, 'dead'), goals(3, 'alive'), goals(3, 'lost')]).toEqual([
      [false, false],
      [true, true],
      [true, true],
      [false, true],
      [false, true],
    ])
  })

  it('[dw.xp.7] a team is engaged once the condition of the scenario was met, and stays so', () => {
    const engaged = (scenario: ScenarioId, stage: object): boolean => {
      const s = playing(scenario, { turn: 3, phase: 'zombies', ...stage, options: { entryMethods: [] } })
      return s.state.progress.engaged
    }
    expect(engaged('mercy', { humans: [human({ at: at(60, 116) })], progress: { explored: ['R4'] } })).toBe(true)
    expect(engaged('mercy', { humans: [human({ at: at(60, 116) })], progress: { explored: ['R5'] } })).toBe(false)
    expect(engaged('mercy', { humans: [human({ at: at(60, 116) })], progress: { engaged: true } })).toBe(true)
    expect(engaged('last-boat', { humans: [human({ at: [11_400, 4000 + 2125] })] })).toBe(true)
    expect(engaged('last-boat', { humans: [human({ at: [11_400, 4000 + 2126] })] })).toBe(false)
    expect(engaged('last-boat', { humans: [human({ at: at(5, 35) })], turn: 8 })).toBe(true)
    const gone = playing('mercy', {
      humans: [human({ at: [6000, 11_875] })],
      progress: { explored: ['R4'] },
      activation: { human: 1 },
    }).do('P1', { do: 'leave' })
    expect([gone.outcome === null, gone.state.progress.engaged]).toEqual([false, true])
    const bus = { humans: [human({ at: at(14, 29) })] }
    expect(engaged('nine-forty-bus', bus)).toBe(false)
    expect(engaged('nine-forty-bus', { ...bus, progress: { pickedUp: ['K2'] } })).toBe(true)
    expect(engaged('nine-forty-bus', { ...bus, progress: { npcsJoined: true } })).toBe(true)
  })
})

describe('handing a seat over', () => {
  it('[dw.seat.3] a person may leave the seat to a bot at any time, a bot may not', () => {
    const s = scene({ humans: [human(), human({ at: at(20, 20) })], options: { players: 2 } })
    s.do('P2', { do: 'resign' })
    expect(s.state.holders.P2).toEqual({ bot: 'competent', for: 'P2' })
    expect(humanNo(s, 2).seat).toBe('P2')
    expect(s.refused('P2', { do: 'resign' })).toMatchObject({ clause: 'dw.seat.3' })
    endPhase(s)
    s.do('P2', { do: 'take-seat' })
    expect(s.state.holders.P2).toEqual({ person: 'P2' })
    expect(s.event('seat taken back')).toMatchObject({ clause: 'dw.seat.3', seat: 'P2' })
    expect(s.refused('P2', { do: 'take-seat' })).toMatchObject({ clause: 'dw.seat.3' })
  })
})
