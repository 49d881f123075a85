/** Beside the map: points by source and what is missing, supplies to the next start of a turn; who is in the chosen force. */
import './beside.css'
import {
  type CampaignForce,
  type Faction,
  isPerson,
  type Points,
  tileAt,
  tileOn,
} from '@shamble/even-death/campaign/page'
import { Clause, Unfold } from '../../../play/clause.tsx'
import { usePlay } from '../../../play/context.ts'
import { BlockHead } from '../../../play/parts.tsx'
import { ago } from '../../../words/ago.ts'
import { YOU } from '../../../setup/words.ts'
import { usePart } from '../../../ui/use-signal.ts'
import { capital, count, plural, signed } from '../../../words/plain.ts'
import { Mark } from './art.tsx'
import { lostVitality } from './map/forces.tsx'
import { LETTERS } from './map/owners.tsx'
import { placeName } from './map/place.ts'
import { Herds } from './page/herds.tsx'
import { Vitality } from './page/vitality.tsx'
import { chosenForce, lookOf } from './read.ts'
import type { DisplayState } from './types.ts'
import { theSeat } from './words/question.ts'
import { armsOf, factionTitle, KINDS, memberTitle, theFaction, theForce, tileTitle } from './words/names.ts'

const SOURCES: readonly (readonly [source: Exclude<keyof Points, 'all'>, words: string])[] = [
  ['tiles', 'tiles'],
  ['towns', 'towns'],
  ['cities', 'cities'],
  ['battles', 'battles'],
  ['supplies', 'supplies'],
  ['pillages', 'pillage'],
]

const LEVELS = { deprived: 'Deprived', rationing: 'Rationing', abundant: 'Abundant: Energised' } as const

function PointsOf({ s, faction }: { readonly s: DisplayState; readonly faction: Faction }) {
  const look = lookOf(s)
  const points = look.points(faction)
  const missing = Math.max(0, look.needed - points.all)
  const told = SOURCES.filter(([source]) => points[source] > 0)
  return (
    <li class={`of-${faction}`}>
      <h3>
        <span class="own" aria-hidden="true">
          {LETTERS[faction]}
        </span>
        <span>
          {factionTitle(faction)} <small class="muted">{personOf(s.view, faction)}</small>
        </span>
        {s.view.players.find((one) => one.faction === faction)?.out && <small> out</small>}
        <b class="mono">{points.all}</b>
        <small>{missing > 0 ? `${missing} short` : 'enough'}</small>
      </h3>
      <p class="war-bar" aria-hidden="true" style={{ '--n': Math.max(look.needed, points.all) }}>
        {told.map(([source]) => (
          <i key={source} class={source} style={{ '--c': points[source] }}>
            {points[source] > 1 ? points[source] : ''}
          </i>
        ))}
        {missing > 0 && <i class="rest" style={{ '--c': missing }} />}
      </p>
      <p class="vh">{told.map(([source, words]) => `${words} ${points[source]}`).join(', ') || 'nothing yet'}</p>
    </li>
  )
}

function PointsBlock({ s }: { readonly s: DisplayState }) {
  const all = lookOf(s).needed
  return (
    <section class="block war-points" aria-label="Points">
      <BlockHead title="Points">{all} wins</BlockHead>
      <ul>
        {s.view.players.map(({ faction }) => (
          <PointsOf key={faction} s={s} faction={faction} />
        ))}
      </ul>
      <p class="war-key" aria-hidden="true">
        {SOURCES.map(([source, words]) => (
          <span key={source}>
            <i class={source} /> {words}
          </span>
        ))}
      </p>
      <p class="muted">
        Battles and pillage are banked; the rest counts as it stands. <Clause id="ed.camp-vp.4" />
      </p>
    </section>
  )
}

function SuppliesBlock({ s, faction }: { readonly s: DisplayState; readonly faction: Faction }) {
  const ahead = lookOf(s).supplies(faction)
  const rows: readonly (readonly [words: string, value: string])[] = [
    ['now', String(ahead.now)],
    ['worth, when counted', `${ahead.worth} ${plural(ahead.worth, 'point')}`],
    ['farms', signed(ahead.farms)],
    ['upkeep', signed(-ahead.upkeep)],
  ]
  return (
    <section class="block war-supplies" aria-label="Supplies, next turn">
      <BlockHead title="Supplies, next turn">{factionTitle(faction)}</BlockHead>
      <dl>
        {rows.map(([words, value]) => (
          <div key={words}>
            <dt>{words}</dt>
            <dd class="mono">{value}</dd>
          </div>
        ))}
        <div class="total">
          <dt>
            then <b>{LEVELS[ahead.level]}</b>
          </dt>
          <dd class="mono">{ahead.left}</dd>
        </div>
      </dl>
      <p class="war-level" aria-hidden="true">
        {Array.from({ length: 8 }, (_, i) => (
          <i
            key={i}
            class={`${i === 0 ? 'deprived' : i >= 5 ? 'abundant' : ''}${Math.min(7, ahead.left) === i ? ' on' : ''}`}
          />
        ))}
      </p>
      <p class="muted">
        0 Deprived, 1 to 4 Rationing, 5 Abundant. <Clause id="ed.human-state.3" />
      </p>
    </section>
  )
}

/** "at 5,4, field, nobody's". */
function whereWords(s: DisplayState, { at, owner }: CampaignForce): string {
  const { controller } = tileAt(s.view, at)
  const whose = controller === null ? 'nobody’s' : controller === owner ? 'held' : `held by ${theFaction(controller)}`
  return `at ${placeName(at)}, ${KINDS[tileOn(lookOf(s).map, at).kind]}, ${whose}`
}

/** What it has lost, and how far it is to where it recovers. */
function hurtWords(s: DisplayState, force: CampaignForce): string {
  const look = lookOf(s)
  const lost = lostVitality(look, force)
  if (lost === 0) return ''
  const aid = look.nearestAid(force)
  const hurt = `${capital(count(lost))} vitality lost.`
  if (!aid) return hurt
  const where = `The Aid Station at ${tileTitle(s, aid.at)}`
  return aid.steps === 0
    ? `${hurt} The Aid Station here heals it.`
    : `${hurt} ${where} is ${count(aid.steps)} ${plural(aid.steps, 'move')} away.`
}

/** Everybody of the chosen force, at a glance: by their marks, with what is left of their vitality. */
export function Chosen(s: DisplayState) {
  const force = chosenForce(s)
  if (!force) return null
  const look = lookOf(s)
  const people = force.units.filter(isPerson)
  const hurt = hurtWords(s, force)
  return (
    <section class="block war-force" aria-label={`Who is in ${theForce(s, force)}`}>
      <h2>
        <Mark mark={`${force.owner} ${force.id}`} size={40} />
        <span>
          {tileTitle(s, force.at)}
          <small class="muted">{whereWords(s, force)}</small>
        </span>
        <b class="mono">
          {look.worth(force)}
          <span class="vh"> points</span>
        </b>
      </h2>
      <ul class="people">
        {people.map((unit) => (
          <li key={unit.id} title={`${memberTitle(unit)}: ${armsOf(unit)}`}>
            <Mark mark={unit.unit} size={28} />
            <span class="vh">
              {memberTitle(unit)}, {armsOf(unit)}
            </span>
            <Vitality of={look.full(unit)} left={unit.vitality} />
            {unit.health !== 'healthy' && <small class="bad">{unit.health}</small>}
          </li>
        ))}
      </ul>
      <ul class="herds">
        <Herds units={force.units} />
      </ul>
      {hurt && <p class="muted">{hurt}</p>}
    </section>
  )
}

/** Whoever plays it, where that is a person. */
function personOf({ holders }: DisplayState['view'], seat: string): string {
  const holder = holders[seat]
  return holder && 'person' in holder ? holder.person : ''
}

function toMoveWords(name: string, seat: string): string {
  if (name === YOU) return 'Your move'
  return name === '' ? `${capital(theSeat(seat))} to move` : `${name} to move, for ${theSeat(seat)}`
}

/** Of a war that lasts for months: whom it waits for, and since when. */
function WhoseTurn({ s: { view, pending } }: { readonly s: DisplayState }) {
  const { session } = usePlay()
  const touched = usePart(session.open.model, ({ card }) => card.touched)
  const [seat] = pending?.owe ?? []
  if (seat === undefined || view.outcome) return null
  const name = personOf(view, seat)
  const when = ago(touched, Date.now())
  return (
    <p class="war-turn muted">
      {toMoveWords(name, seat)}
      {when === 'just now' ? '.' : `. The last move was made ${when}.`}
    </p>
  )
}

/** Of a map that is seen at once nobody asks first who is there, but how it stands. */
export function Standing(s: DisplayState) {
  const force = chosenForce(s)
  const own = s.view.players.find(({ faction }) => faction === (force?.owner ?? s.seat))?.faction ?? null
  return (
    <Unfold>
      <div class="war-beside">
        <WhoseTurn s={s} />
        <PointsBlock s={s} />
        {s.view.phase === 'war' && own !== null && own !== 'zombies' && <SuppliesBlock s={s} faction={own} />}
      </div>
    </Unfold>
  )
}
