/** Items: rules 2 and 3, and what the others are good for. */
import type { Command, CommandOf } from '../commands.ts'
import { type ItemId, type ItemKind, ITEMS } from '../content/cards.ts'
import { tileInCell } from '../content/map.ts'
import { squareOf } from '../rules/01-grid.ts'
import { type Survivor, survivorNamed } from '../state.ts'
import { best, type Decision, offered } from './advice.ts'
import { present, squareOfSurvivor } from './board.ts'
import { harmAt } from './danger.ts'
import { oddsOf } from './odds.ts'
import { bestEnd, bestShot, type Situation, walkerOf } from './situation.ts'
import { waysOf } from './ways.ts'

const kindOf = (command: CommandOf<'use'>): ItemKind => ITEMS[command.card as ItemId].kind

const uses = (choices: readonly Command[], kind: ItemKind): CommandOf<'use'>[] =>
  offered(choices, 'use').filter((command) => kindOf(command) === kind)

const HEALING: readonly ItemKind[] = ['health kit', 'bandages']

/** Frank is faster and stronger hurt: he heals only below this. */
const FRANK_HEALS = 40
/** Partners are healed below this. */
const PARTNER_HEALS = 60

/**
 * Rule 2: heals whoever misses the full amount. The rule of thumb waits until health is below 60; at once is no worse,
 * gives movement back sooner, and leaves no item unused with the dead.
 */
export function heal(s: Situation): Decision | null {
  const { board, me, choices } = s
  for (const kind of HEALING) {
    const { healing } = board.book
    const amount = kind === 'bandages' ? healing.bandages : healing.kit
    const dire = harmAt(board, s.danger, s.square) >= me.health
    const needs = (one: Survivor): boolean => {
      const missing = board.book.survivors[one.id].health - one.health
      if (one.seat === me.seat && dire) return missing > 0
      if (missing < amount) return false
      if (one.id === 'frank') return one.health < FRANK_HEALS
      return one.seat === me.seat || one.health < PARTNER_HEALS
    }
    const command = best(
      uses(choices, kind).filter(({ on }) => {
        const patient = on === undefined ? me : survivorNamed(board.state, on)
        return patient !== undefined && needs(patient)
      }),
      ({ on }) => (on === me.id ? 1 : 0),
    )
    if (command) return { command, why: 'All that the kit heals is missing, and health gives movement back.' }
  }
  return null
}

const BLAST = [12, 12]
const BLAST_ON_SURVIVORS = 7
const WORTH_A_BOMB = 14

/** Rule 3: a pipe bomb where it does much, and little to survivors. */
export function bomb({ board, me, choices }: Situation): Decision | null {
  const { facts, state } = board
  const worth = ({ tile }: CommandOf<'use'>): number => {
    const at = tile === undefined ? -1 : tileInCell(facts.tiles, tile)
    let sum = 0
    for (const z of state.zombies) {
      if (facts.tileAt[squareOf(facts, z.at)] !== at) continue
      const odds = oddsOf(BLAST, 0, z.health)
      sum += 10 * odds.kill + 0.3 * odds.damage
    }
    for (const one of present(board)) {
      if (facts.tileAt[squareOfSurvivor(board, one)] !== at) continue
      sum -=
        one.health > WEAK || (one.seat !== me.seat && one.health > 2 * BLAST_ON_SURVIVORS) ? BLAST_ON_SURVIVORS : 99
    }
    return sum
  }
  const command = best(uses(choices, 'pipe bomb'), worth)
  if (!command || worth(command) < WORTH_A_BOMB) return null
  return { command, why: 'The pipe bomb hits many zombies at once.' }
}
const WEAK = 25

/** What an item of movement must gain, in points of health. */
const WORTH_MOVING = 12

/** Rule 3: smoke, if leaving an overrun tile is much better than staying. */
export function smoke(s: Situation, now: number): Decision | null {
  const [command] = uses(s.choices, 'smoke canister')
  if (!command || !s.bound || s.left === 0) return null
  const free = { ...s, bound: false }
  const gain = bestEnd(free, waysOf(s.board, { ...walkerOf(s), free: true })).worth - now
  return gain < WORTH_MOVING ? null : { command, why: 'Smoke opens the way out of this tile.' }
}

/** dd.items.8 */
const ADRENALINE = 4

/** Adrenaline, if four more units are worth much: out of danger, or home. */
export function adrenaline(s: Situation, now: number): Decision | null {
  const [command] = uses(s.choices, 'adrenaline shot')
  if (!command) return null
  const gain = bestEnd(s, waysOf(s.board, { ...walkerOf(s), left: s.left + ADRENALINE })).worth - now
  return gain < WORTH_MOVING ? null : { command, why: 'Four more units are worth the adrenaline shot now.' }
}

const WORTH_A_RUSH = 5

/** Rule 3: one more attack, if the first is spent and a second does much. */
export function rush({ board, me, choices, mayAttack, square }: Situation): Decision | null {
  const [command] = uses(choices, 'battle rush')
  if (!command || mayAttack || bestShot(board, me, square).worth < WORTH_A_RUSH) return null
  return { command, why: 'A second attack is worth much here.' }
}
