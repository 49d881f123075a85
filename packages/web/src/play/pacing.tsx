/** Block 3 while others decide: how fast one watches them. Nobody needs it for the first question. */
import { changeSettings, type Settings, settings } from '../settings/settings.ts'
import { Button } from '../ui/button.tsx'
import { Icon } from '../ui/icon.tsx'
import { Segmented } from '../ui/segmented.tsx'
import { useSignal } from '../ui/use-signal.ts'
import { usePlay } from './context.ts'
import { BlockHead } from './parts.tsx'

const SPEEDS: readonly { readonly value: Settings['speed']; readonly label: string }[] = [
  { value: 'slow', label: 'Slow' },
  { value: 'steady', label: 'Steady' },
  { value: 'quick', label: 'Quick' },
  { value: 'instant', label: 'At once' },
]

export function Pace({ question }: { readonly question: string }) {
  const { session } = usePlay()
  const { speed } = useSignal(settings)
  const paused = useSignal(session.paused)
  const moving = useSignal(session.moving)
  const stepping = speed === 'step' || paused
  return (
    <>
      <div class="who">
        <BlockHead n={3} title="Watching" />
        <p class="att">{question}</p>
      </div>
      <div class="ctl">
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
        <Button size="small" icon="chev" onClick={() => session.stepBots()} disabled={!moving}>
          Step
        </Button>
        <Button size="small" icon="next" onClick={() => session.finish()} disabled={!moving}>
          Skip
        </Button>
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
