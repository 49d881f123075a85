import { describe, expect, it } from 'vitest'
import { at, type DeadWalkScene, endPhase, human, humanNo, newGame, scene, zombie, zombieNo } from '../testing.ts'

const NORTH_EXIT = { exit: { title: 'North', edge: [0, 0, 120, 0] as [number, number, number, number] } }
const names = (s: DeadWalkScene, ...wanted: string[]): string[] =>
  s.events.flatMap(({ e }) => (wanted.includes(e) ? [e] : []))
const phases = (s: DeadWalkScene): string[] =>
  s.events.flatMap((one) => (one.e === 'phase began' ? [`${one.turn} ${one.phase}`] : []))
/** A zombie that walks off to the east, far from everybody. */
const stray = (n: number): object => zombie(n, at(20, 110), { heading: 90 })

describe('the turn', () => {
  it('[dw.turn.1] [dw.turn.8] tests come first, then humans, then zombies, and then the next turn', () => {
    const s = scene({ phase: 'tests', zombies: [stray(1)] })
    expect(phases(s)).toEqual(['1 tests', '1 humans'])
    expect([s.state.phase, s.asks]).toEqual(['humans', 'who acts'])
    endPhase(s)
    expect(phases(s)).toEqual(['1 tests', '1 humans', '1 zombies', '2 tests', '2 humans'])
    expect(s.events.filter(({ e }) => e === 'zombie moved')).toHaveLength(1)
  })

  it('[dw.turn.1] a game begins with turn 1 after the set-up', () => {
    const s = newGame({ dice: ['dw.fear.3: 1 1 1 1'] })
    expect(s.state.turn).toBe(1)
    expect(phases(s)).toEqual(['1 tests', '1 humans'])
  })

  it('[dw.turn.2] the tests are entry, fire, fear, zombification, wounds', () => {
    const s = scene({
      phase: 'tests',
      turn: 3,
      humans: [human({ wounds: 2, untested: 1 }), human({ at: at(20, 20), status: 'dead', died: 1, wounds: 0 })],
      zombies: [zombie(1, at(65, 60), { burning: { turns: 1 } })],
      options: { entryMethods: ['B'] },
      dice: ['dw.entry.3: 1 1', 'dw.fire.1: 1', 'dw.fear.3: 1 1', 'dw.zombify.2: 6', 'dw.wounds.2: 6'],
    })
    expect(
      names(s, 'entry rolled', 'burned', 'fear tested', 'zombification tested', 'wound tested', 'phase began'),
    ).toEqual([
      'phase began',
      'entry rolled',
      'burned',
      'fear tested',
      'zombification tested',
      'wound tested',
      'phase began',
    ])
  })

  it('[dw.turn.3] the effect of a test comes before the next test', () => {
    const s = scene({
      phase: 'tests',
      humans: [
        human({ wounds: 2, untested: 2 }),
        human({ at: at(20, 20), wounds: 1, untested: 1 }),
        human({ at: at(100, 100) }),
      ],
      dice: ['dw.wounds.2: 1 6'],
    })
    expect(names(s, 'wound tested', 'eliminated', 'moral lost')).toEqual([
      'wound tested',
      'eliminated',
      'moral lost',
      'moral lost',
      'wound tested',
    ])
    expect([1, 2, 3].map((n) => humanNo(s, n).status)).toEqual(['dead', 'alive', 'alive'])
  })

  it('[dw.turn.4] humans are tested in the order of their numbers', () => {
    const s = scene({
      phase: 'tests',
      humans: [human(), human({ at: at(63, 60) }), human({ at: at(66, 60) })],
      zombies: [zombie(1, at(63, 65))],
      dice: ['dw.fear.3: 1 1 1 1 1 1'],
    })
    expect(s.events.flatMap((one) => (one.e === 'fear tested' ? [one.human] : []))).toEqual([1, 2, 3])
  })

  it('[dw.turn.4] corpses are tested in the order of their deaths', () => {
    const s = scene({
      phase: 'tests',
      turn: 5,
      humans: [
        human({ at: at(20, 20), status: 'dead', died: 3 }),
        human({ at: at(30, 20), status: 'dead', died: 1 }),
        human({ at: at(100, 100) }),
      ],
      dice: ['dw.zombify.2: 6 6'],
    })
    expect(s.events.flatMap((one) => (one.e === 'zombification tested' ? [one.human] : []))).toEqual([2, 1])
  })

  it('[dw.turn.5] a human takes none, some or all of the tests', () => {
    const tests = (over: object, zombies: readonly object[], dice: readonly string[]): string[] =>
      names(scene({ phase: 'tests', humans: [human(over)], zombies, dice }), 'fear tested', 'wound tested')
    expect(tests({}, [], [])).toEqual([])
    expect(tests({}, [zombie(1, at(65, 60))], ['dw.fear.3: 1 1'])).toEqual(['fear tested'])
    expect(tests({ wounds: 1, untested: 1 }, [], ['dw.wounds.2: 6'])).toEqual(['wound tested'])
    expect(tests({ wounds: 1, untested: 1 }, [zombie(1, at(65, 60))], ['dw.fear.3: 1 1', 'dw.wounds.2: 6'])).toEqual([
      'fear tested',
      'wound tested',
    ])
  })

  it('[dw.turn.6] one human finishes before another begins, and nobody acts twice', () => {
    const s = scene({ humans: [human(), human({ at: at(20, 20) })] })
    s.do('P1', { do: 'activate', human: 2 })
    expect(s.refused('P1', { do: 'activate', human: 1 })).toMatchObject({ clause: 'dw.turn.6' })
    s.do('P1', { do: 'end' })
    expect(s.refused('P1', { do: 'activate', human: 2 })).toMatchObject({ clause: 'dw.turn.6' })
    s.do('P1', { do: 'activate', human: 1 })
  })

  it('[dw.turn.7] any seat may claim the next activation, in any order', () => {
    const s = scene({
      humans: [human(), human({ at: at(20, 20) }), human({ at: at(30, 20) }), human({ at: at(40, 20) })],
      options: { players: 2 },
    })
    expect(s.owe).toEqual(['P1', 'P2'])
    expect(s.offers('P2')).toEqual(['activate human:2', 'activate human:4', 'rest'])
    s.do('P2', { do: 'activate', human: 4 })
    expect(s.owe).toEqual(['P2'])
    s.do('P2', { do: 'end' }).do('P2', { do: 'activate', human: 2 }).do('P2', { do: 'end' })
    expect(s.owe).toEqual(['P1'])
  })

  it('[dw.turn.7] when nobody claims it the lowest seat is the first whose time is counted', () => {
    const s = scene({
      humans: [human(), human({ at: at(20, 20) })],
      options: { players: 2 },
    })
    expect(s.owe[0]).toBe('P1')
    s.timeOut('P1')
    expect([humanNo(s, 1).acted, s.owe]).toEqual([true, ['P2']])
  })

  it('[dw.turn.9] zombies move, then barriers, attacks and shots, then noises fade and the scenario is looked at', () => {
    const s = scene({
      map: {
        buildings: [
          {
            id: 'B1',
            title: 'Hut',
            tag: 'plain',
            outline: [20, 20, 40, 40],
            rooms: [['R1', 'Hut', [20, 20, 40, 40]]],
            doors: [['D1', 30, 40, 'closed']],
            windows: [],
            ladder: null,
          },
        ],
      },
      humans: [human({ at: at(30, 30) }), human({ at: at(90, 90) })],
      zombies: [
        zombie(1, at(30, 41.3)),
        zombie(2, at(27.4, 41.3)),
        zombie(3, at(90, 92.5)),
        zombie(4, at(90, 102), { weapon: { type: 'rifle', loaded: 3 } }),
      ],
      noises: [{ at: at(10, 110), until: 8 }],
      turn: 8,
      phase: 'zombies',
      dice: ['dw.zattack.3: 1 1', 'dw.armedz.3: 1'],
      options: { lurch: false },
    })
    expect(
      names(
        s,
        'zombie moved',
        'zombie pounds',
        'zombie waits',
        'barrier attacked',
        'zombie attacked',
        'zombie fired',
        'noises faded',
        'graded',
      ),
    ).toEqual([
      'zombie waits',
      'zombie pounds',
      'zombie pounds',
      'zombie moved',
      'barrier attacked',
      'zombie attacked',
      'zombie attacked',
      'zombie fired',
      'noises faded',
      'graded',
    ])
  })

  it('[dw.turn.9] [dw.zsense.5] only noises from before the phase fade', () => {
    const s = scene({
      humans: [human({ at: at(100, 10) })],
      zombies: [zombie(1, at(30, 100), { heading: 90, weapon: { type: 'rifle', loaded: 3 } }), stray(2)],
      noises: [{ at: at(30, 110), until: 1 }],
      phase: 'zombies',
      dice: ['dw.armedz.3: 1'],
    })
    expect(s.state.noises).toEqual([{ at: zombieNo(s, 1)?.at, on: null, until: 2 }])
  })

  it('[dw.turn.10] play goes on turn after turn until the conditions are met', () => {
    const s = scene({ turn: 6, zombies: [zombie(1, at(20, 110), { fallen: true })] })
    endPhase(s)
    expect([s.state.turn, s.outcome]).toEqual([7, null])
    expect(zombieNo(s, 1)?.fallen).toBe(false)
    endPhase(endPhase(scene({ turn: 7, map: NORTH_EXIT })))
    const last = endPhase(scene({ turn: 8 }))
    expect(last.outcome).not.toBeNull()
  })

  it('[dw.turn.11] conditions are looked at at the end of a turn, not before', () => {
    const s = scene({
      humans: [human({ weapons: [{ type: 'pistol', id: 1, ready: true }] })],
      zombies: [zombie(3, at(66, 60))],
      progress: { printedGone: [1, 2] },
      activation: { human: 1 },
      dice: ['dw.shooting.1: 6'],
    })
    s.do('P1', { do: 'fire', weapon: 1, target: 'Z3', bursts: 1 })
    expect(s.state.progress.printedGone).toEqual([1, 2, 3])
    expect(s.outcome).toBeNull()
    endPhase(s)
    expect(s.outcome).toMatchObject({ clause: 'dw.end.2' })
  })

  it('[dw.turn.11] the game ends at once, in the middle of a turn, when nobody who is commanded is left', () => {
    const s = scene({
      map: NORTH_EXIT,
      humans: [
        human({ at: [6000, 125] }),
        human({ at: at(20, 20), status: 'dead', died: 1 }),
        human({ at: at(90, 20), npc: true }),
      ],
      zombies: [stray(1)],
      activation: { human: 1 },
    })
    s.do('P1', { do: 'leave' })
    expect(s.outcome).not.toBeNull()
    expect(phases(s)).toEqual([])
    expect(humanNo(s, 3).status).toBe('lost')
  })

  it('[dw.turn.11] somebody who joined a seat keeps the game going', () => {
    const s = scene({
      map: NORTH_EXIT,
      humans: [human({ at: [6000, 125] }), human({ at: at(90, 20), npc: true, seat: 'P1' })],
      activation: { human: 1 },
    })
    s.do('P1', { do: 'leave' })
    expect(s.outcome).toBeNull()
  })

  it('[dw.turn.11] the last one who dies in phase 1 ends the game there', () => {
    const s = scene({
      phase: 'tests',
      humans: [human({ wounds: 6, untested: 1 })],
      zombies: [stray(1)],
      dice: ['dw.wounds.2: 1'],
    })
    expect(s.outcome).toMatchObject({ winners: [] })
    expect(phases(s)).toEqual(['1 tests'])
  })

  it('[dw.turn.12] a break is declared when the own activation starts, fear is tested in phase 1', () => {
    const s = scene({
      phase: 'tests',
      humans: [human(), human({ at: at(20, 20) })],
      zombies: [zombie(1, [6250, 6000])],
      dice: ['dw.fear.3: 1 1', 'dw.break.5: 6'],
    })
    expect(s.events.flatMap((one) => (one.e === 'fear tested' ? [one.cause.step] : []))).toEqual(['fear tests'])
    s.do('P1', { do: 'activate', human: 2 }).do('P1', { do: 'end' })
    s.do('P1', { do: 'activate', human: 1 }).do('P1', { do: 'break' })
    expect(s.event('break tried')).toMatchObject({ free: true })
  })

  it('[dw.turn.13] what is counted for a turn is counted from the start of phase 1 to the end of phase 3', () => {
    const busy = { doubled: true, moved: true, breakFailed: true, sawed: true, firedAt: ['Z1'] }
    const s = scene({ humans: [human({ ...busy })], zombies: [stray(1)], activation: { human: 1 } })
    s.do('P1', { do: 'end' })
    expect(s.events.filter(({ e }) => e === 'turn began')).toHaveLength(1)
    expect(humanNo(s, 1)).toMatchObject({
      doubled: false,
      moved: false,
      breakFailed: false,
      sawed: false,
      firedAt: [],
      acted: false,
    })
    const lasting = scene({ phase: 'tests', humans: [human({ ...busy })], zombies: [stray(1)] })
    expect(humanNo(lasting, 1)).toMatchObject({ doubled: true, moved: true, sawed: true })
  })
})
