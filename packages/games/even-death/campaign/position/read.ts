/** Reading a campaign that was written down: each fault names its place and the clause it breaks. */
import {
  type Frame,
  frameOf,
  type Holder,
  Illegal as IllegalPosition,
  type OptionValues,
  rowOf,
  type Seat,
} from '@shamble/kernel'
import type { Clause } from '../../clauses.ts'
import { forceFaults } from '../../forces/faults.ts'
import { isPlace, PLACES, tileOn } from '../map.ts'
import { bookFor } from '../options.ts'
import { mostVitality } from '../roster.ts'
import {
  blankState,
  type CampaignForce,
  copyState,
  type Look,
  type Member,
  type Player,
  type State,
  type TileState,
} from '../state.ts'
import { invariants } from '../invariants.ts'
import type { Position, WrittenForce, WrittenUnit } from './form.ts'

class Illegal extends IllegalPosition<Clause> {}

/** The next number that nobody has. */
function numberer(given: readonly (number | undefined)[]): (id: number | undefined, at: string) => number {
  const taken = new Set(given)
  const used = new Set<number>()
  let next = 1
  return (id, at) => {
    if (id === undefined) {
      while (taken.has(next) || used.has(next)) next++
      used.add(next)
      return next
    }
    if (used.has(id)) throw new Illegal('ed.camp-rules.3', at, `there are two with the number ${id}`)
    used.add(id)
    return id
  }
}

function memberOf(unit: WrittenUnit, id: number, at: string): Member {
  if (unit.is === 'herd') return { ...unit, id }
  const most = mostVitality(unit)
  const { vitality = most, health = 'healthy', weapons = ['pistol'], perks = [], concentration } = unit
  if (vitality < 1 || vitality > most)
    throw new Illegal('ed.camp-rules.7', `${at}.vitality`, `somebody like this has 1 to ${most} vitality`)
  const member: Member = { is: 'human', unit: unit.unit, weapons, perks, id, vitality, health }
  return concentration === undefined ? member : { ...member, concentration }
}

function checkForce({ book, state }: Look, { owner, at, units }: CampaignForce, where: string): void {
  if (!book.factions.includes(owner)) throw new Illegal('ed.camp-setup.1', `${where}.owner`, 'they do not take part')
  if (!isPlace(at)) throw new Illegal('ed.camp-setup.2', `${where}.at`, 'there is no such tile')
  if (!tileOn(book.map, at).accessible) throw new Illegal('ed.camp-move.2', `${where}.at`, 'nobody can be in this tile')
  const [fault] = forceFaults(owner, book.pointsLimit, units)
  if (fault) throw new Illegal(fault.clause, where, `${fault.at}: ${fault.why}`)
  if (state.forces.some((other) => other.at === at && other.owner !== owner))
    throw new Illegal('ed.camp-rules.3', `${where}.at`, 'a force of another faction is in this tile')
}

/** Forces in the order of their numbers. */
function readForces(look: Look, written: readonly WrittenForce[]): void {
  const { state } = look
  const forceNumber = numberer(written.map(({ id }) => id))
  const unitNumber = numberer(written.flatMap(({ units }) => units.map(({ id }) => id)))
  for (const [i, { id, owner, at, units }] of written.entries()) {
    const where = `forces[${i}]`
    const members = units.map((unit, j) =>
      memberOf(unit, unitNumber(unit.id, `${where}.units[${j}].id`), `${where}.units[${j}]`),
    )
    const force: CampaignForce = { id: forceNumber(id, `${where}.id`), owner, at, units: members }
    checkForce(look, force, where)
    state.forces = [...state.forces, force].sort((a, b) => a.id - b.id)
  }
}

function readTiles({ state, book }: Look, tiles: NonNullable<Position['tiles']>): void {
  for (const [key, { controller = null }] of Object.entries(tiles)) {
    const place = Number(key)
    if (!/^\d\d$/.test(key) || !isPlace(place))
      throw new Illegal('ed.camp-setup.2', `tiles.${key}`, 'there is no such tile')
    if (controller && !book.factions.includes(controller))
      throw new Illegal('ed.camp-setup.1', `tiles.${key}.controller`, 'they do not take part')
    if (controller && !tileOn(book.map, place).accessible)
      throw new Illegal('ed.camp-move.2', `tiles.${key}.controller`, 'nobody can be in this tile')
  }
  state.tiles = PLACES.map((place): TileState => {
    const { controller = null, structure = null, searched = false } = rowOf(tiles, String(place)) ?? {}
    return { controller, structure, searched }
  })
}

/** Whoever is not told of is in the second campaign turn, with the supplies of the beginning. */
function readPlayers({ state }: Look, players: NonNullable<Position['players']>): void {
  for (const key of Object.keys(players))
    if (!state.players.some(({ faction }) => faction === key))
      throw new Illegal('ed.camp-setup.1', `players.${key}`, 'they do not take part')
  state.players = state.players.map((one): Player => ({ ...one, turns: 2, ...rowOf(players, one.faction) }))
}

function readOrder({ state, book }: Look, { order, turn }: Position): void {
  state.order = order ?? book.factions
  if (new Set(state.order).size !== book.factions.length || !book.factions.every((one) => state.order.includes(one)))
    throw new Illegal('ed.camp-setup.4', 'order', 'every player is there once')
  state.onTurn = turn?.on ?? state.order[0] ?? null
  if (state.onTurn === null || !state.order.includes(state.onTurn))
    throw new Illegal('ed.camp-turn.1', 'turn.on', 'they do not take part')
  state.round = turn?.round ?? 2
  state.actionsLeft = turn?.actions ?? book.actions
  if (state.actionsLeft > book.actions)
    throw new Illegal('ed.camp-turn.9', 'turn.actions', `there are ${book.actions} actions`)
}

const within = (proc: string, at: string): Frame => ({ ...frameOf(proc, at, {}), inside: true })

const largest = (ids: readonly number[]): number => Math.max(0, ...ids)

export function readState(doc: Position, options: OptionValues, holders: Readonly<Record<Seat, Holder>>): State {
  const book = bookFor(options)
  const held = Object.fromEntries(book.factions.map((seat) => [seat, holders[seat] ?? { person: seat }]))
  const state = blankState(held, book)
  const look: Look = { state, book, facts: null }
  state.phase = 'war'
  state.terrainSeed = doc.terrainSeed ?? 0
  readPlayers(look, doc.players ?? {})
  readOrder(look, doc)
  readTiles(look, doc.tiles ?? {})
  readForces(look, doc.forces ?? [])
  state.healed = doc.healed ?? []
  state.trained = doc.trained ?? []
  state.nextForce = doc.nextForce ?? largest(state.forces.map(({ id }) => id)) + 1
  state.nextUnit = doc.nextUnit ?? largest(state.forces.flatMap(({ units }) => units.map(({ id }) => id))) + 1
  state.frames = [within('campaign', 'campaign turn'), frameOf('turn', 'act', {})]
  const [broken] = invariants(look)
  if (broken) throw new Illegal('ed.camp-rules.3', 'forces', broken)
  return copyState(state)
}
