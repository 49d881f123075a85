/** ed.camp-map.5 A tile by its fields: kind, name, what crosses it, and the sides that nobody crosses. */
import {
  type Direction,
  DIRECTIONS,
  GROUND_KINDS,
  type MapTile,
  type Place,
  tileOn,
} from '@shamble/even-death/campaign/page'
import type { MapDocument, MapFault } from '@shamble/even-death/campaign/forecast'
import { Clause } from '../../../../play/clause.tsx'
import { TextField } from '../../../../ui/field.tsx'
import { Select } from '../../../../ui/select.tsx'
import { Toggle } from '../../../../ui/toggle.tsx'
import { capital } from '../../../../words/plain.ts'
import { tileChanged, withBothSides } from './drawing.ts'
import { placeName } from './place.ts'

const toggled = <T,>(list: readonly T[], one: T, on: boolean): readonly T[] =>
  on ? [...list.filter((other) => other !== one), one] : list.filter((other) => other !== one)

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

interface TileFormProps {
  readonly map: MapDocument
  readonly place: Place
  readonly faults: readonly MapFault[]
  /** `sign`: changes in a row with the same one are taken back together. */
  readonly onChange: (map: MapDocument, sign?: string) => void
}

export function TileForm({ map, place, faults, onChange }: TileFormProps) {
  const tile = tileOn(map, place)
  const { features } = tile
  const change = (by: Partial<MapTile>, sign?: string): void => onChange(tileChanged(map, place, by), sign)
  return (
    <div class="map-tile">
      <h4>
        {tile.name} <span class="mono">{placeName(place)}</span>
      </h4>
      {faults.map(({ at, why, clause }) => (
        <p key={at + why} class="bad">
          {why} <Clause id={clause} />
        </p>
      ))}
      <TextField
        label="Name"
        value={tile.name}
        maxLength={40}
        autoComplete="off"
        onInput={(name) => change({ name: name || 'Nameless' }, 'name')}
      />
      <Select label="Kind" options={KINDS} value={tile.kind} onChange={(kind) => change({ kind })} />
      <Toggle label="Can be entered" checked={tile.accessible} onChange={(accessible) => change({ accessible })} />
      <Crossing features={features} onChange={(next) => change({ features: next })} />
      <Sides
        legend="Nobody crosses to"
        on={tile.blocked}
        onToggle={(side, on) => onChange(withBothSides(map, place, side, 'border', on))}
      />
    </div>
  )
}
