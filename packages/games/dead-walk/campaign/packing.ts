/** dw.campaign.5 Gear is handed round between people and the stash, and weapons are loaded. */
import { askWhile, type Refusal, refuse } from '@shamble/kernel'
import { carryRefusal } from '../rules/06-carry.ts'
import { ITEMS } from '../tables/items.ts'
import { WEAPONS } from '../tables/weapons.ts'
import {
  heapIn,
  heapsIn,
  loadingOf,
  reloaded,
  withHeap,
  withItem,
  withoutItem,
  withoutWeapon,
  withWeapon,
} from './gear.ts'
import {
  type Command,
  type CommandOf,
  HOST,
  type Look,
  type Part,
  personNamed,
  seatsOf,
  setPerson,
  type Transaction,
} from './kit.ts'
import type { Gear, KeptWeapon, Person } from './person.ts'

const ARMS = { book: { weapons: WEAPONS } } as const

/** dw.carry.1 Whoever has more than he can carry. */
function overloaded({ state }: Look): Refusal | null {
  for (const { name, weapons } of state.roster) {
    const refusal = carryRefusal(ARMS, name, weapons)
    if (refusal) return refusal
  }
  return null
}

const gearIn = (look: Look, place: string | null): Gear | undefined =>
  place === null ? look.state.stash : personNamed(look, place)

function setGear(t: Transaction, place: string | null, gear: Gear): void {
  const { weapons, stock, items } = gear
  if (place === null) t.state.stash = { weapons, stock, items }
  else setPerson(t, { ...(personNamed(t, place) as Person), weapons, stock, items })
}

type Handing = CommandOf<'hand-weapon'> | CommandOf<'hand-item'> | CommandOf<'hand-ammo'>

const isHanding = (command: Command): command is Handing =>
  command.do === 'hand-weapon' || command.do === 'hand-item' || command.do === 'hand-ammo'

function isThere(gear: Gear, command: Handing): boolean {
  if (command.do === 'hand-weapon') return gear.weapons[command.weapon] !== undefined
  if (command.do === 'hand-item') return gear.items[command.item] !== undefined
  return heapIn(gear, command.kind) >= command.count
}

function handRefusal(look: Look, command: Handing): Refusal | null {
  const from = gearIn(look, command.from)
  if (!from || !gearIn(look, command.to) || command.from === command.to)
    return refuse('dw.campaign.5', 'Gear goes from one of the team or the stash to another.')
  return isThere(from, command) ? null : refuse('dw.campaign.5', 'There is no such thing.')
}

function gearRefusal(look: Look, command: Command): Refusal | null {
  if (command.do === 'done') return overloaded(look)
  if (isHanding(command)) return handRefusal(look, command)
  if (command.do !== 'reload') return refuse('dw.campaign.5', 'Gear is handed round now.')
  const person = personNamed(look, command.person)
  return person && loadingOf(person, command.weapon)
    ? null
    : refuse('dw.campaign.5', 'There is nothing to load, or nothing to load it with.')
}

/** Without what is handed over, and what the taker has with it. */
function handed(from: Gear, to: Gear, command: Handing): { from: Gear; to: Gear; what: string } {
  if (command.do === 'hand-weapon') {
    const weapon = from.weapons[command.weapon] as KeptWeapon
    return {
      from: withoutWeapon(from, command.weapon),
      to: withWeapon(to, weapon),
      what: WEAPONS[weapon.type].title,
    }
  }
  if (command.do === 'hand-item') {
    const item = from.items[command.item] as Gear['items'][number]
    return { from: withoutItem(from, command.item), to: withItem(to, item), what: ITEMS[item].title }
  }
  const { kind, count } = command
  return { from: withHeap(from, kind, -count), to: withHeap(to, kind, count), what: `${count} ${kind}` }
}

function takeGear(t: Transaction, command: Command): void {
  if (isHanding(command)) {
    const { from, to, what } = handed(gearIn(t, command.from) as Gear, gearIn(t, command.to) as Gear, command)
    setGear(t, command.from, from)
    setGear(t, command.to, to)
    t.emit({ e: 'gear handed', clause: 'dw.campaign.5', giver: command.from, taker: command.to, what })
  } else if (command.do === 'reload') {
    const person = personNamed(t, command.person) as Person
    setPerson(t, reloaded(person, command.weapon))
    const weapon = WEAPONS[(person.weapons[command.weapon] as KeptWeapon).type].title
    t.emit({ e: 'reloaded', clause: 'dw.campaign.5', person: person.name, weapon })
  } else t.state.isPacked = true
}

/** What is in the stash for whom, what somebody has too much, and what can be loaded; handing round has no end of ways. */
function gearChoices(look: Look): Command[] {
  const { stash, roster } = look.state
  const [first] = roster
  const weapons = stash.weapons.flatMap((weapon, i) =>
    roster
      .filter((person) => carryRefusal(ARMS, person.name, withWeapon(person, weapon).weapons) === null)
      .map(({ name }): Command => ({ do: 'hand-weapon', from: null, to: name, weapon: i })),
  )
  const to = first?.name ?? null
  const items = stash.items.map((_, item): Command => ({ do: 'hand-item', from: null, to, item }))
  const ammo = heapsIn(stash).map(
    (kind): Command => ({ do: 'hand-ammo', from: null, to, kind, count: heapIn(stash, kind) }),
  )
  const loads = roster.flatMap((person) =>
    person.weapons.flatMap((_, weapon): Command[] =>
      loadingOf(person, weapon) ? [{ do: 'reload', person: person.name, weapon }] : [],
    ),
  )
  const tooMuch = roster
    .filter(({ name, weapons: had }) => carryRefusal(ARMS, name, had) !== null)
    .flatMap(({ name, weapons: had }) =>
      had.map((_, weapon): Command => ({ do: 'hand-weapon', from: name, to: null, weapon })),
    )
  const done: Command[] = overloaded(look) === null ? [{ do: 'done' }] : []
  return [...done, ...tooMuch, ...weapons, ...items, ...ammo, ...loads]
}

export const gear: Part = askWhile<Transaction, Command>('dw.campaign.5', 'gear', {
  who: ({ state }) => (state.isPacked ? [] : [HOST]),
  also: ({ book }) => seatsOf(book),
  choices: gearChoices,
  check: (look, _v, _seat, command) => gearRefusal(look, command),
  take: (t, _v, _seat, command) => takeGear(t, command),
})
