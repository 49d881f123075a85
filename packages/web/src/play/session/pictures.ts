/** What is shown one after the other: what a message tells, or a beat of it where the dead act. */
import type { Seat, StoryEntry, Update } from '@shamble/kernel'
import type { LineModel } from '../../engine/client.ts'
import { type Beat, beatsOf, phaseOf } from '../directing.ts'
import { type DirectedDisplay, type EventRole, isDeed, type Seen } from '../game-display.ts'
import type { LogItem } from '../log-item.ts'
import type { Weight } from '../stage.ts'

export interface Arrived {
  readonly line: LineModel
  readonly update: Update
}

export interface PictureShown extends Arrived {
  readonly items: readonly LogItem[] | null
  readonly fresh: readonly LogItem[]
  readonly events: readonly unknown[]
  readonly own: boolean
  /** What is seen after it, and what was before. */
  readonly view: unknown
  readonly was: unknown
  /** How it all ends; `view` may be a moment before. */
  readonly is: unknown
  /** What the dead do in it. */
  readonly act: Act | null
  /** Something is turned over in it that everybody looks at. */
  readonly opens?: boolean
  /** Some of the dead come in it: one of a row that is one picture. */
  readonly rises?: boolean
}

/** A beat as it is shown: how long, and who is in sight. */
export interface Act {
  readonly beat: Beat
  readonly weight: Weight | null
  readonly places: readonly string[]
  readonly close: boolean
}

/** Those for whom nobody at this screen decides. */
const ofOthers =
  (mine: readonly Seat[]) =>
  (done: EventRole): EventRole =>
    isDeed(done) && done.seat !== undefined && mine.includes(done.seat) ? null : done

const placesOf = ({ deeds }: Pick<Beat, 'deeds'>): readonly string[] => [
  ...new Set(deeds.flatMap(({ figure, about, through = [] }) => [figure, ...about, ...through])),
]

interface Part {
  readonly events: readonly number[]
  readonly beat: Beat | null
  readonly opens?: boolean
}

const range = (from: number, to: number): number[] => Array.from({ length: Math.max(0, to - from) }, (_, i) => from + i)

/** What is told before the dead act, their beats, and what is told afterwards. */
function partsOf(done: readonly EventRole[], { from, to }: { readonly from: number; readonly to: number }): Part[] {
  const beats = beatsOf(done.slice(0, to).map((one, i) => (i < from ? null : one)))
  return [
    { events: range(0, from), beat: null },
    ...beats.map((beat) => ({ events: beat.events, beat })),
    { events: range(to, done.length), beat: null },
  ].filter(({ events }) => events.length > 0)
}

/** The key of every event by which its line is known. */
const keysOf = (story: readonly StoryEntry[]): string[] =>
  story.flatMap(({ entry, events }) => events.map((_, at) => `${entry}.${at}`))

/** Of the dead: a sweep, a door with its die, a bite, and each bite more up to all of them together. */
const MS = { sweep: 900, alone: 600, door: 540, bite: 800, another: 350, bites: 2100 } as const

/** A beat is looked at as long as it takes to see who does what; null for one step, which is one of many. */
export function weighBeat({ lead, deeds, events }: Beat, fresh: readonly LogItem[]): Weight | null {
  if (lead === 'walk' && events.length < 3) return null
  const hasDice = deeds.length === 1 && fresh.some(({ line }) => line.roll !== undefined)
  const shown = (ms: number, dice = false): Weight => ({ dice, ms, sweep: false, own: false, crowd: null })
  if (lead === 'attack') return shown(Math.min(MS.bite + MS.another * (deeds.length - 1), MS.bites), hasDice)
  if (lead === 'door') return shown(MS.door, hasDice)
  return { ...shown(deeds.length > 1 ? MS.sweep : MS.alone), crowd: lead }
}

function actOf(beat: Beat, concerned: readonly string[], fresh: readonly LogItem[]): Act {
  const close = beat.lead === 'attack'
  return { beat, weight: weighBeat(beat, fresh), places: close ? placesOf(beat) : concerned, close }
}

interface Showing {
  readonly mine: readonly Seat[]
  readonly seen: Seen
  readonly whole: boolean
}

/** What the dead do: beat by beat, unless nothing may move or nobody looks. */
function actedParts(picture: PictureShown, director: DirectedDisplay, { mine, seen, whole }: Showing): readonly Part[] {
  const done = director.deeds(picture.events, seen).map(ofOthers(mine))
  const phase = phaseOf(done)
  const deeds = done.filter(isDeed)
  const [first] = deeds
  const events = range(0, done.length)
  if (!phase || !first) return [{ events, beat: null }]
  return whole || deeds.length === 1 ? [{ events, beat: { lead: first.lead, deeds, events } }] : partsOf(done, phase)
}

/** What is turned over is seen before what comes of it. */
function opened(parts: readonly Part[], at: number): readonly Part[] {
  return parts.flatMap((part) => {
    if (!part.events.includes(at)) return [part]
    const [until, after] = [part.events.filter((i) => i <= at), part.events.filter((i) => i > at)]
    const rest = after.length === 0 ? [] : [{ ...part, events: after }]
    return [{ events: until, beat: null, opens: true }, ...rest]
  })
}

/** A picture of which all is shown at once. */
const alone = (picture: PictureShown, { beat }: Part): PictureShown =>
  beat === null ? picture : { ...picture, own: false, act: actOf(beat, placesOf(beat), picture.fresh) }

/** Those who come onto the table, one command after the other, are one picture. */
const rising = (picture: PictureShown, { comes }: DirectedDisplay): PictureShown =>
  comes && !picture.own && picture.events.every(comes) ? { ...picture, rises: true } : picture

/** A picture as what is shown of it, one thing after the other. */
export function picturesOf(
  picture: PictureShown,
  director: DirectedDisplay | null,
  showing: Showing,
): readonly PictureShown[] {
  if (!director || picture.events.length === 0) return [picture]
  const acted = actedParts(picture, director, showing)
  const parts = opened(acted, director.opens ? picture.events.findIndex(director.opens) : -1)
  const [only] = parts
  if (parts.length === 1 && only && !only.opens) return [rising(alone(picture, only), director)]
  const deeds = parts.flatMap(({ beat }) => beat?.deeds ?? [])
  const isOne = parts.filter(({ beat }) => beat !== null).length === 1
  const concerned = placesOf({ deeds: isOne ? deeds : deeds.filter(({ lead }) => lead !== 'attack') })
  const keys = keysOf(picture.line.fresh)
  const itemsOf = ({ events }: Part): LogItem[] => {
    const own = new Set(events.map((i) => keys[i]))
    return picture.fresh.filter(({ key }) => own.has(key))
  }
  let was = picture.was
  return parts.map((part, i) => {
    const later = parts.slice(i + 1)
    const unseen = new Set(later.flatMap(itemsOf))
    const events = later.flatMap((one) => one.events.map((at) => picture.events[at]))
    const view = later.length === 0 ? picture.is : director.before(events, picture.was, picture.is, picture.events)
    const before = was
    was = view
    const { beat, opens = false } = part
    return {
      ...picture,
      view,
      was: before,
      own: beat === null && !opens && picture.own,
      act: beat && actOf(beat, concerned, itemsOf(part)),
      opens,
      events: part.events.map((at) => picture.events[at]),
      fresh: itemsOf(part),
      items: picture.items?.filter((item) => !unseen.has(item)) ?? null,
    }
  })
}
