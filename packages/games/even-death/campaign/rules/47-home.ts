/** ed.camp-battle.5 to ed.camp-battle.16 What a battle has made of everybody, on the map. */
import { BY_HAND } from '@shamble/kernel'
import type { Regrouped } from '../commands.ts'
import { addForce, enlisted, removeForce, setForce } from '../roster.ts'
import type { Result } from '../result.ts'
import {
  type CampaignForce,
  forceOf,
  isHuman,
  isPerson,
  type KeptHerd,
  type Member,
  type Person,
  playerOf,
  setPlayer,
  type Transaction,
} from '../state.ts'
import { mayHaveMore } from './43-limits.ts'
import { fightingIn } from './47-result.ts'
import { battleIn } from './47-sides.ts'
import { bank } from './57-points.ts'

/** The result that stands. */
export function resultIn(t: Pick<Transaction, 'state'>): Result {
  const { proposal } = battleIn(t)
  if (!proposal) throw new Error('the battle has no result')
  return proposal.result
}

/** ed.camp-battle.14, ed.camp-rules.7 Vitality and infection are kept, everything else is as before. */
function personAfter(t: Transaction, force: CampaignForce, one: Person, result: Result): Person | null {
  const told = result.people.find(({ id }) => id === one.id)
  if (!told) return one
  const isBack = told.fate === 'alive' || told.fate === 'withdrawn'
  const isNew = told.infected && one.health !== 'infected'
  const lost = one.vitality - told.vitality
  if (!isBack || isNew || lost !== 0 || told.fate !== 'alive')
    t.emit({
      e: 'person after battle',
      clause: 'ed.camp-battle.14',
      force: force.id,
      unit: one.id,
      profile: one.unit,
      fate: told.fate,
      lost,
      infected: told.infected,
    })
  return isBack ? { ...one, vitality: told.vitality, health: told.infected ? 'infected' : one.health } : null
}

/** ed.camp-battle.15 Herds as they stand: those whose numbers are as before keep their number on the roster. */
function herdsAfter(t: Transaction, before: readonly KeptHerd[], after: readonly Regrouped[]): KeptHerd[] {
  const left = [...before]
  return after.map(({ kind, size }) => {
    const found = left.findIndex((herd) => herd.kind === kind && herd.size === size)
    const [same] = found < 0 ? [] : left.splice(found, 1)
    return same ?? { is: 'herd', kind, size, id: t.state.nextUnit++ }
  })
}

const sizes = (herds: readonly Regrouped[]): Regrouped[] => herds.map(({ kind, size }) => ({ kind, size }))

const isHerd = (unit: Member): unit is KeptHerd => !isPerson(unit)

/** Herds of a horde after the battle, told if they are others than before. */
function hordeAfter(t: Transaction, { id, units }: CampaignForce, result: Result): KeptHerd[] {
  const before = units.filter(isHerd)
  const after = herdsAfter(t, before, result.herds)
  const isSame = after.length === before.length && after.every((herd) => before.includes(herd))
  if (!isSame)
    t.emit({ e: 'herds after battle', clause: 'ed.camp-battle.14', force: id, from: sizes(before), to: sizes(after) })
  return after
}

/** ed.camp-battle.7, ed.camp-battle.13 Who is left of a force; the withdrawn are back with it. */
function leftOf(t: Transaction, force: CampaignForce, result: Result): Member[] {
  return isHuman(force.owner)
    ? force.units.filter(isPerson).flatMap((one) => personAfter(t, force, one, result) ?? [])
    : hordeAfter(t, force, result)
}

/** ed.camp-battle.6 House rule: who withdrew from a loser's force. */
function withdrawnOf(force: CampaignForce, result: Result, left: readonly Member[]): Member[] {
  const gone = new Set(result.people.filter(({ fate }) => fate === 'withdrawn').map(({ id }) => id))
  if (isHuman(force.owner)) return left.filter(({ id }) => gone.has(id))
  const herds = result.herds.filter(({ withdrawn }) => withdrawn)
  return left.filter(isHerd).filter((herd) => {
    const found = herds.findIndex(({ kind, size }) => kind === herd.kind && size === herd.size)
    if (found >= 0) herds.splice(found, 1)
    return found >= 0
  })
}

/** ed.camp-battle.5, ed.camp-battle.6 A loser is off the map; by a house rule those who withdrew wait for a tile. */
function lose(t: Transaction, force: CampaignForce, left: readonly Member[], retreats: number[]): void {
  const away = t.book.regroups() ? withdrawnOf(force, resultIn(t), left) : []
  if (away.length === 0) return removeForce(t, force, 'lost')
  setForce(t, force.id, { units: away })
  retreats.push(force.id)
}

/** ed.camp-battle.16 Zombies that arose and won are a horde in the tile of the initiator, whose force is gone. */
function arise(t: Transaction, result: Result): number | null {
  const { at } = battleIn(t)
  if (!mayHaveMore(t, 'zombies')) {
    t.emit({ e: 'zombies vanished', clause: 'ed.camp-battle.16', at })
    return null
  }
  const units = result.herds.map(({ kind, size }) => enlisted(t, { is: 'herd', kind, size }))
  const horde = addForce(t, 'zombies', at, units)
  t.emit({ e: 'horde arose', clause: 'ed.camp-battle.16', force: horde.id, at, units })
  if (playerOf(t.state, 'zombies').out) {
    setPlayer(t, 'zombies', { out: false })
    t.emit({ e: 'player back', clause: 'ed.camp-battle.16', faction: 'zombies' })
  }
  return horde.id
}

/** A draw removes only those who have nobody left. */
function settleDraw(t: Transaction, force: CampaignForce, left: readonly Member[]): void {
  if (left.length === 0) removeForce(t, force, 'drawn')
  else setForce(t, force.id, { units: left })
}

export interface Home {
  /** Forces of losers whose withdrawn units wait for a tile, in campaign order. */
  readonly retreats: readonly number[]
  /** The horde that may regroup. */
  readonly horde: number | null
}

/** Everybody comes home, or does not; points are banked. */
export function bringHome(t: Transaction): Home {
  const result = resultIn(t)
  const { sides, at, proposal } = battleIn(t)
  const { winner, rounds } = result
  const battle = proposal?.battle ?? BY_HAND
  if (battle === BY_HAND && proposal) t.emit({ e: 'entered by hand', clause: 'ed.camp-battle.14', by: proposal.by })
  const part = t.state.fought.length
  t.emit({ e: 'battle over', clause: 'ed.camp-battle.5', part, at, sides, winner, rounds, battle })
  const retreats: number[] = []
  for (const force of fightingIn(t)) {
    const left = leftOf(t, force, result)
    if (winner === null) settleDraw(t, force, left)
    else if (winner === force.owner) setForce(t, force.id, { units: left })
    else lose(t, force, left, retreats)
  }
  const horde = sides.find(({ faction }) => faction === 'zombies')?.force ?? null
  const arose = winner === 'zombies' && horde === null ? arise(t, result) : null
  if (winner !== null) bank(t, winner, 'battle')
  const kept = horde !== null && forceOf(t.state, horde) && !retreats.includes(horde) ? horde : null
  return { retreats, horde: arose ?? kept }
}
