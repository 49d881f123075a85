/** What the hand draws with, and what it does. */
import { GROUND_KINDS, type MapTile } from '@shamble/even-death/campaign/page'
import { capital } from '../../../../words/plain.ts'
import type { Brush } from './drawing.ts'
import { Swatch } from './ground.tsx'
import { TILE } from './place.ts'

export interface Tool {
  readonly brush: Brush
  readonly label: string
  readonly key: string
  readonly says: string
}

const DRAWS = 'Drag over tiles, or hold Shift with the arrow keys.'

const painting = (kind: MapTile['kind'], i: number): Tool => ({
  brush: kind,
  label: capital(kind),
  key: String(i + 2),
  says: `${capital(kind)} is laid where you press. ${DRAWS}`,
})

export const TOOLS: readonly Tool[] = [
  {
    brush: 'look',
    label: 'Choose a tile',
    key: '1',
    says: 'Press a tile to name it and to see what crosses it. The arrow keys go from tile to tile.',
  },
  ...GROUND_KINDS.map(painting),
  {
    brush: 'road',
    label: 'Road',
    key: '8',
    says: `A road goes from tile to tile; over one that is there it is taken away. ${DRAWS}`,
  },
  {
    brush: 'river',
    label: 'River',
    key: '9',
    says: `A thin river goes from tile to tile; over one that is there it is taken away. ${DRAWS}`,
  },
  {
    brush: 'border',
    label: 'No crossing',
    key: '0',
    says: `Nobody crosses the side between two tiles; where nobody could, it is opened again. ${DRAWS}`,
  },
  {
    brush: 'shut',
    label: 'Shut off',
    key: 'X',
    says: `Nobody can enter the tile; one that is shut is opened again. ${DRAWS}`,
  },
]

/** What a tool leaves, in a box of one tile. */
const SIGNS: Readonly<Partial<Record<Brush, preact.JSX.Element>>> = {
  look: <path class="map-arrow" d="M30 16v54l14-14 10 22 10-5-10-21h20z" />,
  road: <path class="road" d={`M0 ${TILE / 2}H${TILE}`} />,
  river: <path class="river" d={`M0 60Q${TILE / 2} 20 ${TILE} 46`} />,
  border: <path class="blocked" d={`M${TILE / 2} 8V${TILE - 8}`} />,
  shut: <path class="blocked" d={`M8 8H${TILE - 8}V${TILE - 8}H8z`} />,
}

interface ToolsProps {
  readonly brush: Brush
  readonly onBrush: (brush: Brush) => void
}

export function Tools({ brush, onBrush }: ToolsProps) {
  const chosen = TOOLS.find((tool) => tool.brush === brush)
  return (
    <div class="map-tools">
      <div role="group" aria-label="What you draw with">
        {TOOLS.map(({ brush: own, label, key }) => (
          <button
            key={own}
            type="button"
            aria-pressed={own === brush}
            aria-keyshortcuts={key}
            onClick={() => onBrush(own)}
          >
            <svg class="war" viewBox={`0 0 ${TILE} ${TILE}`} aria-hidden="true">
              <Swatch kind={GROUND_KINDS.find((kind) => kind === own) ?? 'field'} bare={own in SIGNS} />
              {SIGNS[own]}
            </svg>
            <span>{label}</span>
            <kbd class="kbd" aria-hidden="true">
              {key}
            </kbd>
          </button>
        ))}
      </div>
      <p class="muted" role="status">
        {chosen?.says}
      </p>
    </div>
  )
}
