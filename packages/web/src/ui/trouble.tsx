import { EngineFault } from '../engine/client.ts'
import { IconButton } from './button.tsx'
import { Icon } from './icon.tsx'

export interface TroubleWords {
  readonly words: string
  /** The place in a file or a set-up. */
  readonly at: string
}

/** What did not happen, and why. */
export const troubleOf = (what: string, error: unknown): TroubleWords =>
  error instanceof EngineFault
    ? { words: `${what} ${error.fault.why}`, at: error.fault.at }
    : { words: `${what} ${String(error)}`, at: '' }

/** Something was refused: what, why, and where. */
export function Trouble({ words, at, onDismiss }: TroubleWords & { readonly onDismiss?: () => void }) {
  return (
    <div class="notice" role="alert">
      <Icon name="x" />
      <div>
        <p>{words}</p>
        {at && <p class="mono muted">{at}</p>}
      </div>
      {onDismiss && <IconButton icon="x" label="Dismiss" onClick={onDismiss} />}
    </div>
  )
}
