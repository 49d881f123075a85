/** dw.setup.6, dw.setup.7 The people of a match: who they are, and what they carry. */
import type { Seat } from '@shamble/kernel'
import type { XY } from '@shamble/table'
import type { DeadWalkBook } from '../book.ts'
import type { Kept, PrintedHuman } from '../content/scenarios.ts'
import {
  change,
  type Human,
  type Item,
  type Look,
  newWeapon,
  NO_STOCK,
  NOBODY_SPECIAL,
  PLAIN_SHEET,
  playerSeat,
  type Sheet,
  type Transaction,
  theHuman,
} from '../state.ts'
import type { GrenadeId } from '../tables/grenades.ts'
import type { ItemId } from '../tables/items.ts'
import { isCounted } from './06-carry.ts'
import { supply } from './07-ammo.ts'
import { knownSheet, openSheet, skillsFor } from './41-archetypes.ts'

const NOWHERE: XY = Object.freeze({ x: 0, y: 0 })

/** Who somebody is before anything has happened to him. */
interface Person {
  readonly n: number
  readonly name: string
  readonly seat: Seat | null
  readonly isNpc: boolean
}

/** dw.setup.8, dw.setup.9 Unhurt, with nothing in hand. */
export const newHuman = ({ n, name, seat, isNpc }: Person, bmv: number): Human => ({
  n,
  name,
  seat,
  isNpc,
  status: 'waiting',
  at: NOWHERE,
  on: null,
  prone: false,
  stunned: false,
  burning: null,
  wounds: 0,
  untested: 0,
  bmv,
  unshaken: false,
  ap: 0,
  doubled: false,
  acted: false,
  moved: false,
  firedAt: Object.freeze([]),
  breakFailed: false,
  sawed: false,
  entrance: null,
  weapons: Object.freeze([]),
  stock: NO_STOCK,
  items: Object.freeze([]),
  kills: 0,
  closeKills: 0,
  died: 0,
  deathNumber: 0,
  neverRises: false,
  sheet: NOBODY_SPECIAL.sheet,
  skillsUsed: NOBODY_SPECIAL.skillsUsed,
  nervesSpent: NOBODY_SPECIAL.nervesSpent,
  extraAP: NOBODY_SPECIAL.extraAP,
  mind: NOBODY_SPECIAL.mind,
  bitten: NOBODY_SPECIAL.bitten,
  aboard: NOBODY_SPECIAL.aboard,
})

/** dw.units.16 The team in the order of its seats, one for each in turn; then those whom nobody commands. */
export function startersOf({ book }: Look): { readonly seat: Seat | null; readonly starter: PrintedHuman }[] {
  const { players, scenario, team } = book
  return [
    ...team.map((starter, i) => ({ seat: playerSeat((i % players) + 1), starter })),
    ...scenario.npcs.map((starter) => ({ seat: null, starter })),
  ]
}

/** Somebody without a sheet can use what he comes with. */
const knownBy = (weapons: PrintedHuman['weapons']): Sheet['weaponSkills'] =>
  skillsFor(weapons.map(({ weapon }) => weapon))

/** The sheets of the people of a book: they are the same in every game. */
const SHEETS = new WeakMap<PrintedHuman, { readonly book: DeadWalkBook; readonly sheet: Sheet }>()

function sheetFor({ book }: Look, printed: PrintedHuman): Sheet {
  const known = SHEETS.get(printed)
  if (known?.book === book) return known.sheet
  const sheet = sheetIn(book, printed)
  SHEETS.set(printed, { book, sheet })
  return sheet
}

/** dw.scope.2, dw.restrict.1 What the blocks of the advanced rules in force know of somebody. */
function sheetIn(book: DeadWalkBook, { sheet, who, weapons }: PrintedHuman): Sheet {
  const whole = sheet ? openSheet(sheet, book) : { ...PLAIN_SHEET, ...who, weaponSkills: knownBy(weapons) }
  return knownSheet(whole, book)
}

/** dw.setup.6 Teams, and what everybody carries. */
export function gather(t: Transaction): void {
  const { state, book } = t
  for (const { seat, starter } of startersOf(t)) {
    const person = { n: state.humans.length + 1, name: starter.name, seat, isNpc: seat === null }
    const human = newHuman(person, starter.bmv ?? book.baseMoral)
    human.sheet = sheetFor(t, starter)
    human.wounds = starter.kept?.wounds ?? 0
    state.humans.push(human)
  }
  state.starters = state.humans.filter(({ isNpc }) => !isNpc).length
  const { scenario } = book
  const zombies = scenario.zombies.length
  t.emit({ e: 'set up', clause: 'dw.setup.6', scenario: scenario.title, humans: state.humans.length, zombies })
}

/** dw.ammo.2 Weapons with their clips, human by human. */
export function arm(t: Transaction): void {
  for (const [i, { starter }] of startersOf(t).entries()) {
    const human = theHuman(t.state, i + 1)
    for (const carried of starter.weapons) supply(t, human, carried)
    if (starter.kept) unpack(t, human, starter.kept)
    takeInHand(human, usuallyReady(t, human))
  }
}

/** dw.campaign.4, dw.campaign.5 Everything as it was packed; new weapons come with the clips that are rolled for them. */
function unpack(t: Transaction, human: Human, { weapons, stock, items }: Kept): void {
  human.stock = Object.freeze({ ...stock, launcher: Object.freeze({ ...stock.launcher }) })
  for (const { fresh, type, grenades, ...rest } of weapons) {
    const [grenade] = Object.keys(grenades) as GrenadeId[]
    if (fresh) supply(t, human, { weapon: type, ...(grenade ? { grenade } : {}) })
    else {
      const packed = newWeapon(t.state.nextId++, type, { ...rest, grenades: Object.freeze({ ...grenades }) })
      human.weapons = Object.freeze([...human.weapons, packed])
    }
  }
  human.items = Object.freeze(items.map((kind) => newItem(t, kind)))
}

const newItem = ({ state }: Transaction, kind: ItemId): Item =>
  Object.freeze({ id: state.nextId++, kind, marker: null, vehicle: null })

/**
 * dw.setup.7 What a human has in hand unless his owner says otherwise: the first weapon, and a second one if hands are
 * free; nothing that is taken out as part of its use (dw.carry.6).
 */
export function usuallyReady(look: Look, { weapons }: Human): number[] {
  const ready: number[] = []
  let hands = 2
  for (const weapon of weapons) {
    const needs = look.book.weapons[weapon.type].hands
    if (isCounted(look, weapon) || needs > hands) continue
    ready.push(weapon.id)
    hands -= needs
  }
  return ready
}

export const takeInHand = (human: Human, ready: readonly number[]): void => {
  human.weapons = Object.freeze(human.weapons.map((w) => change(w, { ready: ready.includes(w.id) })))
}
