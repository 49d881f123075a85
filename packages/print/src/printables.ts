import type { ArtName } from './art.ts'

/** What a game offers to be printed: data only. How it is laid out is the same for all games. Lengths are millimetres. */
export interface Printables {
  readonly id: string
  readonly title: string
  /** The authors, as the game names them. */
  readonly credit: string
  readonly tiles: {
    /** Squares along one side of a tile, and the side of a square. */
    readonly n: number
    readonly square: number
    readonly list: readonly TilePrint[]
  }
  readonly counters: readonly CounterPrint[]
  readonly cards: {
    readonly width: number
    readonly height: number
    readonly list: readonly CardPrint[]
  }
  readonly characters: readonly CharacterPrint[]
  readonly record: RecordPrint
  /** One list of sections for each page. */
  readonly reference: readonly (readonly Section[])[]
}

/** `outdoor` and `corner` are shaded, `indoor` and `way` are left white. */
export type Ground = 'outdoor' | 'indoor' | 'corner' | 'way'

/** From one corner point to another, counted in squares from the north-west. */
export type Wall = readonly [x1: number, y1: number, x2: number, y2: number]

/** Something drawn over squares: where it begins and how many squares it covers. */
export type TileMark =
  | { readonly mark: 'circle' }
  | { readonly mark: 'star'; readonly number: number }
  | { readonly mark: 'art'; readonly art: ArtName; readonly over: readonly [x: number, y: number, side: number] }
  /** The corners of a block of squares. */
  | { readonly mark: 'corners'; readonly over: readonly [x: number, y: number, side: number] }

export interface TilePrint {
  readonly id: string
  readonly title: string
  /** What its back says. */
  readonly back: string
  /** In reading order. */
  readonly squares: readonly Ground[]
  readonly walls: readonly Wall[]
  readonly marks: readonly TileMark[]
}

export interface Face {
  readonly art: ArtName | null
  /** Large, in a corner. */
  readonly number?: string
  /** Along the lower edge. */
  readonly label?: string
  readonly shaded?: boolean
}

/** A counter that is folded along its middle and glued, so that it has two faces. */
export interface CounterPrint {
  readonly id: string
  /** Of one face. */
  readonly width: number
  readonly height: number
  readonly front: Face
  readonly back: Face
  readonly count: number
}

export interface CardPrint {
  readonly id: string
  readonly title: string
  /** Its family, above the text. */
  readonly family: string
  readonly art: ArtName
  readonly says: string
  readonly dark: boolean
  /** Boxes to be ticked: rounds of ammunition. */
  readonly boxes: number
  readonly count: number
}

export interface Table {
  readonly head: readonly string[]
  readonly rows: readonly (readonly string[])[]
}

export interface Line {
  readonly text: string
  readonly clause: string
}

export interface Section {
  readonly title: string
  readonly tables: readonly (Table & { readonly clause: string })[]
  readonly lines: readonly Line[]
}

/** Boxes to be crossed off, and what counts while the next one is in this row. */
export interface TrackRow {
  readonly boxes: number
  readonly label: string
}

export interface CharacterPrint {
  readonly id: string
  readonly title: string
  readonly byname: string
  readonly art: ArtName
  readonly facts: readonly (readonly [name: string, value: string])[]
  readonly track: { readonly title: string; readonly rows: readonly TrackRow[] }
  readonly tables: readonly (Table & { readonly title: string; readonly clause: string })[]
  readonly lines: readonly Line[]
  readonly count: number
}

export interface RecordPrint {
  readonly title: string
  readonly blocks: readonly {
    readonly title: string
    readonly columns: number
    readonly rows: readonly { readonly label: string; readonly groups: readonly TrackRow[] }[]
  }[]
}
