/** Opens what the engine keeps, in one window at a time, and says so where it cannot. */
import type { ComponentChildren } from 'preact'
import { useEffect, useState } from 'preact/hooks'
import { EngineFault, type OpenMatch } from '../engine/client.ts'
import { engine } from '../engine/start.ts'
import { replace } from '../router.ts'
import { later } from '../ui/later.tsx'
import { useSignal } from '../ui/use-signal.ts'

const Elsewhere = later(async () => (await import('./elsewhere.tsx')).Elsewhere)
const Older = later(async () => (await import('./older.tsx')).Older)
const Unopened = later(async () => (await import('./unopened.tsx')).Unopened)

export interface Opens<F> {
  /** "table", "campaign". */
  readonly what: string
  /** "Play it here". */
  readonly here: string
  readonly waiting: string
  /** Everybody who is at this screen sits down at once. */
  readonly join: boolean
  /** Where it is only looked at, if it cannot be gone on with. */
  readonly instead?: (id: string) => string
  /** One of older rules is opened without a question: it is only looked at. */
  readonly looks?: true
  /** What it is shown with. */
  prepare(open: OpenMatch): Promise<F>
}

/** What is on the page: whoever leaves while it is being opened leaves nothing open behind. */
const shown = new Set<string>()

export function Opening<F>({
  id,
  opens,
  children,
}: {
  readonly id: string
  readonly opens: Opens<F>
  readonly children: (open: OpenMatch, display: F) => ComponentChildren
}) {
  const [opened, setOpened] = useState<{ readonly open: OpenMatch; readonly display: F } | null>(null)
  const [fault, setFault] = useState<EngineFault['fault'] | null>(null)
  const openIt = async (take: boolean, older = opens.looks ?? false): Promise<void> => {
    setFault(null)
    if (opens.instead && engine().stuckAt(id)) return replace(opens.instead(id))
    try {
      const open = await engine().open(id, { take, older, join: opens.join })
      if (!shown.has(id)) return engine().close(id)
      setOpened({ open, display: await opens.prepare(open) })
    } catch (error) {
      setFault(error instanceof EngineFault ? error.fault : { at: '', why: String(error) })
    }
  }
  useEffect(() => {
    shown.add(id)
    void openIt(false)
    return () => {
      shown.delete(id)
      engine().close(id)
    }
  }, [id])
  const { what, here, waiting } = opens
  if (fault?.at === 'elsewhere')
    return <Elsewhere words={`This ${what} is open in another window.`} here={here} onTake={() => void openIt(true)} />
  if (fault?.at === 'older' || fault?.at === 'only-read') {
    const look = opens.instead?.(id) ?? null
    return <Older id={id} what={what} fault={fault} look={look} onGoOn={() => void openIt(false, true)} />
  }
  if (fault) return <Unopened id={id} what={what} fault={fault} />
  if (!opened) return <p class="laying">{waiting}</p>
  return (
    <Untaken key={opened.open.id} open={opened.open} opens={opens} onTake={() => void openIt(true)}>
      {children(opened.open, opened.display)}
    </Untaken>
  )
}

function Untaken<F>({
  open,
  opens: { what, here, instead },
  onTake,
  children,
}: {
  readonly open: OpenMatch
  readonly opens: Opens<F>
  readonly onTake: () => void
  readonly children: ComponentChildren
}) {
  const { taken, stuck } = useSignal(open.model)
  const leaves = stuck && instead && engine().stuckAt(open.id)
  useEffect(() => {
    if (leaves && instead) replace(instead(open.id))
  }, [leaves])
  if (stuck) return leaves ? null : <Unopened id={open.id} what={what} fault={stuck} />
  if (taken)
    return <Elsewhere words={`This ${what} was opened in another window.`} here={`${here} again`} onTake={onTake} />
  return <>{children}</>
}
