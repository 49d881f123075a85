/** Automatic weapons: a burst walks from zombie to zombie until a natural 1. */
import { adjacent } from '@shamble/grid'
import { askWhile, procedure, type Refusal, refuse, type Seat, step, type Vars } from '@shamble/kernel'
import type { Command, CommandOf } from '../commands.ts'
import { type Item, type Look, type Marine, type Transaction, theMarine, theZombie, type Zombie } from '../state.ts'
import { NATURAL_ONE } from '../tables/dice.ts'
import type { WeaponKind } from '../tables/weapons.ts'
import { finishAttackPart } from './07-marine-activation.ts'
import { attack, canSee } from './09-marine-attacks.ts'

type Burst = Vars & {
  seat: Seat
  item: number
  /** ev.auto.6 The square of the previous target, alive or just killed. */
  last: number
  shots: number
  natural: number
  ceased: boolean
}

const gunOf = ({ state }: Look, v: Burst): Item =>
  theMarine(state, v.seat).items.find((item) => item.id === v.item) as Item

/** ev.auto.5 to ev.auto.7 The same zombie or one in an adjacent square, in sight of the marine. */
export function nextTargets(look: Look, v: Pick<Burst, 'seat' | 'last'>): Zombie[] {
  const { state, facts } = look
  const from = theMarine(state, v.seat).at
  return state.zombies.filter((z) => (z.at === v.last || adjacent(facts.l, z.at, v.last)) && canSee(look, from, z.at))
}

/** The clause by which a burst is over. */
const OVER_BY = {
  'natural 1': 'ev.auto.2',
  ceased: 'ev.auto.9',
  'no rounds': 'ev.auto.13',
  'no target': 'ev.auto.8',
} as const

/** Why the burst is over, or null while it may go on; ev.auto.3, ev.auto.4 only the natural number counts. */
function overBecause(look: Look, v: Burst): keyof typeof OVER_BY | null {
  if (v.natural === NATURAL_ONE) return 'natural 1'
  if (v.ceased) return 'ceased'
  if (gunOf(look, v).rounds === 0) return 'no rounds'
  return nextTargets(look, v).length === 0 ? 'no target' : null
}

function fireOn(t: Transaction, v: Burst, id: number): void {
  const zombie = theZombie(t.state, id)
  const gun = gunOf(t, v)
  v.last = zombie.at
  v.shots++
  v.natural = attack(t, theMarine(t.state, v.seat), gun.kind as WeaponKind, gun, zombie)
}

/** ev.act.5 Why nobody fires on: no burst is being fired, or it is over and was this turn's attack part. */
export const noBurstRefusal = (m: Marine | undefined): Refusal =>
  m?.attack === 'burst'
    ? refuse('ev.act.5', 'The burst is over, and with it the attack part of this turn.')
    : refuse('ev.auto.10', 'No burst is being fired.')

export const burst = procedure<Transaction, Command>('burst', [
  askWhile<Transaction, Command, Burst>('ev.auto.10', 'fire on?', {
    who: (look, v) => (overBecause(look, v) === null ? [v.seat] : []),
    choices: (look, v) => [
      ...nextTargets(look, v).map((z) => ({ do: 'fire-on' as const, zombie: z.id })),
      { do: 'cease-fire' as const },
    ],
    check: (look, v, _seat, command) => {
      if (command.do === 'cease-fire') return null
      if (command.do !== 'fire-on') return refuse('ev.auto.11', 'Nothing else can be done inside a burst.')
      if (nextTargets(look, v).some((z) => z.id === command.zombie)) return null
      const zombie = look.state.zombies.find((z) => z.id === command.zombie)
      if (!zombie) return refuse('ev.auto.5', `There is no zombie ${command.zombie}.`)
      return zombie.at === v.last || adjacent(look.facts.l, zombie.at, v.last)
        ? refuse('ev.auto.7', 'There is no line of sight to this zombie.')
        : refuse('ev.auto.5', 'The next target must be the same zombie or one adjacent to the last target.')
    },
    take: (t, v, _seat, command) => {
      if (command.do === 'cease-fire') v.ceased = true
      else fireOn(t, v, (command as CommandOf<'fire-on'>).zombie)
    },
    onClock: () => [{ do: 'cease-fire' }],
  }),
  step<Transaction, Burst>('ev.auto.8', 'the burst is over', (t, v) => {
    const because = overBecause(t, v) ?? 'ceased'
    t.emit({
      e: 'burst ended',
      clause: OVER_BY[because],
      seat: v.seat,
      shots: v.shots,
      because,
    })
    finishAttackPart(t, theMarine(t.state, v.seat))
  }),
])
