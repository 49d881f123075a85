/** Saves as files. Loaded by itself: most tables are played without. */
import { type AnyMatch, placeOfText, readJson } from '@shamble/kernel'
import { bundled, openBundle } from './bundle.ts'
import type { MatchCard, MatchSetup } from './protocol.ts'
import { faultOf, Refused } from './refused.ts'
import { saveOf, type Store } from './store.ts'

interface SavedFile {
  readonly name: string
  readonly text: string
}

/** What becomes of a file that is brought in. */
interface Library {
  /** The match of a save that replays to its end; throws `Refused`. */
  open(save: unknown): Promise<AnyMatch>
  keep(match: AnyMatch, title: string, campaign?: MatchSetup['campaign']): Promise<MatchCard>
  remove(table: string): Promise<void>
}

/** `battles`: of a campaign, with the battles that were played here. */
export async function exported(store: Store, table: string, battles: boolean): Promise<SavedFile> {
  const { card, save } = await saved(store, table)
  return fileOf(card, battles ? bundled(card.title, save, await battlesOf(store, table)) : save)
}

async function saved(store: Store, table: string): Promise<{ readonly card: MatchCard; readonly save: unknown }> {
  const found = await store.load(table)
  if (!found) throw new Refused('table', 'There is no such table here.')
  const { head, card } = found.kept
  if (!head) throw new Refused('table', 'The set-up still waits for dice: there is nothing to save yet.')
  return { card, save: saveOf(head, found.entries) }
}

/** The battles of a campaign that are over; of several attempts at one, the last. */
async function battlesOf(
  store: Store,
  table: string,
): Promise<{ readonly part: number; readonly title: string; readonly save: unknown }[]> {
  const parts = new Map<number, MatchCard>()
  for (const card of (await store.list()).sort((a, b) => a.touched - b.touched))
    if (card.setup.campaign?.id === table && card.outcome !== null) parts.set(card.setup.campaign.part, card)
  return Promise.all(
    [...parts].map(async ([part, { id, title }]) => ({ part, title, save: (await saved(store, id)).save })),
  )
}

/** Nothing is kept unless the whole file is good. */
export async function imported(text: string, name: string, library: Library): Promise<MatchCard> {
  const value = valueOf(text)
  const title = name.replace(/\.json$/i, '').slice(0, 200)
  if ((value as { format?: unknown } | null)?.format === 'shamble-campaign') return importedCampaign(value, library)
  return library.keep(await library.open(value), title)
}

/** A campaign and its battles, which belong to it here too. */
async function importedCampaign(value: unknown, library: Library): Promise<MatchCard> {
  const read = await openBundle(value, (save) =>
    library.open(save).then(
      (match) => ({ match }),
      (error: unknown) => ({ fault: faultOf(error) }),
    ),
  )
  if (!read.ok) throw new Refused(read.fault.at, read.fault.why)
  const kept: string[] = []
  try {
    const card = await library.keep(read.campaign, read.title)
    kept.push(card.id)
    for (const { part, title, save } of read.battles)
      kept.push((await library.keep(save, title, { id: card.id, part })).id)
    return card
  } catch (error) {
    for (const id of kept) await library.remove(id)
    throw error
  }
}

function valueOf(text: string): unknown {
  const read = readJson(text)
  if (read.ok) return read.value
  throw new Refused(placeOfText(read.fault), `This is no saved game: the file is not JSON (${read.fault.why}).`)
}

/** "evac-quick-patrol-turn-7.json". */
const fileOf = (card: MatchCard, document: unknown): SavedFile => ({
  name: fileName(card),
  text: JSON.stringify(document),
})

const fileName = ({ game, title, standing }: MatchCard): string =>
  `${[game, title, standing]
    .join(' ')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '')}.json`
