/** The end of the game: what became of everybody, the course of it, and luck. */
import { earnedBy, type Event, type Human, totalOf, TRAITS, type View, WEAPONS, xpTable } from '@shamble/dead-walk/page'
import type { OptionValues } from '@shamble/kernel'
import type { XY } from '@shamble/table'
import { Tally } from '../../../words/tally.ts'
import type { EndReport, Series, Way, Won } from '../../../play/game-display.ts'
import { numbersIn } from '../../../plan/reading.ts'
import { allOf } from '../../../words/all-of.ts'
import { capital, count, listed, plural } from '../../../words/plain.ts'
import { px } from '../../../board/measured/units.ts'
import { humanCalled, humanName, nameOf, terrainTitle, vehicleTitle } from '../read.ts'
import { thingWords } from './lines.ts'
import type { Seen, Story } from '../types.ts'

const MEAN = 3.5
const VARIANCE = 35 / 12

function luckOf(view: View, events: readonly Event[]): Tally {
  const tally = new Tally()
  const add = (whom: string, what: string, faces: readonly number[]): void => {
    for (const face of faces) tally.add(whom, what, 'points', MEAN, VARIANCE, face)
  }
  for (const event of events) {
    if (event.e === 'burst' || event.e === 'shot close')
      add(
        nameOf(view, humanName(event.human)),
        WEAPONS[event.weapon].title,
        event.dice.map(({ face }) => face),
      )
    if (event.e === 'struck') add(nameOf(view, humanName(event.human)), 'blows', [event.die.face])
    if (event.e === 'fear tested') add(nameOf(view, humanName(event.human)), 'fear tests', event.faces)
    if (event.e === 'zombie attacked') add('The dead', `bites at ${nameOf(view, humanName(event.human))}`, [event.face])
    if (event.e === 'lurched') add('The dead', 'lurches', [event.face])
  }
  return tally
}

/** One value at the end of every turn, the set-up as turn 0. */
function course(events: readonly Event[]): Series[] {
  const lost: number[] = []
  const gone: number[] = []
  const dead: number[] = []
  const living: number[] = []
  let [wounds, kills, zombies, humans] = [0, 0, 0, 0]
  const close = (): void => {
    lost.push(wounds)
    gone.push(kills)
    dead.push(zombies)
    living.push(humans)
  }
  for (const event of events) {
    if (event.e === 'wounded') wounds += event.by
    if (event.e === 'eliminated') {
      if (event.figure.startsWith('Z')) {
        kills++
        zombies--
      } else humans--
    }
    if (event.e === 'placed' || (event.e === 'survivor found' && event.survivor !== null)) humans++
    if (event.e === 'left the table') humans--
    if (event.e === 'zombie arrived' || event.e === 'turned') zombies++
    if (event.e === 'zombie left') zombies--
    if (event.e === 'turn began') close()
  }
  close()
  return [
    { label: 'Wounds taken', tone: 'loss', values: lost },
    { label: 'Zombies put down', tone: 'plain', values: gone },
    { label: 'Zombies on the table', tone: 'dead', values: dead },
    { label: 'Humans on the table', tone: 'living', values: living },
  ]
}

const ENDS: Readonly<Record<Human['status'], string>> = {
  waiting: 'never set out',
  alive: 'lives',
  dead: 'is dead',
  turned: 'walks with the dead',
  escaped: 'got away',
  lost: 'was left behind',
}

const isThrough = ({ status }: Human): boolean => status === 'alive' || status === 'escaped'

/** dw.xp.1, dw.xp.2 What somebody who lives has learnt, by cause; nothing where nobody has a sheet. */
function learnt(view: View, options: OptionValues, h: Human): string {
  const table = numbersIn(options, 'xpTable')
  if (options['skills'] !== true || !table || view.grade === null || h.isNpc || !isThrough(h)) return ''
  const team = view.humans.filter(({ isNpc }) => !isNpc)
  const earned = earnedBy(
    h,
    {
      grade: view.grade,
      engaged: view.progress.engaged,
      starters: view.starters,
      survivors: team.filter(isThrough).length,
    },
    xpTable(table),
  )
  const causes = [
    earned.kills > 0 ? `${earned.kills} for kills` : '',
    earned.grade > 0 ? `${earned.grade} for the outcome` : '',
    earned.alone > 0 ? `${earned.alone} for being the only one` : '',
  ].filter(Boolean)
  const total = totalOf(earned)
  if (total === 0) return '; no experience'
  return causes.length === 1 ? `; experience ${causes[0]}` : `; experience ${total}: ${listed(causes)}`
}

/** What somebody found and what broke in him, from the story. */
function marksOf(events: readonly Event[], h: Human): string {
  const found = events.flatMap((event) =>
    event.e === 'found' && event.human === h.n && event.clause !== 'dw.search.12' ? event.things.map(thingWords) : [],
  )
  const minds = events.flatMap((event) =>
    event.e === 'psychosis' && event.human === h.n ? [TRAITS[event.psychosis].title] : [],
  )
  return [
    found.length > 0 ? `; found ${listed(found)}` : '',
    minds.length > 0 ? `; came away ${listed(minds)}` : '',
  ].join('')
}

/** "died in turn 12", "has walked with the dead since turn 11" */
function endOf({ status, died }: Pick<Human, 'status' | 'died'>): string {
  if (died > 0 && status === 'dead') return `died in turn ${died}`
  if (died > 0 && status === 'turned') return `has walked with the dead since turn ${died}`
  return ENDS[status]
}

function fate(view: View, options: OptionValues, events: readonly Event[], h: Human): string {
  const n = h.kills + h.closeKills
  const wounds = `${count(h.wounds)} ${plural(h.wounds, 'wound')}`
  const kills = `${n === 0 ? 'no' : n} ${plural(n, 'kill')}`
  return `${endOf(h)}; ${kills}, ${wounds}${marksOf(events, h)}${learnt(view, options, h)}`
}

/** What was searched, who was found, what was driven off. */
function storyOf(seen: Seen, events: readonly Event[]): string {
  const { view } = seen
  const searched = events.flatMap((event) => (event.e === 'searched' ? [terrainTitle(seen, event.place)] : []))
  const people = events.flatMap((event) =>
    event.e === 'survivor found' && event.survivor !== null ? [nameOf(view, humanName(event.survivor))] : [],
  )
  const driven = events.flatMap((event) => (event.e === 'vehicle left' ? [vehicleTitle(seen, event.vehicle)] : []))
  const wrecked = events.flatMap((event) => (event.e === 'crashed' ? [vehicleTitle(seen, event.vehicle)] : []))
  return [
    searched.length > 0 ? `Searched: ${listed(searched)}.` : '',
    people.length > 0 ? `Found alive: ${listed(people)}.` : '',
    driven.length > 0 ? `Driven off: the ${listed(driven)}.` : '',
    wrecked.length > 0 ? `Wrecked: the ${listed(wrecked)}.` : '',
  ]
    .filter(Boolean)
    .join(' ')
}

/** Whoever sits in a vehicle goes where it goes. */
class Ways {
  readonly #points = new Map<number, (readonly [number, number])[]>()
  readonly #riders = new Map<number, string>()

  go(n: number, ...path: readonly XY[]): void {
    this.#points.set(n, [...this.of(n), ...path.map(({ x, y }) => [px(x), px(y)] as const)])
  }

  /** Its first point is where the last way ended, unless nothing is known of that. */
  walk(n: number, [from, ...path]: readonly XY[]): void {
    if (from && this.of(n).length === 0) this.go(n, from)
    this.go(n, ...path)
  }

  sit(n: number, vehicle: string): void {
    this.#riders.set(n, vehicle)
  }

  leave(n: number, at: XY): void {
    this.#riders.delete(n)
    this.go(n, at)
  }

  ride(vehicle: string, ...path: readonly XY[]): void {
    for (const [n, ridden] of this.#riders) if (ridden === vehicle) this.go(n, ...path)
  }

  of(n: number): readonly (readonly [number, number])[] {
    return this.#points.get(n) ?? []
  }
}

function walked(ways: Ways, view: View, event: Event): void {
  switch (event.e) {
    case 'placed':
    case 'climbed':
    case 'jumped':
      return ways.go(event.human, event.at)
    case 'moved':
      return ways.walk(event.human, event.path)
    case 'survivor found':
      if (event.survivor !== null && event.at !== null) ways.go(event.survivor, event.at)
      return
    case 'thrown aside': {
      const thrown = humanCalled(view, event.figure)
      return thrown && ways.go(thrown.n, event.at)
    }
    case 'got in':
      return ways.sit(event.human, event.vehicle)
    case 'got out':
      return ways.leave(event.human, event.at)
    case 'drove':
      return ways.ride(event.vehicle, ...event.path.slice(1))
    case 'skidded':
    case 'crashed':
    case 'vehicle left':
      return ways.ride(event.vehicle, event.at)
    default:
  }
}

function waysOf(view: View, events: readonly Event[]): Way[] {
  const ways = new Ways()
  for (const event of events) walked(ways, view, event)
  return view.humans.map((h) => ({
    figure: humanName(h.n),
    points: ways.of(h.n),
    fell: h.status === 'dead' || h.status === 'turned',
  }))
}

function headline(view: View): string {
  if (!view.outcome) return 'The game is not over'
  const team = view.humans.filter(({ isNpc }) => !isNpc)
  const away = team.filter(({ status }) => status === 'escaped' || status === 'alive').length
  const who =
    away === 0
      ? 'Nobody'
      : away === team.length
        ? team.length === 2
          ? 'Both'
          : capital(allOf(team.length))
        : `${capital(count(away))} of ${count(team.length)}`
  return `${who} ${away === 1 || away === 0 ? 'comes' : 'come'} through`
}

/** dw.end.2 */
export function won({ outcome, humans }: View): Won | null {
  if (!outcome) return null
  const isHeroic = humans.some(({ seat }) => seat !== null && outcome.winners.includes(seat))
  return { who: isHeroic ? 'The survivors win' : 'The dead win', seats: outcome.winners }
}

export function report(story: Story, seen: Seen): EndReport {
  const { view, options } = seen
  const events = story.flatMap((entry) => entry.events)
  const told = storyOf(seen, events)
  return {
    headline: headline(view),
    fates: view.humans.map((h) => ({ figure: humanName(h.n), words: fate(view, options, events, h) })),
    series: course(events),
    luck: luckOf(view, events).rows,
    ways: waysOf(view, events),
    ...(told === '' ? {} : { story: told }),
  }
}
