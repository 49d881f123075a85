/** Saves of Run? ... or Shoot? from positions; one with 200 figures, in which two hordes burst out. */
import {
  anyGame,
  anyMatch,
  committedDice,
  type Game,
  matchFromPosition,
  type OptionValues,
  saveMatch,
} from '@shamble/kernel'
import { type RunOrShootKit, runOrShootRules } from '@shamble/run-or-shoot'
import { runOrShootExtras } from '@shamble/run-or-shoot/extras'

const game: Game<RunOrShootKit> = { ...runOrShootRules, ...runOrShootExtras }

const OPTIONS: OptionValues = { scenario: 'dust-off', survivors: 1, maxZedsOnTable: 200 }
const YOU_RUN = { survivors: [{ at: [4000, 11_700] }], step: '5a', cards: { S1: ['RUN'] } }

/** Can a Zed stand there? */
const isFree = (at: readonly number[]): boolean =>
  runOrShootExtras.position.read({ ...YOU_RUN, zeds: [{ at }] }, OPTIONS, {}).ok

/** Zeds in rows over the middle of the table, all of them awake. */
function crowd(many: number): object[] {
  const spots: number[][] = []
  for (let y = 5000; spots.length < many && y < 10_000; y += 260)
    for (let x = 300; spots.length < many && x < 11_800; x += 260) if (isFree([x, y])) spots.push([x, y])
  return spots.map((at) => ({ at }))
}

/** With those who come out and the one who plays there are 200 figures. */
const BEFORE = 179

/** A save of a position, played by one person and, if there are more survivors, bots. */
export function savedFrom(position: object, options: OptionValues): string {
  const survivors = Number(options['survivors'] ?? 1)
  const bots = Array.from({ length: survivors - 1 }, (_, i) => [`S${i + 2}`, { bot: 'competent' }] as const)
  const read = matchFromPosition(
    anyGame(game),
    position,
    options,
    { S1: { person: 'You' }, ...Object.fromEntries(bots), U: { bot: 'competent' } },
    committedDice({ secret: '7'.repeat(64), shares: {}, match: 'test' }),
    { undoDice: 'same', physical: [] },
  )
  if (!read.ok) throw new Error(`${read.fault.at ?? ''}: ${read.fault.reason}`)
  return JSON.stringify(saveMatch(anyMatch(read.value), { private: true }))
}

/** A horde comes out of each of two lairs as soon as the move that is asked for is over. */
export function burstingSave(): string {
  const hordes = ['2,2 trench', '2,1 culvert'].map((lair, i) => ({ lair, size: 50, active: i + 1 }))
  return savedFrom({ ...YOU_RUN, zeds: crowd(BEFORE), hidden: { hordes } }, OPTIONS)
}
