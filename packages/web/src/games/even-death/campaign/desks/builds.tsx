/** One list that is made in the middle of the war: herds that join, a new horde, somebody who was found. */
import '../../force/desk.css'
import './desks.css'
import { type Command, forceOf, type Place } from '@shamble/even-death/campaign/page'
import { costOf, type Force } from '@shamble/even-death/forces'
import { useState } from 'preact/hooks'
import { Clause } from '../../../../play/clause.tsx'
import { usePlay } from '../../../../play/context.ts'
import { Kbd } from '../../../../play/parts.tsx'
import { Button } from '../../../../ui/button.tsx'
import { Select } from '../../../../ui/select.tsx'
import { Builder } from '../../force/builder.tsx'
import { type Draft, draftOf } from '../../force/draft.ts'
import { placeName, readPlace } from '../map/place.ts'
import { lookOf, offered } from '../read.ts'
import type { DisplayState } from '../types.ts'
import { theForce, tileWords } from '../words/names.ts'

interface BuildProps {
  readonly s: DisplayState
  readonly begun: Draft
  readonly commit: (draft: Draft) => string
  readonly command: (draft: Draft) => Command | null
  readonly clause: string
  readonly children?: preact.ComponentChildren
}

/** The rules say what is wrong with it, all the time. */
function BuildDesk({ s, begun, commit, command, clause, children }: BuildProps) {
  const { session } = usePlay()
  const [draft, setDraft] = useState(begun)
  const given = command(draft)
  const refusal = s.seat === null || !given ? null : lookOf(s).refusal(s.seat, given)
  const isReady = given !== null && refusal === null
  const give = (): void => {
    if (isReady) void session.do({ commands: [given] })
  }
  return (
    <div class="force-desk">
      <Builder
        draft={draft}
        onDraft={setDraft}
        factions={[draft.faction]}
        onEnter={give}
        foot={
          <>
            <div class="desk-says">
              {children}
              <p class={refusal ? 'bad' : 'muted'} role="status">
                {refusal?.reason ?? (given ? 'The rules allow it.' : 'Not complete yet.')}{' '}
                <Clause id={refusal?.clause ?? clause} />
              </p>
            </div>
            <Button kind="go" size="big" disabled={!isReady} onClick={give} end={<Kbd>Enter</Kbd>}>
              {commit(draft)}
            </Button>
          </>
        }
      />
    </div>
  )
}

const first = (force: Force | undefined): Force => force ?? []

/** ed.camp-zombify.1 */
export function HerdsDesk(s: DisplayState) {
  const [offer] = offered(s, 'herds')
  const id = Number(s.view.frames.at(-1)?.vars.force ?? 0)
  const horde = forceOf(s.view, id)
  const most = horde ? lookOf(s).zombifyPoints(horde) : 0
  return (
    <BuildDesk
      s={s}
      begun={draftOf('zombies', most, 'New herds', first(offer?.units))}
      commit={({ force }) => `Let ${costOf(force)} points of them join`}
      command={({ force }) => ({ do: 'herds', units: force })}
      clause="ed.camp-zombify.2"
    />
  )
}

/** ed.camp-turn.7 */
export function HordeDesk(s: DisplayState) {
  const offers = offered(s, 'new-horde')
  const places = [...new Set(offers.map(({ at }) => at))]
  const [at, setAt] = useState<Place>(places[0] ?? 11)
  return (
    <BuildDesk
      s={s}
      begun={draftOf('zombies', lookOf(s).newHordePoints, 'New horde', first(offers[0]?.units))}
      commit={({ force }) => `Put ${costOf(force)} points at ${tileWords(s, at)}`}
      command={({ force }) => ({ do: 'new-horde', at, units: force })}
      clause="ed.camp-turn.8"
    >
      <Select
        label="Where it gathers"
        value={placeName(at)}
        options={places.map((place) => ({ value: placeName(place), label: tileWords(s, place) }))}
        onChange={(name) => setAt(readPlace(name) ?? at)}
      />
    </BuildDesk>
  )
}

/** ed.camp-search.6, ed.camp-search.7 */
export function RecruitDesk(s: DisplayState) {
  const offers = offered(s, 'recruit')
  const into = [...new Set(offers.flatMap((c) => c.into ?? []))]
  const [where, setWhere] = useState<number | null>(into[0] ?? null)
  const faction = s.view.players.find((one) => one.faction === s.seat)?.faction ?? 'survivors'
  const [offer] = offers
  return (
    <BuildDesk
      s={s}
      begun={draftOf(faction, lookOf(s).recruitWorth, 'A survivor', offer ? [offer.unit] : [])}
      commit={() => 'Take this one along'}
      command={({ force: [unit, another] }) =>
        unit?.is === 'human' && !another ? { do: 'recruit', unit, ...(where === null ? {} : { into: where }) } : null
      }
      clause="ed.camp-search.2"
    >
      {into.length > 1 && where !== null && (
        <Select
          label="Joins"
          value={String(where)}
          options={into.map((id) => {
            const force = s.view.forces.find((one) => one.id === id)
            return { value: String(id), label: force ? theForce(s, force) : '' }
          })}
          onChange={(id) => setWhere(Number(id))}
        />
      )}
    </BuildDesk>
  )
}
