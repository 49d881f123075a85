/** dw.search What a search would bring: who may be there, and how likely which find is. */
import type { Modifier } from '@shamble/kernel'
import type { Clause } from '../clauses.ts'
import type { CommandOf } from '../commands.ts'
import { findFor, LIKELY, roomOf } from '../rules/42-search.ts'
import { sumOf } from '../rules/48-mind.ts'
import { type Human, type Look, vehicleOf } from '../state.ts'
import { COMPANY, FINDS } from '../tables/finds.ts'

type Search = CommandOf<'search'>
export type Find = (typeof FINDS)[number]['find']

export interface SearchForecast {
  /** The room that is searched; null for a vehicle. */
  readonly room: string | null
  /** Who may be in it: nobody, half a die of the dead, or a whole one, from this score on; and why. */
  readonly company: { readonly dice: 'none' | 'half' | 'whole'; readonly from: number; readonly clause: Clause }
  /** What the place adds to the find die. */
  readonly modifiers: readonly Modifier[]
  /** How many of six faces bring each find. */
  readonly finds: readonly { readonly find: Find; readonly faces: number }[]
}

const FACES = [1, 2, 3, 4, 5, 6] as const

/** dw.search.3, dw.search.4, dw.search.6 */
function companyOf({ state }: Look, room: string | null, vehicle: string | undefined): SearchForecast['company'] {
  const { from } = COMPANY
  if (vehicleOf(state, vehicle ?? null)?.type === 'car') return { dice: 'none', from, clause: 'dw.search.4' }
  if (room !== null && state.progress.populated.includes(room)) return { dice: 'none', from, clause: 'dw.search.6' }
  return { dice: vehicle === undefined ? 'whole' : 'half', from, clause: 'dw.search.3' }
}

/** dw.search.7 to dw.search.10 */
export function searchForecast(look: Look, human: Human, { vehicle }: Search): SearchForecast {
  const room = vehicle === undefined ? (roomOf(look, human)?.id ?? null) : null
  const tag = look.book.map.rooms.find(({ id }) => id === room)?.tag ?? 'plain'
  const modifiers = LIKELY[tag]
  const found = FACES.map((face) => findFor(face + sumOf(modifiers)))
  return {
    room,
    company: companyOf(look, room, vehicle),
    modifiers,
    finds: FINDS.map(({ find }) => ({ find, faces: found.filter((one) => one === find).length })).filter(
      ({ faces }) => faces > 0,
    ),
  }
}
