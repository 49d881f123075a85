/** The chronicle of a campaign: what happened to whom, day by day. */
import type { Clause } from '../clauses.ts'
import { SCENARIOS } from '../content/scenarios.ts'
import { sheetOf, type SurvivorId } from '../content/survivors.ts'
import { GUNS } from '../tables/guns.ts'
import { ITEM_NAMES, type Item } from '../tables/items.ts'
import { type DayScenario, endingFor } from './days.ts'
import type { Event, ThingKind } from './kit.ts'

export interface Line {
  readonly scenario: DayScenario | null
  readonly person: SurvivorId | null
  readonly clause: Clause
  readonly says: string
}

export interface History {
  readonly lines: readonly Line[]
}

const called = (who: SurvivorId): string => sheetOf(who).called
const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1)
const listed = (words: readonly string[]): string =>
  words.length < 2 ? (words[0] ?? '') : `${words.slice(0, -1).join(', ')} and ${words.at(-1)}`
const many = (n: number, one: string): string => `${n} ${n === 1 ? one : `${one}s`}`

/** "an HE grenade" */
const TAKES_AN = /^([aeiou]|HE)/
const withArticle = (title: string): string => `${TAKES_AN.test(title) ? 'an' : 'a'} ${title}`

const PLAIN: Readonly<Partial<Record<ThingKind, string>>> = { food: 'food', drugs: 'drugs', binoculars: 'binoculars' }
const nameOf = (thing: ThingKind): string =>
  thing in GUNS ? GUNS[thing as keyof typeof GUNS].name : (ITEM_NAMES.get(thing as Item) ?? thing)
/** "a first aid kit", "2 pistol reloads". */
export const thingWords = (thing: ThingKind, count = 1): string =>
  count === 1 ? (PLAIN[thing] ?? withArticle(nameOf(thing))) : `${count} ${PLAIN[thing] ?? `${nameOf(thing)}s`}`

export function thingsWords(things: readonly ThingKind[]): string {
  const counts = new Map<ThingKind, number>()
  for (const thing of things) counts.set(thing, (counts.get(thing) ?? 0) + 1)
  return listed([...counts].map(([thing, count]) => thingWords(thing, count)))
}

const RESULTS = { clean: 'a clean win', tainted: 'a tainted win' } as const

function dayWords({
  scenario,
  won,
  grade,
  turns,
  starters,
  survivors,
  killed,
}: Extract<Event, { e: 'day over' }>): string {
  const how = won && grade !== null ? RESULTS[grade] : 'lost'
  const of = survivors === starters ? `all ${starters}` : `${survivors} of ${starters}`
  return `${SCENARIOS[scenario].title} is ${how} after ${many(turns, 'turn')}: ${survivors === 0 ? 'nobody' : of} came through, and ${many(killed, 'Zed')} were destroyed.`
}

function handWords({ from, to, thing }: Extract<Event, { e: 'handed' }>): string {
  const what = thingWords(thing)
  if (from === null && to !== null) return `${called(to)} takes ${what}.`
  if (from !== null && to !== null) return `${called(from)} gives ${called(to)} ${what}.`
  return from === null ? '' : `${called(from)} lays down ${what}.`
}

const FATES = { killed: 'was killed', 'found dead': 'is found dead at dawn' } as const

function sentence(event: Event): string {
  switch (event.e) {
    case 'joined the team':
      return event.instead === null
        ? `${called(event.who)} joins the team.`
        : `${called(event.who)} takes the place of ${called(event.instead)}${event.items.length > 0 ? ` with ${thingsWords(event.items)}` : ''}.`
    case 'set out':
      return `${listed(event.people.map(called))} ${event.people.length === 1 ? 'sets' : 'set'} out.`
    case 'entered by hand':
      return 'The result was entered by hand.'
    case 'day over':
      return dayWords(event)
    case 'left the team':
      return `${called(event.who)} ${FATES[event.fate]}.`
    case 'test opened':
      return `It comes out that ${called(event.who)} is ${event.result}.`
    case 'was saved':
      return `${called(event.who)} is saved.`
    case 'other died':
      return `${called(event.who)} is dead.`
    default:
      return sentenceOfNight(event)
  }
}

type NightEvent = Exclude<
  Event,
  {
    e:
      | 'joined the team'
      | 'set out'
      | 'entered by hand'
      | 'day over'
      | 'left the team'
      | 'test opened'
      | 'was saved'
      | 'other died'
  }
>

function sentenceOfNight(event: NightEvent): string {
  switch (event.e) {
    case 'healed':
      return `${called(event.who)} rests: ${many(event.by, 'hit')} ${event.by === 1 ? 'heals' : 'heal'}, ${event.hits === 0 ? 'none stays' : `${event.hits} ${event.hits === 1 ? 'stays' : 'stay'}`}.`
    case 'rolled at dawn':
      return `${called(event.who)} is infected and rolls ${listed(event.faces.map(String))} at dawn${event.dies ? '.' : ' and lives.'}`
    case 'handed':
      return handWords(event)
    case 'reloaded':
      return `${called(event.who)} refills the ${GUNS[event.gun].name}.`
    case 'stayed behind':
      return `${capital(thingsWords([...event.weapons, ...event.items]))} ${event.weapons.length + event.items.length === 1 ? 'stays' : 'stay'} behind.`
    case 'nobody left':
      return 'Nobody is left to go on.'
    case 'ended':
      return endingFor(event.won).says
  }
}

/** Whom an event is about; things that change hands are about nobody. */
const about = (event: Event): SurvivorId | null => ('who' in event ? event.who : null)

/** The chronicle of what was told. */
export function chronicleOf(events: readonly Event[]): History {
  const lines: Line[] = []
  let scenario: DayScenario | null = null
  for (const event of events) {
    if (event.e === 'set out') scenario = event.scenario
    lines.push({ scenario, person: about(event), clause: event.clause, says: sentence(event) })
  }
  return { lines }
}
