/** The one sentence that says who owes what, and how far the war has come. */
import { type Command, type Faction, OUTCOMES, type View, xOf, yOf } from '@shamble/even-death/campaign/page'
import type { OddsWords, Standing } from '../../../../play/game-display.ts'
import { rowOf } from '../../../../sure.ts'
import { capital, count, listed, plural } from '../../../../words/plain.ts'
import { chosenForce, isAsked, lookOf, offered } from '../read.ts'
import type { DisplayState } from '../types.ts'
import { factionTitle, theFaction, theForce, tileTitle } from './names.ts'

type Says = (s: DisplayState) => string

const isFaction = (seat: string): seat is Faction => ['survivors', 'military', 'bandits', 'zombies'].includes(seat)
export const seatTitle = (seat: string): string => (isFaction(seat) ? factionTitle(seat) : seat)
export const theSeat = (seat: string): string => (isFaction(seat) ? theFaction(seat) : seat)

/** Whose question it is, by what can be answered. */
const QUESTIONS: readonly (readonly [deed: Command['do'], says: Says])[] = [
  ['fortify', (s) => `${startWords(s)} Which two tiles beside it do you fortify?`],
  [
    'lock',
    (s) =>
      `What do your ${s.seat === 'zombies' ? 'hordes' : 'forces'} consist of? Nobody sees it before all are locked.`,
  ],
  ['end-turn', actWords],
  ['move', partWords],
  ['adjust', () => 'You hold this tile: one less, as rolled, or one more?'],
  ['victim', () => 'An ambush. Whom do your dead get?'],
  ['recruit', () => 'A survivor joins. Who is it?'],
  ['herds', () => 'It worked. Which herds join the horde?'],
  ['new-horde', () => 'A new horde gathers. Where, and what does it consist of?'],
  ['send', () => 'Several of yours are beside it. Which one fights?'],
  ['behaviour', () => 'How do the dead behave today? One die for all three, or three dice?'],
  ['vote', () => 'Do bots fight this battle to its end, with all the rules?'],
  [
    'report',
    (s) =>
      `There is a battle at ${s.view.battle ? tileTitle(s, s.view.battle.at) : 'this tile'}. It is fought at a table of its own.`,
  ],
  ['agree', () => 'Somebody has entered how the battle ended. Was it so?'],
  ['retreat', () => 'Some got away. Where do they regroup?'],
  ['regroup', () => 'The horde has won. How does it regroup?'],
]

function startWords(s: DisplayState): string {
  const player = s.view.players.find(({ faction }) => faction === s.seat)
  const [start] = player?.start ?? []
  return start === undefined
    ? 'You have a start tile.'
    : `You start at ${tileTitle(s, start)}, ${yOf(start)},${xOf(start)}.`
}

function actWords(s: DisplayState): string {
  const { actionsLeft } = s.view
  if (actionsLeft === 0) return 'All actions are used.'
  const left = actionsWords(s)
  const force = chosenForce(s)
  if (!force || force.owner !== s.seat)
    return `${left} Which of your ${s.seat === 'zombies' ? 'hordes' : 'forces'} acts?`
  return `${left} What does ${theForce(s, force)} do?`
}

/** ed.camp-rules.6 Two that passed each other are parted before anything else. */
function partWords(s: DisplayState): string {
  const [first] = offered(s, 'move')
  const at = s.view.forces.find(({ id }) => id === first?.force)?.at
  const where = at === undefined ? 'in one tile' : `at ${tileTitle(s, at)}`
  const what = s.seat === 'zombies' ? 'hordes' : 'forces'
  return `${actionsWords(s)} Two of your ${what} stand ${where}. Which one moves on, and where to?`
}

const actionsWords = ({ view: { actionsLeft } }: DisplayState): string =>
  `${capital(count(actionsLeft))} ${plural(actionsLeft, 'action')} left.`

function waiting({ view, pending }: DisplayState): string {
  const owe = listed((pending?.owe ?? []).map(theSeat))
  if (view.phase === 'lists') return `Your lists are locked. ${capital(owe)} are still making theirs.`
  return owe === '' ? '' : `Waiting for ${owe}.`
}

export function question(s: DisplayState): string {
  const { view, pending } = s
  if (view.outcome) return `The war is over. ${view.outcome.reason}`
  if (!pending) return ''
  if (pending.beside)
    return `There is a battle at ${view.battle ? tileTitle(s, view.battle.at) : 'this tile'}. It is fought at a table of its own.`
  if (!isAsked(s)) return waiting(s)
  const found = QUESTIONS.find(([deed]) => offered(s, deed).length > 0)
  return found?.[1](s) ?? 'What now?'
}

/** The turns of a round, in their order. */
export function standing({ round, phase, order, onTurn, players }: View): Standing {
  if (phase !== 'war')
    return { turn: 0, phases: [{ label: phase === 'tiles' ? 'Start tiles' : 'Lists', now: true, done: false }] }
  const at = onTurn === null ? -1 : order.indexOf(onTurn)
  return {
    turn: round,
    phases: order.map((faction, i) => ({
      label: `${factionTitle(faction)}${players.find((one) => one.faction === faction)?.out ? ', out' : ''}`,
      now: i === at,
      done: i < at,
    })),
  }
}

export function left({ view }: DisplayState): readonly { readonly value: string; readonly words: string }[] {
  if (view.phase !== 'war' || view.onTurn === null) return []
  return [{ value: String(view.actionsLeft), words: `${plural(view.actionsLeft, 'action')} left` }]
}

export const goal = (s: DisplayState): string => `${lookOf(s).needed} points, in your own turn`

export function time({ view, options }: DisplayState): string {
  const limit = Number(options['campaignTurnLimit'] ?? 0)
  if (view.phase !== 'war') return limit > 0 ? `${limit} turns at most` : ''
  return limit > 0 ? `turn ${view.round} of ${limit}` : ''
}

export const die = (what: string): string => capital(what)

const ODDS: Readonly<Record<string, OddsWords>> = {
  [OUTCOMES.ambush]: { words: 'ambush', tone: 'harm' },
  [OUTCOMES.luxuries]: { words: 'luxuries', tone: 'good' },
  [OUTCOMES.survivor]: { words: 'a survivor joins', tone: 'good' },
  [OUTCOMES.success]: { words: 'it works', tone: 'good' },
  [OUTCOMES.failure]: { words: 'nothing comes of it', tone: 'bad' },
}

/** "found 2", "burnt 1", or one of the words above. */
export function oddsWords(key: string): OddsWords {
  const [what = '', n = ''] = key.split(' ')
  const known = rowOf(ODDS, key)
  if (known) return known
  if (what === OUTCOMES.found) return { words: `+${n} ${plural(Number(n), 'supply', 'supplies')}`, tone: 'good' }
  if (what === OUTCOMES.burnt)
    return { words: `${n} burnt`, tone: n === '0' ? 'bad' : 'good', many: { n: Number(n), of: 'burnt' } }
  return { words: key, tone: 'half' }
}
