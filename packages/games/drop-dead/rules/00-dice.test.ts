import { apply, begin, choices, type Dice, pending, seeded, type Throw } from '@shamble/kernel'
import { RandomPlayer, setUp } from '@shamble/kernel/testkit'
import { describe, expect, it } from 'vitest'
import { dropDead } from '../index.ts'
import { SURVIVORS } from '../tables/survivors.ts'
import { ZOMBIES } from '../tables/zombies.ts'

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
