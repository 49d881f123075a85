/**
 * rs.secrecy.14 What a person as umpire decides in secret, otherwise: what he tells mutants that nobody has seen (D19, D23),
 * which secret dice are due, and what they show (rs.dice.4). Whatever everybody sees of it stays as it is.
 */
import type { Dice, Seat } from '@shamble/kernel'
import type { Knowing } from '@shamble/kernel/testkit'
import type { AnyZed, Command, CommandOf } from '../commands.ts'
import { inOrder } from '../rules/08-parts.ts'
import { groansNear } from '../rules/28-groan.ts'
import {
  type Desk,
  type Due,
  type Errand7c,
  isInPlay,
  type Look,
  type RunOrShootKit,
  type State,
  STEPS,
  UMPIRE,
  type Zed,
} from '../state.ts'
import { MUTANT_KINDS } from '../tables/mutants.ts'
import { actByLuck } from './acts.ts'

const coin = (dice: Dice): boolean => dice.draw('rs.secrecy.14', 2) === 0

const attacksUnseen = ({ kind }: Zed): boolean => kind === 'boomer' || kind === 'smoker' || kind === 'tank'
const waitsUnseen = ({ kind, posture }: Zed): boolean => kind === 'hunter' && posture === 'crouching'

/** Of those that nobody has seen, some that are told to wait. */
const told = (hidden: readonly Zed[], which: (z: Zed) => boolean, dice: Dice): Zed[] =>
  hidden.filter((z) => which(z) && coin(dice))

/** rs.groan.3, rs.infection.9 Which dice are due: of groans near other lairs, and for whoever else is infected. */
function otherDue(look: Look, due: readonly Due[], dice: Dice): Due[] {
  const { state, book } = look
  if (state.frames.at(-1)?.at !== 'throw secret dice') return [...due]
  const open = due.filter(({ what }) => what === 'test' || (what === 'death' && book.bluffs()))
  if (state.step === '4')
    for (const horde of state.hidden.hordes)
      if (horde.active === 0 && groansNear(look, horde) > 0 && coin(dice)) open.push({ what: 'groans', about: horde.n })
  if (state.step !== 'U2' || book.bluffs()) return open
  const infected = inOrder(state.survivors).filter((s) => isInPlay(s) && state.hidden.tested[s.n] === 'infected')
  return [...open, ...infected.map(({ n }): Due => ({ what: 'death', about: n }))]
}

/** rs.zed.11 After the one whose turn it is, some that were to move and are not there any more. */
function withLost(errands: readonly Errand7c[], { state, book }: Look, dice: Dice): readonly Errand7c[] {
  const all = [...errands]
  if (all.length === 0) return all
  for (let zed = 1; zed <= 2 && zed < state.hidden.nextZed; zed++) {
    if (coin(dice)) continue
    const at = Object.freeze({ x: dice.draw('', book.map.width), y: dice.draw('', book.map.depth) })
    const target = state.survivors[dice.draw('', state.survivors.length)]?.n ?? null
    const goal = Object.freeze({ at, level: 0 })
    const lost: Errand7c = Object.freeze({ zed, target, goal, lure: 'the nearest', clause: 'rs.priority.12' })
    all.splice(1 + dice.draw('', all.length), 0, lost)
  }
  return all
}

/** The desk for another state of the same table; `idOf` leads from the numbers of creation there were to those there are. */
export function otherDesk(look: Look, was: Desk, idOf: ReadonlyMap<number, number>, dice: Dice): Desk {
  const { state } = look
  const { hidden } = state
  const kept = <T extends { readonly zed: number }>(list: readonly T[]): T[] =>
    list.flatMap((one) => {
      const zed = idOf.get(one.zed)
      return zed === undefined ? [] : [Object.freeze({ ...one, zed })]
    })
  const isPast = (step: State['step']): boolean => STEPS.indexOf(state.step) >= STEPS.indexOf(step)
  const waiting = isPast('7d') ? told(hidden.zeds, waitsUnseen, dice) : []
  const idle = isPast('10') ? told(hidden.zeds, attacksUnseen, dice) : []
  return Object.freeze({
    laid: was.laid,
    errands: Object.freeze(withLost(kept(was.errands), look, dice)),
    hunters: Object.freeze([
      ...kept(was.hunters),
      ...waiting.map(({ id }) => Object.freeze({ zed: id, does: 'stay' as const, at: null })),
    ]),
    attacks: Object.freeze([...kept(was.attacks), ...idle.map(({ id }) => Object.freeze({ zed: id, at: null }))]),
    due: Object.freeze(otherDue(look, was.due, dice)),
  })
}

const isSeen = ({ zed }: { readonly zed: AnyZed }): boolean => typeof zed === 'number'
const inAmbush = ({ id }: Zed): AnyZed => ({ hidden: id })

function toHunters({ state }: Look, command: Command, dice: Dice): Command {
  const seen = command.do === 'hunters' ? command.told.filter(isSeen) : []
  const waiting = told(state.hidden.zeds, waitsUnseen, dice)
  return { do: 'hunters', told: [...seen, ...waiting.map((z) => ({ zed: inAmbush(z), does: 'stay' as const }))] }
}

function toMutants({ state }: Look, command: Command, dice: Dice): Command {
  const seen = command.do === 'mutants' ? command.told.filter(isSeen) : []
  const idle = told(state.hidden.zeds, attacksUnseen, dice)
  return { do: 'mutants', told: [...seen, ...idle.map((z) => ({ zed: inAmbush(z) }))] }
}

function faces({ state }: Look, dice: Dice): CommandOf<'faces'> {
  const due = state.hidden.desk?.due ?? []
  return { do: 'faces', faces: due.map(() => dice.draw('rs.dice.4', 10)) }
}

const people = (...seats: Seat[]): Record<Seat, { person: string }> =>
  Object.fromEntries(seats.map((seat) => [seat, { person: seat }]))

const ASKED = { umpire: 'asked' } as const
const BY_HAND = { ...ASKED, umpireDice: 'by hand' } as const

/** A person in the umpire's seat. */
export const umpire: Knowing<RunOrShootKit> = {
  seat: UMPIRE,
  setups: [
    { options: { ...ASKED, survivors: 2, mutants: [...MUTANT_KINDS] }, holders: people('S1', 'U') },
    {
      options: { ...BY_HAND, scenario: 'number-nine', survivors: 4, bluffRolls: false, mutants: ['hunter', 'smoker'] },
      holders: people('S1', 'U'),
    },
    {
      options: { ...BY_HAND, scenario: 'night-school', survivors: 3, mutants: [...MUTANT_KINDS], umpireHand: 'free' },
      holders: people('S2', 'U'),
    },
    {
      options: { ...BY_HAND, scenario: 'last-boat', survivors: 4, radioTalk: true, ownInfectionDice: true },
      holders: people('S1', 'S3', 'U'),
    },
    {
      options: { ...ASKED, scenario: 'shopping-list', survivors: 3, fogOfWar: 'strict', umpireHand: 'free' },
      holders: people('S1', 'U'),
    },
    {
      options: { ...ASKED, scenario: 'last-boat', survivors: 4, radioTalk: true, fogOfWar: 'strict' },
      holders: people('S2', 'U'),
    },
    {
      options: { ...BY_HAND, scenario: 'dust-off', survivors: 2, mutants: ['hunter', 'boomer', 'smoker'] },
      holders: people('U'),
    },
  ],
  instead(command, other, dice) {
    switch (other.state.frames.at(-1)?.at) {
      case 'tell Hunters':
        return toHunters(other, command, dice)
      case 'tell mutants':
        return toMutants(other, command, dice)
      case 'throw secret dice':
        return faces(other, dice)
      default:
        return command
    }
  },
  besides: (look, dice) => (look.book.options['umpireHand'] === 'free' ? actByLuck(look, dice) : null),
}
