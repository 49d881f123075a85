/** Block 3 while others decide: how fast one watches them. Nobody needs it for the first question. */
import type { Seat } from '@shamble/kernel'
import { changeSettings, type Settings, settings } from '../settings/settings.ts'
import { Button } from '../ui/button.tsx'
import { Icon } from '../ui/icon.tsx'
import { Segmented } from '../ui/segmented.tsx'
import { useSignal } from '../ui/use-signal.ts'
import { usePlay } from './context.ts'
import { BlockHead } from './parts.tsx'
import type { PlaySession } from './session.ts'

const SPEEDS: readonly { readonly value: Settings['speed']; readonly label: string }[] = [
  { value: 'slow', label: 'Slow' },
  { value: 'steady', label: 'Steady' },
  { value: 'quick', label: 'Quick' },
  { value: 'instant', label: 'At once' },
]

/** Whoever lent a seat to a bot plays on: what the bots did so far is shown, and the next decision is asked here. */
function takeBack(session: PlaySession, lent: readonly { readonly seat: Seat }[]): void {
  for (const { seat } of lent) session.open.lend(seat, false)
  session.pause(false)
  session.finish()
}

export function Pace({ question }: { readonly question: string }) {
  const { session, display } = usePlay()
  const scene = useSignal(session.scene)
  const { speed } = useSignal(settings)
  const paused = useSignal(session.paused)
  const isFast = speed === 'instant' && !paused && scene !== null
  return (
    <>
      <div class="who">
        <BlockHead n={3} title="Watching" />
        <p class="att">{isFast ? `${display.round} ${display.words.standing(scene.view).turn}…` : question}</p>
      </div>
      <div class="ctl">
        <GoOn />
        <TakeBack />
        <Onwards />
        <Segmented
          label="Speed"
          hideLabel
          choices={SPEEDS}
          value={speed}
          onChange={(value) => {
            changeSettings({ speed: value })
            session.pause(false)
          }}
        />
      </div>
      <Icon name="bot" />
    </>
  )
}

function GoOn() {
  const { session } = usePlay()
  const { speed } = useSignal(settings)
  const paused = useSignal(session.paused)
  const stepping = speed === 'step' || paused
  return (
    <Button
      size="small"
      icon={stepping ? 'play' : 'pause'}
      onClick={() => {
        if (speed === 'step') changeSettings({ speed: 'steady' })
        session.pause(!stepping)
      }}
    >
      {stepping ? 'Go on' : 'Pause'}
    </Button>
  )
}

function TakeBack() {
  const { session } = usePlay()
  useSignal(session.open.model)
  const lent = session.lendable.filter((one) => one.lent)
  if (lent.length === 0) return null
  return (
    <Button size="small" icon="undo" onClick={() => takeBack(session, lent)}>
      {lent.length > 1 ? 'Take my seats back' : 'Take my seat back'}
    </Button>
  )
}

/** One step, or all that is still to be seen. */
function Onwards() {
  const { session } = usePlay()
  const moving = useSignal(session.moving)
  return (
    <>
      <Button size="small" icon="chev" onClick={() => session.stepBots()} disabled={!moving}>
        Step
      </Button>
      <Button size="small" icon="next" onClick={() => session.finish()} disabled={!moving}>
        Skip
      </Button>
    </>
  )
}
