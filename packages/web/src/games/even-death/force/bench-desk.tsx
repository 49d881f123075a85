/** The desk at which a force is built before anybody sits down at a table. */
import { BATTLE_POINTS, type Faction, FACTIONS, READY_FORCE_IDS, readyForce } from '@shamble/even-death/forces'
import { ABOUT, CLAUSES } from '@shamble/even-death/page'
import { useState } from 'preact/hooks'
import { BookContext } from '../../../play/book.tsx'
import { go, newTable, rulesOf } from '../../../router.ts'
import { Button } from '../../../ui/button.tsx'
import { Icon } from '../../../ui/icon.tsx'
import { Select } from '../../../ui/select.tsx'
import type { BenchProps } from '../../game-bench.ts'
import { Builder } from './builder.tsx'
import { type Draft, draftOf } from './draft.ts'

const FIRST: Faction = 'survivors'
const BUDGETS = [50, 100, 150, 200, 250, 300, 400, 500].map((points) => ({
  value: String(points),
  label: `${points} points`,
}))

/** A ready-made force lies there first: whoever changes one sees what everything does. */
function begun(): Draft {
  const ready = READY_FORCE_IDS.map(readyForce).find(
    ({ faction, points }) => faction === FIRST && points === BATTLE_POINTS,
  )
  return draftOf(FIRST, BATTLE_POINTS, ready?.title ?? '', ready?.force ?? [])
}

const BOOK = {
  clauses: CLAUSES,
  whole: null,
  openRules: (clause: string | null): void => go(rulesOf(ABOUT.id, clause ?? undefined)),
}

/** What lies on the desk stays there while the page is open. */
const ON_DESK = new WeakMap<BenchProps['memory'], Draft>()

export function BenchDesk({ memory }: BenchProps) {
  const [draft, setDraft] = useState<Draft>(() => ON_DESK.get(memory) ?? begun())
  const change = (next: Draft): void => {
    ON_DESK.set(memory, next)
    setDraft(next)
  }
  return (
    <BookContext.Provider value={BOOK}>
      <Builder
        draft={draft}
        onDraft={change}
        factions={FACTIONS}
        onEnter={() => {}}
        foot={
          <>
            <Select
              label="Points"
              options={BUDGETS}
              value={String(draft.points)}
              onChange={(points) => change({ ...draft, points: Number(points) })}
            />
            <p class="muted">What you keep is there when you lock a force at a table.</p>
            <Button kind="go" size="big" onClick={() => go(newTable(ABOUT.id))} end={<Icon name="right" />}>
              Set up a table
            </Button>
          </>
        }
      />
    </BookContext.Provider>
  )
}
