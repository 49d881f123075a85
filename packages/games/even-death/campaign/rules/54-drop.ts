/** ed.camp-drop What the Military has from the air. */
import { type Refusal, refuse } from '@shamble/kernel'
import { type Action, actingIn } from '../action.ts'
import { d8 } from '../dice.ts'
import { type Place, PLACES, tileOn } from '../map.ts'
import { PARATROOPERS_ON, SUPPLY_DROP_ON } from '../numbers.ts'
import { setForce } from '../roster.ts'
import { type CampaignForce, forcesOf, type Look, tileAt, type Transaction } from '../state.ts'
import { addSupplies } from '../supplies.ts'
import { isOccupied } from './43-limits.ts'
import type { Faction } from '../../tables/profiles.ts'

const military = (faction: Faction, clause: 'ed.camp-drop.1' | 'ed.camp-drop.2'): Refusal | null =>
  faction === 'military' ? null : refuse(clause, 'Only the Military does this.')

function rolled(t: Transaction, what: 'supplies' | 'paratroopers', needed: number): boolean {
  const clause = what === 'supplies' ? 'ed.camp-drop.1' : 'ed.camp-drop.2'
  const face = d8(t, { clause, seat: 'military', what: what === 'supplies' ? 'supply drop' : 'paratroopers' })
  const passed = face >= needed
  t.emit({ e: 'drop rolled', clause, faction: 'military', what, face, needed, passed })
  return passed
}

/** ed.camp-drop.1 */
export const SUPPLY_DROP: Action<'supply-drop'> = {
  choices: (_look, faction) => (military(faction, 'ed.camp-drop.1') ? [] : [{ do: 'supply-drop' }]),
  refusal: (_look, faction) => military(faction, 'ed.camp-drop.1'),
  take(t, faction) {
    if (rolled(t, 'supplies', SUPPLY_DROP_ON)) addSupplies(t, faction, 1)
  },
}

/** ed.camp-drop.2, ed.camp-drop.3 Where they can come down: nobody is there, nobody controls it, one can get in. */
export const dropTiles = ({ state, book }: Look): Place[] =>
  PLACES.filter(
    (place) =>
      tileAt(state, place).controller === null && tileOn(book.map, place).accessible && !isOccupied(state, place),
  )

const canStart = ({ state }: Look, { at, owner }: CampaignForce): boolean => tileAt(state, at).controller === owner

/** ed.camp-drop.2 */
export const PARATROOPERS: Action<'paratroopers'> = {
  choices(look, faction) {
    if (military(faction, 'ed.camp-drop.2')) return []
    const starting = forcesOf(look.state, faction).filter((force) => canStart(look, force))
    const tiles = starting.length > 0 ? dropTiles(look) : []
    return starting.flatMap(({ id }) => tiles.map((to) => ({ do: 'paratroopers' as const, force: id, to })))
  },
  refusal(look, faction, { force, to }) {
    const other = military(faction, 'ed.camp-drop.2')
    if (other) return other
    if (!canStart(look, actingIn(look, force)))
      return refuse('ed.camp-drop.2', 'They set out from a tile that the Military controls.')
    return dropTiles(look).includes(to)
      ? null
      : refuse('ed.camp-drop.3', 'They come down in an accessible tile in which nobody is and which nobody controls.')
  },
  /** ed.camp-drop.3 On a failure the force stays. */
  take(t, faction, { force, to }) {
    const from = actingIn(t, force).at
    if (!rolled(t, 'paratroopers', PARATROOPERS_ON)) return
    setForce(t, force, { at: to })
    t.emit({ e: 'moved', clause: 'ed.camp-drop.2', faction, force, from, to })
  },
}
