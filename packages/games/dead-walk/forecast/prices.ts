/** What a command would cost: the rules pay by the same lines and functions. */
import type { Command, CommandOf } from '../commands.ts'
import { costOfDeed, priceOf } from '../rules/04-actions.ts'
import { climbPrice } from '../rules/05-climbing.ts'
import { engineCost } from '../rules/05-exit.ts'
import { jumpPrice } from '../rules/05-jumping.ts'
import { walkAhead } from '../rules/05-movement.ts'
import { openingCost } from '../rules/05-openings.ts'
import { reloadCost } from '../rules/07-ammo.ts'
import { weaponOf } from '../rules/08-weapons.ts'
import { drivePrice } from '../rules/43-driving.ts'
import { startCost } from '../rules/43-vehicles.ts'
import { costOfSkill } from '../rules/47-combat-skills.ts'
import type { Human, Look } from '../state.ts'
import { type AttackCommand, attackPrice, isAttack, isPaidAlready } from './attacks.ts'

function reloading(look: Look, human: Human, { weapon, skill }: CommandOf<'reload'>): number | null {
  const found = weaponOf(human, weapon)
  return found ? reloadCost(look, found, skill) : null
}

function walking(look: Look, human: Human, command: CommandOf<'move'>): number | null {
  const ahead = walkAhead(look, human, command)
  return 'cost' in ahead ? ahead.cost : null
}

/** What is no action, or is paid with the action it belongs to. */
const FREE = {
  place: true,
  activate: true,
  rest: true,
  end: true,
  deal: true,
  'saw-on': true,
  stop: true,
  'zombie-next': true,
  'zombie-move': true,
  'zombie-attack': true,
  decline: true,
  'choose-psychosis': true,
  'take-find': true,
  'leave-find': true,
  resign: true,
  'take-seat': true,
} as const satisfies Partial<Record<Command['do'], true>>

type Free = CommandOf<keyof typeof FREE>
const isFree = (command: Command): command is Free => command.do in FREE

type Costly = Exclude<Command, Free | AttackCommand | CommandOf<'drive'>>

/** Before doubling; null for what cannot be done at all. A kind of command that is in no list does not compile here. */
function costOf(look: Look, human: Human, command: Costly): number | null {
  switch (command.do) {
    case 'move':
      return walking(look, human, command)
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
    case 'use-skill':
      return costOfSkill(command.skill)
    default:
      return costOfDeed(look, command.do)
  }
}

/** In action points, doubled where they are; null for what cannot be done at all. */
export function priceOfCommand(look: Look, human: Human, command: Command): number | null {
  if (isPaidAlready(look) || isFree(command)) return 0
  if (command.do === 'drive') return drivePrice(human)
  if (isAttack(command)) return attackPrice(look, human, command)
  const cost = costOf(look, human, command)
  return cost === null ? null : priceOf(human, cost)
}
