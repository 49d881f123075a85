/** Marine attacks: line of sight, stand and fire, the attack roll, close combat. */
import { type Modifier, type Refusal, refuse } from '@shamble/kernel'
import { adjacent, blockerOf, chebyshev, squaresOfSide } from '@shamble/grid'
import type { Clause } from '../clauses.ts'
import type { AttackResult } from '../tables/attack.ts'
import { ATTACK } from '../tables/attack.ts'
import { DIE, NATURAL_ONE } from '../tables/dice.ts'
import { ORDERS } from '../tables/orders.ts'
import type { WeaponKind } from '../tables/weapons.ts'
import {
  dropZombie,
  changeZombie,
  type AttackPart,
  type Item,
  type Look,
  type Marine,
  type Transaction,
  theZombie,
  type Zombie,
  zombieOf,
} from '../state.ts'
import { checkVictory } from './01-the-object.ts'
import { modified, rowFor } from './00-dice.ts'
import { DOOR, inContact, xyOf } from './02-the-map.ts'
import { type Action, beginActivation, finishAttackPart } from './07-marine-activation.ts'
import { inSharedSquare } from './08-marine-movement.ts'
import { carried, gunsOf, nameOf, refOf } from './12-swapping-equipment.ts'

/**
 * ev.los.1 Sight for shots and throws: no wall touched, ends included (ev.los.2, ev.los.3), whatever stands between
 * (ev.los.4), in every direction (ev.los.5), at any range (ev.los.9) except at night (ev.night.1), the same both ways
 * (ev.los.10).
 */
export function canSee({ book, facts }: Look, from: number, to: number): boolean {
  if (book.sightRange > 0 && chebyshev(facts.l, from, to) > book.sightRange) return false
  return facts.shots.sees(from, to)
}

/** ev.los.3 Whether the line between two squares only touches an end of the wall section on this side (ev.los.2). */
function touchesEnd({ l }: Look['facts'], from: number, to: number, side: number): boolean {
  const [square, other] = squaresOfSide(l, side)
  const [x, y] = [2 * (l.xOf[square] as number), 2 * (l.yOf[square] as number)]
  const farEnd = other === square + 1 ? [x, y - 2] : [x - 2, y]
  const [fromX, fromY] = [2 * (l.xOf[from] as number) - 1, 2 * (l.yOf[from] as number) - 1]
  const [dx, dy] = [2 * (l.xOf[to] as number) - 1 - fromX, 2 * (l.yOf[to] as number) - 1 - fromY]
  return [[x, y], farEnd].some(([endX, endY]) => dx * ((endY as number) - fromY) === dy * ((endX as number) - fromX))
}

const IN_THE_LINE = {
  'ev.los.8': 'A face-down tile',
  'ev.los.6': 'A standing door',
  'ev.los.3': 'The end of a wall',
  'ev.los.1': 'A wall',
} as const

/** What stops the line between two squares: a face-down tile (ev.los.8), a standing door (ev.los.6), a wall or its end. */
function obstacle({ facts }: Look, blocks: Uint8Array, from: number, to: number): keyof typeof IN_THE_LINE | null {
  const blocker = blockerOf(facts.l, blocks, facts.opaque, from, to)
  if (blocker === null) return null
  if (blocker.kind === 'square') return 'ev.los.8'
  if (facts.door[blocker.side] === DOOR.standing) return 'ev.los.6'
  return touchesEnd(facts, from, to, blocker.side) ? 'ev.los.3' : 'ev.los.1'
}

/** What stands between two squares, in words: "a standing door". */
export function inTheWay(look: Look, blocks: Uint8Array, from: number, to: number): string {
  const clause = obstacle(look, blocks, from, to)
  if (clause === null) throw new Error('nothing is in the way')
  return IN_THE_LINE[clause].toLowerCase()
}

/** Why there is no line of sight: the dark, or what stands in it. */
export function sightRefusal(look: Look, from: number, to: number): Refusal | null {
  if (canSee(look, from, to)) return null
  const clause = obstacle(look, look.facts.shooting, from, to)
  if (clause === null) return refuse('ev.night.1', `At night nobody sees farther than ${look.book.sightRange} squares.`)
  return refuse(clause, `${IN_THE_LINE[clause]} is in the line of sight.`)
}

/** ev.map.14 Why two squares are not in contact: too far apart, or what stands between them. */
export function contactRefusal(look: Look, from: number, to: number, clause: Clause, who: string): Refusal | null {
  if (inContact(look, from, to)) return null
  if (!adjacent(look.facts.l, from, to)) return refuse(clause, `${who} is not in contact: its square is not adjacent.`)
  return refuse(clause, `${who} is not in contact: ${inTheWay(look, look.facts.touching, from, to)} is between.`)
}

const USED_BY: Readonly<Record<AttackPart, string>> = {
  shot: ' by a shot',
  burst: ' by a burst',
  'close attack': ' by a close attack',
  grenade: ' by a grenade',
  reload: ' by a reload',
  healing: ' by healing',
  order: ' by an order',
  search: ' by a search',
  sprint: ' by a sprint',
  used: '',
}

/** ev.act.5 One attack part per activation; ev.move.11 none in another marine's square. */
export function attackPartRefusal({ state }: Look, m: Marine): Refusal | null {
  if (m.attack !== null) return refuse('ev.act.5', `The attack part of this turn is used up${USED_BY[m.attack]}.`)
  if (inSharedSquare(state, m)) return refuse('ev.move.11', "No attack part is possible in another marine's square.")
  return null
}

/** ev.stand.3 Whoever has not moved says before the roll whether it stands; whoever has moved cannot stand. */
export function standRefusal(m: Marine, stand: boolean | undefined): Refusal | null {
  if (m.stirred && stand === true)
    return m.moved > 0
      ? refuse('ev.stand.1', 'Only a marine that has not moved this turn can stand.')
      : refuse('ev.flip.5', 'This marine has begun to move: its step onto the new tile was blocked.')
  if (!m.stirred && stand === undefined)
    return refuse('ev.stand.3', 'Say first whether this marine stands (bonus, no movement) or may move afterwards.')
  return null
}

export const standChoices = (m: Marine): readonly boolean[] => (m.stirred ? [false] : [true, false])

/** ev.stand.3 Attack parts with a roll, before which the marine says whether it stands. */
const DECLARED: readonly AttackPart[] = ['shot', 'burst', 'close attack', 'healing']

/** The attack part begins: declared, bound (ev.stand.3, ev.stand.4). */
export function beginAttackPart(t: Transaction, m: Marine, part: AttackPart, stand: boolean): void {
  beginActivation(t, m)
  m.attack = part
  m.stands = stand
  if (!m.stirred && DECLARED.includes(part))
    t.emit({ e: 'declared', clause: 'ev.stand.3', seat: m.seat, stands: stand })
}

/** ev.attack.3, ev.lt.4 What is added to an attack roll; ev.stand.1, ev.stand.2 for standing to every one of them. */
export function attackModifiers({ book }: Look, m: Marine, weapon: WeaponKind, stands: boolean): Modifier[] {
  const modifiers: Modifier[] = [{ clause: 'ev.attack.3', value: book.weapons[weapon].modifier }]
  if (stands) modifiers.push({ clause: 'ev.stand.1', value: book.bonuses.stand })
  if (m.order && ORDERS[m.order].attack !== 0) modifiers.push({ clause: 'ev.lt.4', value: ORDERS[m.order].attack })
  return modifiers
}

/** ev.attack.3, ev.attack.4 The table is read with the modified roll; no natural number is special. */
export const readAttack = (_natural: number, total: number): AttackResult => rowFor(ATTACK, total).result

/** ev.house.3 with `naturalOneMisses` */
export const naturalOneMisses = (natural: number, total: number): AttackResult =>
  natural === NATURAL_ONE ? 'miss' : readAttack(natural, total)

const ENDS_BURST = { clause: 'ev.auto.2', face: NATURAL_ONE, result: 'the burst ends' } as const
const ONE_MISSES = { clause: 'ev.house.3', face: NATURAL_ONE, result: 'miss' } as const

/** ev.auto.2, ev.house.3 What a natural 1 does here, for whoever throws the die. */
function naturals({ book }: Look, weapon: WeaponKind): readonly { clause: string; face: number; result: string }[] {
  const misses = book.attackResult(NATURAL_ONE, DIE) === 'miss' ? [ONE_MISSES] : []
  return book.weapons[weapon].automatic ? [...misses, ENDS_BURST] : misses
}

/** ev.attack.3 One attack roll and what it does; returns the natural roll. */
export function attack(t: Transaction, m: Marine, weapon: WeaponKind, item: Item | null, zombie: Zombie): number {
  const modifiers = attackModifiers(t, m, weapon, m.stands)
  const at = xyOf(t, zombie.at)
  const face = t.roll({
    clause: 'ev.attack.3',
    sides: DIE,
    seat: m.seat,
    what: `attack on zombie ${zombie.id}`,
    modifiers,
    table: ATTACK,
    naturals: naturals(t, weapon),
  })
  const total = modified(face, modifiers)
  const result = t.book.attackResult(face, total)
  if (item) item.usedBy = m.seat
  const rounds = item && t.book.weapons[weapon].ammo !== null ? useRound(m, item) : null
  t.emit({
    e: 'attacked',
    clause: 'ev.attack.3',
    seat: m.seat,
    weapon,
    zombie: zombie.id,
    at,
    face,
    modifiers,
    total,
    result,
    rounds,
  })
  if (result === 'kill' || (result === 'knockDown' && zombie.down)) killZombie(t, zombie, m)
  else if (result === 'knockDown') knockDown(t, zombie)
  return face
}

/** ev.ammo.1, ev.auto.12 Every shot uses one round. */
function useRound(m: Marine, item: Item): number {
  m.shots++
  return --item.rounds
}

/** ev.attack.5 */
function knockDown(t: Transaction, zombie: Zombie): void {
  changeZombie(t.state, zombie, { down: true })
  t.emit({ e: 'knocked down', clause: 'ev.attack.5', zombie: zombie.id, at: xyOf(t, zombie.at) })
}

/** ev.attack.6 A killed zombie leaves the map at once. */
export function removeZombie(t: Transaction, zombie: Zombie, by: Marine, clause: 'ev.attack.6' | 'ev.gren.6'): void {
  dropZombie(t.state, zombie)
  by.kills++
  t.emit({ e: 'zombie killed', clause, zombie: zombie.id, at: xyOf(t, zombie.at), by: by.seat })
}

function killZombie(t: Transaction, zombie: Zombie, by: Marine): void {
  removeZombie(t, zombie, by, 'ev.attack.6')
  checkVictory(t)
}

/** ev.attack.1, ev.ammo.2, ev.swap.9 Why this gun cannot be fired. */
function gunRefusal(look: Look, m: Marine, ref: string | number): Refusal | null {
  const gun = carried(m, ref)
  if (!gun || (look.book.weapons[gun.kind as WeaponKind]?.ammo ?? null) === null)
    return refuse('ev.attack.1', `This marine carries no gun ${nameOf(ref)}.`)
  if (gun.rounds === 0) return refuse('ev.ammo.2', 'This weapon has no rounds left.')
  if (!look.book.mayAttackWith(m, gun))
    return refuse('ev.swap.9', 'Another marine has attacked with this weapon this turn.')
  return null
}

/**
 * ev.attack.1 A shot at any zombie in sight, near (ev.attack.2) or far, standing or knocked down (ev.attack.9), and at
 * nobody else (ev.attack.10): one roll (ev.attack.7, ev.attack.8), or with an automatic weapon a burst (ev.auto.1).
 */
export const shoot: Action<'shoot'> = {
  choices: (look, m) => {
    if (attackPartRefusal(look, m)) return []
    const field = look.facts.shots.field(m.at)
    const seen = look.state.zombies.filter((z) => field[z.at] === 1 && canSee(look, m.at, z.at))
    return gunsOf(look, m).flatMap(([weapon, gun]) =>
      gun.rounds === 0 || !look.book.mayAttackWith(m, gun)
        ? []
        : seen.flatMap((z) => standChoices(m).map((stand) => ({ do: 'shoot' as const, weapon, zombie: z.id, stand }))),
    )
  },
  check: (look, m, command) => {
    const zombie = zombieOf(look.state, command.zombie)
    return (
      attackPartRefusal(look, m) ??
      gunRefusal(look, m, command.weapon) ??
      (zombie ? sightRefusal(look, m.at, zombie.at) : refuse('ev.attack.1', `There is no zombie ${command.zombie}.`)) ??
      standRefusal(m, command.stand)
    )
  },
  take: (t, m, command) => {
    const gun = carried(m, command.weapon) as Item
    const weapon = gun.kind as WeaponKind
    const zombie = theZombie(t.state, command.zombie)
    const { automatic } = t.book.weapons[weapon]
    beginAttackPart(t, m, automatic ? 'burst' : 'shot', command.stand === true)
    const last = zombie.at
    const face = attack(t, m, weapon, gun, zombie)
    if (automatic) t.call('burst', { seat: m.seat, item: gun.id, last, shots: 1, natural: face, ceased: false })
    else finishAttackPart(t, m)
  },
}

/** ev.close.1, ev.close.4 Bare hands always, and a knife that may be used. */
function closeWeapons(look: Look, m: Marine): (string | number)[] {
  const knife = m.items.find((item) => item.kind === 'knife' && look.book.mayAttackWith(m, item))
  return knife ? [refOf(m, knife), 'unarmed'] : ['unarmed']
}

/** ev.close.2, ev.close.3 One roll against a zombie in contact, as the attack part; ev.close.5 nothing strikes back. */
export const strike: Action<'strike'> = {
  choices: (look, m) => {
    if (attackPartRefusal(look, m)) return []
    const near = look.state.zombies.filter((z) => inContact(look, m.at, z.at))
    if (near.length === 0) return []
    return closeWeapons(look, m).flatMap((weapon) =>
      near.flatMap((z) => standChoices(m).map((stand) => ({ do: 'strike' as const, weapon, zombie: z.id, stand }))),
    )
  },
  check: (look, m, command) => {
    const zombie = zombieOf(look.state, command.zombie)
    const item = command.weapon === 'unarmed' ? null : carried(m, command.weapon)
    return (
      attackPartRefusal(look, m) ??
      (item === undefined || (item && item.kind !== 'knife')
        ? refuse('ev.close.1', 'Close combat is fought with bare hands or a knife the marine carries.')
        : null) ??
      (item && !look.book.mayAttackWith(m, item)
        ? refuse('ev.swap.9', 'Another marine has attacked with this weapon this turn.')
        : null) ??
      (!zombie ? refuse('ev.close.1', `There is no zombie ${command.zombie}.`) : null) ??
      (zombie ? contactRefusal(look, m.at, zombie.at, 'ev.close.2', `Zombie ${zombie.id}`) : null) ??
      standRefusal(m, command.stand)
    )
  },
  take: (t, m, command) => {
    const item = command.weapon === 'unarmed' ? null : (carried(m, command.weapon) as Item)
    beginAttackPart(t, m, 'close attack', command.stand === true)
    attack(t, m, item ? 'knife' : 'unarmed', item, theZombie(t.state, command.zombie))
    finishAttackPart(t, m)
  },
}
