/** What the rules of Drop Dead say about a map as it stands: sight, contact and reach, of units or of who stands there. */
import { found, Illegal, type Inquiries, placeInquiries, type Reached } from '@shamble/kernel'
import type { Clause } from './clauses.ts'
import { waysOf } from './forecast/survivor.ts'
import { hasSight, rangeRefusal, tileOfUnit, unitOfSquare } from './rules/01-grid.ts'
import { ownTurn } from './rules/04-turn.ts'
import { sightRefusal } from './rules/11-combat.ts'
import { squaresFor } from './rules/15-crowd.ts'
import {
  type DropDeadKit,
  isAlive,
  type Look,
  type Survivor,
  survivorNamed,
  type Unit,
  unitOf,
  xyOf,
  type Zombie,
  zombieOf,
} from './state.ts'
import { HAND_RANGE } from './tables/map.ts'
import type { SurvivorId } from './tables/survivors.ts'

const zombieNamed = ({ state }: Look, name: string): Zombie | undefined =>
  name.startsWith('Z') ? zombieOf(state, Number(name.slice(1))) : undefined

function survivorOnMap({ state }: Look, name: string): Survivor | undefined {
  const survivor = survivorNamed(state, name as SurvivorId)
  return survivor && isAlive(survivor) ? survivor : undefined
}

const asked = placeInquiries<DropDeadKit, Unit>({
  figures: /^(earl|frank|skye|owl|Z[1-9]\d?)$/,
  coordinates: [-400, 400],
  standing: (look, name) => (zombieNamed(look, name) ?? survivorOnMap(look, name))?.at ?? undefined,
  nobody: { clause: 'dd.components.9', where: 'on the map' },
  at: (look, xy) => (tileOfUnit(look.facts, unitOf(xy)) < 0 ? undefined : unitOf(xy)),
  nowhere: { clause: 'dd.grid.1', says: 'there is no tile' },
})

/** dd.movement.1 In its own turn a survivor goes where the rules let it; dd.undead.10 a zombie as far as it is moved. */
function unitsFor(look: Look, name: string): Reached<Unit> {
  asked.standing(look, name, 'from')
  const zombie = zombieNamed(look, name)
  if (zombie) {
    const places = squaresFor(look, zombie).map((square) => unitOfSquare(look.facts, square))
    return { places, clause: 'dd.undead.10' }
  }
  const survivor = survivorOnMap(look, name)
  const turn = survivor && ownTurn(look, survivor)
  if (!turn) throw new Illegal<Clause>('dd.turn.8', 'from', `it is not the turn of ${name}`)
  const [, ...ways] = waysOf(look, survivor, turn)
  return { places: ways.map(({ at }) => at), clause: 'dd.movement.1' }
}

export const inquiries: Inquiries<DropDeadKit> = {
  sight: asked.between((look, from, to, name) => {
    const refusal = hasSight(look, from, to) ? null : sightRefusal(look, from, to, name, 'dd.grid.15')
    return found(refusal, 'dd.grid.15', 'Nothing is in the line of sight.')
  }),
  contact: asked.between((look, from, to, name) =>
    found(rangeRefusal(look, from, to, HAND_RANGE, 'dd.grid.21', name), 'dd.grid.21', 'It is in range 1.'),
  ),
  reach: asked.reach(unitsFor, (_look, unit) => xyOf(unit), {
    yes: 'It could go there.',
    no: 'It cannot get there with the movement it has.',
  }),
}
