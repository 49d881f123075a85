/**
 * Odds that are known while somebody points at something. Of shots they are worked out from what a die does and who is
 * subject to it; of whatever throws few dice the rules themselves are asked. All else takes longer, and is asked elsewhere.
 */
import { commandOdds, type Game, type GameRules, type OddsResult, type Seat } from '@shamble/kernel'
import type { Command, CommandOf } from '../commands.ts'
import { type Figure, theFigure } from '../rules/01-figures.ts'
import { fireRow, resultOf, weaponOf } from '../rules/08-weapons.ts'
import { declarationOf, modifiersOfDie } from '../rules/10-declarations.ts'
import { chanceOf, modified } from '../rules/10-modifiers.ts'
import { type DeadWalkKit, figureName, type Human, isZombieFigure, type Look, type Transaction } from '../state.ts'
import { FOUND, OUTCOMES } from '../odds-key.ts'
import type { Scores } from '../tables/weapons.ts'
import { searchForecast } from './search.ts'

/** What one die does: the chances of a fall and of an elimination. */
export const chancesOf = (scores: Scores, sum: number): { readonly fall: number; readonly elim: number } => ({
  fall: chanceOf((face) => resultOf(scores, face + sum) === 'fall'),
  elim: chanceOf((face) => resultOf(scores, face + sum) === 'elim'),
})

/** For every target the best result so far: nothing, a fall, an elimination. */
type Best = readonly (0 | 1 | 2)[]

const better = (state: Best, target: number, result: 1 | 2): Best =>
  state.map((now, i) => (i === target && result > now ? result : now))

function afterDie(
  before: ReadonlyMap<string, number>,
  targets: number,
  { fall, elim }: { fall: number; elim: number },
): Map<string, number> {
  const after = new Map<string, number>()
  const add = (state: Best, p: number): void => {
    if (p > 0) after.set(state.join(''), (after.get(state.join('')) ?? 0) + p)
  }
  for (const [key, p] of before) {
    const state = [...key].map(Number) as (0 | 1 | 2)[]
    add(state, p * (1 - fall - elim))
    for (let i = 0; i < targets; i++) {
      add(better(state, i, 1), (p * fall) / targets)
      add(better(state, i, 2), (p * elim) / targets)
    }
  }
  return after
}

/** An outcome as the rules tell it. */
function told(key: string, targets: readonly Figure[]): string {
  const parts = [...key].flatMap((result, i) => {
    const { figure, low } = targets[i] as Figure
    const name = figureName(figure)
    if (result === '0') return []
    if (!isZombieFigure(figure)) return [`${name} ${OUTCOMES.wound}`]
    if (result === '2') return [`${name} ${OUTCOMES.elim}`]
    return low ? [] : [`${name} ${OUTCOMES.fall}`]
  })
  return parts.length === 0 ? OUTCOMES.miss : parts.join(', ')
}

/** dw.psychosis.3, dw.psychosis.15 Minds that change what was declared; all others only add to the dice. */
const WILD: readonly string[] = ['berserk', 'rage']

/** dw.jam.1 The face of a die after which a weapon may fail, where any does. */
const FAILING = 1

/** dw.cskill.9 Is it decided by the dice of the bursts alone? */
const isPlain = ({ book }: Look, human: Human, { skill }: CommandOf<'fire'>): boolean =>
  !book.mayFail(FAILING) && skill !== 'ambidextrous' && !book.psychosesOf(human).some((one) => WILD.includes(one))

/** Null where more than the dice of the bursts decides. */
export function fireOdds(look: Look, human: Human, command: CommandOf<'fire'>): OddsResult | null {
  const weapon = weaponOf(human, command.weapon)
  if (!weapon || !fireRow(look, weapon) || !isPlain(look, human, command)) return null
  const declared = declarationOf(look, human, command)
  const { row, friends } = declared
  const targets = declared.targets.map((figure) => theFigure(look, figure))
  if (friends.length > 0 || targets.length === 0) return null
  const dice = row.rof * command.bursts
  let states: ReadonlyMap<string, number> = new Map([['0'.repeat(targets.length), 1]])
  for (let die = 0; die < dice; die++) {
    const sum = modified(0, modifiersOfDie(declared, die === 0))
    states = afterDie(states, targets.length, chancesOf(row, sum))
  }
  const outcomes = new Map<string, number>()
  for (const [key, p] of states) {
    const words = told(key, targets)
    outcomes.set(words, (outcomes.get(words) ?? 0) + p)
  }
  let runs = 1
  for (let die = 0; die < dice; die++) runs *= 6
  return { exact: true, runs, outcomes: [...outcomes].map(([key, probability]) => ({ key, probability })) }
}

/** dw.search.7 */
const searchOdds = (look: Look, human: Human, command: CommandOf<'search'>): OddsResult => ({
  exact: true,
  runs: 6,
  outcomes: searchForecast(look, human, command).finds.map(({ find, faces }) => ({
    key: FOUND[find],
    probability: faces / 6,
    fraction: { ways: faces, of: 6 },
  })),
})

/** Few dice: the rules are asked at once, as if nobody used a skill in the middle (dw.skill.4). */
const FEW_DICE: readonly Command['do'][] = [
  'strike',
  'strike-bare',
  'saw-on',
  'break',
  'extinguish',
  'jump',
  'start',
  'first-aid',
  'shoot-close',
  'use-skill',
  'decline',
]

/** More ways than this for the dice to fall take too long on a page. */
const MOST_PATHS = 80

/** What is known at once; null: the rules are asked elsewhere, which takes longer. */
export function oddsAtOnce(
  rules: GameRules<DeadWalkKit>,
  table: Transaction,
  seat: Seat,
  human: Human,
  command: Command,
): OddsResult | null {
  if (command.do === 'fire') return fireOdds(table, human, command)
  if (command.do === 'search') return searchOdds(table, human, command)
  if (!FEW_DICE.includes(command.do)) return null
  const limits = { paths: MOST_PATHS, samples: 1 }
  const answer = commandOdds(rules as Game<DeadWalkKit>, table, seat, command, undefined, limits)
  return answer.ok && answer.odds.exact ? answer.odds : null
}
