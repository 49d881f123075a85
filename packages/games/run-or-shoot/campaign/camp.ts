/** rs.scenario.19 Before they set out again: things go round, and guns are refilled from what is carried. */
import { askWhile, type Refusal, refuse, step } from '@shamble/kernel'
import { sheetOf, type SurvivorId } from '../content/survivors.ts'
import { GUN_IDS, GUNS } from '../tables/guns.ts'
import {
  type Command,
  type CommandOf,
  type Heap,
  HOST,
  type Look,
  memberOf,
  NO_HEAP,
  type Part,
  setPerson,
  type Transaction,
} from './kit.ts'
import { isFull, offHeap, offPerson, ontoHeap, ontoPerson } from './heap.ts'
import type { Kept } from './roster.ts'

interface Handing {
  readonly heap: Heap
  readonly people: readonly Kept[]
}

/** How it is when this has changed hands; or why it cannot. */
function handed(look: Look, { from, to, thing }: CommandOf<'hand'>): Handing | Refusal {
  const { state } = look
  const [giver, taker] = [from && memberOf(look, from)?.person, to && memberOf(look, to)?.person]
  if (from === to || giver === undefined || taker === undefined)
    return refuse('rs.setup.8', 'A thing goes from one of the team to another, to the heap or off it.')
  const taken = giver === null ? offHeap(state.heap, thing) : offPerson(giver, thing)
  if (taken === null) return refuse('rs.setup.8', 'Nothing can be added: this is not there.')
  const { left, weapon } = taken
  const isPerson = (one: Kept | Heap): one is Kept => 'who' in one
  const heap = isPerson(left) ? state.heap : left
  const people = isPerson(left) ? [left] : []
  if (!taker) return { heap: ontoHeap(heap, thing, weapon), people }
  const found = ontoPerson(taker, thing, weapon)
  return 'clause' in found ? refuse(found.clause, found.reason) : { heap, people: [...people, found] }
}

/** rs.reload.2 Is there a clip for this gun among his things, and room for it? */
function reloadRefusal(look: Look, { survivor, gun }: CommandOf<'reload'>): Refusal | null {
  const person = memberOf(look, survivor)?.person
  if (!person) return refuse('rs.reload.1', 'There is nobody of that name in the team.')
  const { called } = sheetOf(survivor)
  const has = gun === 'pistol' ? person.pistol !== null : person.main?.kind === gun
  if (!has) return refuse('rs.reload.4', `${called} carries no such gun.`)
  if (!person.items.includes(`reload:${gun}`)) return refuse('rs.reload.2', `${called} carries no clip for that gun.`)
  return isFull(person, gun, GUNS[gun].clip) ? refuse('rs.reload.3', 'This gun is full.') : null
}

/** rs.reload.1 to rs.reload.3 A clip is used up, and the gun is full. */
function reload(t: Transaction, { survivor, gun }: CommandOf<'reload'>): void {
  const person = memberOf(t, survivor)?.person
  const left = person && offPerson(person, `reload:${gun}`)?.left
  if (!left) return
  const now = gun === 'pistol' ? (left.pistol ?? 0) : (left.main?.rounds ?? 0)
  const rounds = t.book.rules.roundsAfterReload(GUNS[gun].clip, now)
  setPerson(
    t,
    gun === 'pistol' ? { ...left, pistol: rounds } : { ...left, main: left.main && { ...left.main, rounds } },
  )
  t.emit({ e: 'reloaded', clause: 'rs.reload.1', who: survivor, gun, rounds })
}

/** Why this cannot be done now; also for whoever only asks. */
export function campRefusal(look: Look, command: Command): Refusal | null {
  switch (command.do) {
    case 'ready':
      return null
    case 'reload':
      return reloadRefusal(look, command)
    case 'hand': {
      const found = handed(look, command)
      return 'heap' in found ? null : found
    }
    default:
      return refuse('rs.setup.8', 'Hand things round, refill guns, or say that you are ready.')
  }
}

function takeCamp(t: Transaction, command: Command): void {
  if (command.do === 'ready') t.state.isPacked = true
  if (command.do === 'reload') reload(t, command)
  if (command.do !== 'hand') return
  const found = handed(t, command)
  if (!('heap' in found)) return
  t.state.heap = found.heap
  for (const person of found.people) setPerson(t, person)
  t.emit({ e: 'handed', clause: 'rs.setup.8', from: command.from, to: command.to, thing: command.thing })
}

const reloads = ({ state }: Look): Command[] =>
  state.team.flatMap(({ person: { who } }) => GUN_IDS.map((gun): Command => ({ do: 'reload', survivor: who, gun })))

/** What lies there, to whoever can take it. */
const offers = ({ state }: Look): Command[] => {
  const things = [...new Set([...state.heap.weapons.map(({ kind }) => kind), ...state.heap.items])]
  const people: SurvivorId[] = state.team.map(({ person }) => person.who)
  return things.flatMap((thing) => people.map((to): Command => ({ do: 'hand', from: null, to, thing })))
}

const kit: Part = askWhile<Transaction, Command>('rs.scenario.19', 'get ready', {
  who: ({ state }) => (state.isPacked ? [] : [HOST]),
  choices: (look) => [
    { do: 'ready' },
    ...[...reloads(look), ...offers(look)].filter((command) => campRefusal(look, command) === null),
  ],
  check: (look, _v, _seat, command) => campRefusal(look, command),
  take: (t, _v, _seat, command) => takeCamp(t, command),
})

/** On to the next day; what nobody has taken stays where it is. */
function nextDay(t: Transaction): void {
  const { state } = t
  const { weapons, items } = state.heap
  if (weapons.length + items.length > 0)
    t.emit({ e: 'stayed behind', clause: 'rs.scenario.19', weapons: weapons.map(({ kind }) => kind), items })
  state.heap = NO_HEAP
  state.result = null
  state.isPacked = false
  state.day += 1
}

export const CAMP: readonly Part[] = [kit, step<Transaction>('rs.scenario.19', 'next day', nextDay)]
