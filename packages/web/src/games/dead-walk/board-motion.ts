/** What is seen of events while they are played: words over figures, and the ways they go. */
import {
  type Die,
  type Event,
  type FigureId,
  isInPlay,
  occupantsOf,
  SKILLS,
  TRAITS,
  type View,
} from '@shamble/dead-walk/page'
import type { XY } from '@shamble/table'
import type { Float } from '../../board/happening.tsx'
import type { Way } from '../../board/measured/motion.ts'
import { along } from '../../board/measured/shapes.ts'
import { px } from '../../board/measured/units.ts'
import { humanName, zombieName } from './read.ts'
import { drawnAt } from './seats.ts'
import { signsOf } from './vehicles.tsx'

/** What is said over somebody or something, by its id; `at` where it is not there any more, or not a figure. */
interface Said {
  readonly of: string
  readonly words: string
  readonly tone: Float['tone']
  readonly at?: XY | undefined
}

const isDead = (figure: string): boolean => figure.startsWith('Z')
const human = (n: number): string => `H${n}`

const whereIs = (view: View, id: string): XY | undefined => {
  const n = Number(id.slice(1))
  if (isDead(id)) return view.zombies.find((z) => z.n === n)?.at
  return id.startsWith('H') ? view.humans[n - 1]?.at : undefined
}

const isMiss = ({ result }: Pick<Die, 'result'>): boolean => result === 'miss'
const missed = (of: string): Said => ({ of, words: 'miss', tone: 'plain' })

/** Dice that hit nobody, over whoever they were thrown at: whatever hits is said by what it does. */
function missOf(event: Event, declared: FigureId | null): Said | null {
  switch (event.e) {
    case 'burst':
      return declared !== null && event.dice.every(isMiss) ? missed(declared) : null
    case 'shot close':
      return event.dice.every(isMiss) ? missed(event.target) : null
    case 'struck':
      return isMiss(event.die) ? missed(event.target) : null
    case 'diced for':
      return isMiss(event.die) ? missed(event.figure) : null
    case 'zombie fired':
      return event.hit ? null : missed(event.target)
    case 'zombie attacked':
      return event.hit ? null : missed(human(event.human))
    case 'break tried':
      return { of: human(event.human), words: event.free ? 'free' : 'held', tone: event.free ? 'good' : 'bad' }
    default:
      return null
  }
}

function saidOf(event: Event, view: View): Said | null {
  switch (event.e) {
    case 'eliminated':
      return isDead(event.figure)
        ? { of: event.figure, at: event.at, words: 'eliminated', tone: 'good' }
        : { of: event.figure, at: event.at, words: 'dead', tone: 'bad' }
    case 'fell':
      return { of: event.figure, words: 'down', tone: 'plain' }
    case 'stunned':
      return { of: event.figure, words: 'stunned', tone: 'plain' }
    case 'caught fire':
      return { of: event.figure, words: 'burns', tone: 'plain' }
    case 'wounded':
      return { of: human(event.human), words: 'wounded', tone: 'bad' }
    case 'healed':
      return { of: human(event.patient), words: 'treated', tone: 'good' }
    case 'fear tested':
      return event.passed ? null : { of: human(event.human), words: 'shaken', tone: 'bad' }
    case 'zombie arrived':
      return { of: `Z${event.zombie}`, at: event.at, words: 'comes', tone: 'bad' }
    case 'turned':
      return { of: `Z${event.zombie}`, at: event.at, words: 'rises', tone: 'bad' }
    case 'thrown aside':
      return { of: event.figure, at: event.at, words: 'thrown aside', tone: 'plain' }
    case 'crashed':
      return { of: event.vehicle, at: event.at, words: 'crash', tone: 'bad' }
    case 'start tried':
      return {
        of: event.vehicle,
        at: whereIs(view, human(event.human)),
        words: event.started ? 'starts' : 'does not start',
        tone: event.started ? 'good' : 'bad',
      }
    case 'psychosis':
      return { of: human(event.human), words: TRAITS[event.psychosis].title, tone: 'bad' }
    case 'trait tested':
      return event.works ? { of: human(event.human), words: TRAITS[event.trait].title, tone: 'bad' } : null
    default:
      return null
  }
}

/** A skill is told beside whatever else happens to somebody. */
const skillOf = (event: Event): Said | null =>
  event.e === 'skill used' ? { of: human(event.human), words: SKILLS[event.skill].title, tone: 'good' } : null

/** A word over whatever has just changed, the last one of each. */
export function floatsOf(view: View, events: readonly Event[]): Float[] {
  const found = new Map<string, Float>()
  let declared: FigureId | null = null
  for (const event of events) {
    if (event.e === 'declared') declared = event.target
    const skill = skillOf(event)
    const said = skill ?? saidOf(event, view) ?? missOf(event, declared)
    const where = said && (said.at ?? whereIs(view, said.of))
    if (!where) continue
    const key = skill ? `${said.of} skill` : said.of
    found.set(key, { key, at: [px(where.x), px(where.y)], words: said.words, tone: said.tone })
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
