/** What a card says of itself: what it would be good for now, or why it would come to nothing. */
import type { CardForecast, GunForecast, Idle } from '@shamble/run-or-shoot/forecast'
import { cm, GRENADES, type Survivor, THROW, type View } from '@shamble/run-or-shoot/page'
import { lengthWords } from '../../../board/measured/units.ts'
import { count, listed, plural } from '../../../words/plain.ts'
import { calledIn, weaponTitle } from '../words/titles.ts'

export const IDLE: Readonly<Record<Idle, string>> = {
  'too badly hurt to move': 'too badly hurt to move',
  'no gun': 'no gun carried',
  'guns empty': 'every gun is empty',
  'no Zed in sight': 'no Zed in sight',
  'no Zed in range': 'no Zed in range',
  'no sniper rifle': 'no sniper rifle carried',
  'sniper rifle empty': 'the sniper rifle is empty',
  'no Zed in contact': 'no Zed in contact',
  'no grenade': 'no grenade carried',
  'nothing to climb': 'no ladder or edge within reach',
  'nobody and nothing beside': 'nobody beside, nothing lies here',
  'no kit': 'no kit carried',
  'nobody to treat': 'nobody within reach is hurt',
  'no gun to reload': 'every gun is loaded',
  'no clip': 'no clip that fits',
  'nobody hears': 'nobody near takes orders',
  'nobody beside needs help': 'nobody beside needs help',
}

/** "a", "a or b", "a, b or c". */
const eitherOf = (items: readonly string[]): string =>
  items.length < 2 ? (items[0] ?? '') : `${items.slice(0, -1).join(', ')} or ${items[items.length - 1]}`

/** "8 cm", and what hits have taken of it. */
function far({ units, whole }: CardForecast, { hits }: Survivor): string {
  if (units <= 0) return 'no move'
  const lost = whole > units ? ` of ${lengthWords(whole)}, for ${count(hits)} ${plural(hits, 'hit')}` : ''
  return `${lengthWords(units)}${lost}`
}

const shots = ({ shots: n }: GunForecast): string => `${count(n)} ${plural(n, 'shot')}`

/** "three shots, rifle or pistol", "three shots with the rifle or two with the pistol". */
function fired(guns: readonly GunForecast[]): string {
  const [first] = guns
  if (first && guns.length > 1 && guns.every((gun) => gun.shots === first.shots))
    return `${shots(first)}, ${eitherOf(guns.map(({ kind }) => weaponTitle(kind)))}`
  return eitherOf(guns.map((gun, i) => `${i === 0 ? shots(gun) : count(gun.shots)} with the ${weaponTitle(gun.kind)}`))
}

const clips = ({ clips: n }: GunForecast): string => `${count(n)} ${plural(n, 'clip')}`

/** "2 left in the rifle, three clips". */
function loaded([gun]: readonly GunForecast[]): string {
  return gun ? `${gun.rounds} left in the ${weaponTitle(gun.kind)}, ${clips(gun)}` : ''
}

const people = (view: View, own: number, numbers: readonly number[]): string[] =>
  numbers.map((n) => (n === own ? 'yourself' : calledIn(view, n)))

/** "Dot", "Dot and Gwen", "Dot and 3 more": a card has little room. */
function few(names: readonly string[]): string {
  return names.length < 3 ? listed(names) : `${names[0]} and ${names.length - 1} more`
}

function givenTo(view: View, { people: to, things }: CardForecast, own: number): string {
  const who = people(view, own, to)
  return [who.length > 0 ? `${few(who)} beside you` : '', things.length > 0 ? 'something within reach' : '']
    .filter(Boolean)
    .join(', ')
}

function climbed({ things, drops }: CardForecast): string {
  const ladders =
    things.length > 0 ? `${things.length === 1 ? 'a ladder' : `${count(things.length)} ladders`} within reach` : ''
  return [ladders, drops ? 'down over the edge' : ''].filter(Boolean).join(', or ')
}

function heard(view: View, { people: who, calls }: CardForecast, own: number): string {
  const names = people(view, own, who)
  const hears = names.length > 0 ? `${few(names)} ${plural(names.length, 'hears', 'hear')} you` : ''
  return [hears, calls ? 'call the helicopter' : ''].filter(Boolean).join(', or ')
}

function fought(view: View, { zeds, people: who }: CardForecast): string {
  if (zeds.length > 0) return `${count(zeds.length)} ${plural(zeds.length, 'Zed')} in contact`
  return who.length > 0 ? `${few(people(view, 0, who))} will rise` : ''
}

/** What a card would do for whoever holds it. */
function useful(f: CardForecast, view: View, s: Survivor): string {
  switch (f.card) {
    case 'RUN':
      return far(f, s)
    case 'BOTH':
      return `${far(f, s)}${f.guns.length > 0 ? `, and ${count(Math.max(...f.guns.map((gun) => gun.shots)))} shot` : ''}`
    case 'SHOOT':
      return fired(f.guns)
    case 'SNIPE':
      return `${fired(f.guns)}, aimed`
    case 'GRENADE':
      return `${eitherOf([...new Set(f.grenades)].map((one) => GRENADES[one].name))}, within ${lengthWords(cm(THROW))}`
    case 'GIVE':
      return givenTo(view, f, s.n)
    case 'CLIMB':
      return climbed(f)
    case 'MELEE':
      return fought(view, f)
    case 'FIRST AID':
      return `for ${eitherOf(people(view, s.n, f.people))}`
    case 'RELOAD':
      return loaded(f.guns)
    case 'ORDER':
      return heard(view, f, s.n)
    case 'ASSIST':
      return `for ${eitherOf(people(view, s.n, f.people))}`
  }
}

/** "nearest Zed 46 cm, range 40 cm". */
const outOfRange = ({ gap, range }: NonNullable<CardForecast['beyond']>): string =>
  `nearest Zed ${lengthWords(gap)}, range ${lengthWords(range)}`

/** A line for the card. */
export const cardWords = (f: CardForecast, view: View, s: Survivor): string =>
  f.idle === null ? useful(f, view, s) : f.beyond === null ? IDLE[f.idle.why] : outOfRange(f.beyond)
