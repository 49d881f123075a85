/** Saves as files. Loaded by itself: most tables are played without. */
import { type About, type AnyGame, type AnyMatch, placeOfText, readJson, type Save, savedFile } from '@shamble/kernel'
import { bundled, openBundle } from './bundle.ts'
import type { EngineSpec } from './engine.ts'
import { type Brought, brought, keepOlder, setupOf } from './older.ts'
import type { MatchCard, MatchSetup } from './protocol.ts'
import { faultOf, Refused } from './refused.ts'
import { listed, readFound } from './broken.ts'
import { blankCard, cardOf } from './seats.ts'
import { type Found, saveOf, type Store } from './store.ts'

interface SavedFile {
  readonly name: string
  readonly text: string
}

/** What becomes of a file that is brought in. */
interface Library {
  /** A save that opens, by whichever way; throws `Refused`. */
  open(save: unknown): Promise<Brought>
  keep(brought: Brought, title: string, campaign?: MatchSetup['campaign']): Promise<MatchCard>
  remove(table: string): Promise<void>
}

interface Saved {
  readonly card: MatchCard
  readonly save: unknown
}

/**
 * `open`: as it stands at the table, whatever is kept of it. `battles`: of a campaign, with the battles that were played
 * here. What cannot be read is given as it was found. Every file names whose game it is.
 */
export async function exported(
  store: Store,
  table: string,
  open: Saved | null,
  { battles, games }: { readonly battles: boolean; readonly games: EngineSpec['games'] },
): Promise<SavedFile> {
  const found = open ? null : await store.load(table)
  if (!open && !found) throw new Refused('table', 'There is no such table here.')
  const read = open ?? readSaved(table, found as Found)
  if (!read) return { name: 'shamble-remains.json', text: remains(table, found as Found) }
  const { card, save } = signed(read, games)
  if (!battles) return fileOf(card, save)
  const played = (await battlesOf(store, table)).map((one) => ({ ...one, ...signed(one, games) }))
  return fileOf(card, bundled(card.title, save, played))
}

/** A save of a game that is here has its author's name in it. */
function signed<T extends { readonly save: unknown }>(saved: T, games: EngineSpec['games']): T {
  const save = saved.save as Save
  const source = games.find(({ about }) => about.id === save.game)
  return source ? { ...saved, save: savedFile(save, source.about) } : saved
}

/** Null if it cannot be read. */
function readSaved(table: string, found: Found): Saved | null {
  const read = readFound(table, found)
  if ('fault' in read) return null
  const { head, card } = read.kept
  if (!head) throw new Refused('table', 'The set-up still waits for dice: there is nothing to save yet.')
  return { card, save: saveOf(head, read.entries) }
}

/** Whatever there is, as text that somebody may mend by hand. */
function remains(table: string, { kept, entries }: Found): string {
  const seen = new Set<unknown>()
  const plain = (_key: string, value: unknown): unknown => {
    if (typeof value === 'bigint') return String(value)
    if (typeof value !== 'object' || value === null) return value
    if (seen.has(value)) return null
    seen.add(value)
    return value
  }
  return JSON.stringify({ format: 'shamble-remains', table, kept, entries }, plain)
}

/** The battles of a campaign that are over; of several attempts at one, the last. */
async function battlesOf(
  store: Store,
  table: string,
): Promise<{ readonly part: number; readonly title: string; readonly save: unknown }[]> {
  const parts = new Map<number, MatchCard>()
  for (const card of (await listed(store)).cards.sort((a, b) => a.touched - b.touched))
    if (card.setup.campaign?.id === table && card.outcome !== null) parts.set(card.setup.campaign.part, card)
  const found = await Promise.all(
    [...parts].map(async ([part, card]) => ({ part, card, found: await store.load(card.id) })),
  )
  return found.flatMap(({ part, card: { id, title }, found: one }) => {
    const read = one && readSaved(id, one)
    return read ? [{ part, title, save: read.save }] : []
  })
}

/** What the library of tables does for a file. */
interface Keeper {
  gameOf(save: unknown): Promise<readonly AnyGame[]>
  about(game: string): About
  keep(card: MatchCard, round: string, beginning: null, match: AnyMatch): Promise<MatchCard>
}

/** A file as a table of this library. */
export function broughtIn(
  text: string,
  name: string,
  { luck, now, store }: Pick<EngineSpec, 'luck' | 'now' | 'store'>,
  { gameOf, about, keep }: Keeper,
): Promise<MatchCard> {
  const blank = (setup: MatchSetup): MatchCard => blankCard(luck().slice(0, 12), setup, now())
  return imported(text, name, {
    open: async (save) => brought(save, await gameOf(save)),
    keep: async (found, called, campaign) => {
      const { title, round } = about('match' in found ? found.match.game.id : found.older.game)
      if ('older' in found)
        return keepOlder(found.older, { title: called || title, ...(campaign && { campaign }) }, blank, store)
      const setup = setupOf(found.match, called || title, campaign)
      return keep(cardOf(blank(setup), found.match, round), round, null, found.match)
    },
    remove: (table) => store.remove(table),
  })
}

/** Nothing is kept unless the whole file is good. */
async function imported(text: string, name: string, library: Library): Promise<MatchCard> {
  const value = valueOf(text)
  const { format, game } = (value ?? {}) as { format?: unknown; game?: unknown }
  if (format === 'shamble-campaign') return importedCampaign(value, library)
  return library.keep(await library.open(value), titleOf(name, typeof game === 'string' ? game : ''))
}

const SAYS_NOTHING = /^(save|saved|game|download|untitled|shamble(-save)?)$/i

/** What a file is called here: as somebody has called it, or what we made its name of; empty if that says nothing. */
export function titleOf(name: string, game: string): string {
  const bare = name.replace(/\.json$/i, '').replace(/ ?\(\d+\)$/, '')
  if (SAYS_NOTHING.test(bare)) return ''
  const ours = bare.startsWith(`${game}-`) ? /^(.+)-(?:setting-up|[a-z]+-\d+)$/.exec(bare.slice(game.length + 1)) : null
  const title = ours?.[1]?.replaceAll('-', ' ') ?? bare
  return (ours ? title.charAt(0).toUpperCase() + title.slice(1) : title).slice(0, 200)
}

/** A campaign and its battles, which belong to it here too. */
async function importedCampaign(value: unknown, library: Library): Promise<MatchCard> {
  const read = await openBundle(value, (save) =>
    library.open(save).then(
      (brought) => ({ brought }),
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
