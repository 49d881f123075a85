/** rs.dice.4, rs.infection.15 Secret dice thrown by a person as umpire, and infection dice thrown by those they are about. */
import type { Refusal, Step } from '@shamble/kernel'
import { step } from '@shamble/kernel'
import type { Command, CommandOf } from '../commands.ts'
import { calledOf, type Due, isPlayed, type Look, type Survivor, survivorOf, type Transaction } from '../state.ts'
import { d10, hiddenD10 } from './00-dice.ts'
import { settleGroans } from './28-groan.ts'
import { settleDeath } from './38-infection.ts'
import { markRising, settleTest } from './38-test.ts'
import { askUmpire, changeDesk, deskOf, isHimself, refuseAt } from './45-umpire.ts'

/** rs.dice.4 It waits for the umpire, who throws all that are due at once; while he is away the software does. */
export function thrownLater(t: Transaction, clause: string, due: Due): number | null {
  if (!isHimself(t)) return t.draw(clause, 10)
  changeDesk(t, { due: [...deskOf(t).due, due] })
  return null
}

/** What a face means. */
function settle(t: Transaction, { what, about }: Due, face: number): void {
  if (what === 'groans') {
    const horde = t.state.hidden.hordes.find(({ n }) => n === about)
    if (horde?.active === 0) settleGroans(t, horde, face)
    return
  }
  const s = survivorOf(t.state, about)
  if (!s) return
  if (what === 'test') settleLateTest(t, s, face)
  else if (s.status === 'alive') settleDeath(t, s, face)
}

/** rs.infection.12 Whoever has died since of what he is tested for rises all the same. */
function settleLateTest(t: Transaction, s: Survivor, face: number): void {
  settleTest(t, s, face)
  if (s.status === 'dead') markRising(t, s)
}

function settleAll(t: Transaction, faces: readonly number[]): void {
  const { due } = deskOf(t)
  changeDesk(t, { due: [] })
  for (const [i, one] of due.entries()) settle(t, one, faces[i] ?? hiddenD10(t, CLAUSES[one.what]))
}

const CLAUSES = { groans: 'rs.groan.3', test: 'rs.infection.1', death: 'rs.infection.7' } as const

function check(look: Look, command: Command): Refusal | null {
  if (command.do !== 'faces') return null
  const many = deskOf(look).due.length
  return command.faces.length === many
    ? null
    : refuseAt('rs.dice.4', 'faces', `${many === 1 ? 'One die is' : `${many} dice are`} due.`)
}

/** Examples: all the same face, low, middling and high. */
const choices = (look: Look): Command[] => {
  const many = deskOf(look).due.length
  const all = (face: number): CommandOf<'faces'> => ({ do: 'faces', faces: Array.from({ length: many }, () => face) })
  return many === 0 ? [all(0)] : [all(0), all(5), all(9)]
}

/** rs.dice.4 In every turn at the same points, whether or not any are due. */
const facesQuestion = (): Step<Transaction, Command> =>
  askUmpire('rs.dice.4', 'throw secret dice', {
    wanted: 'Say what your secret dice show, or let them be rolled here.',
    answers: 'faces',
    choices,
    check,
    take: (t, command) => settleAll(t, (command as CommandOf<'faces'>).faces),
  })

/** What nobody has thrown by then is rolled here. */
const rolledHere = (): Step<Transaction, Command> =>
  step('rs.dice.4', 'secret dice', (t: Transaction) => settleAll(t, []))

/** The two steps of each of these points. */
export const secretDice = { question: facesQuestion, rest: rolledHere }

/** rs.infection.15 Openly and for himself, infected or immune; for whom nobody plays it is rolled in secret. */
export function ownInfectionDie(t: Transaction, s: Survivor): number | null {
  if (!isPlayed(s) || s.seat === null) return t.book.secretDie(t, 'rs.infection.7', { what: 'death', about: s.n })
  const what = `the infection die of ${calledOf(s)}`
  const face = d10(t, { clause: 'rs.infection.15', seat: s.seat, what })
  t.emit({ e: 'infection die', clause: 'rs.infection.15', survivor: s.n, face })
  return face
}
