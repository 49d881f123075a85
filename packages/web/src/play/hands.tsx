/** Who throws: the table, or a hand. It can change in mid-game. */
import './hands.css'
import { useSignal } from '../ui/use-signal.ts'
import { listed } from '../words/plain.ts'
import { usePlay } from './context.ts'

export function Hands() {
  const { session } = usePlay()
  const live = useSignal(session.live)
  useSignal(session.scene)
  const { mine, byHand, everybody, person } = session
  const others = everybody
    .filter(({ name, seats }) => name !== person?.name && seats.some((seat) => byHand.has(seat)))
    .map(({ name }) => name)
  if (live?.over) return null
  const isByHand = mine.some((seat) => byHand.has(seat))
  const choice = (label: string, wanted: boolean) => (
    <button
      type="button"
      class={isByHand === wanted ? 'on' : ''}
      aria-pressed={isByHand === wanted}
      onClick={() => void session.changeHands(wanted)}
    >
      {label}
    </button>
  )
  return (
    <div class="hands">
      {mine.length > 0 && (
        <div class="tab" role="group" aria-label="Who rolls your dice">
          {choice('Rolled here', false)}
          {choice('I roll', true)}
        </div>
      )}
      {others.length > 0 && (
        <p class="fine muted">
          {listed(others)} {others.length > 1 || others[0] === 'You' ? 'roll' : 'rolls'} real dice.
        </p>
      )}
    </div>
  )
}
