import type { Fault } from '@shamble/kernel'
import { EngineFault } from '../engine/client.ts'
import { IconButton } from './button.tsx'
import { Icon } from './icon.tsx'

export interface TroubleWords {
  readonly words: string
  /** The place in a file or a set-up. */
  readonly at: string
  /** Nothing went wrong, and it should be known all the same. */
  readonly tone?: 'note'
}

/** What did not happen, and why. */
export const troubleOf = (what: string, error: unknown): TroubleWords =>
  error instanceof EngineFault
    ? { words: `${what} ${error.fault.why}`, at: error.fault.at }
    : { words: `${what} ${String(error)}`, at: '' }

const WHOLE: readonly string[] = ['gone', 'overtaken', 'stopped']

/** What befell a game while it was played: some of it is said whole, all else is that it was not saved. */
export const troubleWords = (what: string, { at, why }: Fault): string =>
  WHOLE.includes(at) ? why : `${what} could not be saved: ${why} Play goes on; saving is tried again.`

/** Something was refused: what, why, and where. */
export function Trouble({ words, at, tone, onDismiss }: TroubleWords & { readonly onDismiss?: () => void }) {
  return (
    <div class="notice" role={tone === 'note' ? 'status' : 'alert'}>
      <Icon name={tone === 'note' ? 'warn' : 'x'} />
      <div>
        <p>{words}</p>
        {at && <p class="mono muted">{at}</p>}
      </div>
      {onDismiss && <IconButton icon="x" label="Dismiss" onClick={onDismiss} />}
    </div>
  )
}
