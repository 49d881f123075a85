/** rs.melee.3 to rs.melee.6 The push: as many Zeds as a d6 says are thrown off, and the player picks which. */
import { ask, facesBy, procedure, type Refusal, refuse, type Vars } from '@shamble/kernel'
import type { Command, CommandOf } from '../commands.ts'
import {
  calledOf,
  change,
  isInPlay,
  type Look,
  type MeleeSet,
  type Survivor,
  survivorOf,
  type Transaction,
  UMPIRE,
  type Zed,
} from '../state.ts'
import { d6 } from './00-dice.ts'
import { asFigure, inContact } from './01-measure.ts'
import { strikeZed } from './32-mutant.ts'

/** rs.melee.3, rs.melee.18 Zeds in melee with him that nobody has thrown off since: they stand and touch him. */
export function mayBePushed(look: Look, s: Survivor): Zed[] {
  const held = look.state.melee.find(({ survivor }) => survivor === s.n)?.zeds ?? []
  if (held.length === 0) return []
  return look.state.zeds.filter((z) => held.includes(z.id) && !z.down && inContact(look, asFigure(s), asFigure(z)))
}

/** rs.melee.4 Does it hold somebody besides? */
const holdsAnother = (look: Look, s: Survivor, zed: Zed): boolean =>
  look.state.survivors.some((o) => o !== s && isInPlay(o) && inContact(look, asFigure(o), asFigure(zed)))

/** rs.melee.4, rs.tank.5 Mutants that can be pushed first, then those that hold nobody else, then the lowest number. */
export function byDefault(look: Look, s: Survivor): Zed[] {
  const rank = (z: Zed): number => {
    if (z.kind !== 'ordinary' && z.kind !== 'tank') return 0
    return holdsAnother(look, s, z) ? 2 : 1
  }
  return mayBePushed(look, s)
    .map((zed) => ({ zed, rank: rank(zed) }))
    .sort((a, b) => a.rank - b.rank || a.zed.n - b.zed.n)
    .map(({ zed }) => zed)
}

function rollPush(t: Transaction, s: Survivor): number {
  s.fought = true
  const zeds = mayBePushed(t, s).map(({ n }) => n)
  const face = d6(t, {
    clause: 'rs.melee.3',
    seat: s.seat ?? UMPIRE,
    what: 'how many Zeds are pushed',
    results: facesBy({ sides: 6 }, (score) => Math.min(score, zeds.length)),
  })
  t.emit({ e: 'push rolled', clause: 'rs.melee.3', survivor: s.n, face, zeds })
  return face
}

/** rs.melee.18 Nobody else pushes it, even if it still touches him; a weapon may reach it as if it lay there. */
function leaveMelee(t: Transaction, { id }: Zed): void {
  const left = (set: MeleeSet): MeleeSet =>
    change(set, {
      zeds: Object.freeze(set.zeds.filter((one) => one !== id)),
      lying: Object.freeze([...set.lying, id]),
    })
  t.state.melee = Object.freeze(t.state.melee.map((set) => (set.zeds.includes(id) ? left(set) : set)))
}

/** rs.melee.5, rs.melee.6 Each is thrown straight off him and falls, in this order. */
function throwOff(t: Transaction, s: Survivor, zeds: readonly Zed[]): void {
  for (const zed of zeds) {
    leaveMelee(t, zed)
    strikeZed(t, zed, 'push', { survivor: s, from: s.at })
  }
}

/** rs.melee.3, rs.melee.4 With as many pips as Zeds all are pushed; else the player is asked. */
export function push(t: Transaction, s: Survivor): void {
  const held = byDefault(t, s)
  const face = rollPush(t, s)
  if (face >= held.length) throwOff(t, s, held)
  else t.call(pushing.name, { survivor: s.n, many: face })
}

/** rs.nps.10 Whom nobody plays picks by the default. */
export function pushMost(t: Transaction, s: Survivor): void {
  const held = byDefault(t, s)
  throwOff(t, s, held.slice(0, rollPush(t, s)))
}

/** Who pushes, and how many. */
interface Push extends Vars {
  survivor: number
  many: number
}

/** Every set of so many, each in the default order; another order is legal, too. */
function setsOf<T>(all: readonly T[], many: number): T[][] {
  if (many === 0) return [[]]
  return all.flatMap((first, i) => setsOf(all.slice(i + 1), many - 1).map((rest) => [first, ...rest]))
}

const pushBack = (zeds: readonly Zed[]): CommandOf<'push-back'> => ({
  do: 'push-back',
  zeds: zeds.map(({ n }) => n),
})

function checkPicked(look: Look, { survivor, many }: Push, command: Command): Refusal | null {
  const s = survivorOf(look.state, survivor)
  if (command.do !== 'push-back' || !s) return refuse('rs.melee.4', 'Say which Zeds are pushed.')
  const held = mayBePushed(look, s)
  const picked = new Set(command.zeds)
  if (picked.size !== many || command.zeds.length !== many)
    return refuse('rs.melee.4', `Push exactly ${many} of them, each once.`)
  const other = command.zeds.find((n) => !held.some((z) => z.n === n))
  return other === undefined ? null : refuse('rs.melee.3', `Zed ${other} is not in melee with ${calledOf(s)}.`)
}

/** rs.melee.4 After the roll. */
export const pushing = procedure<Transaction, Command>('pushing', [
  ask<Transaction, Command, Push>('rs.melee.4', 'push whom', {
    who: ({ state }, { survivor }) => {
      const seat = survivorOf(state, survivor)?.seat ?? null
      return seat === null ? [] : [seat]
    },
    choices: (look, { survivor, many }) => {
      const s = survivorOf(look.state, survivor)
      return s ? setsOf(byDefault(look, s), many).map(pushBack) : []
    },
    check: (look, v, _seat, command) => checkPicked(look, v, command),
    take: (t, { survivor }, _seat, command) => {
      const s = survivorOf(t.state, survivor)
      if (!s || command.do !== 'push-back') return
      const zeds = command.zeds.flatMap((n) => t.state.zeds.filter((z) => z.n === n))
      throwOff(t, s, zeds)
    },
    onClock: (look, { survivor, many }) => {
      const s = survivorOf(look.state, survivor)
      return s ? [pushBack(byDefault(look, s).slice(0, many))] : []
    },
  }),
])
