import { type DeadWalkKit, deadWalk, ownScenarioFaults } from '@shamble/dead-walk'
import { rolledSkirmish, SKIRMISH_SIZES, type SkirmishSize } from '@shamble/dead-walk/skirmish'
import { type DropDeadKit, dropDead } from '@shamble/drop-dead'
import { type EvacKit, evac } from '@shamble/evac'
import { type AnyGame, anyGame, type Dice, type Fault, type Standing } from '@shamble/kernel'
import { quoted, Stop } from './stop.ts'

/** Something about a scenario of one's own: a fault keeps it from being played, a warning does not. */
export interface ScenarioFault extends Fault {
  readonly clause: string
  readonly grade: 'fault' | 'warning'
}

/** A game, and what the command line says of it beyond the rules. */
export interface Shelf {
  readonly game: AnyGame
  readonly sides: readonly string[]
  /** The sides that have won, or none as long as the game goes on. */
  winners(state: Standing): readonly string[]
  /** Figures that each side has lost. */
  losses(state: Standing): Readonly<Record<string, number>>
  /** Where its rules and their tests are, from the top of the repository. */
  readonly folder: string
  /** All that is wrong with a scenario file; only of games for which one can write scenarios. */
  faultsOf?(document: unknown): readonly ScenarioFault[]
  /** How a scenario file is rolled by dice; only of games whose tables can be. */
  readonly skirmish?: Skirmishes
}

/** Tables of these sizes, the usual one first, with room for so many humans. */
interface Skirmishes {
  readonly sizes: readonly string[]
  roll(dice: Dice, size: string, humans: number): { readonly title: string; readonly says: string }
}

const evacLosses = ({ marines }: EvacKit['state']): Record<string, number> => ({
  marines: marines.filter((m) => m.hp === 0).length,
  zombies: marines.reduce((kills, m) => kills + m.kills, 0),
})

/** Survivors win one by one and count as a side if anybody gets away; with no undead seat the zombies win (dd.end.7). */
function dropDeadWinners({ outcome, survivors }: DropDeadKit['state']): string[] {
  if (outcome === null) return []
  if (survivors.some((one) => one.status === 'escaped')) return ['survivors']
  if (outcome.winners.length > 0) return ['undead']
  return [outcome.clause === 'dd.end.10' ? 'nobody' : 'zombies']
}

const dropDeadLosses = ({ survivors }: DropDeadKit['state']): Record<string, number> => ({
  survivors: survivors.filter((one) => one.died !== null).length,
})

/** A hero's grade is a win of the survivors, any other one of the zombies (dw.end.3). */
function deadWalkWinners({ outcome, grade }: DeadWalkKit['state']): string[] {
  if (outcome === null) return []
  return [grade === 'major-hero' || grade === 'minor-hero' ? 'survivors' : 'zombies']
}

const deadWalkLosses = ({ humans }: DeadWalkKit['state']): Record<string, number> => ({
  survivors: humans.filter((h) => !h.isNpc && h.status !== 'alive' && h.status !== 'escaped').length,
  zombies: humans.reduce((kills, h) => kills + h.kills + h.closeKills, 0),
})

export const SHELVES: readonly Shelf[] = [
  {
    game: anyGame(evac),
    sides: ['marines', 'zombies'],
    winners: ({ outcome }) => outcome?.winners ?? [],
    losses: (state) => evacLosses(state as EvacKit['state']),
    folder: 'packages/games/evac',
  },
  {
    game: anyGame(dropDead),
    sides: ['survivors', 'undead', 'zombies', 'nobody'],
    winners: (state) => dropDeadWinners(state as DropDeadKit['state']),
    losses: (state) => dropDeadLosses(state as DropDeadKit['state']),
    folder: 'packages/games/drop-dead',
  },
  {
    game: anyGame(deadWalk),
    sides: ['survivors', 'zombies'],
    winners: (state) => deadWalkWinners(state as DeadWalkKit['state']),
    losses: (state) => deadWalkLosses(state as DeadWalkKit['state']),
    folder: 'packages/games/dead-walk',
    faultsOf: ownScenarioFaults,
    skirmish: {
      sizes: Object.keys(SKIRMISH_SIZES),
      roll: (dice, size, humans) => rolledSkirmish(dice, { size: size as SkirmishSize, humans }),
    },
  },
]

export const GAMES: readonly AnyGame[] = SHELVES.map(({ game }) => game)

export function shelfOf(id: string): Shelf {
  const found = SHELVES.find(({ game }) => game.id === id)
  if (!found) throw new Stop(`there is no game ${quoted(id)}; there are ${GAMES.map((game) => game.id).join(', ')}`)
  return found
}
