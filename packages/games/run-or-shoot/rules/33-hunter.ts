/** rs.hunter Steps 7d and 7e: crouching Hunters leap, standing ones crouch. */
import { procedure, step } from '@shamble/kernel'
import {
  distance2,
  distanceDown,
  facingTowards,
  OUTSIDE,
  painted,
  samePoint,
  straight,
  towards,
  whereInPolygon,
  type XY,
} from '@shamble/table'
import type { Command } from '../commands.ts'
import type { Spot } from '../content/table-map.ts'
import {
  allZeds,
  change,
  changeZed,
  type HunterTold,
  isInPlay,
  type Look,
  type Survivor,
  survivorOf,
  type Transaction,
  type Zed,
} from '../state.ts'
import { HUNTER } from '../tables/mutants.ts'
import { cm, RADIUS } from '../tables/units.ts'
import { CONTACT_SPOTS } from '../tables/zeds.ts'
import { moveZed, zedFigure } from './01-crowd.ts'
import { asFigure, inContact, isWithin, nearestFreeSpot, samplesOf } from './01-measure.ts'
import { kindOf, levelBelow } from './02-terrain.ts'
import { isLineOpen, sees } from './03-sight.ts'
import { beginStep } from './08-parts.ts'
import { contactSpot } from './23-contact.ts'
import { unmask } from './32-mutant.ts'
import { pin } from './32-pin.ts'

const isCrouching = ({ kind, posture, down, pins }: Zed): boolean =>
  kind === 'hunter' && posture === 'crouching' && !down && pins === null

/** rs.hunter.4 One that has walked in this turn, drawn by WP, crouches no longer. */
function rise(t: Transaction): void {
  for (const { id } of allZeds(t.state).filter((z) => isCrouching(z) && z.walked.length > 0))
    changeZed(t.state, id, { posture: 'standing' })
}

/** The living from the nearest on, by the gap; of equals the lowest number. */
const byGap = ({ state }: Look, { at }: Spot): Survivor[] =>
  state.survivors.filter(isInPlay).sort((a, b) => distance2(at, a.at) - distance2(at, b.at) || a.n - b.n)

/** rs.hunter.6 Seen within 10 cm, with nothing but fences, low things, vehicles and figures on the straight line. */
const isInSpring = (look: Look, z: Zed, s: Survivor): boolean =>
  isWithin(asFigure(z), asFigure(s), cm(HUNTER.spring)) && sees(look, z, s) && isLineOpen(look, z, s)

/** rs.hunter.6 The nearest of those with a free contact spot, and the spot. */
export function preyInSpring(look: Look, z: Zed): Sprung | null {
  for (const prey of byGap(look, z)) {
    const found = springAt(look, z, prey)
    if (found !== null) return found
  }
  return null
}

/** Whom it springs at, and where it comes down. */
interface Sprung {
  readonly prey: Survivor
  readonly spot: Spot
}

/** rs.hunter.6 Its spring at somebody, if he is in reach and has a free contact spot. */
export function springAt(look: Look, z: Zed, prey: Survivor): Sprung | null {
  if (!isInPlay(prey) || !isInSpring(look, z, prey)) return null
  const spot = contactSpot(look, RADIUS.figure, asFigure(prey), z.at, [zedFigure(z.id)])
  return spot === null ? null : { prey, spot }
}

/** rs.hunter.6 At whom it was told to leap, if it still can; else at the nearest. */
function sprungBy(look: Look, z: Zed, told: HunterTold | null): Sprung | null {
  const meant = told?.at ? survivorOf(look.state, told.at) : undefined
  return (meant && springAt(look, z, meant)) ?? preyInSpring(look, z)
}

const frozenSpot = ({ at, level }: Spot): Spot => Object.freeze({ at: Object.freeze({ x: at.x, y: at.y }), level })

/** rs.hunter.9 In the air until the end of step 9, wherever it comes down. */
function spring(t: Transaction, z: Zed, spot: Spot, prey: Survivor): Zed {
  const shown = unmask(t, z)
  const facing = Object.freeze(facingTowards(spot.at, prey.at) ?? shown.facing)
  const samples = samplesOf([shown.at, spot.at]).map((at, i, { length }) =>
    frozenSpot({ at, level: i + 1 < length ? shown.level : spot.level }),
  )
  const walked = Object.freeze(samples)
  const landed = moveZed(t, shown, spot, { posture: 'springing', spent: true, facing, walked })
  t.emit({ e: 'leapt', clause: 'rs.hunter.6', zed: landed.n, at: landed.at, level: landed.level, target: prey.n })
  return landed
}

/** rs.hunter.7 Barriers of its own level that end a spring into nowhere. */
function stopsSpring({ facts: { layout, parting } }: Look, level: number): Uint8Array {
  const here = parting[level] as Uint8Array
  return painted(layout, (b) => {
    const kind = kindOf(b)
    return kind === 'wire' || kind === 'board' ? 0 : (here[b.index] as number)
  })
}

/** rs.hunter.7 Where 10 cm straight towards somebody end: before a wall, in front of him, on the highest floor not above its own. */
function endOfSpring(look: Look, z: Zed, prey: Survivor): Spot {
  const apart = 2 * RADIUS.figure + CONTACT_SPOTS.apart
  const distance = Math.min(cm(HUNTER.spring), Math.max(0, distanceDown(z.at, prey.at) - apart))
  const to: XY = samePoint(z.at, prey.at) ? z.at : towards(z.at, prey.at, distance)
  const mover = { radius: RADIUS.figure, clearance: RADIUS.figure }
  const footing = { layout: look.facts.layout, closed: stopsSpring(look, z.level) }
  const { at } = straight(footing, mover, null, z.at, to)
  const isOnOwn =
    z.level === 0 ||
    look.facts.floors.some((floor) => floor.level === z.level && whereInPolygon(floor.outline, at) !== OUTSIDE)
  const level = isOnOwn ? z.level : levelBelow(look, { at, level: z.level })
  return nearestFreeSpot(look, { at, level }, RADIUS.figure, [zedFigure(z.id)]) ?? z
}

/** rs.hunter.7 Seen, and nobody in reach: it springs towards the nearest all the same, and pins whom it then touches. */
function springTowards(t: Transaction, z: Zed): void {
  const living = byGap(t, z)
  const [prey] = living
  const isSeen = z.n !== 0 && living.some((s) => sees(t, s, z))
  if (!isSeen || !prey) return
  const landed = spring(t, z, endOfSpring(t, z, prey), prey)
  const caught = byGap(t, landed).find((s) => inContact(t, asFigure(landed), asFigure(s)))
  if (caught) pin(t, landed, caught)
}

/** rs.hunter.3, Automation A7: at the nearest whom it sees within 10 cm; a hidden one does not care who does not see it. */
function leap(t: Transaction, z: Zed): void {
  const told = t.book.hunterDoes(t, z)
  if (told?.does === 'stay') return
  const found = sprungBy(t, z, told)
  if (found === null) springTowards(t, z)
  else pin(t, spring(t, z, found.spot, found.prey), found.prey)
}

export const leaps = procedure<Transaction, Command>('leaps', [
  step('rs.turn.7', 'begin', (t: Transaction) => beginStep(t, '7d')),
  step('rs.hunter.3', 'leap', (t: Transaction) => {
    rise(t)
    for (const z of allZeds(t.state).filter(isCrouching)) leap(t, z)
  }),
])

/** rs.hunter.2, Automation A7: it crouches before somebody whom it sees within 15 cm, and walks no step in that turn. */
export const isAboutToCrouch = (look: Look, z: Zed): boolean =>
  look.state.survivors.some(
    (s) => isInPlay(s) && isWithin(asFigure(z), asFigure(s), cm(HUNTER.crouchWithin)) && sees(look, z, s),
  )

/** rs.turn.8, rs.hunter.4, rs.hunter.15 Standing, and neither walked nor leapt in this turn, nor upon somebody. */
const mayCrouch = ({ kind, posture, down, pins, spent, walked }: Zed): boolean =>
  kind === 'hunter' && posture === 'standing' && !down && pins === null && !spent && walked.length === 0

/** rs.hunter.4 Told to, or before somebody near. */
const crouchesNow = (look: Look, z: Zed): boolean => {
  const told = look.book.hunterDoes(look, z)
  return told === null ? isAboutToCrouch(look, z) : told.does === 'crouch'
}

function crouchAll(t: Transaction): void {
  for (const z of t.state.zeds) {
    if (!mayCrouch(z) || !crouchesNow(t, z)) continue
    changeZed(t.state, z.id, { posture: 'crouching' })
    t.emit({ e: 'crouched', clause: 'rs.hunter.3', zed: z.n })
  }
}

export const crouches = procedure<Transaction, Command>('crouches', [
  step('rs.turn.7', 'begin', (t: Transaction) => beginStep(t, '7e')),
  step('rs.hunter.3', 'crouch', crouchAll),
])

/** rs.hunter.9 At the end of step 9 it springs no longer. */
export const huntersLand = procedure<Transaction, Command>('Hunters land', [
  step('rs.hunter.9', 'land', ({ state }: Transaction) => {
    state.zeds = state.zeds.map((z) => (z.posture === 'springing' ? change(z, { posture: 'standing' }) : z))
  }),
])
