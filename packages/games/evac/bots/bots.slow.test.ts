/** Whole games between bots. */
import { describe, expect, it } from 'vitest'
import { apply, begin, choices, type Holder, pending, type Seat, seeded } from '@shamble/kernel'
import { evac } from '../index.ts'
import type { Transaction } from '../state.ts'
import { advise, adviseRunner, firstToAct } from './advise.ts'

type Advise = typeof advise

/** A random legal player, from its own dice. */
const randomly = (seed: string): Advise => {
  const dice = seeded(seed)
  return (_view, _book, _seat, offered) => ({ command: offered[dice.draw('', offered.length)]!, why: 'By chance.' })
}

const MOST_COMMANDS = 100_000

/** Plays a game out; whatever is advised must be on offer and allowed. */
function playOut(options: Record<string, unknown>, seed: string, marines: Advise, zombies: Advise): Transaction {
  const settled = evac.settle(options as never)
  if (!settled.ok) throw new Error(`${settled.fault.at}: ${settled.fault.why}`)
  const holders: Record<Seat, Holder> = Object.fromEntries(evac.seats(settled.value).map((s) => [s, { bot: 'test' }]))
  const t = begin(evac, { options: settled.value, holders }, seeded(seed))
  for (let n = 0; n < MOST_COMMANDS; n++) {
    const asked = pending(t)
    if (!asked) return t
    const view = evac.view(t, null)
    const seat = firstToAct(view, t.book, asked.owe)
    const offered = choices(t, seat)
    const { command, why } = (seat === 'Z' ? zombies : marines)(view, t.book, seat, offered)
    if (!offered.includes(command)) throw new Error(`${seat} is advised to ${JSON.stringify(command)}: not offered`)
    if (!why.endsWith('.')) throw new Error(`no reason is given for ${JSON.stringify(command)}`)
    const refusal = apply(evac, t, seat, command)
    if (refusal) throw new Error(`${seat} may not ${JSON.stringify(command)}: ${refusal.clause} ${refusal.reason}`)
  }
  throw new Error(`no end after ${MOST_COMMANDS} commands: ${JSON.stringify(options)}, ${seed}`)
}

const SETTINGS: Readonly<Record<string, readonly Record<string, unknown>[]>> = {
  'patrols of one to twelve marines': [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12].map((marines) => ({ marines })),
  'the other scenarios': [
    ...[1, 2, 3].map((marines) => ({ scenario: 'S2', marines })),
    ...[3, 4, 6].map((marines) => ({ scenario: 'S3', marines })),
    ...[2, 3, 4, 6].map((marines) => ({ scenario: 'S4', marines })),
    ...[3, 4, 6].map((marines) => ({ scenario: 'S5', marines })),
    { scenario: 'S5', marines: 3, layout: 'Bravo' },
  ],
  'house rules': [
    { marines: 3, night: 4, doorsBlockSight: false, wallsStopZombieAttacks: false },
    { marines: 4, lieutenant: true, scavenge: true, anyoneHeals: true, grenadesPerGrunt: 3 },
    { marines: 3, zombiesFlipTiles: false, spawnEvery: 2, evacNeeds: 'all', landingDelay: 2 },
    { marines: 1, helipadMinDistance: 4, doorTable: [0, 0, 0], extraReloads: 3 },
    { marines: 3, spawnModifier: -3, zombieDie: 3, countMarines: 'starting', sprintBonus: 0, standBonus: 0 },
    { marines: 3, layout: 'Alpha', spawnMinDistance: 14, zombieCap: 10, speedGrunt: 8 },
    { marines: 2, zombieSpeed: 4, oneUserPerWeapon: true, naturalOneMisses: true, blastSparesMarines: true },
  ],
}

describe('bots against bots', () => {
  it.each(Object.keys(SETTINGS))('games with %s end without a refusal', (name) => {
    for (const [i, options] of (SETTINGS[name] ?? []).entries()) {
      expect(playOut(options, `${name} ${i}`, advise, advise).state.outcome).not.toBeNull()
      const runners = (options['marines'] as number) < 7
      if (runners) expect(playOut(options, `run ${i}`, adviseRunner, advise).state.outcome).not.toBeNull()
    }
  })

  it('advice depends on the view alone, not on what was asked before', () => {
    const t = playOut({ marines: 3 }, 'first', advise, advise)
    const again = playOut({ marines: 3 }, 'first', advise, advise)
    expect(again.state).toEqual(t.state)
  })

  it('competent marines beat random ones, and competent zombies do, clearly', () => {
    const wins = (marines: Advise, zombies: Advise): number =>
      Array.from({ length: 16 }, (_, i) =>
        playOut({ scenario: 'S2', marines: 3 }, `duel ${i}`, marines, zombies),
      ).filter((t) => t.state.outcome?.winners.includes('marines')).length
    expect(wins(advise, randomly('a'))).toBeGreaterThan(wins(randomly('b'), randomly('c')) + 4)
    expect(wins(advise, advise)).toBeLessThan(wins(advise, randomly('d')) - 4)
  })
})
