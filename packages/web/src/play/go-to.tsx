import { useState } from 'preact/hooks'
import { Dialog } from '../ui/dialog.tsx'
import { TextField } from '../ui/field.tsx'
import { usePlay } from './context.ts'
import { goTo } from './keys.ts'

/** "24,17", "D3", "zombie 9". */
export function GoTo({ onClose }: { readonly onClose: () => void }) {
  const { session, display } = usePlay()
  const [text, setText] = useState('')
  const [lost, setLost] = useState(false)
  return (
    <Dialog title="Go to" onClose={onClose}>
      <form
        class="go-to"
        onSubmit={(event) => {
          event.preventDefault()
          if (goTo(text, session, display)) onClose()
          else setLost(true)
        }}
      >
        <TextField
          label="A square, a tile or a figure"
          value={text}
          onInput={setText}
          placeholder="24,17"
          autoComplete="off"
        />
        {lost && (
          <p class="warned" role="alert">
            There is nothing called {text} here.
          </p>
        )}
        <button type="submit" class="btn go">
          Go there
        </button>
      </form>
    </Dialog>
  )
}
