/** dw.flame The flamethrower: a cone of fire, its fuel, and what happens when its wearer is hit. */
import { procedure, type Refusal, refuse, step } from '@shamble/kernel'
import { coneOutline, isCrossed, type Polygon, samePoint, touchesOutline, type XY } from '@shamble/table'
import type { Command, CommandOf } from '../commands.ts'
import {
  change,
  type Human,
  humanFigure,
  isInPlay,
  isZombieFigure,
  type Look,
  type Transaction,
  theHuman,
  type Weapon,
} from '../state.ts'
import { FLAMETHROWER } from '../tables/grenades.ts'
import { BASE_RADIUS } from '../tables/units.ts'
import { d6, thrownBy } from './01-dice.ts'
import { splitAt } from './01-faces.ts'
import { type Figure, humanBody, theFigure, within } from './01-figures.ts'
import { type Action, canPay, combatRefusal, firstOf, pay, payRefusal } from './04-actions.ts'
import { noticed, setWeapon, weaponOf } from './08-weapons.ts'
import { ignoredBetween } from './09-sight.ts'
import { shootRefusal } from './10-targets.ts'
import { aroundCone, coneOf, isUsable, nearestFirst, pointOf, rowOf, theWeapon } from './12-templates.ts'
import { explode } from './14-blast.ts'
import { burningOf, catchFire } from './15-fire.ts'
import type { Shaken } from './15-wearers.ts'
import { part } from './40-deciding.ts'
import { archetypeFire } from './41-archetypes.ts'

/** dw.flame.1, dw.flame.5 Whom the cone touches, nearest first. */
export function flameTargets(look: Look, human: Human, weapon: Weapon, towards: XY): number[] {
  const cone = coneOf(look, human, weapon, towards)
  const outline = coneOutline(cone)
  const found = aroundCone(look, human, cone).filter((one) => isTouched(look, human, outline, one))
  return nearestFirst(look, human, found)
}

const isTouched = (look: Look, human: Human, outline: Polygon, one: Figure): boolean =>
  touchesOutline(outline, { ...one.at, radius: BASE_RADIUS }) && isInTheOpen(look, human, one)

/** dw.flame.2 No wall, nothing shut and no piece over 2 cm between the centres but what they stand on. */
function isInTheOpen(look: Look, human: Human, one: Figure): boolean {
  const { at } = one
  const { layout, closed } = look.facts
  const ignored = ignoredBetween(look, human, one)
  if (ignored.length === 0) return !isCrossed(layout, closed, human.at, at)
  const marked = closed.slice()
  for (const barrier of ignored) marked[barrier] = 0
  return !isCrossed(layout, marked, human.at, at)
}

function flameRefusal(look: Look, human: Human, command: CommandOf<'flame'>): Refusal | null {
  const towards = pointOf(command.towards)
  return firstOf(
    () => combatRefusal(look, human, 'dw.cc.20'),
    () => shootRefusal(look, human, command.weapon, ['flame']),
    () => (samePoint(towards, human.at) ? refuse('dw.flame.2', 'The cone needs a direction.') : null),
    () => payRefusal(human, rowOf(look, theWeapon(human, command.weapon)).cost),
    () =>
      flameTargets(look, human, theWeapon(human, command.weapon), towards).length === 0
        ? refuse('dw.flame.1', 'The flames touch nobody.')
        : null,
  )
}

/** A sample: at the nearest zombies in reach that do not burn yet. */
function flameChoices(look: Look, human: Human): CommandOf<'flame'>[] {
  const choices: CommandOf<'flame'>[] = []
  for (const weapon of human.weapons) {
    if (!isUsable(look, human, weapon, 'flame')) continue
    const { cone, cost } = rowOf(look, weapon)
    if (cone === null || !canPay(human, cost)) continue
    const near = within(look, humanBody(human), cone.length)
      .filter((figure) => isZombieFigure(figure) && burningOf(look, figure) === null)
      .map((figure) => theFigure(look, figure))
    for (const figure of nearestFirst(look, human, near)) {
      const one = theFigure(look, figure)
      if (!isTouched(look, human, coneOutline(coneOf(look, human, weapon, one.at)), one)) continue
      choices.push({ do: 'flame', weapon: weapon.id, towards: [one.at.x, one.at.y] })
      if (choices.length >= MOST_AXES) break
    }
  }
  return choices
}
const MOST_AXES = 6

/** dw.flame.3, dw.flame.4, dw.flame.8, dw.archetype.6 One figure in the flames. */
function burn(t: Transaction, human: Human, weapon: Weapon, figure: number): void {
  const modifiers = archetypeFire(t, human, weapon)
  const ask = { clause: 'dw.flame.3', ...thrownBy(human), ...(modifiers.length > 0 ? { modifiers } : {}) } as const
  if (catchFire(t, figure, human.n, { from: 'flame', ask }) === 1) checkFuel(t, human, weapon)
}

const FUEL = splitAt(FLAMETHROWER.emptyUpTo + 1, 'empty', 'enough is left')

/** dw.flame.4 */
function checkFuel(t: Transaction, human: Human, { id }: Weapon): void {
  const face = d6(t, { clause: 'dw.flame.4', ...thrownBy(human), what: 'fuel of the flamethrower', table: FUEL })
  const empty = face <= FLAMETHROWER.emptyUpTo
  t.emit({ e: 'fuel checked', clause: 'dw.flame.4', human: human.n, face, empty })
  const weapon = weaponOf(human, id)
  if (empty && weapon) setWeapon(human, change(weapon, { motor: 'empty' }))
}

/** dw.flame.1 A burst of fire; there is no hit die (dw.shooting.23). */
export const flame: Action<'flame'> = {
  choices: flameChoices,
  check: flameRefusal,
  take: (t, human, command) => {
    const weapon = theWeapon(human, command.weapon)
    const towards = Object.freeze(pointOf(command.towards))
    pay(t, human, rowOf(t, weapon).cost)
    t.emit({ e: 'flamed', clause: 'dw.flame.1', human: human.n, towards, left: human.ap })
    for (const figure of flameTargets(t, human, weapon, towards)) burn(t, human, weapon, figure)
    noticed(t, human, weapon, 'D')
  },
}

const isFull = (weapon: Weapon | null): boolean => weapon?.type === 'flamethrower' && weapon.motor === 'runs'

/** dw.flame.7 The full flamethrower of a wearer, also if the hit has killed him; null if there is none. */
function wornBy({ state }: Look, human: Human): number | null {
  if (isInPlay(human)) return human.weapons.find(isFull)?.id ?? null
  const isHis = ({ at, on }: Pick<Human, 'at' | 'on'>): boolean => samePoint(at, human.at) && on === human.on
  return state.lying.find((thing) => isFull(thing.weapon) && isHis(thing))?.id ?? null
}

function takeAway(t: Transaction, human: Human, id: number): void {
  human.weapons = Object.freeze(human.weapons.filter((one) => one.id !== id))
  t.state.lying = Object.freeze(t.state.lying.filter((one) => one.id !== id))
}

const WORN = splitAt(FLAMETHROWER.explodesUpTo + 1, 'it explodes', 'it holds')

/** dw.flame.6 The die after the hit, and the explosion around him. */
function testWearer(t: Transaction, n: number, by: number | null): void {
  const human = theHuman(t.state, n)
  const worn = wornBy(t, human)
  if (worn === null) return
  const what = `flamethrower of ${human.name}`
  const face = d6(t, { clause: 'dw.flame.6', ...thrownBy(human), what, table: WORN })
  const explodes = face <= FLAMETHROWER.explodesUpTo
  t.emit({ e: 'flamethrower hit', clause: 'dw.flame.6', human: n, face, explodes })
  if (!explodes) return
  takeAway(t, human, worn)
  explode(t, { grenade: 'incendiary', at: human.at, on: human.on, by, ...thrownBy(human) })
  // In a vehicle no blast reaches him (dw.vehicle.31), but this one is his own.
  catchFire(t, humanFigure(n), by)
}

/** dw.flame.6 One after another; an explosion may add more of them. */
function testWearers(t: Transaction, v: Shaken): void {
  for (let next = v.hits[0]; next !== undefined; next = v.hits[0]) {
    v.hits = v.hits.slice(1)
    testWearer(t, next.human, next.by)
  }
}

/** What made the noise. */
const usedIn = ({ type, silenced }: NonNullable<Shaken['heard']>): Pick<Weapon, 'type' | 'silenced'> =>
  silenced ? { type, silenced } : { type }

/** dw.entry.12 Now the action is over. */
function beHeard(t: Transaction, { heard }: Shaken): void {
  if (heard) noticed(t, theHuman(t.state, heard.human), usedIn(heard), heard.method)
}

/** dw.skill.4 It may come to decisions. */
const testing = part<Shaken>('flamethrower test', 'dw.flame.6', testWearers)
export const flamethrowerTest = testing.work

/** dw.flame.6 Called when a wearer is shot, blasted or set alight. */
export const wearerHit = procedure<Transaction, Command>('wearer hit', [
  step<Transaction, Shaken>('dw.flame.6', 'flamethrower hit', testing.run),
  step<Transaction, Shaken>('dw.entry.12', 'be heard', beHeard),
])
