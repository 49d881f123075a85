/** Opens what the engine keeps, in one window at a time, and says so where it cannot. */
import type { ComponentChildren } from 'preact'
import { useEffect, useState } from 'preact/hooks'
import { EngineFault, type OpenMatch } from '../engine/client.ts'
import { sitsOf } from '../engine/sits.ts'
import { engine } from '../engine/start.ts'
import { replace } from '../router.ts'
import { later } from '../ui/later.tsx'
import { useSignal } from '../ui/use-signal.ts'

const Otherwise = later(async () => (await import('./otherwise.tsx')).Otherwise)
const Lost = later(async () => (await import('./otherwise.tsx')).Lost)

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
  /** Somebody sits down at it although another window has it. */
  readonly visits?: true
  /** What it is shown with. */
  prepare(open: OpenMatch): Promise<F>
}

/** What is on the page: whoever leaves while it is being opened leaves nothing open behind. */
const shown = new Set<string>()

/** The way to a table that another window has: the first, another try, once it is gone, once somebody else has taken it, none any more. */
type Way = 'first' | 'elsewhere' | 'again' | 'taken' | null

interface Asked<F> {
  readonly id: string
  /** Who sits down, if another window has it. */
  readonly as: string | null
  readonly opens: Opens<F>
}

function useOpening<F>({ id, as, opens }: Asked<F>) {
  const [opened, setOpened] = useState<{ readonly open: OpenMatch; readonly display: F } | null>(null)
  const [fault, setFault] = useState<EngineFault['fault'] | null>(null)
  const [way, setWay] = useState<Way>(null)
  const fail = (error: unknown): void =>
    setFault(error instanceof EngineFault ? error.fault : { at: '', why: String(error) })
  const openIt = async (take: boolean, older = opens.looks ?? false, next: Way = 'elsewhere'): Promise<void> => {
    setFault(null)
    setWay(null)
    if (opens.instead && engine().stuckAt(id)) return replace(opens.instead(id))
    try {
      const open = await engine().open(id, { take, older, join: opens.join })
      if (!shown.has(id)) return engine().close(id)
      const sits = opens.visits ? sitsOf(id) : null
      if (sits) open.here.set(sits.names)
      setOpened({ open, display: await opens.prepare(open) })
    } catch (error) {
      fail(error)
      if (opens.visits && error instanceof EngineFault && error.fault.at === 'elsewhere') setWay(next)
    }
  }
  const visited = async (open: OpenMatch): Promise<void> => {
    try {
      setOpened({ open, display: await opens.prepare(open) })
      setFault(null)
      setWay(null)
    } catch (error) {
      fail(error)
    }
  }
  useEffect(() => {
    shown.add(id)
    if (opens.visits && (as !== null || sitsOf(id)?.isVisit)) setWay('first')
    else void openIt(false)
    return () => {
      shown.delete(id)
      engine().close(id)
    }
  }, [id])
  useEffect(() => () => opened?.open.close(), [opened])
  return { opened, fault, way, setWay, openIt, visited }
}

export type Opener<F> = ReturnType<typeof useOpening<F>>

export function Opening<F>({
  id,
  as = null,
  opens,
  children,
}: Omit<Asked<F>, 'as'> & {
  readonly as?: string | null
  readonly children: (open: OpenMatch, display: F) => ComponentChildren
}) {
  const { opened, ...opener } = useOpening({ id, as, opens })
  const { fault, way, setWay, openIt } = opener
  if (way !== null || fault) return <Otherwise id={id} as={as} opens={opens} opener={opener} />
  if (!opened) return <p class="laying">{opens.waiting}</p>
  return (
    <Untaken
      key={opened.open.id}
      open={opened.open}
      opens={opens}
      onTake={() => void openIt(true)}
      onGone={() => setWay('again')}
    >
      {children(opened.open, opened.display)}
    </Untaken>
  )
}

function Untaken<F>({
  open,
  opens,
  onTake,
  onGone,
  children,
}: {
  readonly open: OpenMatch
  readonly opens: Opens<F>
  readonly onTake: () => void
  /** The window that had it is gone. */
  readonly onGone: () => void
  readonly children: ComponentChildren
}) {
  const { taken, stuck } = useSignal(open.model)
  const { instead } = opens
  const leaves = stuck && instead && engine().stuckAt(open.id)
  useEffect(() => {
    if (leaves && instead) replace(instead(open.id))
  }, [leaves])
  const isGone = taken && open.isVisit
  useEffect(() => {
    if (isGone) onGone()
  }, [isGone])
  if (isGone) return null
  if (leaves) return null
  if (stuck || taken) return <Lost id={open.id} opens={opens} stuck={stuck} onTake={onTake} />
  return <>{children}</>
}
