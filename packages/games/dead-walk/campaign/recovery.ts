/** dw.campaign.3 Recovery: wounds close, rewards are given out, first aid and kits are used. */
import { askWhile, type Refusal, refuse } from '@shamble/kernel'
import { ITEMS, type ItemId } from '../tables/items.ts'
import { fullMoral } from './character.ts'
import { rewardFor } from './chart.ts'
import { poured, withHeap, withoutItem } from './gear.ts'
import {
  type Command,
  type CommandOf,
  HOST,
  type Look,
  ownerOf,
  type Part,
  personNamed,
  seatsOf,
  setPerson,
  type Transaction,
} from './kit.ts'
import { type Gear, NO_GEAR, type Person } from './person.ts'
import { resultIn } from './report.ts'

/** dw.campaign.3 Wounds close, and rewards are given out. */
export function recovery(t: Transaction): void {
  const { state, book } = t
  const reward = rewardFor(resultIn(t))
  for (const person of state.roster) {
    const by = Math.min(person.wounds, book.recovery + reward.healed)
    const wounds = person.wounds - by
    const full = fullMoral(book.rules.baseMoral, person.sheet.level)
    const regained = Math.min(reward.moral, Math.max(0, full - person.bmv))
    setPerson(t, { ...person, wounds, bmv: person.bmv + regained })
    if (by > 0) t.emit({ e: 'recovered', clause: 'dw.campaign.3', person: person.name, by, wounds })
    if (regained > 0)
      t.emit({
        e: 'moral regained',
        clause: 'dw.campaign.2',
        person: person.name,
        by: regained,
        bmv: person.bmv + regained,
      })
  }
  const given = giftOf(reward)
  if (given) {
    state.stash = poured(state.stash, given)
    t.emit({ e: 'rewarded', clause: 'dw.campaign.2', gear: given })
  }
  state.isHealed = false
  state.isPacked = false
}

function giftOf({ stock, items, weapons }: ReturnType<typeof rewardFor>): Gear | null {
  let gift: Gear = { ...NO_GEAR, items, weapons }
  for (const kind of ['bullets', 'belts'] as const) gift = withHeap(gift, kind, stock[kind] ?? 0)
  const isNothing = items.length === 0 && weapons.length === 0 && (stock.bullets ?? stock.belts ?? 0) === 0
  return isNothing ? null : gift
}

const wounded = ({ state }: Look): Person[] => state.roster.filter(({ wounds }) => wounds > 0)
const helpers = ({ state }: Look): Person[] =>
  state.roster.filter(({ name, sheet }) => sheet.skills.includes('first-aid') && !state.aided.includes(name))

const isKit = (item: ItemId | undefined): item is ItemId => item !== undefined && ITEMS[item].heals > 0

/** Kits of the stash, then of everybody. */
function kits({ state }: Look): { holder: string | null; item: number }[] {
  const of = (holder: string | null, { items }: Gear): { holder: string | null; item: number }[] =>
    items.flatMap((kind, item) => (isKit(kind) ? [{ holder, item }] : []))
  return [...of(null, state.stash), ...state.roster.flatMap((person) => of(person.name, person))]
}

function healChoices(look: Look): Command[] {
  const patients = wounded(look).map(({ name }) => name)
  return [
    { do: 'done' },
    ...helpers(look).flatMap(({ name }) =>
      patients.map((patient): Command => ({ do: 'first-aid', person: name, patient })),
    ),
    ...kits(look).flatMap((kit) => patients.map((patient): Command => ({ do: 'use-kit', ...kit, patient }))),
  ]
}

function healRefusal(look: Look, command: Command): Refusal | null {
  if (command.do === 'done') return null
  if (command.do !== 'first-aid' && command.do !== 'use-kit')
    return refuse('dw.campaign.3', 'Wounds are looked after now.')
  if (!wounded(look).some(({ name }) => name === command.patient))
    return refuse('dw.heal.4', `${command.patient} has no wounds.`)
  if (command.do === 'first-aid')
    return helpers(look).some(({ name }) => name === command.person)
      ? null
      : refuse('dw.campaign.3', `${command.person} cannot give first aid, or has tried already.`)
  return kits(look).some(({ holder, item }) => holder === command.holder && item === command.item)
    ? null
    : refuse('dw.heal.2', 'There is no first aid kit.')
}

/** dw.gskill.8 */
const AID = 5

function aid(t: Transaction, { person, patient }: CommandOf<'first-aid'>): void {
  const what = `${person} gives first aid to ${patient}`
  const face = t.roll({ clause: 'dw.campaign.3', seat: ownerOf(t, person), what, sides: 6 })
  const who = personNamed(t, patient) as Person
  const wounds = who.wounds - (face >= AID ? 1 : 0)
  setPerson(t, { ...who, wounds })
  t.state.aided = [...t.state.aided, person]
  t.emit({ e: 'first aid given', clause: 'dw.campaign.3', person, patient, face, wounds })
}

/** dw.heal.3, dw.heal.4 */
function applyKit(t: Transaction, { holder, item, patient }: CommandOf<'use-kit'>): void {
  const { state } = t
  const owner: Gear = holder === null ? state.stash : (personNamed(t, holder) as Person)
  const kind = owner.items[item] as ItemId
  if (holder === null) state.stash = withoutItem(state.stash, item)
  else setPerson(t, withoutItem(owner as Person, item))
  const who = personNamed(t, patient) as Person
  const wounds = Math.max(0, who.wounds - ITEMS[kind].heals)
  setPerson(t, { ...who, wounds })
  t.emit({ e: 'kit used', clause: 'dw.campaign.3', patient, wounds })
}

export const healing: Part = askWhile<Transaction, Command>('dw.campaign.3', 'healing', {
  who: (look) =>
    !look.state.isHealed && wounded(look).length > 0 && helpers(look).length + kits(look).length > 0 ? [HOST] : [],
  also: ({ book }) => seatsOf(book),
  choices: healChoices,
  check: (look, _v, _seat, command) => healRefusal(look, command),
  take: (t, _v, _seat, command) => {
    if (command.do === 'first-aid') aid(t, command)
    else if (command.do === 'use-kit') applyKit(t, command)
    else t.state.isHealed = true
  },
})
