/** Marks and icons of Even Death May Die, drawn by us. */
import { PROFILE_IDS, type ProfileId, ZOMBIE_IDS, type ZombieId } from '@shamble/even-death/page'
import { Body, type Strokes } from '../../board/art.tsx'
import { WeaponOr } from '../../board/weapons.tsx'
import { rowOf } from '../../sure.ts'
import { DeadOne, Living } from './marks.tsx'

const isProfile = (word: string): word is ProfileId => PROFILE_IDS.some((id) => id === word)
const isZombie = (word: string): word is ZombieId => ZOMBIE_IDS.some((id) => id === word)

const Drawn = ({ kind, id }: { readonly kind: string; readonly id: string }) =>
  isProfile(kind) && id === '' ? (
    <Living profile={kind} />
  ) : isZombie(kind) ? (
    <DeadOne id={Number(id)} kind={kind} down={false} />
  ) : (
    <Body />
  )

/** "veteran", "regular 5" for one of a herd with its number, "body". */
export function Mark({ mark, size }: { readonly mark: string; readonly size: number }) {
  const [kind = '', id = ''] = mark.split(' ')
  return (
    <svg class="brd-mark ed-mark" width={size} height={size} viewBox="3 3 34 34" aria-hidden="true">
      <Drawn kind={kind} id={id} />
    </svg>
  )
}

/** Strokes on 24; the second path is filled. */
const OWN: Strokes = {
  move: ['M5 20v-4h5v-4h5V8h5V4'],
  turn: ['M5 12a7 7 0 1 1 3 5.700M5 20v-5h5'],
  climb: ['M8 3v18M16 3v18M8 7h8M8 12h8M8 17h8'],
  withdraw: ['M13 4.500H5v15h8M10 12h10M16 8l4 4-4 4'],
  shoot: ['M12 4v5M12 15v5M4 12h5M15 12h5M5.500 12a6.500 6.500 0 1 0 13 0a6.500 6.500 0 1 0-13 0z'],
  aim: ['M12 2.500v6M12 15.500v6M2.500 12h6M15.500 12h6M6 12a6 6 0 1 0 12 0a6 6 0 1 0-12 0z'],
  melee: [
    'M7 11V7.500M10 10.500V6M13 10.500V6.500M16 11V8M7 11c-2 0-2 3 0 4.500l2 4.500h6.500l1.500-5c.800-2 .500-4-1-4z',
  ],
  shove: ['M4 8v8M8 12h11M14 7l5 5-5 5'],
  reload: ['M8 3.500h9l-1.500 6 1.500 11H8l-1-11zM8.500 16.500h8'],
  command: ['M4 10v5l3 .500L17 20V5L7 9.500zM19.500 10c1 1.500 1 3.500 0 5M7 15.500l1 4.500h3l-1-4'],
  'get-up': ['M5 20h14M12 17V5M7.500 9.500 12 5l4.500 4.500'],
  interact: ['M6 21V3.500h12V21M3.500 21h17', 'M14 12.500a1 1 0 1 0 2 0a1 1 0 1 0-2 0z'],
  heal: ['M9.500 4h5v5.500H20v5h-5.500V20h-5v-5.500H4v-5h5.500z'],
  split: ['M12 21v-8M12 13 6 5M12 13l6-8M3.500 7.500 6 5l2 3M20.500 7.500 18 5l-2 3'],
  merge: ['M12 3v8M12 11l-6 8M12 11l6 8M9.500 8.500 12 11l2.500-2.500'],
  herd: [
    'M3.500 9a3 3 0 1 0 6 0a3 3 0 1 0-6 0zM14 8a3 3 0 1 0 6 0a3 3 0 1 0-6 0zM8.500 16.500a3 3 0 1 0 6 0a3 3 0 1 0-6 0z',
  ],
  ramble: ['M3 14c3-6 6 4 9-2s5 2 9-4M17 7.500l4 .500-.500 4'],
  trauma: ['M12 20S4 15 4 9.200A4.200 4.200 0 0 1 12 7a4.200 4.200 0 0 1 8 2.200C20 15 12 20 12 20zM12 7l-2 4h4l-2 4'],
  isolation: ['M12 9a3 3 0 1 0 0 6 3 3 0 0 0 0-6zM4 4l3 3M20 4l-3 3M4 20l3-3M20 20l-3-3'],
  infection: ['M12 3.500c4 5 6 7.500 6 10.500a6 6 0 0 1-12 0c0-3 2-5.500 6-10.500z'],
  marker: ['M6 21V4M6 4.500h12l-3 4 3 4H6'],
  wound: ['M12 20S4 15 4 9.200A4.200 4.200 0 0 1 12 7a4.200 4.200 0 0 1 8 2.200C20 15 12 20 12 20z'],
  bell: ['M6 16V11a6 6 0 0 1 12 0v5l2 2H4zM10 20.500h4M12 3v2'],
  radio: ['M4 9.500h16v10H4zM7 9.500 17 4M7 16.500h6', 'M15 14.500a2 2 0 1 0 4 0a2 2 0 1 0-4 0z'],
  generator: ['M4 8h16v10H4zM8 8V5h8v3M13 9.500l-3 4h4l-3 4'],
  crate: ['M4.500 6.500h15v12h-15zM4.500 6.500l15 12M19.500 6.500l-15 12'],
  drum: ['M7 4.500h10v15H7zM7 9h10M7 15h10'],
  dead: [
    'M19.900 9.200a8.400 8.400 0 1 0 .1 4.600 2.300 2.300 0 0 1-.1-4.600z',
    'M7.600 11l3.600-.2a1.800 1.800 0 0 1-3.600.2zM13 12.200l2.600.300a1.300 1.300 0 0 1-2.600-.300z',
  ],
}

/** Weapons of the book by the silhouette that stands for them. */
const ARMS: Readonly<Record<string, string>> = {
  'machine-pistol': 'smg',
  'assault-rifle': 'rifle',
  rifle: 'sniper',
  'small-blade': 'knife',
  'large-blade': 'axe',
  blunt: 'club',
  chainsaw: 'saw',
  molotov: 'grenade',
  explosive: 'grenade',
  lmg: 'shotgun',
}

export const Icon = ({ icon, size }: { readonly icon: string; readonly size: number }) =>
  isProfile(icon) || isZombie(icon.split(' ')[0] ?? '') ? (
    <Mark mark={icon} size={size * 1.6} />
  ) : (
    <WeaponOr icon={rowOf(ARMS, icon) ?? icon} size={size} kind="ed-weapon" own={OWN} />
  )
