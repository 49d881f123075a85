/** Saved games for tests: positions that would take long to play up to. */
import { evac } from '@shamble/evac'
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

export interface SaveSpec {
  readonly marines: readonly {
    readonly seat: string
    readonly type: string
    readonly at: readonly [number, number]
    readonly hp?: number
  }[]
  readonly zombies: readonly { readonly at: readonly [number, number] }[]
  readonly phase?: 'marines' | 'zombies'
  readonly physical?: readonly string[]
  /** Who holds the seats; the person called You unless said otherwise. */
  readonly holders?: Readonly<Record<string, Holder>>
  readonly secret?: string
}

const ALL_UP = { id: 'T02', up: true }

/** The text of a save file: the marines' turn of turn 1 unless said otherwise, every tile face up. */
export function saveFile(spec: SaveSpec): string {
  const { marines, zombies, phase = 'marines', physical = [], holders = {}, secret = '7'.repeat(64) } = spec
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
  return JSON.stringify(saveMatch(anyMatch(read.value), { private: true }))
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
export function crowdedSave(figures = 200): string {
  const marines = [
    { seat: 'M1', type: 'grunt', at: [17, 17] },
    { seat: 'M2', type: 'medic', at: [18, 17] },
    { seat: 'M3', type: 'sergeant', at: [17, 18] },
  ] as const
  const zombies: { at: [number, number] }[] = []
  for (let n = 0; zombies.length < figures - marines.length && n < 35 * 35; n++) {
    const at: [number, number] = [1 + ((n * 13) % 35), 1 + ((Math.floor(n / 35) * 11 + n * 5) % 35)]
    const near = Math.abs(at[0] - 17) < 4 && Math.abs(at[1] - 17) < 4
    if (!near && !zombies.some((z) => z.at[0] === at[0] && z.at[1] === at[1])) zombies.push({ at })
  }
  return saveFile({ marines, zombies })
}
