/** The orders beside a form: each with its letter. */
import type { Order } from '../../../play/game-display.ts'
import { Kbd } from '../../../play/parts.tsx'

export const Acts = ({
  orders,
  chosen,
  onPress,
}: {
  readonly orders: readonly Order[]
  readonly chosen: string | null
  readonly onPress: (id: string) => void
}) => (
  <div class="acts">
    {orders.map(({ id, label, detail, key, enabled }) => (
      <button
        key={id}
        type="button"
        class={`act${id === chosen ? ' on' : ''}${enabled ? '' : ' no'}`}
        aria-disabled={!enabled}
        aria-pressed={id === chosen}
        {...(key === '' ? {} : { 'aria-keyshortcuts': key })}
        data-order={id}
        onClick={() => onPress(id)}
      >
        <span class="t">{key !== '' && <Kbd>{key}</Kbd>}</span>
        <span>
          <span class="nm">{label}</span>
          <span class="sub">{detail}</span>
        </span>
      </button>
    ))}
  </div>
)
