/**
 * Why a command is not carried out: the clause that forbids it, and a sentence. `key` says what holds, for code that needs
 * to know; sentences are for people. `at` names the place in a malformed one.
 */
export interface Refusal {
  readonly clause: string
  readonly reason: string
  readonly key?: string
  readonly at?: string
}

export const refuse = (clause: string, reason: string, key?: string): Refusal =>
  key === undefined ? { clause, reason } : { clause, reason, key }

/** Clauses of the table itself, which no rulebook prints. */
export const TABLE_CLAUSES = {
  'table.shape': 'A command must be written in the form the game documents.',
  'table.again': 'What has no consequence is done at most 200 times by a seat in one turn.',
  'table.over': 'The game is over.',
  'table.stale': 'The question this command answers has been answered already.',
  'table.seat': 'This seat is not asked anything now.',
  'table.sealed': 'This seat has given its answer, and may take it back until all have answered.',
  'table.undo':
    'Only what revealed nothing, rolled nothing and was followed by nobody is taken back for free, and what is still sealed.',
  'table.dice': 'Every die that a rule asks for must be supplied, and nothing else.',
  'table.hands': 'After 500 dice by hand for one command the table throws the others.',
  'table.error': 'The software failed while it carried this out; nothing was changed.',
  'table.guest': 'Only whoever sits at a seat speaks and looks for it.',
  'table.taken': 'Somebody sits there already, in another window.',
  'table.beside': 'How a battle ended is taken from it, or entered by hand.',
  'table.past': 'In this game the past is closed to those who play, until it is over.',
} as const satisfies Record<string, string>

export const tableRefusal = (clause: keyof typeof TABLE_CLAUSES): Refusal => refuse(clause, TABLE_CLAUSES[clause])
