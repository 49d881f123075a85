/** Documents of the editor, without a page: opened, begun, copied. */
import { EMPTY_TABLE, OWN_TABLE, ownCopyOf, SCENARIO_IDS, scenarioOf } from '@shamble/even-death/page'
import { parse } from '@shamble/kernel'
import type { Opened } from '../../../editor/game-editor.ts'
import { capital } from '../../../words/plain.ts'
import type { OwnTable } from './own.ts'

/** A document from whatever a file holds: refused with place and reason unless it has the form of a table. */
export function openDocument(value: unknown): Opened<OwnTable> {
  const read = parse(OWN_TABLE, value)
  return read.ok
    ? { ok: true, document: read.value }
    : { ok: false, fault: { at: read.fault.at, why: capital(`${read.fault.why}.`) } }
}

export const blankDocument = (): OwnTable => EMPTY_TABLE

export const copies = () =>
  SCENARIO_IDS.map((id) => {
    const { title, description } = scenarioOf(id)
    return { id, title, says: description, make: () => ownCopyOf(id) }
  })
