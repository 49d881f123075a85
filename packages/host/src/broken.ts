/** What is kept may have been written by an older page, or damaged: nothing of it is believed unseen. */
import {
  anyJson,
  type Fault,
  integer,
  list,
  nullable,
  object,
  oneOf,
  optional,
  parse,
  record,
  text,
} from '@shamble/kernel'
import type { BrokenCard, MatchCard } from './protocol.ts'
import { type Found, type Kept, type KeptEntry, revisionOf, type Store } from './store.ts'

const name = text({ max: 1000 })
const names = list(name, { max: 1000 })

/** What the list of tables needs of a card. */
const CARD = {
  id: name,
  game: name,
  title: name,
  touched: integer(),
  commands: integer(0),
  standing: name,
  waitingFor: names,
  outcome: nullable(anyJson),
  takeBacks: optional(integer(0)),
}
const SETUP = {
  game: name,
  title: name,
  options: record(anyJson, { max: 1000 }),
  seats: record(anyJson, { max: 1000 }),
}
const OUTCOME = { winners: names, reason: text({ max: 100_000 }) }
const BEGINNING = {
  options: record(anyJson, { max: 1000 }),
  holders: record(anyJson, { max: 1000 }),
  undoDice: oneOf('same', 'fresh'),
  physical: names,
  secret: name,
}
const WAITING = { command: nullable(object({ seat: name, command: anyJson })), faces: list(integer(), { max: 10_000 }) }
const SEAT = { kind: name }

/** What is wrong with these members; others are not looked at. */
function faultIn(shape: Parameters<typeof object>[0], value: unknown, at: string): Fault | null {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return { at, why: 'This is no record.' }
  const known = Object.fromEntries(Object.entries(value).filter(([key]) => Object.hasOwn(shape, key)))
  const read = parse(object(shape), known)
  return read.ok ? null : { at: [at, read.fault.at].filter(Boolean).join('.'), why: read.fault.why }
}

function cardFault(id: string, card: unknown): Fault | null {
  const broken = faultIn(CARD, card, 'card')
  if (broken) return broken
  const { setup, outcome, id: own } = card as MatchCard
  if (own !== id) return { at: 'card.id', why: 'This is the card of another table.' }
  return (
    faultIn(SETUP, setup, 'card.setup') ??
    Object.entries(setup.seats)
      .map(([seat, choice]) => faultIn(SEAT, choice, `card.setup.seats.${seat}`))
      .find((fault) => fault !== null) ??
    (outcome === null ? null : faultIn(OUTCOME, outcome, 'card.outcome'))
  )
}

function titleOf(kept: unknown): string | null {
  const { title } = ((kept as { card?: unknown } | null)?.card ?? {}) as { title?: unknown }
  return typeof title === 'string' && title !== '' ? title.slice(0, 200) : null
}

export interface Listed {
  readonly cards: MatchCard[]
  readonly broken: readonly BrokenCard[]
}

/** Every table that is kept, and those that cannot be read, each by itself. */
export const listed = async (store: Store): Promise<Listed> => sorted(await store.records())

export function sorted(records: Awaited<ReturnType<Store['records']>>): Listed {
  const cards: MatchCard[] = []
  const broken: BrokenCard[] = []
  for (const [id, kept] of records) {
    const card = (kept as { card?: unknown } | null)?.card
    const fault = cardFault(id, card)
    if (fault) broken.push({ id, title: titleOf(kept), fault })
    else cards.push(card as MatchCard)
  }
  return { cards, broken }
}

/** Without a head it is begun again from its beginning; the head itself is read by whoever opens saves. */
function keptFault({ head, beginning, waiting }: Kept): Fault | null {
  const unbegun = head ? null : faultIn(BEGINNING, beginning, 'beginning')
  return unbegun ?? (waiting ? faultIn(WAITING, waiting, 'waiting') : null)
}

/** What was found, if it has the form of what is kept; whether it can be played is for the rules to say. */
export function readFound(
  id: string,
  { kept, entries }: Found,
): { readonly kept: Kept; readonly entries: readonly KeptEntry[] } | { readonly fault: Fault } {
  const fault = cardFault(id, (kept as { card?: unknown } | null)?.card)
  if (fault) return { fault }
  const unbegun = keptFault(kept as Kept)
  if (unbegun) return { fault: unbegun }
  const bad = entries.findIndex((one) => typeof one !== 'object' || one === null || !('entry' in one))
  if (bad >= 0) return { fault: { at: `entries[${bad}]`, why: 'This step of the game cannot be read.' } }
  const found = kept as Kept
  return { kept: { ...found, revision: revisionOf(found) ?? 0 }, entries: entries as readonly KeptEntry[] }
}
