/** What is seen of events while they are played: words over figures, and the ways they go. */
import { type Event, isInPlay, occupantsOf, SKILLS, TRAITS, type View } from '@shamble/dead-walk/page'
import type { XY } from '@shamble/table'
import type { Float } from '../../board/layers.tsx'
import type { Way } from '../../board/measured/motion.ts'
import { along } from '../../board/measured/shapes.ts'
import { px } from '../../board/measured/units.ts'
import { humanName, zombieName } from './read.ts'
import { drawnAt } from './seats.ts'
import { signsOf } from './vehicles.tsx'

/** A word over whatever has just changed. */
export function floatsOf(view: View, events: readonly Event[]): Float[] {
  const found = new Map<string, Float>()
  const say = (key: string, where: XY | undefined, words: string, tone: Float['tone']): void => {
    if (where) found.set(key, { key, at: [px(where.x), px(where.y)], words, tone })
  }
  const of = (id: string): XY | undefined => {
    const n = Number(id.slice(1))
    return id.startsWith('Z') ? view.zombies.find((z) => z.n === n)?.at : view.humans[n - 1]?.at
  }
  for (const event of events) {
    if (event.e === 'eliminated')
      say(
        event.figure,
        event.at,
        event.figure.startsWith('Z') ? 'eliminated' : 'dead',
        event.figure.startsWith('Z') ? 'good' : 'bad',
      )
    if (event.e === 'fell') say(event.figure, of(event.figure), 'down', 'plain')
    if (event.e === 'stunned') say(event.figure, of(event.figure), 'stunned', 'plain')
    if (event.e === 'caught fire') say(event.figure, of(event.figure), 'burns', 'plain')
    if (event.e === 'wounded') say(`H${event.human}`, of(`H${event.human}`), 'wounded', 'bad')
    if (event.e === 'healed') say(`H${event.patient}`, of(`H${event.patient}`), 'treated', 'good')
    if (event.e === 'fear tested' && !event.passed) say(`H${event.human}`, of(`H${event.human}`), 'shaken', 'bad')
    if (event.e === 'zombie arrived') say(`Z${event.zombie}`, event.at, 'comes', 'bad')
    if (event.e === 'barrier attacked' && event.broken) say(event.opening, undefined, 'breaks', 'bad')
    if (event.e === 'turned') say(`Z${event.zombie}`, event.at, 'rises', 'bad')
    if (event.e === 'thrown aside') say(event.figure, event.at, 'thrown aside', 'plain')
    if (event.e === 'crashed') say(event.vehicle, event.at, 'crash', 'bad')
    if (event.e === 'start tried')
      say(
        event.vehicle,
        of(`H${event.human}`),
        event.started ? 'starts' : 'does not start',
        event.started ? 'good' : 'bad',
      )
    if (event.e === 'psychosis') say(`H${event.human}`, of(`H${event.human}`), TRAITS[event.psychosis].title, 'bad')
    if (event.e === 'skill used') say(`H${event.human} skill`, of(`H${event.human}`), SKILLS[event.skill].title, 'good')
    if (event.e === 'trait tested' && event.works)
      say(`H${event.human}`, of(`H${event.human}`), TRAITS[event.trait].title, 'bad')
  }
  return [...found.values()]
}

const LUNGE = 110

/** What is driven goes with its signs and with everybody in it. */
function driven(view: View, id: string, path: readonly XY[]): Way[] {
  const vehicle = view.vehicles.find((one) => one.id === id)
  const people = vehicle ? occupantsOf(view, vehicle) : []
  const aboard = people.map((h) => {
    const seat = drawnAt(view, h)
    const from = { x: seat.x - h.at.x, y: seat.y - h.at.y }
    return { figure: humanName(h.n), path: path.map(({ x, y }) => ({ x: x + from.x, y: y + from.y })) }
  })
  return [{ figure: id, path }, { figure: signsOf(id), path }, ...aboard]
}

function lunge(view: View, event: Extract<Event, { e: 'zombie attacked' }>): Way[] {
  const zombie = view.zombies.find(({ n }) => n === event.zombie)
  const human = view.humans[event.human - 1]
  if (!zombie || !human) return []
  const path = [zombie.at, along(zombie.at, human.at, LUNGE), zombie.at]
  return [{ figure: zombieName(zombie.n), path, alone: true }]
}

/** The ways of everybody who moved, the dead in the order in which they act; who bites lunges. */
export const waysOf = (events: readonly Event[], view: View): Way[] =>
  events.flatMap((event) => {
    switch (event.e) {
      case 'moved':
        return [{ figure: humanName(event.human), path: event.path }]
      case 'drove':
        return driven(view, event.vehicle, event.path)
      case 'zombie moved':
        return [{ figure: zombieName(event.zombie), path: event.path }]
      case 'lurched':
        return event.into ? [{ figure: zombieName(event.zombie), path: [event.at] }] : []
      case 'zombie attacked':
        return lunge(view, event)
      default:
        return []
    }
  })

type Move = readonly [from: XY, to: XY]

/** Where everybody went from one picture to the next; nowhere when another match begins. */
export function movedSince(before: View, view: View): readonly Move[] {
  if (before.turn > view.turn || before.phase === 'setup') return []
  const moved = (was: { readonly at: XY } | undefined, is: { readonly at: XY }): Move[] =>
    was ? [[was.at, is.at]] : []
  const dead = new Map(before.zombies.map((z) => [z.n, z]))
  return [
    ...view.zombies.flatMap((z) => moved(dead.get(z.n), z)),
    ...view.humans.filter(isInPlay).flatMap((h) => moved(before.humans[h.n - 1], h)),
  ]
}
