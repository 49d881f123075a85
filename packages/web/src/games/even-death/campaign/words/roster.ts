/** Forces as cards, and what is counted under the map. */
import { type CampaignForce, forceOf, isHuman, PLACES, tileAt, type View } from '@shamble/even-death/campaign/page'
import type { Badge, FigureCard, Seen } from '../../../../play/game-display.ts'
import { plural } from '../../../../words/plain.ts'
import { bittenIn, lostVitality } from '../map/forces.tsx'
import { forceName, placeName, readForce } from '../map/place.ts'
import { lookOf } from '../read.ts'
import { factionTitle, tileTitle } from './names.ts'

const people = (n: number): string => `${n} ${plural(n, 'person', 'people')}`

/** "9 people", "85 zombies in 7 herds". */
function strengthOf({ units }: CampaignForce): string {
  const herds = units.flatMap((unit) => (unit.is === 'herd' ? [unit.size] : []))
  const zombies = herds.reduce((sum, size) => sum + size, 0)
  const humans = units.length - herds.length
  return herds.length > 0
    ? `${zombies} ${plural(zombies, 'zombie')} in ${herds.length} ${plural(herds.length, 'herd')}`
    : people(humans)
}

function badgesOf(seen: Seen<View>, force: CampaignForce): Badge[] {
  const { view } = seen
  const look = lookOf(seen)
  const lost = lostVitality(look, force)
  const sick = force.units.filter((unit) => unit.is === 'human' && unit.health === 'sick').length
  const infected = bittenIn(force)
  const player = view.players.find(({ faction }) => faction === force.owner)
  return [
    ...(view.battle?.sides.some((side) => side.force === force.id) ? [{ words: 'in a battle', bad: true }] : []),
    ...(lost > 0 ? [{ words: `${lost} vitality lost`, bad: true }] : []),
    ...(sick > 0 ? [{ words: `${sick} sick`, bad: true }] : []),
    ...(infected > 0 ? [{ words: `${infected} infected`, bad: true }] : []),
    ...(player?.eager ? [{ words: 'Eager', bad: false }] : []),
  ]
}

function cardOf(seen: Seen<View>, force: CampaignForce): FigureCard {
  const look = lookOf(seen)
  const badges = badgesOf(seen, force)
  return {
    id: forceName(force.id),
    seat: force.owner,
    mark: `${force.owner} ${force.id}`,
    name: tileTitle(seen, force.at),
    role: `${placeName(force.at)}, ${look.worth(force)} points, ${strengthOf(force)}, ${factionTitle(force.owner)}`,
    state: badges.map(({ words }) => words).join(', '),
    badges,
    hp: null,
    gauges: [],
    carried: [],
    dead: false,
    acted: false,
    acting: false,
  }
}

const CARDS = new WeakMap<View, readonly FigureCard[]>()

/** Worked out once for a view: every name in the log asks for them. */
export function figures(seen: Seen<View>): readonly FigureCard[] {
  const known = CARDS.get(seen.view)
  if (known) return known
  const cards = seen.view.forces.map((force) => cardOf(seen, force))
  CARDS.set(seen.view, cards)
  return cards
}

export function counts(view: View): { readonly value: number; readonly words: string }[] {
  const free = PLACES.filter((place) => tileAt(view, place).controller === null).length
  const humans = view.forces.filter(({ owner }) => isHuman(owner)).length
  const hordes = view.forces.length - humans
  return [
    { value: humans, words: plural(humans, 'force') },
    { value: hordes, words: plural(hordes, 'horde') },
    { value: free, words: 'tiles nobody holds' },
  ]
}

export const seatOf = (figure: string, view: View): string | null =>
  forceOf(view, readForce(figure) ?? -1)?.owner ?? null
