/** rs.melee What a push or a blow would do. */
import { classOf, resultOf, strikesWith } from '../rules/09-melee.ts'
import { mayBePushed } from '../rules/09-push.ts'
import type { Look, Survivor, Weapon } from '../state.ts'
import type { MeleeClass } from '../tables/melee.ts'
import { type Hearing, hearingOf } from './noise.ts'

/** rs.melee.3 Who stands against him, by number, and of six faces how many throw off one, two, and so on. */
export interface PushForecast {
  readonly zeds: readonly number[]
  readonly faces: readonly number[]
}

const PUSH_FACES = [1, 2, 3, 4, 5, 6]

export function pushForecast(look: Look, s: Survivor): PushForecast {
  const zeds = mayBePushed(look, s).map(({ n }) => n)
  const thrown = PUSH_FACES.map((face) => Math.min(face, zeds.length))
  return { zeds, faces: zeds.map((_, i) => thrown.filter((many) => many === i + 1).length) }
}

export interface BlowForecast {
  readonly weapon: Weapon['kind']
  readonly class: MeleeClass
  /** What each face of the die comes to, from 0 to 9. */
  readonly faces: readonly ('nothing' | 'down' | 'kill')[]
  /** rs.noise.2 A chainsaw is heard. */
  readonly loud: boolean
  readonly hearing: readonly Hearing[]
}

const FACES = 10

/** rs.melee.8 Null for whoever has nothing to strike with. */
export function blowForecast(look: Look, s: Survivor): BlowForecast | null {
  const weapon = strikesWith(s)
  const kind = weapon && classOf(weapon)
  if (!weapon || !kind) return null
  const loud = kind === 'POWERED'
  return {
    weapon: weapon.kind,
    class: kind,
    faces: Array.from({ length: FACES }, (_, face) => resultOf(kind, face)),
    loud,
    hearing: loud ? hearingOf(look, s) : [],
  }
}
