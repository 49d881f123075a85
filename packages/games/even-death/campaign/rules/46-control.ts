/** ed.camp-control A tile becomes a faction's own by whoever stands in it. */
import { type Refusal, refuse } from '@shamble/kernel'
import { type Action, actingIn, each } from '../action.ts'
import { type CampaignForce, type Look, setTile, tileAt } from '../state.ts'

/** ed.camp-control.3 */
function refusalFor({ state }: Look, { at, owner }: CampaignForce): Refusal | null {
  return tileAt(state, at).controller === owner ? refuse('ed.camp-control.3', 'You control this tile already.') : null
}

export const CONTROL: Action<'control'> = {
  choices: (look, faction) =>
    each(
      look,
      faction,
      (force) => !refusalFor(look, force),
      (force) => ({ do: 'control', force }),
    ),
  refusal: (look, _faction, { force }) => refusalFor(look, actingIn(look, force)),
  /** ed.camp-control.1, ed.camp-control.2 Whoever had it, and with its structure. */
  take(t, faction, { force }) {
    const { at } = actingIn(t, force)
    const { controller, structure } = tileAt(t.state, at)
    setTile(t, at, { controller: faction })
    t.emit({ e: 'took control', clause: 'ed.camp-control.1', faction, force, at, from: controller, structure })
  },
}
