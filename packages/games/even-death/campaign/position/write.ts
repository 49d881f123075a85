/** Writing a campaign down. */
import { beyondLeading, parse, sameJson, saysAll, type Shape } from '@shamble/kernel'
import { CAMPAIGN } from '../about.ts'
import { PLACES, indexOf } from '../map.ts'
import { OPTIONS, settle } from '../options.ts'
import { mostVitality } from '../roster.ts'
import { type CampaignKit, copyState, type Look, type Member, type Player, type State } from '../state.ts'
import { type Position, POSITION } from './form.ts'
import { readState } from './read.ts'

/** A state without what has no bearing on the rules: how many commands it took to get here. */
const essence = (s: State): object => ({ ...s, decision: 0 })

function writeUnit(unit: Member): object {
  if (unit.is === 'herd') return { ...unit }
  const { vitality, health, perks, ...rest } = unit
  return {
    ...rest,
    ...(perks.length > 0 ? { perks: [...perks] } : {}),
    ...(vitality === mostVitality(unit) ? {} : { vitality }),
    ...(health === 'healthy' ? {} : { health }),
  }
}

const writePlayer = ({ faction: _faction, eager, out, start, ...rest }: Player): object => ({
  ...rest,
  ...(start.length > 0 ? { start: [...start] } : {}),
  ...(eager ? { eager } : {}),
  ...(out ? { out } : {}),
})

/** Only tiles with which something has been done. */
const writeTiles = ({ tiles }: State): object =>
  Object.fromEntries(
    PLACES.flatMap((place) => {
      const { controller = null, structure = null, searched = false } = tiles[indexOf(place)] ?? {}
      const told = {
        ...(controller ? { controller } : {}),
        ...(structure ? { structure } : {}),
        ...(searched ? { searched } : {}),
      }
      return sameJson(told, {}) ? [] : [[String(place), told]]
    }),
  )

const writeTurn = ({ onTurn, round, actionsLeft, order }: State): object =>
  onTurn === null || actionsLeft < 1 ? {} : { turn: { on: onTurn, round, actions: actionsLeft }, order: [...order] }

/** Everything the written keys can say. */
export const plainly = ({ state, book }: Pick<Look, 'state' | 'book'>): object => ({
  game: CAMPAIGN.id,
  options: beyondLeading(OPTIONS, settle, book.options, ['scenario']),
  ...writeTurn(state),
  terrainSeed: state.terrainSeed,
  players: Object.fromEntries(state.players.map((one) => [one.faction, writePlayer(one)])),
  tiles: writeTiles(state),
  forces: state.forces.map(({ units, ...rest }) => ({ ...rest, units: units.map(writeUnit) })),
  ...(state.healed.length > 0 ? { healed: [...state.healed] } : {}),
  ...(state.trained.length > 0 ? { trained: [...state.trained] } : {}),
  nextForce: state.nextForce,
  nextUnit: state.nextUnit,
})

/** Whether the written keys cannot say all of this state: it is before the war, in the middle of something, or over. */
function needsExact(look: Look, doc: object): boolean {
  const parsed = parse(POSITION as Shape<Position>, doc)
  if (!parsed.ok) return true
  const restore = (): State => readState(parsed.value, look.book.options, look.state.holders)
  return !saysAll<CampaignKit>({ facts: () => null }, look, essence, restore)
}

export function write(look: Look): object {
  const doc = plainly(look)
  return needsExact(look, doc) ? { ...doc, exact: copyState(look.state) } : doc
}
