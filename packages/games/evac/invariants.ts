import { type Frame, sameJson } from '@shamble/kernel'
import { directlyAdjacent } from '@shamble/grid'
import { tileOfSquare } from './content/map.ts'
import { DOOR } from './rules/02-the-map.ts'
import { fullHp } from './rules/15-medkit.ts'
import { alive, countFigures, crowd, type Look, marineOf, type State, zombieOf } from './state.ts'
import type { WeaponKind } from './tables/weapons.ts'

const GUNS: readonly string[] = ['pistol', 'smg', 'rifle', 'shotgun']

/** What holds in every state of Evac, whatever was rolled and decided. Each broken promise is a sentence. */
export function invariants(look: Look): string[] {
  return [...figures(look), ...equipment(look), ...ground(look), ...underWay(look)]
}

/** ev.map.11 One figure per square, except a marine or a zombie that is passing through a friend. */
function figures({ state, facts, book }: Look): string[] {
  const broken: string[] = []
  const living = state.marines.filter(alive)
  for (const f of [...living, ...state.zombies])
    if (facts.up[f.at] !== 1) broken.push(`a figure stands on a face-down tile or off the map (${f.at})`)
  const passing = state.frames.some((f) => f.proc === 'zombie')
  const zombieSquares = new Set(state.zombies.map((z) => z.at))
  if (state.zombies.length - zombieSquares.size > (passing ? 1 : 0)) broken.push('two zombies are in one square')
  if (living.length - new Set(living.map((m) => m.at)).size > (state.acting === null ? 0 : 1))
    broken.push('two marines are in one square')
  if (living.some((m) => zombieSquares.has(m.at))) broken.push('a marine and a zombie are in one square')
  if (state.zombies.some((z, i) => i > 0 && z.id <= (state.zombies[i - 1]?.id ?? 0)))
    broken.push('zombies are not in the order of their numbers')
  if (state.zombies.some((z) => z.id >= state.nextZombie)) broken.push('a zombie has a number not given out yet')
  if (book.zombieCap > 0 && state.zombies.length > Math.max(book.zombieCap, 0) && state.turn > 1)
    broken.push('more zombies than the limit allows')
  if (countFigures(state).some((n, square) => n !== crowd(state)[square]))
    broken.push('the count of figures is out of date')
  return broken
}

/** ev.marine.3, ev.heal.6, ev.ammo.4 Hit points and rounds stay in their bounds; every piece exists once. */
function equipment(look: Look): string[] {
  const { state, book } = look
  const broken: string[] = []
  for (const m of state.marines) {
    if (!Number.isInteger(m.hp) || m.hp < 0 || m.hp > fullHp(look, m)) broken.push(`${m.seat} has ${m.hp} HP`)
    for (const item of m.items) {
      const most = book.weapons[item.kind as WeaponKind]?.ammo ?? 0
      if (!Number.isInteger(item.rounds) || item.rounds < 0 || item.rounds > most)
        broken.push(`${m.seat}'s ${item.kind} has ${item.rounds} rounds`)
    }
  }
  if (new Set(state.marines.map((m) => m.seat)).size < state.marines.length) broken.push('one seat has two marines')
  const items = state.marines.flatMap((m) => m.items)
  if (new Set(items.map((i) => i.id)).size < items.length) broken.push('two pieces of equipment have one number')
  return broken
}

/** ev.pop.5, ev.pop.7 Doors lie on walls, one on each. */
function ground({ state, facts }: Look): string[] {
  const broken: string[] = []
  for (const d of state.doors) if (facts.wall[d.side] !== 1) broken.push(`a door lies on no wall (${d.side})`)
  if (new Set(state.doors.map((d) => d.side)).size < state.doors.length)
    broken.push('two doors lie on one wall section')
  const standing = state.doors.filter((d) => facts.door[d.side] === DOOR.standing).map((d) => d.side)
  if (
    !sameJson(
      standing,
      state.doors.filter((d) => d.standing).map((d) => d.side),
    )
  )
    broken.push('the ground is out of date')
  const whole = state.size * state.size
  if (state.tiles.length !== 0 && state.tiles.length !== whole)
    broken.push(`the map has ${state.tiles.length} tiles, not ${whole}`)
  const helipads = state.tiles.filter((t) => t.id === 'T01').length
  if (helipads > 1) broken.push('there are two helipads')
  for (const side of state.walls) {
    const [a, b] = facts.l.squaresOfSides[side] ?? [-1, -1]
    if (b < 0 || !directlyAdjacent(facts.l, a, b)) broken.push(`a wall lies outside the map (${side})`)
  }
  return broken
}

/** What is under way concerns figures, pieces and tiles that are there. */
function underWay({ state }: Look): string[] {
  if (state.outcome !== null) return []
  const acting = state.acting === null ? undefined : marineOf(state, state.acting)
  const broken = state.acting !== null && !(acting && alive(acting)) ? [`${state.acting} acts and is not there`] : []
  const odd = state.frames.find((frame, i) => !isTrue(state, frame, state.frames[i - 1]))
  return odd ? [...broken, `${odd.proc} concerns what is not there`] : broken
}

function isTrue(state: State, { proc, inside, vars }: Frame, below: Frame | undefined): boolean {
  const isUp = (tile: unknown): boolean => state.tiles[tile as number]?.up === true
  const tileOf = (square: unknown): number => tileOfSquare(state.size, square as number)
  const isThere = (seat: unknown): boolean => state.marines.some((m) => m.seat === seat && alive(m))
  switch (proc) {
    case 'set-up':
      return ((vars.waiting ?? []) as readonly number[]).every(isUp) && (!inside || isBegun(state, vars))
    case 'populate':
      return isUp(vars.tile) && (below?.vars.to === undefined || tileOf(below.vars.to) === vars.tile)
    case 'grenade':
      return isThere(vars.seat) && (state.acting ?? vars.seat) === vars.seat
    case 'explore':
    case 'search':
      return vars.seat === state.acting
    case 'burst':
      return state.acting !== null && vars.seat === state.acting && hasGun(state, state.acting, vars.item)
    case 'zombie':
      return zombieOf(state, vars.zombie as number) !== undefined
    case 'blunder':
      return vars.zombie === below?.vars.zombie && isUp(tileOf(vars.to))
    default:
      return true
  }
}

/** ev.setup.9 Once the first tile is populated it is known where the patrol goes in, and which tiles wait. */
const isBegun = ({ starts, tiles }: State, { waiting }: Frame['vars']): boolean =>
  waiting !== undefined && starts.length > 0 && starts.every((tile) => tiles[tile]?.up === true)

const hasGun = (state: State, seat: string, id: unknown): boolean =>
  marineOf(state, seat)?.items.some((item) => item.id === id && GUNS.includes(item.kind)) ?? false
