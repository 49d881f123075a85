/** ed.wounds What an attack does: wounds, and who of a herd falls. */
import { ask, type Refusal, refuse, type Seat, type Step, step } from '@shamble/kernel'
import { distance2, type XY } from '@shamble/table'
import type { Command } from '../commands.ts'
import type { AttackKind, DeathCause } from '../events.ts'
import {
  type Attack,
  change,
  type Herd,
  herdOf,
  type Human,
  humanOf,
  isHerd,
  type Look,
  type Transaction,
  unitOf,
  type Zombie,
} from '../state.ts'
import { putZombies } from './01-figures.ts'
import { die, tellClass } from './31-death.ts'
import { infect } from './32-infected.ts'

const successesIn = (dice: readonly boolean[]): number => dice.filter((success) => success).length

/** ed.shoot.7, ed.shoot.8, ed.wounds.1, ed.wounds.2 As many as the attacker has more successes than the target; none otherwise. */
export const woundsOf = ({ hits, saves }: Pick<Attack, 'hits' | 'saves'>): number =>
  Math.max(0, successesIn(hits) - successesIn(saves))

/** ed.wounds.5, ed.wounds.8, ed.death.1 A human loses vitality; bitten and alive, it is Infected. */
export function wound(t: Transaction, human: Human, wounds: number, how: DeathCause, killer: Herd | null = null): void {
  human.vitality = Math.max(0, human.vitality - wounds)
  t.emit({ e: 'wounded', clause: 'ed.wounds.5', unit: human.id, wounds, vitality: human.vitality })
  if (human.vitality === 0) return die(t, human, how, killer)
  if (how === 'bite') infect(t, human)
}

/** ed.wounds.6, ed.death.2 Zombies of a herd fall. */
export function fell(t: Transaction, herd: Herd, zombies: readonly number[], wounds: number = zombies.length): void {
  const { state } = t
  const before = herd.zombies.length
  putZombies(
    t,
    herd,
    herd.zombies.filter(({ id }) => !zombies.includes(id)),
  )
  const left = herd.zombies.length
  state.tally = change(state.tally, { destroyed: state.tally.destroyed + before - left })
  t.emit({ e: 'zombies fell', clause: 'ed.wounds.6', unit: herd.id, zombies, left, wounds })
  tellClass(t, herd, before)
  if (left > 0) return
  herd.status = 'dead'
  t.emit({ e: 'herd gone', clause: 'ed.death.2', unit: herd.id, how: 'killed' })
}

/** Those of a herd who fall for certain, and those equally near of whom so many more do. */
interface Casualties {
  readonly sure: readonly number[]
  readonly among: readonly number[]
  readonly more: number
}

/** ed.wounds.6, ed.wounds.7 The closest to the attacker's centre, seen or not; surplus wounds are lost. */
export function casualties({ zombies }: Pick<Herd, 'zombies'>, from: XY, wounds: number): Casualties {
  const byDistance = (a: Zombie, b: Zombie): number =>
    Math.sign(distance2(from, a.at) - distance2(from, b.at)) || a.id - b.id
  const near = [...zombies].sort(byDistance)
  const last = near[Math.min(wounds, near.length) - 1]
  if (last === undefined) return { sure: [], among: [], more: 0 }
  const nearer = near.filter(({ at }) => distance2(from, at) < distance2(from, last.at))
  const equal = near.filter(({ at }) => distance2(from, at) === distance2(from, last.at))
  const ids = (some: readonly Zombie[]): number[] => some.map(({ id }) => id)
  const more = Math.min(wounds, near.length) - nearer.length
  return equal.length === more
    ? { sure: ids([...nearer, ...equal]), among: [], more: 0 }
    : { sure: ids(nearer), among: ids(equal), more }
}

interface Struck {
  readonly herd: Herd
  readonly from: XY
  readonly wounds: number
}

/** The herd that is wounded by the attack under way, and from where. */
function struckHerd({ state }: Look): Struck | null {
  const { attack } = state
  if (attack === null || attack.wounds === 0) return null
  const herd = herdOf(state, attack.target)
  const attacker = humanOf(state, attack.attacker)
  return herd && attacker ? { herd, from: attacker.at, wounds: attack.wounds } : null
}

const ofStruck = ({ herd, from, wounds }: Struck): Casualties => casualties(herd, from, wounds)

/** Whoever is asked which of equally near zombies fall. */
function asked(look: Look): Seat[] {
  const struck = struckHerd(look)
  return struck && ofStruck(struck).among.length > 0 ? [struck.herd.seat] : []
}

/** So many ways to choose are offered; every other lawful one is taken too. */
const MOST_OFFERED = 20

/** Choices of so many of a list, those with the lowest first. */
export function choicesOf(from: readonly number[], many: number, most: number): number[][] {
  if (many === 0) return [[]]
  const found: number[][] = []
  for (const [i, first] of from.entries()) {
    for (const rest of choicesOf(from.slice(i + 1), many - 1, most - found.length)) found.push([first, ...rest])
    if (found.length >= most) break
  }
  return found.slice(0, most)
}

function choices(look: Look): Command[] {
  const struck = struckHerd(look)
  if (struck === null) return []
  const { among, more } = ofStruck(struck)
  return choicesOf(among, more, MOST_OFFERED).map((zombies) => ({ do: 'casualties', zombies }))
}

function check(look: Look, command: Command): Refusal | null {
  const struck = struckHerd(look)
  if (struck === null || command.do !== 'casualties')
    return refuse('ed.wounds.7', 'Say which of the zombies that are equally near fall.')
  const { among, more } = ofStruck(struck)
  const chosen = new Set(command.zombies)
  if (chosen.size !== command.zombies.length || !command.zombies.every((id) => among.includes(id)))
    return refuse('ed.wounds.7', `Only zombies ${among.join(', ')} are equally near; name each once.`)
  return chosen.size === more ? null : refuse('ed.wounds.7', `${more} of them fall, not ${chosen.size}.`)
}

/** The wounds of the attack under way are dealt with. */
function deal(t: Transaction): void {
  if (t.state.attack !== null) t.state.attack = change(t.state.attack, { wounds: 0 })
}

function take(t: Transaction, command: Command): void {
  const struck = struckHerd(t)
  if (struck === null || command.do !== 'casualties') return
  const { sure } = ofStruck(struck)
  deal(t)
  fell(t, struck.herd, [...sure, ...command.zombies], struck.wounds)
}

const CAUSES: Readonly<Record<AttackKind, DeathCause>> = { shooting: 'shot', melee: 'blow', bite: 'bite' }

/** Where there is nothing to choose. */
function apply(t: Transaction): void {
  const { attack } = t.state
  if (attack === null || attack.wounds === 0) return
  const target = unitOf(t.state, attack.target)
  if (!target) return
  const struck = struckHerd(t)
  deal(t)
  if (struck) return fell(t, struck.herd, ofStruck(struck).sure, struck.wounds)
  if (!isHerd(target)) wound(t, target, attack.wounds, CAUSES[attack.kind], herdOf(t.state, attack.attacker) ?? null)
}

/** ed.wounds.3 What is done with the wounds of an attack, at once. */
export const inflict: readonly Step<Transaction, Command>[] = [
  ask<Transaction, Command>('ed.wounds.7', 'casualties', {
    who: asked,
    choices: (look) => choices(look),
    check: (look, _v, _seat, command) => check(look, command),
    take: (t, _v, _seat, command) => take(t, command),
    onClock: (look) => choices(look).slice(0, 1),
  }),
  step('ed.wounds.3', 'wounds', apply),
]
