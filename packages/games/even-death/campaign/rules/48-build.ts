/** ed.camp-build Farms, Aid Stations, Training Grounds. */
import { type Refusal, refuse } from '@shamble/kernel'
import { type Action, actingIn, each } from '../action.ts'
import { type CampaignForce, isHuman, type Look, setTile, STRUCTURES, tileAt } from '../state.ts'

/** ed.camp-build.1, ed.camp-build.4 */
function refusalFor({ state }: Look, { at, owner }: CampaignForce): Refusal | null {
  if (!isHuman(owner)) return refuse('ed.camp-build.1', 'Only people build.')
  const { controller, structure } = tileAt(state, at)
  if (controller !== owner) return refuse('ed.camp-build.1', 'A force builds in a tile that its faction controls.')
  return structure === null ? null : refuse('ed.camp-build.4', 'There is a structure already; it is not replaced.')
}

export const BUILD: Action<'build'> = {
  choices: (look, faction) =>
    STRUCTURES.flatMap((structure) =>
      each(
        look,
        faction,
        (force) => !refusalFor(look, force),
        (force) => ({ do: 'build' as const, force, structure }),
      ),
    ),
  refusal: (look, _faction, { force }) => refusalFor(look, actingIn(look, force)),
  take(t, faction, { force, structure }) {
    const { at } = actingIn(t, force)
    setTile(t, at, { structure })
    t.emit({ e: 'built', clause: 'ed.camp-build.1', faction, force, at, structure })
  },
}
