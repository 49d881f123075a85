/** ed.camp-train.1 Fifty points for one supply: people of the force are armed and promoted, or a new force is raised. */
import '../../force/builder.css'
import '../../force/desk.css'
import './desks.css'
import {
  type CampaignForce,
  type Change,
  type CommandOf,
  isPerson,
  type Person,
  type Place,
  TRAINING_POINTS,
} from '@shamble/even-death/campaign/page'
import { type ForceHuman, forceOfFaction } from './raised.ts'
import { useState } from 'preact/hooks'
import { Clause, Unfold } from '../../../../play/clause.tsx'
import { usePlay } from '../../../../play/context.ts'
import { Button } from '../../../../ui/button.tsx'
import { Segmented } from '../../../../ui/segmented.tsx'
import { Select } from '../../../../ui/select.tsx'
import { Builder } from '../../force/builder.tsx'
import { type Draft, draftOf } from '../../force/draft.ts'
import { UnitMark } from '../../force/unit-mark.tsx'
import { UnitSheet } from '../../force/unit-sheet.tsx'
import { armsWords, perksWords, unitTitle } from '../../force/words.ts'
import { placeName, readPlace } from '../map/place.ts'
import { actingForce, lookOf, offered } from '../read.ts'
import type { DisplayState } from '../types.ts'
import { theForce, tileWords } from '../words/names.ts'

type Train = CommandOf<'train'>
type What = 'modify' | 'found' | 'recruits'

const LABELS: Readonly<Record<What, string>> = {
  modify: 'Arm and promote',
  found: 'A new force',
  recruits: 'Recruits',
}

const same = (a: readonly unknown[], b: readonly unknown[]): boolean => JSON.stringify(a) === JSON.stringify(b)

/** How somebody is to be, told by what is otherwise. */
function changeOf(before: Person, after: ForceHuman): Change | null {
  const added = after.perks.filter((perk) => !before.perks.includes(perk))
  const change: Change = {
    unit: before.id,
    ...(after.unit === before.unit ? {} : { profile: after.unit }),
    ...(same(after.weapons, before.weapons) ? {} : { weapons: after.weapons }),
    ...(added.length === 0 ? {} : { perks: added }),
    ...(added.includes('concentration') && after.concentration ? { concentration: after.concentration } : {}),
  }
  return Object.keys(change).length > 1 ? change : null
}

const peopleOf = ({ units }: CampaignForce): readonly Person[] => units.filter(isPerson)

const asList = ({ unit, weapons, perks, concentration }: Person): ForceHuman => ({
  is: 'human',
  unit,
  weapons,
  perks,
  ...(concentration === undefined ? {} : { concentration }),
})

export function TrainDesk(s: DisplayState) {
  const force = actingForce(s)
  return force && <Desk key={force.id} s={s} force={force} />
}

function Desk({ s, force }: { readonly s: DisplayState; readonly force: CampaignForce }) {
  const able = offered(s, 'train').filter((c) => c.force === force.id)
  const kinds: readonly What[] = [
    'modify',
    ...(able.some(({ found }) => found) ? (['found'] as const) : []),
    ...(able.some(({ recruits }) => recruits) ? (['recruits'] as const) : []),
  ]
  const [what, setWhat] = useState<What>('modify')
  const tabs =
    kinds.length > 1 ? (
      <Segmented
        label="What the points are for"
        hideLabel
        choices={kinds.map((value) => ({ value, label: LABELS[value] }))}
        value={what}
        onChange={setWhat}
      />
    ) : null
  const places = [...new Set(able.flatMap(({ found }) => found?.at ?? []))]
  if (what === 'modify') return <Modify s={s} force={force} tabs={tabs} />
  return <Raise s={s} force={force} tabs={tabs} places={what === 'found' ? places : null} />
}

interface PartProps {
  readonly s: DisplayState
  readonly force: CampaignForce
  readonly tabs: preact.ComponentChildren
}

/** What the rules say of it, and the button. */
function Foot({
  s,
  command,
  tabs,
  children,
}: {
  readonly s: DisplayState
  readonly command: Train | null
  readonly tabs: preact.ComponentChildren
  readonly children?: preact.ComponentChildren
}) {
  const { session } = usePlay()
  const refusal = command && s.seat !== null ? lookOf(s).refusal(s.seat, command) : null
  const points = command && !refusal ? lookOf(s).trainCost(command) : null
  const isReady = command !== null && refusal === null
  return (
    <>
      <div class="desk-says">
        {tabs}
        {children}
        <p class={refusal ? 'bad' : 'muted'} role="status">
          {refusal?.reason ??
            (points === null
              ? `Up to ${TRAINING_POINTS} points for one supply; what is not spent is lost.`
              : `${points} of ${TRAINING_POINTS} points; what is not spent is lost.`)}{' '}
          <Clause id={refusal?.clause ?? 'ed.camp-train.2'} />
        </p>
      </div>
      <div class="acts">
        <Button size="big" onClick={() => session.back()}>
          Not now
        </Button>
        <Button
          kind="go"
          size="big"
          disabled={!isReady}
          onClick={() => isReady && void session.do({ commands: [command] })}
        >
          Train
        </Button>
      </div>
    </>
  )
}

interface TraineeProps {
  readonly unit: Draft['force'][number]
  readonly isChosen: boolean
  readonly isChanged: boolean
  readonly onChoose: () => void
}

const Trainee = ({ unit, isChosen, isChanged, onChoose }: TraineeProps) => (
  <li class={`${isChosen ? 'on' : ''}${isChanged ? ' changed' : ''}`}>
    <button type="button" class="fb-unit" aria-current={isChosen} onClick={onChoose}>
      <UnitMark unit={unit} size={32} />
      <span class="who">
        <b>{unitTitle(unit)}</b>
        <small>{unit.is === 'human' ? armsWords(unit) : ''}</small>
      </span>
      <em>{unit.is === 'human' ? perksWords(unit) : ''}</em>
      {isChanged && <span class="vh">, changed</span>}
    </button>
  </li>
)

function Modify({ s, force, tabs }: PartProps) {
  const people = peopleOf(force)
  const [draft, setDraft] = useState<Draft>(() =>
    draftOf(force.owner, lookOf(s).book.pointsLimit, theForce(s, force), people.map(asList)),
  )
  const changes = people.flatMap((one, i) => {
    const after = draft.force[i]
    return (after?.is === 'human' && changeOf(one, after)) || []
  })
  const command: Train | null = changes.length === 0 ? null : { do: 'train', force: force.id, changes }
  return (
    <div class="force-desk">
      <Unfold>
        <section class="force train-desk" aria-label="Training">
          <div class="fb-list">
            <h2>Train {theForce(s, force)}</h2>
            <ol class="fb-units">
              {draft.force.map((unit, i) => (
                <Trainee
                  key={people[i]?.id ?? i}
                  unit={unit}
                  isChosen={i === draft.chosen}
                  isChanged={changes.some((change) => change.unit === people[i]?.id)}
                  onChoose={() => setDraft({ ...draft, chosen: i })}
                />
              ))}
            </ol>
          </div>
          <div class="fb-sheet">
            <UnitSheet draft={draft} onDraft={setDraft} />
            <footer class="fb-foot">
              <Foot s={s} command={command} tabs={tabs} />
            </footer>
          </div>
        </section>
      </Unfold>
    </div>
  )
}

/** A force of its own in a tile beside it, or recruits for this one. */
function Raise({ s, force, tabs, places }: PartProps & { readonly places: readonly Place[] | null }) {
  const [draft, setDraft] = useState<Draft>(() =>
    draftOf(force.owner, TRAINING_POINTS, '', forceOfFaction(force.owner)),
  )
  const [at, setAt] = useState<Place>(places?.[0] ?? force.at)
  const units = draft.force
  const command: Train | null =
    units.length === 0
      ? null
      : places
        ? { do: 'train', force: force.id, found: { at, units } }
        : { do: 'train', force: force.id, recruits: units }
  return (
    <div class="force-desk">
      <Builder
        draft={draft}
        onDraft={setDraft}
        factions={[force.owner]}
        onEnter={() => {}}
        foot={
          <Foot s={s} command={command} tabs={tabs}>
            {places && (
              <Select
                label="Where it stands"
                value={placeName(at)}
                options={places.map((place) => ({ value: placeName(place), label: tileWords(s, place) }))}
                onChange={(name) => setAt(readPlace(name) ?? at)}
              />
            )}
          </Foot>
        }
      />
    </div>
  )
}
