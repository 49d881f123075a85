/** ed.camp-map.5 A map of one's own: drawn over many tiles at once or tile by tile; what is wrong with it stands beside it. */
import { mapFaults, type MapDocument, type MapFault } from '@shamble/even-death/campaign/forecast'
import type { Place } from '@shamble/even-death/campaign/page'
import { useMemo, useRef, useState } from 'preact/hooks'
import { Clause } from '../../../../play/clause.tsx'
import { Button } from '../../../../ui/button.tsx'
import { TextField } from '../../../../ui/field.tsx'
import {
  doneAgain,
  type Drawing,
  drawingOf,
  drawnTo,
  edited,
  lifted,
  mapOf,
  pressed,
  takenBack,
  walked,
  withBrush,
} from './drawing.ts'
import { MapFiles } from './map-files.tsx'
import './map.css'
import { type Hand, placeOf, Sheet, takesKey } from './sheet.tsx'
import { TileForm } from './tile-form.tsx'
import { Tools } from './tools.tsx'

interface EditorProps {
  readonly map: MapDocument
  readonly onChange: (map: MapDocument) => void
  readonly onClose: () => void
}

/** The drawing as it is by now: keys and pointer may be quicker than the page. */
function useDrawing(map: MapDocument, onChange: (map: MapDocument) => void) {
  const now = useRef<Drawing | null>(null)
  const [, renew] = useState(0)
  const drawing = (now.current ??= drawingOf(map))
  const to = (step: (drawing: Drawing) => Drawing): void => {
    const before = now.current ?? drawing
    const next = step(before)
    if (next === before) return
    now.current = next
    renew((times) => times + 1)
    if (mapOf(next) !== mapOf(before)) onChange(mapOf(next))
  }
  const hand: Hand = {
    press: (place) => to((one) => pressed(one, place)),
    draw: (place) => to((one) => (one.stroke ? drawnTo(one, place) : one)),
    lift: () => to(lifted),
    walk: (direction, isDown) => to((one) => walked(one, direction, isDown)),
    choose: (brush) => to((one) => withBrush(one, brush)),
    dab: () => to((one) => lifted(pressed(one, one.place))),
    undo: () => to(takenBack),
    redo: () => to(doneAgain),
  }
  return { drawing, hand, edit: (next: MapDocument, sign?: string) => to((one) => edited(one, next, sign)) }
}

const Steps = ({ drawing: { history }, hand }: { readonly drawing: Drawing; readonly hand: Hand }) => (
  <div class="acts">
    <Button
      icon="undo"
      size="small"
      aria-keyshortcuts="Control+Z"
      disabled={history.past.length === 0}
      onClick={hand.undo}
    >
      Take back
    </Button>
    <Button size="small" aria-keyshortcuts="Control+Y" disabled={history.future.length === 0} onClick={hand.redo}>
      Do it again
    </Button>
  </div>
)

interface FaultsProps {
  readonly faults: readonly MapFault[]
  readonly onShow: (place: Place) => void
}

/** ed.camp-map.6 All that keeps it from being played on, numbered as on the map. */
const Faults = ({ faults, onShow }: FaultsProps) => (
  <ol class="map-faults" aria-live="polite" aria-label="Whether it can be played on">
    {faults.length === 0 && (
      <li>
        It can be played on. <Clause id="ed.camp-map.6" />
      </li>
    )}
    {faults.map((fault, i) => {
      const place = placeOf(fault)
      return (
        <li key={fault.at + fault.why} class="bad">
          {place !== null && <b class="mono">{i + 1}</b>} {fault.why} <Clause id={fault.clause} />{' '}
          {place !== null && (
            <button type="button" class="link" onClick={() => onShow(place)}>
              Go there
            </button>
          )}
        </li>
      )
    })}
  </ol>
)

export function MapEditor({ map: given, onChange, onClose }: EditorProps) {
  const { drawing, hand, edit } = useDrawing(given, onChange)
  const map = mapOf(drawing)
  const faults = useMemo(() => mapFaults(map), [map])
  const { place, brush } = drawing
  return (
    <div
      class="map-editor"
      onKeyDown={(event) => {
        // In a field it takes back letters.
        if (event.defaultPrevented || event.target instanceof HTMLInputElement) return
        if ((event.ctrlKey || event.metaKey) && takesKey(hand, event)) event.preventDefault()
      }}
    >
      <Sheet map={map} place={place} brush={brush} faults={faults} hand={hand} />
      <div class="map-form">
        <Tools brush={brush} onBrush={hand.choose} />
        <Steps drawing={drawing} hand={hand} />
        <Faults
          faults={faults}
          onShow={(there) => {
            hand.choose('look')
            hand.press(there)
          }}
        />
        <TileForm map={map} place={place} faults={faults.filter((fault) => placeOf(fault) === place)} onChange={edit} />
        <TextField
          label="Title of the map"
          value={map.title}
          maxLength={60}
          autoComplete="off"
          onInput={(title) => edit({ ...map, title: title || 'Nameless' }, 'title')}
        />
        <div class="acts">
          <MapFiles map={map} onOpened={(next) => edit(next)} />
          <Button onClick={onClose}>Done with the map</Button>
        </div>
      </div>
    </div>
  )
}
