/** How a lot of 40 x 40 cm is written: centimetres from its own corner, x to the east, y to the south, then the level. */
import type { MutantKind } from '../tables/mutants.ts'
import type { DoorKind, FenceKind, WindowKind } from '../tables/terrain.ts'
import type { DeckId } from './decks.ts'

export type PlaceDrawing = readonly [x: number, y: number, level: number]
export type Span = readonly [x1: number, y1: number, x2: number, y2: number]
type Stretch<Kind> = readonly [x1: number, y1: number, x2: number, y2: number, kind: Kind, level: number]
type Area = readonly [x1: number, y1: number, x2: number, y2: number, level: number]

export type WallKind = 'thick' | 'thin'
/** rs.horde.8 */
export type LairType = 'covered' | 'screened'

export interface ClimbDrawing {
  readonly foot: PlaceDrawing
  readonly head: PlaceDrawing
}

export interface LotDrawing {
  readonly buildings?: readonly {
    readonly id: string
    readonly rect: Span
    readonly wall: WallKind
    readonly storeys: number
    readonly roof: 'flat' | 'pitched'
  }[]
  readonly partitions?: readonly Stretch<WallKind>[]
  /** Doors and windows replace that stretch of a wall or fence, or close a gap left in it. */
  readonly doors?: readonly Stretch<DoorKind>[]
  readonly windows?: readonly Stretch<WindowKind>[]
  readonly fences?: readonly Stretch<FenceKind>[]
  readonly low?: readonly Area[]
  readonly vehicles?: readonly { readonly id: string; readonly rect: Span; readonly alarm: boolean }[]
  readonly water?: readonly Area[]
  readonly woods?: readonly Area[]
  readonly ladders?: readonly ClimbDrawing[]
  readonly stairs?: readonly ClimbDrawing[]
  readonly lairs: readonly { readonly id: string; readonly mouth: PlaceDrawing; readonly type: LairType }[]
  readonly caches: readonly { readonly id: string; readonly at: PlaceDrawing; readonly deck: DeckId }[]
  readonly ambush: readonly { readonly id: string; readonly at: PlaceDrawing; readonly fits: readonly MutantKind[] }[]
  readonly nps: readonly PlaceDrawing[]
  readonly drifters: readonly PlaceDrawing[]
}

/** The side of a lot, in centimetres. */
export const LOT_SIDE = 40
