/** After a battle: what became of everybody, with a bar on whatever it has changed; and who has fallen in the war. */
import './page.css'
import {
  type Event,
  forceOf,
  isPerson,
  type Member,
  type Person,
  profileOf,
  type View,
} from '@shamble/even-death/campaign/page'
import type { Happened, Shown } from '../../../../campaign/campaign-display.ts'
import { capital, count, listed, plural } from '../../../../words/plain.ts'
import { Mark } from '../art.tsx'
import type { EventOf } from '../words/lines.ts'
import { lookOf } from '../read.ts'
import { armsOf, factionTitle, herdsWords, theFaction, tileTitle } from '../words/names.ts'
import { type Step, Steps } from './steps.tsx'
import { Vitality } from './vitality.tsx'

type Props = Shown<View, Event>

const isOf = <E extends Event['e']>(event: Event, kind: E): event is EventOf<E> => event.e === kind
const ofKind = <E extends Event['e']>(events: readonly Event[], kind: E): EventOf<E>[] =>
  events.filter((event): event is EventOf<E> => isOf(event, kind))

/** Everything that came of the last battle. */
function lastBattle(story: readonly Happened<Event>[]): readonly Event[] {
  const at = story.findLastIndex(({ events }) => events.some(({ e }) => e === 'battle over'))
  if (at < 0) return []
  const answers = story.slice(at + 1).map(({ events }) => events)
  const others = answers.findIndex(([first]) => first !== undefined && !ANSWERS.includes(first.e))
  return [...(story[at]?.events ?? []), ...answers.slice(0, others < 0 ? answers.length : others).flat()]
}

/** What is still settled after it, a question each. */
const ANSWERS: readonly Event['e'][] = ['retreated', 'regrouped', 'force removed']

export const hasBattle = (shown: Props): boolean => lastBattle(shown.story).length > 0

const FATES: Readonly<Record<EventOf<'person after battle'>['fate'], string>> = {
  alive: 'unhurt',
  withdrawn: 'withdrew, unhurt',
  dead: 'dead',
  turned: 'dead, turned',
  conceded: 'left behind',
  lost: 'found no way in',
}

function fateWords({ fate, lost, infected }: EventOf<'person after battle'>): string {
  const isHome = fate === 'alive' || fate === 'withdrawn'
  const hurt = isHome && lost > 0 ? `${count(lost)} ${plural(lost, 'wound')}` : FATES[fate]
  return `${hurt}${isHome && infected ? ', infected' : ''}`
}

const isChanged = ({ fate, lost, infected }: EventOf<'person after battle'>): boolean =>
  (fate !== 'alive' && fate !== 'withdrawn') || lost !== 0 || infected

interface RowProps {
  readonly shown: Props
  readonly event: EventOf<'person after battle'>
  /** Nothing is left of the force: not even who withdrew. */
  readonly isOffMap: boolean
}

/** As somebody set out. */
const beforeOf = ({ before }: Props, unit: number): Person | null =>
  before?.forces.flatMap(({ units }) => units.filter(isPerson)).find(({ id }) => id === unit) ?? null

function Row({ shown, event, isOffMap }: RowProps) {
  const { unit, profile, fate, lost } = event
  const isGone = isOffMap || (fate !== 'alive' && fate !== 'withdrawn')
  const was = beforeOf(shown, unit)
  const { title, vitality } = profileOf(profile)
  const had = was?.vitality ?? Math.max(0, lost)
  return (
    <li class={`${isOffMap || isChanged(event) ? 'changed' : ''}${isGone ? ' gone' : ''}`}>
      <Mark mark={profile} size={30} />
      <span class="who">
        <b>{title}</b>
        {was && <small class="muted">{armsOf(was)}</small>}
      </span>
      <Vitality of={was ? lookOf(shown).full(was) : vitality} left={had - lost} was={had} />
      <span class={isGone ? 'bad' : ''}>
        {isOffMap && fate === 'withdrawn' ? 'withdrew, lost with the force' : fateWords(event)}
      </span>
    </li>
  )
}

type Herds = EventOf<'herds after battle'>['to']

/** "None of 50 zombies is left", "35 of 50 zombies: Regular Zombies in herds of 15, 15 and 5". */
function leftWords(from: Herds, to: Herds): string {
  if (to.length === 0) return `none of ${zombiesIn(from)} zombies is left`
  const [before, now] = [zombiesIn(from), zombiesIn(to)]
  const herds = herdsWords(to.map((herd) => ({ is: 'herd', ...herd }))).map(({ words }) => words)
  return `${now > before ? `${now} zombies, ${before} before` : `${now} of ${before} zombies`}: ${listed(herds)}`
}

const zombiesIn = (herds: readonly { readonly size: number }[]): number =>
  herds.reduce((sum, { size }) => sum + size, 0)

/** Of a force that is still there, those to whom nothing happened. */
const unhurtOf = ({ view }: Props, force: number, told: readonly EventOf<'person after battle'>[]): readonly Person[] =>
  (forceOf(view, force)?.units ?? []).filter(isPerson).filter(({ id }) => !told.some(({ unit }) => unit === id))

interface SideProps {
  readonly shown: Props
  readonly events: readonly Event[]
  readonly side: EventOf<'battle over'>['sides'][number]
}

/** One side's people and dead, each with what became of them. */
function SideAfter({ shown, events, side: { force, faction } }: SideProps) {
  const isOffMap = ofKind(events, 'force removed').some((event) => event.force === force)
  const own = ofKind(events, 'person after battle').filter((event) => event.force === force)
  const dead = ofKind(events, 'herds after battle').filter((event) => event.force === force)
  const unhurt = unhurtOf(shown, force, own)
  if (own.length + dead.length + unhurt.length === 0) return null
  return (
    <section aria-label={factionTitle(faction)}>
      <h4 class="cap">{factionTitle(faction)}</h4>
      <ul class="war-fates">
        {own.map((event) => (
          <Row key={event.unit} shown={shown} event={event} isOffMap={isOffMap} />
        ))}
        {unhurt.map((one) => (
          <li key={one.id}>
            <Mark mark={one.unit} size={30} />
            <span class="who">
              <b>{profileOf(one.unit).title}</b>
              <small class="muted">{armsOf(one)}</small>
            </span>
            <Vitality of={lookOf(shown).full(one)} left={one.vitality} />
            <span class="muted">{one.vitality < lookOf(shown).full(one) ? 'as before' : 'unhurt'}</span>
          </li>
        ))}
        {dead.map(({ from, to }) => (
          <li key={force} class={zombiesIn(from) === zombiesIn(to) ? '' : 'changed'}>
            <Mark mark={`${to[0]?.kind ?? from[0]?.kind ?? 'regular'} 1`} size={30} />
            <b>{faction === 'zombies' ? 'The horde' : 'The dead'}</b>
            <span class="wide">{capital(leftWords(from, to))}.</span>
          </li>
        ))}
      </ul>
    </section>
  )
}

/** "three dead, one hurt". */
function lossWords(dead: number, hurt: number): string {
  const told = [...(dead > 0 ? [`${count(dead)} dead`] : []), ...(hurt > 0 ? [`${count(hurt)} hurt`] : [])]
  return told.join(', ') || 'nobody is hurt'
}

/** Result, losses, the turned, regrouping, points. */
function stepsOf(shown: Props, events: readonly Event[], over: EventOf<'battle over'>): readonly Step[] {
  const people = ofKind(events, 'person after battle').filter(isChanged)
  const turned = people.filter(({ fate }) => fate === 'turned').length
  const regrouped = [...ofKind(events, 'retreated'), ...ofKind(events, 'regrouped')]
  const isAsked = shown.view.battle !== null && shown.view.fought.length === over.part
  const points = ofKind(events, 'points banked').map(({ faction, by }) => `+${by} for ${theFaction(faction)}`)
  const dead = people.filter(({ fate }) => fate !== 'alive' && fate !== 'withdrawn').length
  return [
    { title: 'Result', says: over.winner ? theFaction(over.winner) : 'a draw', state: 'done' },
    { title: 'Losses', says: lossWords(dead, people.length - dead), state: 'done' },
    { title: 'The turned', says: turned === 0 ? 'nobody' : `${count(turned)} of them`, state: 'done' },
    {
      title: 'Regroup',
      says: isAsked ? 'asked on the map' : regrouped.length > 0 ? 'done' : 'nobody has to',
      state: isAsked ? 'now' : 'done',
    },
    { title: 'Points', says: points.join(', ') || 'none', state: 'done' },
  ]
}

export function After(shown: Props) {
  const events = lastBattle(shown.story)
  const [over] = ofKind(events, 'battle over')
  if (!over) return null
  const banked = ofKind(events, 'points banked')
  const removed = ofKind(events, 'force removed')
  const replay = shown.replay(over.part)
  return (
    <div class="war-after">
      <h3 class="h">{over.winner ? `${capital(theFaction(over.winner))} win.` : 'Nobody wins.'}</h3>
      <Steps steps={stepsOf(shown, events, over)} />
      <p class="book">
        At {tileTitle(shown, over.at)}
        {over.rounds > 0 && `, in ${count(over.rounds)} ${plural(over.rounds, 'round')}`}.{' '}
        {removed
          .map(({ owner, at }) => `${capital(theFaction(owner))} lose what stood at ${tileTitle(shown, at)}.`)
          .join(' ')}{' '}
        {banked.map(({ faction, by }) => `${capital(theFaction(faction))} bank ${by} points.`).join(' ')}{' '}
        {replay && (
          <a class="link" href={replay}>
            Replay
          </a>
        )}
      </p>
      {over.sides.map((side) => (
        <SideAfter key={side.force} shown={shown} events={events} side={side} />
      ))}
    </div>
  )
}

/** Whoever was ever told of by name and arms: by number, as they were told of last. */
function peopleTold({ story, before, view }: Props): ReadonlyMap<number, Person> {
  const members = story
    .flatMap(({ events }) => events)
    .flatMap((event): readonly Member[] => {
      if (event.e === 'force placed' || event.e === 'recruited' || event.e === 'founded') return event.units
      return event.e === 'survivor joined' ? [event.unit] : []
    })
  const there = [...(before?.forces ?? []), ...view.forces].flatMap(({ units }) => units)
  return new Map([...members, ...there].filter(isPerson).map((one) => [one.id, one]))
}

/** Everybody who fell, the last first. */
export function fallenOf(shown: Props): readonly Fall[] {
  const told = peopleTold(shown)
  let round = shown.view.round
  let where = ''
  const fallen: Fall[] = []
  const fell = (profile: Person['unit'], unit: number, says: string): void => {
    const person = told.get(unit)
    fallen.push({ who: profileOf(profile).title, arms: person ? armsOf(person) : '', says, mark: profile })
  }
  for (const event of shown.story.flatMap(({ events }) => events)) {
    if (event.e === 'turn begins') round = event.round
    if (event.e === 'battle over' || event.e === 'searched') where = tileTitle(shown, event.at)
    if (event.e === 'ambushed') fell(event.profile, event.unit, `turn ${round}, ambushed at ${where}`)
    if (event.e === 'person after battle' && event.fate !== 'alive' && event.fate !== 'withdrawn')
      fell(event.profile, event.unit, `turn ${round}, ${where}, ${FATES[event.fate]}`)
  }
  return fallen.reverse()
}

interface Fall {
  readonly who: string
  readonly arms: string
  readonly says: string
  readonly mark: string
}

export const Fallen = (shown: Props) => (
  <ul class="war-fallen">
    {fallenOf(shown).map(({ who, arms, says, mark }, i) => (
      <li key={i}>
        <Mark mark={mark} size={26} />
        <span class="who">
          <b>{who}</b>
          {arms && <small>{arms}</small>}
          <small class="muted">{says}</small>
        </span>
      </li>
    ))}
  </ul>
)
