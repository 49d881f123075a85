/** ed.camp-setup.9, ed.camp-setup.10 The lists of a player, one for each tile or horde; nobody sees them before all are locked. */
import '../../force/desk.css'
import './desks.css'
import {
  costOf,
  type Faction,
  FACTION_TITLES,
  type Force,
  READY_FORCE_IDS,
  readyForce,
} from '@shamble/even-death/forces'
import { useState } from 'preact/hooks'
import { Clause } from '../../../../play/clause.tsx'
import { usePlay } from '../../../../play/context.ts'
import { Kbd } from '../../../../play/parts.tsx'
import { Button } from '../../../../ui/button.tsx'
import { capital, count, plural } from '../../../../words/plain.ts'
import { Builder } from '../../force/builder.tsx'
import { type Draft, draftOf, faultsOf } from '../../force/draft.ts'
import { UnitMark } from '../../force/unit-mark.tsx'
import { othersWords, strengthWords, unitTitle } from '../../force/words.ts'
import { lookOf } from '../read.ts'
import type { DisplayState } from '../types.ts'
import { tileTitle } from '../words/names.ts'
import { theSeat } from '../words/question.ts'
import { keptAtDesks } from './kept.ts'

const desksOf = keptAtDesks<readonly Draft[]>()

/** The name of a ready-made force, if it is one. */
const titleOf = (faction: Faction, force: Force): string =>
  READY_FORCE_IDS.map(readyForce).find(
    (ready) => ready.faction === faction && JSON.stringify(ready.force) === JSON.stringify(force),
  )?.title ?? 'Ready-made'

function proposedTo(s: DisplayState, faction: Faction): readonly Draft[] {
  const { points, proposed } = lookOf(s).lists(faction)
  return proposed.map((force) => draftOf(faction, points, titleOf(faction, force), force))
}

const factionOf = ({ view, seat }: DisplayState): Faction | null =>
  view.players.find(({ faction }) => faction === seat)?.faction ?? null

/** Where a list will stand: a tile of one's own, or wherever the dice put the horde. */
function placesOf(s: DisplayState, faction: Faction, many: number): readonly string[] {
  const start = s.view.players.find((one) => one.faction === faction)?.start ?? []
  return Array.from({ length: many }, (_, i) => {
    const at = start[i]
    return at === undefined ? `${faction === 'zombies' ? 'Horde' : 'Force'} ${i + 1}` : tileTitle(s, at)
  })
}

export function ListsDesk(s: DisplayState) {
  const { session } = usePlay()
  const faction = factionOf(s)
  if (faction === null) return null
  const desks = desksOf(session)
  const begun = desks.get(faction) ?? proposedTo(s, faction)
  return <Desk key={faction} s={s} faction={faction} begun={begun} keep={(drafts) => desks.set(faction, drafts)} />
}

interface DeskProps {
  readonly s: DisplayState
  readonly faction: Faction
  readonly begun: readonly Draft[]
  readonly keep: (drafts: readonly Draft[]) => void
}

function Desk({ s, faction, begun, keep }: DeskProps) {
  const [drafts, setDrafts] = useState(begun)
  const [open, setOpen] = useState<number | null>(null)
  const change = (at: number, draft: Draft): void => {
    const next = drafts.map((one, i) => (i === at ? draft : one))
    keep(next)
    setDrafts(next)
  }
  const places = placesOf(s, faction, drafts.length)
  const chosen = open === null ? undefined : drafts[open]
  if (open === null || !chosen)
    return (
      <div class="force-desk first">
        <Overview s={s} faction={faction} drafts={drafts} places={places} onOpen={setOpen} />
      </div>
    )
  return (
    <div class="force-desk">
      <Builder
        key={open}
        draft={chosen}
        onDraft={(draft) => change(open, draft)}
        factions={[faction]}
        onEnter={() => setOpen(null)}
        foot={
          <>
            <p class="muted">For {places[open]}.</p>
            <Button kind="go" size="big" onClick={() => setOpen(null)} end={<Kbd>Enter</Kbd>}>
              Back to all lists
            </Button>
          </>
        }
      />
    </div>
  )
}

interface OverviewProps {
  readonly s: DisplayState
  readonly faction: Faction
  readonly drafts: readonly Draft[]
  readonly places: readonly string[]
  readonly onOpen: (at: number) => void
}

/** All lists at a glance: what is ready can be taken as it is. */
function Overview({ s, faction, drafts, places, onOpen }: OverviewProps) {
  const many = manyWords(faction, drafts)
  return (
    <section class="first-force war-lists" aria-label="Your lists">
      <h2>
        You lead {theSeat(faction)}: {many}
      </h2>
      <p class="muted">
        {faction === 'zombies'
          ? 'The dice put each on a tile when all lists are locked.'
          : 'One stands on each of your tiles.'}{' '}
        Up to {drafts[0]?.points ?? 0} points each.{' '}
        <Clause id={faction === 'zombies' ? 'ed.camp-setup.10' : 'ed.camp-setup.9'} />
      </p>
      <ul>
        {drafts.map((draft, i) => (
          <ListRow key={i} draft={draft} place={places[i] ?? ''} onOpen={() => onOpen(i)} />
        ))}
      </ul>
      <p class="muted">{waitingWords(s, faction)}</p>
      <div class="acts">
        <Lock faction={faction} drafts={drafts} />
      </div>
    </section>
  )
}

/** "three forces". */
const manyWords = (faction: Faction, drafts: readonly Draft[]): string =>
  `${count(drafts.length)} ${plural(drafts.length, faction === 'zombies' ? 'horde' : 'force')}`

interface ListRowProps {
  readonly draft: Draft
  readonly place: string
  readonly onOpen: () => void
}

const ListRow = ({ draft, place, onOpen }: ListRowProps) => (
  <li>
    {draft.force[0] && <UnitMark unit={draft.force[0]} size={30} />}
    <span>
      <b>
        {place}: {draft.title || 'without a name'}
      </b>
      <small class="muted">
        {costOf(draft.force)} points. {strengthWords(draft.faction, draft.force)}
      </small>
      {faultsOf(draft).length > 0 && <small class="bad">Not legal yet.</small>}
      <span class="vh">{draft.force.map(unitTitle).join(', ')}</span>
    </span>
    <Button size="small" onClick={onOpen} aria-label={`Change the list for ${place}`}>
      Change
    </Button>
  </li>
)

function Lock({ faction, drafts }: { readonly faction: Faction; readonly drafts: readonly Draft[] }) {
  const { session } = usePlay()
  const faults = drafts.reduce((sum, draft) => sum + faultsOf(draft).length, 0)
  return (
    <Button
      kind="go"
      size="big"
      disabled={faults > 0}
      title={faults > 0 ? `${count(faults)} ${plural(faults, 'thing is', 'things are')} wrong with them` : ''}
      onClick={() => void session.do({ commands: [{ do: 'lock', forces: drafts.map(({ force }) => force) }] })}
    >
      {faults > 0 ? 'Not legal yet' : `Lock ${manyWords(faction, drafts)} of the ${FACTION_TITLES[faction]}`}
    </Button>
  )
}

/** Who has locked and who is still building: no word about what is on their lists. */
function waitingWords({ view, pending }: DisplayState, faction: Faction): string {
  const others = view.order.filter((one) => one !== faction)
  const owe = pending?.owe ?? []
  return capital(
    othersWords(
      others.filter((one) => !owe.includes(one)).map(theSeat),
      others.filter((one) => owe.includes(one)).map(theSeat),
    ),
  )
}
