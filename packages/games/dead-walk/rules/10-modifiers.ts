/** dw.shooting What is added to the dice of a shot, and how likely a die comes up so. */
import { facesBy, type Modifier, type Throw } from '@shamble/kernel'
import type { Clause } from '../clauses.ts'
import { type Human, isInPlay, isZombieFigure, type Look, type Zombie, zombieFigure } from '../state.ts'
import { COLUMNS, type Column, type ModifierId, MODIFIERS } from '../tables/modifiers.ts'
import type { Scores } from '../tables/weapons.ts'
import { compareGapOf, type Figure, humanBody, isWithin, zombiesTouching } from './01-figures.ts'
import { resultOf } from './08-weapons.ts'
import { coverOf } from './09-sight.ts'
import { archetypeFire, type Fired } from './41-archetypes.ts'
import { fireModifiers } from './43-aboard.ts'
import { mindModifiers, sumOf } from './48-mind.ts'

/** dw.shooting.21 When a line of the table holds for fire at these targets: what helps needs all of them, what hinders one. */
interface Condition {
  readonly id: ModifierId
  readonly clause: Clause
  readonly holds: (look: Look, human: Human, targets: readonly Figure[]) => boolean
}

const CONDITIONS: readonly Condition[] = [
  {
    id: 'pointBlank',
    clause: 'dw.shooting.14',
    holds: (look, human, targets) => targets.every((one) => isWithin(look, human, one, look.book.ranges.pointBlank)),
  },
  {
    id: 'longRange',
    clause: 'dw.shooting.15',
    holds: (look, human, targets) => targets.some((one) => compareGapOf(look, human, one, look.book.ranges.long) >= 0),
  },
  {
    id: 'cover',
    clause: 'dw.cover.1',
    holds: (look, human, targets) => targets.some((one) => coverOf(look, humanBody(human), one) !== 'none'),
  },
  { id: 'moved', clause: 'dw.shooting.8', holds: (_, { moved }) => moved },
  {
    id: 'friendInCombat',
    clause: 'dw.shooting.10',
    holds: (look, human, targets) => friendsInCombat(look, human, targets).length > 0,
  },
  {
    id: 'fallen',
    clause: 'dw.shooting.18',
    holds: (look, human, targets) =>
      targets.every((one) => one.low && isWithin(look, human, one, look.book.ranges.fallen)),
  },
]

const COUNTS: readonly string[] = ['yes', 'worst', 'any', 'all']

/** The conditions that count in each column of the table. */
const COUNTED = new Map<Column, readonly Condition[]>(
  COLUMNS.map((column) => [column, CONDITIONS.filter(({ id }) => COUNTS.includes(MODIFIERS[id].in[column]))]),
)

/** dw.shooting.21 What is added to every die of a shot at these targets; what aiming adds is apart (dw.aim). */
export function modifiersFor(
  look: Look,
  human: Human,
  column: Column,
  targets: readonly Figure[] = [],
  fired?: Fired,
): readonly Modifier[] {
  const found: Modifier[] = []
  for (const { id, clause, holds } of COUNTED.get(column) ?? [])
    if (holds(look, human, targets)) found.push({ clause, value: MODIFIERS[id].adds })
  const weapon = fired && look.book.weapons[fired.type]
  if (fired) found.push(...archetypeFire(look, human, fired))
  found.push(...fireModifiers(look, human, column, weapon?.fire?.mode))
  found.push(...mindModifiers(look, human, column, weapon))
  return found
}

/** A face with what is added to it. */
export const modified = (face: number, modifiers: readonly Modifier[]): number => face + sumOf(modifiers)

/** dw.weapons.6 The faces of a hit die by what they do; dw.jam.1 those after which something may fail stand apart. */
export function hitsBy({ book }: Look, scores: Scores, modifiers: readonly Modifier[]): NonNullable<Throw['results']> {
  const added = modified(0, modifiers)
  return facesBy(D6, (face) => (book.mayFail(face) ? 'may fail' : resultOf(scores, face + added)))
}
const D6 = { sides: 6 } as const

/**
 * dw.shooting.10, dw.shooting.13 Humans other than the firer who are in close combat with one of the targets. For this
 * it is enough that bases touch (dw.cc.1): that a fallen zombie holds nobody (dw.cc.5) does not take him out of the way.
 */
export function friendsInCombat(look: Look, firer: Human, targets: readonly Figure[]): Human[] {
  const isTarget = ({ n }: Zombie): boolean => targets.some(({ figure }) => figure === zombieFigure(n))
  if (!targets.some(({ figure }) => isZombieFigure(figure))) return []
  return look.state.humans.filter(
    (one) => one.n !== firer.n && isInPlay(one) && zombiesTouching(look, humanBody(one)).some(isTarget),
  )
}

const FACES = [1, 2, 3, 4, 5, 6] as const

/** How likely a die is to come up so. */
export const chanceOf = (isSo: (face: number) => boolean): number => FACES.filter(isSo).length / FACES.length

/** How likely it is that one of so many dice comes up so, if each is so likely to. */
export function anyOf(dice: number, each: number): number {
  let none = 1
  for (let die = 0; die < dice; die++) none *= 1 - each
  return 1 - none
}
