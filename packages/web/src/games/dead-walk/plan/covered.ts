/** What an attack in hand, or one that is under way, lies on, and whom it meets. */
import type { Forecast } from '@shamble/dead-walk/forecast'
import {
  dealingIn,
  deedIn,
  figureNamed,
  type Human,
  isZombieFigure,
  type Weapon,
  zombieFigure,
} from '@shamble/dead-walk/page'
import { distance2, isInCone, type XY } from '@shamble/table'
import type { TemplateShown } from '../../../board/measured/model.ts'
import { activeHuman, fireRow, offered, placeOfFigure, viewOf, zombieCalled } from '../read.ts'
import type { DisplayState } from '../types.ts'
import { isAskedInBetween, weaponInHand } from './index.ts'
import { surfacesUnder, templateCommand } from './templates.ts'

export interface Covered {
  /** Crowd numbers: who is hit, and who would be but for something. */
  readonly hit: ReadonlySet<number>
  readonly spared: ReadonlySet<number>
  readonly friends: boolean
}

export interface AttackShown {
  readonly template: TemplateShown | null
  readonly covered: Covered | null
  /** Whom an attack that is under way is meant for. */
  readonly target: string | null
}

function templateShown(look: Forecast, human: Human, weapon: Weapon, at: XY, isKiller: boolean): TemplateShown | null {
  const row = fireRow(look, weapon)
  // dw.cskill.23 As a machinegun.
  if (isKiller) return { kind: 'circle', from: human.at, at, radius: look.book.machinegun.radius, strays: null }
  switch (row?.mode) {
    case 'shotgun':
    case 'flame':
      if (at.x === human.at.x && at.y === human.at.y) return null
      return {
        kind: 'cone',
        cone: look.cone(human, weapon, at),
        bands: (fireRow(look, weapon)?.bands ?? []).map(({ upTo }) => upTo),
      }
    case 'machinegun':
      return { kind: 'circle', from: human.at, at, radius: look.book.machinegun.radius, strays: null }
    case 'grenade':
    case 'launcher':
      return {
        kind: 'circle',
        from: human.at,
        at,
        radius: look.book.blastRadius,
        strays: [7 * look.book.strayStep, 12 * look.book.strayStep],
      }
    default:
      return null
  }
}

function coveredBy(look: Forecast, human: Human, weapon: Weapon, at: XY, shown: TemplateShown | null): Covered | null {
  const row = fireRow(look, weapon)
  if (!shown || !row) return null
  const on = surfacesUnder(look, human, weapon, at)[0] ?? null
  // dw.cskill.23 As a machinegun.
  const isKiller = row.mode === 'automatic'
  const command = templateCommand(isKiller ? { ...row, mode: 'machinegun' } : row, weapon, at, { on })
  const hit = command ? look.attack(human, command).targets : []
  const inside =
    shown.kind === 'circle'
      ? look.state.zombies
          .filter((z) => distance2(z.at, at) < shown.radius * shown.radius)
          .map((z) => zombieFigure(z.n))
      : shown.kind === 'cone'
        ? look.state.zombies.filter((z) => isInCone(shown.cone, z.at)).map((z) => zombieFigure(z.n))
        : []
  const set = new Set(hit)
  return {
    hit: set,
    spared: new Set(inside.filter((one) => !set.has(one))),
    friends: hit.some((one) => !isZombieFigure(one)),
  }
}

function corridorShown(
  s: DisplayState,
  look: Forecast,
  human: Human,
  weapon: Weapon | undefined,
  place: string | null,
): { template: TemplateShown; covered: Covered } | null {
  const row = weapon ? fireRow(look, weapon) : null
  const zombie = zombieCalled(viewOf(s), place)
  if (!weapon || row?.mode !== 'automatic' || !zombie) return null
  const shot = offered(s, 'fire').find(
    (c) => c.weapon === weapon.id && figureNamed(c.target) === zombieFigure(zombie.n),
  )
  if (!shot) return null
  const hit = look.attack(human, shot).targets
  return {
    template: {
      kind: 'corridor',
      from: human.at,
      through: zombie.at,
      aside: look.book.corridor.aside,
      around: look.book.corridor.around,
    },
    covered: { hit: new Set(hit), spared: new Set(), friends: hit.some((one) => !isZombieFigure(one)) },
  }
}

/** dw.skill.4 What somebody is asked about in the middle of it: where it was aimed. */
function underWay(look: Forecast): AttackShown | null {
  const deed = deedIn(look.state)
  const human = activeHuman(look.state)
  if (!deed || !human) return null
  const target = 'target' in deed && deed.target !== undefined ? placeOfFigure(deed.target) : null
  const weapon = 'weapon' in deed ? human.weapons.find(({ id }) => id === deed.weapon) : undefined
  const point = deed.do === 'spray' || deed.do === 'flame' ? deed.towards : 'at' in deed ? deed.at : undefined
  if (!weapon || !point) return { template: null, covered: null, target }
  const at = { x: point[0], y: point[1] }
  const template = templateShown(look, human, weapon, at, false)
  return { template, covered: coveredBy(look, human, weapon, at, template), target }
}

/** dw.machinegun.6 The template whose hits are being dealt. */
function dealtUnder(look: Forecast, human: Human): { template: TemplateShown; covered: Covered } | null {
  const dealing = dealingIn(look.state)
  if (!dealing) return null
  const { at, targets } = dealing
  return {
    template: { kind: 'circle', from: human.at, at, radius: look.book.machinegun.radius, strays: null },
    covered: { hit: new Set(targets), spared: NOBODY, friends: targets.some((one) => !isZombieFigure(one)) },
  }
}

const NOBODY: ReadonlySet<number> = new Set()

const automaticOf = (look: Forecast, human: Human): Weapon | undefined =>
  human.weapons.find((w) => w.ready && fireRow(look, w)?.mode === 'automatic')

/** What whoever acts lays there, means or is asked about; `isLaid`: by the weapon in hand, on that very point. */
export function attackShown(
  s: DisplayState,
  look: Forecast,
  human: Human | null,
  at: XY | null,
): AttackShown & { readonly isLaid: boolean } {
  const { aim, hover, order } = s.selection
  const weapon = weaponInHand(s)
  const template =
    human && weapon && at ? templateShown(look, human, weapon, at, order?.startsWith('killer ') ?? false) : null
  const laid = human && weapon && at && template && { template, covered: coveredBy(look, human, weapon, at, template) }
  const meant =
    human &&
    (corridorShown(s, look, human, weapon ?? automaticOf(look, human), aim ?? hover) ?? dealtUnder(look, human))
  const asked = isAskedInBetween(s) ? underWay(look) : null
  const shown = laid ?? meant ?? asked
  return {
    template: shown?.template ?? null,
    covered: shown?.covered ?? null,
    target: asked?.target ?? null,
    isLaid: template !== null,
  }
}
