/** A campaign with the battles that were played here, in one file: the campaign's save, and theirs. */
import { anyJson, type Fault, integer, list, literal, object, parse, text } from '@shamble/kernel'
import type { Brought } from './older.ts'

interface Battle<S> {
  /** Which battle of the campaign it is. */
  readonly part: number
  readonly title: string
  readonly save: S
}

const FORMAT = 'shamble-campaign'
const MOST_BATTLES = 32

const BUNDLE = object({
  format: literal(FORMAT),
  version: literal(1),
  title: text({ max: 200 }),
  campaign: anyJson,
  battles: list(object({ part: integer(0, 999), title: text({ max: 200 }), save: anyJson }), { max: MOST_BATTLES }),
})

export const bundled = (title: string, campaign: unknown, battles: readonly Battle<unknown>[]): object => ({
  format: FORMAT,
  version: 1,
  title,
  campaign,
  battles,
})

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
  return { ok: true, title: read.value.title, campaign: campaign.brought, battles }
}

/** Whether a battle of older rules was over is not known before it is opened. */
const isUnfinished = (battle: Brought): boolean => 'match' in battle && battle.match.table.state.outcome === null

const within = (around: string, at: string): string => (at === '' ? around : `${around}.${at}`)
