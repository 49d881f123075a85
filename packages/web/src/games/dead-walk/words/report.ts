/** The end of the game: what became of everybody, the course of it, and luck. */
import { type Event, type Human, type View, WEAPONS } from '@shamble/dead-walk/page'
import { Tally } from '../../../replay/tally.ts'
import type { EndReport, Series, Way } from '../../../table/face.ts'
import { capital, count, plural } from '../../../words/plain.ts'
import { px } from '../../../board/measured/units.ts'
import { humanName, nameOf } from '../read.ts'
import { gradeWords } from './log.ts'

interface Entry {
  readonly events: readonly unknown[]
  readonly rolled: readonly (readonly [string, number, number])[]
}

const MEAN = 3.5
const VARIANCE = 35 / 12

function luckOf(view: View, events: readonly Event[]): Tally {
  const tally = new Tally()
  const add = (whom: string, what: string, faces: readonly number[]): void => {
    for (const face of faces) tally.add(whom, what, 'pips', MEAN, VARIANCE, face)
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
    if (event.e === 'placed') humans++
    if (event.e === 'left the table') humans--
    if (event.e === 'zombie arrived' || event.e === 'turned') zombies++
    if (event.e === 'zombie left') zombies--
    if (event.e === 'turn began') close()
  }
  close()
  return [
    { label: 'Wounds taken', tone: 'loss', values: lost },
    { label: 'Eliminated', tone: 'plain', values: gone },
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

function fate(h: Human): string {
  const n = h.kills + h.closeKills
  const died = h.died > 0 ? ` since turn ${h.died}` : ''
  return `${ENDS[h.status]}${died}; ${n} eliminated, ${count(h.wounds)} ${plural(h.wounds, 'wound')}`
}

function waysOf(view: View, events: readonly Event[]): Way[] {
  const points = new Map<number, (readonly [number, number])[]>()
  const went = (n: number, at: { readonly x: number; readonly y: number }): void => {
    points.set(n, [...(points.get(n) ?? []), [px(at.x), px(at.y)]])
  }
  for (const event of events) {
    if (event.e === 'placed') went(event.human, event.at)
    if (event.e === 'moved') for (const p of event.path.slice(1)) went(event.human, p)
    if (event.e === 'climbed' || event.e === 'jumped') went(event.human, event.at)
  }
  return view.humans.map((h) => ({
    figure: humanName(h.n),
    points: points.get(h.n) ?? [],
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
          : `All ${count(team.length)}`
        : `${capital(count(away))} of ${count(team.length)}`
  return `${who} ${away === 1 || away === 0 ? 'comes' : 'come'} through: ${gradeWords(view.grade)}`
}

export function report(story: readonly Entry[], view: View): EndReport {
  const events = story.flatMap((entry) => entry.events as readonly Event[])
  return {
    headline: headline(view),
    fates: view.humans.map((h) => ({ figure: humanName(h.n), words: fate(h) })),
    series: course(events),
    luck: luckOf(view, events).rows,
    ways: waysOf(view, events),
  }
}
