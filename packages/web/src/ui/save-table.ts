import { engine } from '../engine/start.ts'
import { download } from './download.ts'

/** Of a game that is not over. */
export const HOLDS_SECRETS =
  'The file holds everything of a game that still goes on: what is hidden, and every die to come. Whoever has it can look.'

/** Offers the log of a table as a file; of a campaign, also with those of its battles. */
export async function saveTable(id: string, battles = false): Promise<void> {
  const { name, file } = await engine().exportTable(id, battles)
  download(name, file)
}
