/** The frame of the pages on which something is set up: the whole setting as a sentence, rows, and one button. */
import type { ComponentChildren } from 'preact'
import { useId, useState } from 'preact/hooks'
import { Button } from '../ui/button.tsx'
import { Icon } from '../ui/icon.tsx'
import { Trouble, type TroubleWords, troubleOf } from '../ui/trouble.tsx'

/** Begins once: while it is under way nothing is begun again, and what goes wrong is said. */
export function useBeginning(
  begin: () => Promise<void>,
  failed: string,
): {
  readonly busy: boolean
  readonly trouble: TroubleWords | null
  readonly tell: (trouble: TroubleWords | null) => void
  readonly start: () => void
} {
  const [busy, setBusy] = useState(false)
  const [trouble, tell] = useState<TroubleWords | null>(null)
  const start = (): void => {
    if (busy) return
    setBusy(true)
    tell(null)
    begin().catch((error: unknown) => {
      setBusy(false)
      tell(troubleOf(failed, error))
    })
  }
  return { busy, trouble, tell, start }
}

export function SetupForm({
  heading,
  beginning: { busy, trouble, start },
  label,
  foot,
  children,
}: {
  readonly heading: string
  readonly beginning: ReturnType<typeof useBeginning>
  /** What the button says. */
  readonly label: string
  /** Beside the button. */
  readonly foot: ComponentChildren
  readonly children: ComponentChildren
}) {
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault()
        start()
      }}
    >
      <main>
        <h1 class="whole book" aria-live="polite">
          {heading}
        </h1>
        {children}
      </main>
      <div class="begin">
        {trouble && <Trouble {...trouble} />}
        {foot}
        <Button kind="go" size="big" type="submit" disabled={busy} end={<Icon name="right" />}>
          {label}
        </Button>
      </div>
    </form>
  )
}

/** One of the numbered rows. */
export function SetupRow({
  number,
  title,
  end,
  children,
}: {
  readonly number: number
  readonly title: string
  readonly end?: string
  readonly children: ComponentChildren
}) {
  const id = useId()
  return (
    <section class="row" aria-labelledby={id}>
      <h2 class="blk cap" id={id}>
        <b aria-hidden="true">{number}</b> {title}
        {end !== undefined && <span class="end">{end}</span>}
      </h2>
      {children}
    </section>
  )
}
