/** What a game tells the editor of its scenarios. Its documents are plain data; every edit gives a new one. */
import type { MatchSetup } from '@shamble/host'
import type { Fault } from '@shamble/kernel'
import type { FunctionComponent } from 'preact'
import type { Rect } from '../play/camera.ts'

/** A point of the table in the measure of the document. */
export interface Spot {
  readonly x: number
  readonly y: number
}

/** What came of an edit; or why it cannot be done. */
export type Edited<D> =
  | { readonly ok: true; readonly document: D; readonly chosen: string | null; readonly words: string }
  | { readonly ok: false; readonly why: string }

export type Opened<D> = { readonly ok: true; readonly document: D } | { readonly ok: false; readonly fault: Fault }

export interface Tool {
  readonly id: string
  readonly label: string
  /** Strokes on 24. */
  readonly icon: string
  readonly key: string
  /** By a press; or also by dragging from corner to corner or from end to end. */
  readonly lays: 'point' | 'area' | 'line'
  /** What it asks for. */
  readonly asks: string
}

export interface ToolGroup {
  readonly title: string
  readonly tools: readonly Tool[]
}

/** Something to take hold of at a thing. */
export interface Handle {
  readonly id: string
  readonly at: Spot
  readonly kind: 'corner' | 'turn'
}

/** A thing under a point; what can be grabbed is dragged at once, all else only when it is chosen. */
export interface Hit {
  readonly key: string
  readonly grab: boolean
}

export type Field<D> =
  | {
      readonly kind: 'text'
      readonly label: string
      readonly value: string
      readonly max: number
      readonly lines?: number
      set(value: string): D
    }
  | {
      readonly kind: 'number'
      readonly label: string
      readonly value: number
      readonly min: number
      readonly max: number
      readonly step: number
      readonly unit?: string
      set(value: number): D
    }
  | {
      readonly kind: 'choice'
      readonly label: string
      readonly value: string
      readonly options: readonly { readonly value: string; readonly label: string }[]
      set(value: string): D
    }
  | { readonly kind: 'flag'; readonly label: string; readonly value: boolean; set(value: boolean): D }
  /** Any of some. */
  | {
      readonly kind: 'chips'
      readonly label: string
      readonly value: readonly string[]
      readonly options: readonly { readonly value: string; readonly label: string }[]
      set(value: readonly string[]): D
    }
  | { readonly kind: 'act'; readonly label: string; act(): Edited<D> }
  | { readonly kind: 'note'; readonly text: string; readonly clause?: string }

export interface FieldGroup<D> {
  readonly title: string
  readonly fields: readonly Field<D>[]
}

/** The document in words. Groups have no key; what has one can be chosen. */
export interface ThingNode {
  readonly id: string
  readonly key: string | null
  readonly text: string
  readonly children?: readonly ThingNode[]
}

export interface Check {
  readonly grade: 'fault' | 'warning'
  /** The place in the document. */
  readonly at: string
  readonly why: string
  readonly clause?: string
}

export interface SheetProps<D> {
  readonly document: D
  /** `merges`: changes in a row with the same sign are taken back together. */
  readonly change: (document: D, words: string, merges?: string) => void
}

export interface BoardShown<D> {
  readonly document: D
  /** Screen pixels per pixel of the board. */
  readonly scale: number
}

export interface GameEditor<D> {
  readonly id: string
  readonly title: string
  readonly credit: string
  /** Pixels of the board per measure of the document, and what the measure is called. */
  readonly perMeasure: number
  readonly measure: string
  /** How far arrows move a thing. */
  readonly strides: { readonly usual: number; readonly far: number; readonly fine: number }
  readonly groups: readonly ToolGroup[]
  readonly sheets: readonly {
    readonly id: string
    readonly label: string
    readonly Body: FunctionComponent<SheetProps<D>>
  }[]
  readonly Board: FunctionComponent<BoardShown<D>>
  /** Best first: how a game may end, for the tally of games that bots played. */
  readonly grades: readonly { readonly id: string; readonly label: string; readonly won: boolean }[]

  blank(): D
  /** A table by the dice, and what the button for it says; what rolls is loaded only then. */
  readonly rolls?: { readonly label: string; roll(): Promise<D> }
  copies(): readonly { readonly id: string; readonly title: string; readonly says: string; make(): D }[]
  /** A document from a file, whatever is in it; also one with faults, as long as it has the form of a scenario. */
  open(value: unknown): Opened<D>
  head(document: D): { readonly title: string; readonly says: string }
  renamed(document: D, title: string): D
  size(document: D): { readonly width: number; readonly height: number }

  /** Lays a thing from a point, to another where it was dragged. */
  lay(document: D, tool: string, from: Spot, to: Spot | null): Edited<D>
  /** The topmost first. */
  hits(document: D, at: Spot, slack: number): readonly Hit[]
  /** All that has a place. */
  keys(document: D): readonly string[]
  has(document: D, key: string): boolean
  nameOf(document: D, key: string): string
  rectOf(document: D, key: string): Rect | null
  handles(document: D, key: string): readonly Handle[]
  pull(document: D, key: string, handle: string, to: Spot): D
  shift(document: D, key: string, by: Spot): D
  /** Null: it has no direction. */
  turn(document: D, key: string, degrees: number): D | null
  /** Null: it belongs to the table. */
  remove(document: D, key: string): D | null
  copy(document: D, key: string): Edited<D> | null
  tree(document: D): readonly ThingNode[]
  fields(document: D, key: string): readonly FieldGroup<D>[]

  /** The sheet on which a place that is no thing is changed. */
  sheetOf(place: string): string
  /** A table on which it is played at once. */
  play(document: D): MatchSetup
}
