/** What the rules of Evac say about a map as it stands: sight, contact and reach, of squares or of who stands there. */
import { found, type Inquiries, placeInquiries, type Reached } from '@shamble/kernel'
import { squareNamed, xyOf } from './rules/02-the-map.ts'
import { stopSquares } from './rules/08-marine-movement.ts'
import { contactRefusal, sightRefusal } from './rules/09-marine-attacks.ts'
import { zombieStops } from './rules/13-zombie-movement.ts'
import { alive, type EvacKit, type Look, type Marine, marineOf, type Zombie, zombieOf } from './state.ts'

const zombieNamed = ({ state }: Look, name: string): Zombie | undefined =>
  name.startsWith('Z') ? zombieOf(state, Number(name.slice(1))) : undefined

function marineNamed({ state }: Look, name: string): Marine | undefined {
  const marine = marineOf(state, name)
  return marine && alive(marine) ? marine : undefined
}

const asked = placeInquiries<EvacKit, number>({
  figures: /^(M([1-9]|1[0-2])|Z[1-9]\d{0,5})$/,
  coordinates: [1, 35],
  standing: (look, name) => (zombieNamed(look, name) ?? marineNamed(look, name))?.at,
  nobody: { clause: 'ev.pos.1', where: 'on the map' },
  at: (look, xy) => {
    const square = squareNamed(look, xy)
    return square < 0 ? undefined : square
  },
  nowhere: { clause: 'ev.map.9', says: 'this square is not on the map' },
})

/** ev.move.6, ev.zmove.4 Squares on which a figure could stop with the movement it has. */
function stopsOf(look: Look, name: string): Reached<number> {
  const at = asked.standing(look, name, 'from')
  const zombie = zombieNamed(look, name)
  if (zombie) return { places: zombieStops(look, zombie, at, look.book.zombies.speed), clause: 'ev.zmove.4' }
  const marine = marineNamed(look, name)
  return { places: marine ? stopSquares(look, marine) : [], clause: 'ev.move.6' }
}

export const inquiries: Inquiries<EvacKit> = {
  sight: asked.between((look, from, to) =>
    found(sightRefusal(look, from, to), 'ev.los.1', 'Nothing is in the line of sight.'),
  ),
  contact: asked.between((look, from, to, name) =>
    found(contactRefusal(look, from, to, 'ev.map.14', name), 'ev.map.14', 'They are in contact.'),
  ),
  reach: asked.reach(stopsOf, xyOf, {
    yes: 'It could stop there.',
    no: 'It cannot stop there with the movement it has.',
  }),
}
