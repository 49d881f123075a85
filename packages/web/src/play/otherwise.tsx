/** What is on the page in place of a table: it is open in another window, of older rules, or cannot be opened. Loaded when it is so. */
import type { Fault } from '@shamble/kernel'
import { Elsewhere } from './elsewhere.tsx'
import { Older } from './older.tsx'
import type { Opener, Opens } from './opening.tsx'
import { Unopened } from './unopened.tsx'
import { Visiting } from './visiting.tsx'

interface Named {
  readonly id: string
  readonly opens: Pick<Opens<unknown>, 'what' | 'here' | 'instead'>
}

export function Otherwise({
  id,
  as,
  opens,
  opener: { fault, way, setWay, openIt, visited },
}: Named & { readonly as: string | null; readonly opener: Omit<Opener<unknown>, 'opened'> }) {
  const { what, here, instead } = opens
  const take = (): void => void openIt(true)
  if (way !== null)
    return (
      <Visiting
        key={way}
        id={id}
        as={as}
        isAgain={way === 'again' || way === 'taken'}
        onVisit={visited}
        onNobody={() => {
          if (way === 'elsewhere' || way === 'taken') setWay(null)
          // Of several who look for it one is the first to take it over, and the others find it there.
          else void openIt(false, false, way === 'again' ? 'taken' : null)
        }}
        onTake={take}
      />
    )
  if (!fault) return null
  if (fault.at === 'elsewhere')
    return <Elsewhere words={`This ${what} is open in another window.`} here={here} onTake={take} />
  if (fault.at === 'older' || fault.at === 'only-read')
    return (
      <Older id={id} what={what} fault={fault} look={instead?.(id) ?? null} onGoOn={() => void openIt(false, true)} />
    )
  return <Unopened id={id} what={what} fault={fault} />
}

/** It was open here, and is no more. */
export function Lost({
  id,
  opens: { what, here },
  stuck,
  onTake,
}: Named & { readonly stuck: Fault | null; readonly onTake: () => void }) {
  if (stuck) return <Unopened id={id} what={what} fault={stuck} />
  return <Elsewhere words={`This ${what} was opened in another window.`} here={`${here} again`} onTake={onTake} />
}
