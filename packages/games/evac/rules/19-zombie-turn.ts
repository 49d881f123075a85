/** The Zombie Turn as a whole: standing up, one activation for each zombie, and whoever is left attacks where it stands. */
import { ask, askWhile, procedure, type Refusal, refuse, type Seat, step, type Vars } from '@shamble/kernel'
import type { Command, CommandOf } from '../commands.ts'
import {
  alive,
  changeZombie,
  type Look,
  type Marine,
  marineOf,
  type Transaction,
  theMarine,
  theZombie,
  type Zombie,
  ZOMBIE_SEAT,
  zombieOf,
} from '../state.ts'
import { contactRefusal } from './09-marine-attacks.ts'
import { bite, marinesInReach, weakest } from './13-zombie-attacks.ts'
import {
  checkZombieMove,
  type Moving,
  moveZombie,
  stopByClock,
  zombieMoves,
  zombieStepsLeft,
} from './13-zombie-movement.ts'

/** ev.zturn.2, ev.zturn.3, ev.zatt.8 Knocked-down zombies stand up first and are finished for this turn. */
function standUp(t: Transaction): void {
  const down = t.state.zombies.filter((z) => z.down)
  for (const z of down) changeZombie(t.state, z, { down: false, acted: true })
  if (down.length > 0) t.emit({ e: 'stood up', clause: 'ev.zturn.2', zombies: down.map((z) => z.id) })
}

/** ev.zturn.4, ev.flip.10 Zombies that can still be activated. */
export const isReady = (z: Zombie): boolean => !z.acted && !z.fresh && !z.down

/** ev.zatt.3 Why this zombie cannot attack this marine. */
function victimRefusal(look: Look, z: Zombie, seat: Seat): Refusal | null {
  const m = marineOf(look.state, seat)
  if (!m || !alive(m)) return refuse('ev.zatt.3', 'A zombie can attack only a living marine.')
  if (marinesInReach(look, z).includes(m)) return null
  return contactRefusal(look, z.at, m.at, 'ev.zatt.3', m.name)
}

/** ev.zturn.6 Movement, none included (ev.zatt.2), then one attack (ev.zatt.4), and the zombie is finished. */
export const zombieActivation = procedure<Transaction, Command>('zombie', [
  askWhile<Transaction, Command, Moving>('ev.zmove.1', 'move the zombie', {
    who: (look, v) => (v.stopped || zombieStepsLeft(look) <= 0 ? [] : [ZOMBIE_SEAT]),
    choices: (look, v) => zombieMoves(look, theZombie(look.state, v.zombie)),
    check: (look, v, _seat, command) => checkZombieMove(look, theZombie(look.state, v.zombie), command),
    take: (t, v, _seat, command) => moveZombie(t, v, command),
    onClock: (look, v) => stopByClock(look, theZombie(look.state, v.zombie)),
  }),
  ask<Transaction, Command, Moving>('ev.zatt.5', 'attack whom?', {
    who: (look, v) => (marinesInReach(look, theZombie(look.state, v.zombie)).length > 1 ? [ZOMBIE_SEAT] : []),
    choices: (look, v) =>
      marinesInReach(look, theZombie(look.state, v.zombie)).map((m) => ({ do: 'bite', marine: m.seat })),
    check: (look, v, _seat, command) => {
      if (command.do !== 'bite')
        return refuse('ev.zatt.6', 'The attack cannot be declined: choose one of the marines in contact.')
      return victimRefusal(look, theZombie(look.state, v.zombie), command.marine)
    },
    take: (_t, v, _seat, command) => {
      v.victim = (command as CommandOf<'bite'>).marine
    },
    onClock: (look, v) => [
      { do: 'bite', marine: (weakest(marinesInReach(look, theZombie(look.state, v.zombie))) as Marine).seat },
    ],
  }),
  step<Transaction, Moving>('ev.zatt.1', 'attack', (t, v) => {
    const z = theZombie(t.state, v.zombie)
    changeZombie(t.state, z, { acted: true })
    const [only] = marinesInReach(t, z)
    if (only) bite(t, z, v.victim === '' ? only : theMarine(t.state, v.victim))
  }),
])

/** One command per zombie number, made once: a Zombie Turn lists them hundreds of times. */
const activations: Command[] = []
function activation(zombie: number): Command {
  for (let id = activations.length; id <= zombie && id < 4096; id++)
    activations.push(Object.freeze({ do: 'activate', zombie: id }))
  return activations[zombie] ?? { do: 'activate', zombie }
}

type Phase = Vars & { ended?: boolean }

/** ev.zturn.5 Every zombie that could still be activated stays and attacks, in order of its number. */
function activateTheRest(t: Transaction): void {
  for (const z of t.state.zombies.filter(isReady)) {
    if (t.state.outcome !== null) return
    changeZombie(t.state, z, { acted: true })
    const victim = weakest(marinesInReach(t, z))
    if (victim) bite(t, z, victim)
  }
}

/** ev.zturn.4 Zombie after zombie until the phase is ended or none is left to activate (ev.zturn.7). */
export const zombieTurn = procedure<Transaction, Command>('zombies', [
  step('ev.zturn.3', 'knocked-down zombies stand up', standUp),
  askWhile<Transaction, Command, Phase>('ev.zturn.4', 'activate a zombie', {
    who: ({ state }, v) => (v.ended !== true && state.zombies.some(isReady) ? [ZOMBIE_SEAT] : []),
    choices: ({ state }) => {
      const choices: Command[] = []
      for (const z of state.zombies) if (isReady(z)) choices.push(activations[z.id] ?? activation(z.id))
      choices.push({ do: 'end-phase' })
      return choices
    },
    check: ({ state }, _v, _seat, command) => {
      if (command.do === 'end-phase') return null
      if (command.do !== 'activate') return refuse('ev.zturn.4', 'Activate a zombie, or end the phase.')
      const z = zombieOf(state, command.zombie)
      if (!z) return refuse('ev.zturn.4', `There is no zombie ${command.zombie}.`)
      if (z.fresh) return refuse('ev.flip.10', 'This zombie was placed in this Zombie Turn.')
      return z.acted ? refuse('ev.zturn.4', 'This zombie is finished for this turn.') : null
    },
    take: (t, v, _seat, command) => {
      if (command.do === 'end-phase') v.ended = true
      else {
        t.state.zombieMoved = 0
        t.call('zombie', { zombie: (command as CommandOf<'activate'>).zombie, stopped: false, victim: '' })
      }
    },
    onClock: () => [{ do: 'end-phase' }],
  }),
  step('ev.zturn.5', 'the others attack where they stand', activateTheRest),
])
