/** ed.camp-pillage Bandits burn down the structures next to them. */
import type { Refusal } from '@shamble/kernel'
import { type Action, actingIn, each } from '../action.ts'
import { d8 } from '../dice.ts'
import { PILLAGE_ON } from '../numbers.ts'
import { type CampaignForce, type Look, setTile, type Transaction } from '../state.ts'
import { preyOf, preyRefusal } from './52-raid.ts'
import { bank } from './57-points.ts'

const refusalFor = (look: Look, force: CampaignForce): Refusal | null =>
  preyRefusal(look, force, 'ed.camp-pillage.1', 'ed.camp-pillage.1')

/** ed.camp-pillage.1, ed.camp-pillage.2 A die each: north, east, south, west. The tile stays whose it is. */
function pillage(t: Transaction, force: CampaignForce): void {
  const { id, owner: faction } = force
  for (const { at, victim, structure } of preyOf(t, force)) {
    const face = d8(t, { clause: 'ed.camp-pillage.1', seat: faction, what: 'pillage' })
    const passed = face >= PILLAGE_ON
    const told = { faction, force: id, at, victim, structure, face, passed }
    t.emit({ e: 'pillage rolled', clause: 'ed.camp-pillage.1', ...told })
    if (!passed) continue
    setTile(t, at, { structure: null })
    bank(t, faction, 'pillage')
  }
}

export const PILLAGE: Action<'pillage'> = {
  choices: (look, faction) =>
    each(
      look,
      faction,
      (force) => !refusalFor(look, force),
      (force) => ({ do: 'pillage', force }),
    ),
  refusal: (look, _faction, { force }) => refusalFor(look, actingIn(look, force)),
  take: (t, _faction, { force }) => pillage(t, actingIn(t, force)),
}
