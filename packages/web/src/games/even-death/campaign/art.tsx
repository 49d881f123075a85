/** Marks and icons of the war: factions, and whatever the battles have. */
import { type Faction, FACTIONS } from '@shamble/even-death/campaign/page'
import { Icon as BattleIcon, Mark as BattleMark } from '../art.tsx'
import { Emblem } from './map/forces.tsx'
import './map/map.css'

const isFaction = (word: string): word is Faction => FACTIONS.some((one) => one === word)

/** "survivors 3": a force by its faction. */
export function Mark({ mark, size }: { readonly mark: string; readonly size: number }) {
  const [kind = '', id = ''] = mark.split(' ')
  if (!isFaction(kind)) return <BattleMark mark={mark} size={size} />
  return (
    <svg class="brd-mark ed-mark" width={size} height={size} viewBox="3 3 34 34" aria-hidden="true">
      <Emblem faction={kind} id={Number(id) || 1} />
    </svg>
  )
}

/** Strokes on 24. */
const STROKES: Readonly<Record<string, string>> = {
  move: 'M4 12h15M13.500 6.500 19 12l-5.500 5.500',
  build: 'M4.500 20 13 11.500M11 5.500l7.500 7.500 2-2L13 3.500zM8 8.500l3-3',
  train: 'M12 5.500 3 9.500l9 4 9-4zM7 11.500V16c3 2.200 7 2.200 10 0v-4.500M20.500 10v5.500',
  battle: 'M5 5l11 11M19 5 8 16M4 17l3 3M20 17l-3 3M14 18l4-4M10 18l-4-4',
  farm: 'M12 21V7M12 12c-4.500 0-6-3-6-6.500M12 12c4.500 0 6-3 6-6.500M12 18c-4.500 0-6-3-6-6.500M12 18c4.500 0 6-3 6-6.500',
}

export const Icon = ({ icon, size }: { readonly icon: string; readonly size: number }) => {
  const drawn = Object.hasOwn(STROKES, icon) ? STROKES[icon] : undefined
  if (drawn === undefined) return <BattleIcon icon={icon} size={size} />
  return (
    <svg class="i" width={size} height={size} viewBox="0 0 24 24" aria-hidden="true">
      <path d={drawn} />
    </svg>
  )
}
