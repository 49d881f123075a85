/** ed.camp-map.5 A map of one's own: every tile with its kind, its name, what crosses it, and the sides that nobody crosses. */
import { mapFaults, type MapDocument, readMap } from '@shamble/even-death/campaign/forecast'
import {
  type Direction,
  DIRECTIONS,
  GROUND_KINDS,
  indexOf,
  isPlace,
  type MapTile,
  opposite,
  type Place,
  PLACES,
  tileOn,
} from '@shamble/even-death/campaign/page'
import { useEffect, useState } from 'preact/hooks'
import { Clause } from '../../../../play/clause.tsx'
import { Button } from '../../../../ui/button.tsx'
import { download } from '../../../../ui/download.ts'
import { TextField } from '../../../../ui/field.tsx'
import { Select } from '../../../../ui/select.tsx'
import { Toggle } from '../../../../ui/toggle.tsx'
import { capital } from '../../../../words/plain.ts'
import { Ground, Names } from './ground.tsx'
import { placeAtPoint, placeName, rectOf, stepFrom, WIDTH } from './place.ts'
import './map.css'

interface EditorProps {
  readonly map: MapDocument
  readonly onChange: (map: MapDocument) => void
  readonly onClose: () => void
}

const OFF: Readonly<Record<Direction, number>> = { north: -10, east: 1, south: 10, west: -1 }
const ARROWS: Readonly<Record<string, 'up' | 'down' | 'left' | 'right'>> = {
  ArrowUp: 'up',
  ArrowDown: 'down',
  ArrowLeft: 'left',
  ArrowRight: 'right',
}

const withTile = (map: MapDocument, place: Place, by: Partial<MapTile>): MapDocument => ({
  ...map,
  tiles: map.tiles.map((tile, i) => (i === indexOf(place) ? { ...tile, ...by } : tile)),
})

const toggled = <T,>(list: readonly T[], one: T, on: boolean): readonly T[] =>
  on ? [...list.filter((other) => other !== one), one] : list.filter((other) => other !== one)

/** ed.camp-map.2 Told at both tiles. */
function withBlocked(map: MapDocument, place: Place, side: Direction, on: boolean): MapDocument {
  const here = withTile(map, place, { blocked: toggled(tileOn(map, place).blocked, side, on) })
  const there = place + OFF[side]
  if (!isPlace(there)) return here
  return withTile(here, there, { blocked: toggled(tileOn(here, there).blocked, opposite(side), on) })
}

const KINDS = GROUND_KINDS.map((value) => ({ value, label: capital(value) }))
const WIDE = [
  { value: 'none', label: 'No wide river' },
  { value: 'fords', label: 'Wide river on the east, with fords' },
  { value: 'bridge', label: 'Wide river on the east, with a bridge' },
] as const

function Sides({
  legend,
  on,
  onToggle,
}: {
  readonly legend: string
  readonly on: readonly string[]
  readonly onToggle: (side: Direction, on: boolean) => void
}) {
  return (
    <fieldset class="map-sides">
      <legend>{legend}</legend>
      {DIRECTIONS.map((side) => (
        <Toggle
          key={side}
          label={capital(side)}
          name={`${legend}: ${side}`}
          checked={on.includes(side)}
          onChange={(next) => onToggle(side, next)}
        />
      ))}
    </fieldset>
  )
}

type Features = MapTile['features']

/** What crosses the tile, or lies on its sides. */
function Crossing({
  features,
  onChange,
}: {
  readonly features: Features
  readonly onChange: (features: Features) => void
}) {
  const { roads = [], river = [], water = [], wideRiver = 'none' } = features
  return (
    <>
      <Sides
        legend="Roads to"
        on={roads}
        onToggle={(side, on) => onChange({ ...features, roads: toggled(roads, side, on) })}
      />
      <Sides
        legend="Thin river through"
        on={river}
        onToggle={(side, on) => onChange({ ...features, river: toggled(river, side, on).slice(-2) })}
      />
      <Sides
        legend="Open water on"
        on={water}
        onToggle={(side, on) => onChange({ ...features, water: toggled(water, side, on) })}
      />
      <Select
        label="Wide river"
        options={WIDE}
        value={wideRiver}
        onChange={(wide) => {
          const { wideRiver: _, ...rest } = features
          onChange(wide === 'none' ? rest : { ...rest, wideRiver: wide })
        }}
      />
    </>
  )
}

function TileForm({ map, place, onChange }: Pick<EditorProps, 'map' | 'onChange'> & { readonly place: Place }) {
  const tile = tileOn(map, place)
  const { features } = tile
  const change = (by: Partial<MapTile>): void => onChange(withTile(map, place, by))
  return (
    <div class="map-tile">
      <h4>
        {tile.name} <span class="mono">{placeName(place)}</span>
      </h4>
      <TextField
        label="Name"
        value={tile.name}
        maxLength={40}
        autoComplete="off"
        onInput={(name) => change({ name: name || 'Nameless' })}
      />
      <Select label="Kind" options={KINDS} value={tile.kind} onChange={(kind) => change({ kind })} />
      <Toggle label="Can be entered" checked={tile.accessible} onChange={(accessible) => change({ accessible })} />
      <Crossing features={features} onChange={(next) => change({ features: next })} />
      <Sides
        legend="Nobody crosses to"
        on={tile.blocked}
        onToggle={(side, on) => onChange(withBlocked(map, place, side, on))}
      />
    </div>
  )
}

/** ed.camp-map.6 All that keeps it from being played on. */
function Faults({ map }: { readonly map: MapDocument }) {
  const faults = mapFaults(map)
  return (
    <ul class="map-faults" aria-live="polite">
      {faults.length === 0 && (
        <li>
          It can be played on. <Clause id="ed.camp-map.6" />
        </li>
      )}
      {faults.map(({ at, why, clause }) => (
        <li key={at + why} class="bad">
          {why} <Clause id={clause} />
        </li>
      ))}
    </ul>
  )
}

/** What somebody saved, if it is a map; else why not. */
async function mapFrom(file: File): Promise<MapDocument | string> {
  try {
    const read = readMap(JSON.parse(await file.text()))
    return read.ok ? read.value : read.faults.map(({ at, why }) => `${at}: ${why}`).join(' ')
  } catch {
    return 'This file is no map.'
  }
}

interface SheetProps {
  readonly map: MapDocument
  readonly place: Place
  /** Where to, from wherever it is by then: keys may be quicker than the page. */
  readonly onPlace: (step: (place: Place) => Place) => void
}

/** The map itself: a tile is chosen by pointing or with the arrow keys. */
function Sheet({ map, place, onPlace }: SheetProps) {
  const { x, y, width } = rectOf(place)
  return (
    <div
      class="map-sheet"
      role="application"
      tabIndex={0}
      aria-label={`The map: arrow keys go from tile to tile. ${tileOn(map, place).name} is chosen.`}
      onKeyDown={(event) => {
        const direction = Object.hasOwn(ARROWS, event.key) ? ARROWS[event.key] : undefined
        if (!direction) return
        event.preventDefault()
        onPlace((from) => stepFrom(from, direction))
      }}
      onClick={(event) => {
        const box = event.currentTarget.getBoundingClientRect()
        const k = WIDTH / box.width
        const found = placeAtPoint((event.clientX - box.left) * k, (event.clientY - box.top) * k)
        if (found !== null) onPlace(() => found)
      }}
    >
      <svg class="war" viewBox={`0 0 ${WIDTH} ${WIDTH}`} aria-hidden="true">
        <Ground map={map} />
        <Names map={map} />
        <rect class="aimed-at" x={x + 2} y={y + 2} width={width - 4} height={width - 4} />
      </svg>
    </div>
  )
}

interface MapFilesProps {
  readonly map: MapDocument
  readonly onOpened: (map: MapDocument) => void
}

/** The map as a file, out and in; why one that is no map is not taken. */
function MapFiles({ map, onOpened }: MapFilesProps) {
  const [trouble, setTrouble] = useState('')
  // It was said of another file: the map has been changed since.
  useEffect(() => setTrouble(''), [map])
  const open = async (file: File): Promise<void> => {
    const found = await mapFrom(file)
    setTrouble(typeof found === 'string' ? found : '')
    if (typeof found !== 'string') onOpened(found)
  }
  return (
    <>
      {trouble && (
        <p class="bad" role="alert">
          {trouble}
        </p>
      )}
      <Button
        icon="save"
        onClick={() => download('map.json', new Blob([JSON.stringify(map, null, 2)], { type: 'application/json' }))}
      >
        Save the map
      </Button>
      <label class="btn plain normal">
        Open a map
        <input
          class="vh"
          type="file"
          accept=".json"
          onChange={({ currentTarget }) => {
            const [file] = currentTarget.files ?? []
            if (file) void open(file)
          }}
        />
      </label>
    </>
  )
}

export function MapEditor({ map, onChange, onClose }: EditorProps) {
  const [place, setPlace] = useState<Place>(PLACES[0] ?? 11)
  return (
    <div class="map-editor">
      <Sheet map={map} place={place} onPlace={setPlace} />
      <div class="map-form">
        <TextField
          label="Title of the map"
          value={map.title}
          maxLength={60}
          autoComplete="off"
          onInput={(title) => onChange({ ...map, title: title || 'Nameless' })}
        />
        <TileForm map={map} place={place} onChange={onChange} />
        <Faults map={map} />
        <div class="acts">
          <MapFiles map={map} onOpened={onChange} />
          <Button onClick={onClose}>Done with the map</Button>
        </div>
      </div>
    </div>
  )
}
