/** dw.campaign.9 The chronicle of a campaign: what happened to whom, and how people grew, for telling and for plots. */
import { SCENARIOS } from '../content/scenarios.ts'
import { titleOfSkill } from '../rules/41-archetypes.ts'
import { ARCHETYPES, type ArchetypeId } from '../tables/archetypes.ts'
import { ITEMS } from '../tables/items.ts'
import { PSYCHOSES, type QuirkId, QUIRKS } from '../tables/mind.ts'
import { AMMUNITION, WEAPONS } from '../tables/weapons.ts'
import type { Chapter } from './chart.ts'
import { type Earned, totalOf } from './experience.ts'
import type { Event, Gone } from './kit.ts'
import type { Gear } from './person.ts'

/** One sentence of the chronicle. */
interface Line {
  /** In which scenario, or after it; null before the first. */
  readonly scenario: Chapter | null
  /** Whom it is about; null for the whole team. */
  readonly person: string | null
  readonly clause: string
  readonly says: string
}

/** How much somebody had after each scenario that he survived. */
interface Growth {
  readonly person: string
  readonly points: readonly { readonly scenario: Chapter; readonly xp: number; readonly level: number }[]
}

export interface History {
  readonly lines: readonly Line[]
  readonly growth: readonly Growth[]
}

const GRADES = {
  'major-hero': 'a major victory',
  'minor-hero': 'a minor victory',
  'minor-zombie': 'a minor defeat',
  'major-zombie': 'a major defeat',
} as const

const FATES: Readonly<Record<Gone['fate'], string>> = {
  dead: 'was killed',
  turned: 'turned into a zombie',
  lost: 'was left behind',
  'left out': 'was left out of the team',
}

const titleOf = (scenario: Chapter): string => SCENARIOS[scenario].title
const wordsFor = (wounds: number): string => (wounds === 1 ? '1 wound' : `${wounds} wounds`)

/** dw.xp.2 What for: " (1 for kills, 2 for the scenario)". */
function causesOf({ kills, grade, alone }: Earned): string {
  const causes = [
    ...(kills > 0 ? [`${kills} for kills`] : []),
    ...(grade > 0 ? [`${grade} for the scenario`] : []),
    ...(alone > 0 ? [`${alone} for surviving alone`] : []),
  ]
  return causes.length > 0 ? ` (${causes.join(', ')})` : ''
}

/** dw.campaign.5 What changed hands; null is the stash. */
function handed({ giver, taker, what }: Extract<Event, { e: 'gear handed' }>): string {
  const thing = /^\d/.test(what) ? what : `the ${what}`
  if (giver === null) return `${taker} takes ${thing} from the stash.`
  return taker === null ? `${giver} leaves ${thing} in the stash.` : `${giver} hands ${taker} ${thing}.`
}

/** "3 clips, 2 medium first aid kits". */
function gearWords({ weapons, stock, items }: Gear): string {
  const counted = (titles: readonly string[]): string[] =>
    [...new Set(titles)].map((title) => {
      const n = titles.filter((one) => one === title).length
      return n === 1 ? title : `${n} ${title}s`
    })
  const ammo = (['bullets', 'shells', 'belts', 'arrows'] as const).filter((kind) => stock[kind] > 0)
  return [
    ...ammo.map((kind) => `${stock[kind]} ${AMMUNITION[kind].title}`),
    ...weapons.map(({ type }) => WEAPONS[type].title),
    ...counted(items.map((item) => ITEMS[item].title)),
  ].join(', ')
}

/** "Ann, Ben and Cleo" */
const namesOf = (people: readonly string[]): string =>
  people.length < 2 ? people.join('') : `${people.slice(0, -1).join(', ')} and ${people.at(-1)}`

/** An event of the campaign as a sentence. */
export function sentence(event: Event): string {
  switch (event.e) {
    case 'joined the team':
      return `${event.person} joins the team.`
    case 'set out':
      return `${namesOf(event.people)} set out: ${titleOf(event.scenario)}.`
    case 'entered by hand':
      return `${titleOf(event.scenario)} was fought elsewhere, and entered by hand.`
    case 'graded':
      return `${titleOf(event.scenario)} is ${GRADES[event.grade]}: ${event.survivors} of ${event.starters} survived.`
    case 'zombification treated':
      return `${event.medic} treats ${event.patient} and rolls ${event.face}: ${event.isBack ? 'back among the living' : 'in vain'}.`
    case 'left the roster':
      return `${event.person} ${FATES[event.fate]}.`
    case 'psychosis gained':
      return `${event.person} comes home with a psychosis: ${PSYCHOSES[event.psychosis].title}.`
    case 'experience earned':
      return `${event.person} earns ${totalOf(event.earned)} XP${causesOf(event.earned)} and has ${event.xp}.`
    case 'level gained':
      return `${event.person} reaches level ${event.level}.`
    case 'learnt':
      return `${event.person} learns ${titleOfSkill(event.skill)}${event.instead ? ` instead of ${titleOfSkill(event.instead)}` : ''}.`
    case 'lesson declined':
      return `${event.person} learns nothing new.`
    case 'recovered':
      return `${event.person} recovers from ${wordsFor(event.by)}.`
    case 'moral regained':
      return `${event.person} takes heart: morale ${event.bmv}.`
    case 'rewarded':
      return `The team is rewarded: ${gearWords(event.gear)}.`
    case 'first aid given':
      return `${event.person} gives first aid to ${event.patient} and rolls ${event.face}: ${wordsFor(event.wounds)} left.`
    case 'kit used':
      return `${event.patient} is treated with a first aid kit: ${wordsFor(event.wounds)} left.`
    default:
      return sentenceOfCamp(event)
  }
}

/** What happens before the next scenario. */
type CampEvent = Extract<
  Event,
  {
    e:
      | 'gear handed'
      | 'reloaded'
      | 'archetype rolled'
      | 'weapon rolled'
      | 'quirks rolled'
      | 'turned away'
      | 'next scenario'
  }
>

function sentenceOfCamp(event: CampEvent): string {
  switch (event.e) {
    case 'gear handed':
      return handed(event)
    case 'reloaded':
      return `${event.person} loads the ${event.weapon}.`
    case 'archetype rolled':
      return `A ${event.face} for ${event.person}: ${ARCHETYPES[event.archetype as ArchetypeId].title}.`
    case 'weapon rolled':
      return `${event.person} rolls ${event.faces[0]} and ${event.faces[1]} for a weapon.`
    case 'quirks rolled':
      return `${event.person} has a quirk: ${event.quirks.map((quirk) => QUIRKS[quirk as QuirkId].title).join(', ')}.`
    case 'turned away':
      return `${event.person} is not taken along.`
    case 'next scenario':
      return `Next: ${titleOf(event.scenario)}.`
  }
}

/** Whom an event is about; gear that changes hands is about nobody. */
function about(event: Event): string | null {
  if ('person' in event) return event.person
  return 'patient' in event ? event.patient : null
}

/** The chronicle of what was told. */
export function chronicleOf(events: readonly Event[]): History {
  const lines: Line[] = []
  const growth = new Map<string, Growth['points'][number][]>()
  let scenario: Chapter | null = null
  for (const event of events) {
    if (event.e === 'set out') scenario = event.scenario
    lines.push({ scenario, person: about(event), clause: event.clause, says: sentence(event) })
    if (scenario !== null) grow(growth, event, scenario)
  }
  return { lines, growth: Array.from(growth, ([person, points]) => ({ person, points })) }
}

function grow(growth: Map<string, Growth['points'][number][]>, event: Event, scenario: Chapter): void {
  if (event.e === 'experience earned') {
    const points = growth.get(event.person) ?? []
    growth.set(event.person, points)
    points.push({ scenario, xp: event.xp, level: points.at(-1)?.level ?? 1 })
  } else if (event.e === 'level gained') {
    const points = growth.get(event.person) ?? []
    const last = points.pop()
    if (last) points.push({ ...last, level: event.level })
  }
}
