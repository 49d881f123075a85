/** rs.setup.5, rs.setup.6 D1 on the umpire's desk: how much there is to hide, and where each of it may be. */
import type { CommandOf } from '../commands.ts'
import type { SurvivorId } from '../content/survivors.ts'
import { ambushesFor, driftersDue, hordesDue, isUnbalanced, mayLurk, zedsExpected } from '../rules/04-draws.ts'
import { entersLater, hiddenOthers, layOutChoices, rooms } from '../rules/45-lay-out.ts'
import type { Look } from '../state.ts'
import { MUTANT_KINDS, type MutantKind } from '../tables/mutants.ts'

export interface MutantBudget {
  readonly kind: MutantKind
  /** rs.scenario.2 The scenario has it: it waits somewhere, if there is a place. */
  readonly isDue: boolean
  readonly places: readonly string[]
}

export interface Budget {
  readonly hordes: number
  /** rs.setup.10 Lairs far enough from where people set out. */
  readonly lairs: readonly string[]
  readonly mutants: readonly MutantBudget[]
  /** How many kinds more than those that are due. */
  readonly more: number
  readonly drifters: number
  readonly rooms: readonly string[]
  /** Each of those who wait in rooms, by number, and where he may. */
  readonly people: readonly { readonly n: number; readonly who: SurvivorId; readonly at: readonly string[] }[]
  /** rs.setup.2 How many Zeds are to be expected for each survivor, and whether that is outside of what the balance assumes. */
  readonly zedsEach: number
  readonly isUnbalanced: boolean
  /** Something lawful to begin with. */
  readonly example: CommandOf<'lay-out'>
}

function mutantsDue(look: Look): MutantBudget[] {
  const { kinds, drawn } = look.book.mutants
  return MUTANT_KINDS.flatMap((kind): MutantBudget[] => {
    const isDue = kinds.includes(kind)
    if (entersLater(look, kind) || (!isDue && (drawn === 0 || kind === 'tank'))) return []
    const places = ambushesFor(look, kind).map(({ id }) => id)
    return places.length === 0 ? [] : [{ kind, isDue, places }]
  })
}

/** Null where nothing is to be laid out. */
export function budgetOf(look: Look): Budget | null {
  if (look.state.frames.at(-1)?.at !== 'lay out') return null
  const lairs = look.book.map.lairs.filter((lair) => mayLurk(look, lair)).map(({ id }) => id)
  const [example] = layOutChoices(look)
  return {
    hordes: Math.min(hordesDue(look), lairs.length),
    lairs,
    mutants: mutantsDue(look),
    more: look.book.mutants.drawn,
    drifters: driftersDue(look),
    rooms: rooms(look).map(({ id }) => id),
    people: hiddenOthers(look).map(({ n, who, at }) => ({ n, who, at })),
    zedsEach: zedsExpected(look) / look.book.team,
    isUnbalanced: isUnbalanced(look),
    example,
  }
}
