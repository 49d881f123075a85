/** The parts of a table of one's own, by the names of the editor. */
import type { DrawnPiece, OwnSeat, OwnTable } from '@shamble/even-death/page'

export type { DrawnPiece, OwnSeat, OwnTable }
export type OwnThing = OwnTable['things'][number]
export type OwnMarker = OwnTable['markers'][number]
export type Span = OwnSeat['zones'][number]
export type DrawnBuilding = Extract<DrawnPiece, { is: 'building' }>
export type DrawnDisc = Extract<DrawnPiece, { is: 'disc' }>
export type DrawnRect = Extract<DrawnPiece, { is: 'rect' }>
export type DrawnLine = Extract<DrawnPiece, { is: 'line' }>
