import type { Printables } from '@shamble/print'
import { SHELVES, shelfOf } from './games.ts'
import { quoted, Stop } from './stop.ts'
import { toldOf } from './told.ts'

/** What there is to print of a game. */
export async function printablesOf(id: string): Promise<Printables> {
  const print = SHELVES.find(({ game }) => game.id === id)?.print
  if (print) return print()
  const ids = SHELVES.flatMap((shelf) => (shelf.print ? [shelf.game.id] : []))
  throw new Stop(`there is nothing to print of ${quoted(id)}; there is of ${ids.join(', ')}`)
}

/** The same with the people of a saved campaign. */
export function printablesOfPeople(id: string, file: string, document: unknown): Printables {
  const { campaign } = shelfOf(id)
  if (!campaign) throw new Stop(`--people: ${quoted(id)} has no campaigns`)
  return campaign.print(toldOf(file, document, [campaign]))
}
