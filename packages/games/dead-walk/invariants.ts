import { compareGap, isOnTable, placeStopper, standsOn } from '@shamble/table'
import { crowdIsRight } from './rules/01-crowd.ts'
import { figuresOnTable, type Figure, isApart } from './rules/01-figures.ts'
import { MOVER, platformOf } from './rules/01-ground.ts'
import { NOTHING } from './rules/01-places.ts'
import { figureName, type Human, humanOf, isInPlay, type Look, type State, type Zombie } from './state.ts'
import { BASE_RADIUS, TOLERANCE } from './tables/units.ts'
import { SPEEDS } from './tables/vehicles.ts'

/** What holds in every state of Dead Walk Again, whatever was rolled and decided. Each broken promise is a sentence. */
export function invariants(look: Look): string[] {
  return [
    ...places(look),
    ...humans(look),
    ...zombies(look),
    ...vehicles(look),
    ...things(look),
    ...activation(look),
    ...somebody(look),
  ]
}

const inRange = (n: number, low: number, high: number): boolean => Number.isInteger(n) && n >= low && n <= high
const twice = <T>(list: readonly T[]): T | undefined => list.find((one, i) => list.indexOf(one) !== i)

/** dw.movement.8 On the table, clear of walls, wholly supported. */
function placeFault(look: Look, { figure, at, on }: Figure): string | null {
  const { layout, closed } = look.facts
  const name = figureName(figure)
  if (!Number.isInteger(at.x) || !Number.isInteger(at.y)) return `${name} stands between units`
  if (!isOnTable(at, BASE_RADIUS, layout.width, layout.depth)) return `${name} is off the table`
  const platform = platformOf(look, on)
  if (on !== null && platform === null) return `${name} stands on ${on}, which is nothing to stand on`
  if (platform !== null)
    return standsOn(platform.outline, { ...at, radius: BASE_RADIUS }) ? null : `${name} hangs over the rim of ${on}`
  const footing = { layout, closed: closed ?? NOTHING(layout.barriers.length) }
  return placeStopper(footing, MOVER, null, at) === null ? null : `${name} stands in a wall`
}

/** dw.units.5 */
function overlapFaults(look: Look, figures: readonly Figure[]): string[] {
  const broken: string[] = []
  const inOrder = [...figures].sort((a, b) => a.at.x - b.at.x)
  for (const [i, a] of inOrder.entries())
    for (let k = i + 1; k < inOrder.length; k++) {
      const b = inOrder[k] as Figure
      if (b.at.x - a.at.x > 2 * BASE_RADIUS) break
      const overlap = compareGap({ ...a.at, radius: BASE_RADIUS }, { ...b.at, radius: BASE_RADIUS }, -TOLERANCE) < 0
      if (overlap && !isApart(look, a, b)) broken.push(`${figureName(a.figure)} and ${figureName(b.figure)} overlap`)
    }
  return broken
}

function places(look: Look): string[] {
  const figures = [...figuresOnTable(look)]
  return [
    ...figures.flatMap((figure) => placeFault(look, figure) ?? []),
    ...overlapFaults(look, figures),
    ...(crowdIsRight(look) ? [] : ['the crowd is not in step with the figures']),
  ]
}

/** dw.ap.1, dw.wounds.2, dw.zombify.3 */
function humanFault({ state, book }: Look, h: Human, i: number): string | null {
  if (h.n !== i + 1) return `human ${h.n} is at place ${i + 1}`
  if (h.status === 'waiting' && state.phase !== 'setup') return `${h.name} was never placed`
  if (!inRange(h.ap, 0, book.humanAP + (h.skillsUsed.includes('hero') ? 1 : 0))) return `${h.name} has ${h.ap} AP`
  if (!inRange(h.wounds, 0, 999) || !inRange(h.untested, 0, h.wounds))
    return `${h.name} has ${h.wounds} wounds, ${h.untested} of them untested`
  if (h.bmv < 0) return `${h.name} has a morale value of ${h.bmv}`
  const hasDied = h.status === 'dead' || h.status === 'turned'
  if (hasDied !== h.died > 0) return `${h.name} is ${h.status} and died in turn ${h.died}`
  if (h.died > state.turn) return `${h.name} died in a turn to come`
  if (h.seat !== null && !Object.hasOwn(state.holders, h.seat)) return `${h.name} obeys ${h.seat}, which is no seat`
  return gearFault({ state, book }, h)
}

/** dw.carry.6, dw.ammo.1 */
function gearFault({ book }: Pick<Look, 'state' | 'book'>, h: Human): string | null {
  const hands = h.weapons.reduce((sum, w) => sum + (w.ready ? book.weapons[w.type].hands : 0), 0)
  if (hands > 2) return `${h.name} has more in hand than two hands hold`
  const { bullets, shells, belts, arrows, launcher } = h.stock
  if ([bullets, shells, belts, arrows, ...Object.values(launcher)].some((n) => !inRange(n, 0, 9_999)))
    return `${h.name} has an odd stock of ammunition`
  const odd = h.weapons.find(({ type, loaded, grenades }) => {
    const { fire, category } = book.weapons[type]
    const most = category === 'thrown' ? 9_999 : (fire?.magazine ?? 0)
    return !inRange(loaded, 0, most) || Object.values(grenades).some((n) => !inRange(n, 0, 9_999))
  })
  return odd ? `${h.name} has a ${odd.type} with ${odd.loaded} in it` : null
}

const humans = (look: Look): string[] => look.state.humans.flatMap((h, i) => humanFault(look, h, i) ?? [])

/** dw.units.16 */
function zombieFault({ state }: Look, z: Zombie, i: number): string | null {
  if (z.n <= (state.zombies[i - 1]?.n ?? 0)) return `zombie ${z.n} is out of order`
  if (z.n >= state.nextZombie) return `zombie ${z.n} has not arrived yet`
  if (z.heading !== null && !inRange(z.heading, 0, 359)) return `zombie ${z.n} wanders towards ${z.heading} degrees`
  const isThere = (id: string): boolean => Object.hasOwn(state.openings, id) || state.vehicles.some((v) => v.id === id)
  if (z.pounding !== null && !isThere(z.pounding)) return `zombie ${z.n} pounds on ${z.pounding}, which is not there`
  for (const n of [z.victim, z.former])
    if (n !== null && !humanOf(state, n)) return `zombie ${z.n} knows human ${n}, whom nobody else knows`
  if (z.former !== null && humanOf(state, z.former)?.status !== 'turned')
    return `zombie ${z.n} was human ${z.former}, who has not turned`
  return null
}

const zombies = (look: Look): string[] => look.state.zombies.flatMap((z, i) => zombieFault(look, z, i) ?? [])

/** dw.vehicle.7, dw.vehicle.11 Everybody aboard has a place of his own, and every place is true. */
function vehicles({ state }: Look): string[] {
  const broken: string[] = []
  for (const { id, places, speed, gone, at } of state.vehicles) {
    if (!inRange(speed, 0, SPEEDS.top) || speed % SPEEDS.step !== 0) broken.push(`${id} has a speed of ${speed}`)
    const people = places.flatMap((n) => (n === null ? [] : [n]))
    if (twice(people) !== undefined) broken.push(`somebody sits in ${id} twice`)
    for (const n of gone ? [] : people) if (humanOf(state, n)?.aboard !== id) broken.push(`human ${n} is not in ${id}`)
    for (const h of state.humans)
      if (h.aboard === id && (!people.includes(h.n) || gone || h.at.x !== at.x || h.at.y !== at.y))
        broken.push(`${h.name} has no place in ${id}`)
  }
  for (const { aboard, name, status, prone, on } of state.humans)
    if (
      aboard !== null &&
      (status !== 'alive' || prone || on !== null || !state.vehicles.some(({ id }) => id === aboard))
    )
      broken.push(`${name} cannot sit in ${aboard}`)
  return broken
}

const idsOf = (s: State): number[] => [
  ...s.humans.flatMap(({ weapons, items }) => [...weapons.map((w) => w.id), ...items.map((item) => item.id)]),
  ...s.zombies.flatMap(({ weapon }) => (weapon ? [weapon.id] : [])),
  ...s.lying.map(({ id }) => id),
]

/** Every thing is in one place. */
function things({ state }: Look): string[] {
  const ids = idsOf(state)
  const double = twice(ids)
  return [
    ...(double === undefined ? [] : [`the thing ${double} is in two places`]),
    ...ids.filter((id) => id >= state.nextId).map((id) => `the thing ${id} does not exist yet`),
    ...state.lying
      .filter(({ weapon, item, ammo }) => [weapon, item, ammo].filter((one) => one !== null).length !== 1)
      .map(({ id }) => `what lies there as ${id} is no one thing`),
  ]
}

/** dw.turn.11 While the game goes on somebody can decide something. */
function somebody({ state }: Look): string[] {
  const isOver = state.outcome !== null || state.phase === 'setup'
  return isOver || state.humans.some((h) => isInPlay(h) && h.seat !== null)
    ? []
    : ['nobody is left, and the game goes on']
}

/** dw.turn.6 */
function activation({ state }: Look): string[] {
  if (state.activation === null || state.outcome !== null) return []
  const human = humanOf(state, state.activation.human)
  if (!human || !isInPlay(human)) return ['somebody acts who is not on the table']
  return human.acted ? [`${human.name} acts although he has acted`] : []
}
