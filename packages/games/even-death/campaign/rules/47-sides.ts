/** ed.camp-battle.1 to ed.camp-battle.4 Who fights: every faction next to the initiator, with one force each. */
import { type Refusal, refuse } from '@shamble/kernel'
import type { Faction } from '../../tables/profiles.ts'
import { adjacentTo } from '../map.ts'
import { worthOf } from '../roster.ts'
import {
  type CampaignForce,
  forceOf,
  forcesAt,
  frozenBattle,
  type Look,
  type Side,
  type Transaction,
} from '../state.ts'

/** Forces of others directly adjacent: north, east, south, west. */
export const opponentsOf = ({ state, book }: Look, { at, owner }: CampaignForce): CampaignForce[] =>
  adjacentTo(book.map, at).flatMap((place) => forcesAt(state, place).filter((one) => one.owner !== owner))

/** ed.camp-battle.3 The factions that are drawn in, in campaign turn order, each with the forces it has there. */
export function drawnIn(
  look: Look,
  force: CampaignForce,
): { readonly faction: Faction; readonly forces: readonly CampaignForce[] }[] {
  const found = opponentsOf(look, force)
  return look.state.order
    .map((faction) => ({ faction, forces: found.filter(({ owner }) => owner === faction) }))
    .filter(({ forces }) => forces.length > 0)
}

/** ed.camp-battle.3 */
export const battleRefusal = (look: Look, force: CampaignForce): Refusal | null =>
  opponentsOf(look, force).length > 0
    ? null
    : refuse('ed.camp-battle.3', 'No force of another faction is directly adjacent.')

const battleIn = ({ state }: Pick<Look, 'state'>) => {
  if (state.battle === null) throw new Error('no battle is fought')
  return state.battle
}
export { battleIn }

/** The force that began the battle. */
export function initiatorIn(look: Pick<Look, 'state'>): CampaignForce {
  const found = forceOf(look.state, battleIn(look).sides[0]?.force ?? 0)
  if (!found) throw new Error('the battle has no initiator')
  return found
}

/** ed.camp-battle.2 Of a faction that has several adjacent: those of which its owner chooses. */
export function choosingNow(
  look: Look,
): { readonly faction: Faction; readonly forces: readonly CampaignForce[] } | null {
  const { sides } = battleIn(look)
  const open = drawnIn(look, initiatorIn(look)).filter(({ faction }) => !sides.some((side) => side.faction === faction))
  return open[0] ?? null
}

/** Decisions: the one of highest worth, of equal ones north, east, south, west. */
export const byWorth = (forces: readonly CampaignForce[]): CampaignForce[] =>
  [...forces].sort((a, b) => worthOf(b) - worthOf(a))

/** Puts one more into the battle: the initiator first, the others in campaign turn order. */
export function addSide(t: Transaction, side: Side): void {
  const battle = battleIn(t)
  const place = ({ faction }: Side): number => t.state.order.indexOf(faction)
  const [initiator, ...others] = battle.sides
  const sorted = [...others, side].sort((a, b) => place(a) - place(b))
  t.state.battle = frozenBattle({ ...battle, sides: initiator ? [initiator, ...sorted] : [side] })
}

/** Those who have no choice are in it. */
export function addSingles(t: Transaction): void {
  for (const { faction, forces } of drawnIn(t, initiatorIn(t))) {
    const [only, ...more] = forces
    if (only && more.length === 0) addSide(t, { faction, force: only.id })
  }
}
