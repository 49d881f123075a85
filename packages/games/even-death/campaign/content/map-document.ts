/** ed.camp-map.5 A campaign map as a document: what an editor writes and a campaign is begun with. */
import { flag, list, literal, object, oneOf, type OptionValue, type Shape, text } from '@shamble/kernel'
import { GROUND_KINDS } from '../../content/budgets.ts'
import { FEATURES } from '../../content/features.ts'
import { type CampaignMap, DIRECTIONS, indexOf, type MapTile, type Place, PLACES, xOf, yOf } from '../map.ts'

export interface MapDocument extends CampaignMap {
  readonly format: 'shamble-map'
  readonly version: 1
  readonly game: 'even-death'
  readonly says: string
}

const sides = list(oneOf(...DIRECTIONS), { max: DIRECTIONS.length })

const TILE: Shape<MapTile> = object({
  kind: oneOf(...GROUND_KINDS),
  name: text({ min: 1, max: 40 }),
  features: FEATURES,
  blocked: sides,
  accessible: flag,
})

/** Any number of tiles can be written down: the checks say how many there must be. */
export const MAP_DOCUMENT = object({
  format: literal('shamble-map'),
  version: literal(1),
  game: literal('even-death'),
  title: text({ min: 1, max: 80 }),
  says: text({ max: 400 }),
  tiles: list(TILE, { max: 2 * PLACES.length }),
}) as unknown as Shape<MapDocument>

/** A document as an option holds it: both are plain JSON. */
export const mapAsOption = (map: MapDocument): OptionValue => map as unknown as OptionValue

/** "Pellow (2,4)": its name, then its row and column. */
export const tileWords = ({ tiles }: CampaignMap, place: Place): string =>
  `${tiles[indexOf(place)]?.name ?? 'nowhere'} (${yOf(place)},${xOf(place)})`
