import { apply, begin, choices, type Dice, pending, seeded, type Throw } from '@shamble/kernel'
import { RandomPlayer, setUp } from '@shamble/kernel/testkit'
import { describe, expect, it } from 'vitest'
import { dropDead } from '../index.ts'
import type { Command } from '../commands.ts'
import { SURVIVORS } from '../tables/survivors.ts'
import { ZOMBIES } from '../tables/zombies.ts'
import { earl, frank, owl, scene, skye, tile, zombie } from '../testing.ts'

/** Every die asked for in games of random players, in which everything happens sooner or later. */
function thrownInGames(games: number): Throw[] {
  const thrown: Throw[] = []
  for (let seed = 0; seed < games; seed++) {
    const luck = seeded(seed)
    const dice: Dice = {
      roll: (ask) => {
        thrown.push(ask)
        return luck.roll(ask)
      },
      draw: (clause, n) => luck.draw(clause, n),
    }
    const t = begin(dropDead, setUp(dropDead, { options: { players: 4, cycleLimit: 25 } }), dice)
    const player = new RandomPlayer(dropDead, seed)
    for (let asked = pending(t); asked !== null; asked = pending(t)) {
      const picked = player.pick(dropDead, t, asked)
      if (picked === null) throw new Error('a dead end')
      const offered = choices(t, picked.seat)
      const eager = offered.find((one) => one.do === 'attack' || one.do === 'explore') ?? picked.command
      const command = eager.do === 'end' ? offered[luck.draw('', offered.length)] : eager
      apply(dropDead, t, picked.seat, command ?? eager)
    }
  }
  return thrown
}

const THROWN = thrownInGames(6)

describe('dice', () => {
  it('[dd.components.6] are of six, eight, ten, twelve and twenty sides, and no other is ever asked for', () => {
    expect(THROWN.length).toBeGreaterThan(500)
    for (const { sides } of THROWN) expect([6, 8, 10, 12, 20]).toContain(sides)
    const attacks = [...Object.values(SURVIVORS).map(({ weapon }) => weapon.dice), ZOMBIES.attack]
    expect(attacks).toEqual([
      [12, 12],
      [12, 12],
      [10, 10],
      [20, 10],
      [10, 10],
    ])
  })

  it('[dd.components.7] with six sides belong to the event cards', () => {
    const sixes = THROWN.filter(({ sides }) => sides === 6).map(({ clause }) => clause)
    expect(sixes.length).toBeGreaterThan(0)
    for (const clause of sixes) expect(clause).toMatch(/^dd\.events\./)
  })
})

type Stage = NonNullable<Parameters<typeof scene>[0]>

/** The dice of one command, or of the beginning without one, as clause, die and seat. */
function throwersOf(stage: Stage, faces: readonly number[], seat = 'P1', ...commands: Command[]): string[] {
  const thrown: string[] = []
  const shown = faces.slice()
  const dice: Dice = {
    roll: ({ clause, sides, seat: by }) => {
      thrown.push(`${clause} d${sides} ${by}`)
      return shown.shift() ?? 1
    },
    draw: () => 0,
  }
  const s = scene({ ...stage, dice })
  for (const command of commands) s.do(seat, command)
  return thrown
}

/** Frank, second in turn order, enters a circle; Earl and Owl are on that tile, and Skye is at the van. */
const drawn = (card: string, faces: readonly number[], more: Stage = {}): string[] =>
  throwersOf(
    {
      survivors: [earl({ at: [14, 2] }), frank({ at: [11, 1] }), skye(), owl({ at: [14, 1] })],
      tiles: [tile('T34', [3, 0], 0, { resolved: false })],
      deck: [card as 'E01'],
      turn: { survivor: 'frank' },
      ...more,
    },
    faces,
    'P2',
    { do: 'step', to: [12, 1] },
  )

describe('who throws', () => {
  it('[dd.combat.2] an attack is thrown by whoever attacks, the D20 of the rifle first', () => {
    const shot = (cast: Stage['survivors']): string[] =>
      throwersOf({ survivors: cast ?? [], zombies: [zombie(1, [6, 1])] }, [], 'P1', { do: 'attack', zombie: 1 })
    expect(shot([earl({ at: [5, 1] })])).toEqual(['dd.survivors.2 d12 P1', 'dd.survivors.2 d12 P1'])
    expect(shot([frank({ at: [5, 1] })])).toEqual(['dd.survivors.5 d12 P1', 'dd.survivors.5 d12 P1'])
    expect(shot([skye({ at: [5, 1] })])).toEqual(['dd.survivors.9 d10 P1', 'dd.survivors.9 d10 P1'])
    expect(shot([owl({ at: [5, 1] })])).toEqual(['dd.survivors.14 d20 P1', 'dd.survivors.14 d10 P1'])
  })

  it('[dd.zombies.4] whoever is attacked throws for a zombie that acts by itself', () => {
    const bitten = { survivors: [earl({ at: [0, 3] }), owl({ at: [5, 1] })], zombies: [zombie(1, [6, 1])] }
    expect(throwersOf({ ...bitten, phase: 'zombies' }, [])).toEqual(['dd.zombies.4 d10 P2', 'dd.zombies.4 d10 P2'])
  })

  it('[dd.undead.11] [dd.undead.8] an undead player throws for the commanded and for the summoned', () => {
    const cast = [earl({ at: [5, 1] }), owl({ status: 'undead' })]
    const stage: Stage = { survivors: cast, zombies: [zombie(1, [6, 1])], phase: 'zombies' }
    const strike = throwersOf(stage, [], 'P2', { do: 'pass' }, { do: 'strike', zombie: 1, survivor: 'earl' })
    expect(strike).toEqual(['dd.undead.11 d10 P2', 'dd.undead.11 d10 P2'])
    const tiles = [tile('T40', [3, 0])]
    const summon = throwersOf({ ...stage, tiles }, [], 'P2', { do: 'summon', tile: [3, 0] })
    expect(summon).toEqual(['dd.placement.1 d8 P2'])
  })

  it('[dd.spawn.4] [dd.shamble.2] the first living survivor in turn order throws for spawners and for shambling', () => {
    const stage: Stage = {
      survivors: [owl({ seat: 'P1', at: [0, 3] }), skye({ seat: 'P2', at: [0, 0] }), earl({ seat: 'P3', health: 0 })],
      tiles: [tile('T12', [2, -1])],
      phase: 'zombies',
      options: { undeadMode: 'off' },
    }
    expect(throwersOf(stage, [5, 1, 5])).toEqual(['dd.placement.1 d8 P2', 'dd.shamble.3 d8 P2', 'dd.shamble.3 d8 P2'])
  })

  it('[dd.events.6] whoever drew an event throws for its zombies, rerolls included', () => {
    expect(drawn('E03', [4, 1])).toEqual(['dd.placement.1 d8 P2', 'dd.placement.1 d8 P2'])
    const alarm = { tiles: [tile('T34', [3, 0], 0, { resolved: false }), tile('T12', [2, -1])] }
    expect(drawn('E04', [1], alarm)).toEqual(['dd.placement.1 d8 P2'])
  })

  it('[dd.events.7] [dd.events.8] [dd.events.9] whoever drew a trap throws for it, once for everybody', () => {
    expect(drawn('E05', [])).toEqual(['dd.events.7 d6 P2', 'dd.events.7 d6 P2'])
    expect(drawn('E06', [])).toEqual(['dd.events.8 d6 P2'])
    expect(drawn('E07', [])).toEqual(['dd.events.9 d6 P2', 'dd.events.9 d6 P2'])
  })

  it('[dd.events.10] in the rain everybody throws for themselves, in turn order', () => {
    expect(drawn('E08', [])).toEqual(['dd.events.10 d6 P1', 'dd.events.10 d6 P2', 'dd.events.10 d6 P4'])
  })

  it('[dd.items.9] whoever throws the bomb throws its dice, once for everybody', () => {
    const stage: Stage = { survivors: [earl({ at: [5, 1], items: ['I10'] })], zombies: [zombie(1, [6, 1])] }
    const bomb = throwersOf(stage, [], 'P1', { do: 'use', card: 'I10', tile: [1, 0] })
    expect(bomb).toEqual(['dd.items.9 d12 P1', 'dd.items.9 d12 P1'])
  })
})
