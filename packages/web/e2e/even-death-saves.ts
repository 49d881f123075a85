/** Saved battles of Even Death May Die for tests: positions that would take long to play up to, or played up to by bots. */
import {
  type AnyGame,
  anyMatch,
  committedDice,
  type Holder,
  matchFromPosition,
  type OptionValues,
  saveMatch,
  startMatch,
} from '@shamble/kernel'
import { GAMES } from '@shamble/shelf'
import { bringOn } from './games.ts'

type Holders = Readonly<Record<string, Holder>>

export async function evenDeath(): Promise<AnyGame> {
  const entry = GAMES.find(({ about }) => about.id === 'even-death')
  if (!entry) throw new Error('the game is not on the shelf')
  return entry.whole()
}

const dice = () => committedDice({ secret: '7'.repeat(64), shares: {}, match: 'test' })
const PLAY = { undoDice: 'same', physical: [] as string[] } as const

/** A battle from a position as it is written down. */
export async function battleAt(position: object, holders: Holders, physical: readonly string[] = []): Promise<string> {
  const game = await evenDeath()
  const read = matchFromPosition(game, position, {}, holders, dice(), { ...PLAY, physical: [...physical] })
  if (!read.ok) throw new Error(`${read.fault.at ?? ''}: ${read.fault.reason}`)
  return JSON.stringify(saveMatch(anyMatch(read.value), { private: true }))
}

interface Standing {
  readonly phase: string
  readonly round: number
}

/** A scenario at the first moment that `until` likes; bots play for everybody until then. */
export async function battleUntil(
  options: OptionValues,
  holders: Holders,
  until: (state: Standing) => boolean,
): Promise<string> {
  const game = await evenDeath()
  const settled = game.settle(options)
  if (!settled.ok) throw new Error(settled.fault.why)
  const match = anyMatch(startMatch(game, { options: settled.value, holders }, dice(), PLAY))
  bringOn<Standing>(match, until)
  return JSON.stringify(saveMatch(match, { private: true }))
}

const INCH = 254
export const inches = (x: number, y: number): [number, number] => [x * INCH, y * INCH]

/** A rocket that has been aimed and a herd of ten: seven dice. */
export const ROCKET = {
  options: { scenario: 'battle', table: 'open', factions: ['military', 'zombies'] },
  onTurn: 'military',
  active: { unit: 1, actions: 1, done: ['aim'] },
  humans: [
    { seat: 'military', profile: 'veteran', at: inches(30, 40), weapons: ['explosive'], aim: true, perks: [] },
    { seat: 'military', profile: 'soldier', at: inches(33, 40) },
  ],
  herds: [{ facing: [0, 1], zombies: [26, 28, 30, 32, 34].flatMap((x) => [inches(x, 20), inches(x, 22)]) }],
}

/** A herd that rambles beside the people of somebody else. */
export const RAMBLING = {
  options: { scenario: 'battle', table: 'open', factions: ['survivors', 'zombies'] },
  onTurn: 'zombies',
  active: { unit: 3 },
  humans: [
    { seat: 'survivors', at: inches(30, 40), profile: 'hardened', weapons: ['rifle'] },
    { seat: 'survivors', at: inches(33, 40) },
  ],
  herds: [
    { rambles: true, mover: 'survivors', facing: [0, 1], zombies: [28, 29.5, 31, 32.5].map((x) => inches(x, 26)) },
    { facing: [0, 1], zombies: [inches(10, 10), inches(11.5, 10)] },
  ],
}
