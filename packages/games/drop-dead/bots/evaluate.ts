/**
 * How likely a seat is to win, for bots that search: a number from 0 to 1, worked out from what everybody sees in a few
 * microseconds. It weighs a few plain facts; the weights follow the outcomes of 400 bot games, but for health and lying parts, which such games hardly tell apart.
 */
import { likelihood, type Seat } from '@shamble/kernel'
import { cellOf } from '../content/map.ts'
import { TILE_SIDE } from '../tables/map.ts'
import { starOf } from '../rules/14-spawn.ts'
import { isAlive, type Look, survivorOf, type Survivor, type Unit, xOf, yOf } from '../state.ts'

/** What each fact, a number from 0 to 1, counts for. */
const WEIGHTS = {
  missing: -3.9,
  carried: 2.3,
  lying: 0.3,
  nearVan: 1.4,
  health: 0.5,
  team: 1.2,
  undead: -1.6,
  crowd: -0.9,
  spawners: -2.2,
  threat: -2.5,
  held: -0.4,
} as const

const START = 1.3

type Facts = Record<keyof typeof WEIGHTS, number>

/** The chance of this seat: a survivor's to get away, an undead player's that nobody does. */
export function evaluate(look: Look, seat: Seat): number {
  const { state } = look
  if (state.outcome) return state.outcome.winners.includes(seat) ? 1 : 0
  const one = survivorOf(state, seat)
  if (one && isAlive(one)) return chanceOf(look, one)
  if (one?.status === 'escaped') return 1
  const isUndead = seat === state.patientZero || one?.status === 'undead'
  return isUndead && !state.survivors.some((s) => s.status === 'escaped') ? 1 - bestChance(look) : 0
}

function bestChance(look: Look): number {
  let most = 0
  for (const one of look.state.survivors) if (isAlive(one)) most = Math.max(most, chanceOf(look, one))
  return most
}

function chanceOf(look: Look, one: Survivor): number {
  const facts = factsOf(look, one)
  let sum = START
  for (const fact in WEIGHTS) sum += WEIGHTS[fact as keyof Facts] * facts[fact as keyof Facts]
  return likelihood(sum)
}

/** Beyond these numbers nothing gets better or worse. */
const MOST_PARTS = 4
const MOST_PLAYERS = 4
const FAR_FROM_VAN = 24
const MANY_STARS = 8
/** Zombies within so many units strike soon; each costs this share of full health. */
const NEAR = 5
const STRIKE = 11

function factsOf(look: Look, me: Survivor): Facts {
  const { state, book } = look
  const missing = Math.max(0, book.partsRequired - state.installed)
  const carried = state.survivors.filter((one) => one.carries).length
  const others = state.survivors.filter((one) => one !== me && isAlive(one))
  const full = book.survivors[me.id].health
  let stars = 0
  for (const tile of state.tiles) stars += starOf(tile)
  return {
    missing: missing / MOST_PARTS,
    carried: Math.min(missing, carried) / MOST_PARTS,
    lying: Math.min(Math.max(0, missing - carried), state.lying.length) / MOST_PARTS,
    nearVan: missing === 0 || (me.carries && missing === 1) ? 1 - Math.min(1, wayToVan(me) / FAR_FROM_VAN) : 0,
    health: me.health / full,
    team: others.reduce((sum, one) => sum + one.health / book.survivors[one.id].health, 0) / (MOST_PLAYERS - 1),
    undead: state.survivors.filter((one) => one.status === 'undead').length / (MOST_PLAYERS - 1),
    crowd: state.zombies.length / book.zombies.figures,
    spawners: Math.min(1, stars / MANY_STARS),
    ...nearby(look, me),
  }
}

const toVan = (n: number): number => Math.max(-n, n - (TILE_SIDE - 1), 0)

/** Units to the van tile as the crow flies, 0 on it. */
const wayToVan = ({ at }: Survivor): number => (at === null ? 0 : toVan(xOf(at)) + toVan(yOf(at)))

function nearby({ state, book }: Look, { at, health }: Survivor): Pick<Facts, 'threat' | 'held'> {
  if (at === null) return { threat: 0, held: 0 }
  let near = 0
  let here = 0
  const [tx, ty] = cellOf(at)
  for (const z of state.zombies) {
    if (unitsBetween(z.at, at) <= NEAR) near++
    const [cx, cy] = cellOf(z.at)
    if (cx === tx && cy === ty) here++
  }
  return {
    threat: Math.min(1, (near * STRIKE) / health),
    held: book.overrunAt > 0 && here >= book.overrunAt ? 1 : 0,
  }
}

const unitsBetween = (a: Unit, b: Unit): number => Math.abs(xOf(a) - xOf(b)) + Math.abs(yOf(a) - yOf(b))
