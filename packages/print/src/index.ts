export type { ArtName } from './art.ts'
export { deadCounters, figureCounter, type Footprint, markers, square } from './counters.ts'
export { bodyOf, htmlOf, styleOf } from './html.ts'
export { type PaperName, PAPERS } from './paper.ts'
export type {
  CardPrint,
  CharacterPrint,
  CounterPrint,
  Ground,
  Line,
  PlanArea,
  PlanLine,
  PlanPoint,
  PlanPrint,
  Printables,
  RecordPrint,
  Section,
  TemplatePrint,
  TileMark,
  TilePrint,
  TrackRow,
  Wall,
} from './printables.ts'
export { type Part, PARTS, partsOf, type Settings, type Sheet, sheets, type Size, SIZES, STANDARD } from './sheets.ts'
export { capital, citing, score, signed, span } from './words.ts'
