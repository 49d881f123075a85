/** rs.seats.8 Whose survivor has died may go on with one of the others. */
import { askWhile, type Refusal, refuse, type Seat, type Step } from '@shamble/kernel'
import type { Command } from '../commands.ts'
import { NPS_IDS, type OtherSurvivorId } from '../content/survivors.ts'
import { isInPlay, type Look, type Survivor, survivorSeat, type Transaction } from '../state.ts'

/** Who can be taken: alive, on the table, and nobody's. */
const free = ({ state }: Look): Survivor[] => state.survivors.filter((s) => isInPlay(s) && s.seat === null)

/** Seats whose survivor is dead, that play nobody else and have not chosen to watch, in seat order. */
function bereaved({ state }: Look): Seat[] {
  const dead = state.survivors.filter(({ seat, status }) => seat !== null && status === 'dead').map(({ seat }) => seat)
  return Array.from({ length: state.starters }, (_, i) => survivorSeat(i + 1)).filter(
    (seat) =>
      dead.includes(seat) &&
      !state.watching.includes(seat) &&
      !state.survivors.some((s) => s.seat === seat && s.status !== 'dead'),
  )
}

function check(look: Look, command: Command): Refusal | null {
  if (command.do === 'watch') return null
  if (command.do !== 'take-over') return refuse('rs.seats.8', 'Take over somebody, or watch.')
  const isFree = free(look).some(({ who }) => who === command.survivor)
  return isFree ? null : refuse('rs.seats.8', 'Nobody of that name can be taken over.')
}

/** He follows nobody and no order any longer: he is played with cards from the next step 1 on. */
function take(t: Transaction, seat: Seat, command: Command): void {
  if (command.do !== 'take-over') {
    t.state.watching = Object.freeze([...t.state.watching, seat])
    return
  }
  const taken = free(t).find(({ who }) => who === command.survivor)
  if (!taken) return
  taken.seat = seat
  taken.leader = null
  taken.order = null
  t.emit({ e: 'took over', clause: 'rs.seats.8', seat, survivor: taken.n })
}

const WATCH: Command = { do: 'watch' }
const taking = (survivor: OtherSurvivorId): Command => ({ do: 'take-over', survivor })

/** rs.seats.8 Asked in U4 of the turn of the death, before the game is judged: cards come only in the next turn. */
export const takeOverQuestion: Step<Transaction, Command> = askWhile<Transaction, Command>('rs.seats.8', 'take over', {
  who: (look) => (free(look).length === 0 ? [] : bereaved(look).slice(0, 1)),
  choices: (look) => {
    const there = free(look).map(({ who }) => who)
    return [...NPS_IDS.filter((who) => there.includes(who)).map((who) => taking(who)), WATCH]
  },
  check: (look, _v, _seat, command) => check(look, command),
  take: (t, _v, seat, command) => take(t, seat, command),
  onClock: () => [WATCH],
})
