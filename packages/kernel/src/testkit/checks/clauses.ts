import type { Game } from '../../game.ts'
import { TABLE_CLAUSES } from '../../refusal.ts'
import type { Kit } from '../../transaction.ts'
import { type Trial, walk } from '../walk.ts'

export const isCited = <K extends Kit>(game: Game<K>, clause: string): boolean =>
  Object.hasOwn(game.clauses, clause) || Object.hasOwn(TABLE_CLAUSES, clause)

/** Every clause that a step, a throw, an event, an option or an outcome names is in the index. */
export function citations<K extends Kit>(trial: Trial<K>): string[] {
  const { game, setups } = trial
  const cited = new Map<string, string>()
  for (const [id, option] of Object.entries(game.options)) cited.set(option.clause, `the option ${id}`)
  for (const setup of setups)
    for (const proc of Object.values(game.book(setup.options).procedures))
      for (const step of proc.steps) cited.set(step.clause, `the step ${proc.name} > ${step.name}`)
  const complaints = walk(trial, ({ table, events, used }) => {
    for (const event of events) cited.set(event.clause, `the event ${event.e}`)
    for (const [clause] of used.rolled) cited.set(clause, 'a throw')
    for (const [clause] of used.drawn) cited.set(clause, 'a hidden draw')
    if (table.state.outcome) cited.set(table.state.outcome.clause, 'an outcome')
    return []
  })
  for (const [clause, by] of cited)
    if (!isCited(game, clause)) complaints.push(`${by} cites ${clause}, which is no clause`)
  return complaints
}
