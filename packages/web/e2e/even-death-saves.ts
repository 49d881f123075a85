/** Saves of Even Death May Die from positions: a battle in full swing, and one with 300 figures. Places are in inches. */
import {
  anyGame,
  anyMatch,
  committedDice,
  type Game,
  matchFromPosition,
  type OptionValues,
  saveMatch,
} from '@shamble/kernel'
import { type EvenDeathKit, evenDeathRules } from '@shamble/even-death'
import { evenDeathExtras } from '@shamble/even-death/extras'

const game: Game<EvenDeathKit> = { ...evenDeathRules, ...evenDeathExtras }

const INCH = 254
const at = (x: number, y: number): [number, number] => [Math.round(x * INCH), Math.round(y * INCH)]

/** A save of a position; every seat is held by the person called You unless it is said otherwise. */
export function evenDeathSave(
  position: object,
  options: OptionValues,
  seats: readonly string[] = ['military', 'zombies'],
): string {
  const holders = Object.fromEntries(seats.map((seat) => [seat, { person: 'You' }] as const))
  const read = matchFromPosition(
    anyGame(game),
    position,
    options,
    holders,
    committedDice({ secret: '7'.repeat(64), shares: {}, match: 'test' }),
    { undoDice: 'same', physical: [] },
  )
  if (!read.ok) throw new Error(`${read.fault.at ?? ''}: ${read.fault.reason}`)
  return JSON.stringify(saveMatch(anyMatch(read.value), { private: true }))
}

/** A block of zombies, so many in a row, a base and a little apart. */
export const block = (x: number, y: number, many: number, row = 4): [number, number][] =>
  Array.from({ length: many }, (_, i) => at(x + (i % row) * 1.3 + (Math.floor(i / row) % 2) * 0.6, y + Math.floor(i / row) * 1.2))

const PUMP_HOUSE = { scenario: 'pump-house' }

/** The Pump House in full swing: people of all states, a herd that rambles, one that faces away, one behind a wall. */
export const battleSave = (): string =>
  evenDeathSave(
    {
      round: 6,
      onTurn: 'military',
      active: { unit: 1, actions: 2 },
      humans: [
        { id: 1, seat: 'military', profile: 'veteran', at: at(22.8, 39.8), facing: [2, -7], weapons: ['lmg', 'pistol'] },
        { id: 2, seat: 'military', profile: 'commander', at: at(30, 40.5), weapons: [{ id: 'assault-rifle', due: 1 }] },
        { id: 3, seat: 'military', profile: 'soldier', at: at(33.5, 39), vitality: 2, aim: true },
        { id: 4, seat: 'military', profile: 'soldier', at: at(20, 43), morale: 'shaken', weapons: ['rifle'] },
        { id: 5, seat: 'military', profile: 'conscript', at: at(38, 39.5), down: true, weapons: ['shotgun'] },
        { id: 6, seat: 'military', profile: 'conscript', at: at(14, 42), health: 'infected', weapons: ['small-blade'] },
      ],
      herds: [
        { id: 7, zombies: block(14, 30.5, 5, 2), rambles: true, mover: 'military', facing: [1, -1] },
        { id: 8, zombies: block(23.6, 31, 10, 3), facing: [0, 9] },
        { id: 9, kind: 'fast', zombies: block(35, 30.5, 8, 3), facing: [-9, 0] },
        { id: 10, kind: 'military', zombies: block(48, 32, 15, 5), facing: [-3, 4] },
      ],
    },
    PUMP_HOUSE,
  )

/** 300 figures on an open table: twenty herds and a few people; the first herd is selected. */
export function crowdSave(): string {
  const herds = Array.from({ length: 19 }, (_, i) => ({
    id: i + 1,
    seat: 'zombies',
    zombies: block(4 + (i % 5) * 11, 4 + Math.floor(i / 5) * 8, 15, 5),
    ...(i === 0 ? { facing: [0, 9] } : {}),
  }))
  const humans = Array.from({ length: 15 }, (_, i) => ({
    id: 100 + i,
    seat: 'military',
    profile: 'conscript',
    at: at(4 + i * 3.6, 44),
  }))
  return evenDeathSave(
    { round: 2, onTurn: 'zombies', active: { unit: 1, actions: 2 }, humans, herds },
    {
      scenario: 'battle',
      factions: ['military', 'zombies'],
      table: 'open',
      battlePoints: 500,
    },
  )
}
