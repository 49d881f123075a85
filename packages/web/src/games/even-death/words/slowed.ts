/** What makes a way shorter, in a few words. */
import { rowOf } from '../../../sure.ts'

const SLOWED: Readonly<Record<string, string>> = {
  'ed.human-state.6': 'sickness',
  'ed.infection.1': 'the infection',
  'ed.interact.3': 'the load',
  'ed.terrain.1': 'difficult ground',
}

export const slowedBy = (clause: string): string => rowOf(SLOWED, clause) ?? 'something'
