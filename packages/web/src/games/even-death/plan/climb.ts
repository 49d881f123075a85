/** ed.climb Over something, or up: a human to a place behind it and on from there, a herd by naming it. */
import { type CommandOf, isHerd, type Unit } from '@shamble/even-death/page'
import { samePoint } from '@shamble/table'
import { type Note, plain } from '../../../plan/plan.ts'
import { capital } from '../../../words/plain.ts'
import { clockHour } from '../place.ts'
import { lookOf, offered, refused } from '../read.ts'
import type { DisplayState, Planned, Target, Variant } from '../types.ts'
import { inchWords } from '../words/inches.ts'
import { thingTitle } from '../words/things.ts'
import { brainNotes } from './handling.ts'
import { pointOf } from './move.ts'
import { note } from './notes.ts'
import { shownFor } from './shown.ts'

type Climb = CommandOf<'climb'>

/** ed.climb.8 Whether it lands with this action, and what is left for the way onward. */
function climbNotes(s: DisplayState, unit: Unit, c: Climb): Note[] {
  if (isHerd(unit)) return brainNotes(s, unit, 'climb')
  const { lands, progress, height, left } = lookOf(s).climb(unit, c)
  if (!lands)
    return [note(inchWords(progress), `of ${inchWords(height)} done then; the rest with another action`, 'ed.climb.8')]
  return [
    note('', 'lands there with this action', 'ed.climb.5'),
    ...(left > 0 ? [note(inchWords(left), 'left: press a place beyond it to go on', 'ed.climb.5')] : []),
  ]
}

function landingWords(unit: Unit, { landing }: Climb): string {
  if (isHerd(unit) || landing === undefined) return ''
  return `, landing at ${clockHour(unit.at, { x: landing[0], y: landing[1] })}`
}

/** Onto a place behind it: the landing from which one gets there. */
function onwardTo(s: DisplayState, unit: Unit, all: readonly Climb[], place: string): Climb[] {
  const to = pointOf(s, place)
  if (!to || isHerd(unit)) return []
  const ways = all.flatMap((c): Climb[] => {
    if (c.landing === undefined) return []
    const isThere = samePoint({ x: c.landing[0], y: c.landing[1] }, to)
    return isThere ? [c] : [{ ...c, onward: [to.x, to.y] }]
  })
  const lawful = ways.find((c) => refused(s, c) === null)
  return lawful ? [lawful] : []
}

export function climbOrders(s: DisplayState, unit: Unit): Planned[] {
  const all = offered(s, 'climb')
  if (all.length === 0) return []
  const features = [...new Set(all.map(({ feature }) => feature))]
  const targetOf = (place: string, own: readonly Climb[]): Target | null => {
    const [first] = own
    if (!first) return null
    const title = thingTitle(s.view, first.feature)
    const variants = own.map((c): Variant => {
      const words = `Climb ${title}${landingWords(unit, c)}`
      return plain(words, [c], own.length > 1 ? { dials: { Landing: landingWords(unit, c).slice(2) } } : {})
    })
    return { place, ...shownFor(s.view, unit, capital(`climb ${title}`), variants, climbNotes(s, unit, first)) }
  }
  return [
    {
      order: {
        id: 'climb',
        label: 'Climb',
        icon: 'climb',
        key: 'Z',
        detail: 'half its Movement',
        aims: 'figure',
        enabled: true,
      },
      targets: () => features,
      at: (place) =>
        features.includes(place)
          ? targetOf(
              place,
              all.filter(({ feature }) => feature === place),
            )
          : targetOf(place, onwardTo(s, unit, all, place)),
      refusal: () => null,
    },
  ]
}
