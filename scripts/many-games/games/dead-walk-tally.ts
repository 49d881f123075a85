/** What happened in games of Dead Walk Again, counted from their events. */
import type { DeadWalkKit } from '@shamble/dead-walk'

type Event = DeadWalkKit['event']

/** How often a weapon was fired or swung, and how many zombies it put down. */
interface Arm {
  used: number
  kills: number
}

/** Counts over any number of games. */
export interface Tally {
  games: number
  starters: number
  survivors: number
  readonly arms: Map<string, Arm>
  /** Zombies by the way they came. */
  readonly arrivals: Map<string, number>
  fearTests: number
  fearFailed: number
  readonly wounds: Map<string, number>
  /** The turn of the first broken barrier, of each game that had one. */
  readonly broken: number[]
}

export const newTally = (): Tally => ({
  games: 0,
  starters: 0,
  survivors: 0,
  arms: new Map(),
  arrivals: new Map(),
  fearTests: 0,
  fearFailed: 0,
  wounds: new Map(),
  broken: [],
})

const add = (counts: Map<string, number>, key: string, by = 1): void =>
  void counts.set(key, (counts.get(key) ?? 0) + by)

function armOf({ arms }: Tally, name: string): Arm {
  const arm = arms.get(name) ?? { used: 0, kills: 0 }
  arms.set(name, arm)
  return arm
}

/** What an event says of the use of a weapon: whose, which, how often. */
function useIn(event: Event): { human: number; arm: string; times: number } | null {
  switch (event.e) {
    case 'burst':
    case 'sprayed':
      return { human: event.human, arm: event.weapon, times: 1 }
    case 'shot close':
      return { human: event.human, arm: event.weapon, times: event.dice.length }
    case 'thrown':
      return { human: event.human, arm: event.grenade, times: 1 }
    case 'flamed':
      return { human: event.human, arm: 'flamethrower', times: 1 }
    case 'struck':
      return { human: event.human, arm: event.with, times: 1 }
    default:
      return null
  }
}

/** dw.fire.13 Whoever burns is put down by the fire, a vehicle by itself; all else by what was used last. */
const OF_THEMSELVES: readonly string[] = ['fire', 'ram', 'crash', 'charge']

/** Adds a game, event by event. */
export function tallyGame(tally: Tally, events: Iterable<Event>): void {
  const inHand = new Map<number, string>()
  let [turn, broken] = [0, 0]
  tally.games += 1
  for (const event of events) {
    const use = useIn(event)
    if (use) {
      inHand.set(use.human, use.arm)
      armOf(tally, use.arm).used += use.times
    } else if (event.e === 'turn began') turn = event.turn
    else if (event.e === 'barrier attacked') broken ||= event.broken ? turn : 0
    else if (event.e === 'eliminated' && event.figure.startsWith('Z')) {
      const arm = OF_THEMSELVES.includes(event.from) ? event.from : inHand.get(event.by ?? 0)
      if (arm !== undefined) armOf(tally, arm).kills += 1
    } else count(tally, event)
  }
  if (broken > 0) tally.broken.push(broken)
}

function count(tally: Tally, event: Event): void {
  switch (event.e) {
    case 'zombie arrived':
      add(tally.arrivals, event.method)
      break
    case 'turned':
      add(tally.arrivals, 'turned')
      break
    case 'fear tested':
      tally.fearTests += 1
      tally.fearFailed += event.passed ? 0 : 1
      break
    case 'wounded':
      add(tally.wounds, event.from, event.by)
      break
    case 'graded':
      tally.starters += event.starters
      tally.survivors += event.survivors
      break
    default:
  }
}

/** All of them together. */
export function merged(tallies: readonly Tally[]): Tally {
  const all = newTally()
  for (const one of tallies) {
    all.games += one.games
    all.starters += one.starters
    all.survivors += one.survivors
    all.fearTests += one.fearTests
    all.fearFailed += one.fearFailed
    for (const [name, { used, kills }] of one.arms) {
      const arm = armOf(all, name)
      arm.used += used
      arm.kills += kills
    }
    for (const [method, n] of one.arrivals) add(all.arrivals, method, n)
    for (const [source, n] of one.wounds) add(all.wounds, source, n)
    all.broken.push(...one.broken)
  }
  return all
}
