/** Marks, icons and silhouettes, drawn by us. */
import { ICONS } from '../../ui/icons.ts'

/** Four bite patterns, so that a crowd is no wallpaper; a zombie keeps the one of its number. */
export const BITES: readonly string[] = [
  'M33.22 15.39A14 14 0 1 1 33.08 15.02A3.2 3.2 0 0 0 33.95 21.18A14 14 0 1 1 27.67 8.29A4.6 4.6 0 0 0 33.22 15.39Z',
  'M6.23 22.53A14 14 0 0 1 6.13 21.91A3.2 3.2 0 0 0 6.67 15.71A14 14 0 1 1 10.92 30.66A4.8 4.8 0 0 0 6.23 22.53Z',
  'M22.69 33.74A14 14 0 0 1 21.71 33.90A3 3 0 0 0 15.90 33.39A14 14 0 1 1 30.55 29.20A4.6 4.6 0 0 0 22.69 33.74Z',
  'M9.37 10.89A14 14 0 1 1 9.34 10.92A4.8 4.8 0 0 0 17.47 6.23A14 14 0 1 1 6.50 16.29A3.2 3.2 0 0 0 9.37 10.89Z',
]
const LIDS: readonly string[] = [
  'M12.6 18.2l6-.4a3 3 0 0 1-6 .4zM21.8 20.2l4.2.5a2.1 2.1 0 0 1-4.2-.5z',
  'M14 20.6l4.2-.4a2.1 2.1 0 0 1-4.2.4zM21.5 18.2l6 .6a3 3 0 0 1-6-.6z',
  'M12.8 17l5.6.6a2.8 2.8 0 0 1-5.6-.6zM22 17.8l4.4-.3a2.2 2.2 0 0 1-4.4.3z',
  'M14 21.6l4.4.3a2.2 2.2 0 0 1-4.4-.3zM21.6 20.6l5.8-.5a2.9 2.9 0 0 1-5.8.5z',
]

export const bite = (id: number): string => BITES[id % 4] as string

/** A zombie in a box of 40. */
export const Dead = ({ id, down }: { readonly id: number; readonly down: boolean }) =>
  down ? (
    <>
      <g transform="rotate(90 20 20)">
        <path d={bite(id)} class="z-down" />
        <path d="M13 18.4h5M22 19.6h4.6" class="z-shut" />
      </g>
      <path d="M5 36.5h30" class="z-ground" />
    </>
  ) : (
    <>
      <path d={bite(id)} class="z-body" />
      <path d={LIDS[id % 4]} class="z-eye" />
    </>
  )

const ROLES: Readonly<Record<string, { readonly d: string; readonly stroke: string }>> = {
  grunt: { d: 'M11.5 23.5 20 15.5l8.5 8', stroke: 'g' },
  medic: { d: 'M20 11.5v17M11.5 20h17', stroke: 'g g-fat' },
  sergeant: { d: 'M12 18 20 11l8 7M12 23.5l8-7 8 7M12 29l8-7 8 7', stroke: 'g g-thin' },
  lieutenant: { d: 'M20 10.5v19M14 10.5h12M14 29.5h12', stroke: 'g g-thin' },
}

/** A marine in a box of 40. */
export const Living = ({ type }: { readonly type: string }) => (
  <>
    <circle cx="20" cy="20" r="13.5" class="l-body" />
    <path d={ROLES[type]?.d} class={ROLES[type]?.stroke} />
  </>
)

export const Body = () => (
  <>
    <circle cx="20" cy="20" r="11" class="x-ring" />
    <path d="M10 10l20 20M30 10 10 30" class="x-cross" />
  </>
)

/** "grunt", "zombie 9", "down 9", "body". */
export function Mark({ mark, size }: { readonly mark: string; readonly size: number }) {
  const [kind = '', id] = mark.split(' ')
  return (
    <svg class="ev-mark" width={size} height={size} viewBox="3 3 34 34" aria-hidden="true">
      {kind in ROLES ? (
        <Living type={kind} />
      ) : kind === 'body' ? (
        <Body />
      ) : (
        <Dead id={Number(id ?? 0)} down={kind === 'down'} />
      )}
    </svg>
  )
}

/** Strokes on 24 beyond the table's own; the second path is filled. */
const OWN: Readonly<Record<string, readonly [string, string?]>> = {
  fuel: ['M6.5 21V7.5L9 5h8.5v16zM9 5V3h4v2M9.5 10l5 7M14.5 10l-5 7'],
  dead: [
    'M19.9 9.2a8.4 8.4 0 1 0 .1 4.6 2.3 2.3 0 0 1-.1-4.6z',
    'M7.6 11l3.6-.2a1.8 1.8 0 0 1-3.6.2zM13 12.2l2.6.3a1.3 1.3 0 0 1-2.6-.3z',
  ],
  voice: ICONS.sound,
  find: ['M4.5 10.5a6 6 0 1 0 12 0 6 6 0 0 0-12 0zM15 15l5.5 5.5'],
}

/** Silhouettes on 44 by 18. */
const WEAPONS: Readonly<Record<string, string>> = {
  rifle: 'M1 7.5h7l2-2h15l1 1.5h13V5.5h1.5V7H43v2H27.5v1.5H23l1.5 6h-3.5l-2-6h-3l-1 4h-3l1-4.5H8L2 13.5H1z',
  shotgun: 'M1 8.5 9 6h30v1.5h4V9H29v2h-9V9.5h-3l-1 3.5h-3l.8-3.5H9.5L2 14H1z',
  smg: 'M3 5.5h3l1 1h20v-1h2v1.5h6V9H26l-1 1h-4l1 7h-3.5l-1.5-6.5h-3L13 15H9.5l1-4.5L4 10z',
  pistol: 'M10 4.5h21V9H21l-1 2.5h-3.5L15 17h-5l2-8h-2z',
  knife: 'M5 8h9v-1.5h1.5V8H32c3 0 5.5 1.5 7 3.5H15.5V13H14v-1.5H5z',
  unarmed: 'M13 6h4V4.5h4V4h4v.5h4V6h3v6c0 3-3 5-8 5s-8-2-9-5l-4-3.5 2-2z',
  grenade: 'M19 4.5h6V6h3.5v5H27V7.5h-2c2.5 1 4 3 4 5.2 0 3-2.5 4.8-6 4.8s-6-1.8-6-4.8c0-2.2 1.5-4.2 4-5.2z',
  mag: 'M17 2.5h10l-1 5 2 8.5H18l-1-8.5z',
  kit: 'M12 5.5h5V3h10v2.5h5V16H12zm8.5 2v2h-2v2.5h2v2H23v-2h2V9.5h-2v-2zM18.5 4.5v1h7v-1z',
}

/** An icon by name; weapons are wider than high. */
export function Icon({ icon, size }: { readonly icon: string; readonly size: number }) {
  const weapon = WEAPONS[icon]
  if (weapon)
    return (
      <svg
        class="w"
        width={Math.round(size * 2.2)}
        height={Math.round(size * 0.9)}
        viewBox="0 0 44 18"
        aria-hidden="true"
      >
        <path d={weapon} fill-rule="evenodd" fill="currentColor" />
      </svg>
    )
  const [strokes, filled] = OWN[icon] ?? (ICONS as typeof OWN)[icon] ?? ICONS.flag
  return (
    <svg class="i" width={size} height={size} viewBox="0 0 24 24" aria-hidden="true">
      {strokes && <path d={strokes} />}
      {filled && <path d={filled} class="dot" />}
    </svg>
  )
}
