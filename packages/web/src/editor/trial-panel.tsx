/** Ask bots for a hundred games: a bar that grows, and every rate with its interval. */
import { useState } from 'preact/hooks'
import { Trouble } from '../ui/trouble.tsx'
import { Button } from '../ui/button.tsx'
import { Segmented } from '../ui/segmented.tsx'
import { useSignal } from '../ui/use-signal.ts'
import type { EditorSession } from './session.ts'
import { type Rate, ratesOf, type Tally, type Trial } from './trial.ts'

const GAMES = ['4', '20', '100'] as const
const percent = (part: number): string => `${Math.round(100 * part)}%`

interface TrialProps {
  readonly session: EditorSession
  readonly trial: Trial
}

export function TrialPanel({ session, trial }: TrialProps) {
  const tally = useSignal(trial.tally)
  useSignal(session.history)
  useSignal(session.checks)
  return (
    <div class="ed-trial">
      <TrialAsk session={session} trial={trial} isRunning={tally?.running ?? false} />
      {tally && <Progress tally={tally} />}
      {tally && tally.played > 0 && <Verdict session={session} tally={tally} />}
    </div>
  )
}

/** How many games are wanted, and the button that begins or ends them. */
function TrialAsk({ session, trial, isRunning }: TrialProps & { readonly isRunning: boolean }) {
  const [games, setGames] = useState<string>('100')
  const faults = session.faults ?? 1
  return (
    <>
      <p class="muted">Bots play the scenario as it is now, for all seats, and every game from other dice.</p>
      <Segmented
        label="Games"
        choices={GAMES.map((value) => ({ value, label: value }))}
        value={games}
        onChange={setGames}
      />
      {isRunning ? (
        <Button icon="pause" onClick={() => trial.stop()}>
          Stop here
        </Button>
      ) : (
        <Button
          icon="bot"
          disabled={faults > 0}
          onClick={() => trial.ask(session.editor, session.document, Number(games), session.id)}
        >
          Ask bots for {games === '100' ? 'a hundred' : games} games
        </Button>
      )}
      {faults > 0 && <p class="muted">They begin when the checks find no fault.</p>}
    </>
  )
}

function Progress({ tally }: { readonly tally: Tally }) {
  return (
    <>
      <div
        class="ed-bar"
        role="progressbar"
        aria-label="Games played"
        aria-valuemin={0}
        aria-valuemax={tally.of}
        aria-valuenow={tally.played}
      >
        <i style={{ width: percent(tally.played / tally.of) }} />
      </div>
      <p role="status" class="ed-played">
        <b class="mono">
          {tally.played} of {tally.of}
        </b>{' '}
        {tally.played > 0 && <span class="muted">{(tally.turns / tally.played).toFixed(1)} turns each</span>}
      </p>
      {tally.trouble && <Trouble words={`The bots stopped. ${tally.trouble}`} at="" />}
    </>
  )
}

/** How often the living won, and how well. */
function Verdict({ session, tally }: Pick<TrialProps, 'session'> & { readonly tally: Tally }) {
  const { won, grades } = ratesOf(session.editor, tally)
  return (
    <>
      <p class="book ed-verdict">
        The living win {percent(won.rate)} of these games: {percent(won.low)} to {percent(won.high)} of all games, 95
        times in 100.
      </p>
      <ul class="ed-rates">
        {grades.map((rate) => (
          <RateRow key={rate.id} rate={rate} />
        ))}
      </ul>
      {(tally.counts[''] ?? 0) > 0 && <p class="muted">{tally.counts['']} were given up: they came to no end.</p>}
      {!tally.running && tally.document !== session.document && (
        <p class="muted changed ed-old">The scenario has changed since.</p>
      )}
    </>
  )
}

function RateRow({ rate: { label, count, rate, low, high } }: { readonly rate: Rate }) {
  return (
    <li>
      <span>{label}</span>
      <b class="mono">{percent(rate)}</b>
      <svg viewBox="0 0 100 10" preserveAspectRatio="none" aria-hidden="true">
        <rect class="rail" width="100" height="10" />
        <rect class="band" x={100 * low} width={Math.max(0.6, 100 * (high - low))} height="10" />
        <rect class="dot" x={Math.min(98.6, 100 * rate)} width="1.4" height="10" />
      </svg>
      <small class="mono muted">
        {count}; {percent(low)} to {percent(high)}
      </small>
    </li>
  )
}
