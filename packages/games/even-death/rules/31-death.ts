/** ed.death Who dies, who sees it, and who rises. */
import type { Seat } from '@shamble/kernel'
import type { DeathCause } from '../events.ts'
import {
  areFriends,
  change,
  type Herd,
  type Human,
  isOnTable,
  type SeatState,
  type State,
  seatOf,
  type Transaction,
} from '../state.ts'
import { classOf, HERD, profileOf, type ZombieId, zombieClass } from '../tables/profiles.ts'
import { liftHuman, putZombies } from './01-figures.ts'
import { addHerd, addZombie } from './12-herd.ts'
import { sees } from './14-sight.ts'
import { dropCarried } from './24-interact.ts'

/** ed.death.9 Friends who see somebody die owe a check in their next turn. */
function beSeen(t: Transaction, dying: Human): void {
  for (const friend of t.state.humans) {
    if (friend === dying || !isOnTable(friend) || !areFriends(t.state, friend.seat, dying.seat)) continue
    if (!sees(t, friend, dying)) continue
    friend.trauma++
    t.emit({ e: 'saw a friend die', clause: 'ed.death.9', unit: friend.id, of: dying.id })
  }
}

/** ed.bite.9 Zombies hold on to nobody who is no longer there. */
export function letGo(t: Transaction, target: number): void {
  const free: number[] = []
  for (const herd of t.state.herds) {
    const held = herd.zombies.filter(({ locked }) => locked === target)
    if (held.length === 0) continue
    free.push(...held.map(({ id }) => id))
    herd.zombies = Object.freeze(herd.zombies.map((z) => (z.locked === target ? change(z, { locked: null }) : z)))
  }
  if (free.length > 0) t.emit({ e: 'let go', clause: 'ed.bite.9', zombies: free, target })
}

/** ed.interact.3, ed.bite.9 Somebody goes off the table: what he carries stays there, and nobody holds him. */
export function takeOff(t: Transaction, human: Human): void {
  dropCarried(t, human)
  letGo(t, human.id)
  human.climbing = null
  liftHuman(t, human)
}

/** ed.herd.12 Whoever was of another size is harder or weaker at once. */
export function tellClass(t: Transaction, herd: Herd, before: number): void {
  const size = herd.zombies.length
  if (size === 0 || classOf(size) === classOf(before)) return
  const { dice, number } = zombieClass(herd.kind, size).toughness
  t.emit({ e: 'class changed', clause: 'ed.herd.12', unit: herd.id, size, dice, number })
}

/** ed.death.10 The seat of the zombies; of several, the first. */
const zombieSeat = ({ seats }: State): SeatState => {
  const found = seats.find(({ faction }) => faction === 'zombies')
  if (!found) throw new Error('every battle has a zombie seat')
  return found
}

/** Who plays on for a zombie seat that has given up. */
const PLAYED_ON = Object.freeze({ bot: 'competent' })

/** ed.death.10 A seat that waited joins last; one that has given up is played on by a bot. */
function join(t: Transaction, seat: Seat): void {
  const { state } = t
  const own = seatOf(state, seat)
  if (own.conceded) {
    own.conceded = false
    state.holders = Object.freeze({ ...state.holders, [seat]: PLAYED_ON })
  }
  if (state.order.includes(seat)) return
  state.order = Object.freeze([...state.order, seat])
  t.emit({ e: 'zombies joined', clause: 'ed.death.10', seat })
}

/** ed.death.5, ed.death.6 A herd of one, where the human stood. */
function riseAlone(
  t: Transaction,
  human: Human,
  seat: Seat,
  kind: ZombieId,
  clause: 'ed.death.5' | 'ed.death.6',
): void {
  join(t, seat)
  const zombie = addZombie(t, human.at, human.on)
  const herd = addHerd(t, seat, { kind, facing: human.facing }, [zombie])
  t.emit({ e: 'rose', clause, human: human.id, herd: herd.id, zombie: zombie.id, at: human.at, isNew: true })
}

/** ed.death.3 to ed.death.5 Into the herd that killed it, unless that is full. */
function riseAmong(t: Transaction, human: Human, herd: Herd): void {
  const before = herd.zombies.length
  if (before >= HERD.most) return riseAlone(t, human, herd.seat, herd.kind, 'ed.death.5')
  const zombie = addZombie(t, human.at, human.on)
  putZombies(t, herd, [...herd.zombies, zombie])
  t.emit({
    e: 'rose',
    clause: 'ed.death.3',
    human: human.id,
    herd: herd.id,
    zombie: zombie.id,
    at: human.at,
    isNew: false,
  })
  tellClass(t, herd, before)
}

/** ed.infection.10 */
const mayTurn = ({ perks }: Human): boolean => !perks.includes('immune')

/**
 * ed.death.1, ed.death.3 to ed.death.9 Takes a human off the table. Whoever dies of a bite rises in the herd that bit,
 * whoever dies of the infection rises alone, and nobody else does.
 */
export function die(t: Transaction, human: Human, how: DeathCause, killer: Herd | null = null): void {
  beSeen(t, human)
  letGo(t, human.id)
  dropCarried(t, human)
  const turns = mayTurn(human) && (how === 'infection' || (how === 'bite' && killer !== null))
  human.status = turns ? 'turned' : 'dead'
  human.vitality = 0
  human.climbing = null
  t.emit({ e: 'died', clause: 'ed.death.1', unit: human.id, how })
  liftHuman(t, human)
  if (!turns) return
  if (killer !== null) return riseAmong(t, human, killer)
  const { faction } = profileOf(human.profile)
  riseAlone(t, human, zombieSeat(t.state).seat, t.book.turnsInto(faction), 'ed.death.6')
}
