import type { Refusal } from '@shamble/kernel'
import { Clause, Unfold } from '../../../play/clause.tsx'
import { Icon } from '../../../ui/icon.tsx'

/** Why it does not do as it is, at once and with its clause. */
export function Check({ refusal, good }: { readonly refusal: Refusal | null; readonly good: string }) {
  return (
    <div class={refusal ? 'check no' : 'check'} role="status">
      <Icon name={refusal ? 'x' : 'check'} small />
      <Unfold>
        <p>
          {refusal ? refusal.reason : good} {refusal && <Clause id={refusal.clause} />}
        </p>
      </Unfold>
    </div>
  )
}
