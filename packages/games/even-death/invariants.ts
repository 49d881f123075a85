/** What must always hold on the table. */
import { distance2 } from '@shamble/table'
import { isOnTable, type Look } from './state.ts'
import { HERD } from './tables/profiles.ts'
import { APART } from './tables/units.ts'
import { isOpenGround } from './rules/10-terrain.ts'

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
  const inOther = all.flatMap((a, i) =>
    all
      .slice(0, i)
      .filter((b) => a.on === b.on && distance2(a.at, b.at) < APART * APART)
      .map((b) => `${a.who} and ${b.who} overlap`),
  )
  return [...inWall, ...inOther]
}

/** ed.herd.1, ed.bite.9, ed.death.1 */
function unitsBroken({ state }: Look): string[] {
  const broken: string[] = []
  for (const { id, status, zombies } of state.herds)
    if (status === 'alive' && (zombies.length < HERD.least || zombies.length > HERD.most))
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

export const invariants = (look: Look): string[] => [
  ...placesBroken(look),
  ...unitsBroken(look),
  ...heldBroken(look),
  ...numbersBroken(look),
]
