/** rs.aid Step 5d: first aid. */
import { procedure, type Refusal, refuse, step } from '@shamble/kernel'
import type { Command } from '../commands.ts'
import { isInPlay, isPS, type Look, type Survivor, survivorOf, type Transaction } from '../state.ts'
import { LEFT_BY_AID } from '../tables/survivors.ts'
import { asFigure, isAdjacent } from './01-measure.ts'
import { carryLoad, loadOf, takenFrom } from './05-carry.ts'
import { hasCard } from './07-cards.ts'
import { type Acting, loseIdle, seatsAct } from './08-acting.ts'
import { beginStep } from './08-parts.ts'

/** rs.aid.3, rs.aid.4 Hits that treatment leaves. */
const leftByAid = ({ book }: Pick<Look, 'book'>): number => (book.healsFully() ? 0 : LEFT_BY_AID)

/** rs.aid.1, rs.aid.5, rs.aid.6 Himself or somebody adjacent, whatever his state. */
const isInReach = (look: Look, s: Survivor, patient: Survivor): boolean =>
  patient.n === s.n || (isInPlay(patient) && isAdjacent(look, asFigure(s), asFigure(patient)))

/** rs.aid.1 to rs.aid.7 Why somebody cannot treat somebody. */
export function aidRefusal(look: Look, s: Survivor, patient: Survivor | undefined): Refusal | null {
  if (!s.items.includes('kit')) return refuse('rs.aid.5', 'Whoever treats somebody needs a first aid kit.')
  if (!patient || !isInReach(look, s, patient)) return refuse('rs.aid.1', 'There is no such patient within reach.')
  if (!isPS(patient)) return refuse('rs.aid.7', 'One hit kills them: there is nothing to treat.')
  if (patient.hits <= leftByAid(look))
    return refuse('rs.aid.4', 'A kit does nothing for this patient: one hit always stays. It is kept.')
  return null
}

/** rs.aid.2, rs.aid.6 One hit less, and the kit is used up; an infection is not touched. */
export function treat(t: Transaction, s: Survivor, patient: Survivor): void {
  const without = takenFrom(loadOf(s), ['kit'])
  if (without === null) return
  carryLoad(s, without.left)
  patient.hits--
  t.emit({ e: 'treated', clause: 'rs.aid.2', survivor: s.n, patient: patient.n, hits: patient.hits })
}

const patientsOf = (look: Look, s: Survivor): Survivor[] =>
  look.state.survivors.filter((patient) => aidRefusal(look, s, patient) === null)

/** D14 Himself, else the one with most hits. */
function patientByDefault(look: Look, s: Survivor): Command {
  const patients = patientsOf(look, s)
  const [worst] = [...patients].sort((a, b) => b.hits - a.hits || a.n - b.n)
  const patient = patients.find(({ n }) => n === s.n) ?? worst
  return patient ? { do: 'treat', survivor: patient.n } : { do: 'pass' }
}

/** What FIRST AID is good for where he stands. */
export const aiding: Acting = {
  isDue: (look, s) =>
    hasCard(look.state, s, 'FIRST AID') && !s.down && s.pinnedBy === null && patientsOf(look, s).length > 0,
  choices: (look, s) => patientsOf(look, s).map(({ n }): Command => ({ do: 'treat', survivor: n })),
  check: (look, s, command) =>
    command.do === 'treat'
      ? aidRefusal(look, s, survivorOf(look.state, command.survivor))
      : refuse('rs.aid.1', 'Treat somebody, or let it be.'),
  take: (t, s, command) => {
    const patient = command.do === 'treat' ? survivorOf(t.state, command.survivor) : undefined
    if (patient) treat(t, s, patient)
    return 'over'
  },
  onClock: patientByDefault,
}

export const firstAid = procedure<Transaction, Command>('first aid', [
  step('rs.turn.4', 'begin', (t: Transaction) => beginStep(t, '5d')),
  seatsAct('rs.aid.1', 'treat', aiding),
  loseIdle('FIRST AID'),
])
