/** Phase 3 as it is shown: by the senses that lead the dead (dw.zsense.6), barriers, attacks (dw.turn.9). */
import type { Die, Event, FigureId, Sense, View } from '@shamble/dead-walk/page'
import { asBefore } from '../../board/before.ts'
import type { Body, DirectedDisplay, EventRole, Felt, Lead } from '../../play/game-display.ts'
import { pointName } from './place.ts'
import { humanName, zombieName } from './read.ts'

const LED: Readonly<Record<Sense, Lead>> = {
  smell: 'smell',
  sight: 'sight',
  moan: 'call',
  sound: 'sound',
  heading: 'wander',
}

type Moved = Extract<Event, { e: 'zombie moved' }>

/** Whom it goes for, or where the noise was. */
function lureOf({ human, zombie }: Moved, before: readonly Event[]): string[] {
  if (human !== null) return [humanName(human)]
  const sensed = before.findLast((event) => event.e === 'zombie senses' && event.zombie === zombie)
  return sensed?.e === 'zombie senses' && sensed.at !== null ? [pointName(sensed.at)] : []
}

function moved(event: Moved, before: readonly Event[]): EventRole {
  const { why, touches } = event
  if (why === 'game master') return null
  const reaches = touches === null ? {} : { reaches: humanName(touches) }
  const through = event.path.map(pointName)
  return { lead: LED[why], figure: zombieName(event.zombie), about: lureOf(event, before), through, ...reaches }
}

/** Whether the attack killed: what comes of it is told after it, up to the next. */
function cameOf(
  event: Extract<Event, { e: 'zombie attacked' }>,
  after: readonly Event[],
): 'hurt' | 'killed' | 'nothing' {
  if (!event.hit) return 'nothing'
  const next = after.findIndex(({ e }) => e === 'zombie attacked')
  const own = next < 0 ? after : after.slice(0, next)
  return own.some((one) => one.e === 'eliminated' && one.figure === humanName(event.human)) ? 'killed' : 'hurt'
}

function done(event: Event, i: number, events: readonly Event[]): EventRole {
  switch (event.e) {
    case 'zombie moved':
      return moved(event, events.slice(0, i))
    case 'lurched': {
      const reaches = event.into ? { reaches: humanName(event.human) } : {}
      return { lead: 'sight', figure: zombieName(event.zombie), about: [humanName(event.human)], ...reaches }
    }
    case 'barrier attacked':
      return { lead: 'door', figure: event.opening, about: [event.opening], came: event.broken ? 'broke' : 'nothing' }
    case 'zombie attacked':
      return {
        lead: 'attack',
        figure: zombieName(event.zombie),
        about: [humanName(event.human)],
        came: cameOf(event, events.slice(i + 1)),
      }
    case 'zombie senses':
    case 'heading rolled':
    case 'zombie waits':
    case 'zombie pounds':
    case 'zombie left':
    case 'wounded':
    case 'noises faded':
      return 'follows'
    case 'eliminated':
      return event.from === 'bite' ? 'follows' : null
    default:
      return null
  }
}

/** What is still to be seen of the dead: where they go and whether they stay. */
const deadIn = (event: Event): number[] =>
  event.e === 'zombie moved' || event.e === 'zombie left' || (event.e === 'lurched' && event.into) ? [event.zombie] : []

const hurtIn = (event: Event): number[] => {
  if (event.e === 'wounded') return [event.human]
  return event.e === 'eliminated' && event.figure.startsWith('H') ? [Number(event.figure.slice(1))] : []
}

/** Barriers that break later stand as they did. */
function openingsBefore(later: readonly Event[], was: View, is: View): View['openings'] {
  const ids = later.flatMap((event) => (event.e === 'barrier attacked' ? [event.opening] : []))
  const standing = ids.flatMap((id) => {
    const before = was.openings[id]
    return before ? [[id, before] as const] : []
  })
  return standing.length === 0 ? is.openings : { ...is.openings, ...Object.fromEntries(standing) }
}

const nameOf = (figure: FigureId): string => (figure.startsWith('Z') ? zombieName(Number(figure.slice(1))) : figure)

const isHit = ({ result }: Die): boolean => result !== 'miss'

/** Shots go where they were declared to; blows where they fall. */
function feltIn(events: readonly Event[]): Felt[] {
  let target: FigureId | null = null
  const at = (human: number, figure: FigureId, hit: boolean, kind: 'shot' | 'blow'): Felt => {
    const name = nameOf(figure)
    return { kind, from: humanName(human), to: name, figure: name, hit }
  }
  return events.flatMap((event): Felt[] => {
    switch (event.e) {
      case 'declared':
        target = event.target
        return []
      case 'burst':
        return target === null ? [] : [at(event.human, target, event.dice.some(isHit), 'shot')]
      case 'shot close':
        return [at(event.human, event.target, event.dice.some(isHit), 'shot')]
      case 'struck':
        return [at(event.human, event.target, isHit(event.die), 'blow')]
      case 'zombie attacked':
        return [{ kind: 'bite', from: zombieName(event.zombie), at: humanName(event.human), hit: event.hit }]
      case 'barrier attacked':
        return [{ kind: 'door', at: event.opening, broke: event.broken }]
      default:
        return []
    }
  })
}

/** The dead who fell for good, where they fell. */
const bodiesIn = (event: Event): Body[] =>
  event.e === 'eliminated' && event.figure.startsWith('Z')
    ? [{ n: Number(event.figure.slice(1)), at: pointName(event.at) }]
    : []

export const directed: DirectedDisplay<View, Event> = {
  deeds: (events) => events.map(done),
  felt: feltIn,
  bodies: (events) => events.flatMap(bodiesIn),
  before: (later, was, is) => ({
    ...is,
    turn: was.turn,
    phase: 'zombies',
    activation: null,
    zombies: [...asBefore(was.zombies, is.zombies, ({ n }) => n, new Set(later.flatMap(deadIn)))],
    humans: [...asBefore(was.humans, is.humans, ({ n }) => n, new Set(later.flatMap(hurtIn)))],
    openings: openingsBefore(later, was, is),
    noises: later.length > 0 ? was.noises : is.noises,
  }),
}
