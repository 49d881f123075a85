/** dw.grenade Grenades by hand and by launcher: where they land, and what the blast does. */
import { allFrom, facesBy, type Refusal, refuse, thoseIn } from '@shamble/kernel'
import { type Barrier, deviated, figuresWithin, OUTSIDE, painted, whereInPolygon, type XY } from '@shamble/table'
import type { CommandOf } from '../commands.ts'
import {
  change,
  type GrenadeCount,
  type Human,
  isZombieFigure,
  type Look,
  type Surface,
  type Transaction,
  type Weapon,
} from '../state.ts'
import { ACCURACY, GRENADE_IDS, type GrenadeId, GRENADES, STOPS_SHORT } from '../tables/grenades.ts'
import { BASE_RADIUS } from '../tables/units.ts'
import { crowdOf } from './01-crowd.ts'
import { d6, direction, pair, thrownBy } from './01-dice.ts'
import { type Placed, humanBody, theFigure } from './01-figures.ts'
import { floorOf, platformOf } from './01-ground.ts'
import { type Action, canPay, combatRefusal, firstOf, pay, payRefusal } from './04-actions.ts'
import { breakPanes, noticed, setWeapon } from './08-weapons.ts'
import { seesPoint } from './09-sight.ts'
import { modified, modifiersFor } from './10-modifiers.ts'
import { shootRefusal } from './10-targets.ts'
import { compareToSpot, farTo, isSpot, isUsable, nearestFirst, pointOf, rowOf, theWeapon } from './12-templates.ts'
import { explode, isNearer } from './14-blast.ts'

/** Where a grenade is meant to go. */
interface Aimed {
  readonly at: readonly [number, number]
  readonly on?: string
}

const spotOf = ({ at, on }: Aimed): Placed => ({ at: Object.freeze(pointOf(at)), on: on ?? null })

/** dw.grenade.1, dw.grenade.2, dw.grenade.3 Why this is no point to aim at. */
function aimRefusal(look: Look, human: Human, range: number, aimed: Aimed): Refusal | null {
  const spot = spotOf(aimed)
  if (!isSpot(look, spot.at, spot.on)) return refuse('dw.grenade.3', 'There is no such place on the table.')
  if (compareToSpot(look, human, spot, range) > 0)
    return refuse('dw.grenade.1', `That is too far: ${farTo(look, human, spot, range)}.`)
  return seesPoint(look, humanBody(human), spot.at, spot.on)
    ? null
    : refuse('dw.grenade.2', 'The aiming point is not in sight.')
}

const rangeOf = (look: Look, weapon: Weapon): number => rowOf(look, weapon).range ?? 0

/** dw.grenade.4, dw.grenade.5 What throwing it costs, priming included. */
export const throwCost = ({ book }: Look, grenade: GrenadeId): number =>
  book.costs.throw + (GRENADES[grenade].primed ? book.costs.prime : 0)

/** dw.grenade.20 The grenade in a launcher. */
export const loadedGrenade = ({ grenades }: Weapon): GrenadeId =>
  GRENADE_IDS.find((kind) => (grenades[kind] ?? 0) > 0) ?? 'fragmentation'

/** A grenade less. */
function without(grenades: GrenadeCount, kind: GrenadeId): GrenadeCount {
  const left: Partial<Record<GrenadeId, number>> = {}
  for (const one of GRENADE_IDS) {
    const count = (grenades[one] ?? 0) - (one === kind ? 1 : 0)
    if (count > 0) left[one] = count
  }
  return Object.freeze(left)
}

/** dw.carry.7 The last hand grenade leaves nothing behind. */
function spendGrenade(human: Human, weapon: Weapon, kind: GrenadeId): void {
  const grenades = without(weapon.grenades, kind)
  if (weapon.type !== 'hand-grenades') setWeapon(human, change(weapon, { grenades, loaded: 0 }))
  else if (Object.keys(grenades).length > 0) setWeapon(human, change(weapon, { grenades }))
  else human.weapons = Object.freeze(human.weapons.filter(({ id }) => id !== weapon.id))
}

interface Shot {
  readonly weapon: Weapon
  readonly grenade: GrenadeId
  readonly aim: Placed
}

/** dw.grenade.6 The accuracy die, and what becomes of the grenade. Was it a grenade, or a dud (dw.jam.8)? */
function fly(t: Transaction, human: Human, shot: Shot): boolean {
  const { weapon, grenade, aim } = shot
  const modifiers = modifiersFor(t, human, 'grenade', [], { type: weapon.type, grenade })
  const what = `accuracy of the ${GRENADES[grenade].title}`
  const straysWith = (one: number): number =>
    ACCURACY.find(({ from }) => modified(one, modifiers) >= from)?.strays ?? WORST
  const results = facesBy({ sides: 6 }, (one) => (t.book.mayFail(one) ? 'may fail' : straysWith(one)))
  const face = d6(t, { clause: 'dw.grenade.6', ...thrownBy(human), what, modifiers, table: AIMED, results })
  const strays = straysWith(face)
  t.emit({
    e: 'thrown',
    clause: 'dw.grenade.6',
    human: human.n,
    weapon: weapon.type,
    grenade,
    aim: aim.at,
    die: { face, modifiers },
    strays,
    left: human.ap,
  })
  const mishap = t.book.mayFail(face) ? t.book.mishapOf(t, human, weapon) : null
  if (mishap === 'dud') return false
  if (mishap === null) breakPanes(t, humanBody(human), { ...aim.at, z: floorOf(t, aim) }, human.n)
  const landing = mishap === 'explodes' ? human : strays === 0 ? aim : stray(t, human, aim, strays)
  if (landing !== null) explode(t, { grenade, at: landing.at, on: landing.on, by: human.n, ...thrownBy(human) })
  return true
}
/** dw.grenade.6 From the lowest score up. */
const AIMED = [...ACCURACY]
  .reverse()
  .map(({ from, strays }) => ({ from, result: strays === 0 ? 'on target' : `strays by ${strays} dice` }))
const WORST = ACCURACY[ACCURACY.length - 1]?.strays ?? 0

/** dw.grenade.8, dw.grenade.9 Where it goes instead; null off the table. */
function stray(t: Transaction, human: Human, { at, on }: Placed, dice: number): Placed | null {
  const ask = { clause: 'dw.grenade.8', ...thrownBy(human) } as const
  const { degrees } = direction(t, { ...ask, what: 'where the grenade strays' })
  const far = { ...ask, what: 'how far the grenade strays' }
  const faces = dice === 2 ? pair(t, far) : Array.from({ length: dice }, (_, i) => d6(t, { ...far, isLikeLast: i > 0 }))
  const distance = faces.reduce((sum, face) => sum + face, 0) * t.book.strayStep
  const landing = deviated(t.facts.layout, stoppersOn(t, on), { aim: at, distance, degrees, short: STOPS_SHORT })
  const end = landing.isOnTable ? Object.freeze(landing.at) : null
  t.emit({ e: 'strayed', clause: 'dw.grenade.8', degrees, faces, distance, at: end })
  return end && { at: end, on: surfaceUnder(t, end, on) }
}

/** dw.grenade.9 What stops it; on a roof or piece only what is higher. */
function stoppersOn({ facts }: Look, on: Surface): Uint8Array {
  const platform = on === null ? undefined : facts.platforms.get(on)
  if (!platform) return facts.closed
  const stands = (b: Barrier): boolean => b.top > platform.height && !platform.parts.includes(b.index)
  return painted(facts.layout, (b) => (facts.closed[b.index] && stands(b) ? 1 : 0))
}

/** It falls from a roof that it leaves. */
const surfaceUnder = (look: Look, at: XY, on: Surface): Surface =>
  on !== null && whereInPolygon(platformOf(look, on)?.outline ?? [], at) !== OUTSIDE ? on : null

function throwRefusal(look: Look, human: Human, command: CommandOf<'throw'>): Refusal | null {
  const { weapon: id, grenade } = command
  return firstOf(
    () => combatRefusal(look, human, 'dw.grenade.22'),
    () => shootRefusal(look, human, id, ['grenade']),
    () =>
      (theWeapon(human, id).grenades[grenade] ?? 0) > 0
        ? null
        : refuse('dw.shooting.6', `${human.name} has no ${GRENADES[grenade].title}.`),
    () => aimRefusal(look, human, rangeOf(look, theWeapon(human, id)), command),
    () => payRefusal(human, throwCost(look, grenade)),
  )
}

function launchRefusal(look: Look, human: Human, command: CommandOf<'launch'>): Refusal | null {
  const { weapon: id } = command
  return firstOf(
    () => combatRefusal(look, human, 'dw.grenade.22'),
    () => shootRefusal(look, human, id, ['launcher']),
    () => aimRefusal(look, human, rangeOf(look, theWeapon(human, id)), command),
    () => payRefusal(human, rowOf(look, theWeapon(human, id)).cost),
  )
}

/** A sample of points: the nearest zombies in range and sight that are not too near to oneself. */
function aims(look: Look, human: Human, weapon: Weapon): Aimed[] {
  const range = rangeOf(look, weapon)
  const near = figuresWithin(crowdOf(look), human.at, BASE_RADIUS, range)
    .filter(isZombieFigure)
    .map((figure) => theFigure(look, figure))
  const found: Aimed[] = []
  for (const figure of nearestFirst(look, human, near)) {
    const body = theFigure(look, figure)
    if (isNearer(look, body, humanBody(human), look.book.blastRadius)) continue
    const aimed: Aimed = { at: [body.at.x, body.at.y], ...(body.on === null ? {} : { on: body.on }) }
    if (aimRefusal(look, human, range, aimed) === null) found.push(aimed)
    if (found.length >= MOST_AIMS) break
  }
  return found
}
const MOST_AIMS = 4

function throwChoices(look: Look, human: Human): CommandOf<'throw'>[] {
  if (!canPay(human, look.book.costs.throw)) return []
  const usable = thoseIn(human.weapons, (weapon) => isUsable(look, human, weapon, 'grenade'))
  return allFrom(usable, (weapon) => {
    const kinds = GRENADE_IDS.filter((kind) => (weapon.grenades[kind] ?? 0) > 0 && canPay(human, throwCost(look, kind)))
    const points = kinds.length === 0 ? [] : aims(look, human, weapon)
    return allFrom(kinds, (grenade) =>
      points.map((aimed) => ({ do: 'throw', weapon: weapon.id, grenade, ...thrownAt(aimed) }) as const),
    )
  })
}

const thrownAt = ({ at: [x, y], on }: Aimed): { at: [number, number]; on?: string } => ({
  at: [x, y],
  ...(on === undefined ? {} : { on }),
})

function launchChoices(look: Look, human: Human): CommandOf<'launch'>[] {
  const isLauncher = (one: Weapon): boolean => isUsable(look, human, one, 'launcher')
  const payable = thoseIn(human.weapons, (one) => isLauncher(one) && canPay(human, rowOf(look, one).cost))
  return allFrom(payable, (weapon) =>
    aims(look, human, weapon).map((aimed) => ({ do: 'launch', weapon: weapon.id, ...thrownAt(aimed) }) as const),
  )
}

/** Pays for a grenade, lets it go, and lets others hear it: dw.entry.10 as a grenade, or a dud as any shot. */
function letFly(t: Transaction, human: Human, cost: number, shot: Shot): void {
  pay(t, human, cost)
  spendGrenade(human, shot.weapon, shot.grenade)
  const wentOff = fly(t, human, shot)
  noticed(t, human, shot.weapon, wentOff ? 'E' : 'D')
}

/** dw.grenade.4, dw.grenade.5 Primes and throws in one. */
export const throwGrenade: Action<'throw'> = {
  choices: throwChoices,
  check: throwRefusal,
  take: (t, human, command) => {
    const { weapon, grenade } = command
    letFly(t, human, throwCost(t, grenade), { weapon: theWeapon(human, weapon), grenade, aim: spotOf(command) })
  },
}

/** dw.grenade.1, dw.grenade.20 */
export const launch: Action<'launch'> = {
  choices: launchChoices,
  check: launchRefusal,
  take: (t, human, command) => {
    const weapon = theWeapon(human, command.weapon)
    letFly(t, human, rowOf(t, weapon).cost, { weapon, grenade: loadedGrenade(weapon), aim: spotOf(command) })
  },
}
