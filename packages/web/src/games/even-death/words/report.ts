/** The end of the battle: who won and why, what became of every unit and herd, the course of it, luck. */
import {
  DIE,
  type Event,
  type Herd,
  type Human,
  isHerd,
  isOnTable,
  type Unit,
  type View,
  zombieKind,
} from '@shamble/even-death/page'
import type { Forecast } from '@shamble/even-death/forecast'
import { px } from '../../../board/measured/units.ts'
import type { EndReport, Series, Way, Won } from '../../../play/game-display.ts'
import { rowOf } from '../../../sure.ts'
import { capital, count, listed, plural } from '../../../words/plain.ts'
import { Tally } from '../../../words/tally.ts'
import { lookOf } from '../read.ts'
import type { Seen, Story } from '../types.ts'
import { type Credit, creditOf, type Ending } from './credit.ts'
import { limitWords, tasksOf } from './goals.ts'
import { seatTitle, theSeat } from './seats.ts'
import { sideWords } from './sides.ts'
import { titleOf, unitName } from './titles.ts'

const people = (n: number): string => `${count(n)} ${plural(n, 'person', 'people')}`
const zombies = (n: number): string => `${count(n)} ${plural(n, 'zombie')}`

export function won({ outcome }: View): Won | null {
  if (!outcome) return null
  const { winners } = outcome
  if (winners.length === 0) return { who: 'Nobody wins', seats: [], isDraw: true }
  return { who: `${capital(listed(winners.map(theSeat)))} win`, seats: winners }
}

/** Why nobody has won. */
const DRAWS: Readonly<Record<string, string>> = {
  'ed.camp-battle.13': 'The last round is over, and nobody has won',
  'ed.victory.9': 'The last round is over, and none has more left than the others',
}

/** Whoever has a task of a scenario, if the winners are not among them: they have failed at it. */
function failing(view: View, goals: ReturnType<Forecast['goals']>): readonly number[] {
  const sides = goals.flatMap(({ side }) => side ?? [])
  const isWinner = ({ seat }: View['seats'][number]): boolean => view.outcome?.winners.includes(seat) === true
  return view.seats.some((one) => isWinner(one) && sides.includes(one.side)) ? [] : [...new Set(sides)]
}

/** "The Survivors hold the field", "The Survivors have not done what they had to". */
function headline(seen: Seen): string {
  const { view } = seen
  const { outcome } = view
  if (!outcome) return 'The battle is not over'
  if (outcome.winners.length === 0) return rowOf(DRAWS, outcome.clause) ?? 'Nobody is left to hold the field'
  const who = capital(listed(outcome.winners.map(theSeat)))
  if (outcome.clause === 'ed.victory.5') return `${who} hold the field`
  if (outcome.clause === 'ed.victory.9') return `${who} have the most left`
  const failed = failing(view, lookOf(seen).goals())
  if (failed.length === 0) return `${who} have done what they came for`
  return `${capital(listed(failed.map((side) => sideWords(view, side))))} have not done what they had to`
}

/** What it came of: who is gone, what everybody has left, or the task as it stands in the end. */
function whyWords(seen: Seen, events: readonly Event[]): string {
  const { view } = seen
  const { outcome, round, seats } = view
  if (!outcome) return ''
  const look = lookOf(seen)
  if (outcome.clause === 'ed.victory.5' && outcome.winners.length > 0) {
    const gone = seats.filter(({ seat }) => !outcome.winners.includes(seat)).map(({ seat }) => theSeat(seat))
    return `After ${round} ${plural(round, 'round')} nobody of ${listed(gone)} is left on the table.`
  }
  const shares = events.findLast((event) => event.e === 'shares')
  if (outcome.clause === 'ed.victory.9' && shares?.e === 'shares') {
    const left = shares.shares.map(({ side, percent }) => `${sideWords(view, side)} ${percent} percent`)
    return `The last round is over. Of what each began with there is left: ${listed(left)}.`
  }
  if (look.goals().length === 0) return outcome.reason
  const wanted = failing(view, look.goals()).length === 0
  const told = tasksOf(look).filter(({ standing }) => (standing === 'open') !== wanted)
  return told.length === 0 ? outcome.reason : told.map(({ words }) => `${words}.`).join(' ')
}

/** "in round 4 by Herd B". */
function byWhom(view: View, { round, by }: Ending): string {
  return `${round === 0 ? '' : ` in round ${round}`}${by === null ? '' : ` by ${titleOf(view, by)}`}`
}

const HOW: Readonly<Record<string, string>> = {
  shot: 'was shot',
  blow: 'was struck down',
  bite: 'was bitten to death',
  infection: 'died of the infection',
  terrain: 'died on the dangerous ground',
}

const GONE: Readonly<Record<Exclude<Unit['status'], 'alive'>, string>> = {
  waiting: 'never took the field',
  lost: 'found no place on the table',
  dead: 'died',
  turned: 'died and rose again',
  withdrawn: 'got away',
  conceded: 'was led off the field',
}

function endOfHuman(view: View, { died }: Credit, human: Human): string {
  const end = died.get(human.id)
  const rose = human.status === 'turned' ? ', and rose again' : ''
  if (end) return `${rowOf(HOW, end.how) ?? 'died'}${byWhom(view, end)}${rose}`
  if (human.status !== 'alive') return GONE[human.status]
  const hurt =
    human.vitality < human.most ? ` with ${count(human.vitality)} of ${count(human.most)} vitality` : ', unhurt'
  return `still stands${hurt}${human.health === 'infected' ? ', but infected' : ''}`
}

function endOfHerd(view: View, { gone, lost, rose }: Credit, herd: Herd): string {
  const fell = lost.get(herd.id) ?? 0
  const came = rose.get(herd.id) ?? 0
  const losses = [fell > 0 ? `${count(fell)} fell` : '', came > 0 ? `${count(came)} rose into it` : ''].filter(Boolean)
  const told = losses.length > 0 ? `; ${listed(losses)}` : ''
  const end = gone.get(herd.id)
  if (isOnTable(herd)) return `still ${zombies(herd.zombies.length)} strong${told}`
  if (end?.how === 'merged') return `was taken in by another${end.round > 0 ? ` in round ${end.round}` : ''}${told}`
  if (end) return `was wiped out${byWhom(view, end)}${told}`
  return herd.status === 'alive' ? 'is gone' : `${GONE[herd.status]}${told}`
}

function fate(view: View, credit: Credit, unit: Unit): string {
  const felled = credit.felled.get(unit.id)
  const did = felled
    ? [felled.people > 0 ? people(felled.people) : '', felled.zombies > 0 ? zombies(felled.zombies) : ''].filter(
        Boolean,
      )
    : []
  const end = isHerd(unit) ? endOfHerd(view, credit, unit) : endOfHuman(view, credit, unit)
  return did.length === 0 ? end : `${end}; brought down ${listed(did)}`
}

const SUCCESS = (needed: number, modifiers: readonly { readonly value: number }[]): number => {
  const least = needed - modifiers.reduce((sum, { value }) => sum + value, 0)
  return Math.min(DIE, Math.max(0, DIE + 1 - least)) / DIE
}

/** Each die by its chance to succeed. */
function luckOf(view: View, events: readonly Event[]): Tally {
  const tally = new Tally()
  const seatOf = (id: number): string =>
    seatTitle([...view.humans, ...view.herds].find((unit) => unit.id === id)?.seat ?? '')
  for (const event of events) {
    if (event.e === 'attacked' || event.e === 'resisted') {
      const p = SUCCESS(event.needed, event.modifiers)
      const what = event.e === 'attacked' ? 'attack dice' : 'toughness dice'
      for (const { success } of event.dice) tally.success(seatOf(event.unit), what, 'successes', p, success)
    }
    if (event.e === 'psych check' || event.e === 'brain check' || event.e === 'infection check')
      if (event.faces.length === 1)
        tally.success(seatOf(event.unit), 'checks', 'passed', SUCCESS(event.needed, []), event.passed)
    if (event.e === 'rambling check')
      tally.success(seatOf(event.unit), 'rambling herds', 'rambled', 2 / DIE, event.rambles)
  }
  return tally
}

/** One value at the end of every round, deployment as round 0. */
function course({ herds }: View, events: readonly Event[]): Series[] {
  const isHerdNo = (id: number): boolean => herds.some((herd) => herd.id === id)
  const now = { people: 0, zombies: 0, fallen: 0, gone: 0 }
  const values: Record<keyof typeof now, number[]> = { people: [], zombies: [], fallen: [], gone: [] }
  const close = (): void => {
    for (const key of ['people', 'zombies', 'fallen', 'gone'] as const) values[key].push(now[key])
  }
  for (const event of events) {
    if (event.e === 'round began') close()
    if (event.e === 'deployed') {
      if (isHerdNo(event.unit)) now.zombies += event.at.length
      else now.people++
    }
    if (event.e === 'zombies fell') {
      now.zombies -= event.zombies.length
      now.gone += event.zombies.length
    }
    if (event.e === 'died') {
      now.people--
      now.fallen++
    }
    if (event.e === 'rose') now.zombies++
  }
  close()
  return [
    { label: 'People fallen', tone: 'loss', values: values.fallen },
    { label: 'Zombies destroyed', tone: 'plain', values: values.gone },
    { label: 'Zombies on the table', tone: 'dead', values: values.zombies },
    { label: 'People on the table', tone: 'living', values: values.people },
  ]
}

function waysOf(view: View, events: readonly Event[]): Way[] {
  const points = new Map<number, (readonly [number, number])[]>()
  const went = (id: number, at: { readonly x: number; readonly y: number } | undefined): void => {
    if (at) points.set(id, [...(points.get(id) ?? []), [px(at.x), px(at.y)]])
  }
  for (const event of events) {
    if (event.e === 'deployed') went(event.unit, event.at[0])
    if (event.e === 'moved' || event.e === 'herd moved' || event.e === 'fled') went(event.unit, event.at)
    if (event.e === 'climbed' && event.zombie === null) went(event.unit, event.at)
  }
  return [...view.humans, ...view.herds]
    .filter(({ id }) => (points.get(id)?.length ?? 0) > 1)
    .map((unit) => ({
      figure: unitName(unit),
      points: points.get(unit.id) ?? [],
      fell: unit.status === 'dead' || unit.status === 'turned',
    }))
}

/** The round that cost most, told by what fell in it. */
function worstRound(events: readonly Event[]): string {
  const rounds = new Map<number, { people: number; zombies: number }>()
  let round = 0
  for (const event of events) {
    if (event.e === 'round began') round = event.round
    const fell = rounds.get(round) ?? { people: 0, zombies: 0 }
    if (event.e === 'died') rounds.set(round, { ...fell, people: fell.people + 1 })
    if (event.e === 'zombies fell') rounds.set(round, { ...fell, zombies: fell.zombies + event.zombies.length })
  }
  const [worst] = [...rounds].sort(([, a], [, b]) => b.people * 5 + b.zombies - a.people * 5 - a.zombies)
  if (!worst) return 'Nobody fell.'
  const [n, fell] = worst
  const who = [fell.people > 0 ? people(fell.people) : '', fell.zombies > 0 ? zombies(fell.zombies) : ''].filter(
    Boolean,
  )
  return `Round ${n} was the bloodiest: ${listed(who)} fell.`
}

/** What decided it: the task as it stood, and the round in which most fell. */
function storyOf(seen: Seen, events: readonly Event[]): string {
  const look = lookOf(seen)
  const conceded = events.flatMap((event) =>
    event.e === 'conceded' ? [`${capital(theSeat(event.seat))} gave up.`] : [],
  )
  const shares = events.flatMap((event) =>
    event.e === 'shares' ? ['When the last round was over, what each side had left decided it.'] : [],
  )
  const tasks = look.goals().length === 0 ? [] : tasksOf(look).map(({ words }) => `${words}.`)
  return [...conceded, ...shares, ...tasks, ...(seen.view.outcome ? [worstRound(events)] : [limitWords(look)])].join(
    ' ',
  )
}

export function report(story: Story, seen: Seen): EndReport {
  const { view } = seen
  const events = story.flatMap((entry) => entry.events)
  const credit = creditOf(events)
  return {
    headline: headline(seen),
    why: whyWords(seen, events),
    fates: [...view.humans, ...view.herds].map((unit) => ({
      figure: unitName(unit),
      words: `${kindWords(unit)}: ${fate(view, credit, unit)}`,
    })),
    series: course(view, events),
    luck: luckOf(view, events).rows,
    story: storyOf(seen, events),
    ways: waysOf(view, events),
  }
}

/** Of which faction, and of a herd of what; what somebody is says his name. */
const kindWords = (unit: Unit): string => (isHerd(unit) ? zombieKind(unit.kind).title : seatTitle(unit.seat))
