/** What people have and how they are, for sheets, questions and desks of Five Days. */
import type { CampaignCommand, CampaignView, DayScenario, Kept, ThingKind } from '@shamble/run-or-shoot/campaign/page'
import { isWeapon, thingsWords } from '@shamble/run-or-shoot/campaign/page'
import { type GunId, GUNS, type Item, type MeleeWeapon, SCENARIOS, type SurvivorId } from '@shamble/run-or-shoot/page'
import type { DeskProps, Tone } from '../../../campaign/campaign-display.ts'
import { capital, count, plural } from '../../../words/plain.ts'
import { isGun, itemTitle, weaponTitle } from '../words/titles.ts'

export type CampaignDesk = DeskProps<CampaignView, CampaignCommand>

export const titleOf = (scenario: DayScenario): string => SCENARIOS[scenario].title

export const thingTitle = (thing: ThingKind): string => (isWeapon(thing) ? weaponTitle(thing) : itemTitle(thing))

/** A weapon that somebody has, with the rounds in it. */
export interface HeldWeapon {
  readonly kind: GunId | MeleeWeapon
  readonly rounds: number
}

export const weaponsOf = ({ main, pistol }: Kept): HeldWeapon[] => [
  ...(main ? [main] : []),
  ...(pistol === null ? [] : [{ kind: 'pistol' as const, rounds: pistol }]),
]

/** "4 of 6"; nothing of what is not fired. */
export const roundsWords = ({ kind, rounds }: HeldWeapon): string =>
  isGun(kind) ? `${rounds} of ${GUNS[kind].clip}` : ''

/** Equal things together, in the order of the first of each. */
export function countedItems(items: readonly Item[]): { readonly item: Item; readonly n: number }[] {
  const counts = new Map<Item, number>()
  for (const item of items) counts.set(item, (counts.get(item) ?? 0) + 1)
  return Array.from(counts, ([item, n]) => ({ item, n }))
}

/** "An assault rifle, a pistol, 2 HE grenades and a first aid kit." */
export const gearWords = (person: Kept): string =>
  capital(thingsWords([...weaponsOf(person).map(({ kind }) => kind), ...person.items]) || 'nothing to carry')

export const hitsWords = (hits: number): string => (hits === 0 ? 'unhurt' : `${count(hits)} ${plural(hits, 'hit')}`)

interface DayGrade {
  readonly says: string
  readonly tone: Tone
}

/** How a day went. */
export const gradeOf = ({ won, grade }: { readonly won: boolean; readonly grade: string | null }): DayGrade => {
  if (!won) return { says: 'lost', tone: 'bad' }
  return grade === 'tainted' ? { says: 'won, tainted', tone: 'fair' } : { says: 'won, clean', tone: 'good' }
}

/** Whom a seat had before, for the question who takes the place. */
export const lastAt = ({ gone }: CampaignView, seat: string): SurvivorId | undefined =>
  gone.findLast((one) => one.seat === seat)?.person.who

/** The seat that plays nobody and is asked first. */
export const vacantSeat = ({ team, holders }: CampaignView): string =>
  Object.keys(holders).find((seat) => seat !== 'U' && !team.some((member) => member.seat === seat)) ?? ''
