/** What makes dice, numbers and ways what they are, by the clause that says so. */
import { rowOf } from '../../../sure.ts'

const FACTORS: Readonly<Record<string, string>> = {
  'ed.shoot.9': 'flanked',
  'ed.melee.3': 'flanked',
  'ed.facing.8': 'flanked',
  'ed.melee.5': 'a friend helps',
  'ed.shoot.10': 'condition',
  'ed.melee.4': 'condition',
  'ed.shoot.11': 'healthy',
  'ed.human-state.2': 'fatigue',
  'ed.command.3': 'command',
  'ed.bite.16': 'hunger',
  'ed.shoot.21': 'decay',
  'ed.move.10': 'never below an inch',
  'ed.terrain.1': 'slow ground halves it',
  'ed.interact.3': 'carries something',
  'ed.infection.1': 'infected',
  'ed.human-state.6': 'sick',
  'ed.perks.1': 'Athletic',
  'ed.command.7': 'Oscar Mike',
}

export const factorWords = (clause: string): string => rowOf(FACTORS, clause) ?? 'by the rules'
