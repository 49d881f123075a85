/** How near is too near, and who looks where: what anybody at the table can see and measure, for the picture of it. */
import type { OptionValues } from '@shamble/kernel'
import type { XY } from '@shamble/table'
import type { Spot } from '../content/table-map.ts'
import { isDrifting } from '../rules/25-rouse.ts'
import { asFigure, inContact } from '../rules/01-measure.ts'
import { inSpace, isVisible } from '../rules/03-sight.ts'
import { isInPlay, type Look, radiusOf } from '../state.ts'
import { WITCH } from '../tables/mutants.ts'
import { AT_IT, cm } from '../tables/units.ts'
import { DRIFT, HORDE } from '../tables/zeds.ts'
import type { View } from '../rules/43-view.ts'
import { tableFor } from './look.ts'

export interface Warning extends Spot {
  readonly about: 'lair' | 'witch' | 'alarm' | 'drifter'
  /** The lair, the vehicle, or the number of the Zed. */
  readonly id: string
  /** From its middle, or from the outline of a vehicle, to the rim of whoever comes. */
  readonly radius: number
}

/** Which way somebody looks or fires, and how wide. */
export interface LookingArc extends Spot {
  readonly id: string
  readonly facing: XY
  readonly degrees: number
}

/** rs.shoot.3, rs.drift.8 The forward arc. */
export const FORWARD = 90

/** rs.horde.6 Every mouth, whether or not anybody lurks there: only that lets nothing be told. */
const lairs = ({ book }: Look): Warning[] =>
  book.map.lairs.map(({ id, at, level }) => ({ about: 'lair', id, at, level, radius: cm(HORDE.discovered) }))

/** rs.noise.4 Where an alarm may go off. */
const alarms = ({ state, facts: { layout } }: Look): Warning[] =>
  state.alarms.flatMap(({ id, state: now }): Warning[] => {
    const barrier = layout.barriers[layout.numberOf.get(id) ?? -1]
    if (now !== 'armed' || barrier?.shape.is !== 'polygon') return []
    return [{ about: 'alarm', id, at: barrier.shape.corners[0] as XY, level: 0, radius: AT_IT }]
  })

/** rs.drift.7, rs.witch.2 Around Zeds that do not charge yet. */
function quietZeds({ state }: Look): Warning[] {
  return state.zeds.flatMap((z): Warning[] => {
    const { at, level, n } = z
    if (z.kind === 'witch' && z.posture === 'sitting')
      return [{ about: 'witch', id: String(n), at, level, radius: radiusOf(z) + cm(WITCH.near) }]
    return isDrifting(z) ? [{ about: 'drifter', id: String(n), at, level, radius: radiusOf(z) + cm(DRIFT.near) }] : []
  })
}

const warningsOf = (look: Look): readonly Warning[] => [...lairs(look), ...alarms(look), ...quietZeds(look)]

/** rs.drift.8 Drifters see only forward. */
const drifterArcs = ({ state }: Look): readonly LookingArc[] =>
  state.zeds
    .filter((z) => isDrifting(z) && z.kind === 'ordinary')
    .map(({ n, at, level, facing }) => ({ id: String(n), at, level, facing, degrees: FORWARD }))

/** rs.sight.1 The numbers of the Zeds that are seen from somewhere. */
const zedsSeenFrom = (look: Look, from: Spot): ReadonlySet<number> =>
  new Set(look.state.zeds.filter((z) => isVisible(look, from, asFigure(z))).map(({ n }) => n))

/** A survivor and a Zed that touches him, each by number. */
export interface Contact {
  readonly survivor: number
  readonly zed: number
}

/** rs.measure.6 */
const contactsOf = (look: Look): readonly Contact[] =>
  look.state.survivors
    .filter(isInPlay)
    .flatMap((s) =>
      look.state.zeds
        .filter((z) => inContact(look, asFigure(s), asFigure(z)))
        .map((z): Contact => ({ survivor: s.n, zed: z.n })),
    )

/** rs.sight.3 How high the eyes of somebody on a level are, as the terrain counts it. */
export const eyesOn = (level: number): number => inSpace({ x: 0, y: 0 }, level).z

/** What is seen and measured on a table, worked out once for a view. */
export class Picture {
  readonly warnings: readonly Warning[]
  /** Where drifters look. */
  readonly arcs: readonly LookingArc[]
  readonly contacts: readonly Contact[]
  readonly #look: Look

  constructor(look: Look) {
    this.#look = look
    this.warnings = warningsOf(look)
    this.arcs = drifterArcs(look)
    this.contacts = contactsOf(look)
  }

  /** The numbers of the Zeds that are seen from there. */
  seenFrom(spot: Spot): ReadonlySet<number> {
    return zedsSeenFrom(this.#look, spot)
  }
}

const KNOWN = new WeakMap<Look, Picture>()

export function pictureFor(view: View, options: OptionValues): Picture {
  const look = tableFor(view, options)
  const known = KNOWN.get(look) ?? new Picture(look)
  KNOWN.set(look, known)
  return known
}
