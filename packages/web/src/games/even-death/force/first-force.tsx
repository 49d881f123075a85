/** Before a first battle: a force that is ready, one press away; whoever wants builds another. */
import { costOf, type ForceUnit } from '@shamble/even-death/forces'
import { Clause } from '../../../play/clause.tsx'
import { Button } from '../../../ui/button.tsx'
import { theSeat } from '../words/seats.ts'
import type { Draft } from './draft.ts'
import { UnitMark } from './unit-mark.tsx'
import { armsWords, strengthWords, unitTitle } from './words.ts'

interface Props {
  readonly draft: Draft
  readonly seat: string
  readonly onLock: () => void
  readonly onBuild: () => void
}

/** Equal units in one line. */
function gathered(force: readonly ForceUnit[]): readonly { readonly unit: ForceUnit; readonly many: number }[] {
  const lines = new Map<string, { unit: ForceUnit; many: number }>()
  for (const unit of force) {
    const key = JSON.stringify(unit)
    const line = lines.get(key) ?? { unit, many: 0 }
    line.many++
    lines.set(key, line)
  }
  return [...lines.values()]
}

export const FirstForce = ({ draft, seat, onLock, onBuild }: Props) => (
  <div class="force-desk first">
    <section class="first-force" aria-label="Your force">
      <h2>
        You lead {theSeat(seat)}: {draft.title}
      </h2>
      <p class="muted">
        {strengthWords(draft.faction, draft.force)} {costOf(draft.force)} of {draft.points} points.{' '}
        <Clause id="ed.force.1" />
      </p>
      <ul>
        {gathered(draft.force).map(({ unit, many }) => (
          <li key={JSON.stringify(unit)}>
            <UnitMark unit={unit} size={30} />
            <span>
              <b>
                {many > 1 && `${many} × `}
                {unitTitle(unit)}
              </b>
              {unit.is === 'human' && <small class="muted">{armsWords(unit)}</small>}
            </span>
          </li>
        ))}
      </ul>
      <div class="acts">
        <Button size="big" onClick={onBuild}>
          Build another
        </Button>
        <Button kind="go" size="big" onClick={onLock}>
          Take these and begin
        </Button>
      </div>
    </section>
  </div>
)
