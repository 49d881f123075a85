/** The umpire's desk in words: what is hidden, what an attacker goes for and why, what everybody owes. */
import {
  type AttackerForecast,
  cacheCard,
  type Forecast,
  type HunterDoes,
  type HunterForecast,
  PRIORITIES,
  type SentForecast,
} from '@shamble/run-or-shoot/forecast'
import type { Due, Horde, View, Zed } from '@shamble/run-or-shoot/page'
import { lengthWords } from '../../../board/measured/units.ts'
import { rowOf } from '../../../sure.ts'
import { capital, count, plural } from '../../../words/plain.ts'
import { type Ground, lairTitle, whereWords } from './places.ts'
import { calledIn, loadWords, mutantTitle, zedTitle } from './titles.ts'

type Lure = SentForecast['lure']

/** What attackers look for, in their order. */
export const LURES: Readonly<Record<Lure, string>> = {
  WP: 'burning WP that it can touch',
  slime: 'somebody slimed',
  'the open': 'somebody in the open within 20 cm',
  'a known building': 'people known to be indoors',
  noise: 'a loud noise within 40 cm',
  groans: 'groans within 40 cm',
  'the nearest': 'the nearest by way',
  nobody: 'as near to the living as it gets',
}

/** The list down to what it goes for: what came before was not there. */
export function triedBy({ lure, isMutant }: SentForecast): readonly { lure: Lure; clause: string; isIt: boolean }[] {
  if (isMutant) return []
  const at = PRIORITIES.findIndex(([one]) => one === lure)
  return PRIORITIES.slice(0, at + 1).map(([one, clause], i) => ({ lure: one, clause, isIt: i === at }))
}

/** "towards Petra", "to the noise outside the pharmacy". */
function towardsWords(view: View, ground: Ground, { lure, target, goal }: SentForecast): string {
  if (target !== null) return `towards ${calledIn(view, target)}`
  return `${lure === 'noise' ? 'to the noise' : lure === 'WP' ? 'into the WP' : 'to a place'} ${whereWords(ground, goal)}`
}

/** Why the automatic umpire would send it where it would. */
export function reasonWords(view: View, ground: Ground, sent: SentForecast): string {
  const { byItself, lure, isMutant, gap } = sent
  const why = isMutant ? 'in the way of its kind' : `for ${LURES[lure]}`
  if (!byItself) return `By the book it stays where it is: it goes ${why}, and has no way.`
  const aim = lure === 'nobody' ? '' : `, ${lengthWords(gap)} from here`
  return `By the book it goes ${towardsWords(view, ground, sent)}${aim}: ${why}.`
}

/** "40 lurk", "20 left of 30, awake". */
export function hordeWords({ size, inside, active }: Horde): string {
  const many =
    inside === size ? `${size} lurk` : inside === 0 ? `emptied, ${size} came out` : `${inside} left of ${size}`
  return inside === 0 ? many : `${many}, ${active > 0 ? 'awake' : 'asleep'}`
}

/** "Boomer in ambush", "drifter in a room". */
export const lurkerWords = ({ kind }: Pick<Zed, 'kind'>): string =>
  kind === 'ordinary' ? 'hidden drifter' : `${capital(mutantTitle(kind).replace(/^the /, ''))} in ambush`

/** "a torch and food", "nothing". */
export function cacheWords(book: Forecast['book'], id: string, number: number): string {
  const { guns = [], melee = [], items = [], zed } = cacheCard(book, id, number)
  const inIt = [loadWords([...guns, ...melee], items), zed === true ? 'a Zed' : ''].filter(Boolean)
  return inIt.join(' and ') || 'nothing'
}

export const personWords = (view: View, n: number): string => `${calledIn(view, n)} waits here`

const ASKS: Readonly<Record<string, string>> = {
  'lay out': 'the set-up',
  'choose whom to play': 'whom to play',
  'exchange kit': 'a word on the kit',
  place: 'where to start',
  'place a card': 'a card',
  'rule on others': 'a ruling on the others',
  'give an order': 'an order',
  'tell Hunters': 'what Hunters do',
  send: 'where a Zed goes',
  'tell mutants': 'whom mutants attack',
  'throw secret dice': 'secret dice',
  'move and turn': 'a move',
  'shoot or reload': 'a shot',
  'push or strike': 'a blow',
  climb: 'a climb',
  give: 'what changes hands',
  accept: 'a yes to a gift',
  treat: 'first aid',
  assist: 'help',
  throw: 'a throw',
  observe: 'a look at a lair',
  'take over': 'whom to play next',
}

/** "owes a card", "a card lies face down", "nothing now". */
export function owedWords({ answers }: View, seat: string, owes: string | null): string {
  if (owes !== null) return `owes ${rowOf(ASKS, owes) ?? 'an answer'}`
  return Object.hasOwn(answers, seat) ? 'a card lies face down' : 'nothing now'
}

/** Who holds a seat: "Ann", "a bot"; nothing of somebody without a name. */
export function holderWords({ holders }: View, seat: string): string {
  const holder = holders[seat]
  if (!holder) return ''
  return 'bot' in holder ? 'a bot' : holder.person
}

/** A die that is due, or was thrown. */
export function dueWords(view: View, ground: Ground, { what, about }: Due): string {
  if (what === 'test') return `Is ${calledIn(view, about)} infected?`
  if (what === 'death') return `Does the infection kill ${calledIn(view, about)}?`
  const horde = view.hidden?.hordes.find(({ n }) => n === about)
  return `Do groans wake ${horde ? `the horde in ${lairTitle(ground, horde.lair)}` : 'a horde'}?`
}

/** "leap at Dot", "wait unseen". */
export function hunterWords(view: View, { does, at }: HunterDoes): string {
  if (does === 'leap') return at === undefined ? 'leap towards the nearest' : `leap at ${calledIn(view, at)}`
  return does === 'stay' ? 'wait unseen' : does
}

/** "The Hunter", "The Smoker, unseen". */
export function mutantName(view: View, { kind, n }: Pick<AttackerForecast, 'kind' | 'n'>): string {
  if (n !== 0) return capital(zedTitle(view, n))
  return `${kind === 'ordinary' ? 'A Zed' : capital(mutantTitle(kind))}, unseen`
}

/** Why the automatic umpire would tell it that. */
export function hunterReason(view: View, { byItself, posture }: HunterForecast): string {
  if (!byItself) return posture === 'springing' ? 'It is in the air.' : 'It can do nothing in this step.'
  const WHY: Readonly<Record<HunterDoes['does'], string>> = {
    walk: 'nobody is within 15 cm of it in its sight',
    crouch: 'it sees somebody within 15 cm',
    stay: 'nobody is within its spring, and nobody sees it',
    leap: byItself.at === undefined ? 'it is seen, and nobody is within its spring' : 'the nearest within its spring',
  }
  return `By itself it would ${hunterWords(view, byItself)}: ${WHY[byItself.does]}.`
}

/** "one of two", "nothing is left". */
export const leftWords = (left: number): string =>
  left === 1 ? 'the last one' : `${count(left)} ${plural(left, 'Zed', 'Zeds')} still to go`
