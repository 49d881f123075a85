/** What the picture shows beyond the ground: one description, from which the board is drawn and the legend listed. */
import { type Contact, type LookingArc, type Picture, pictureFor, type Warning } from '@shamble/run-or-shoot/forecast'
import { RADIUS, radiusOf, type Spot, type Survivor, type View } from '@shamble/run-or-shoot/page'
import type { XY } from '@shamble/table'
import { cursorOn, keptModel, type MeasuredModel } from '../../board/measured/model.ts'
import { apart } from '../../board/measured/shapes.ts'
import { once } from '../../plan/plan.ts'
import { type Covered, type Heard, inHand, intentShown, legalShown, meaningOf, type ReachShown } from './in-hand.ts'
import { centreNamed, places } from './place.ts'
import { settle } from './plan/index.ts'
import { actorOf, chosenSurvivor, isAsked, isDesk } from './read.ts'
import { levelShown } from './storeys.ts'
import { survivorCalled, zedCalled } from './words/titles.ts'
import type { DisplayState } from './types.ts'

export interface BoardModel extends MeasuredModel {
  /** The storey that is shown. */
  readonly level: number
  readonly chosen: Survivor | null
  /** Where he would look and fire to. */
  readonly facing: XY | null
  /** The numbers of the Zeds that he sees from where he would stand; null: nobody is chosen. Asked for when things are still. */
  readonly seen: () => ReadonlySet<number> | null
  readonly target: string | null
  /** Who is under what is laid on the table, and who is there and shielded from it; by name. */
  readonly covered: Covered | null
  /** How far what is in hand would be heard. */
  readonly heard: Heard | null
  /** What is reached beyond doors and stairs. */
  readonly beyond: ReachShown['beyond']
  readonly warnings: readonly Warning[]
  /** Where drifters look. */
  readonly arcs: readonly LookingArc[]
  /** Zeds that touch somebody. */
  readonly touching: ReadonlySet<number>
}

const NOBODY: ReadonlySet<number> = new Set()
const NOTHING_BEYOND: ReachShown['beyond'] = []
const NO_WARNINGS: readonly Warning[] = []
const NO_ARCS: readonly LookingArc[] = []
const TOUCHING = new WeakMap<readonly Contact[], ReadonlySet<number>>()

function touchingIn(contacts: readonly Contact[]): ReadonlySet<number> {
  if (contacts.length === 0) return NOBODY
  const known = TOUCHING.get(contacts) ?? new Set(contacts.map(({ zed }) => zed))
  TOUCHING.set(contacts, known)
  return known
}

const BARS = new WeakMap<readonly Contact[], MeasuredModel['contacts']>()

/** Bars between those who touch, as far as both are on the level that is shown. */
function barsOf(view: View, contacts: readonly Contact[]): MeasuredModel['contacts'] {
  const known = BARS.get(contacts)
  if (known) return known
  const bars = contacts.flatMap(({ survivor, zed }) => {
    const s = view.survivors.find(({ n }) => n === survivor)
    const z = view.zeds.find(({ n }) => n === zed)
    return s && z && radiusOf(z) === RADIUS.figure && !z.down ? [{ from: s.at, to: z.at, kind: 'fight' }] : []
  })
  BARS.set(contacts, bars)
  return bars
}

/** Of many drifters only those are drawn with what they notice who are so near. */
const MANY = 12
const NEARBY = 3000

/** Rings and arcs of Zeds that could matter to whoever is chosen; all others always. */
function nearby<T extends Spot>(all: readonly T[], isOfZed: (one: T) => boolean, from: XY | null): readonly T[] {
  if (all.filter(isOfZed).length <= MANY) return all
  return all.filter((one) => !isOfZed(one) || (from !== null && apart(from, one.at) <= NEARBY))
}

interface Noticing {
  readonly from: XY | null
  readonly warnings: readonly Warning[]
  readonly arcs: readonly LookingArc[]
}

const NOTICING = new WeakMap<Picture, Noticing>()

/** The same as long as whoever is chosen stands where he stood. */
function noticing(picture: Picture, from: XY | null): Noticing {
  const known = NOTICING.get(picture)
  if (known && known.from?.x === from?.x && known.from?.y === from?.y) return known
  const made = {
    from,
    warnings: nearby(picture.warnings, ({ about }) => about === 'drifter', from),
    arcs: nearby(picture.arcs, () => true, from),
  }
  NOTICING.set(picture, made)
  return made
}

const NOWHERE: MeasuredModel['intents'] = []

type Layers = Readonly<Record<string, boolean>>

/** rs.zed.15 The Zed that the umpire moves. */
const zedChosen = ({ view, selection }: DisplayState): BoardModel['chosenAt'] => {
  const z = isDesk(view) ? zedCalled(view, selection.figure) : undefined
  return z ? { at: z.at, size: radiusOf(z) / RADIUS.figure } : null
}

function seenBy({ view, options }: DisplayState, chosen: Survivor | null, from: XY | null) {
  if (!chosen || !from || view.step === 'setup') return null
  return pictureFor(view, options).seenFrom({ at: from, level: chosen.level })
}

/** Warnings are for whoever walks there: the umpire sees what lurks in a lair. */
const isWarned = ({ view }: DisplayState, layers: Layers): boolean => layers['warnings'] !== false && !isDesk(view)

function modelOf(given: DisplayState, layers: Layers): BoardModel {
  const s = settle(given)
  const { view, selection, options } = s
  const picture = pictureFor(view, options)
  const chosen = chosenSurvivor(s) ?? null
  const level = levelShown(s)
  const isActing = chosen !== null && isAsked(s) && actorOf(s)?.n === chosen.n
  const place = selection.aim ?? selection.hover
  const at = centreNamed(place, s)
  const reachOn = layers['reach'] === false ? null : level
  const { reach, way, facing, thrown, rays, range, heard } = inHand(s, chosen, isActing, reachOn)
  const from = chosen && (centreNamed(selection.whatIf ?? null, s) ?? way?.path.at(-1) ?? chosen.at)
  const noticed = noticing(picture, chosen?.at ?? null)
  const isFigure = zedCalled(view, place) !== undefined || survivorCalled(view, place) !== undefined
  return {
    level,
    chosen,
    from,
    facing,
    chosenAt: chosen ? { at: chosen.at, size: 1 } : zedChosen(s),
    seen: once(() => seenBy(s, chosen, from)),
    reach: reach?.first ?? null,
    beyond: reach?.beyond ?? NOTHING_BEYOND,
    legal: legalShown(s, chosen),
    template: thrown.template,
    covered: thrown.covered,
    heard: thrown.heard ?? heard,
    tone: thrown.isRefused ? 'no' : thrown.covered?.friends ? 'friends' : 'plain',
    way,
    rays,
    // Whoever is aimed at, and not the point beside him: the same distance as on the card.
    tape: chosen && at && !way ? { from: chosen.at, to: rays?.at ?? at, figure: isFigure || rays !== null } : null,
    means: (length) => (isActing ? meaningOf(s, length) : ''),
    rings: from && range !== null ? [{ at: from, gap: range, kind: 'range' }] : [],
    comes: null,
    contacts: barsOf(view, picture.contacts),
    intents: layers['intents'] === false ? NOWHERE : intentShown(s, place),
    led: null,
    cursor: cursorOn(places, selection, s),
    target: isFigure ? place : null,
    warnings: isWarned(s, layers) ? noticed.warnings : NO_WARNINGS,
    arcs: layers['warnings'] === false ? NO_ARCS : noticed.arcs,
    touching: touchingIn(picture.contacts),
  }
}

export const boardModel = keptModel(modelOf)
