import { engine } from '../engine/start.ts'
import { download } from '../ui/download.ts'

/** Offers the log of a table as a file; of a campaign, also with those of its battles. */
export async function saveTable(id: string, battles = false): Promise<void> {
  const { name, file } = await engine().exportTable(id, battles)
  download(name, file)
}
