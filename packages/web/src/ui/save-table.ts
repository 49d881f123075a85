import { engine } from '../engine/start.ts'
import { download } from './download.ts'

/** Of a game that is not over. */
export const HOLDS_SECRETS =
  'This game is not over: the file also contains what is hidden and every die to come. Give it to nobody you play against.'

/** Offers the log of a table as a file; of a campaign, also with those of its battles. */
export async function saveTable(id: string, battles = false): Promise<void> {
  const { name, file } = await engine().exportTable(id, battles)
  download(name, file)
}
