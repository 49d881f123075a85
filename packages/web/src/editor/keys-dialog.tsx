import { useState } from 'preact/hooks'
import { Button } from '../ui/button.tsx'
import { Dialog } from '../ui/dialog.tsx'
import type { EditorSession } from './session.ts'

const KEYS = [
  ['Arrows', 'move what is chosen, or the cursor, by 1 cm; with Shift 5 cm, with Alt 1 mm'],
  ['Enter', 'places with the tool in hand, or chooses what is under the cursor'],
  ['S', 'choose and move'],
  ['C', 'choose several: by presses, or by a box; with Shift at any time'],
  ['Ctrl A', 'chooses everything'],
  ['Esc', 'puts the tool down, then lets go of what is chosen'],
  ['. and ,', 'turn it'],
  ['Ctrl D', 'makes another of it'],
  ['Delete', 'takes it away'],
  ['U, Ctrl Z', 'undoes'],
  ['Ctrl Y', 'does it again'],
  ['Ctrl S', 'saves it as a file'],
  ['Space', 'held while dragging, moves the table'],
  ['1 to 4', 'lead to the blocks'],
  ['+ − 0', 'closer, farther, the whole table'],
] as const

/** What every key does. */
export function KeysButton({ session }: { readonly session: EditorSession }) {
  const [open, setOpen] = useState(false)
  return (
    <>
      <Button kind="quiet" size="small" onClick={() => setOpen(true)}>
        Keys
      </Button>
      {open && (
        <Dialog title="Keys" wide onClose={() => setOpen(false)}>
          <dl class="ed-keys">
            {[...KEYS, ...session.tools.map(({ key, label }) => [key.toUpperCase(), label.toLowerCase()] as const)].map(
              ([key, does]) => (
                <div key={key}>
                  <dt class="kbd">{key}</dt>
                  <dd>{does}</dd>
                </div>
              ),
            )}
          </dl>
        </Dialog>
      )}
    </>
  )
}
