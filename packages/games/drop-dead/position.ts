/** The position file: a document from which any state can be set up, and the document of any state (dd.components.9). */
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
import { OPTIONS, settle } from './options.ts'
import { readExact } from './position/exact.ts'
import { POSITION, type Position } from './position/form.ts'
import { readState } from './position/read-state.ts'
import { write } from './position/write.ts'
import type { DropDeadKit, State } from './state.ts'

/** The clause of an option at fault, by its place in the document. */
function clauseOf(at: string): string {
  const id = at.replace(/^options\./, '')
  return Object.hasOwn(OPTIONS, id) ? OPTIONS[id as keyof typeof OPTIONS].clause : 'dd.variant.12'
}

function read(
  document: unknown,
  given: OptionValues,
  holders: Readonly<Record<Seat, Holder>>,
): Read<{ options: OptionValues; state: State }> {
  const parsed = parse(POSITION as Shape<Position>, document)
  if (!parsed.ok)
    return { ok: false, fault: { clause: 'dd.components.9', at: parsed.fault.at, reason: parsed.fault.why } }
  const doc = parsed.value
  const settled = settle({
    ...(doc.survivors.length > 0 && doc.phase !== 'setup' ? { players: doc.survivors.length } : {}),
    ...(doc.options as OptionValues | undefined),
    ...given,
  })
  if (!settled.ok) {
    const { at, why } = settled.fault
    return { ok: false, fault: { clause: clauseOf(at), at, reason: why } }
  }
  return legally(() => ({
    options: settled.value,
    state: doc.exact === undefined ? readState(doc, settled.value, holders) : readExact(doc, settled.value),
  }))
}

export const position: PositionForm<DropDeadKit> = { read, write }
