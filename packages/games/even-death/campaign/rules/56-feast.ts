/** ed.camp-feast Herds are full again. */
import { type Refusal, refuse } from '@shamble/kernel'
import { CLASSES, classOf } from '../../tables/profiles.ts'
import { type Action, actingIn, each } from '../action.ts'
import { setForce } from '../roster.ts'
import { type CampaignForce, type Look, type Member, type Transaction } from '../state.ts'
import { hordeRefusal } from './55-zombify.ts'

/** ed.camp-feast.2 The most of the class in which it is now: 8 become 10. */
export const fullSize = (size: number): number => CLASSES[classOf(size)]

const fed = (unit: Member): Member => (unit.is === 'herd' ? { ...unit, size: fullSize(unit.size) } : unit)

/** Herds that grow, by how much. */
export const feastOf = ({
  units,
}: CampaignForce): { readonly unit: number; readonly from: number; readonly to: number }[] =>
  units.flatMap((unit) => {
    const to = unit.is === 'herd' ? fullSize(unit.size) : 0
    return unit.is === 'herd' && to > unit.size ? [{ unit: unit.id, from: unit.size, to }] : []
  })

function refusalFor(look: Look, force: CampaignForce): Refusal | null {
  const refusal = hordeRefusal(look, force, 'ed.camp-feast.1')
  if (refusal) return refusal
  return feastOf(force).length > 0 ? null : refuse('ed.camp-feast.1', 'All herds of this horde are full.')
}

function feast(t: Transaction, force: CampaignForce): void {
  const herds = feastOf(force)
  setForce(t, force.id, { units: force.units.map(fed) })
  t.emit({ e: 'feasted', clause: 'ed.camp-feast.1', force: force.id, herds })
}

export const FEAST: Action<'feast'> = {
  choices: (look, faction) =>
    each(
      look,
      faction,
      (force) => !refusalFor(look, force),
      (force) => ({ do: 'feast', force }),
    ),
  refusal: (look, _faction, { force }) => refusalFor(look, actingIn(look, force)),
  take: (t, _faction, { force }) => feast(t, actingIn(t, force)),
}
