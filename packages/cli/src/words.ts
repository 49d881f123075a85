import type { Drawn, Entry, GameEvent, Outcome, Refusal, Rolled } from '@shamble/kernel'

/** Commands, events and dice as people read them. */

const isSquare = (value: readonly unknown[]): boolean => value.length === 2 && value.every((n) => typeof n === 'number')

function isModifier(value: object): value is { clause: string; value: number } {
  return 'clause' in value && 'value' in value
}

function valueText(value: unknown): string {
  if (typeof value === 'string') return value
  if (Array.isArray(value)) {
    if (value.length === 0) return 'none'
    return isSquare(value) ? `(${value.join(',')})` : value.map(valueText).join(' ')
  }
  if (typeof value === 'object' && value !== null && isModifier(value))
    return `${value.value < 0 ? '' : '+'}${value.value} (${value.clause})`
  return JSON.stringify(value)
}

const pairs = (data: object, without: readonly string[]): string =>
  Object.entries(data)
    .filter(([key]) => !without.includes(key))
    .map(([key, value]) => `${key} ${valueText(value)}`)
    .join(', ')

const named = (name: string, rest: string): string => (rest === '' ? name : `${name}: ${rest}`)

/** `shoot: weapon rifle, zombie 3` */
export const commandText = (command: object): string =>
  named('do' in command ? String(command.do) : '?', pairs(command, ['do']))

/** `knocked down: zombie 3, at (5,6) [ev.attack.3]` */
export const eventText = (event: GameEvent): string => {
  const secret = event.audience ? ` (only ${event.audience.join(', ')})` : ''
  return `${named(event.e, pairs(event, ['e', 'clause', 'cause', 'audience']))} [${event.clause}]${secret}`
}

/** `ev.attack.3 d6: 5`, as a script of dice has it. */
export const rolledText = ([clause, sides, face]: Rolled): string => `${clause} d${sides}: ${face}`
const drawnText = ([clause, n, value]: Drawn): string => `draw ${clause} of ${n}: ${value}`

export const diceText = ({ rolled, drawn }: Pick<Entry, 'rolled' | 'drawn'>): string[] => [
  ...rolled.map(rolledText),
  ...drawn.map(drawnText),
]

export const refusalText = ({ clause, reason, at }: Refusal): string =>
  `${clause} ${reason}${at === undefined || at === '' ? '' : ` (at ${at})`}`

export const outcomeText = ({ winners, clause, reason }: Outcome): string =>
  `${winners.length > 0 ? `${winners.join(' and ')} win` : 'nobody wins'}: ${reason} [${clause}]`
