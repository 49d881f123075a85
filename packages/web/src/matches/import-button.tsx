import { useRef } from 'preact/hooks'
import { engine } from '../engine/start.ts'
import { go } from '../router.ts'
import { type TroubleWords, troubleOf } from '../ui/trouble.tsx'
import { addressOf } from './address.ts'

/** Opens a save file and goes to what it holds. A bad one is refused as a whole. */
export function ImportButton({
  label = 'Open a saved game',
  onFault,
}: {
  readonly label?: string
  readonly onFault: (trouble: TroubleWords | null) => void
}) {
  const input = useRef<HTMLInputElement>(null)
  const read = (): void => {
    const file = input.current?.files?.[0]
    if (!input.current || !file) return
    engine()
      .importFile(file, file.name)
      .then((card) => {
        onFault(null)
        go(addressOf(card))
      })
      .catch((error: unknown) => onFault(troubleOf('The file was not opened and nothing was changed.', error)))
    input.current.value = ''
  }
  return (
    <>
      <input ref={input} type="file" accept=".json,application/json" hidden onChange={read} />
      <button type="button" class="link" onClick={() => input.current?.click()}>
        {label}
      </button>
    </>
  )
}
