/** Marks, icons and silhouettes, drawn by us. */
import { Body, Dead, LivingDisc, StrokeIcon, type Strokes } from '../../board/art.tsx'
import { ICONS } from '../../ui/icons.ts'
import { isKeyOf, rowOf } from '../../sure.ts'

const ROLES: Readonly<Record<string, { readonly d: string; readonly stroke: string }>> = {
  grunt: { d: 'M11.5 23.5 20 15.5l8.5 8', stroke: 'g' },
  medic: { d: 'M20 11.5v17M11.5 20h17', stroke: 'g g-fat' },
  sergeant: { d: 'M12 18 20 11l8 7M12 23.5l8-7 8 7M12 29l8-7 8 7', stroke: 'g g-thin' },
  lieutenant: { d: 'M20 9.5 30 20 20 30.5 10 20zM20 16l4 4-4 4-4-4z', stroke: 'gf' },
}

/** A marine in a box of 40. */
export const Living = ({ type, nth = 0 }: { readonly type: string; readonly nth?: number }) => (
  <LivingDisc nth={nth}>
    <path d={rowOf(ROLES, type)?.d} class={rowOf(ROLES, type)?.stroke} fill-rule="evenodd" />
  </LivingDisc>
)

/** "grunt", "grunt 2", "fallen grunt 2", "zombie 9", "down 9", "body". */
export function Mark({ mark, size }: { readonly mark: string; readonly size: number }) {
  const [kind = '', id, nth] = mark.split(' ')
  return (
    <svg class="brd-mark" width={size} height={size} viewBox="3 3 34 34" aria-hidden="true">
      {kind === 'fallen' ? (
        <g class="outline">
          <Living type={id ?? ''} nth={Number(nth ?? 0)} />
        </g>
      ) : isKeyOf(ROLES, kind) ? (
        <Living type={kind} nth={Number(id ?? 0)} />
      ) : kind === 'body' ? (
        <Body />
      ) : (
        <Dead id={Number(id ?? 0)} down={kind === 'down'} />
      )}
    </svg>
  )
}

/** Strokes on 24 beyond the table's own; the second path is filled. */
const OWN: Strokes = {
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
  const weapon = rowOf(WEAPONS, icon)
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
  return <StrokeIcon own={OWN} icon={icon} size={size} />
}
