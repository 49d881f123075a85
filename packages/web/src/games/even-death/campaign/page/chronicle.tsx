/** A map for every turn to leaf through: how it stood, what had happened, where it was fought. */
import type { Event, Faction, View } from '@shamble/even-death/campaign/page'
import { useEffect, useMemo, useRef, useState } from 'preact/hooks'
import type { Shown } from '../../../../campaign/campaign-display.ts'
import { Button } from '../../../../ui/button.tsx'
import { Icon } from '../../../../ui/icon.tsx'
import { capital, listed } from '../../../../words/plain.ts'
import { FewNames, Ground } from '../map/ground.tsx'
import { WIDTH } from '../map/place.ts'
import { Over, Small, SmallSign } from '../map/small.tsx'
import { lookOf } from '../read.ts'
import { factionTitle, theFaction, tileTitle } from '../words/names.ts'
import { lines } from './history.ts'
import './page.css'
import { type Turn, turnsOf } from './turns.ts'

type Props = Shown<View, Event>

const held = (turn: Turn, faction: Faction): number => turn.controllers.filter((one) => one === faction).length

/** "Turn 3: the Survivors hold five tiles, 7 points; fought at Scarrow." */
function turnWords(shown: Props, turn: Turn): string {
  const who = turn.players.map(
    ({ faction, points }) => `${theFaction(faction)} hold ${held(turn, faction)} tiles and have ${points.all} points`,
  )
  const fought = turn.fought.length > 0 ? ` Fought at ${listed(turn.fought.map((at) => tileTitle(shown, at)))}.` : ''
  return `${turn.round === 0 ? 'At the beginning' : `Turn ${turn.round}`}: ${listed(who)}.${fought}`
}

/** What is drawn on so small a map. */
const Signs = ({ turn: { players } }: { readonly turn: Turn }) => (
  <p class="war-signs muted">
    {players.map(({ faction }) => (
      <span key={faction}>
        <SmallSign faction={faction} /> {factionTitle(faction)}
      </span>
    ))}
    <span>
      <SmallSign faction={null} /> battle
    </span>
  </p>
)

/** How everybody stood. */
const Standings = ({ turn }: { readonly turn: Turn }) => (
  <table class="leaf-stand">
    <thead>
      <tr>
        <th scope="col">
          <span class="vh">Faction</span>
        </th>
        <th scope="col">tiles</th>
        <th scope="col">points</th>
        <th scope="col">supplies</th>
      </tr>
    </thead>
    <tbody>
      {turn.players.map(({ faction, points, supplies }) => (
        <tr key={faction}>
          <th scope="row">
            <SmallSign faction={faction} /> {factionTitle(faction)}
          </th>
          <td class="mono">{held(turn, faction)}</td>
          <td class="mono">{points.all}</td>
          <td class="mono">{faction === 'zombies' ? '' : supplies}</td>
        </tr>
      ))}
    </tbody>
  </table>
)

/** The battles of a turn, each with who won it and where it can be seen again. */
const Battles = ({ shown, turn: { battles } }: LeafProps) => (
  <ul class="leaf-battles">
    {battles.map(({ part, at, winner }) => {
      const replay = shown.replay(part)
      return (
        <li key={part}>
          <SmallSign faction={null} />
          <span>
            Battle at {tileTitle(shown, at)}: {winner === null ? 'a draw' : `${theFaction(winner)} win`}.
          </span>
          {replay && (
            <a class="link" href={replay} aria-label={`Look at the battle at ${tileTitle(shown, at)} again`}>
              Replay
            </a>
          )}
        </li>
      )
    })}
  </ul>
)

interface LeafProps {
  readonly shown: Props
  readonly turn: Turn
}

/** One turn, large. */
function Leaf({ shown, turn }: LeafProps) {
  const { map } = lookOf(shown)
  const told = useMemo(() => lines(turn.deeds, shown), [turn.deeds])
  return (
    <div class="leaf">
      <svg viewBox={`0 0 ${WIDTH} ${WIDTH}`} aria-hidden="true">
        <g class="war large">
          <Ground map={map} />
          <Over {...turn} id="leaf-large" />
          <FewNames map={map} />
        </g>
      </svg>
      <div class="leaf-told" tabIndex={0} role="group" aria-label="What happened in it">
        <h3 class="h">{turn.round === 0 ? 'At the beginning' : `Turn ${turn.round}`}</h3>
        <p class="vh" role="status">
          {turnWords(shown, turn)}
        </p>
        <Standings turn={turn} />
        {turn.battles.length > 0 && <Battles shown={shown} turn={turn} />}
        {told.length === 0 && turn.battles.length === 0 ? (
          <p class="muted">Nothing changed hands{turn.round === 0 ? ' yet' : ' in it'}.</p>
        ) : (
          <ul class="leaf-deeds">
            {told.map(({ says }, i) => (
              <li key={i}>{capital(says)}</li>
            ))}
          </ul>
        )}
      </div>
    </div>
  )
}

/** Left and Right leaf from wherever one is on the page, but in a field, where they are its own. */
function useLeafing(leaf: (by: number) => void): void {
  const now = useRef(leaf)
  now.current = leaf
  useEffect(() => {
    const press = (event: KeyboardEvent): void => {
      const { target, key } = event
      if (event.defaultPrevented || event.altKey || event.ctrlKey || event.metaKey) return
      if (target instanceof Element && target.closest('input, textarea, select, [role=combobox], .scroll')) return
      if (key === 'ArrowLeft') now.current(-1)
      if (key === 'ArrowRight') now.current(1)
    }
    document.addEventListener('keydown', press)
    return () => document.removeEventListener('keydown', press)
  }, [])
}

interface LeavesProps {
  readonly shown: Props
  readonly turns: readonly Turn[]
  readonly now: number
  readonly onLeaf: (turn: number) => void
}

/** All turns, small; the one that is shown is in sight. */
function Leaves({ shown, turns, now, onLeaf }: LeavesProps) {
  const { map } = lookOf(shown)
  const chosen = useRef<HTMLButtonElement>(null)
  const first = useRef(now)
  useEffect(() => {
    if (first.current !== now) chosen.current?.scrollIntoView({ block: 'nearest', inline: 'nearest' })
    first.current = now
  }, [now])
  return (
    <ol class="leaves" aria-label="A map for every turn">
      {turns.map((one, i) => (
        <li key={one.round}>
          <button
            type="button"
            ref={i === now ? chosen : null}
            aria-pressed={i === now}
            aria-label={turnWords(shown, one)}
            onClick={() => onLeaf(i)}
          >
            <svg viewBox={`0 0 ${WIDTH} ${WIDTH}`} aria-hidden="true">
              <Small {...one} map={map} id={`leaf-${i}`} />
            </svg>
            <span>
              <b class="mono">{one.round}</b>
              {one.fought.length > 0 && <em>{one.fought.length > 1 ? `${one.fought.length} battles` : 'battle'}</em>}
            </span>
          </button>
        </li>
      ))}
    </ol>
  )
}

export function Maps(shown: Props) {
  const turns = useMemo(() => turnsOf(shown.story), [shown.story])
  const [at, setAt] = useState<number | null>(null)
  const last = turns.length - 1
  const now = Math.min(at ?? last, last)
  useLeafing((by) => setAt(Math.max(0, Math.min(last, now + by))))
  const turn = turns[now]
  if (!turn) return null
  return (
    <div class="war-leaves">
      <Leaf shown={shown} turn={turn} />
      <div class="leafing">
        <Button size="small" icon="left" disabled={now === 0} onClick={() => setAt(now - 1)}>
          Turn before
        </Button>
        <Button size="small" disabled={now === last} end={<Icon name="right" />} onClick={() => setAt(now + 1)}>
          Next turn
        </Button>
        <Signs turn={turn} />
      </div>
      <Leaves shown={shown} turns={turns} now={now} onLeaf={setAt} />
    </div>
  )
}
