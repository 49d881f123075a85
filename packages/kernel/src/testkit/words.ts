import type { Used } from '../dice/index.ts'
import type { Command } from '../flow.ts'
import type { Seat } from '../seat.ts'
import type { GameEvent, CausedEvent } from '../transaction.ts'

/** Commands, events and dice in words: for stories, reports and recorded games. */

const plain = (value: unknown): string => (typeof value === 'string' ? value : JSON.stringify(value))

const pairs = (data: object, without: readonly string[]): string =>
  Object.entries(data)
    .filter(([key]) => !without.includes(key))
    .map(([key, value]) => ` ${key}:${plain(value)}`)
    .join('')

/** `shoot at:14 with:2` */
export const commandText = (command: Command): string => command.do + pairs(command, ['do'])

/** `ev.attack.3 shot by:M1 face:4`, with the seats that may see it if not all may. */
export const eventText = (event: GameEvent): string =>
  `${event.clause} ${event.e}${pairs(event, ['e', 'clause', 'cause', 'audience'])}${event.audience ? ` (only ${event.audience.join(', ')})` : ''}`

/** `ev.attack.3 d6: 4` and `draw ev.setup.1 of 24: 7` */
export const diceText = ({ rolled, drawn }: Used): string[] => [
  ...rolled.map(([clause, sides, face]) => `${clause} d${sides}: ${face}`),
  ...drawn.map(([clause, n, value]) => `draw ${clause} of ${n}: ${value}`),
]

/** Who may see an event: everybody unless it says otherwise; whoever only looks on (null) sees what everybody sees. */
export const seenBy =
  (seat: Seat | null) =>
  (event: GameEvent): boolean =>
    event.audience === undefined || (seat !== null && event.audience.includes(seat))

/** `ev.attack.3 shot`: an event as rule tests name it. */
export const storyLine = (event: CausedEvent<GameEvent>): string => `${event.clause} ${event.e}`
