/** What must always hold; each broken promise is a sentence. */
import { overlaps } from '@shamble/table'
import { isInPlay, type Look, type Survivor, type Zed } from './state.ts'
import { TOLERANCE } from './tables/units.ts'
import { crowdIsRight } from './rules/01-crowd.ts'
import { asFigure, type Figure, inContact } from './rules/01-measure.ts'
import { hasFloor } from './rules/02-terrain.ts'
import { brokenLimit, loadOf } from './rules/05-carry.ts'

/** rs.measure.11 Bases on one level do not overlap beyond what rounding brings. */
function overlapping({ state }: Look): string[] {
  const figures: { name: string; figure: Figure }[] = [
    ...state.survivors.filter(isInPlay).map((s) => ({ name: s.name, figure: asFigure(s) })),
    ...state.zeds.map((z) => ({ name: `Zed ${z.n}`, figure: asFigure(z) })),
  ]
  return figures.flatMap(({ name, figure: a }, i) =>
    figures
      .slice(i + 1)
      .filter(
        ({ figure: b }) =>
          a.level === b.level && overlaps({ ...a.at, radius: a.radius }, { ...b.at, radius: b.radius }, TOLERANCE),
      )
      .map((other) => `${name} and ${other.name} overlap`),
  )
}

/** rs.hunter.10, rs.hunter.14 Whoever is pinned lies in contact with one that pins him, and whoever pins has him. */
function pinsApart(look: Look): string[] {
  const { survivors, zeds } = look.state
  const isTogether = (s: Survivor, z: Zed): boolean =>
    isInPlay(s) && s.down && s.pinnedBy !== null && inContact(look, asFigure(s), asFigure(z))
  return [
    ...survivors
      .filter((s) => s.pinnedBy !== null && !zeds.some((z) => z.id === s.pinnedBy && z.pins === s.n))
      .map(({ name }) => `${name} is pinned by nobody`),
    ...zeds
      .filter((z) => z.pins !== null && !survivors.some((s) => s.n === z.pins && isTogether(s, z)))
      .map(({ n }) => `Zed ${n} pins nobody`),
  ]
}

/** What is numbered has its own number, and a lower one than the next of its kind will get. */
function numberedWrong({ state }: Look): string[] {
  const { survivors, zeds, hidden, piles } = state
  const held = survivors.flatMap(({ pistol, main }) => [pistol, main].filter((weapon) => weapon !== null))
  const all: readonly [string, readonly number[], number][] = [
    ['survivors', survivors.map(({ n }) => n), Number.POSITIVE_INFINITY],
    ['Zeds', zeds.map(({ n }) => n), state.nextNumber],
    ['created Zeds', [...zeds, ...hidden.zeds].map(({ id }) => id), hidden.nextZed],
    ['weapons', [...held, ...piles.flatMap(({ weapons }) => weapons)].map(({ id }) => id), state.nextWeapon],
    ['hordes', hidden.hordes.map(({ n }) => n), Number.POSITIVE_INFINITY],
  ]
  return all.flatMap(([kind, numbers, next]) => [
    ...(new Set(numbers).size < numbers.length ? [`two ${kind} have one number`] : []),
    ...(numbers.some((n) => n >= next) ? [`${kind} have the next number already`] : []),
  ])
}

/** rs.horde.9 Of each horde no more are inside and on the table than it had. */
function hordesTooLarge({ state: { hidden, zeds } }: Look): string[] {
  const all = [...zeds, ...hidden.zeds]
  return hidden.hordes
    .filter(({ n, size, inside }) => inside + all.filter(({ horde }) => horde === n).length > size)
    .map(({ n }) => `horde ${n} has more than it had`)
}

/** Nobody who is dead or away holds an order, is lifted, fights on or lies under a Zed. */
const absentActs = ({ state }: Look): string[] =>
  state.survivors
    .filter((s) => !isInPlay(s) && (s.pinnedBy !== null || s.boosts !== null || s.torchLit))
    .map(({ name }) => `${name} is not there and acts`)

/** rs.horde.1 A horde lurks in a lair that is there. */
const hordesNowhere = ({ state, book }: Look): string[] =>
  state.hidden.hordes
    .filter(({ lair }) => !book.map.lairs.some(({ id }) => id === lair))
    .map(({ n }) => `horde ${n} lurks nowhere`)

/** rs.measure.13 Everybody looks somewhere. */
const lookingNowhere = ({ state: { survivors, zeds, hidden } }: Look): string[] =>
  [
    ...survivors.map(({ name, facing }) => ({ name, facing })),
    ...[...zeds, ...hidden.zeds].map(({ n, facing }) => ({ name: `Zed ${n}`, facing })),
  ]
    .filter(({ facing }) => facing.x === 0 && facing.y === 0)
    .map(({ name }) => `${name} looks nowhere`)

export function invariants(look: Look): string[] {
  const { state } = look
  const broken = [...overlapping(look), ...numberedWrong(look), ...hordesTooLarge(look), ...absentActs(look)]
  broken.push(...hordesNowhere(look), ...lookingNowhere(look))
  if (!crowdIsRight(look)) broken.push('the crowd is not in step with the state')
  for (const s of state.survivors) {
    if (brokenLimit(loadOf(s)) !== null) broken.push(`${s.name} carries too much`)
    if (isInPlay(s) && !hasFloor(look, s, asFigure(s).radius)) broken.push(`${s.name} stands on no floor`)
    if (s.status === 'hidden' && !Object.hasOwn(state.hidden.people, s.n)) broken.push(`${s.name} is hidden nowhere`)
  }
  broken.push(...pinsApart(look))
  for (const z of state.zeds) if (z.n === 0) broken.push(`a Zed on the table has no number`)
  for (const z of state.hidden.zeds) if (z.n !== 0) broken.push(`Zed ${z.n} is hidden and has a number`)
  for (const z of state.zeds)
    if (!hasFloor(look, z, asFigure(z).radius - TOLERANCE)) broken.push(`Zed ${z.n} stands on no floor`)
  return broken
}
