/** What the dead would do if their turn came now: where one goes, whom it bites or lurches at, what it breaks. */
import type { XY } from '@shamble/table'
import type { Clause } from '../clauses.ts'
import { SENSE_CLAUSE } from '../rules/24-senses.ts'
import { type ZombieDeed, deedOf } from '../rules/25-zombie-moves.ts'
import { humanTouchedAt } from '../rules/25-zombie-walk.ts'
import { roomUnderCap } from '../rules/26-entry.ts'
import { barrierDice } from '../rules/27-barriers.ts'
import { lurchOf } from '../rules/28-lurch.ts'
import { attackModifiers } from '../rules/29-zombie-attacks.ts'
import { sumOf } from '../rules/48-mind.ts'
import type { Human, Look, Zombie } from '../state.ts'
import { POUNDING } from '../tables/zombies.ts'

export interface DeedForecast {
  readonly deed: ZombieDeed
  /** By which sense, as the book has it; null if nothing leads it. */
  readonly sense: Clause | null
  /** Where its walk ends; null if it stays. */
  readonly end: XY | null
  /** Whom it would touch there, or could lurch at from there; null for nobody. */
  readonly lunge: { readonly human: Human; readonly touches: boolean } | null
  /** dw.lurch.2 How far it can throw itself from there; 0 if it touches somebody, or does not lurch. */
  readonly lurch: number
  /** dw.zattack.3 What its die must show against whoever it attacks alone. */
  readonly bites: number
}

/** dw.lurch.2, dw.lurch.4 */
function lungeOf(look: Look, zombie: Zombie, end: XY): DeedForecast['lunge'] {
  const touched = humanTouchedAt(look, end, zombie.on)
  if (touched !== null) return { human: touched, touches: true }
  const lurch = lurchOf(look, { ...zombie, at: end, moved: true, stoodUp: false })
  return lurch && { human: lurch.human, touches: false }
}

export function deedForecast(look: Look, zombie: Zombie): DeedForecast {
  const deed = deedOf(look, zombie)
  const end = deed.does === 'goes' ? (deed.path.at(-1) ?? null) : null
  const lunge = end && lungeOf(look, zombie, end)
  return {
    deed,
    sense: 'goal' in deed ? SENSE_CLAUSE[deed.goal.sense] : null,
    end,
    lunge,
    lurch: end === null || lunge?.touches ? 0 : (look.book.lurchReach(look) ?? 0),
    bites: look.book.zombieHit - sumOf(attackModifiers(look, zombie, 1)),
  }
}

export interface BarrierForecast {
  readonly id: string
  readonly attackers: number
  /** Turns in a row so far. */
  readonly before: number
  /** In a row, the coming one included. */
  readonly turns: number
  readonly dice: number
  readonly chance: number
}

/** dw.barrier.5 What a barrier is up against in the coming zombie phase, with so many who pound on it. */
export function barrierForecast(
  { state: { openings, vehicles } }: Look,
  id: string,
  attackers: number,
): BarrierForecast {
  const before = openings[id]?.pounded ?? vehicles.find((one) => one.id === id)?.pounded ?? 0
  const turns = attackers >= POUNDING.least ? before + 1 : 0
  const dice = barrierDice(attackers, turns)
  let holds = 1
  for (let die = 0; die < dice; die++) holds *= 5 / 6
  return { id, attackers, before, turns, dice, chance: 1 - holds }
}

/** dw.setup.4 How many there may be, and for how many there is room; null: nothing limits them. */
export function capForecast(look: Look): { readonly most: number; readonly room: number } | null {
  const most = look.book.zombieCapPerHuman * look.state.starters
  return most === 0 ? null : { most, room: roomUnderCap(look) }
}
