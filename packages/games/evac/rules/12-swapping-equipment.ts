/** Swapping equipment: free, between directly adjacent marines, and from the dead. */
import { isBot, type Refusal, refuse, samePerson } from '@shamble/kernel'
import { directlyAdjacent, sideBetween } from '@shamble/grid'
import {
  alive,
  type Item,
  type Look,
  type Marine,
  marineOf,
  newItem,
  type State,
  type Transaction,
  theMarine,
} from '../state.ts'
import type { ItemKind } from '../tables/marines.ts'
import type { WeaponKind } from '../tables/weapons.ts'
import { checkVictory } from './01-the-object.ts'
import { squareNamed, xyOf } from './02-the-map.ts'
import type { Action } from './07-marine-activation.ts'
import { lapse } from './proposals.ts'

/** A piece of equipment is named by its number, or by its kind: then the one with most rounds is meant. */
export function carried(m: Marine, ref: string | number): Item | undefined {
  if (typeof ref === 'number') return m.items.find((item) => item.id === ref)
  let best: Item | undefined
  for (const item of m.items) if (item.kind === ref && (!best || item.rounds > best.rounds)) best = item
  return best
}

/** The shortest name that means this piece: its kind if that is unambiguous, else its number. */
export const refOf = (m: Marine, item: Item): string | number => (carried(m, item.kind) === item ? item.kind : item.id)

export const nameOf = (ref: string | number): string => (typeof ref === 'number' ? `number ${ref}` : `"${ref}"`)

/** The guns a marine carries, each with its name for commands. */
export const gunsOf = ({ book }: Look, m: Marine): [string | number, Item][] =>
  m.items
    .filter((item) => (book.weapons[item.kind as WeaponKind]?.ammo ?? null) !== null)
    .map((gun) => [refOf(m, gun), gun])

/** Several names at once; each piece is meant at most once. */
function allCarried(m: Marine, refs: readonly (string | number)[]): Item[] | null {
  const rest = { ...m, items: [...m.items] }
  const found: Item[] = []
  for (const ref of refs) {
    const item = carried(rest, ref)
    if (!item) return null
    rest.items.splice(rest.items.indexOf(item), 1)
    found.push(item)
  }
  return found
}

/** ev.swap.1, ev.swap.7 Directly adjacent, no wall without a door between; ev.swap.11 for a body also its square. */
export function withinReach({ facts }: Look, from: number, to: number, sameSquareToo: boolean): boolean {
  if (from === to) return sameSquareToo
  return directlyAdjacent(facts.l, from, to) && facts.marineWays[sideBetween(facts.l, from, to)] === 1
}

function reachRefusal(look: Look, m: Marine, other: Marine): Refusal | null {
  if (withinReach(look, m.at, other.at, !alive(other))) return null
  if (m.at === other.at) return refuse('ev.swap.5', 'Marines in one square cannot swap with each other.')
  return directlyAdjacent(look.facts.l, m.at, other.at)
    ? refuse('ev.swap.7', 'There is a wall between them.')
    : refuse('ev.swap.1', 'They are not directly adjacent.')
}

/** ev.swap.6 Bots always agree, one person is not asked twice, and nobody asks the dead. */
const needsConsent = (s: State, m: Marine, other: Marine): boolean =>
  alive(other) && !isBot(s.holders[other.seat]) && !samePerson(s.holders[m.seat], s.holders[other.seat])

function partnersOf(look: Look, m: Marine): Marine[] {
  return look.state.marines.filter((other) => other !== m && reachRefusal(look, m, other) === null)
}

/** ev.swap.3 One piece given or taken; any other exchange is a sequence of these or named in one command. */
export const swap: Action<'swap'> = {
  choices: (look, m) =>
    partnersOf(look, m).flatMap((other) => {
      const giving = alive(other)
        ? m.items.map((item) => ({ do: 'swap' as const, with: other.seat, give: [refOf(m, item)], get: [] }))
        : []
      const getting = other.items.map((item) => ({
        do: 'swap' as const,
        with: other.seat,
        give: [],
        get: [refOf(other, item)],
      }))
      return [...giving, ...getting]
    }),
  check: (look, m, command) => {
    const other = marineOf(look.state, command.with)
    if (!other || other === m) return refuse('ev.swap.1', 'A swap is between two marines.')
    const apart = reachRefusal(look, m, other)
    if (apart) return apart
    if (command.give.length + command.get.length === 0) return refuse('ev.swap.3', 'Nothing would change hands.')
    if (!allCarried(m, command.give)) return refuse('ev.swap.8', 'This marine does not carry all that it would give.')
    if (!allCarried(other, command.get))
      return refuse('ev.swap.8', `${other.name} does not carry all that is asked for.`)
    if (!alive(other) && command.give.length > 0)
      return refuse('ev.swap.12', 'Nothing can be left with the dead: equipment is never dropped.')
    return null
  },
  take: (t, m, command) => {
    const other = theMarine(t.state, command.with)
    const give = allCarried(m, command.give) as Item[]
    const get = allCarried(other, command.get) as Item[]
    if (needsConsent(t.state, m, other)) propose(t, m, other, give, get)
    else exchange(t, m, other, give, get)
  },
}

const kinds = (items: readonly Item[]): ItemKind[] => items.map((item) => item.kind)
const ids = (items: readonly Item[]): number[] => items.map((item) => item.id)

/** ev.swap.6 The other seat must agree; a new proposal to the same seat takes the place of the old one. */
function propose(t: Transaction, m: Marine, other: Marine, give: Item[], get: Item[]): void {
  const { state } = t
  lapse(t, (p) => p.by === m.seat && p.with === other.seat)
  const proposal = state.nextProposal++
  state.proposals.push({ id: proposal, by: m.seat, with: other.seat, give: ids(give), get: ids(get) })
  t.emit({
    e: 'swap proposed',
    clause: 'ev.swap.6',
    proposal,
    seat: m.seat,
    with: other.seat,
    give: kinds(give),
    get: kinds(get),
  })
}

/** ev.swap.2 Free of cost; ev.ammo.3 rounds travel with the weapon; ev.win.4 fuel may be what was missing. */
function exchange(t: Transaction, m: Marine, other: Marine, give: readonly Item[], get: readonly Item[]): void {
  m.items = [...m.items.filter((item) => !give.includes(item)), ...get]
  other.items = [...other.items.filter((item) => !get.includes(item)), ...give]
  const clause = alive(other) ? 'ev.swap.1' : 'ev.swap.10'
  t.emit({ e: 'swapped', clause, seat: m.seat, with: other.seat, give: kinds(give), get: kinds(get) })
  const moved = new Set(ids([...give, ...get]))
  lapse(t, (p) => [...p.give, ...p.get].some((id) => moved.has(id)))
  checkVictory(t)
}

const openTo = (s: State, m: Marine, id: number): State['proposals'][number] | undefined =>
  s.proposals.find((p) => p.id === id && p.with === m.seat)

/** ev.swap.4 Why nothing changes hands while this seat is not asked. */
export function notNowRefusal({ phase }: State, m: Marine | undefined): Refusal {
  if (phase !== 'marines') return refuse('ev.swap.4', 'Equipment is swapped and picked up in the Marines Turn only.')
  return m && !alive(m)
    ? refuse('ev.swap.11', 'The dead take nothing: the living take from them.')
    : refuse('ev.swap.4', 'Nothing is swapped or picked up in the middle of another decision.')
}

const noProposal = (): Refusal => refuse('ev.swap.6', 'No such proposal waits for this seat.')

export const agree: Action<'agree'> = {
  choices: ({ state }, m) =>
    state.proposals.filter((p) => p.with === m.seat).map((p) => ({ do: 'agree', proposal: p.id })),
  check: (look, m, command) => {
    const p = openTo(look.state, m, command.proposal)
    return p ? reachRefusal(look, theMarine(look.state, p.by), m) : noProposal()
  },
  take: (t, m, command) => {
    const p = openTo(t.state, m, command.proposal) as State['proposals'][number]
    const by = theMarine(t.state, p.by)
    t.state.proposals = t.state.proposals.filter((one) => one !== p)
    exchange(
      t,
      by,
      m,
      by.items.filter((item) => p.give.includes(item.id)),
      m.items.filter((item) => p.get.includes(item.id)),
    )
  },
}

export const decline: Action<'decline'> = {
  choices: ({ state }, m) =>
    state.proposals.filter((p) => p.with === m.seat).map((p) => ({ do: 'decline', proposal: p.id })),
  check: ({ state }, m, command) => (openTo(state, m, command.proposal) ? null : noProposal()),
  take: (t, m, command) => {
    t.state.proposals = t.state.proposals.filter((p) => p.id !== command.proposal)
    t.emit({ e: 'swap declined', clause: 'ev.swap.6', proposal: command.proposal, seat: m.seat })
  },
}

/** ev.scen.3 A fuel can is picked up from the marine's square or a directly adjacent one without a wall. */
export const pickUp: Action<'pick-up'> = {
  choices: (look, m) =>
    look.state.cans
      .filter((can) => withinReach(look, m.at, can, true))
      .map((can) => ({ do: 'pick-up', at: xyOf(look, can) as [number, number] })),
  check: (look, m, command) => {
    const square = squareNamed(look, command.at)
    if (!look.state.cans.includes(square)) return refuse('ev.scen.3', 'No fuel can is there.')
    if (withinReach(look, m.at, square, true)) return null
    return directlyAdjacent(look.facts.l, m.at, square)
      ? refuse('ev.scen.3', 'The fuel can is out of reach: there is a wall between.')
      : refuse('ev.scen.3', 'The fuel can is out of reach: its square is not directly adjacent.')
  },
  take: (t, m, command) => {
    const square = squareNamed(t, command.at)
    t.state.cans = t.state.cans.filter((can) => can !== square)
    m.items.push(newItem(t.state, 'fuel', 0))
    t.emit({ e: 'picked up', clause: 'ev.scen.3', seat: m.seat, item: 'fuel', at: command.at })
    checkVictory(t)
  },
}
