/** The whole map as small as a stamp: the country, who holds what, who stands where, where it was fought. */
import { type CampaignMap, type Faction, type Place, PLACES, tileOn } from '@shamble/even-death/campaign/page'
import { OwnerPatterns } from './owners.tsx'
import { cornerOf, middleOf, TILE } from './place.ts'
import './map.css'

export interface SmallProps {
  readonly map: CampaignMap
  /** For each tile, row by row. */
  readonly controllers: readonly (Faction | null)[]
  readonly forces: readonly { readonly at: Place; readonly owner: Faction }[]
  readonly fought: readonly Place[]
  /** Of the patterns: each drawing on a page has its own. */
  readonly id: string
}

/** People are squares, the dead are round. */
const Dot = ({ at, owner }: SmallProps['forces'][number]) => {
  const [x, y] = middleOf(at)
  const own = `dot of-${owner}`
  return owner === 'zombies' ? (
    <circle class={own} cx={x} cy={y} r="24" />
  ) : (
    <rect class={own} x={x - 22} y={y - 22} width="44" height="44" />
  )
}

/** Of the key: a tile that somebody holds, with one of his forces. */
export const SmallSign = ({ faction }: { readonly faction: Faction | null }) => (
  <svg class="war small" width="16" height="16" viewBox={`0 0 ${TILE} ${TILE}`} aria-hidden="true">
    {faction === null ? (
      <path class="fought" d="M14 14l64 64M78 14l-64 64" />
    ) : (
      <>
        <rect class={`held of-${faction}`} x="6" y="6" width={TILE - 12} height={TILE - 12} />
        <Dot at={11} owner={faction} />
      </>
    )}
  </svg>
)

/** Who holds what, who stands where, where it was fought: over whatever land. */
export const Over = ({ controllers, forces, fought, id }: Omit<SmallProps, 'map'>) => (
  <>
    <OwnerPatterns id={id} />
    {PLACES.map((place, i) => {
      const [x, y] = cornerOf(place)
      const faction = controllers[i]
      if (!faction) return null
      return <rect key={place} class={`held of-${faction}`} x={x + 6} y={y + 6} width={TILE - 12} height={TILE - 12} />
    })}
    {forces.map((force, i) => (
      <Dot key={i} {...force} />
    ))}
    {fought.map((place) => {
      const [x, y] = middleOf(place)
      return <path key={place} class="fought" d={`M${x - 32} ${y - 32}l64 64M${x + 32} ${y - 32}l-64 64`} />
    })}
  </>
)

export const Small = ({ map, ...over }: SmallProps) => (
  <g class="war small">
    {PLACES.map((place) => {
      const [x, y] = cornerOf(place)
      const { kind, accessible } = tileOn(map, place)
      return (
        <g key={place} class={`tile ${kind}${accessible ? '' : ' shut'}`}>
          <rect class="land" x={x} y={y} width={TILE} height={TILE} />
        </g>
      )
    })}
    <Over {...over} />
  </g>
)
