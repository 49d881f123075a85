/** Saved games for tests: positions that would take long to play up to. */
import { evac } from '@shamble/evac'
import { anyGame, anyMatch, committedDice, type Holder, matchFromPosition, saveMatch } from '@shamble/kernel'

export interface SaveSpec {
  readonly marines: readonly { readonly seat: string; readonly type: string; readonly at: readonly [number, number] }[]
  readonly zombies: readonly { readonly at: readonly [number, number] }[]
  readonly physical?: readonly string[]
  /** Who holds the seats; the person called You unless said otherwise. */
  readonly holders?: Readonly<Record<string, Holder>>
  readonly secret?: string
}

const ALL_UP = { id: 'T02', up: true }

/** The text of a save file: the marines' turn of turn 1, every tile face up. */
export function saveFile({ marines, zombies, physical = [], holders = {}, secret = '7'.repeat(64) }: SaveSpec): string {
  const everybody: Record<string, Holder> = { Z: { bot: 'competent' } }
  for (const { seat } of marines) everybody[seat] = { person: 'You' }
  const read = matchFromPosition(
    anyGame(evac),
    { defaultTile: ALL_UP, marines, zombies, turn: 1, phase: 'marines' },
    {},
    { ...everybody, ...holders },
    committedDice({ secret, shares: {}, match: 'test' }),
    { undoDice: 'same', physical: [...physical] },
  )
  if (!read.ok) throw new Error(`${read.fault.at ?? ''}: ${read.fault.reason}`)
  return JSON.stringify(saveMatch(anyMatch(read.value), { private: true }))
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
