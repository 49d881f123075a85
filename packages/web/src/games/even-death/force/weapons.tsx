import {
  type ForceHuman,
  isShooting,
  MOST_WEAPONS,
  WEAPON_IDS,
  WEAPONS,
  type WeaponId,
} from '@shamble/even-death/forces'
import { IconButton } from '../../../ui/button.tsx'
import { armed, type Draft, disarmed } from './draft.ts'
import { exactlyWords, rangeWords, reloadWords } from './words.ts'
import type { SheetProps } from './unit-sheet.tsx'

type Props = SheetProps & { readonly unit: ForceHuman }

const PLACES = Array.from({ length: MOST_WEAPONS }, (_, i) => i)

/** The hands: the next weapon goes into the one that is chosen. */
const Hands = ({ draft, onDraft, unit }: Props) => (
  <div class="fb-hands" role="group" aria-label="Places for weapons">
    {PLACES.map((hand) => {
      const held = unit.weapons[hand]
      return (
        <span key={hand} class={draft.hand === hand ? 'on' : ''}>
          <button
            type="button"
            aria-pressed={draft.hand === hand}
            onClick={() => onDraft({ ...draft, hand: Math.min(hand, unit.weapons.length) })}
          >
            {held === undefined ? 'empty' : WEAPONS[held].title}
          </button>
          {held !== undefined && (
            <IconButton
              icon="x"
              label={`Put the ${WEAPONS[held].title} down`}
              onClick={() => onDraft(disarmed(draft, hand))}
            />
          )}
        </span>
      )
    })}
  </div>
)

const HEADS = ['', 'points', 'range', 'dice', 'hits', 'reload'] as const

export function Weapons(props: Props) {
  const { draft, onDraft, unit } = props
  const exactly = exactlyWords(unit, draft.points, draft.force)
  return (
    <>
      <Hands {...props} />
      <table class="fb-weapons">
        <thead>
          <tr>
            {HEADS.map((head) => (
              <th key={head} scope="col">
                {head === '' ? <span class="vh">weapon</span> : head}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {WEAPON_IDS.map((id) => (
            <WeaponRow key={id} id={id} unit={unit} draft={draft} onDraft={onDraft} />
          ))}
        </tbody>
      </table>
      {exactly !== null && <p class="muted">{exactly}</p>}
    </>
  )
}

const isHeld = ({ hand }: Draft, unit: ForceHuman, id: WeaponId): boolean =>
  unit.weapons[Math.min(hand, unit.weapons.length)] === id

function WeaponRow({ id, unit, draft, onDraft }: Props & { readonly id: WeaponId }) {
  const { title, points, hits, accuracy } = WEAPONS[id]
  const times = unit.weapons.filter((one) => one === id).length
  return (
    <tr class={`${times > 0 ? 'on' : ''}${isShooting(id) ? '' : ' melee'}`}>
      <th scope="row">
        <button type="button" aria-pressed={isHeld(draft, unit, id)} onClick={() => onDraft(armed(draft, id))}>
          {title}
          {times > 1 && <small> twice</small>}
        </button>
      </th>
      <td>{points}</td>
      <td>{rangeWords(id)}</td>
      <td>{hits}</td>
      <td>{accuracy}+</td>
      <td>{reloadWords(unit, id)}</td>
    </tr>
  )
}
