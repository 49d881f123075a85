/** Marks and icons of Dead Walk Again, drawn by us. */
import type { ItemId } from '@shamble/dead-walk/page'
import { Body, Dead, LivingDisc, type Strokes } from '../../board/art.tsx'
import { WeaponOr } from '../../board/weapons.tsx'
import { ICONS } from '../../ui/icons.ts'
import { rowOf } from '../../sure.ts'

/** A star for the police, chevrons for soldiers, a bust for everybody else. */
const CALLINGS = {
  law: (
    <path
      d="m20 10.2 2.900 6 6.600.900-4.800 4.600 1.200 6.500-5.900-3.100-5.900 3.100 1.200-6.500-4.800-4.600 6.600-.900z"
      class="gf"
    />
  ),
  military: <path d="M11.500 22.500 20 14.500l8.500 8M11.500 28.500 20 20.500l8.500 8" class="g g-thin" />,
  civilian: (
    <>
      <circle cx="20" cy="15.600" r="4" class="gf" />
      <path d="M11.800 28.600c.600-5.400 3.900-7.600 8.200-7.600s7.600 2.200 8.200 7.600z" class="gf" />
    </>
  ),
} as const

export type Calling = keyof typeof CALLINGS
const isCalling = (mark: string): mark is Calling => Object.hasOwn(CALLINGS, mark)

/** A human in a box of 40. */
export const Living = ({ calling, nth = 0 }: { readonly calling: Calling; readonly nth?: number }) => (
  <LivingDisc nth={nth}>{CALLINGS[calling]}</LivingDisc>
)

/** "law", "law 2", "fallen law 2", "zombie 9", "body". */
export function Mark({ mark, size }: { readonly mark: string; readonly size: number }) {
  const [kind = '', id, nth] = mark.split(' ')
  return (
    <svg class="brd-mark" width={size} height={size} viewBox="3 3 34 34" aria-hidden="true">
      {kind === 'fallen' && id !== undefined && isCalling(id) ? (
        <g class="outline">
          <Living calling={id} nth={Number(nth ?? 0)} />
        </g>
      ) : isCalling(kind) ? (
        <Living calling={kind} nth={Number(id ?? 0)} />
      ) : kind === 'body' ? (
        <Body />
      ) : (
        <Dead id={Number(id ?? 0)} down={false} />
      )}
    </svg>
  )
}

/** Strokes on 24 beyond the table's own. */
const OWN: Strokes = {
  route: [
    'M4 19l5-9 6 4 5-9',
    'M2.500 19a1.800 1.800 0 1 0 3.600 0a1.800 1.800 0 1 0-3.600 0zM7.500 10a1.500 1.500 0 1 0 3 0a1.500 1.500 0 1 0-3 0zM13.500 14a1.500 1.500 0 1 0 3 0a1.500 1.500 0 1 0-3 0z',
  ],
  out: ['M14 4h6v16h-6M3 12h12M11 8l4 4-4 4'],
  ladder: ['M8 3v18M16 3v18M8 7h8M8 12h8M8 17h8'],
  give: ['M4 8h10v10H4zM14 13h7M18 10l3 3-3 3'],
  take: ['M12 14V4M8 7.500l4-4 4 4M4.500 17v3.500h15V17'],
  brace: ['M4 20 12 8l8 12M12 8V3M7 15h10'],
  engine: ['M3 13l3-5h9l6 4v4H3zM6 16v2M18 16v2M9 8V5h4'],
  dead: [
    'M19.9 9.2a8.4 8.4 0 1 0 .1 4.6 2.3 2.3 0 0 1-.1-4.6z',
    'M7.6 11l3.600-.2a1.800 1.800 0 0 1-3.600.2zM13 12.200l2.600.300a1.300 1.300 0 0 1-2.600-.300z',
  ],
  skill: ['m12 4 2.400 5.200 5.600.700-4.100 3.900 1.100 5.600-5-2.800-5 2.800 1.100-5.600L4 9.900l5.600-.700z'],
  mind: [
    'M8 20.500v-3.500H6v-3.500l-1.800-1 1.800-3a6.500 6.500 0 1 1 10.500 5.800v5.200M13.500 6.500l-3 3.500h4l-3 3.500',
  ],
  wheel: [
    'M3.500 12a8.500 8.500 0 1 0 17 0a8.500 8.500 0 1 0-17 0zM4 10.500h16M10 13.500l-2.500 5M14 13.500l2.500 5',
    'M10.500 12a1.500 1.500 0 1 0 3 0a1.500 1.500 0 1 0-3 0z',
  ],
  keys: ['M4 8.500a4 4 0 1 0 8 0a4 4 0 1 0-8 0zM11 11l9 9M16.500 16.500l2.500-2.500M19 19l2-2'],
  car: [
    'M3 14.500v-3l3-.500 2.500-4h7l3 4 2.500.500v3H18.500M5.500 14.500H3M9.500 14.500h5',
    'M5.200 15a2.200 2.200 0 1 0 4.400 0a2.200 2.200 0 1 0-4.400 0zM14.400 15a2.200 2.200 0 1 0 4.400 0a2.200 2.200 0 1 0-4.400 0z',
  ],
  leap: ['M3 18c2-9 12-12 17-5M20 8v5h-5M9 20v-4h5v4'],
  can: ['M5.500 8h9l4 3.500V20h-13zM7 8V5h5v3M9 12l5.500 5M14.500 12 9 17'],
  battery: ['M3.500 8.500h17v11h-17zM7 8.500v-3M17 8.500v-3M6.500 13.500h4M15.500 11.500v4M13.500 13.500h4'],
  radio: ['M4 9.500h16v10H4zM7 9.500 17 4M7 16.500h6', 'M15 14.500a2 2 0 1 0 4 0a2 2 0 1 0-4 0z'],
  kit: ['M4 8h16v11.500H4zM9 8V5h6v3M12 10.500v6.500M8.800 13.800h6.400'],
  drop: ['M12 3.500c4 5 6 7.500 6 10.500a6 6 0 0 1-12 0c0-3 2-5.500 6-10.500z'],
  tank: ['M8 8.500h8v12H8zM10 8.500V6h4v2.500M14 6h4M12 12v5'],
  crate: ['M4 5.500h16v14H4zM4 10h16M9 5.500v14M15 5.500v14'],
  blast: ['M12 3v4M12 17v4M3 12h4M17 12h4M5.500 5.500l3 3M15.500 15.500l3 3M18.500 5.500l-3 3M8.500 15.500l-3 3'],
}

/** What lies about or is needed, by the icon that stands for it. */
const THINGS: Readonly<Record<ItemId, string>> = {
  'small-kit': 'kit',
  'medium-kit': 'kit',
  'large-kit': 'kit',
  extinguisher: 'tank',
  'gas-can': 'can',
  battery: 'battery',
  radio: 'radio',
  'radio-set': 'radio',
  antiseptic: 'drop',
  keys: 'keys',
  crate: 'crate',
}

/** A thing on the board, around its middle. */
export function Sign({ kind, scale }: { readonly kind: ItemId; readonly scale: number }) {
  const [strokes, filled] = rowOf(OWN, THINGS[kind]) ?? ICONS.flag
  return (
    <g class="sign" transform={`scale(${scale}) translate(-12 -12)`}>
      <path d={strokes} />
      {filled && <path d={filled} class="dot" />}
    </g>
  )
}

export const Icon = ({ icon, size }: { readonly icon: string; readonly size: number }) => (
  <WeaponOr icon={icon} size={size} kind="dw-weapon" own={OWN} />
)
