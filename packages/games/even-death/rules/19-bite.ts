/** ed.bite Biting. */
import { type Refusal, refuse } from '@shamble/kernel'
import type { Command, CommandOf } from '../commands.ts'
import { areFriends, change, type Herd, type Human, humanOf, isHerd, isOnTable } from '../state.ts'
import type { Look, Transaction, Unit, Zombie } from '../state.ts'
import { BITE_ACCURACY } from '../tables/numbers.ts'
import { HUNGER } from '../tables/states.ts'
import { putZombies, zombieAt } from './01-figures.ts'
import type { Action } from './07-actions.ts'
import { faceTarget } from './09-facing.ts'
import { inContactWith } from './16-contact.ts'
import { attack, type Planned } from './17-attack.ts'
import { toughnessOf } from './17-factors.ts'
import { biters, drawable, ring } from './19-ring.ts'

/** ed.bite.1, ed.bite.2, ed.bite.10 Whom a herd can bite: somebody whom one of it touches that holds nobody else. */
function targetFault(look: Look, herd: Herd, target: Human | undefined): Refusal | null {
  if (herd.rambles) return refuse('ed.bite.1', 'A herd that rambles does not bite.')
  if (!target || !isOnTable(target) || areFriends(look.state, herd.seat, target.seat))
    return refuse('ed.bite.2', 'A target is an enemy human on the table.')
  if (biters(look, herd, target).length > 0) return null
  return inContactWith(look, target).zombies.some((one) => one.herd === herd)
    ? refuse('ed.bite.10', 'Those who touch this human hold somebody else.')
    : refuse('ed.bite.2', 'No zombie of the herd is in base contact with this human.')
}

function check(look: Look, unit: Unit, command: Command): Refusal | null {
  if (!isHerd(unit) || command.do !== 'bite') return null
  const target = humanOf(look.state, command.target)
  const fault = targetFault(look, unit, target)
  if (fault || !target || command.drawn === undefined) return fault
  const can = drawable(look, unit, target).map(({ id }) => id)
  return new Set(command.drawn).size === command.drawn.length && command.drawn.every((id) => can.includes(id))
    ? null
    : refuse('ed.bite.5', 'Zombies of the herd within 2 inches are drawn in, free ones, each once.')
}

/** For each target: all are drawn in, or nobody; any other choice is taken too. */
function choices(look: Look, unit: Unit): Command[] {
  if (!isHerd(unit) || unit.rambles) return []
  return look.state.humans
    .filter((human) => targetFault(look, unit, human) === null)
    .flatMap((human): CommandOf<'bite'>[] => {
      const bite = { do: 'bite', target: human.id } as const
      return drawable(look, unit, human).length === 0 ? [bite] : [bite, { ...bite, drawn: [] }]
    })
}

/** ed.bite.5 Whom the zombie seat wants to draw in, nearest first; all unless it says otherwise. */
function wanted(look: Look, herd: Herd, target: Human, { drawn }: CommandOf<'bite'>): Zombie[] {
  const can = drawable(look, herd, target)
  return drawn === undefined ? can : can.filter(({ id }) => drawn.includes(id))
}

function drawIn(t: Transaction, herd: Herd, target: Human, drawn: readonly Zombie[]): void {
  const placed = ring(t, herd, target, drawn)
  if (placed.length === 0) return
  const ends = new Map(placed.map(({ zombie, at }) => [zombie, at]))
  putZombies(
    t,
    herd,
    herd.zombies.map((z) => zombieAt(z, ends.get(z.id) ?? z.at)),
  )
  t.emit({ e: 'drawn in', clause: 'ed.bite.4', unit: herd.id, target: target.id, placed })
}

/** ed.bite.8, ed.bite.9 Whoever bites holds on: single zombies, not the herd. */
function lockOn(t: Transaction, herd: Herd, target: Human): void {
  const fresh = biters(t, herd, target).filter(({ locked }) => locked === null)
  if (fresh.length === 0) return
  herd.zombies = Object.freeze(herd.zombies.map((z) => (fresh.includes(z) ? change(z, { locked: target.id }) : z)))
  const zombies = fresh.map(({ id }) => id)
  t.emit({ e: 'locked on', clause: 'ed.bite.9', unit: herd.id, zombies, target: target.id })
}

/** ed.bite.11 to ed.bite.17 The dice of both, when so many bite. */
export function biteBy(
  look: Look,
  target: Human,
  many: number,
): Pick<Planned, 'dice' | 'needed' | 'modifiers' | 'toughness'> {
  const hunger = look.book.countsSecondary() ? HUNGER[look.state.behaviour.hunger] : 0
  return {
    dice: many + (target.down ? 1 : 0),
    needed: BITE_ACCURACY - (many - 1),
    modifiers: hunger === 0 ? [] : [{ clause: 'ed.bite.16', value: hunger }],
    toughness: toughnessOf(look, target, false),
  }
}

export const plannedBite = (look: Look, herd: Herd, target: Human): Planned => ({
  kind: 'bite',
  attacker: herd.id,
  target: target.id,
  weapon: 'teeth',
  ...biteBy(look, target, biters(look, herd, target).length),
})

function take(t: Transaction, unit: Unit, command: Command): void {
  if (!isHerd(unit) || command.do !== 'bite') return
  const target = humanOf(t.state, command.target)
  if (!target) return
  drawIn(t, unit, target, wanted(t, unit, target, command))
  lockOn(t, unit, target)
  faceTarget(unit, target)
  attack(t, plannedBite(t, unit, target))
}

export const biting: Action = { do: 'bite', by: 'herds', choices, check, take }
