/**
 * The odds of shots, worked out at once: what a die does is known from the rules, and hits are dealt with equal chances.
 * Whatever else throws dice (jams, friends in the way) is left to the rules themselves, which take longer.
 */
import { deadWalkRules } from '@shamble/dead-walk/game'
import {
  archetypeFear,
  type Command,
  type CommandOf,
  fearDistractions,
  type Figure,
  figureName,
  fireRow,
  type Human,
  isOn,
  isZombieFigure,
  type Look,
  oddsAhead,
  type SkillId,
  touching,
} from '@shamble/dead-walk/page'
import type { OddsResult } from '@shamble/kernel'
import { lookOf, viewOf, weaponOf } from '../read.ts'
import { chancesOf, declared } from './fire.ts'
import { searchOdds } from './search.ts'
import type { Situation } from '../types.ts'
import { sure } from '../../../sure.ts'

/** For every target the best result so far: nothing, a fall, an elimination. */
type State = readonly (0 | 1 | 2)[]

const better = (state: State, target: number, result: 1 | 2): State =>
  state.map((now, i) => (i === target && result > now ? result : now))

function afterDie(
  before: ReadonlyMap<string, number>,
  targets: number,
  { fall, elim }: { fall: number; elim: number },
): Map<string, number> {
  const after = new Map<string, number>()
  const add = (state: State, p: number): void => {
    if (p > 0) after.set(state.join(''), (after.get(state.join('')) ?? 0) + p)
  }
  for (const [key, p] of before) {
    const state = [...key].map((one) => (one === '2' ? 2 : one === '1' ? 1 : 0))
    add(state, p * (1 - fall - elim))
    for (let i = 0; i < targets; i++) {
      add(better(state, i, 1), (p * fall) / targets)
      add(better(state, i, 2), (p * elim) / targets)
    }
  }
  return after
}

/** The same words as the rules tell an outcome in. */
function told(key: string, targets: readonly Figure[]): string {
  const parts = [...key].flatMap((result, i) => {
    const target = sure(targets[i])
    const name = figureName(target.figure)
    if (result === '0') return []
    if (!isZombieFigure(target.figure)) return [`${name} wounded`]
    if (result === '2') return [`${name} eliminated`]
    return target.low ? [] : [`${name} falls`]
  })
  return parts.length === 0 ? 'miss' : parts.join(', ')
}

/** dw.psychosis.3, dw.psychosis.15 Minds that change what was declared; all others only add to the dice. */
const WILD: readonly string[] = ['berserk', 'rage']

/** dw.cskill.9 Is it decided by the dice of the bursts alone? */
const isPlain = ({ book }: Look, human: Human, { skill }: CommandOf<'fire'>): boolean =>
  !isOn(book, 'jams') && skill !== 'ambidextrous' && !book.psychosesOf(human).some((one) => WILD.includes(one))

/** Null where more than the dice of the bursts decides. */
export function fireOdds(look: Look, human: Human, command: CommandOf<'fire'>): OddsResult | null {
  const weapon = weaponOf(human, command.weapon)
  if (!weapon || !fireRow(look, weapon) || !isPlain(look, human, command)) return null
  const { row, bodies: targets, sum } = declared(look, human, weapon, command)
  const isInCombat = targets.some(
    (target) => isZombieFigure(target.figure) && touching(look, target).some((figure) => !isZombieFigure(figure)),
  )
  if (isInCombat || targets.length === 0) return null
  const aim = command.aim ?? 0
  const dice = row.rof * command.bursts
  let states: ReadonlyMap<string, number> = new Map([['0'.repeat(targets.length), 1]])
  for (let die = 0; die < dice; die++) {
    const aimed = row.mode !== 'automatic' || die === 0 ? aim : 0
    states = afterDie(states, targets.length, chancesOf(row, sum + aimed))
  }
  const outcomes = new Map<string, number>()
  for (const [key, p] of states) {
    const words = told(key, targets)
    outcomes.set(words, (outcomes.get(words) ?? 0) + p)
  }
  return { exact: true, runs: 6 ** dice, outcomes: [...outcomes].map(([key, probability]) => ({ key, probability })) }
}

/** dw.fear.4 How likely two dice with what is added to them do not exceed a value. */
export function fearChance(look: Look, human: Human, value: number, skill: SkillId | null): number {
  const limit = value + (skill === 'cool' ? 1 : 0)
  const added = [...archetypeFear(look, human), ...fearDistractions(look, human)].reduce((sum, m) => sum + m.value, 0)
  const most = limit - added + (skill === 'fearless' ? 2 : 0)
  let passed = 0
  for (let a = 1; a <= 6; a++) for (let b = 1; b <= 6; b++) if (a + b <= most) passed++
  return passed / 36
}

/** Few dice: the rules are asked on the page, as if nobody used a skill in the middle. */
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

/** What is known at once; null: the rules are asked elsewhere, which takes longer. */
export function oddsAtOnce(s: Situation, human: Human, command: Command): OddsResult | null {
  const look = lookOf(s)
  if (command.do === 'fire') return fireOdds(look, human, command)
  if (command.do === 'search') return searchOdds(look, human, command)
  if (s.seat === null || !FEW_DICE.includes(command.do)) return null
  return oddsAhead(deadWalkRules, viewOf(s), s.options, s.seat, command)
}
