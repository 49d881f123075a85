/** One order for each weapon that can be fired or thrown. */
import type { Forecast } from '@shamble/dead-walk/forecast'
import type { FireRow, Human, Weapon, Zombie } from '@shamble/dead-walk/page'
import type { Refusal } from '@shamble/kernel'
import { impossible } from '../../../plan/plan.ts'
import { sure } from '../../../sure.ts'
import { fireRow, lookOf, offered, placeOfFigure, refused, viewOf, zombieCalled } from '../read.ts'
import { isTemplate, KEYS, shortTitle, weaponIcon } from './armoury.ts'
import { naming, shortReason } from './fire-refusals.ts'
import { gapOf } from './shot-notes.ts'
import { closeTarget, fireTarget } from './shots.ts'
import { type ShotDraft, templateOrder } from './template-orders.ts'
import type { Planned, DisplayState, Target } from '../types.ts'

/** What the cheapest shot or throw costs, and what is left in it. */
const costWords = (look: Forecast, human: Human, weapon: Weapon, row: FireRow): string => {
  const stock = row.magazine !== null ? `, ${weapon.loaded}/${row.magazine}` : ''
  return `${look.shotPrice(human, weapon)} AP${stock}`
}

const nearestZombie = (s: DisplayState, human: Human): Zombie | undefined =>
  [...viewOf(s).zombies].sort((a, b) => gapOf(human.at, a.at) - gapOf(human.at, b.at))[0]

/** Whom this weapon can be fired at, each once. */
const targetsOf = (s: DisplayState, { id }: Weapon): string[] => [
  ...new Set(
    [...offered(s, 'shoot-close'), ...offered(s, 'fire')]
      .filter((c) => c.weapon === id)
      .map((c) => placeOfFigure(c.target)),
  ),
]

function targetAt(s: DisplayState, human: Human, weapon: Weapon, place: string): Target | null {
  const shots = offered(s, 'fire').filter((c) => c.weapon === weapon.id && placeOfFigure(c.target) === place)
  if (shots.length > 0) return fireTarget(s, human, weapon, place, shots)
  const close = offered(s, 'shoot-close').filter((c) => c.weapon === weapon.id && placeOfFigure(c.target) === place)
  return close.length > 0 ? closeTarget(s, human, weapon, place, close) : null
}

/** Why nobody is fired at there; with no place, at whoever is nearest. */
function shotRefusal(s: DisplayState, human: Human, weapon: Weapon, place: string | null): Refusal | null {
  const zombie = place === null ? nearestZombie(s, human) : zombieCalled(viewOf(s), place)
  if (!zombie) return place === null ? { clause: 'dw.shooting.6', reason: 'There is nobody to fire at.' } : null
  const why = refused(s, { do: 'fire', weapon: weapon.id, target: `Z${zombie.n}`, bursts: 1 })
  return why && naming(lookOf(s), human, zombie.at, why)
}

function shotOrder(s: DisplayState, human: Human, weapon: Weapon, draft: ShotDraft): Planned {
  const refusal = (place: string | null): Refusal | null => shotRefusal(s, human, weapon, place)
  if (targetsOf(s, weapon).length === 0) {
    const why = refusal(null) ?? { clause: 'dw.los.5', reason: 'Nobody is in sight and range.' }
    return { ...impossible(draft, shortReason(why), why), refusal: (place) => refusal(place) ?? why }
  }
  const near = (place: string): number => {
    const z = zombieCalled(viewOf(s), place)
    return z ? gapOf(human.at, z.at) : 0
  }
  return {
    order: { ...draft, enabled: true },
    targets: () => targetsOf(s, weapon).sort((a, b) => near(a) - near(b)),
    at: (place) => targetAt(s, human, weapon, place),
    refusal,
  }
}

/** One order a weapon that can be fired or thrown. */
export function weaponOrders(s: DisplayState, human: Human): Planned[] {
  const look = lookOf(s)
  const armed = human.weapons.filter((weapon) => fireRow(look, weapon) !== null)
  const orders = armed.map((weapon, i): Planned => {
    const row = sure(fireRow(look, weapon))
    const draft = {
      id: `fire ${weapon.id}`,
      label: shortTitle(weapon.type),
      icon: weaponIcon(weapon.type),
      key: KEYS[i] ?? '',
      detail: costWords(look, human, weapon, row),
      aims: isTemplate(row) ? ('square' as const) : ('figure' as const),
    }
    return isTemplate(row) ? templateOrder(s, human, weapon, draft) : shotOrder(s, human, weapon, draft)
  })
  // What is in hand comes first: it is what aims when somebody is pressed.
  return [...orders.filter((_, i) => armed[i]?.ready), ...orders.filter((_, i) => !armed[i]?.ready)]
}
