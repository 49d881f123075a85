import type { ArtName } from './art.ts'

/** What a game offers to be printed: data only. How it is laid out is the same for all games. Lengths are millimetres. */
export interface Printables {
  readonly id: string
  readonly title: string
  /** The authors, as the game names them. */
  readonly credit: string
  readonly tiles?: {
    /** Squares along one side of a tile, and the side of a square. */
    readonly n: number
    readonly square: number
    readonly list: readonly TilePrint[]
  }
  readonly counters: readonly CounterPrint[]
  readonly cards?: {
    readonly width: number
    readonly height: number
    readonly list: readonly CardPrint[]
  }
  readonly characters: readonly CharacterPrint[]
  readonly record: RecordPrint
  /** Measures to be laid on the table. They keep their size whatever else is printed smaller. */
  readonly templates?: readonly TemplatePrint[]
  /** Where everything stands on a table without tiles. */
  readonly plans?: readonly PlanPrint[]
  /** One list of sections for each page. */
  readonly reference: readonly (readonly Section[])[]
  /** What only an umpire may see: printed apart from everything else. */
  readonly umpire?: { readonly plans: readonly PlanPrint[]; readonly reference: readonly (readonly Section[])[] }
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
  /** So much stands on it that it needs a page. */
  readonly isPage?: true
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

/** A place along a template, from its beginning. */
export interface Mark {
  readonly at: number
  readonly label: string
}

export type TemplateShape =
  /** It widens evenly from its tip; each mark ends a band. */
  | { readonly shape: 'cone'; readonly length: number; readonly width: number; readonly bands: readonly Mark[] }
  | {
      readonly shape: 'circle'
      readonly radius: number /** Its edge towards whoever places it. */
      readonly front: boolean
    }
  /** Whoever is hit with the figure in the middle: so far aside, so far around, not before it; how far its sides reach. */
  | {
      readonly shape: 'corridor'
      readonly aside: number
      readonly around: number
      readonly before: number
      readonly shoulder: number
    }
  /** One half of a circle that is too large for a page. */
  | { readonly shape: 'half circle'; readonly radius: number }
  /** One of twelve parts of a circle: turned round its tip it is the whole. */
  | { readonly shape: 'twelfth'; readonly radius: number }
  | { readonly shape: 'stick'; readonly length: number; readonly marks: readonly Mark[] }
  /** Directions, the last one north. */
  | { readonly shape: 'dial'; readonly directions: number; readonly radius: number }
  | { readonly shape: 'outline'; readonly length: number; readonly width: number }

export interface TemplatePrint {
  readonly id: string
  readonly says: string
  readonly clause: string
  readonly form: TemplateShape
  readonly count: number
}

/** A point of a plan: to the east and to the south of its north-west corner, in the units of the plan. */
export type PlanPoint = readonly [x: number, y: number]

export interface PlanArea {
  readonly look: 'road' | 'zone' | 'building' | 'room' | 'piece' | 'green'
  readonly outline: readonly PlanPoint[]
  readonly label: string
}

export interface PlanLine {
  readonly look: 'wall' | 'fence' | 'low' | 'door' | 'window' | 'open' | 'barricaded' | 'barred' | 'exit'
  readonly from: PlanPoint
  readonly to: PlanPoint
  readonly label: string
}

export interface PlanPrint {
  readonly id: string
  readonly says: string
  /** In units of the plan, with lines every so many of them. */
  readonly width: number
  readonly depth: number
  readonly lines: number
  readonly unit: string
  readonly areas: readonly PlanArea[]
  readonly edges: readonly PlanLine[]
  readonly points: readonly {
    /** `word` is only a word, over everything else. */
    readonly look: 'entry' | 'marker' | 'climb' | 'living' | 'dead' | 'word'
    readonly at: PlanPoint
    readonly label: string
  }[]
  /** What is said below it, of a plan of something else than a table. */
  readonly key?: string
  /** What the signs on it mean. */
  readonly list: readonly string[]
  readonly notes: readonly Line[]
}
