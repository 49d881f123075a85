/** What a player can do with an action: what is offered, what forbids it, what it does. */
import type { Refusal } from '@shamble/kernel'
import type { Faction } from '../tables/profiles.ts'
import type { CommandOf } from './commands.ts'
import { type CampaignForce, forceOf, forcesOf, type Look, type Transaction } from './state.ts'

/** The actions by their commands, as the book has them. */
export const ACTION_NAMES = [
  'move',
  'control',
  'battle',
  'build',
  'heal',
  'train',
  'search',
  'raid',
  'pillage',
  'supply-drop',
  'paratroopers',
  'zombify',
  'feast',
] as const
export type ActionName = (typeof ACTION_NAMES)[number]

export interface Action<D extends ActionName> {
  /** Those that are legal. */
  choices(look: Look, faction: Faction): CommandOf<D>[]
  /** Asked only of a force of that faction, if the command names one. */
  refusal(look: Look, faction: Faction, command: CommandOf<D>): Refusal | null
  take(t: Transaction, faction: Faction, command: CommandOf<D>): void
}

/** The forces of a player with which something can be done, each with the command for it. */
export const each = <C>(
  look: Look,
  faction: Faction,
  can: (force: CampaignForce) => boolean,
  command: (force: number) => C,
): C[] =>
  forcesOf(look.state, faction)
    .filter(can)
    .map(({ id }) => command(id))

/** The force that a command names: whoever asks has seen that there is one. */
export function actingIn({ state }: Look, id: number): CampaignForce {
  const found = forceOf(state, id)
  if (!found) throw new Error(`no force ${id}`)
  return found
}
