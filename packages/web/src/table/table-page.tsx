import './table.css'
import { useEffect, useState } from 'preact/hooks'
import { EngineFault, type OpenTable } from '../engine/client.ts'
import { engine } from '../engine/start.ts'
import { faces } from '../games/index.ts'
import { START } from '../router.ts'
import { Button } from '../ui/button.tsx'
import { useSignal } from '../ui/use-signal.ts'
import type { GameFace } from './face.ts'
import { TableScreen } from './table-screen.tsx'

interface Opened {
  readonly open: OpenTable
  readonly face: GameFace
}

/** The table of one match, at #/table/<id>. */
export function TablePage({ id }: { readonly id: string }) {
  const [opened, setOpened] = useState<Opened | null>(null)
  const [fault, setFault] = useState<EngineFault['fault'] | null>(null)
  const openIt = async (take: boolean): Promise<void> => {
    setFault(null)
    try {
      const open = await engine().open(id, { take, join: false })
      const load = faces[open.model.value.card.game]
      if (!load) throw new EngineFault({ at: 'game', why: 'This game cannot be shown here.' })
      setOpened({ open, face: await load() })
    } catch (error) {
      setFault(error instanceof EngineFault ? error.fault : { at: '', why: String(error) })
    }
  }
  useEffect(() => {
    void openIt(false)
    return () => engine().close(id)
  }, [id])
  if (fault)
    return (
      <main class="plain">
        <h1>{fault.at === 'elsewhere' ? 'This table is open in another window.' : 'This table cannot be opened.'}</h1>
        {fault.at !== 'elsewhere' && <p>{fault.why}</p>}
        {fault.at === 'elsewhere' && (
          <Button kind="go" onClick={() => void openIt(true)}>
            Play it here
          </Button>
        )}
        <a href={START}>To the start page</a>
      </main>
    )
  if (!opened) return <p class="laying">The table is being laid.</p>
  return <Laid key={opened.open.id} {...opened} onTake={() => void openIt(true)} />
}

function Laid({ open, face, onTake }: Opened & { readonly onTake: () => void }) {
  const { taken } = useSignal(open.model)
  if (taken)
    return (
      <main class="plain">
        <h1>This table was opened in another window.</h1>
        <Button kind="go" onClick={onTake}>
          Play it here again
        </Button>
        <a href={START}>To the start page</a>
      </main>
    )
  return <TableScreen open={open} face={face} />
}
