/** The object of the game: the helipad cleared, or every marine dead. */
import { isBot, type Refusal, refuse, type Seat } from '@shamble/kernel'
import { alive, livingMarines, type Look, type State, type Transaction, ZOMBIE_SEAT } from '../state.ts'
import { tileOfSquare } from '../content/map.ts'

/** Fuel cans carried by living marines on the helipad tile (S5). */
const fuelAboard = (s: State, pad: number): number =>
  livingMarines(s)
    .filter((m) => tileOfSquare(s.size, m.at) === pad)
    .flatMap((m) => m.items)
    .filter((i) => i.kind === 'fuel').length

/** ev.win.1, ev.win.2 The helipad is face up, no zombie is on its 49 squares, and enough living marines are. */
export function helipadIsClear(look: Look): boolean {
  const { state, book, facts } = look
  const pad = facts.helipad
  if (pad < 0) return false
  if (!book.enoughOnHelipad(look, pad)) return false
  if (state.zombies.some((z) => tileOfSquare(state.size, z.at) === pad)) return false
  return fuelAboard(state, pad) >= book.scenario.fuelNeeded
}

/** ev.win.3 One living marine on the tile is enough. */
export const oneOnHelipad = ({ state }: Look, pad: number): boolean =>
  state.marines.some((m) => alive(m) && tileOfSquare(state.size, m.at) === pad)

/** ev.win.3 with `evacNeeds` all: every living marine must be there. */
export const allOnHelipad = (look: Look, pad: number): boolean =>
  oneOnHelipad(look, pad) && livingMarines(look.state).every((m) => tileOfSquare(look.state.size, m.at) === pad)

/** ev.win.4 Checked after every single result, whatever the phase (ev.win.5); ev.win.8 the dead come first. */
export function checkVictory(t: Transaction): void {
  const { state } = t
  if (state.phase === 'setup' || state.outcome !== null) return
  if (!state.marines.some(alive)) zombiesWin(t, 'ev.win.7', 'Every marine is dead.')
  else if (t.book.landsAtOnce() && helipadIsClear(t))
    marinesWin(t, 'ev.win.1', 'The helipad is clear and the patrol is on it.')
  else if (marinesGiveUp(state)) zombiesWin(t, 'ev.win.10', 'The marines have resigned.')
}

function marinesWin(t: Transaction, clause: 'ev.win.1' | 'ev.land.2' | 'ev.win.10', reason: string): void {
  t.win(['marines'], clause, reason)
  t.emit({ e: 'game over', clause, winner: 'marines', reason })
}

function zombiesWin(t: Transaction, clause: 'ev.win.7' | 'ev.win.9' | 'ev.win.10', reason: string): void {
  t.win(['zombies'], clause, reason)
  t.emit({ e: 'game over', clause, winner: 'zombies', reason })
}

/** ev.land.2 At the end of a Zombie Turn the chopper comes one turn nearer, or turns away. */
export function approachLanding(t: Transaction): void {
  t.state.landing = helipadIsClear(t) ? t.state.landing + 1 : 0
  t.emit({ e: 'landing', clause: 'ev.land.2', count: t.state.landing, needed: t.book.landingDelay })
  if (t.state.landing >= t.book.landingDelay) marinesWin(t, 'ev.land.2', 'The chopper has landed.')
}

/** ev.win.9 The zombies win when the last turn ends without a landing. */
export function checkTurnLimit(t: Transaction): void {
  if (t.state.turn >= t.book.turnLimit) zombiesWin(t, 'ev.win.9', `Turn ${t.state.turn} was the last.`)
}

/** The human marine seats whose word is needed to give up (ev.win.10); a marine not yet placed lives (ev.seat.5). */
function seatsThatMustResign(s: State): Seat[] {
  const humans = Object.keys(s.holders).filter((seat) => seat !== ZOMBIE_SEAT && !isBot(s.holders[seat]))
  const living = humans.filter((seat) => !s.marines.some((m) => m.seat === seat && !alive(m)))
  return living.length > 0 ? living : humans
}

/** ev.win.10 Everybody whose word is needed has given it; a death may make it so. */
const marinesGiveUp = (s: State): boolean =>
  s.resigning.length > 0 && seatsThatMustResign(s).every((seat) => s.resigning.includes(seat))

/** ev.win.10 Bots never propose to resign; a seat without a say cannot. */
export function checkResign({ state }: Look, seat: Seat, command: { do: string }): Refusal | null {
  if (isBot(state.holders[seat])) return refuse('ev.win.10', 'Bots do not resign.')
  if (command.do === 'play-on')
    return state.resigning.includes(seat) ? null : refuse('ev.win.10', 'This seat has not offered to resign.')
  if (state.resigning.includes(seat)) return refuse('ev.win.10', 'This seat has already offered to resign.')
  return null
}

/** ev.win.10 The zombie player resigns alone; the marines only when every human with a living marine agrees. */
export function resign(t: Transaction, seat: Seat, command: { do: string }): void {
  const { state } = t
  if (command.do === 'play-on') {
    state.resigning = state.resigning.filter((s) => s !== seat)
    t.emit({ e: 'plays on', clause: 'ev.win.10', seat })
    return
  }
  t.emit({ e: 'wants to resign', clause: 'ev.win.10', seat })
  if (seat === ZOMBIE_SEAT) return marinesWin(t, 'ev.win.10', 'The zombie player has resigned.')
  state.resigning = [...state.resigning, seat]
  if (marinesGiveUp(state)) zombiesWin(t, 'ev.win.10', 'The marines have resigned.')
}
