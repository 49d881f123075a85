/** What must always hold on the table. */
import { distance2 } from '@shamble/table'
import { isOnTable, type Look } from './state.ts'
import { HERD } from './tables/profiles.ts'
import { APART } from './tables/units.ts'
import { isOpenGround } from './rules/10-terrain.ts'
import { isArrangeable } from './rules/27-zombie-actions.ts'
import { splitArranging } from './rules/28-split.ts'
import { mergeArranging } from './rules/29-merge.ts'

interface Stands {
  readonly who: string
  readonly at: { readonly x: number; readonly y: number }
  readonly on: string | null
}

const standing = ({ state }: Look): Stands[] => [
  ...state.humans.filter(isOnTable).map(({ id, at, on }) => ({ who: `human ${id}`, at, on })),
  ...state.herds
    .filter(isOnTable)
    .flatMap(({ zombies }) => zombies.map(({ id, at, on }) => ({ who: `zombie ${id}`, at, on }))),
]

/** ed.measure.6 Nobody stands in another, in a wall or off the table. */
function placesBroken(look: Look): string[] {
  const all = standing(look)
  const inWall = all
    .filter(({ at, on }) => !isOpenGround(look, at, on))
    .map(({ who }) => `${who} stands where nobody can`)
  return [...inWall, ...overlapping(all)]
}

/** Those in a row from west to east, so that only neighbours are looked at. */
function overlapping(all: readonly Stands[]): string[] {
  const row = [...all].sort((a, b) => a.at.x - b.at.x)
  return row.flatMap((a, i) => {
    const met: string[] = []
    for (let j = i + 1; j < row.length; j++) {
      const b = row[j] as Stands
      if (b.at.x - a.at.x >= APART) break
      if (a.on === b.on && distance2(a.at, b.at) < APART * APART) met.push(`${a.who} and ${b.who} overlap`)
    }
    return met
  })
}

/** ed.herd.1, ed.bite.9, ed.death.1 */
function unitsBroken({ state }: Look): string[] {
  const broken: string[] = []
  for (const { id, status, zombies } of state.herds)
    if ((status === 'alive' || status === 'waiting') && (zombies.length < HERD.least || zombies.length > HERD.most))
      broken.push(`herd ${id} has ${zombies.length} zombies`)
  for (const h of state.humans) {
    if (h.status === 'alive' && h.vitality < 1) broken.push(`human ${h.id} lives with ${h.vitality} vitality`)
    if (h.vitality > h.most) broken.push(`human ${h.id} has more vitality than can be`)
  }
  return broken
}

/** ed.interact.3, ed.bite.9 Who carries a thing, or is held, is there and knows it. */
function heldBroken({ state }: Look): string[] {
  const people = state.humans.filter(isOnTable)
  const carriers = state.things
    .filter(({ id, carrier }) => carrier !== null && !people.some((h) => h.id === carrier && h.carries === id))
    .map(({ id }) => `nobody there carries ${id}`)
  const carrying = people
    .filter((h) => h.carries !== null && !state.things.some(({ id, carrier }) => id === h.carries && carrier === h.id))
    .map((h) => `human ${h.id} carries what is not there`)
  const held = state.herds
    .flatMap(({ zombies }) => zombies)
    .filter(({ locked }) => locked !== null && !people.some(({ id }) => id === locked))
    .map(({ id }) => `zombie ${id} holds nobody`)
  return [...carriers, ...carrying, ...held]
}

function numbersBroken({ state }: Look): string[] {
  const units = [...state.humans, ...state.herds].map(({ id }) => id)
  const zombies = state.herds.flatMap((herd) => herd.zombies.map(({ id }) => id))
  const broken: string[] = []
  if (new Set(units).size !== units.length) broken.push('two units have one number')
  if (new Set(zombies).size !== zombies.length) broken.push('two zombies have one number')
  if (units.some((id) => id >= state.nextUnit)) broken.push('the next unit has a number that is taken')
  if (zombies.some((id) => id >= state.nextZombie)) broken.push('the next zombie has a number that is taken')
  return broken
}

/** ed.setup.1, ed.turn.1, ed.terrain.14 Whoever and whatever is named is there. */
function namesBroken({ state, book }: Look): string[] {
  const factionOf = new Map(state.seats.map(({ seat, faction }) => [seat, faction]))
  const units = new Set([...state.humans, ...state.herds].map(({ id }) => id))
  const broken: string[] = []
  for (const { id, seat } of state.humans) if (!factionOf.has(seat)) broken.push(`human ${id} is of no seat`)
  for (const { id, seat, mover } of state.herds) {
    if (factionOf.get(seat) !== 'zombies') broken.push(`herd ${id} is of no zombie seat`)
    if (mover !== null && !factionOf.has(mover)) broken.push(`nobody moves herd ${id}`)
  }
  const { order, onTurn, active, attack } = state
  if (new Set(order).size !== order.length || order.some((seat) => !factionOf.has(seat)))
    broken.push('the order of the seats is none')
  if (onTurn !== null && !order.includes(onTurn)) broken.push('whoever is on turn is not in the order')
  const named = [active?.unit, attack?.attacker, attack?.target]
  if (named.some((id) => id !== undefined && !units.has(id))) broken.push('a unit acts that is not there')
  if (state.closed.some((id) => !Object.hasOwn(book.field.doors, id))) broken.push('a door is closed that is not there')
  return broken
}

/** ed.zombie-actions.5 What a herd has declared can be done. */
function declaredBroken(look: Look): string[] {
  return [splitArranging, mergeArranging].flatMap((action) =>
    look.state.frames.some(
      ({ proc, at, vars }) => proc === action.name && at === 'arrange' && !isArrangeable(look, action, vars),
    )
      ? [`a herd cannot ${action.name} as it has declared`]
      : [],
  )
}

export const invariants = (look: Look): string[] => [
  ...namesBroken(look),
  ...placesBroken(look),
  ...unitsBroken(look),
  ...heldBroken(look),
  ...numbersBroken(look),
  ...declaredBroken(look),
]
