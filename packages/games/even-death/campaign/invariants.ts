/** What must always hold in a campaign; each broken promise is a sentence. */
import { forceFaults } from '../forces/faults.ts'
import { adjacentTo, indexOf, PLACES, tileOn } from './map.ts'
import { mostVitality, worthOf } from './roster.ts'
import { freeNeighbours } from './rules/42-setup.ts'
import { pairOf } from './rules/43-limits.ts'
import {
  type CampaignForce,
  forcesOf,
  isHuman,
  isPerson,
  type Look,
  type Member,
  type Player,
  type State,
} from './state.ts'

const faultsOf = (unit: Member): string[] => {
  if (!isPerson(unit)) return []
  const most = mostVitality(unit)
  return [
    ...(unit.vitality < 1 || unit.vitality > most ? [`unit ${unit.id} has ${unit.vitality} of ${most} vitality`] : []),
    ...(unit.health === 'infected' && unit.perks.includes('immune') ? [`unit ${unit.id} is Immune and Infected`] : []),
  ]
}

function forceComplaints({ state, book }: Look, force: CampaignForce): string[] {
  const { id, owner, at, units } = force
  const player = state.players.find(({ faction }) => faction === owner)
  const faults = forceFaults(owner, Number.MAX_SAFE_INTEGER, units)
  const isTooDear = state.battle === null && worthOf(force) > book.pointsLimit
  return [
    ...(!player || player.out ? [`force ${id} is of nobody who plays`] : []),
    ...(tileOn(book.map, at).accessible ? [] : [`force ${id} is where nobody can be`]),
    ...faults.map((fault) => `force ${id}, ${fault.at}: ${fault.why}`),
    ...(isTooDear ? [`force ${id} is worth ${worthOf(force)} points`] : []),
    ...units.flatMap(faultsOf),
  ]
}

/** ed.camp-rules.1, ed.camp-rules.3 */
function crowding({ state, book }: Look): string[] {
  const { forces } = state
  const many = book.factions.filter(
    (faction) => forcesOf(state, faction).length > (isHuman(faction) ? book.forceLimit : book.hordeLimit),
  )
  const shared = forces.filter(({ at }, i) => forces.slice(0, i).some((other) => other.at === at))
  const pair = pairOf(state)
  const isPassing = shared.length === 1 && pair?.every(({ owner }) => owner === state.onTurn)
  // ed.camp-battle.16 A horde that arose stands where the initiator stood, whose withdrawn units have still to go (ed.camp-battle.6).
  const isLeaving = shared.length === 1 && state.battle !== null && shared[0]?.at === state.battle.at
  const isLawful = shared.length === 0 || isPassing || isLeaving
  return [...many.map((faction) => `the ${faction} have too many forces`), ...(isLawful ? [] : ['a tile is crowded'])]
}

const isAscending = (ids: readonly number[]): boolean => ids.every((id, i) => id > (ids[i - 1] ?? 0))

function numbering({ forces, nextForce, nextUnit }: State): string[] {
  const units = forces.flatMap((force) => force.units.map(({ id }) => id))
  return [
    ...(isAscending([...forces.map(({ id }) => id), nextForce])
      ? []
      : ['forces are not in the order of their numbers']),
    ...(new Set(units).size < units.length ? ['somebody is in two places'] : []),
    ...(units.some((id) => id >= nextUnit) ? ['a unit has a number that is not given yet'] : []),
  ]
}

function ownership({ state, book }: Look): string[] {
  return PLACES.flatMap((place) => {
    const tile = state.tiles[indexOf(place)]
    const player = state.players.find(({ faction }) => faction === tile?.controller)
    const isWrong = tile?.controller && (!player || player.out || !tileOn(book.map, place).accessible)
    return isWrong ? [`tile ${place} is controlled by somebody who cannot`] : []
  })
}

function order({ state, book }: Look): string[] {
  const isWhole = (list: readonly string[]): boolean =>
    list.length === book.factions.length && book.factions.every((faction) => list.includes(faction))
  return [
    ...(isWhole(state.players.map(({ faction }) => faction)) ? [] : ['the players are not those of the campaign']),
    ...(isWhole(state.order) || (state.phase === 'tiles' && state.order.length === 0)
      ? []
      : ['the order is not one of the players']),
    ...(state.phase !== 'war' && state.round > 0 ? ['turns are counted before the war'] : []),
  ]
}

/** ed.camp-setup.5 to ed.camp-setup.8 Until the war begins, everybody holds the tiles at which he starts. */
function starts(look: Look): string[] {
  const { state, book } = look
  const all = state.players.flatMap(({ start }) => start)
  if (all.some((place) => !tileOn(book.map, place).accessible)) return ['somebody starts where nobody can be']
  if (new Set(all).size < all.length) return ['two start on one tile']
  return state.phase === 'war' ? [] : state.players.flatMap((player) => startOf(look, player))
}

function startOf(look: Look, { faction, start }: Player): string[] {
  const { state, book } = look
  const [first, ...fortified] = start
  if (first === undefined) return state.phase === 'lists' && isHuman(faction) ? [`the ${faction} start nowhere`] : []
  const isHeld = start.every((place) => state.tiles[indexOf(place)]?.controller === faction)
  const isNear = fortified.every((place) => adjacentTo(book.map, first).includes(place))
  if (!isHeld || !isNear) return [`the ${faction} do not start on tiles of theirs`]
  if (fortified.length === 2) return []
  return state.phase === 'tiles' && fortified.length === 0 && freeNeighbours(look, first).length >= 2
    ? []
    : [`the ${faction} cannot fortify two tiles`]
}

export const invariants = (look: Look): string[] => [
  ...order(look),
  ...starts(look),
  ...numbering(look.state),
  ...look.state.forces.flatMap((force) => forceComplaints(look, force)),
  ...crowding(look),
  ...ownership(look),
]
