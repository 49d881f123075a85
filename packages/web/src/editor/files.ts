/** Scenarios as files: what is shared is plain text, and what comes in is looked at before anything changes. */
import { type Fault, placeOfText, readJson } from '@shamble/kernel'
import { download } from '../ui/download.ts'
import type { GameEditor, Opened } from './game-editor.ts'

const MOST_BYTES = 4_000_000

/** "a-scenario-of-my-own.scenario.json" */
export function fileName(title: string): string {
  const plain = title
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '')
  return `${plain || 'scenario'}.scenario.json`
}

export function saveFile(editor: GameEditor<unknown>, document: unknown): void {
  const text = `${JSON.stringify(document, null, 2)}\n`
  download(fileName(editor.head(document).title), new Blob([text], { type: 'application/json' }))
}

/** The text of a file as a document; or where it is wrong, and why. */
export function readDocument(editor: Pick<GameEditor<unknown>, 'open'>, text: string): Opened<unknown> {
  const read = readJson(text)
  if (!read.ok) return refused(placeOfText(read.fault), `This is no JSON: ${read.fault.why}.`)
  return editor.open(read.value)
}

const refused = (at: string, why: string): { readonly ok: false; readonly fault: Fault } => ({
  ok: false,
  fault: { at, why },
})

export async function readFile(editor: GameEditor<unknown>, file: File): Promise<Opened<unknown>> {
  if (file.size > MOST_BYTES) return refused('', 'The file is too large for a scenario.')
  try {
    return readDocument(editor, await file.text())
  } catch {
    return refused('', 'The file cannot be read.')
  }
}
