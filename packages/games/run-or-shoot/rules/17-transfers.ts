/** rs.give.2 to rs.give.4 Things on their way from one survivor to another: who agrees, and who has what then. */
import { askWhile, procedure, type Refusal, refuse, type Seat, step, type Vars } from '@shamble/kernel'
import type { Command, CommandOf, Thing } from '../commands.ts'
import { type Look, type Survivor, survivorOf, type Transaction } from '../state.ts'
import { brokenLimit, carryLoad, fitting, joined, type Load, loadOf, takenFrom, thingsOf } from './05-carry.ts'
import { handleThings } from './17-things.ts'

export type Transfer = { readonly from: number; readonly to: number; readonly things: readonly Thing[] }

type Offers = Vars & {
  giver: number
  command: CommandOf<'give'> & Vars
  transfers: readonly Transfer[]
  /** How many of them have been answered. */
  asked: number
}

/** What everybody has after these transfers; null if somebody has not got what he should give. */
export function loadsAfter({ state }: Look, transfers: readonly Transfer[]): Map<number, Load> | null {
  const loads = new Map<number, Load>()
  const loadNow = (n: number): Load | null => {
    const s = survivorOf(state, n)
    return loads.get(n) ?? (s ? loadOf(s) : null)
  }
  const moved: { to: number; taken: Load }[] = []
  for (const { from, to, things } of transfers) {
    const load = loadNow(from)
    const found = load && takenFrom(load, things)
    if (!found) return null
    loads.set(from, found.left)
    moved.push({ to, taken: found.taken })
  }
  for (const { to, taken } of moved) {
    const load = loadNow(to)
    if (load === null) return null
    loads.set(to, joined(load, taken))
  }
  return loads
}

/** rs.give.3 The other side of a transfer: who is asked. */
const otherSide = ({ state }: Look, { giver }: Offers, { from, to }: Transfer): Survivor | undefined =>
  survivorOf(state, from === giver ? to : from)

/** rs.give.3 The seat that is asked next; NPS give and take as asked. */
function asked(look: Look, v: Offers): Seat[] {
  const next = v.transfers[v.asked]
  const seat = next && otherSide(look, v, next)?.seat
  return seat ? [seat] : []
}

/** D13 What fits, of what he would get; everything, of what he would give. */
function fittingOf(look: Look, v: Offers, transfer: Transfer): Thing[] {
  const [from, to] = [survivorOf(look.state, transfer.from), survivorOf(look.state, transfer.to)]
  const offered = from && takenFrom(loadOf(from), transfer.things)?.taken
  if (!to || !offered) return []
  if (transfer.to === v.giver) return [...transfer.things]
  const away = v.transfers.filter((one) => one.from === to.n).flatMap(({ things }) => things)
  const load = takenFrom(loadOf(to), away)?.left ?? loadOf(to)
  return thingsOf(fitting(load, offered))
}

/** All of it, none of it, or one thing. */
function answers(look: Look, v: Offers): Command[] {
  const transfer = v.transfers[v.asked]
  if (!transfer) return []
  const fits = fittingOf(look, v, transfer)
  const singles = fits.length > 1 ? [...new Set(fits)].map((thing) => [thing]) : []
  const none: Thing[][] = fits.length > 0 ? [[]] : []
  return [fits, ...none, ...singles].map((things): Command => ({ do: 'accept', things }))
}

function answerRefusal(v: Offers, command: Command): Refusal | null {
  const transfer = v.transfers[v.asked]
  if (command.do !== 'accept' || !transfer) return refuse('rs.give.3', 'Say what of it you accept.')
  const left = [...transfer.things]
  for (const thing of command.things) {
    const i = left.indexOf(thing)
    if (i < 0) return refuse('rs.give.3', 'Nobody has offered that.')
    left.splice(i, 1)
  }
  return null
}

function answer(v: Offers, { things }: CommandOf<'accept'>): void {
  v.transfers = v.transfers.map((transfer, i) => (i === v.asked ? { ...transfer, things: [...things] } : transfer))
  v.asked++
}

/** One transfer for each thing, so that each can fail by itself. */
const singly = (transfers: readonly Transfer[]): Transfer[] =>
  transfers.flatMap(({ from, to, things }) => things.map((thing) => ({ from, to, things: [thing] })))

/** rs.give.2 What somebody cannot carry after all, since something else was refused, stays where it was. */
function possible(look: Look, transfers: readonly Transfer[]): Transfer[] {
  const left = singly(transfers)
  for (;;) {
    const over = [...(loadsAfter(look, left) ?? [])].find(([, load]) => brokenLimit(load) !== null)
    if (!over) return left
    left.splice(
      left.findLastIndex(({ to }) => to === over[0]),
      1,
    )
  }
}

/** rs.give.4 Weapons go with the clip and the rounds in it: they are the same pieces. */
function handOver(t: Transaction, v: Offers): void {
  const done = possible(t, v.transfers)
  for (const [n, load] of loadsAfter(t, done) ?? []) {
    const s = survivorOf(t.state, n)
    if (s) carryLoad(s, load)
  }
  const pairs = new Map(done.map(({ from, to }) => [`${from} ${to}`, { from, to }]))
  for (const { from, to } of pairs.values()) {
    const things = done.filter((one) => one.from === from && one.to === to).flatMap((one) => one.things)
    t.emit({ e: 'gave', clause: 'rs.give.2', survivor: from, to, things })
  }
  const giver = survivorOf(t.state, v.giver)
  if (giver) handleThings(t, giver, v.command)
}

/** Answers of those whom nobody plays are not waited for. */
function passOver(t: Transaction, v: Offers): void {
  while (v.asked < v.transfers.length && asked(t, v).length === 0) v.asked++
}

export const offers = procedure<Transaction, Command>('offers', [
  step<Transaction, Offers>('rs.give.3', 'those who always agree', passOver),
  askWhile<Transaction, Command, Offers>('rs.give.3', 'accept', {
    who: asked,
    choices: answers,
    check: (_look, v, _seat, command) => answerRefusal(v, command),
    take: (t, v, _seat, command) => {
      if (command.do !== 'accept') return
      answer(v, command)
      passOver(t, v)
    },
    onClock: (look, v) => answers(look, v).slice(0, 1),
  }),
  step<Transaction, Offers>('rs.give.2', 'hand over', handOver),
])
