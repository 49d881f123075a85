/** Documents of the editor, without a page: opened, drawn from, edited. */
import { EMPTY_SCENARIO, OWN_SCENARIO, ownCopyOf, SCENARIOS } from '@shamble/dead-walk/page'
import { parse } from '@shamble/kernel'
import type { Opened } from '../../../editor/game-editor.ts'
import { keysOf } from '../../../sure.ts'
import { capital } from '../../../words/plain.ts'
import type { OwnScenario } from './own.ts'

/** A document from whatever a file holds: refused with place and reason unless it has the form of a scenario. */
export function openDocument(value: unknown): Opened<OwnScenario> {
  const read = parse(OWN_SCENARIO, value)
  return read.ok
    ? { ok: true, document: read.value }
    : { ok: false, fault: { at: read.fault.at, why: capital(`${read.fault.why}.`) } }
}

const SIZE = 90

/** A smaller table than the largest, with a zone in the south and a way out in the north. */
export const blankDocument = (): OwnScenario => ({
  ...EMPTY_SCENARIO,
  map: {
    ...EMPTY_SCENARIO.map,
    title: 'A table of my own',
    says: '',
    size: [SIZE, SIZE],
    deployment: [35, 72, 55, 88],
    exit: { title: 'north edge', edge: [35, 0, 55, 0] },
  },
})

export const copies = () =>
  keysOf(SCENARIOS).map((id) => {
    const { title, description } = SCENARIOS[id]
    return { id, title, says: description, make: () => ownCopyOf(id) }
  })
