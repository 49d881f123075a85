import { sameJson } from '@shamble/kernel'
import { isCarPart } from './content/cards.ts'
import { MOST_PARTS } from './options.ts'
import { hasRoom, tileOfUnit, zombiesOnTile } from './rules/01-grid.ts'
import { startTiles } from './rules/02-setup.ts'
import { doorwayAt } from './rules/06-explore.ts'
import { isAlive, type Look, type State, type Survivor, type Unit, xyOf } from './state.ts'

/** What holds in every state of Drop Dead, whatever was rolled and decided. Each broken promise is a sentence. */
export function invariants(look: Look): string[] {
  return [...figures(look), ...survivors(look), ...zombies(look), ...map(look), ...cards(look), ...parts(look)]
}

const twice = <T>(list: readonly T[]): boolean => new Set(list).size < list.length
const placeOf = (unit: Unit): string => `(${xyOf(unit).join(', ')})`
const inRange = (n: number, low: number, high: number): boolean => Number.isInteger(n) && n >= low && n <= high

/** dd.grid.1, dd.grid.11 Every figure stands on a tile, alone in its unit. */
function figures({ state, facts }: Look): string[] {
  const units = [...state.zombies.map((z) => z.at), ...state.survivors.flatMap((s) => (s.at === null ? [] : [s.at]))]
  return [
    ...units.filter((unit) => tileOfUnit(facts, unit) < 0).map((unit) => `a figure stands on no tile ${placeOf(unit)}`),
    ...(twice(units) ? ['two figures are in one unit'] : []),
  ]
}

/** dd.health.1, dd.health.2, dd.parts.11 */
function survivorFault(look: Look, one: Survivor): string | null {
  const { state, book, facts } = look
  if (!inRange(one.health, 0, book.survivors[one.id].health)) return `${one.id} has ${one.health} health`
  const gone = one.status === 'undead' || one.status === 'dead'
  if (gone !== (one.health === 0)) return `${one.id} has ${one.health} health and is ${one.status}`
  if (isAlive(one) !== (one.at !== null) && state.phase !== 'setup' && one.status !== 'left behind')
    return `${one.id} is ${one.status} and ${one.at === null ? 'not ' : ''}on the map`
  if (one.carries && (one.at === null || tileOfUnit(facts, one.at) === facts.van))
    return `${one.id} carries a part at the van or off the map`
  if (gone !== (one.died !== null))
    return `${one.id} is ${one.status}, and when it died ${one.died === null ? 'nobody knows' : 'is written down'}`
  return null
}

function survivors(look: Look): string[] {
  const { state, book } = look
  const broken = state.survivors.flatMap((one) => survivorFault(look, one) ?? [])
  if (state.phase !== 'setup') {
    if (state.survivors.length !== book.players) broken.push('not every player has a survivor')
    if (state.outcome === null && !state.survivors.some(isAlive)) broken.push('nobody is left to play for')
  }
  if (twice(state.survivors.map((one) => one.id))) broken.push('two seats have one survivor')
  if (twice(state.survivors.map((one) => one.seat))) broken.push('one seat has two survivors')
  const active = state.turn === null ? undefined : state.survivors.find((one) => one.seat === state.turn?.seat)
  if (state.turn !== null && state.outcome === null && !(active && isAlive(active)))
    broken.push('nobody living has the turn')
  return broken
}

/** dd.components.1, dd.zombies.1, dd.zombies.8 */
function zombies(look: Look): string[] {
  const { state, book, facts } = look
  const { figures: most, health, perTile } = book.zombies
  const broken: string[] = []
  for (const z of state.zombies) {
    if (!inRange(z.n, 1, most)) broken.push(`there is no zombie figure ${z.n}`)
    if (!inRange(z.health, 1, health)) broken.push(`zombie ${z.n} has ${z.health} health`)
    if (!inRange(z.heading, 0, 8)) broken.push(`zombie ${z.n} goes in direction ${z.heading}`)
  }
  if (state.zombies.some((z, i) => i > 0 && z.n <= (state.zombies[i - 1]?.n ?? 0)))
    broken.push('zombies are not in the order of their numbers')
  if (book.fullTilesStopZombies())
    facts.tiles.forEach((tile, i) => {
      if (zombiesOnTile(look, i) > perTile) broken.push(`more than ${perTile} zombies are on ${tile.id}`)
    })
  return broken
}

const tilesOf = (s: State): string[] => [
  ...s.tiles.map((tile) => tile.id),
  ...s.stack,
  ...s.covered,
  ...(s.drawn === null ? [] : [s.drawn.id]),
]

/** dd.explore.1 A drawn tile goes beyond the doorway at which whoever explores stands. */
function drawnFault(look: Look): string[] {
  const { drawn, turn } = look.state
  if (drawn === null || drawn.cell === null) return []
  const explorer = look.state.survivors.find((one) => one.seat === turn?.seat && one.at !== null)
  const doorway = explorer && doorwayAt(look, explorer)
  return doorway && sameJson(doorway.cell, drawn.cell) ? [] : ['the drawn tile goes where nobody explores']
}

/** dd.setup.3, dd.tiles.1 */
function map(look: Look): string[] {
  const { state } = look
  const broken: string[] = drawnFault(look)
  if (twice(tilesOf(state))) broken.push('a tile is there twice')
  if (twice(state.tiles.map(({ tx, ty }) => `${tx},${ty}`))) broken.push('two tiles lie in one cell')
  if (state.tiles.length === 0) return [...broken, 'no tile lies']
  if (!hasRoom(state.tiles)) broken.push('the tiles lie too far from each other')
  const moved = startTiles().find((start, i) => {
    const tile = state.tiles[i]
    return tile?.id !== start.id || tile.tx !== start.tx || tile.ty !== start.ty || tile.rot !== start.rot
  })
  if (moved) broken.push(`start tile ${moved.id} is not in its place`)
  return broken
}

/** dd.components.4 Every card is in one place. */
function cards({ state }: Look): string[] {
  const all = [...state.deck, ...state.discard, ...state.partCards, ...state.survivors.flatMap((one) => one.items)]
  return twice(all) ? ['a card is there twice'] : []
}

/** dd.components.3 */
function parts({ state }: Look): string[] {
  const tokens = state.installed + state.lying.length + state.survivors.filter((one) => one.carries).length
  const coming = [...state.deck, ...state.discard].filter(isCarPart).length
  return tokens + coming > MOST_PARTS ? [`${tokens + coming} car parts are in the game`] : []
}
