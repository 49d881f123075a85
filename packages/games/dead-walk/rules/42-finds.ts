/** dw.search What is found: the tables, how much there is of it, and whether it is taken. */
import { ask, procedure, type Refusal, refuse, type Vars, type VarValue } from '@shamble/kernel'
import { distance2, type XY } from '@shamble/table'
import type { Command, CommandOf } from '../commands.ts'
import type { Clause } from '../clauses.ts'
import type { Thing } from '../events.ts'
import { type Human, type Item, type Look, type Lying, newWeapon, type Transaction, theHuman } from '../state.ts'
import { FOUND_ITEMS, FOUND_WEAPONS, type FoundWeapon, THROWN_FIND } from '../tables/finds.ts'
import type { GrenadeId } from '../tables/grenades.ts'
import { AMMUNITION, type WeaponId } from '../tables/weapons.ts'
import { d6, ownerOf, pair, thrownBy } from './01-dice.ts'
import { heapOf, lay, putDown, receive, roomRefusal, thingOf } from './05-objects.ts'

/** A weapon, an item, ammunition; a weapon may come with ammunition. */
export type Found = Pick<Lying, 'weapon' | 'item' | 'ammo'>

const NOTHING: Found = Object.freeze({ weapon: null, item: null, ammo: null })

const thingsIn = ({ weapon, item, ammo }: Found): Thing[] =>
  [
    { ...NOTHING, weapon },
    { ...NOTHING, item },
    { ...NOTHING, ammo },
  ].flatMap((one) => ((one.weapon ?? one.item ?? one.ammo) ? [thingOf(one)] : []))

/** dw.items.4 The car that stands nearest to a point; keys are never for anything larger. */
function nearestCar({ state }: Look, from: XY): string | null {
  let best: string | null = null
  let least = Number.POSITIVE_INFINITY
  for (const { id, type, at, gone } of state.vehicles) {
    const far = distance2(at, from)
    if (type !== 'car' || gone || far >= least) continue
    best = id
    least = far
  }
  return best
}

/** dw.search.14 Two dice on the table of items; `middle` is that of the building or the vehicle. */
export function findItem(t: Transaction, human: Human, middle: XY): Found {
  const faces = pair(t, { clause: 'dw.search.14', ...thrownBy(human), what: 'which item is found' })
  const kind = FOUND_ITEMS[faces[0] + faces[1] - 2] ?? 'small-kit'
  const vehicle = kind === 'keys' ? nearestCar(t, middle) : null
  const item: Item = Object.freeze({ id: t.state.nextId++, kind, marker: null, vehicle })
  const found: Found = { ...NOTHING, item }
  t.emit({ e: 'found', clause: 'dw.search.14', human: human.n, faces, quantity: [], things: thingsIn(found) })
  return found
}

/** dw.search.15 How many dice say how much there is of it. */
export function quantityDice(row: FoundWeapon): number {
  if ('weapon' in row) return row.clips ?? row.shells ?? row.arrows ?? row.grenades ?? 0
  return 'dice' in row ? row.dice : 0
}

/** dw.ammo.4 A weapon that is found with ammunition is loaded from it; the rest is spare. */
function withSupply({ book, state }: Transaction, type: WeaponId, pieces: number, isSilenced: boolean): Found {
  const { fire } = book.weapons[type]
  const silencer = isSilenced ? { silenced: true as const } : {}
  const id = state.nextId++
  if (!fire || fire.magazine === null || fire.ammunition === null || pieces === 0)
    return { ...NOTHING, weapon: newWeapon(id, type, silencer) }
  const isWhole = AMMUNITION[fire.ammunition].loads === 'magazine'
  const used = isWhole ? 1 : Math.min(pieces, fire.magazine)
  const isLauncher = fire.ammunition === 'launcher-grenades'
  const weapon = newWeapon(id, type, {
    loaded: isWhole ? fire.magazine : used,
    ...(isLauncher ? { grenades: Object.freeze({ [USUAL]: used }) } : {}),
    ...silencer,
  })
  const spare = pieces - used
  const kind = isLauncher ? USUAL : (fire.ammunition as 'bullets' | 'shells' | 'belts' | 'arrows')
  return { weapon, item: null, ammo: spare > 0 ? heapOf(kind, spare) : null }
}
const USUAL: GrenadeId = 'fragmentation'

/** dw.search.15 What a row of the table is, with so many pieces. */
function gearOf(t: Transaction, row: FoundWeapon, pieces: number): Found {
  if ('weapon' in row) return withSupply(t, row.weapon, row.belts ?? pieces, row.silencer === true)
  if ('ammo' in row) return { ...NOTHING, ammo: heapOf(row.ammo, row.dice === 0 ? 1 : pieces) }
  const id = t.state.nextId++
  if ('thrown' in row) return { ...NOTHING, weapon: newWeapon(id, THROWN_FIND, { loaded: 1 }) }
  const grenades = Object.freeze({ [row.handful]: pieces })
  return { ...NOTHING, weapon: newWeapon(id, 'hand-grenades', { grenades }) }
}

/** dw.search.12, dw.search.15, dw.search.16 Two twenty-sided dice on the table of weapons, then how much there is of it. */
export function rollWeapon(
  t: Transaction,
  human: Human,
  clause: Clause,
): { found: Found; tell: (owner: Human) => void } {
  const dice = { clause, ...thrownBy(human) } as const
  const faces = pair(t, { ...dice, what: 'which weapon is found' }, 20)
  const row = FOUND_WEAPONS[faces[0] + faces[1] - 2] as FoundWeapon
  const what = 'how much is found'
  const count = quantityDice(row)
  const quantity =
    count === 2 ? pair(t, { ...dice, what }) : Array.from({ length: count }, () => d6(t, { ...dice, what }))
  const found = gearOf(
    t,
    row,
    quantity.reduce((sum, face) => sum + face, 0),
  )
  const things = thingsIn(found)
  return { found, tell: ({ n }) => t.emit({ e: 'found', clause, human: n, faces, quantity, things }) }
}

type Finding = Vars & { human: number; found: VarValue }

/** dw.search.17 What was found is before him: he is asked about it as soon as the search is over. */
export const offerFind = (t: Transaction, { n }: Human, found: Found): void =>
  t.call('find', { human: n, found: found as unknown as VarValue })

/** Written once, as everything that lies about or is carried. */
function foundIn({ found }: Finding): Found {
  const { weapon, item, ammo } = found as unknown as Found
  return {
    weapon: weapon && Object.freeze({ ...weapon, grenades: Object.freeze({ ...weapon.grenades }) }),
    item: item && Object.freeze({ ...item }),
    ammo: ammo && Object.freeze({ ...ammo }),
  }
}

/** dw.carry.9, dw.search.17 Take it if there is room for it; else leave it, or drop a weapon for it. */
function findChoices(look: Look, v: Finding): Command[] {
  const human = theHuman(look.state, v.human)
  const found = foundIn(v)
  if (roomRefusal(look, human, found, undefined) === null) return [{ do: 'take-find' }, { do: 'leave-find' }]
  const drops = human.weapons.filter(({ id }) => roomRefusal(look, human, found, id) === null)
  return [{ do: 'leave-find' }, ...drops.map(({ id }): Command => ({ do: 'take-find', drop: id }))]
}

function findRefusal(look: Look, v: Finding, command: Command): Refusal | null {
  if (command.do === 'leave-find') return null
  if (command.do !== 'take-find') return refuse('dw.search.17', 'The find has to be taken or left first.')
  return roomRefusal(look, theHuman(look.state, v.human), foundIn(v), command.drop)
}

function takeFind(t: Transaction, human: Human, found: Found, { drop }: CommandOf<'take-find'>): void {
  if (drop !== undefined) putDown(t, human, drop, 'dw.carry.9')
  receive(t, human, found)
  for (const thing of thingsIn(found))
    t.emit({ e: 'picked up', clause: 'dw.search.17', human: human.n, thing, left: human.ap })
}

function leaveFind(t: Transaction, human: Human, { weapon, item, ammo }: Found): void {
  if (weapon) lay(t, human, weapon.id, { weapon }, 'dw.search.17')
  if (item) lay(t, human, item.id, { item }, 'dw.search.17')
  if (ammo) lay(t, human, t.state.nextId++, { ammo }, 'dw.search.17')
}

/** dw.search.17 Free of action points. */
export const find = procedure<Transaction, Command>('find', [
  ask<Transaction, Command, Finding>('dw.search.17', 'find', {
    who: (look, v) => [ownerOf(theHuman(look.state, v.human))],
    choices: findChoices,
    check: (look, v, _seat, command) => findRefusal(look, v, command),
    take: (t, v, _seat, command) => {
      const human = theHuman(t.state, v.human)
      if (command.do === 'take-find') takeFind(t, human, foundIn(v), command)
      else leaveFind(t, human, foundIn(v))
    },
    onClock: (look, v) => findChoices(look, v).slice(0, 1),
  }),
])
