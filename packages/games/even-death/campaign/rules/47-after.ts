/** ed.camp-battle.6, ed.camp-battle.15 After a battle: who withdrew finds a tile, a horde is put in order. */
import { type Refusal, refuse } from '@shamble/kernel'
import { costOf } from '../../forces/force.ts'
import { HERD, ZOMBIE_IDS, type ZombieId } from '../../tables/profiles.ts'
import { actingIn } from '../action.ts'
import type { Command, CommandOf, Regrouped } from '../commands.ts'
import { adjacentTo, type Place } from '../map.ts'
import { removeForce, setForce, worthOf } from '../roster.ts'
import { type CampaignForce, isPerson, type KeptHerd, type Look, type Transaction } from '../state.ts'
import { isOccupied } from './43-limits.ts'

/** ed.camp-battle.6 House rule: adjacent tiles in which nobody is. */
export const retreatTiles = ({ state, book }: Look, { at }: CampaignForce): Place[] =>
  adjacentTo(book.map, at).filter((place) => !isOccupied(state, place))

export function retreatRefusal(look: Look, force: number, command: Command): Refusal | null {
  if (command.do !== 'retreat') return refuse('ed.camp-battle.6', 'Say where those who withdrew regroup.')
  return retreatTiles(look, actingIn(look, force)).includes(command.to)
    ? null
    : refuse('ed.camp-battle.6', 'They regroup in an adjacent tile in which nobody is.')
}

export function retreat(t: Transaction, id: number, { to }: CommandOf<'retreat'>): void {
  const { owner, at: from } = actingIn(t, id)
  setForce(t, id, { at: to })
  t.emit({ e: 'retreated', clause: 'ed.camp-battle.6', force: id, owner, from, to })
}

/** Without a tile they are lost as well. */
export function loseRest(t: Transaction, ids: readonly number[]): void {
  for (const id of ids) removeForce(t, actingIn(t, id), 'lost')
}

const herdsIn = ({ units }: CampaignForce): KeptHerd[] => units.filter((unit): unit is KeptHerd => !isPerson(unit))
const listed = (herds: readonly Regrouped[]): Regrouped[] => herds.map(({ kind, size }) => ({ kind, size }))
const costOfHerds = (herds: readonly Regrouped[]): number =>
  costOf(herds.map(({ kind, size }) => ({ is: 'herd', kind, size })))

const zombiesOf = (herds: readonly Regrouped[], kind: ZombieId): number =>
  herds.reduce((sum, herd) => sum + (herd.kind === kind ? herd.size : 0), 0)

/** Full herds of each type, and what is left over. */
const filled = (herds: readonly Regrouped[]): Regrouped[] =>
  ZOMBIE_IDS.flatMap((kind) => {
    const all = zombiesOf(herds, kind)
    const full = Array.from({ length: Math.floor(all / HERD.most) }, () => ({ kind, size: HERD.most as number }))
    const rest = all % HERD.most
    return rest > 0 ? [...full, { kind, size: rest }] : full
  })

/** ed.camp-battle.15 Decisions: as they stand; over the limit herds of each type are filled to 15, the smallest discarded. */
export function proposedRegrouping(look: Look, horde: CampaignForce): Regrouped[] {
  const most = look.book.pointsLimit
  const herds = listed(herdsIn(horde))
  if (costOfHerds(herds) <= most) return herds
  const left = filled(herds).sort((a, b) => b.size - a.size)
  while (costOfHerds(left) > most) left.pop()
  return left
}

/** ed.camp-battle.15 It may be asked: over the limit it must, otherwise where a winner has two herds of a type. */
export function mayRegroup(look: Look, horde: CampaignForce, hasWon: boolean): boolean {
  const herds = herdsIn(horde)
  const hasTwo = herds.some(({ kind, size }, i) =>
    herds.some((other, j) => i !== j && other.kind === kind && size + other.size > 2 && size < HERD.most),
  )
  return worthOf(horde) > look.book.pointsLimit || (hasWon && hasTwo)
}

export function regroupings(look: Look, horde: CampaignForce): CommandOf<'regroup'>[] {
  const proposed = proposedRegrouping(look, horde)
  const full = filled(herdsIn(horde))
  const isOther = JSON.stringify(full) !== JSON.stringify(proposed) && costOfHerds(full) <= look.book.pointsLimit
  return [proposed, ...(isOther ? [full] : [])].map((herds) => ({ do: 'regroup', herds }))
}

const herdsOf = (herds: readonly Regrouped[], kind: ZombieId): number =>
  herds.filter((herd) => herd.kind === kind).length

/** ed.camp-battle.15 Among the herds there are, no zombie more than there is of its type, no more points than are allowed. */
export function regroupRefusal(look: Look, horde: CampaignForce, command: Command): Refusal | null {
  if (command.do !== 'regroup') return refuse('ed.camp-battle.15', 'Say how the horde is grouped now.')
  const { herds } = command
  if (herds.length === 0) return refuse('ed.camp-battle.15', 'The horde keeps at least one herd.')
  const before = herdsIn(horde)
  const grown = ZOMBIE_IDS.find((kind) => zombiesOf(herds, kind) > zombiesOf(before, kind))
  if (grown) return refuse('ed.camp-battle.15', 'Zombies go only into herds of their own type, and no new ones arise.')
  if (ZOMBIE_IDS.some((kind) => herdsOf(herds, kind) > herdsOf(before, kind)))
    return refuse('ed.camp-battle.15', 'Zombies go among the herds there are: none is split to make another.')
  const most = look.book.pointsLimit
  const isOver = worthOf(horde) > most
  if (!isOver && ZOMBIE_IDS.some((kind) => zombiesOf(herds, kind) < zombiesOf(before, kind)))
    return refuse('ed.camp-battle.15', `Zombies are discarded only by a horde worth more than ${most} points.`)
  const worth = costOfHerds(herds)
  return worth > most
    ? refuse('ed.camp-battle.15', `This horde is worth ${worth} points, and ${most} is the most.`)
    : null
}

export function regroup(t: Transaction, horde: CampaignForce, { herds }: CommandOf<'regroup'>): void {
  const before = herdsIn(horde)
  const left = [...before]
  const units = herds.map(({ kind, size }): KeptHerd => {
    const found = left.findIndex((herd) => herd.kind === kind && herd.size === size)
    const [same] = found < 0 ? [] : left.splice(found, 1)
    return same ?? { is: 'herd', kind, size, id: t.state.nextUnit++ }
  })
  setForce(t, horde.id, { units })
  t.emit({ e: 'regrouped', clause: 'ed.camp-battle.15', force: horde.id, from: listed(before), to: listed(units) })
}
