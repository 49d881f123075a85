/** What is added to a die, in a few words. */
import { rowOf } from '../../../sure.ts'

const FACTORS: Readonly<Record<string, string>> = {
  'rs.snipe.1': 'sniping',
  'rs.shoot.14': 'stood still while the Zeds moved',
  'rs.fire.7': 'it burns',
  'rs.shoot.15': 'it is out of sight again',
  'rs.shoot.16': 'partly hidden',
  'rs.hunter.8': 'it is in the air',
  'rs.injury.4': 'hits carried',
  'rs.smoker.4': 'a moving target',
  'rs.smoker.5': 'partly hidden',
}

export const modifierWords = (clause: string): string => rowOf(FACTORS, clause) ?? 'something else'
