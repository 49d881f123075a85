/** Walking up to somebody who has to be touched or seen. */
import type { Refusal } from '@shamble/kernel'
import { ITEMS } from '../content/cards.ts'
import { distance } from '../rules/01-grid.ts'
import { paidAfter } from '../rules/05-movement.ts'
import { use } from '../rules/08-items.ts'
import { give } from '../rules/10-parts.ts'
import { attackModifiers, attackRefusal } from '../rules/11-combat.ts'
import { isAlive, type Look, type Survivor, type Turn, type Unit, type Zombie } from '../state.ts'
import type { Reached, WalkUp } from './answers.ts'
import { supposing } from './board.ts'
import { dangerAt, type Threat } from './threats.ts'

export interface Way {
  readonly at: Unit
  readonly path: readonly Unit[]
  readonly kind: Reached['kind']
}

const HEALING: readonly string[] = ['bandages', 'health kit']

/** So many of the dead are looked at, the nearest first. */
const NEAREST = 6

/** The survivor at the end of a way. */
export function afterWalk(
  look: Look,
  survivor: Survivor,
  turn: Turn,
  { at, path }: Way,
): { there: Look; walker: Survivor } {
  const walker = { ...survivor, at }
  const begun = turn.begun || path.length > 0
  return { there: supposing(look, walker, { ...turn, begun, paid: paidAfter(turn, path.length) }), walker }
}

function refusalOf(look: Look, survivor: Survivor, command: WalkUp['command']): Refusal | null {
  switch (command.do) {
    case 'attack':
      return attackRefusal(look, survivor, command)
    case 'give':
      return give.check(look, survivor, command)
    case 'use':
      return use.check(look, survivor, command)
  }
}

/** The nearest of the dead. */
function nearest(look: Look, from: Unit): readonly Zombie[] {
  const far = new Map(look.state.zombies.map((z) => [z.n, distance(look, from, z.at)]))
  return [...look.state.zombies].sort((a, b) => (far.get(a.n) ?? 0) - (far.get(b.n) ?? 0)).slice(0, NEAREST)
}

/** dd.combat.4, dd.parts.5, dd.items.6 What this survivor could do to somebody if only it stood elsewhere. */
function wantedBy(look: Look, survivor: Survivor): readonly WalkUp['command'][] {
  const others = look.state.survivors.filter((one) => one.seat !== survivor.seat && isAlive(one))
  const healing = survivor.items.filter((card) => HEALING.includes(ITEMS[card].kind))
  return [
    ...nearest(look, survivor.at as Unit).map(({ n }) => ({ do: 'attack', zombie: n }) as const),
    ...others.flatMap(({ id }) => [
      ...(survivor.carries ? [{ do: 'give', to: id } as const] : []),
      ...healing.map((card) => ({ do: 'use', card, on: id }) as const),
    ]),
  ]
}

/** Nothing of the kind is left in this turn, wherever one stands. */
const isSpent = (turn: Turn, { do: what }: WalkUp['command']): boolean =>
  what === 'attack' ? turn.attacks >= turn.mayAttack : what === 'give' ? turn.partAction : turn.itemUsed

export function walkUps(
  look: Look,
  survivor: Survivor,
  turn: Turn,
  ways: readonly Way[],
  threats: readonly Threat[],
): WalkUp[] {
  const walks = ways.filter(({ kind, path }) => kind !== 'stop' && path.length > 0)
  const ends = walks.map((way) => ({ way, ...afterWalk(look, survivor, turn, way) }))
  return wantedBy(look, survivor).flatMap((command) => {
    if (isSpent(turn, command) || refusalOf(look, survivor, command) === null) return []
    const end = ends.find(({ there, walker }) => refusalOf(there, walker, command) === null)
    if (!end) return []
    const { way, there, walker } = end
    const zombie = command.do === 'attack' ? look.state.zombies.find(({ n }) => n === command.zombie) : undefined
    const modifiers = zombie ? attackModifiers(there, walker, zombie.at) : []
    return [{ command, path: way.path, danger: dangerAt(look, threats, way.at), modifiers }]
  })
}
