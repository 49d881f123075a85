/** What is left of somebody's gear after a scenario that was fought elsewhere: spent, lost, found. */
import { type Gear, type KeptWeapon, type Person, PSYCHOSES } from '@shamble/dead-walk/campaign/page'
import { GRENADES, ITEMS, type ItemId, WEAPONS } from '@shamble/dead-walk/page'
import { IconButton } from '../../../ui/button.tsx'
import { Stepper } from '../../../ui/field.tsx'
import { Select } from '../../../ui/select.tsx'
import { isKeyOf, keysOf } from '../../../sure.ts'
import { capital } from '../../../words/plain.ts'
import { itemTitle, weaponTitle } from './words.ts'

const NOTHING = 'nothing'
const STOCK = { bullets: 'Clips of bullets', shells: 'Shells', belts: 'Belts', arrows: 'Arrows' } as const
/** Keys and what a scenario is about stay with it. */
const STAYS: readonly ItemId[] = ['keys', 'crate', 'radio-set']

interface Props {
  readonly who: string
  readonly gear: Gear
  readonly onChange: (gear: Gear) => void
}

export function GearLeft({ who, gear, onChange }: Props) {
  const { weapons, stock, items } = gear
  const setWeapon = (at: number, weapon: KeptWeapon): void =>
    onChange({ ...gear, weapons: weapons.map((one, i) => (i === at ? weapon : one)) })
  return (
    <details>
      <summary>What {who} carries now</summary>
      <ul class="left">
        {weapons.map((weapon, i) => (
          <li key={`${weapon.type} ${i}`}>
            <WeaponLeft who={who} weapon={weapon} onChange={(changed) => setWeapon(i, changed)} />
            <IconButton
              icon="bin"
              label={`${who} lost the ${WEAPONS[weapon.type].title}`}
              onClick={() => onChange({ ...gear, weapons: weapons.filter((_, k) => k !== i) })}
            />
          </li>
        ))}
        {keysOf(STOCK).map((kind) => (
          <li key={kind}>
            <span>{STOCK[kind]}</span>
            <Stepper
              label={`${who}: ${STOCK[kind].toLowerCase()}`}
              value={stock[kind]}
              min={0}
              max={99}
              onChange={(n) => onChange({ ...gear, stock: { ...stock, [kind]: n } })}
            />
          </li>
        ))}
        {items.map((item, i) => (
          <li key={`${item} ${i}`}>
            <span>{itemTitle(item)}</span>
            <IconButton
              icon="bin"
              label={`${who} lost the ${ITEMS[item].title}`}
              onClick={() => onChange({ ...gear, items: items.filter((_, k) => k !== i) })}
            />
          </li>
        ))}
      </ul>
      <Found gear={gear} onChange={onChange} />
    </details>
  )
}

/** How much is in it. */
function WeaponLeft({
  who,
  weapon,
  onChange,
}: {
  readonly who: string
  readonly weapon: KeptWeapon
  readonly onChange: (weapon: KeptWeapon) => void
}) {
  const { fresh: _, ...known } = weapon
  const { fire, category } = WEAPONS[weapon.type]
  const kinds = keysOf(weapon.grenades)
  const counted = fire?.mode === 'grenade' || fire?.mode === 'launcher'
  const most = category === 'thrown' ? 99 : (fire?.magazine ?? 0)
  const title = weaponTitle(weapon)
  return (
    <>
      <span>
        {title} {weapon.fresh && fire?.ammunition && <small class="muted">not counted yet: clips are rolled for</small>}
      </span>
      {counted
        ? kinds.map((kind) => (
            <Stepper
              key={kind}
              label={`${who}: ${GRENADES[kind].title}s`}
              value={weapon.grenades[kind] ?? 1}
              min={1}
              max={20}
              onChange={(n) => onChange({ ...known, grenades: { ...known.grenades, [kind]: n } })}
            />
          ))
        : most > 0 && (
            <Stepper
              label={`${who}: loaded in the ${title.toLowerCase()}`}
              value={weapon.loaded}
              min={0}
              max={most}
              onChange={(loaded) => onChange({ ...known, loaded })}
            />
          )}
    </>
  )
}

/** Weapons come as they are found: empty. */
function Found({ gear, onChange }: Omit<Props, 'who'>) {
  const weapons = keysOf(WEAPONS).filter((id) => {
    const mode = WEAPONS[id].fire?.mode
    return mode !== 'grenade' && mode !== 'launcher'
  })
  const items = keysOf(ITEMS).filter((id) => !STAYS.includes(id))
  const take = (found: string): void => {
    if (isKeyOf(ITEMS, found)) onChange({ ...gear, items: [...gear.items, found] })
    else if (isKeyOf(WEAPONS, found)) {
      const weapon: KeptWeapon = { type: found, loaded: 0, grenades: {}, motor: 'runs' }
      onChange({ ...gear, weapons: [...gear.weapons, weapon] })
    }
  }
  return (
    <Select
      label="Found"
      value={NOTHING}
      options={[
        { value: NOTHING, label: 'Nothing more' },
        ...items.map((id) => ({ value: id, label: itemTitle(id) })),
        ...weapons.map((id) => ({ value: id, label: capital(WEAPONS[id].title) })),
      ]}
      onChange={take}
    />
  )
}

type PsychosisId = Person['sheet']['psychoses'][number]

/** dw.trauma.6 Psychoses stay: those who had one keep it. */
export function Psychoses({
  had,
  has,
  onChange,
}: {
  readonly had: readonly PsychosisId[]
  readonly has: readonly PsychosisId[]
  readonly onChange: (psychoses: readonly PsychosisId[]) => void
}) {
  return (
    <details>
      <summary>Psychoses</summary>
      <div class="learnt">
        {keysOf(PSYCHOSES).map((id) => (
          <label key={id} class={has.includes(id) ? 'on' : ''}>
            <input
              type="checkbox"
              checked={has.includes(id)}
              disabled={had.includes(id)}
              onChange={({ currentTarget }) =>
                onChange(currentTarget.checked ? [...has, id] : has.filter((one) => one !== id))
              }
            />
            {PSYCHOSES[id].title}
          </label>
        ))}
      </div>
    </details>
  )
}
