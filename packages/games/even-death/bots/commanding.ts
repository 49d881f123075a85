/** Automation, human bot, Military: which command is given, and by whom. */
import type { Advice, Seat } from '@shamble/kernel'
import type { Command } from '../commands.ts'
import { worthOf } from '../rules/03-force.ts'
import { sees } from '../rules/14-sight.ts'
import { type Human, isHerd, isOnTable, type Look, seatOf } from '../state.ts'
import { EFFECTS, type EffectId } from '../tables/commands.ts'
import { inches } from '../tables/units.ts'
import { isShooting } from '../tables/weapons.ts'
import { marginAt, threatsTo } from './danger.ts'
import { isFar } from './errands.ts'
import { enemiesOf, quickShot } from './shots.ts'
import { tasksOf } from './tasks.ts'

interface Order {
  readonly human: Human
  readonly command: Command
  readonly why: string
}

const own = ({ state }: Look, seat: Seat): Human[] => state.humans.filter((h) => h.seat === seat && isOnTable(h))

/** A shot worth half a wound. */
const GOOD = 0.5
/** An order is worth it for so many. */
const SHOTS = 3
const BITTEN = 2
const SHOOTERS = 3
const DEAREST = 2
/** As far as Oscar Mike carries somebody. */
const STRIDE = inches(6)

/** The enemy people who see somebody of the seat, and whom they see. */
function seenBy(look: Look, seat: Seat): { readonly shooters: number; readonly seen: ReadonlySet<Human> } {
  const shooters = enemiesOf(look, seat).flatMap((unit) =>
    !isHerd(unit) && unit.weapons.some(({ id }) => isShooting(id)) ? [unit] : [],
  )
  const seen = new Set<Human>()
  let many = 0
  for (const shooter of shooters) {
    const targets = own(look, seat).filter((human) => sees(look, shooter, human))
    for (const human of targets) seen.add(human)
    if (targets.length > 0) many++
  }
  return { shooters: many, seen }
}

/** The first effect that is worth its points; null if none is. */
function effectFor(
  look: Look,
  seat: Seat,
): { readonly effect: EffectId; readonly units?: number[]; readonly why: string } | null {
  const { commandPoints, commanded, faction } = seatOf(look.state, seat)
  const canPay = (effect: EffectId): boolean => commandPoints >= EFFECTS[effect].cost
  if (faction !== 'military' || commanded || !canPay('oscar-mike')) return null
  const units = own(look, seat)
  const enemies = enemiesOf(look, seat)
  if (
    canPay('concentrate-fire') &&
    units.filter((human) => !human.used && quickShot(look, human, enemies) >= GOOD).length >= SHOTS
  )
    return { effect: 'concentrate-fire', why: 'Enough of them have a good shot.' }
  const threats = threatsTo(look, seat)
  const { shooters, seen } = canPay('get-to-cover') ? seenBy(look, seat) : { shooters: 0, seen: new Set<Human>() }
  const bitten = units.filter(({ at }) => marginAt(threats, at) <= 0).length
  if (canPay('get-to-cover') && (bitten >= BITTEN || shooters >= SHOOTERS))
    return { effect: 'get-to-cover', why: 'They will be attacked before they act again.' }
  const dearest = [...units].sort((a, b) => worthOf(b) - worthOf(a) || a.id - b.id).slice(0, DEAREST)
  if (canPay('suppressive-fire') && dearest.length === DEAREST && dearest.every((human) => seen.has(human)))
    return {
      effect: 'suppressive-fire',
      units: dearest.map(({ id }) => id),
      why: 'The two best of them are in sight of enemy guns.',
    }
  const tasks = tasksOf(look, seat)
  const isUnderWay = units.some((human) => {
    const task = human.used ? undefined : tasks.get(human.id)
    return task !== undefined && task.is !== 'hold' && isFar(look, human, task, STRIDE)
  })
  return isUnderWay ? { effect: 'oscar-mike', why: 'There is a long way to go.' } : null
}

/** Whoever gives the order: the one with the poorest shot of those who have not acted. */
export function giverOf(look: Look, seat: Seat, unused: readonly Human[]): Order | null {
  const chosen = effectFor(look, seat)
  if (chosen === null) return null
  const enemies = enemiesOf(look, seat)
  const able = unused.filter(({ down }) => !down).map((human) => ({ human, worth: quickShot(look, human, enemies) }))
  able.sort((a, b) => a.worth - b.worth || a.human.id - b.human.id)
  const { effect, units, why } = chosen
  const [first] = able
  return first ? { human: first.human, command: { do: 'command', effect, ...(units ? { units } : {}) }, why } : null
}

/** The order of whoever is to give one. */
export function command(look: Look, human: Human, choices: readonly Command[]): Advice<Command> | null {
  if (!choices.some((one) => one.do === 'command')) return null
  const unused = own(look, human.seat).filter(({ used }) => !used)
  const order = giverOf(look, human.seat, unused)
  return order && order.human === human ? { command: order.command, why: order.why } : null
}
