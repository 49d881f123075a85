/** dw.ap.9 to dw.ap.12 What a deed that is no attack and no move would cost. */
import type { Command, CommandOf } from '../commands.ts'
import { priceOf } from '../rules/04-actions.ts'
import { climbPrice } from '../rules/05-climbing.ts'
import { engineCost } from '../rules/05-exit.ts'
import { jumpPrice } from '../rules/05-jumping.ts'
import { openingCost } from '../rules/05-openings.ts'
import { reloadCost } from '../rules/07-ammo.ts'
import { weaponOf } from '../rules/08-weapons.ts'
import { startCost } from '../rules/43-vehicles.ts'
import type { Human, Look } from '../state.ts'
import type { ActionId } from '../tables/actions.ts'

/** The line of the list of actions that a deed is paid by. */
const LINES = {
  strike: 'strike',
  'strike-bare': 'strike',
  break: 'breakAway',
  'clear-jam': 'clearJam',
  refuel: 'refuelChainsaw',
  restart: 'restartChainsaw',
  brace: 'brace',
  ready: 'switchWeapons',
  search: 'search',
  'get-in': 'enterVehicle',
  'get-out': 'leaveVehicle',
  'refuel-vehicle': 'refuelVehicle',
  'change-battery': 'changeBattery',
  'lie-down': 'lieDown',
  'stand-up': 'standUp',
  'pick-up': 'pickUp',
  give: 'give',
  'give-ammo': 'give',
  drop: 'drop',
  'drop-ammo': 'drop',
  heal: 'heal',
  'first-aid': 'heal',
  'use-antiseptic': 'antiseptic',
  extinguish: 'extinguish',
  'switch-radio': 'switchRadio',
  'destroy-corpse': 'destroyCorpse',
  leave: 'leaveTable',
} as const satisfies Partial<Record<Command['do'], ActionId>>

const isListed = (name: Command['do']): name is keyof typeof LINES => name in LINES

function reloading(look: Look, human: Human, { weapon, skill }: CommandOf<'reload'>): number | null {
  const found = weaponOf(human, weapon)
  return found ? reloadCost(look, found, skill) : null
}

function costOf(look: Look, human: Human, command: Command): number | null {
  switch (command.do) {
    case 'reload':
      return reloading(look, human, command)
    case 'open':
    case 'close':
    case 'clear-barricade':
    case 'barricade':
      return openingCost(look, command)
    case 'climb':
      return climbPrice(look, command)
    case 'jump':
      return jumpPrice(look, human, command)
    case 'start':
      return startCost(look, command)
    case 'turn-engine':
      return engineCost(command)
    case 'saw-on':
      return 0
    default:
      return isListed(command.do) ? look.book.costs[LINES[command.do]] : null
  }
}

/** In action points, doubled where they are; null for what has no price of this kind. */
export function deedPrice(look: Look, human: Human, command: Command): number | null {
  const cost = costOf(look, human, command)
  return cost === null ? null : priceOf(human, cost)
}
