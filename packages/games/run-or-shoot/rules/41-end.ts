/** rs.end How a game ends: the objective met or lost, nobody left, the limit, conceding. */
import { askWhile, isBot, procedure, type Refusal, refuse, type Seat, step } from '@shamble/kernel'
import type { Command } from '../commands.ts'
import type { Goal } from '../content/scenarios.ts'
import { isInPlay, isPS, type Look, type State, type Survivor, type Transaction, UMPIRE } from '../state.ts'
import { beginStep, done, inOrder } from './08-parts.ts'
import { isInfected } from './38-test.ts'
import { leaveIfDue } from './42-departures.ts'
import { countsAsPS, goodsThere, isHalfAboard, isWon, mayDrive, savedOnes, whyHopeless } from './42-scenario.ts'
import { takeOverQuestion } from './44-take-over.ts'

export const SURVIVORS = 'survivors'
export const ZEDS = 'zeds'

/** What either side has lost: survivors who were played, and Zeds that were destroyed. */
export const lossesOf = ({ survivors, killed }: State) => ({
  [SURVIVORS]: survivors.filter((s) => isPS(s) && s.status === 'dead').length,
  [ZEDS]: killed,
})

type EndClause = 'rs.end.1' | 'rs.end.2' | 'rs.end.3' | 'rs.end.7' | 'rs.end.8'

function lose(t: Transaction, clause: EndClause, reason: string): void {
  t.emit({ e: 'ended', clause, won: false, grade: null, saved: savedOnes(t).map(({ n }) => n) })
  over(t, ZEDS, clause, reason)
}

/** rs.secrecy.20 What was hidden is open from now on. */
function over(t: Transaction, winner: string, clause: EndClause, reason: string): void {
  t.reveal()
  t.win([winner], clause, reason)
}

/** rs.end.5 Clean, if nobody who reached safety is infected. */
function win(t: Transaction, reason: string): void {
  const saved = savedOnes(t)
  const grade = saved.some((s) => isInfected(t, s)) ? 'tainted' : 'clean'
  t.state.grade = grade
  t.emit({ e: 'ended', clause: 'rs.end.2', won: true, grade, saved: saved.map(({ n }) => n) })
  over(t, SURVIVORS, 'rs.end.2', reason)
}

const players = ({ state }: Look): Survivor[] => state.survivors.filter(countsAsPS)

/** rs.end.1 Nobody of the players is alive in play, and none has reached safety. */
const isNobodyLeft = (look: Look): boolean => !players(look).some((s) => isInPlay(s) || s.status === 'safe')

/** rs.end.8 Whoever is left of them is safe. */
const isEverybodyOut = (look: Look): boolean => !players(look).some(isInPlay)

/** rs.scenario.14, rs.scenario.18 The helicopter or boat has left: with enough of them, or not. */
function judgeDeparture(t: Transaction): void {
  if (isHalfAboard(t)) win(t, 'They got away.')
  else lose(t, 'rs.end.3', 'It left with fewer than half of those who set out.')
}

/** rs.end.2 What decided it. */
const WON: Readonly<Record<Goal['is'], string>> = {
  'safe house': 'Those alive are inside the safe house, its doors are shut and no Zed is in there.',
  goods: 'The truck drives off with everything on the list.',
  rescue: 'Enough of them have left in the minibus.',
  helicopter: 'The helicopter is away with enough of them.',
  boat: 'The boat is away with enough of them.',
}

/** rs.end.1 to rs.end.4, rs.end.8 Looked at in U4 of every turn: a win counts before any loss. */
function judge(t: Transaction): void {
  if (isNobodyLeft(t)) return lose(t, 'rs.end.1', 'The last of the survivors is dead.')
  if (t.state.progress.left) return judgeDeparture(t)
  if (isWon(t)) return win(t, WON[t.book.scenario.goal.is])
  const hopeless = whyHopeless(t)
  if (hopeless !== null) lose(t, 'rs.end.3', hopeless)
  else if (isEverybodyOut(t)) lose(t, 'rs.end.8', 'Nobody is left in play, and the objective is not met.')
  else if (t.state.turn >= t.book.scenario.limit)
    lose(t, 'rs.end.3', `Turn ${t.state.turn}, the last one, is over, and the goal is not reached.`)
}

/** rs.scenario.9 Who is asked next whether to drive: the seats in play, as long as none has said so. */
function asked(look: Look): Seat[] {
  if (!mayDrive(look)) return []
  const next = inOrder(players(look)).find((s) => isInPlay(s) && s.seat !== null && !look.state.acted.includes(s.seat))
  return next?.seat ? [next.seat] : []
}

const DRIVE: Command = { do: 'drive' }
const STAY: Command = { do: 'stay' }

function drive(t: Transaction, seat: Seat, command: Command): void {
  if (command.do !== 'drive') return done(t, seat)
  t.emit({ e: 'goods', clause: 'rs.scenario.9', ...goodsThere(t) })
  t.emit({ e: 'departed', clause: 'rs.scenario.9', what: 'truck' })
  win(t, 'They drive home with the goods.')
}

/** U4. */
export const objective = procedure<Transaction, Command>('objective', [
  step('rs.turn.10', 'begin', (t: Transaction) => beginStep(t, 'U4')),
  takeOverQuestion,
  step('rs.scenario.12', 'leave', leaveIfDue),
  askWhile<Transaction, Command>('rs.scenario.9', 'drive', {
    who: asked,
    choices: () => [DRIVE, STAY],
    check: (_look, _v, _seat, { do: what }) =>
      what === 'drive' || what === 'stay' ? null : refuse('rs.scenario.9', 'Say whether you drive or stay.'),
    take: (t, _v, seat, command) => drive(t, seat, command),
    onClock: () => [DRIVE],
  }),
  step('rs.end.1', 'judge', judge),
])

/** The seats of people: those who concede together. */
const peoplesSeats = ({ state }: Look): Seat[] =>
  Object.keys(state.holders).filter((seat) => seat !== UMPIRE && !isBot(state.holders[seat]))

/** rs.end.7 */
export function checkConcede(look: Look, seat: Seat, command: Command): Refusal | null {
  if (seat === UMPIRE) return refuse('rs.end.7', 'Only survivors can give up.')
  if (look.state.step !== '1') return refuse('rs.end.7', 'You can give up while cards are chosen.')
  const isConceding = look.state.conceding.includes(seat)
  if (command.do === 'concede') return isConceding ? refuse('rs.end.7', 'You want to give up already.') : null
  return isConceding ? null : refuse('rs.end.7', 'You have not asked to give up.')
}

/** rs.end.7 Together: when every person wants it. */
export function concede(t: Transaction, seat: Seat, command: Command): void {
  const { state } = t
  const yes = command.do === 'concede'
  state.conceding = Object.freeze(yes ? [...state.conceding, seat] : state.conceding.filter((other) => other !== seat))
  t.emit({ e: 'conceding', clause: 'rs.end.7', seat, yes })
  if (peoplesSeats(t).every((one) => state.conceding.includes(one))) lose(t, 'rs.end.7', 'The survivors have given up.')
}
