/** Marks and icons of Drop Dead, drawn by us. */
import type { SurvivorId } from '@shamble/drop-dead/page'
import type { JSX } from 'preact'
import { Body, Dead, LivingDisc, StrokeIcon, type Strokes } from '../../board/art.tsx'

/** A bottle, a bearded axe, goggles, an owl. */
const ROLES: Readonly<Record<SurvivorId, JSX.Element>> = {
  earl: (
    <path
      d="M17.800 9.500h4.400v5.800l3 4.200V30h-10.400V19.500l3-4.200zM17.800 21.500v5h4.400v-5z"
      fill-rule="evenodd"
      class="gf"
    />
  ),
  frank: (
    <>
      <path d="M12.600 29.600 24.400 13.200" class="g g-haft" />
      <path
        d="M19.800 12.600c2.700-1.500 5-1.800 7.600-.900 2.500 3.600 2.900 7.700 1 12.400-1.700-1.900-3.700-3.100-6.100-3.500l3-4.600z"
        class="gf"
      />
    </>
  ),
  skye: (
    <>
      <path d="M7.500 18.500h25" class="g g-thin" />
      <circle cx="14.800" cy="20" r="5.400" class="gf" />
      <circle cx="25.200" cy="20" r="5.400" class="gf" />
      <circle cx="14.800" cy="20" r="2.300" class="g-lens" />
      <circle cx="25.200" cy="20" r="2.300" class="g-lens" />
    </>
  ),
  owl: (
    <path
      d="M10.800 9.600 15.600 13h8.800l4.800-3.400v13.200c0 4.600-4 7.400-9.200 7.400s-9.200-2.800-9.200-7.400zM15.600 15.800a3 3 0 1 0 .010 0zM24.400 15.800a3 3 0 1 0 .010 0zM20 22.600l-2.300 1.200L20 27.400l2.300-3.600z"
      fill-rule="evenodd"
      class="gf"
    />
  ),
}

export const isSurvivor = (id: string): id is SurvivorId => Object.hasOwn(ROLES, id)

/** A survivor in a box of 40. */
export const Living = ({ id }: { readonly id: SurvivorId }) => <LivingDisc>{ROLES[id]}</LivingDisc>

/** "earl", "fallen earl", "zombie 9", "body", "undead", "card". */
export function Mark({ mark, size }: { readonly mark: string; readonly size: number }) {
  const [kind = '', id] = mark.split(' ')
  return (
    <svg class="brd-mark" width={size} height={size} viewBox="3 3 34 34" aria-hidden="true">
      {kind === 'fallen' && id !== undefined && isSurvivor(id) ? (
        <g class="outline">
          <Living id={id} />
        </g>
      ) : isSurvivor(kind) ? (
        <Living id={kind} />
      ) : kind === 'body' ? (
        <Body />
      ) : kind === 'tile' ? (
        <path class="dd-tilemark" d="M8 8h24v24H8zM16 8v3M24 8v3M16 32v-3M24 32v-3" />
      ) : (
        <Dead id={Number(id ?? 0)} down={false} />
      )}
    </svg>
  )
}

/** A car part: a cog. On 24. */
export const PART =
  'M12 8.200a3.800 3.800 0 1 0 0 7.600a3.800 3.800 0 1 0 0-7.600zM10.500 3h3v3M10.500 21h3v-3M3 10.500v3h3M21 10.500v3h-3M5 7l2-2 2 2.200M19 17l-2 2-2-2.200M5 17l2 2 2-2.200M19 7l-2-2-2 2.200'

/** Strokes on 24 beyond the table's own; the second path is filled. */
const OWN: Strokes = {
  part: [PART],
  card: ['M6.500 3.500h11v17h-11zM9.500 7.500h5M9.500 16.500h5'],
  explore: ['M4 20V4h9v4M4 20h9v-4M10 12h10M16 8l4 4-4 4'],
  turn: ['M19 12a7 7 0 1 1-2.200-5.100M17.500 3v4h-4'],
  cover: ['M4 8h12v12H4zM8 8V4h12v12h-4'],
  bottle: ['M10 3h4v4l2 3.500V21H8V10.500L10 7zM8 14h8'],
  axe: ['M8 21 15 6M13 4c4-1 7 2 6.500 6-2-1.500-4-2-6-1.500z'],
  pistols: ['M3 8h9v3.500H8L7 16H4zM21 8h-5M21 8v3.500h-5l1 4.500h3z'],
  scope: ['M6 12a6 6 0 1 0 12 0a6 6 0 1 0-12 0zM12 2.500v6M12 15.500v6M2.500 12h6M15.500 12h6'],
  bandage: ['M4 14 14 4l6 6L10 20zM9 9l6 6M10.500 12h3M12 10.500v3'],
  bomb: ['M8.500 9.500h7v10h-7zM12 9.500V6c0-2 3-2 3-4M8.500 13h7'],
  smoke: ['M7 20v-7h6v7zM8.500 13v-2h3v2M13 9c0-3 4-2 4-5M16 12c0-3 4-2 4-5'],
  rush: ['M4 12h7l-2 8 9-11h-7l2-6z'],
  syringe: ['M14 4l6 6M17 7 9 15l-3 3-3 3M8 12l4 4M11 9l4 4'],
  van: ['M2.500 16.500v-9h12l4 4.500h3v4.500zM14.500 7.500v4.500h4M5 16.500a2 2 0 1 0 4 0M14.500 16.500a2 2 0 1 0 4 0'],
  give: ['M4 8h10v10H4zM14 13h7M18 10l3 3-3 3'],
  drop: ['M12 3v10M8 9.500l4 4 4-4M4.500 17v3.500h15V17'],
  take: ['M12 14V4M8 7.500l4-4 4 4M4.500 17v3.500h15V17'],
  summon: ['M5 20c0-5 3-7 7-7s7 2 7 7M12 3v7M9 6.500l3 3.500 3-3.500'],
  dead: [
    'M19.9 9.2a8.4 8.4 0 1 0 .1 4.6 2.3 2.3 0 0 1-.1-4.6z',
    'M7.6 11l3.6-.2a1.8 1.8 0 0 1-3.6.2zM13 12.2l2.6.3a1.3 1.3 0 0 1-2.6-.3z',
  ],
  star: ['M12 3l2.600 6 6.400.500-4.900 4.200 1.600 6.300-5.700-3.500L6.300 20l1.600-6.300L3 9.500 9.400 9z'],
  fog: ['M3 8h12M18 8h3M3 12h5M11 12h10M3 16h13M19 16h2'],
}

export function Icon({ icon, size }: { readonly icon: string; readonly size: number }) {
  return <StrokeIcon own={OWN} icon={icon} size={size} />
}
