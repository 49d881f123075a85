/** rs.shoot Step 9: survivors shoot, snipe or reload. */
import { procedure, type Refusal, refuse, step } from '@shamble/kernel'
import { facingTowards } from '@shamble/table'
import type { Command, CommandOf } from '../commands.ts'
import { isInPlay, type Look, type Survivor, type Transaction } from '../state.ts'
import { hasCard, loseCard } from './07-cards.ts'
import { seatsAct } from './08-acting.ts'
import { beginStep, inOrder } from './08-parts.ts'
import { targetZed } from './29-aim.ts'
import { shotByDefault } from './29-danger.ts'
import { noteFiring, shoot } from './29-fire.ts'
import { askMercy, mustAgree } from './29-mercy.ts'
import { checkShot, firable, hasTarget, shotsOf, targetOf } from './29-options.ts'
import { checkReload, mayReload, reload, reloadByDefault, reloads } from './31-reload.ts'

const hasBegun = ({ state }: Look, { n }: Survivor): boolean => state.firing.some(({ survivor }) => survivor === n)

/** rs.move.9 Where the house says so, one turns once more before the first shot. */
const mayTurn = (look: Look, s: Survivor): boolean =>
  look.book.turnsBeforeShooting() && !hasBegun(look, s) && firable(look, s).length > 0

/** Turns that are offered, of all that are legal: towards each Zed that can be seen. */
function turns(look: Look, s: Survivor): CommandOf<'turn'>[] {
  if (!mayTurn(look, s)) return []
  return look.state.zeds.flatMap((zed): CommandOf<'turn'>[] => {
    const target = targetZed(look, s, zed)
    const facing = target && facingTowards(s.at, target.figure.at)
    return facing ? [{ do: 'turn', facing: [facing.x, facing.y] }] : []
  })
}

const isDue = (look: Look, s: Survivor): boolean =>
  mayReload(look, s) || hasTarget(look, s) || turns(look, s).length > 0

const choices = (look: Look, s: Survivor): Command[] => [
  ...shotsOf(look, s).map(({ command }) => command),
  ...turns(look, s),
  ...reloads(look, s),
]

function check(look: Look, s: Survivor, command: Command): Refusal | null {
  switch (command.do) {
    case 'shoot':
      return checkShot(look, s, command)
    case 'reload':
      return checkReload(look, s, command)
    case 'turn': {
      const isIdle = command.torch === undefined && command.drop === undefined && command.facing.some((c) => c !== 0)
      return isIdle && mayTurn(look, s) ? null : refuse('rs.move.9', 'The facing is fixed since step 5.')
    }
    default:
      return refuse('rs.shoot.1', 'Shoot, reload or pass.')
  }
}

function takeTurn(t: Transaction, s: Survivor, { facing: [x, y] }: CommandOf<'turn'>): void {
  noteFiring(t, s, {})
  s.facing = Object.freeze({ x, y })
  t.emit({ e: 'turned', clause: 'rs.move.9', survivor: s.n, facing: s.facing })
}

/** rs.shoot.12, rs.shoot.21 One shot at a time; the living are asked first. */
function takeShot(t: Transaction, s: Survivor, command: CommandOf<'shoot'>): void {
  const target = targetOf(t, s, command)
  if (!target) return
  const { figure } = target
  if ('who' in figure && isInPlay(figure) && mustAgree(t, figure)) askMercy(t, s, figure, command.weapon)
  else shoot(t, s, command.weapon, target)
}

function take(t: Transaction, s: Survivor, command: Command): 'over' | 'more' {
  if (command.do === 'reload') reload(t, s, command.weapon)
  else if (command.do === 'turn') takeTurn(t, s, command)
  else if (command.do === 'shoot') takeShot(t, s, command)
  return command.do !== 'reload' && hasTarget(t, s) ? 'more' : 'over'
}

/** rs.cards.6, rs.reload.4, rs.down.5 Cards of which nothing can come are lost. */
function begin(t: Transaction): void {
  beginStep(t, '9')
  t.state.firing = Object.freeze([])
  for (const s of inOrder(t.state.survivors.filter((one) => isInPlay(one) && one.seat !== null))) {
    for (const card of ['SHOOT', 'SNIPE'] as const)
      if (hasCard(t.state, s, card) && firable(t, s).length === 0) loseCard(t, s, card)
    if (hasCard(t.state, s, 'RELOAD') && !mayReload(t, s)) loseCard(t, s, 'RELOAD')
  }
}

/** rs.shoot.22 Each finishes his shots before the next. */
export const shooting = procedure<Transaction, Command>('shooting', [
  step('rs.turn.1', 'begin', begin),
  seatsAct('rs.shoot.22', 'shoot or reload', {
    isDue,
    choices,
    check,
    take,
    hasBegun,
    onClock: (look, s) => (mayReload(look, s) ? reloadByDefault(s) : shotByDefault(look, s)),
  }),
])
