/** Reading a state that was written down whole. */
import { type OptionValues, pending, sameJson, seat as sit, seeded } from '@shamble/kernel'
import { invariants } from '../invariants.ts'
import { bookFor, seatsFor } from '../options.ts'
import { workGround } from '../rules/01-grid.ts'
import { blankState, copyState, type DropDeadKit, type Look, type State } from '../state.ts'
import { Illegal, type Position } from './form.ts'
import { plainly } from './write.ts'

/** A written-out state is taken if the rules can go on from it and it says the same as the rest of the document. */
export function readExact(doc: Position, options: OptionValues): State {
  const bad = (why: string): never => {
    throw new Illegal('dd.components.9', 'exact', why)
  }
  const given = doc.exact as State
  const odd = Object.keys(blankState({}, null)).find((key) => !Object.hasOwn(given ?? {}, key))
  if (odd !== undefined) bad(`the state lacks ${odd}`)
  try {
    const state = copyState(given)
    if (!sameJson(state, given)) bad('this is not a state of Drop Dead')
    if (!sameJson(Object.keys(state.holders).sort(), seatsFor(options).sort())) bad('these are not the seats')
    const book = bookFor(options)
    const look: Look = { state: copyState(state), book, facts: workGround(state, book) }
    const broken = invariants(look)[0]
    if (broken) bad(broken)
    const table = sit<DropDeadKit>({ facts: workGround }, look.state, book, seeded('exact'))
    if (!sameJson(table.state, state)) bad('the state is not waiting for a decision')
    pending(table)
    const rest = { ...doc, exact: undefined }
    if (!sameJson(JSON.parse(JSON.stringify(rest)), JSON.parse(JSON.stringify(plainly(look)))))
      bad('it disagrees with the rest of the document')
    return state
  } catch (error) {
    if (error instanceof Illegal) throw error
    return bad('the rules cannot go on from this state')
  }
}
