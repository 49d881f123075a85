/** A campaign with the battles that were played here, in one file: the campaign's save, and theirs. */
import { anyJson, BY_HAND, type Fault, integer, list, literal, object, optional, parse, text } from '@shamble/kernel'
import type { Brought } from './older.ts'

interface Battle<S> {
  /** Which battle of the campaign it is. */
  readonly part: number
  readonly title: string
  readonly save: S
}

const FORMAT = 'shamble-campaign'
/** In files of the first version battles may be missing without a word. */
const VERSION = { first: 1, now: 2 } as const
/** A long war between four factions has some hundred. */
const MOST_BATTLES = 999

const digestText = text({ pattern: /^[0-9a-f]{64}$/ })

const BUNDLE = object({
  format: literal(FORMAT),
  version: integer(VERSION.first, VERSION.now),
  title: text({ max: 200 }),
  campaign: anyJson,
  battles: list(object({ part: integer(0, 9_999), title: text({ max: 200 }), save: anyJson }), { max: MOST_BATTLES }),
  /** Battles of the campaign that were not kept where the file was written, by the digests of their ends. */
  without: optional(list(digestText, { max: MOST_BATTLES })),
})

type Answered = { readonly entries?: readonly { readonly command?: { readonly battle?: unknown } | null }[] }

/** The digests of the battles that a campaign has taken in; what was fought elsewhere has none. */
const takenIn = ({ entries = [] }: Answered): string[] =>
  entries.flatMap(({ command }) => {
    const battle = command?.battle
    return typeof battle === 'string' && battle !== BY_HAND ? [battle] : []
  })

const missingIn = (campaign: Answered, digests: readonly (string | undefined)[]): string[] =>
  takenIn(campaign).filter((digest) => !digests.includes(digest))

const digestOf = (save: unknown): string | undefined => (save as { readonly digest?: string }).digest

export function bundled(title: string, campaign: unknown, battles: readonly Battle<unknown>[]): object {
  const without = missingIn(
    campaign as Answered,
    battles.map(({ save }) => digestOf(save)),
  )
  const told = without.length > 0 ? { without } : {}
  return { format: FORMAT, version: VERSION.now, title, campaign, battles, ...told }
}

type Opened =
  | {
      readonly ok: true
      readonly title: string
      readonly campaign: Brought
      readonly battles: readonly Battle<Brought>[]
    }
  | { readonly ok: false; readonly fault: Fault }

const refused = (at: string, why: string): Opened => ({ ok: false, fault: { at, why } })

/** Every save in it opens, and every battle is over; or where the file is wrong, and why. */
export async function openBundle(
  value: unknown,
  open: (save: unknown) => Promise<{ readonly brought: Brought } | { readonly fault: Fault }>,
): Promise<Opened> {
  const read = parse(BUNDLE, value)
  if (!read.ok) return read
  const campaign = await open(read.value.campaign)
  if ('fault' in campaign) return refused(within('campaign', campaign.fault.at), campaign.fault.why)
  const battles: Battle<Brought>[] = []
  for (const [i, { part, title, save }] of read.value.battles.entries()) {
    const at = `battles[${i}]`
    const battle = await open(save)
    if ('fault' in battle) return refused(within(`${at}.save`, battle.fault.at), battle.fault.why)
    if (isUnfinished(battle.brought)) return refused(`${at}.save`, 'This battle is not over.')
    if (battles.some((one) => one.part === part)) return refused(`${at}.part`, 'This battle is there twice.')
    battles.push({ part, title, save: battle.brought })
  }
  if (read.value.version !== VERSION.first) {
    const there = [...read.value.battles.map(({ save }) => digestOf(save)), ...(read.value.without ?? [])]
    const [missing] = missingIn(read.value.campaign as Answered, there)
    if (missing !== undefined) return refused('battles', `The battle that ended with ${missing} is missing.`)
  }
  return { ok: true, title: read.value.title, campaign: campaign.brought, battles }
}

/** Whether a battle of older rules was over is not known before it is opened. */
const isUnfinished = (battle: Brought): boolean => 'match' in battle && battle.match.table.state.outcome === null

const within = (around: string, at: string): string => (at === '' ? around : `${around}.${at}`)
