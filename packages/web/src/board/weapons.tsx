/** Silhouettes of weapons, which games of people with guns share. */
import { rowOf } from '../sure.ts'
import { StrokeIcon, type Strokes } from './art.tsx'

/** On 44 by 18, filled. */
const WEAPONS: Readonly<Record<string, string>> = {
  rifle:
    'M1 7.500h7l2-2h15l1 1.500h13V5.500h1.500V7H43v2H27.500v1.500H23l1.500 6h-3.500l-2-6h-3l-1 4h-3l1-4.500H8L2 13.500H1z',
  sniper: 'M1 8.500h8l2-1.500h4V3.500h12V7h13V6h3v2.500H28V10h-6l-1 4h-3l.800-4H9L3 14H1zM17 5v2h8V5z',
  shotgun: 'M1 8.500 9 6h30v1.500h4V9H29v2h-9V9.500h-3l-1 3.500h-3l.800-3.500H9.500L2 14H1z',
  smg: 'M3 5.500h3l1 1h20v-1h2v1.500h6V9H26l-1 1h-4l1 7h-3.500l-1.500-6.500h-3L13 15H9.500l1-4.500L4 10z',
  pistol: 'M10 4.500h21V9H21l-1 2.500h-3.500L15 17h-5l2-8h-2z',
  revolver: 'M10 5h22v3H24v2.500h-4L18.500 12H16l-1.500 5H10l1.500-8H10z',
  bow: 'M4 15.500C8 1.500 36 1.500 40 15.500h-2C34 4 10 4 6 15.500zM6 14.500h32v1H6zM21.300 3h1.400v13h-1.400zM22 0l2.500 4h-5z',
  knife: 'M5 8h9v-1.500h1.500V8H32c3 0 5.500 1.500 7 3.500H15.500V13H14v-1.500H5z',
  grenade:
    'M19 4.500h6V6h3.500v5H27V7.500h-2c2.500 1 4 3 4 5.200 0 3-2.500 4.800-6 4.800s-6-1.800-6-4.800c0-2.200 1.500-4.200 4-5.200z',
  axe: 'M4 12.500h22V14H4zM25 4c3 0 6 .800 8 2.500V17c-2-.800-5-1.500-8-1z',
  club: 'M4 11.500 34 5.500c3-.600 5.500 1 5.500 3.500s-2.500 4-5.500 3.500L4 13z',
  saw: 'M3 6h12v2h24c2 0 3 1 3 2.500S41 13 39 13H15v3H5v-3H3zM18 8V6.500M22 8V6.500M26 8V6.500M30 8V6.500M34 8V6.500',
  mag: 'M17 2.500h10l-1 5 2 8.500H18l-1-8.500z',
}

/** The silhouette of a weapon; for anything else an icon of the game, or one of the table's. */
export function WeaponOr({
  icon,
  size,
  kind,
  own,
}: {
  readonly icon: string
  readonly size: number
  /** The class of a silhouette. */
  readonly kind: string
  readonly own: Strokes
}) {
  const silhouette = rowOf(WEAPONS, icon)
  if (silhouette === undefined) return <StrokeIcon own={own} icon={icon} size={size} />
  return (
    <svg class={kind} width={size * 1.7} height={size * 0.7} viewBox="0 0 44 18" aria-hidden="true">
      <path d={silhouette} />
    </svg>
  )
}
