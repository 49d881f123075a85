import { describe, expect, it } from 'vitest'
import type { Command } from '../commands.ts'
import {
  type DropDeadScene,
  earl,
  endTurns,
  frank,
  offersOf,
  scene,
  skye,
  theOne,
  tile,
  whereIs,
  zombie,
} from '../testing.ts'

type Stage = NonNullable<Parameters<typeof scene>[0]>

const ESCAPE = { do: 'escape' } as const
const END = { do: 'end' } as const

describe('escape', () => {
  it('[dd.end.1] [dd.end.3] it takes the parts and the van tile', () => {
    const missing = scene({ installed: 1 })
    expect(missing.refused('P1', ESCAPE).clause).toBe('dd.end.1')
    expect(offersOf(missing, 'P1', 'escape')).toEqual([])
    const far = scene({ survivors: [earl({ at: [4, 1] })], installed: 2 })
    expect(far.refused('P1', ESCAPE).clause).toBe('dd.end.3')
    const s = scene({ installed: 2 })
    expect(offersOf(s, 'P1', 'escape')).toEqual([ESCAPE])
    s.do('P1', ESCAPE)
    expect(s.outcome).toMatchObject({ winners: ['P1'], clause: 'dd.end.5' })
  })

  it('[dd.end.3] not from an overrun van tile, unless smoke hides the survivor', () => {
    const zombies = [zombie(1, [3, 0]), zombie(2, [3, 3]), zombie(3, [0, 3])]
    const bound = scene({ installed: 2, zombies })
    expect(bound.refused('P1', ESCAPE).clause).toBe('dd.overrun.3')
    const smoke = scene({ installed: 2, zombies, turn: { survivor: 'earl', smoke: true } })
    expect(smoke.do('P1', ESCAPE).outcome?.winners).toEqual(['P1'])
  })

  it('[dd.end.3] in the turn in which the last part is installed, without movement left, also after a stop', () => {
    const s = scene({
      survivors: [earl({ at: [4, 1], carries: true })],
      installed: 1,
      turn: { survivor: 'earl', paid: 4 },
    })
    s.do('P1', { do: 'step', to: [3, 1] }).do('P1', ESCAPE)
    expect(s.outcome?.winners).toEqual(['P1'])
    const stopped = scene({ installed: 2, turn: { survivor: 'earl', stopped: true, attacks: 1 } })
    expect(stopped.do('P1', ESCAPE).outcome?.winners).toEqual(['P1'])
  })

  it('[dd.end.2] [dd.end.4] [dd.end.5] everybody on the van tile comes along, the others lose, living or undead', () => {
    const s = scene({
      survivors: [
        earl({ at: [1, 1] }),
        frank({ at: [3, 3] }),
        skye({ at: [4, 1] }),
        { id: 'owl', seat: 'P4', status: 'undead' },
      ],
      installed: 4,
    }).do('P1', ESCAPE)
    expect(s.outcome?.winners).toEqual(['P1', 'P2'])
    expect(s.event('escaped').survivors).toEqual(['earl', 'frank'])
    expect(s.event('left behind').survivors).toEqual(['skye'])
    expect(s.state.survivors.map((one) => one.status)).toEqual(['escaped', 'escaped', 'left behind', 'undead'])
  })

  it('[dd.end.2] nobody has to leave: the turn can be ended instead', () => {
    const s = scene({ survivors: [earl(), frank({ at: [9, 1] })], installed: 2 }).do('P1', END)
    expect(s.owe).toEqual(['P2'])
    expect(s.outcome).toBeNull()
  })

  it('[dd.end.3] the clock does not leave: it waits', () => {
    expect(scene({ installed: 2 }).clock('P1')).toEqual([END])
  })
})

describe('escape one by one', () => {
  const oneByOne = (stage: Stage = {}): DropDeadScene =>
    scene({
      survivors: [earl({ items: ['I06'] }), frank(), skye({ at: [9, 1] })],
      installed: 2,
      options: { escapeMode: 'one-by-one' },
      ...stage,
    })

  it('[dd.variant.4] the survivor alone leaves the map, the items go to the discard pile, and the game goes on', () => {
    const s = oneByOne().do('P1', ESCAPE)
    expect(theOne(s, 'earl')).toMatchObject({ status: 'escaped', at: null, items: [] })
    expect(s.state.discard).toEqual(['I06'])
    expect(whereIs(s, 'frank')).toEqual([2, 1])
    expect(s.owe).toEqual(['P2'])
    expect(s.outcome).toBeNull()
  })

  it('[dd.variant.4] it ends when no living survivor is on the map; those who got away have won', () => {
    const s = oneByOne({ survivors: [earl(), frank({ status: 'undead' })] }).do('P1', ESCAPE)
    expect(s.outcome).toMatchObject({ winners: ['P1'], clause: 'dd.variant.4' })
  })

  it('[dd.variant.4] the undead win only if nobody escaped', () => {
    const dying: Stage = {
      phase: 'zombies',
      zombies: [zombie(1, [8, 1])],
      options: { escapeMode: 'one-by-one', undeadSummons: 0, undeadMoves: 0 },
      dice: ['dd.undead.11: 1 1'],
    }
    const survivors = (first: object): object[] => [first, frank({ status: 'undead' }), skye({ at: [9, 1], health: 2 })]
    const die = (first: object): DropDeadScene => {
      const s = scene({ ...dying, survivors: survivors(first) })
      return s.do(s.owe[0] as string, { do: 'strike', zombie: 1, survivor: 'skye' })
    }
    expect(die(earl({ status: 'escaped', health: 50 })).outcome?.winners).toEqual(['P1'])
    expect(die(earl({ status: 'undead' })).outcome?.winners).toEqual(['P1', 'P2'])
  })
})

describe('the death of everybody', () => {
  /** Zombie 1 kills Earl, who is the last. */
  const lastDies = (stage: Stage = {}): DropDeadScene =>
    scene({
      phase: 'zombies',
      survivors: [earl({ at: [1, 1], health: 2 }), frank({ status: 'undead' }), skye({ status: 'undead' })],
      zombies: [zombie(1, [2, 1])],
      options: { undeadMoves: 0, undeadAttacks: 0 },
      dice: ['dd.zombies.4: 1 1'],
      ...stage,
    })

  it('[dd.end.6] [dd.end.7] the undead win, without whoever died last', () => {
    const s = lastDies()
    expect(s.outcome).toMatchObject({ winners: ['P2', 'P3'], clause: 'dd.end.6' })
    expect(s.event('game over').winners).toEqual(['P2', 'P3'])
  })

  it('[dd.end.7] all who died together last lose', () => {
    const s = scene({
      survivors: [earl({ at: [9, 0], health: 2 }), frank({ at: [9, -3], health: 2 }), skye({ status: 'undead' })],
      tiles: [tile('T34', [2, -1], 0, { resolved: false })],
      deck: ['E07'],
      dice: ['dd.events.9: 1 1'],
    }).do('P1', { do: 'step', to: [9, -1] })
    expect(s.outcome?.winners).toEqual(['P3'])
  })

  it('[dd.end.7] with no undead seat nobody wins; [dd.players.5] so a lone survivor has lost', () => {
    expect(lastDies({ survivors: [earl({ at: [1, 1], health: 2 })] }).outcome?.winners).toEqual([])
  })

  it('[dd.end.7] [dd.scenario.4] the seat that was undead from the beginning wins', () => {
    const s = lastDies({
      survivors: [earl({ at: [1, 1], health: 2 })],
      options: { scenario: 'patient-zero', undeadMoves: 0, undeadAttacks: 0 },
    })
    expect(s.outcome?.winners).toEqual(['U1'])
  })

  it('[dd.variant.3] with `undeadMode` off nobody wins', () => {
    const survivors = [earl({ at: [1, 1], health: 2 }), frank({ status: 'dead' })]
    expect(lastDies({ survivors, options: { undeadMode: 'off' } }).outcome?.winners).toEqual([])
  })
})

describe('other ends', () => {
  it('[dd.end.8] the standard game has no last cycle', () => {
    const s = scene({ cycle: 500 }).do('P1', END)
    expect(s.outcome).toBeNull()
    expect(s.state.cycle).toBe(501)
  })

  it('[dd.variant.10] with `cycleLimit` the undead win after the zombie phase of the last cycle', () => {
    const survivors = [earl(), frank({ status: 'undead' })]
    const s = scene({ survivors, cycle: 4, options: { cycleLimit: 5 } })
    expect(endTurns(s).outcome).toBeNull()
    expect(endTurns(s).outcome).toMatchObject({ winners: ['P2'], clause: 'dd.variant.10' })
    expect(s.state.cycle).toBe(5)
    expect(phasesOf(s).at(-1)).toBe('5 zombies')
  })

  it('[dd.variant.10] [dd.variant.4] whoever got away before has won, and the undead have not', () => {
    const survivors = [earl({ status: 'escaped', health: 9 }), frank({ status: 'undead' }), skye()]
    const options = { cycleLimit: 1, escapeMode: 'one-by-one' }
    expect(endTurns(scene({ survivors, options })).outcome?.winners).toEqual(['P1'])
  })

  it('[dd.end.9] whoever resigns hands the seat to a bot, and the game goes on', () => {
    const s = scene({ survivors: [earl(), frank()] }).do('P2', { do: 'resign' })
    expect(s.state.holders.P2).toEqual({ bot: 'competent', for: 'P2' })
    expect(s.state.holders.P1).toEqual({ person: 'P1' })
    expect(s.owe).toEqual(['P1'])
    expect(s.outcome).toBeNull()
    expect(s.refused('P2', { do: 'resign' }).clause).toBe('dd.end.9')
  })

  it('[dd.end.9] whoever has resigned may take the seat back, and nobody else has one to take', () => {
    const s = scene({ survivors: [earl(), frank()], holders: { P2: { person: 'Ann' } } }).do('P2', { do: 'resign' })
    expect(s.refused('P1', { do: 'take-seat' }).clause).toBe('dd.end.9')
    s.do('P2', { do: 'take-seat' })
    expect(s.state.holders.P2).toEqual({ person: 'Ann' })
    expect(s.event('seat taken back')).toMatchObject({ clause: 'dd.end.9', seat: 'P2' })
    expect(s.owe).toEqual(['P1'])
  })

  it('[dd.end.10] after twenty cycles without anything that counts the game ends without a winner', () => {
    const s = scene({ idle: 18 })
    expect(endTurns(s).outcome).toBeNull()
    expect(s.state.idle).toBe(19)
    s.do('P1', { do: 'step', to: [1, 2] })
    expect(endTurns(s).outcome).toMatchObject({ winners: [], clause: 'dd.end.10' })
  })

  it.each([
    [
      'a tile',
      { survivors: [earl({ at: [0, 1] })], stack: ['T40'] },
      [{ do: 'explore' }, { do: 'rotate', rotation: 0 }],
    ],
    [
      'a card',
      { survivors: [earl({ at: [9, 0] })], tiles: [tile('T34', [2, -1], 0, { resolved: false })], deck: ['E10'] },
      [{ do: 'step', to: [9, -1] }],
    ],
    ['a part picked up', { parts: [[4, 1]], survivors: [earl({ at: [4, 1] })] }, [{ do: 'pick-up' }]],
    ['a part dropped', { survivors: [earl({ at: [4, 1], carries: true })] }, [{ do: 'drop' }]],
    ['a part installed', { survivors: [earl({ at: [4, 1], carries: true })] }, [{ do: 'step', to: [3, 1] }]],
    [
      'health regained',
      { survivors: [earl({ health: 90, items: ['I06'] })] },
      [{ do: 'use', card: 'I06', on: 'earl' }],
    ],
    ['health lost', { zombies: [zombie(1, [2, 1])], dice: [1, 1, 'dd.zombies.4: 1 1'] }, [{ do: 'attack', zombie: 1 }]],
  ] satisfies [string, Stage, Command[]][])('[dd.end.10] %s counts', (_what, stage, commands) => {
    const s = scene({ ...stage, idle: 19 })
    for (const command of commands) s.do('P1', command)
    expect(s.state.stirred).toBe(true)
    s.do('P1', END)
    expect(s.outcome).toBeNull()
    expect(s.state).toMatchObject({ idle: 0, stirred: false })
  })

  it('[dd.end.10] a gift counts', () => {
    const survivors = [earl({ at: [4, 1], carries: true }), frank({ at: [5, 1] })]
    const s = scene({ survivors, idle: 19 }).do('P1', { do: 'give', to: 'frank' })
    expect(endTurns(s).state.idle).toBe(0)
  })
})

const phasesOf = (s: DropDeadScene): string[] =>
  s.events.flatMap((e) => (e.e === 'phase began' ? [`${e.cycle} ${e.phase}`] : []))
