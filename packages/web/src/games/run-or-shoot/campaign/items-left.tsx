/** What is left of somebody's things after a day that was played elsewhere: used up, lost, found. */
import { type Item, ITEM_IDS, PLACES, placesOf } from '@shamble/run-or-shoot/page'
import { IconButton } from '../../../ui/button.tsx'
import { Select } from '../../../ui/select.tsx'
import { capital } from '../../../words/plain.ts'
import { itemTitle } from '../words/titles.ts'

const NOTHING = 'nothing'

export function ItemsLeft({
  who,
  items,
  onChange,
}: {
  readonly who: string
  readonly items: readonly Item[]
  readonly onChange: (items: readonly Item[]) => void
}) {
  const taken = items.reduce((sum, item) => sum + placesOf(item), 0)
  const fits = ITEM_IDS.filter((item) => taken + placesOf(item) <= PLACES)
  return (
    <details>
      <summary>What {who} carries now</summary>
      <ul class="left">
        {items.map((item, i) => (
          <li key={`${item} ${i}`}>
            <span>{capital(itemTitle(item))}</span>
            <IconButton
              icon="bin"
              label={`${who} no longer has the ${itemTitle(item)}`}
              onClick={() => onChange(items.filter((_, k) => k !== i))}
            />
          </li>
        ))}
      </ul>
      {fits.length > 0 && (
        <Select
          label={`${who} found`}
          value={NOTHING}
          options={[
            { value: NOTHING, label: 'Nothing more' },
            ...fits.map((value) => ({ value, label: capital(itemTitle(value)) })),
          ]}
          onChange={(found) => onChange([...items, ...ITEM_IDS.filter((id) => id === found)])}
        />
      )}
    </details>
  )
}
