/** rs.hunter, rs.turn.9 D19 and D23 on the umpire's desk: what each mutant may be told, and what it does by itself. */
import type { Clause } from '../clauses.ts'
import type { AnyZed, CommandOf } from '../commands.ts'
import type { Spot } from '../content/table-map.ts'
import { isAboutToCrouch, preyInSpring } from '../rules/33-hunter.ts'
import { attackTargets, hunterRefusal } from '../rules/45-hunters.ts'
import { callOf } from '../rules/45-umpire.ts'
import { sees } from '../rules/03-sight.ts'
import { allZeds, isInPlay, type Look, type Zed } from '../state.ts'

export type HunterDoes = Pick<CommandOf<'hunters'>['told'][number], 'does' | 'at'>

interface MutantAt extends Spot {
  readonly zed: AnyZed
  readonly kind: Zed['kind']
  /** 0 while nobody has seen it. */
  readonly n: number
}

export interface HunterForecast extends MutantAt {
  readonly posture: Zed['posture']
  readonly may: readonly HunterDoes[]
  /** What the automatic umpire lets it do, and by which clause; null: nothing it is told changes anything. */
  readonly byItself: (HunterDoes & { readonly clause: Clause }) | null
}

const figureOf = (z: Zed): MutantAt => ({ zed: callOf(z), kind: z.kind, n: z.n, at: z.at, level: z.level })

const living = (look: Look) => look.state.survivors.filter(isInPlay)

function mayDo(look: Look, z: Zed): HunterDoes[] {
  const all: HunterDoes[] = [
    { does: 'walk' },
    { does: 'crouch' },
    { does: 'stay' },
    ...living(look).map(({ n }): HunterDoes => ({ does: 'leap', at: n })),
  ]
  return all.filter((one) => hunterRefusal(look, { zed: callOf(z), ...one }, '') === null)
}

/** Automation A7. */
function hunterByItself(look: Look, z: Zed): HunterForecast['byItself'] {
  if (z.posture === 'standing')
    return isAboutToCrouch(look, z)
      ? { does: 'crouch', clause: 'rs.hunter.2' }
      : { does: 'walk', clause: 'rs.hunter.4' }
  const sprung = preyInSpring(look, z)
  if (sprung) return { does: 'leap', at: sprung.prey.n, clause: 'rs.hunter.6' }
  const isSeen = z.n !== 0 && living(look).some((s) => sees(look, s, z))
  return isSeen ? { does: 'leap', clause: 'rs.hunter.7' } : { does: 'stay', clause: 'rs.hunter.3' }
}

export const huntersForecast = (look: Look): readonly HunterForecast[] =>
  allZeds(look.state)
    .filter(({ kind }) => kind === 'hunter')
    .map((z) => {
      const may = mayDo(look, z)
      const isFree = !z.down && z.pins === null && !z.spent && z.posture !== 'springing'
      return { ...figureOf(z), posture: z.posture, may, byItself: isFree ? hunterByItself(look, z) : null }
    })

export interface AttackerForecast extends MutantAt {
  /** Whom it could attack, by number, as the automatic umpire would choose. */
  readonly targets: readonly number[]
  /** rs.mutant.3 One in ambush may let its chance pass. */
  readonly mayWait: boolean
}

export const attackersForecast = (look: Look): readonly AttackerForecast[] =>
  allZeds(look.state)
    .filter(({ kind }) => kind === 'boomer' || kind === 'tank' || kind === 'smoker')
    .map((z) => ({
      ...figureOf(z),
      targets: attackTargets(look, z).map(({ n }) => n),
      mayWait: z.n === 0,
    }))
