/** What is seen of events while they are played: words over figures, and the ways they go. */
import { type Event, herdOf, humanOf, isOnTable, type View, zombieNo } from '@shamble/even-death/page'
import type { XY } from '@shamble/table'
import type { Float } from '../../board/happening.tsx'
import type { Way } from '../../board/measured/motion.ts'
import { along } from '../../board/measured/shapes.ts'
import { px } from '../../board/measured/units.ts'
import { plural } from '../../words/plain.ts'
import { humanName, zombieName } from './words/titles.ts'

type Of<E extends Event['e']> = Extract<Event, { e: E }>

interface Said {
  /** A unit by its number, or a point of the table. */
  readonly of: number | string
  readonly words: string
  readonly tone: Float['tone']
  readonly at?: XY | undefined
}

const over = (of: Said['of'], words: string, tone: Float['tone'], at?: XY): Said => ({ of, words, tone, at })

const CHECKS: Readonly<Record<Of<'psych check'>['because'], string>> = {
  trauma: 'trauma',
  isolation: 'alone',
  'full herds': 'too many',
  infection: 'pain',
  hazard: 'danger',
}

/** Nerves and health. */
function saidOfNerves(event: Event): Said | null {
  switch (event.e) {
    case 'psych check':
      return over(
        event.unit,
        `${CHECKS[event.because]}: ${event.passed ? 'holds' : 'fails'}`,
        event.passed ? 'good' : 'bad',
      )
    case 'morale':
      return over(event.unit, event.morale, event.morale === 'shaken' || event.morale === 'broken' ? 'bad' : 'good')
    case 'infection check':
      return over(event.unit, event.passed ? 'fights it off' : 'worse', event.passed ? 'good' : 'bad')
    case 'infected':
      return over(event.unit, 'infected', 'bad')
    case 'fled':
      return over(event.unit, 'flees', 'bad')
    case 'forgoes':
      return over(event.unit, 'loses its turn', 'bad')
    case 'brain check':
      return over(event.unit, event.passed ? 'understands' : 'does not understand', event.passed ? 'plain' : 'good')
    case 'rambling check':
      return event.rambles ? over(event.unit, 'rambles', 'bad') : null
    default:
      return null
  }
}

/** What attacks come to. */
function saidOfHarm(event: Event): Said | null {
  switch (event.e) {
    case 'wounded':
      return over(event.unit, event.wounds === 1 ? 'one wound' : `${event.wounds} wounds`, 'bad')
    case 'died':
      return over(event.unit, 'dead', 'bad')
    case 'zombies fell':
      return over(event.unit, `${event.zombies.length} ${plural(event.zombies.length, 'falls', 'fall')}`, 'good')
    case 'nothing came of it':
      return over(event.target, 'nothing', 'plain')
    case 'out of range':
      return over(event.target, 'out of range', 'plain')
    case 'rose':
      return over(`zombie ${event.zombie}`, 'rises', 'bad', event.at)
    case 'knocked down':
      return over(event.unit, 'down', 'plain')
    case 'shoved':
      return over(event.unit, event.passed ? 'shoves' : 'is held', event.passed ? 'good' : 'plain')
    default:
      return null
  }
}

/** Deeds that change nobody's place. */
function saidOfDeeds(event: Event): Said | null {
  switch (event.e) {
    case 'aimed':
      return over(event.unit, 'aims', 'plain')
    case 'got up':
      return over(event.unit, 'up', 'good')
    case 'reloaded':
      return over(event.unit, event.due === 0 ? 'loaded' : 'reloads', 'plain')
    case 'healed':
      return over(event.patient, 'healed', 'good')
    case 'healing failed':
      return over(event.patient, 'no help', 'plain')
    case 'commanded':
      return over(event.unit, 'commands', 'plain')
    case 'took':
      return over(event.unit, 'takes it', 'plain')
    case 'worked':
      return over(event.unit, `${event.done} of ${event.needed}`, 'plain')
    case 'withdrew':
      return over(event.unit, 'away', 'plain')
    default:
      return null
  }
}

/** Where a unit is spoken of: a herd at the topmost of its zombies. */
function whereIs(view: View, of: Said['of']): XY | undefined {
  if (typeof of === 'string') return undefined
  const human = humanOf(view, of)
  if (human) return human.at
  const herd = herdOf(view, of)
  return herd?.zombies
    .map(({ at }) => at)
    .reduce<XY | undefined>((top, at) => (top && top.y <= at.y ? top : at), undefined)
}

/** A word over whatever has just changed, the last one of each; who is gone is spoken of where it was. */
export function floatsOf(view: View, events: readonly Event[], before: View | null = null): Float[] {
  const found = new Map<Said['of'], Float>()
  for (const event of events) {
    const said = saidOfHarm(event) ?? saidOfNerves(event) ?? saidOfDeeds(event)
    const where = said && (said.at ?? whereIs(view, said.of) ?? (before ? whereIs(before, said.of) : undefined))
    if (said && where)
      found.set(said.of, { key: String(said.of), at: [px(where.x), px(where.y)], words: said.words, tone: said.tone })
  }
  return [...found.values()]
}

const LUNGE = 90

/** ed.bite Whoever is in contact with the victim lunges at it. */
function lunges({ unit, target, kind }: Of<'attacked'>, view: View): Way[] {
  const victim = kind === 'bite' ? humanOf(view, target) : undefined
  if (!victim) return []
  return (herdOf(view, unit)?.zombies ?? [])
    .filter(({ at }) => Math.hypot(at.x - victim.at.x, at.y - victim.at.y) <= NEAR)
    .map(({ id, at }) => ({ figure: zombieName(id), path: [at, along(at, victim.at, LUNGE), at], alone: true }))
    .slice(0, 1)
}
const NEAR = 400

const placedWays = (placed: Of<'herd moved'>['placed']): Way[] =>
  placed.map(({ zombie, at }) => ({ figure: zombieName(zombie), path: [at] }))

/** A stretch of the way of whoever an event moves. */
function wayOf(event: Event, view: View): Way[] {
  switch (event.e) {
    case 'moved':
    case 'fled':
      return [{ figure: humanName(event.unit), path: [event.from, event.at] }]
    case 'herd moved':
    case 'drawn in':
    case 'split':
    case 'merged':
      return placedWays(event.placed)
    case 'climbed':
    case 'pushed aside':
      return [{ figure: event.zombie === null ? humanName(event.unit) : zombieName(event.zombie), path: [event.at] }]
    case 'attacked':
      return lunges(event, view)
    default:
      return []
  }
}

const spotOf = (view: View, figure: string): XY | undefined => {
  const n = Number(/\d+$/.exec(figure)?.[0] ?? 0)
  return figure.startsWith('zombie') ? zombieNo(view, n)?.at : humanOf(view, n)?.at
}

/** The ways of everybody who went, in the order in which they go; who bites lunges. */
export function waysOf(events: readonly Event[], view: View, before: View | null): Way[] {
  const begun = new Set<string>()
  return events
    .flatMap((event) => wayOf(event, view))
    .map((way) => {
      const from = begun.has(way.figure) || !before || way.alone ? undefined : spotOf(before, way.figure)
      begun.add(way.figure)
      return from ? { ...way, path: [from, ...way.path] } : way
    })
}

type Move = readonly [from: XY, to: XY]

/** Where everybody went from one picture to the next; nowhere when another match begins. */
export function movedSince(before: View, view: View): readonly Move[] {
  if (before.round > view.round || before.phase !== 'battle') return []
  const zombies = new Map(
    before.herds.filter(isOnTable).flatMap((herd) => herd.zombies.map((z) => [z.id, z.at] as const)),
  )
  const people = new Map(before.humans.filter(isOnTable).map((human) => [human.id, human.at]))
  const moved = (was: XY | undefined, is: XY): Move[] => (was ? [[was, is]] : [])
  return [
    ...view.herds.filter(isOnTable).flatMap((herd) => herd.zombies.flatMap((z) => moved(zombies.get(z.id), z.at))),
    ...view.humans.filter(isOnTable).flatMap((human) => moved(people.get(human.id), human.at)),
  ]
}
