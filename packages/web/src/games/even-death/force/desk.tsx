/** ed.force.13 The desk on which a seat builds its list, until it is locked; others hear only that it is. */
import './desk.css'
import { costOf, type Faction, type Force, READY_FORCE_IDS, readyForce } from '@shamble/even-death/forces'
import { useState } from 'preact/hooks'
import { Clause } from '../../../play/clause.tsx'
import { usePlay } from '../../../play/context.ts'
import type { HandProps } from '../../../play/game-display.ts'
import type { PlaySession } from '../../../play/session.ts'
import { Button } from '../../../ui/button.tsx'
import { Kbd } from '../../../play/parts.tsx'
import { count, plural } from '../../../words/plain.ts'
import { lookOf } from '../read.ts'
import type { DisplayState } from '../types.ts'
import { theSeat } from '../words/seats.ts'
import { Builder } from './builder.tsx'
import { type Draft, draftOf, faultsOf } from './draft.ts'
import { FirstForce } from './first-force.tsx'
import { othersWords } from './words.ts'

export type Props = DisplayState & Pick<HandProps, 'orders' | 'small'>

/** What is on a desk while another seat has the screen; gone with its table. */
const DESKS = new WeakMap<PlaySession, Map<string, Draft>>()

const desksOf = (session: PlaySession): Map<string, Draft> => {
  const desks = DESKS.get(session) ?? new Map<string, Draft>()
  DESKS.set(session, desks)
  return desks
}

/** The name of a ready-made force, if it is one. */
const titleOf = (faction: Faction, force: Force): string =>
  READY_FORCE_IDS.map(readyForce).find(
    (ready) => ready.faction === faction && JSON.stringify(ready.force) === JSON.stringify(force),
  )?.title ?? 'Ready-made'

/** What is proposed to a seat is where it begins. */
function proposedTo(s: DisplayState, seat: string): Draft | null {
  const plan = lookOf(s).book.plans.find((one) => one.seat === seat)
  return plan ? draftOf(plan.faction, plan.points, titleOf(plan.faction, plan.proposed), plan.proposed) : null
}

export function ForceDesk(s: Props) {
  const { session } = usePlay()
  const { seat } = s
  if (seat === null) return null
  const desks = desksOf(session)
  const begun = desks.get(seat) ?? proposedTo(s, seat)
  return begun && <Desk key={seat} s={s} seat={seat} begun={begun} keep={(draft) => desks.set(seat, draft)} />
}

interface DeskProps {
  readonly s: Props
  readonly seat: string
  readonly begun: Draft
  readonly keep: (draft: Draft) => void
}

function Desk({ s, seat, begun, keep }: DeskProps) {
  const { session } = usePlay()
  const [draft, setDraft] = useState(begun)
  const isFirst = session.open.model.value.card.setup.guide === true
  const [isOpen, setOpen] = useState(!isFirst)
  const change = (next: Draft): void => {
    keep(next)
    setDraft(next)
  }
  const faults = faultsOf(draft)
  const lock = (): void => {
    if (faults.length > 0) return
    void session.do({ commands: [{ do: 'lock', force: draft.force }] })
  }
  if (!isOpen) return <FirstForce draft={draft} seat={seat} onLock={lock} onBuild={() => setOpen(true)} />
  return (
    <div class="force-desk">
      <Builder
        draft={draft}
        onDraft={change}
        factions={[draft.faction]}
        onEnter={lock}
        foot={<Foot s={s} draft={draft} faults={faults.length} onLock={lock} />}
      />
    </div>
  )
}

interface FootProps {
  readonly s: DisplayState
  readonly draft: Draft
  readonly faults: number
  readonly onLock: () => void
}

/** Who has locked and who is still building: no word about what is on their lists. */
function Foot({ s, draft, faults, onLock }: FootProps) {
  const others = lookOf(s).book.plans.flatMap(({ seat }) => (seat === s.seat ? [] : [seat]))
  const owe = s.pending?.owe ?? []
  const locked = others.filter((seat) => !owe.includes(seat)).map(theSeat)
  const building = others.filter((seat) => owe.includes(seat)).map(theSeat)
  return (
    <>
      <div>
        <p>{othersWords(locked, building)}</p>
        <p class="muted">
          All lists open at once when the last is locked. <Clause id="ed.force.13" />
        </p>
      </div>
      <Button
        kind="go"
        size="big"
        disabled={faults > 0}
        title={faults > 0 ? `${count(faults)} ${plural(faults, 'thing is', 'things are')} wrong with it` : ''}
        onClick={onLock}
        end={<Kbd>Enter</Kbd>}
      >
        {faults > 0 ? 'Not legal yet' : `Lock ${costOf(draft.force)} points`}
      </Button>
    </>
  )
}
