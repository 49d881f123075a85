/** The position file: a document from which any state can be set up, and the document of any state. */
import {
  type Holder,
  legally,
  type OptionValues,
  parse,
  type PositionForm,
  type Read,
  type Seat,
  type Shape,
} from '@shamble/kernel'
import { OPTIONS, settleFor } from './options.ts'
import { readExact } from './position/exact.ts'
import { POSITION, type Position } from './position/form.ts'
import { readState } from './position/read-state.ts'
import { write } from './position/write.ts'
import type { DeadWalkKit, State } from './state.ts'

/** The clause of an option at fault, by its place in the document. */
function clauseOf(at: string): string {
  const id = at.replace(/^options\./, '').replace(/[.[].*$/, '')
  return Object.hasOwn(OPTIONS, id) ? OPTIONS[id as keyof typeof OPTIONS].clause : 'dw.scope.4'
}

function read(
  document: unknown,
  given: OptionValues,
  holders: Readonly<Record<Seat, Holder>>,
): Read<{ options: OptionValues; state: State }> {
  const parsed = parse(POSITION as Shape<Position>, document)
  if (!parsed.ok) return { ok: false, fault: { clause: 'dw.scope.4', at: parsed.fault.at, reason: parsed.fault.why } }
  const doc = parsed.value
  const humans = doc.humans.filter(({ npc }) => !npc).length
  const settled = settleFor({ ...(doc.options as OptionValues | undefined), ...given }, humans)
  if (!settled.ok) {
    const { at, why } = settled.fault
    return { ok: false, fault: { clause: clauseOf(at), at, reason: why } }
  }
  return legally(() => ({
    options: settled.value,
    state: doc.exact === undefined ? readState(doc, settled.value, holders) : readExact(doc, settled.value),
  }))
}

export const position: PositionForm<DeadWalkKit> = { read, write }
