/** The one sentence that says who owes what. */
import { type Card, isInPlay, type Survivor, UMPIRE } from '@shamble/run-or-shoot/page'
import { lengthWords } from '../../../board/measured/units.ts'
import { rowOf } from '../../../sure.ts'
import { capital, count, listed, plural } from '../../../words/plain.ts'
import { actorOf, isAsked, lookOf, offered } from '../read.ts'
import type { DisplayState } from '../types.ts'

import { playedBy, seatWords } from './seats.ts'
import { laterWords, stepTitle } from './steps.ts'
import { calledBy, calledIn, grenadeTitle, weaponTitle, zedTitle } from './titles.ts'

type Says = (s: DisplayState, who: string, survivor: Survivor | undefined) => string

/** How many Zeds hold somebody. */
const heldBy = ({ view }: DisplayState, n: number): number =>
  view.melee.find(({ survivor }) => survivor === n)?.zeds.length ?? 0

const zedsWords = (n: number): string => (n === 1 ? 'the Zed' : `the ${count(n)} Zeds`)

function fightQuestion(s: DisplayState, who: string, survivor: Survivor | undefined): string {
  const held = survivor ? heldBy(s, survivor.n) : 0
  const weapon = survivor?.main ? weaponTitle(survivor.main.kind) : null
  const canPush = offered(s, 'push').length > 0
  const strike = weapon !== null && offered(s, 'strike').length > 0 ? `strike with the ${weapon}` : ''
  const push = canPush ? `push ${zedsWords(Math.max(1, held))} off` : ''
  return `${who} fights: ${[push, strike].filter(Boolean).join(', or ') || 'nothing to be done'}?`
}

function moveQuestion(s: DisplayState, who: string, survivor: Survivor | undefined): string {
  if (s.selection.order === 'turn') return `${who} turns. Press whom or what to look at.`
  if (s.selection.order === 'door') return `Which door does ${who} handle?`
  const look = lookOf(s)
  const card = survivor && look.movesBy(survivor)
  const later = survivor ? laterWords(s, survivor) : null
  const may = later === null ? '' : ` and may ${later}`
  if (!survivor || card === null || card === undefined) return `${who} does not move${may}. Which way to look?`
  const { left, whole } = look.start(survivor)
  if (left <= 0) return `${who} has gone as far as possible${may}. Which way to look?`
  const then = later === null ? '' : ` and ${later}`
  return left < whole
    ? `${who} has ${lengthWords(left)} of the move left. Where to?`
    : `${who} may move ${lengthWords(left)}${then}. Where to?`
}

/** How often whoever is asked may still fire, with the gun that fires most often. */
function shotsLeft(s: DisplayState, survivor: Survivor | undefined): number {
  const look = lookOf(s)
  const left = offered(s, 'shoot').map((command) => {
    const ahead = survivor ? look.shot(survivor, command) : null
    return ahead ? ahead.of - ahead.shot + 1 : 0
  })
  return Math.max(0, ...left)
}

function shootQuestion(s: DisplayState, who: string, survivor: Survivor | undefined): string {
  const reloads = offered(s, 'reload').length
  const shots = shotsLeft(s, survivor)
  if (offered(s, 'shoot').length === 0 && reloads > 0) return `${who} reloads. Which gun?`
  if (offered(s, 'shoot').length === 0) return `${who} has nobody in the sights. Turn, or stop here?`
  return `${who} has ${shots < 2 ? 'one shot' : `${count(shots)} shots`}. At which Zed?`
}

function throwQuestion(s: DisplayState, who: string): string {
  const [only, ...others] = new Set(offered(s, 'throw').map(({ grenade }) => grenade))
  if (only === undefined || others.length > 0)
    return `${who} throws. Choose what below, then press where it should land.`
  return `${who} throws the ${grenadeTitle(only)}. Press where it should land.`
}

function cardQuestion(s: DisplayState, who: string): string {
  const waits = (s.pending?.owe.length ?? 0) - 1
  const others =
    waits > 0 ? ` ${capital(count(waits))} more ${plural(waits, 'player is', 'players are')} still choosing.` : ''
  return `${who}: which card this turn? It lies face down until everybody has one.${others}`
}

function takeOverQuestion(s: DisplayState): string {
  const names = offered(s, 'take-over').map((c) => calledBy(c.survivor))
  const dead = s.seat === null ? undefined : s.view.survivors.find(({ seat }) => seat === s.seat)
  return `${dead ? calledBy(dead.who) : 'Your survivor'} is dead. Go on as ${names.join(' or ') || 'nobody'}, or watch?`
}

function mercyQuestion(s: DisplayState, who: string): string {
  const shooter = s.view.firing.at(-1)?.survivor
  return `${shooter === undefined ? 'Somebody' : calledIn(s.view, shooter)} offers to shoot ${who}. Does ${who} agree?`
}

/** By what the rules call the question. */
const QUESTIONS: Readonly<Record<string, Says>> = {
  'lay out': () => 'Where do the hordes lurk? Or leave it to the draw.',
  'rule on others': () => 'The others have settled what they do. Does anybody do something else?',
  'tell Hunters': () => 'What do your Hunters do in this step?',
  send: () => 'Where does this Zed go?',
  'tell mutants': () => 'Whom do your mutants attack?',
  'throw secret dice': () => 'What do your secret dice show?',
  'choose whom to play': (s) => `${s.seat === null ? 'Somebody' : seatWords(s.view, s.seat)}: whom do you play?`,
  'exchange kit': (_s, who) => `${who} may swap things with the others before they set out. Ready?`,
  place: (_s, who) => `Where does ${who} start? Anywhere in the marked zone.`,
  'give an order': (s, who) =>
    offered(s, 'call').length > 0
      ? `${who} may call the helicopter, or give an order.`
      : `${who} gives an order. Who should do what?`,
  'push or strike': fightQuestion,
  'push whom': (_s, who) => `Not all of them: which Zeds does ${who} throw off?`,
  'move and turn': moveQuestion,
  boost: (_s, who) => `Does ${who} lift somebody up a wall?`,
  climb: (_s, who) => `${who} climbs. Up or down, and where?`,
  give: (_s, who) => `What does ${who} hand over, take or pick up?`,
  accept: (_s, who) => `${who} is asked about things that change hands. Agreed?`,
  treat: (_s, who) => `${who} opens the first aid kit. For whom?`,
  assist: (_s, who) => `${who} helps. Whom, and how?`,
  throw: throwQuestion,
  'shoot or reload': shootQuestion,
  'agree to be shot': mercyQuestion,
  observe: (_s, who) => `${who} looks through the binoculars. At which lair?`,
  'take over': takeOverQuestion,
  drive: () => 'Everybody and everything is at the truck. Drive off now?',
}

const CHOOSING = 'Cards are being chosen.'

/** rs.secrecy.1 Its own card is told to a seat; of others only that it lies. */
function waitingForCards(s: DisplayState): string {
  const own = s.seat === null ? null : (s.view.answers[s.seat] ?? null)
  const left = (s.pending?.owe ?? []).map((seat) => seatWords(s.view, seat))
  const choosing = left.length === 0 ? CHOOSING : `${listed(left)} ${plural(left.length, 'is', 'are')} still choosing.`
  if (own?.do !== 'card') return choosing
  return `${cardsWords(own.cards)} lies face down. ${choosing}`
}

export const cardsWords = (cards: readonly Card[]): string => cards.join(' with ')

function waiting(s: DisplayState): string {
  const owe = s.pending?.owe ?? []
  if (s.view.step === '1') return waitingForCards(s)
  if (owe.length === 0) return 'Nobody is asked anything.'
  const names = owe.map((seat) => (seat === UMPIRE ? 'the umpire' : seatWords(s.view, seat)))
  return `Waiting for ${listed(names)} (${stepTitle(s.view.step)}).`
}

/** rs.cards.10 Somebody who is held to the ground places no card. */
function helpless({ view, seat }: DisplayState): string {
  const n = seat === null ? null : playedBy(view, seat)
  const one = view.survivors.find((survivor) => survivor.n === n)
  if (!one || !isInPlay(one) || one.pinnedBy === null) return ''
  return `${calledBy(one.who)} is held down by ${zedTitle(view, one.pinnedBy)} and can do nothing. `
}

/** Parts of a turn in which nobody decides anything: what was asked for comes when they are over. */
const NOBODY_ASKED: Readonly<Record<string, string>> = {
  '2': 'The cards turn over.',
  '4': 'The Zeds bite.',
  '7': 'The Zeds move.',
  '8': 'Zeds that lie stand up.',
  '10': 'The mutants attack.',
  '11': 'Whoever lies stands up.',
  U: 'The turn ends.',
}
/** Questions of such a part, after all. */
const ASKED_THERE: readonly string[] = [
  'give an order',
  'take over',
  'drive',
  'agree to be shot',
  'rule on others',
  'tell Hunters',
  'send',
  'tell mutants',
  'throw secret dice',
]

export function question(s: DisplayState): string {
  const { view, pending } = s
  if (view.outcome) return `The game is over. ${view.outcome.reason}`
  if (!pending) return ''
  const meanwhile = rowOf(NOBODY_ASKED, /^(\d+|U)/.exec(view.step)?.[1] ?? '')
  if (meanwhile !== undefined && !ASKED_THERE.includes(pending.asks)) return meanwhile
  if (!isAsked(s)) return `${helpless(s)}${waiting(s)}`
  const actor = actorOf(s)
  const who = actor ? calledBy(actor.who) : s.seat === null ? 'Somebody' : seatWords(view, s.seat)
  if (offered(s, 'card').length > 0) return cardQuestion(s, who)
  const says = rowOf(QUESTIONS, pending.asks)
  return says ? says(s, who, actor) : `${who}: what now (${stepTitle(view.step)})?`
}

/** What the move of whoever is asked has left. */
export function left(s: DisplayState): readonly { readonly value: string; readonly words: string }[] {
  const actor = actorOf(s)
  if (!actor || s.pending?.asks !== 'move and turn' || !isAsked(s)) return []
  const look = lookOf(s)
  if (look.movesBy(actor) === null) return []
  return [{ value: lengthWords(look.start(actor).left), words: 'left to move' }]
}

/** The turn in which it is over at the latest. */
export const lasts = (s: DisplayState): number => lookOf(s).book.scenario.limit

/** How much time there is: "27 turns to come". */
export function goal(s: DisplayState): string {
  const left = lasts(s) - s.view.turn
  if (s.view.turn === 0) return `${left} turns`
  return left <= 0 ? 'the last turn' : `${left} ${plural(left, 'turn')} to come`
}

/** What a die is thrown for: the rules say Zed 5 of a mutant, too. */
export const die = (what: string): string => capital(what)
