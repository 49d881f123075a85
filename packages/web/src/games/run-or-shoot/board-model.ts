/** What the picture shows beyond the ground: one description, from which the board is drawn and the legend listed. */
import { type Contact, type LookingArc, pictureFor, type Warning } from '@shamble/run-or-shoot/forecast'
import { isInPlay, RADIUS, radiusOf, type Survivor, type View } from '@shamble/run-or-shoot/page'
import type { XY } from '@shamble/table'
import { cursorOn, keptModel, type MeasuredModel, NO_LEGAL } from '../../board/measured/model.ts'
import { centreNamed, places } from './place.ts'
import { levelShown } from './storeys.ts'
import { survivorCalled, zedCalled } from './words/titles.ts'
import type { DisplayState } from './types.ts'

export interface BoardModel extends MeasuredModel {
  /** The storey that is shown. */
  readonly level: number
  readonly chosen: Survivor | null
  /** Where he would look and fire to. */
  readonly facing: XY | null
  /** The numbers of the Zeds that he sees from where he would stand; null: nobody is chosen. */
  readonly seen: ReadonlySet<number> | null
  readonly target: string | null
  /** Who is under what is laid on the table, and who is there and shielded from it; by name. */
  readonly covered: { readonly hit: ReadonlySet<string>; readonly spared: ReadonlySet<string> } | null
  readonly warnings: readonly Warning[]
  /** Where drifters look. */
  readonly arcs: readonly LookingArc[]
  /** Zeds that touch somebody. */
  readonly touching: ReadonlySet<number>
}

const NOBODY: ReadonlySet<number> = new Set()
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

function chosenIn({ view, selection }: DisplayState): Survivor | null {
  const one = survivorCalled(view, selection.figure)
  return one && isInPlay(one) ? one : null
}

function modelOf(s: DisplayState, layers: Readonly<Record<string, boolean>>): BoardModel {
  const { view, selection } = s
  const picture = pictureFor(view, s.options)
  const chosen = chosenIn(s)
  const place = selection.aim ?? selection.hover
  const at = centreNamed(place, s)
  const from = chosen && (centreNamed(selection.whatIf ?? null, s) ?? chosen.at)
  const isFigure = zedCalled(view, place) !== undefined || survivorCalled(view, place) !== undefined
  return {
    level: levelShown(s),
    chosen,
    from,
    facing: chosen && chosen.facing,
    chosenAt: chosen && { at: chosen.at, size: 1 },
    seen: chosen && from && picture.seenFrom({ at: from, level: chosen.level }),
    reach: null,
    legal: NO_LEGAL,
    template: null,
    tone: 'plain',
    way: null,
    rays: null,
    tape: chosen && at ? { from: chosen.at, to: at, figure: isFigure } : null,
    means: () => '',
    rings: [],
    comes: null,
    contacts: barsOf(view, picture.contacts),
    intents: [],
    led: null,
    cursor: cursorOn(places, selection, s),
    target: isFigure ? place : null,
    covered: null,
    warnings: layers['warnings'] === false ? [] : picture.warnings,
    arcs: layers['warnings'] === false ? [] : picture.arcs,
    touching: touchingIn(picture.contacts),
  }
}

export const boardModel = keptModel(modelOf)
