/** Dice and their modifiers in words. */
import { signed } from '../../../words/plain.ts'

export function modifierWords(clause: string): string {
  switch (clause) {
    case 'dd.survivors.6':
      return 'rage: hurt, and angry'
    case 'dd.survivors.15':
      return 'too near for the rifle'
    default:
      return 'beyond the range'
  }
}

/** "2d12 − 4", "d20 + d10". */
export function diceText(dice: readonly number[], modifiers: readonly { readonly value: number }[]): string {
  const [first] = dice
  const same = dice.every((sides) => sides === first)
  const thrown = same ? `${dice.length > 1 ? dice.length : ''}d${first}` : dice.map((sides) => `d${sides}`).join(' + ')
  const add = modifiers.reduce((sum, { value }) => sum + value, 0)
  return add === 0 ? thrown : `${thrown} ${signed(add).replace(/^(.)/, '$1 ')}`
}
