/** The board at one moment of a replay: to look at, not to play on. */
import type { OptionValues } from '@shamble/kernel'
import { useLayoutEffect, useMemo, useRef } from 'preact/hooks'
import { mayMove, settings } from '../settings/settings.ts'
import { Rulers } from '../table/board-frame.tsx'
import type { GameFace } from '../table/face.ts'
import { NOTHING_CHOSEN } from '../table/session.ts'
import { useScale } from '../table/use-scale.ts'
import { Viewport } from '../table/viewport.ts'
import { useSignal } from '../ui/use-signal.ts'
import type { Past } from './replay-page.tsx'

const nothing = (): void => {}

export function ReplayBoard({
  face,
  past,
  options,
}: {
  readonly face: GameFace
  readonly past: Past | null
  readonly options: OptionValues
}) {
  const viewport = useMemo(() => {
    const made = new Viewport()
    made.insets = { top: 26, right: 8, bottom: 8, left: 32 }
    return made
  }, [])
  const scale = useScale(viewport)
  const frame = useRef<HTMLDivElement>(null)
  const layer = useRef<HTMLDivElement>(null)
  const motion = mayMove(useSignal(settings))
  const layers = useMemo(() => Object.fromEntries(face.layers.map(({ id, on }) => [id, on])), [face])
  const view = past?.view ?? null
  const extent = useMemo(() => (view === null ? null : face.extent(view)), [view, face])
  useLayoutEffect(() => {
    if (frame.current && layer.current) return viewport.attach(frame.current, layer.current)
    return undefined
  }, [viewport])
  useLayoutEffect(() => {
    if (!extent) return
    viewport.setBoard(extent)
    viewport.fitOnce({ x: 0, y: 0, width: extent.width, height: extent.height }, 0, 2)
  })
  return (
    <div class="frame" ref={frame} role="img" aria-label="The board as it was" tabIndex={-1}>
      <div class="layer" ref={layer} style={extent ? { width: extent.width, height: extent.height } : {}}>
        {past && (
          <face.Board
            view={past.view}
            options={options}
            seat={null}
            pending={null}
            choices={[]}
            hints={null}
            selection={NOTHING_CHOSEN}
            playing={past.events}
            motion={motion}
            scale={scale}
            layers={layers}
            onPoint={nothing}
            onPick={nothing}
          />
        )}
      </div>
      {view !== null && <Rulers view={view} face={face} viewport={viewport} />}
    </div>
  )
}
