/** Block 4: dice that are seen, kept and counted; and real ones that are typed in, each asked for by itself. */
import { useState } from 'preact/hooks'
import { Icon } from '../ui/icon.tsx'
import { useSignal } from '../ui/use-signal.ts'
import { Hands, LastRoll, PastRolls } from './afterwards.tsx'
import { lastRolls } from './log-item.ts'
import { usePlay } from './context.ts'
import { later } from '../ui/later.tsx'
import { BlockHead } from './parts.tsx'

/** Few throw real dice. */
export const Typing = later(async () => (await import('./typing.tsx')).Typing)

const KEPT = 20

export function Tray() {
  const { session, display } = usePlay()
  const scene = useSignal(session.scene)
  useSignal(session.live)
  useSignal(session.moving)
  const [history, setHistory] = useState(false)
  const rolls = lastRolls(scene?.items ?? [], KEPT)
  const falling = scene?.falling ?? []
  const last = falling.at(-1) ?? (scene && display.words.lying?.(session.situation())) ?? rolls[0]?.roll
  const { die } = session
  return (
    <section class="block dice" id="block-4" tabIndex={-1} aria-label="Dice">
      <BlockHead n={4} title="Dice">
        {rolls.length > 1 && (
          <button type="button" class="link" aria-expanded={history} onClick={() => setHistory(!history)}>
            {history ? 'Last roll' : `Last ${rolls.length}`}
          </button>
        )}
      </BlockHead>
      {die ? (
        <Typing needed={die} />
      ) : history ? (
        <PastRolls rolls={rolls} />
      ) : last ? (
        <LastRoll roll={last} falling={falling.length > 0} />
      ) : (
        <p class="tray muted">No dice to show yet.</p>
      )}
      {scene && <Hands />}
      {!die && session.mayCorrect && (
        <p class="prev">
          <Icon name="hand" small />
          <button type="button" class="link" onClick={() => void session.untypeDie()}>
            I mistyped that die
          </button>
        </p>
      )}
      <SealedRolls />
    </section>
  )
}

/** What somebody throws himself was sealed by nobody. */
function SealedRolls() {
  const { session, display } = usePlay()
  const commitment = useSignal(session.live)?.welcome?.commitment ?? null
  if (commitment === null || session.mine.some((seat) => session.byHand.has(seat))) return null
  return (
    <p class="seal" title={`Fixed before the first roll: ${commitment}`}>
      <Icon name="lock" small />
      Every roll was sealed before {display.round.toLowerCase()} 1
    </p>
  )
}
