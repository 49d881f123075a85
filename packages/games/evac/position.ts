/** The position file (ev.pos.1): a document from which any state can be set up, and the document of any state. */
import {
  type Holder,
  legally,
  type OptionValues,
  parse,
  type PositionForm,
  type Read,
  refuse,
  type Seat,
  type Shape,
} from '@shamble/kernel'
import { settle } from './options.ts'
import { readExact } from './position/exact.ts'
import { POSITION, type Position } from './position/form.ts'
import { readState } from './position/read-state.ts'
import { write } from './position/write.ts'
import type { EvacKit, State } from './state.ts'

function read(
  document: unknown,
  given: OptionValues,
  holders: Readonly<Record<Seat, Holder>>,
): Read<{ options: OptionValues; state: State }> {
  const parsed = parse(POSITION as Shape<Position>, document)
  if (!parsed.ok) return { ok: false, fault: { clause: 'ev.pos.1', at: parsed.fault.at, reason: parsed.fault.why } }
  const doc = parsed.value
  const settled = settle({
    ...(doc.marines.length > 0 && doc.phase !== 'setup' ? { marines: doc.marines.length } : {}),
    ...(doc.options as OptionValues | undefined),
    ...given,
  })
  if (!settled.ok) return { ok: false, fault: { clause: 'ev.opt.2', at: settled.fault.at, reason: settled.fault.why } }
  if (doc.exact === undefined && settled.value.scenario !== 'S1')
    return { ok: false, fault: { ...refuse('ev.pos.1', 'a custom position follows S1'), at: 'options.scenario' } }
  return legally(() => ({
    options: settled.value,
    state: doc.exact === undefined ? readState(doc, settled.value, holders) : readExact(doc, settled.value),
  }))
}

export const position: PositionForm<EvacKit> = { read, write }
