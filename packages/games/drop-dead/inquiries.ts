/** What the rules of Drop Dead say about a map as it stands: sight, contact and reach, of units or of who stands there. */
import {
  either,
  type Finding,
  Illegal,
  type Inquiries,
  inquiry,
  integer,
  object,
  optional,
  type Refusal,
  text,
  tuple,
} from '@shamble/kernel'
import type { Clause } from './clauses.ts'
import { waysOf } from './forecast/survivor.ts'
import { hasSight, rangeRefusal, squareOf, tileOfUnit, unitOfSquare } from './rules/01-grid.ts'
import { ownTurn } from './rules/04-turn.ts'
import { sightRefusal } from './rules/11-combat.ts'
import { gather, lift, squaresInReach, zombieMovement } from './rules/15-crowd.ts'
import {
  type DropDeadKit,
  isAlive,
  type Look,
  type Survivor,
  survivorNamed,
  type Unit,
  unitOf,
  unitOfSurvivor,
  xyOf,
  type Zombie,
  zombieOf,
} from './state.ts'
import { HAND_RANGE } from './tables/map.ts'
import type { SurvivorId } from './tables/survivors.ts'

/** A survivor by name, or `Z4` for zombie number 4. */
const figure = text({ pattern: /^(earl|frank|skye|owl|Z[1-9]\d?)$/ })
const unit = tuple(integer(-400, 400), integer(-400, 400))
const place = either(unit, figure)
type Place = string | readonly [number, number]

const nobody = (at: string, name: string): Illegal =>
  new Illegal<Clause>('dd.components.9', at, `there is no ${name} on the map`)

const isZombie = (name: string): boolean => name.startsWith('Z')

function theZombie({ state }: Look, name: string, at: string): Zombie {
  const zombie = zombieOf(state, Number(name.slice(1)))
  if (!zombie) throw nobody(at, name)
  return zombie
}

function theSurvivor({ state }: Look, name: string, at: string): Survivor {
  const survivor = survivorNamed(state, name as SurvivorId)
  if (!survivor || !isAlive(survivor) || survivor.at === null) throw nobody(at, name)
  return survivor
}

function unitAsked(look: Look, asked: Place, at: string): Unit {
  if (typeof asked === 'string')
    return isZombie(asked) ? theZombie(look, asked, at).at : unitOfSurvivor(theSurvivor(look, asked, at))
  const found = unitOf([asked[0], asked[1]])
  if (tileOfUnit(look.facts, found) < 0) throw new Illegal<Clause>('dd.grid.1', at, 'there is no tile')
  return found
}

const nameOf = (asked: Place): string => (typeof asked === 'string' ? asked : `(${asked.join(',')})`)

const found = (refusal: Refusal | null, clause: Clause, says: string): Finding =>
  refusal ? { answer: false, clause: refusal.clause, says: refusal.reason } : { answer: true, clause, says }

/** dd.movement.1 In its own turn a survivor goes where the rules let it; dd.undead.10 a zombie as far as it is moved. */
function unitsInReach(look: Look, name: string): { units: Unit[]; clause: Clause } {
  if (isZombie(name)) {
    const zombie = theZombie(look, name, 'from')
    const from = squareOf(look.facts, zombie.at)
    const crowd = gather(look)
    lift(look, crowd, from)
    const squares = squaresInReach(look, crowd, from, zombieMovement(look, zombie))
    return { units: squares.map((square) => unitOfSquare(look.facts, square)), clause: 'dd.undead.10' }
  }
  const survivor = theSurvivor(look, name, 'from')
  const turn = ownTurn(look, survivor)
  if (turn === null) throw new Illegal<Clause>('dd.turn.8', 'from', `it is not the turn of ${name}`)
  return {
    units: waysOf(look, survivor, turn)
      .slice(1)
      .map(({ at }) => at),
    clause: 'dd.movement.1',
  }
}

export const inquiries: Inquiries<DropDeadKit> = {
  sight: inquiry(object({ from: place, to: place }), (look: Look, { from, to }) => {
    const [a, b] = [unitAsked(look, from, 'from'), unitAsked(look, to, 'to')]
    const refusal = hasSight(look, a, b) ? null : sightRefusal(look, a, b, nameOf(to), 'dd.grid.15')
    return found(refusal, 'dd.grid.15', 'Nothing is in the line of sight.')
  }),
  contact: inquiry(object({ from: place, to: place }), (look: Look, { from, to }) => {
    const [a, b] = [unitAsked(look, from, 'from'), unitAsked(look, to, 'to')]
    return found(rangeRefusal(look, a, b, HAND_RANGE, 'dd.grid.21', nameOf(to)), 'dd.grid.21', 'It is in range 1.')
  }),
  reach: inquiry(object({ from: figure, to: optional(unit) }), (look: Look, { from, to }) => {
    const { units, clause } = unitsInReach(look, from)
    if (to === undefined) return { answer: units.map(xyOf), clause, says: 'It could go there.' }
    return units.includes(unitAsked(look, to, 'to'))
      ? { answer: true, clause, says: 'It could go there.' }
      : { answer: false, clause, says: 'It cannot get there with the movement it has.' }
  }),
}
