import type { Fault } from '@shamble/kernel'
import { IconButton } from '../ui/button.tsx'
import { Icon } from '../ui/icon.tsx'

/** A file was refused: why, and where it is wrong. */
export function FaultNotice({ fault, onDismiss }: { readonly fault: Fault; readonly onDismiss: () => void }) {
  return (
    <div class="notice" role="alert">
      <Icon name="x" />
      <div>
        <p>The file was not opened and nothing was changed. {fault.why}</p>
        {fault.at && <p class="mono muted">{fault.at}</p>}
      </div>
      <IconButton icon="x" label="Dismiss" onClick={onDismiss} />
    </div>
  )
}
