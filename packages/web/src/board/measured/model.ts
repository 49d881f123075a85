/** What is shown on a measured table beyond the ground: one description, from which it is drawn and its key is listed. */
import type { XY } from '@shamble/table'
import type { DisplayState, Rect, Seen, Selection } from '../../play/game-display.ts'
import type { Places } from './place.ts'
import type { Reach } from './reach.ts'
import type { Level } from './signs.tsx'
import type { Tone } from './templates.tsx'

export type TemplateShown =
  | {
      readonly kind: 'cone'
      /** From the rim of a base through a point. */
      readonly cone: {
        readonly from: XY & { readonly radius: number }
        readonly through: XY
        readonly length: number
        readonly width: number
      }
      readonly bands: readonly number[]
    }
  | {
      readonly kind: 'circle'
      /** From whom, and where. */
      readonly from: XY
      readonly at: XY
      readonly radius: number
      /** As far as walls let it, where they stop it. */
      readonly spread?: readonly XY[]
      /** How far it may stray, at least and at most. */
      readonly strays: readonly [number, number] | null
    }
  | {
      readonly kind: 'corridor'
      readonly from: XY
      readonly through: XY
      readonly aside: number
      readonly around: number
    }

/** What an order in hand can be aimed at. */
export interface Legal {
  readonly figures: ReadonlySet<string>
  readonly terrain: readonly string[]
  readonly things: ReadonlySet<number>
  readonly points: readonly XY[]
}

export const NO_LEGAL: Legal = { figures: new Set(), terrain: [], things: new Set(), points: [] }

export interface MeasuredModel {
  /** Where the chosen figure stands or would stand; null: nobody is chosen. */
  readonly from: XY | null
  readonly reach: { readonly field: Reach; readonly levels: readonly Level[] } | null
  readonly legal: Legal
  readonly template: TemplateShown | null
  readonly tone: Tone
  /** The way in hand: as far as it is gone, and as it was meant. */
  readonly way: {
    readonly path: readonly XY[]
    readonly planned: readonly XY[]
    readonly refused: boolean
    readonly stopped: boolean
    readonly label: string
  } | null
  /** The rays to what is aimed at, as the rules judge them. */
  readonly rays: {
    readonly from: XY
    readonly at: XY
    readonly rays: readonly { readonly end: XY; readonly stop: XY | null }[]
    readonly sees: boolean
    readonly words: string
  } | null
  /** `figure`: it ends at the rim of a base. */
  readonly tape: { readonly from: XY; readonly to: XY; readonly figure: boolean } | null
  /** What a length of the tape comes to: "0.6 cm too far". */
  readonly means: (length: number) => string
  /** Circles around the chosen figure: gaps from edge to edge. */
  readonly rings: readonly { readonly at: XY; readonly gap: number; readonly kind: 'pinned' | 'range' }[]
  /** Where whoever is pointed at will stand, and how far it lurches from there. */
  readonly comes: { readonly at: XY; readonly lurch: number } | null
  /** Bases that touch. */
  readonly contacts: readonly { readonly from: XY; readonly to: XY; readonly kind: string }[]
  /** Where others go next. */
  readonly intents: readonly { readonly path: readonly XY[] }[]
  /** Whoever is chosen, and how large it is drawn. */
  readonly chosenAt: { readonly at: XY; readonly size: number } | null
  /** Somebody who is led, how far it goes, and where to. */
  readonly led: { readonly from: XY; readonly to: XY | null; readonly reach: number } | null
  readonly cursor: Cursor | null
}

/** Where is pointed: at the ground, at terrain, at a thing that lies there. */
export type Cursor =
  | { readonly on: 'ground'; readonly at: XY }
  | { readonly on: 'terrain'; readonly rect: Rect; readonly aimed: boolean }
  | { readonly on: 'thing'; readonly at: XY }

export function cursorOn<View, Sort extends string>(
  places: Places<View, Sort>,
  { aim, hover }: Selection,
  seen: Seen<View>,
): Cursor | null {
  const name = aim ?? hover
  const place = places.parse(name)
  if (name === null || !place) return null
  if (place.kind === 'point') return { on: 'ground', at: place.at }
  if (place.kind === 'terrain') {
    const rect = places.rect(name, seen)
    return rect && { on: 'terrain', rect, aimed: aim !== null }
  }
  const at = place.kind === 'numbered' && places.isThing(place.sort) ? places.centre(place, seen) : null
  return at && { on: 'thing', at }
}

/** Names that can be aimed at, by what they mean. */
export function legalAt<Sort extends string>(
  { parse, isThing }: Pick<Places<never, Sort>, 'parse' | 'isThing'>,
  names: readonly string[],
): Legal {
  const figures = new Set<string>()
  const terrain: string[] = []
  const things = new Set<number>()
  const points: XY[] = []
  for (const name of names) {
    const place = parse(name)
    if (place?.kind === 'numbered') {
      if (isThing(place.sort)) things.add(place.n)
      else figures.add(name)
    } else if (place?.kind === 'terrain') terrain.push(place.id)
    else if (place?.kind === 'point') points.push(place.at)
  }
  return { figures, terrain, things, points }
}

/** The same set as before if the same are in it: whoever draws them need not look again. */
export const keptSet = <T>(before: ReadonlySet<T> | null, now: ReadonlySet<T>): ReadonlySet<T> =>
  before !== null && before.size === now.size && [...now].every((one) => before.has(one)) ? before : now

type Layers = Readonly<Record<string, boolean>>

interface Kept<Model> extends Pick<DisplayState, 'choices' | 'selection' | 'options' | 'seat'> {
  readonly layers: Layers | null
  readonly model: Model
}

/** The same description as long as nothing it depends on has changed: board and legend ask for it with every move. */
export function keptModel<View extends object, Command, Hints, Model>(
  make: (s: DisplayState<View, Command, Hints>, layers: Layers) => Model,
): (s: DisplayState<View, Command, Hints>, layers?: Layers | null) => Model {
  const known = new WeakMap<View, Kept<Model>>()
  return (s, layers = null) => {
    const { view, choices, selection, options, seat } = s
    const kept = known.get(view)
    if (
      kept &&
      kept.choices === choices &&
      kept.selection === selection &&
      kept.options === options &&
      kept.seat === seat &&
      (layers === null || kept.layers === layers)
    )
      return kept.model
    const model = make(s, layers ?? {})
    known.set(view, { choices, selection, options, seat, layers, model })
    return model
  }
}
