/** What is said on several cards: dice, numbers, chances. */
import type { AttackForecast } from '@shamble/even-death/forecast'
import { classOf, isHerd, type Unit, zombieClass } from '@shamble/even-death/page'
import type { Modifier } from '@shamble/kernel'
import type { Note } from '../../../plan/plan.ts'
import { percent } from '../../../play/parts.tsx'
import { count, decimal, plural, signed } from '../../../words/plain.ts'
import { factorWords } from '../words/factors.ts'
import { weaponTitle } from '../words/titles.ts'

export const note = (value: string, words: string, clause: string, isGrave = false): Note => ({
  value,
  words,
  clause,
  ...(isGrave && { isGrave }),
})

export const modifierNotes = (modifiers: readonly Modifier[]): Note[] =>
  modifiers.map(({ value, clause }) => note(signed(value), factorWords(clause), clause))

const dice = (n: number): string => plural(n, 'die', 'dice')

/** "4 dice, LMG, 3 or more"; "3 toughness dice, 6 or more". */
export function diceNotes(ahead: AttackForecast, clause: string): Note[] {
  const { toughness } = ahead
  return [
    note(String(ahead.dice), `${dice(ahead.dice)}, ${weaponTitle(ahead.weapon)}, each ${ahead.needed} or more`, clause),
    ...modifierNotes(ahead.modifiers),
    toughness.dice > 0
      ? note(
          String(toughness.dice),
          `toughness ${dice(toughness.dice)} against it, each ${toughness.needed} or more`,
          'ed.shoot.8',
        )
      : note('0', 'no toughness dice against it', 'ed.shoot.8'),
    ...modifierNotes(toughness.modifiers),
  ]
}

/** What is to be expected of it. */
export const chanceNotes = (ahead: AttackForecast, target: Unit): Note[] => [
  note(
    decimal(ahead.expected),
    `${isHerd(target) ? 'zombies fall' : 'wounds'} on average, at least one in ${percent(ahead.any)}`,
    'ed.wounds.1',
  ),
  ...(ahead.secondThrow ? [note('', 'one die again counted in, if nothing came of it', 'ed.perks.12')] : []),
  ...(ahead.kill > 0
    ? [note(percent(ahead.kill), isHerd(target) ? 'the whole herd falls' : 'it kills', 'ed.death.1')]
    : []),
]

/** ed.herd.12 When losses make a herd another one. */
export function classNotes(target: Unit): Note[] {
  if (!isHerd(target)) return []
  const size = target.zombies.length
  const now = classOf(size)
  if (now === 0) return []
  const next = now === 2 ? 10 : 5
  const { toughness } = zombieClass(target.kind, next)
  const words = `${count(size - next)} ${plural(size - next, 'loss makes', 'losses make')} it a herd of ${count(next)}: ${toughness.dice} ${dice(toughness.dice)}, ${toughness.number} or more`
  return [note('', words, 'ed.herd.12')]
}
