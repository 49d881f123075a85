/** The end of the game: who won, what became of everybody, the course of it, luck, and every secret. */
import { bookFor } from '@shamble/run-or-shoot/forecast'
import { type Event, GUNS, isPS, type Survivor, type View } from '@shamble/run-or-shoot/page'
import { px } from '../../../board/measured/units.ts'
import type { EndReport, Series, Way, Won } from '../../../play/game-display.ts'
import { allOf } from '../../../words/all-of.ts'
import { capital, count, listed, plural } from '../../../words/plain.ts'
import { Tally } from '../../../words/tally.ts'
import type { Seen, Story } from '../types.ts'
import { creditOf } from './credit.ts'
import { debriefStory } from './debrief.ts'
import { isGun, survivorName, calledIn, zedTitle } from './titles.ts'

/** A d10 is read from 0. */
const MEAN = 4.5
const VARIANCE = 99 / 12

/** rs.shoot.2, rs.shoot.5 Of the ten faces, how many hit with all that was added. */
function hitChance({ weapon, far, modifiers }: Extract<Event, { e: 'shot' }>): number {
  if (!isGun(weapon)) return 0
  const { body, head } = GUNS[weapon][far ? 'far' : 'near']
  const least = body ?? head ?? Number.POSITIVE_INFINITY
  const added = modifiers.reduce((sum, { value }) => sum + value, 0)
  return Math.max(0, Math.min(10, 10 - (least - added))) / 10
}

function luckOf(view: View, events: readonly Event[]): Tally {
  const tally = new Tally()
  const ten = (who: string, what: string, face: number): void => tally.add(who, what, 'pips', MEAN, VARIANCE, face)
  for (const event of events) {
    if (event.e === 'shot' && isGun(event.weapon))
      tally.success(
        calledIn(view, event.survivor),
        `shots with the ${GUNS[event.weapon].name}`,
        'hits',
        hitChance(event),
        event.result !== 'miss',
      )
    if (event.e === 'struck') ten(calledIn(view, event.survivor), 'blows', event.face)
    if (event.e === 'push rolled') tally.die(calledIn(view, event.survivor), 'pushes', 'pips', 6, event.face)
    if (event.e === 'alarm rolled') ten(calledIn(view, event.survivor), 'car alarms', event.face)
    if (event.e === 'ensnared') ten('The Smoker', 'lashes', event.face)
  }
  return tally
}

/** One value at the end of every turn, the set-up as turn 0. */
function course(events: readonly Event[]): Series[] {
  const values: Record<'hits' | 'gone' | 'zeds' | 'people', number[]> = { hits: [], gone: [], zeds: [], people: [] }
  const now = { hits: 0, gone: 0, zeds: 0, people: 0 }
  const close = (): void => {
    values.hits.push(now.hits)
    values.gone.push(now.gone)
    values.zeds.push(now.zeds)
    values.people.push(now.people)
  }
  for (const event of events) {
    if (event.e === 'turn began') close()
    if (event.e === 'harmed') now.hits += event.hits
    if (event.e === 'zed appeared') now.zeds++
    if (event.e === 'zed destroyed') {
      now.zeds--
      now.gone++
    }
    if (event.e === 'placed' || event.e === 'person appeared') now.people++
    if (event.e === 'died' || event.e === 'left' || event.e === 'boarded') now.people--
  }
  close()
  return [
    { label: 'Hits taken', tone: 'loss', values: values.hits },
    { label: 'Zeds destroyed', tone: 'plain', values: values.gone },
    { label: 'Zeds on the table', tone: 'dead', values: values.zeds },
    { label: 'Survivors on the table', tone: 'living', values: values.people },
  ]
}

/** Who is counted as saved by the rules themselves. */
const savedIn = (events: readonly Event[]): readonly number[] =>
  events.flatMap((event) => (event.e === 'ended' ? event.saved : []))

function endWords(view: View, saved: readonly number[], { n, status }: Survivor): string {
  const risen = view.risen[n]
  const died = view.learnt.died[n]
  if (status === 'dead') {
    const since = died === undefined ? 'is dead' : `died in turn ${died}`
    return risen === undefined ? since : `${since} and rose as ${zedTitle(view, risen)}`
  }
  if (status === 'hidden') return 'was never found'
  if (saved.includes(n)) return 'is safe'
  return status === 'waiting' ? 'never set out' : 'was left behind alive'
}

/** rs.infection.4 What nobody was told: who carries it. */
const infectedWords = ({ infections }: View, { n, status }: Survivor): string => {
  const result = infections?.[n]
  if (result === undefined) return ''
  return result === 'infected' ? (status === 'dead' ? '; was infected' : '; is infected') : '; bitten and immune'
}

interface Course {
  readonly events: readonly Event[]
  readonly saved: readonly number[]
  readonly credit: ReturnType<typeof creditOf>
}

function fate(view: View, { events, saved, credit }: Course, s: Survivor): string {
  const kills = [...credit.values()].filter((by) => by === s.n).length
  const hits = events.reduce((sum, event) => sum + (event.e === 'harmed' && event.survivor === s.n ? event.hits : 0), 0)
  const did = [
    kills > 0 ? `${count(kills)} ${plural(kills, 'Zed')} destroyed` : '',
    hits > 0 ? `${count(hits)} ${plural(hits, 'hit')} taken` : '',
  ].filter(Boolean)
  return `${endWords(view, saved, s)}${infectedWords(view, s)}${did.length > 0 ? `; ${listed(did)}` : ''}`
}

function waysOf(view: View, events: readonly Event[]): Way[] {
  const points = new Map<number, (readonly [number, number])[]>()
  const went = (n: number, at: { readonly x: number; readonly y: number }): void => {
    points.set(n, [...(points.get(n) ?? []), [px(at.x), px(at.y)]])
  }
  for (const event of events) {
    if (event.e === 'placed' || event.e === 'crossed' || event.e === 'climbed' || event.e === 'pulled')
      went(event.survivor, event.at)
    if (event.e === 'person appeared') went(event.survivor, event.at)
    if (event.e === 'moved') for (const p of event.path.slice(1)) went(event.survivor, p)
    if (event.e === 'dragged') went(event.whom, event.at)
  }
  return view.survivors
    .filter(({ n }) => points.has(n))
    .map(({ n, status }) => ({ figure: survivorName(n), points: points.get(n) ?? [], fell: status === 'dead' }))
}

const GRADES = { clean: 'a clean escape', tainted: 'and one of them carries it' } as const

function headline(view: View, saved: readonly number[]): string {
  if (!view.outcome) return 'The game is not over'
  const team = view.survivors.filter(isPS)
  const through = team.filter(({ n }) => saved.includes(n)).length
  const who =
    through === 0
      ? 'Nobody'
      : through === team.length
        ? team.length === 1
          ? 'The only one'
          : team.length === 2
            ? 'Both'
            : capital(allOf(team.length))
        : `${capital(count(through))} of ${count(team.length)}`
  const ends = view.grade === null ? '' : `: ${GRADES[view.grade]}`
  return `${who} ${plural(Math.max(1, through), 'gets', 'get')} through${ends}`
}

/** rs.end.2 The survivors are one team. */
export function won({ outcome, holders }: View): Won | null {
  if (!outcome) return null
  const isWon = outcome.winners.includes('survivors')
  const seats = Object.keys(holders).filter((seat) => (seat === 'U') !== isWon)
  return { who: isWon ? 'The survivors win' : 'The Zeds win', seats }
}

export function report(story: Story, { view, options }: Seen): EndReport {
  const events = story.flatMap((entry) => entry.events)
  const saved = savedIn(events)
  const whole: Course = { events, saved, credit: creditOf(events) }
  const secrets = debriefStory(view, bookFor(options))
  return {
    headline: headline(view, saved),
    fates: view.survivors.map((s) => ({ figure: survivorName(s.n), words: fate(view, whole, s) })),
    series: course(events),
    luck: luckOf(view, events).rows,
    ways: waysOf(view, events),
    ...(secrets === '' ? {} : { story: secrets }),
  }
}
