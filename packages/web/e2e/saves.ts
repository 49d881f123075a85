/** Saved games for tests: positions that would take long to play up to. */
import { evac, type State } from '@shamble/evac'
import {
  anyGame,
  anyMatch,
  committedDice,
  type Holder,
  matchFromPosition,
  prepare,
  saveMatch,
  startMatch,
} from '@shamble/kernel'
import { bringOn } from './games.ts'

export interface SaveSpec {
  readonly marines: readonly { readonly seat: string; readonly type: string; readonly at: readonly [number, number] }[]
  readonly zombies: readonly { readonly at: readonly [number, number] }[]
  readonly phase?: 'marines' | 'zombies'
  readonly physical?: readonly string[]
  /** Who holds the seats; the person called You unless said otherwise. */
  readonly holders?: Readonly<Record<string, Holder>>
  readonly secret?: string
  /** Bots play on for everybody until this turn of the marines begins. */
  readonly untilTurn?: number
}

const ALL_UP = { id: 'T02', up: true }

/** The text of a save file: the marines' turn of turn 1 unless said otherwise, every tile face up. */
export function saveFile(spec: SaveSpec): string {
  const { marines, zombies, phase = 'marines', physical = [], holders = {}, secret = '7'.repeat(64), untilTurn } = spec
  const everybody: Record<string, Holder> = { Z: { bot: 'competent' } }
  for (const { seat } of marines) everybody[seat] = { person: 'You' }
  const read = matchFromPosition(
    anyGame(evac),
    { defaultTile: ALL_UP, marines, zombies, turn: 1, phase },
    {},
    { ...everybody, ...holders },
    committedDice({ secret, shares: {}, match: 'test' }),
    { undoDice: 'same', physical: [...physical] },
  )
  if (!read.ok) throw new Error(`${read.fault.at ?? ''}: ${read.fault.reason}`)
  const match = anyMatch(read.value)
  if (untilTurn !== undefined) bringOn<State>(match, (state) => state.turn === untilTurn && state.phase === 'marines')
  return JSON.stringify(saveMatch(match, { private: true }))
}

/** A game that was given up after its first tile: most of its map lies face down, and its dice are open. */
export function givenUpSave(): string {
  const game = anyGame(evac)
  const holders = { Z: { bot: 'competent' }, M1: { person: 'You' } }
  const prepared = prepare(game, { scenario: 'S2', marines: 1 }, holders)
  if (!prepared.ok) throw new Error(prepared.fault.why)
  const match = startMatch(game, prepared.setup, committedDice({ secret: '5'.repeat(64), shares: {}, match: 'test' }))
  for (const [seat, command] of [
    ['M1', match.choices('M1')[0]],
    ['M1', { do: 'resign' }],
  ] as const) {
    const answer = match.submit(seat, null, command)
    if (answer.ok !== true) throw new Error(JSON.stringify(answer))
  }
  return JSON.stringify(saveMatch(match, { private: true }))
}

/** Three marines in the middle of 200 figures. */
export const crowdedSave = (figures = 200): string =>
  saveFile({
    marines: [
      { seat: 'M1', type: 'grunt', at: [17, 17] },
      { seat: 'M2', type: 'medic', at: [18, 17] },
      { seat: 'M3', type: 'sergeant', at: [17, 18] },
    ],
    zombies: crowd(figures - 3),
  })

/** Twelve marines after two turns of shooting among 220: some 200 figures are left, and the bodies lie there. */
export const fallenSave = (): string =>
  saveFile({
    marines: Array.from({ length: 12 }, (_, i) => ({
      seat: `M${i + 1}`,
      type: 'grunt',
      at: [16 + (i % 4), 16 + Math.floor(i / 4)] as const,
    })),
    zombies: crowd(220),
    untilTurn: 3,
  })

/** So many of the dead all over the map, none of them near its middle. */
function crowd(most: number): readonly { readonly at: readonly [number, number] }[] {
  const zombies: { at: [number, number] }[] = []
  for (let n = 0; zombies.length < most && n < 35 * 35; n++) {
    const at: [number, number] = [1 + ((n * 13) % 35), 1 + ((Math.floor(n / 35) * 11 + n * 5) % 35)]
    const near = Math.abs(at[0] - 17) < 4 && Math.abs(at[1] - 17) < 4
    if (!near && !zombies.some((z) => z.at[0] === at[0] && z.at[1] === at[1])) zombies.push({ at })
  }
  return zombies
}
