/** The map of a campaign before it is begun; that of a war of one's own can be drawn. */
import { mapIn } from '@shamble/even-death/campaign/forecast'
import { OWN, PLACES, tileOn } from '@shamble/even-death/campaign/page'
import { mapAsOption } from '@shamble/even-death/campaign/forecast'
import type { OptionValues } from '@shamble/kernel'
import { useState } from 'preact/hooks'
import type { PlanProps } from '../../../../play/game-display.ts'
import { Button } from '../../../../ui/button.tsx'
import { listed } from '../../../../words/plain.ts'
import { MapEditor } from './editor.tsx'
import { FewNames, Ground } from './ground.tsx'
import './map.css'
import { WIDTH } from './place.ts'

export function MapPlan({ options, onChange }: PlanProps) {
  const [isOpen, setOpen] = useState(false)
  const map = mapIn(options)
  const isOwn = options['scenario'] === OWN
  if (isOpen && isOwn)
    return (
      <MapEditor
        map={map}
        onChange={(next) => onChange({ ownMap: mapAsOption(next) })}
        onClose={() => setOpen(false)}
      />
    )
  return (
    <figure class="war-plan">
      <MapPicture options={options} />
      {isOwn && (
        <figcaption class="acts">
          <Button icon="pen" onClick={() => setOpen(true)}>
            Change this map
          </Button>
          {options['ownMap'] !== null && (
            <Button onClick={() => onChange({ ownMap: null })}>
              Take {options['map'] === 'random' ? 'a random one' : 'Harrow Vale'} again
            </Button>
          )}
        </figcaption>
      )}
    </figure>
  )
}

function MapPicture({ options }: { readonly options: OptionValues }) {
  const map = mapIn(options)
  const cities = PLACES.map((place) => tileOn(map, place)).filter(({ kind }) => kind === 'city')
  return (
    <svg
      class="war"
      viewBox={`0 0 ${WIDTH} ${WIDTH}`}
      role="img"
      aria-label={`${map.title}: the cities are ${listed(cities.map(({ name }) => name))}`}
    >
      <Ground map={map} />
      <FewNames map={map} />
    </svg>
  )
}
