/** Over the edge of the board: the hand that drags, the tape, what is shown on demand, and the nine rays as a picture. */
import './overlay.css'
import { useEffect } from 'preact/hooks'
import { HandAndTape } from '../../board/measured/hand-and-tape.tsx'
import { Clause } from '../../play/clause.tsx'
import { usePlay } from '../../play/context.ts'
import { settings } from '../../settings/settings.ts'
import { useSignal } from '../../ui/use-signal.ts'
import { boardModel } from './board-model.ts'
import { lookOf } from './read.ts'
import { Silhouette } from './sight-card.tsx'
import { SHOWN, type ShownId } from './shown.ts'
import type { OverlayProps } from './types.ts'
import { RULER } from './units.ts'

const isTyped = ({ target, ctrlKey, metaKey, altKey }: KeyboardEvent): boolean =>
  ctrlKey ||
  metaKey ||
  altKey ||
  (target instanceof HTMLElement && target.closest('dialog,input,textarea,select') !== null)

function Switch({ id }: { readonly id: ShownId }) {
  const { cell, key, label, title } = SHOWN[id]
  const isOn = useSignal(cell)
  const { say } = usePlay()
  useEffect(() => {
    const pressed = (event: KeyboardEvent): void => {
      if (event.key.toLowerCase() !== key || settings.value.keys !== 'on' || isTyped(event)) return
      event.preventDefault()
      event.stopImmediatePropagation()
      cell.set(!cell.value)
      say(`${label} ${cell.value ? 'shown' : 'hidden'}.`)
    }
    document.addEventListener('keydown', pressed, { capture: true })
    return () => document.removeEventListener('keydown', pressed, { capture: true })
  }, [cell])
  return (
    <button
      type="button"
      class="ed-switch"
      aria-pressed={isOn}
      aria-keyshortcuts={key.toUpperCase()}
      title={`${title}: ${key.toUpperCase()}`}
      onClick={() => cell.set(!isOn)}
    >
      {label} <kbd>{key.toUpperCase()}</kbd>
    </button>
  )
}

/** ed.sight.3, ed.cover.3 What is seen of whoever is looked at. */
function SightCard(props: OverlayProps) {
  const isOn = useSignal(SHOWN.rays.cell)
  const { sight } = boardModel(props)
  if (!isOn || !sight) return null
  const stopped = lookOf(props)
    .rays(sight.from, sight.nearest)
    .map((ray) => ray.stopped)
  return (
    <aside class="sight-card" aria-live="polite" data-clear>
      <Silhouette stopped={stopped} />
      <div>
        <h4>{sight.rays}</h4>
        {sight.forecast.of > 1 && <p>To the nearest of the herd.</p>}
        {sight.cover !== '' && (
          <p>
            {sight.cover}. <Clause id="ed.cover.3" />
          </p>
        )}
        {sight.cover === '' && (
          <p>
            Nine rays to three heights. <Clause id="ed.sight.3" />
          </p>
        )}
      </div>
    </aside>
  )
}

export function Overlay(props: OverlayProps) {
  return (
    <>
      <HandAndTape ruler={RULER} />
      {props.view.phase === 'battle' && (
        <div class="ed-switches">
          <Switch id="rays" />
          <Switch id="bites" />
        </div>
      )}
      <SightCard {...props} />
    </>
  )
}
