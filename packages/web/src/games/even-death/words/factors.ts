/** What is added to dice, or taken off a way, in a few words. */
import { rowOf } from '../../../sure.ts'

const FACTORS: Readonly<Record<string, string>> = {
  'ed.shoot.9': 'from the flank',
  'ed.shoot.10': 'health and fatigue',
  'ed.melee.3': 'from the flank',
  'ed.melee.4': 'health and fatigue',
  'ed.melee.5': 'a friend fights beside',
  'ed.command.3': 'a command',
  'ed.bite.16': 'hunger',
  'ed.perks.1': 'Athletic',
  'ed.command.7': 'Oscar Mike',
  'ed.human-state.6': 'sickness',
  'ed.infection.1': 'the infection',
  'ed.interact.3': 'the load',
  'ed.terrain.1': 'difficult ground',
}

export const modifierWords = (clause: string): string => rowOf(FACTORS, clause) ?? 'something else'
