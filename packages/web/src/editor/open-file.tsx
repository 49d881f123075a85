import { useRef } from 'preact/hooks'
import type { TroubleWords } from '../ui/trouble.tsx'
import { Button } from '../ui/button.tsx'
import type { GameEditor } from './game-editor.ts'
import { readFile } from './files.ts'

/** Opens a scenario from a file. A bad one is refused as a whole, and nothing changes. */
export function OpenFile({
  editor,
  onOpen,
  onTrouble,
  kind = 'plain',
}: {
  readonly editor: GameEditor<unknown>
  readonly onOpen: (document: unknown) => void
  readonly onTrouble: (trouble: TroubleWords | null) => void
  readonly kind?: 'plain' | 'quiet'
}) {
  const input = useRef<HTMLInputElement>(null)
  const read = async (): Promise<void> => {
    const file = input.current?.files?.[0]
    if (!input.current || !file) return
    const opened = await readFile(editor, file)
    input.current.value = ''
    if (!opened.ok)
      return onTrouble({
        words: `The file was not opened and nothing was changed. ${opened.fault.why}`,
        at: opened.fault.at,
      })
    onTrouble(null)
    onOpen(opened.document)
  }
  return (
    <>
      <input
        ref={input}
        type="file"
        accept=".json,application/json"
        hidden
        onChange={() => void read()}
        aria-label="Scenario file"
      />
      <Button kind={kind} icon="load" onClick={() => input.current?.click()}>
        Open a file
      </Button>
    </>
  )
}
