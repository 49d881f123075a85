/** Cards that say no with a reason, ribbons between persons. */
import './ways.css'
import './notices.css'
import { useEffect, useRef, useState } from 'preact/hooks'
import { Button, IconButton } from '../ui/button.tsx'
import { Icon } from '../ui/icon.tsx'
import { saveTable } from '../ui/save-table.ts'
import { troubleWords } from '../ui/trouble.tsx'
import { usePart, useSignal } from '../ui/use-signal.ts'
import { ActingChip } from './acting.tsx'
import { Clause, Unfold } from './clause.tsx'
import { usePlay } from './context.ts'
import { Leader } from './leader.tsx'
import { type LogItem, plain } from './log-item.ts'
import { Kbd } from './parts.tsx'
import { told, useRecap } from './recap.ts'
import type { PlaySession } from './session.ts'
import { undone } from './undone.ts'
import { useSpot } from './use-spot.ts'

export function NoticeCard() {
  const { session } = usePlay()
  const notice = useSignal(session.notice)
  return notice && <Notice key={notice.reason} {...notice} />
}

type NoticeShown = NonNullable<PlaySession['notice']['value']>

function Notice(notice: NoticeShown) {
  const { tone, title, reason, places } = notice
  const { session, shown } = usePlay()
  const box = useRef<HTMLDivElement>(null)
  // What could be done instead stays in sight.
  const others = session.myTurn ? session.display.orders.targets(session.situation()) : []
  const { spot, rectOf } = useSpot({ box, about: places, others, upwards: true, pans: true })
  const [about] = places
  useEffect(() => () => shown.set([]), [shown])
  return (
    <>
      {spot && about !== undefined && <Leader card={spot} subject={() => rectOf(about)} avoids={false} />}
      <div
        ref={box}
        class={`refuse ${tone}`}
        role="status"
        style={spot ? { left: `${spot.x}px`, top: `${spot.y}px`, right: 'auto', bottom: 'auto' } : {}}
      >
        <Icon name={tone === 'no' ? 'x' : 'warn'} />
        <div>
          <Unfold>
            <b>{title}</b>
            <p class="book">{reason}</p>
            <NoticeWays {...notice} />
          </Unfold>
        </div>
        <IconButton icon="x" label="Close" onClick={() => session.notice.set(null)} />
      </div>
    </>
  )
}

/** Under a notice: the clause, where it is about, and what can be done about it. */
function NoticeWays({ clause, places, way }: NoticeShown) {
  const { session, shown } = usePlay()
  const show = (): void => {
    session.onReveal(places)
    shown.set([...places])
  }
  return (
    <p class="ways">
      {clause !== null && <Clause id={clause} />}
      {places.length > 0 && (
        <button type="button" class="link" onClick={show}>
          Show on the board
        </button>
      )}
      {way && (
        <Button size="small" onClick={way.act}>
          {way.label}
        </Button>
      )}
    </p>
  )
}

/** On a phone what the dead did is told in the sheet. */
export const PhoneRibbons = () => <AllRibbons recap={false} />
export const Ribbons = () => <AllRibbons recap />

/** One line over the board: the past is shown, or somebody else has the screen, or somebody asks to take back. */
function AllRibbons({ recap }: { readonly recap: boolean }) {
  const { session } = usePlay()
  const then = useSignal(session.past)
  const curtain = useSignal(session.curtain)
  const shown = useRecap()
  return (
    <div class="ribbons">
      <UndoGhost />
      {!then && <ActingChip />}
      {recap && shown && (!then || shown.item) && <Recap {...shown} />}
      {then && !(recap && shown?.item) && <AsItWas item={then.item} />}
      <Supposing />
      {curtain?.how === 'ribbon' && <PassOn key={curtain.to.name} to={curtain.to.name} />}
      <Proposed />
      <Declined />
      <Befallen />
    </div>
  )
}

/** What undo would take back, while its button is pointed at. */
function UndoGhost() {
  const { session, nameOf, undoing } = usePlay()
  useSignal(session.live)
  const undo = useSignal(undoing) ? undone(session) : null
  if (!undo || undo.items.length === 0) return null
  return (
    <div class="ribbon ghost">
      <Icon name="undo" small />
      <span>
        Undo takes back{undo.whole ? '' : ' the last step of this'}:{' '}
        {undo.items.map((item) => told(item, nameOf)).join(' ')}
      </span>
    </div>
  )
}

function AsItWas({ item }: { readonly item: LogItem }) {
  const { nameOf } = usePlay()
  return (
    <div class="ribbon then">
      <Icon name="clock" small />
      <span>
        As it was:{' '}
        {plain(
          item.line.words.filter((part) => typeof part === 'string' || !('clause' in part)),
          nameOf,
        )}
      </span>
    </div>
  )
}

/** Somebody asks to take back, or to roll real dice: a line for each who has not answered. */
function Proposed() {
  const { session } = usePlay()
  const proposal = useSignal(session.live)?.proposal
  if (!proposal) return null
  const asker = personOf(session, proposal.seat)
  return (
    <>
      {proposal.open.map((seat) => (
        <div key={seat} class="ribbon" role="alert">
          <Icon name={proposal.t === 'hands-proposed' ? 'hand' : 'undo'} small />
          <span>
            <b>{asker}</b> {isYou(asker) ? 'ask' : 'asks'} to{' '}
            {proposal.t === 'hands-proposed' ? 'roll real dice from now on' : takenBack(proposal.commands)}.{' '}
            <b>{personOf(session, seat)}</b>, do you agree?
          </span>
          {session.people.some(({ seats }) => seats.includes(seat)) && (
            <>
              <Button size="small" onClick={() => void session.answerProposal(seat, true)}>
                Agree
              </Button>
              <Button size="small" onClick={() => void session.answerProposal(seat, false)}>
                No
              </Button>
            </>
          )}
        </div>
      ))}
    </>
  )
}

/** Somebody said no, until that is closed. */
function Declined() {
  const { session } = usePlay()
  const declined = useSignal(session.live)?.declined
  const [quiet, setQuiet] = useState<unknown>(null)
  if (!declined || quiet === declined) return null
  return (
    <div class="ribbon" role="status">
      <Icon name="x" small />
      <span>
        <b>{personOf(session, declined)}</b> does not agree. It stays as it is.
      </span>
      <IconButton icon="x" label="Close" onClick={() => setQuiet(declined)} />
    </div>
  )
}

const takenBack = (steps: number): string => `take back ${steps} ${steps === 1 ? 'step' : 'steps'}`

/** What pointing means now, and how to act again. */
function Supposing() {
  const { session, nameOf } = usePlay()
  const on = useSignal(session.supposing)
  const { figure } = useSignal(session.selection)
  if (!on || figure === null) return null
  return (
    <div class="ribbon" role="status">
      <Icon name="eye" small />
      <span>
        What if <b>{nameOf(figure)}</b> stood elsewhere? Point at a place to see who could be seen and who could attack
        there. Nothing is decided.
      </span>
      <Button size="small" onClick={() => session.suppose(false)} end={<Kbd>Esc</Kbd>}>
        Act again
      </Button>
    </div>
  )
}

/** Whoever is to have the screen says so: until then no key decides anything. */
function PassOn({ to }: { readonly to: string }) {
  const { session } = usePlay()
  const box = useRef<HTMLDivElement>(null)
  useEffect(() => box.current?.querySelector('button')?.focus({ preventScroll: true }), [])
  return (
    <div ref={box} class="ribbon" role="status">
      <Icon name="human" small />
      <span>
        {isYou(to) ? 'Pass the screen back.' : 'Pass the screen to '}
        {!isYou(to) && <b>{to}.</b>}
      </span>
      <Button size="small" onClick={() => session.dismissRibbon()} end={<Kbd>Enter</Kbd>}>
        {isYou(to) ? 'I have it' : `I am ${to}`}
      </Button>
    </div>
  )
}

/** What befell the game itself: it was not saved, went on elsewhere, had to be laid again. */
function Befallen() {
  const { session } = usePlay()
  const trouble = usePart(session.open.model, ({ trouble }) => trouble)
  const [quiet, setQuiet] = useState<unknown>(null)
  if (!trouble || quiet === trouble) return null
  return (
    <div class="ribbon bad" role="alert">
      <Icon name="warn" small />
      <span>{troubleWords('This game', trouble)}</span>
      <Button size="small" onClick={() => void saveTable(session.open.id).catch(() => {})}>
        Save it to a file
      </Button>
      <IconButton icon="x" label="Close" onClick={() => setQuiet(trouble)} />
    </div>
  )
}

/** What the dead did, in a sentence; played once more, or told one by one, each brought into sight. */
function Recap({ summary, items, n, item, show }: NonNullable<ReturnType<typeof useRecap>>) {
  const { session, nameOf } = usePlay()
  if (!item && summary !== '')
    return (
      <div class="ribbon summed" role="status">
        <p>{summary}</p>
        <Button size="small" icon="play" onClick={() => session.again()}>
          Play
        </Button>
        {items.length > 0 && (
          <Button size="small" icon="chev" onClick={() => show(0)}>
            Step
          </Button>
        )}
        <IconButton icon="x" label="Close" onClick={() => session.summary.set(null)} />
      </div>
    )
  if (!item)
    return (
      <button type="button" class="recap link" onClick={() => show(0)}>
        What just happened?
      </button>
    )
  return (
    <div class="ribbon" role="status">
      <IconButton icon="prev" label="Before that" disabled={n === 0} onClick={() => show(n - 1)} />
      <IconButton icon="next" label="After that" disabled={n === items.length - 1} onClick={() => show(n + 1)} />
      <span>
        <b class="mono">
          {n + 1}/{items.length}
        </b>{' '}
        As it was: {told(item, nameOf)}
      </span>
      <IconButton icon="x" label="Close" onClick={() => show(null)} />
    </div>
  )
}

const personOf = (session: ReturnType<typeof usePlay>['session'], seat: string): string =>
  session.everybody.find(({ seats }) => seats.includes(seat))?.name ?? seat

/** Whoever set the table up and gave no name. */
const isYou = (name: string): boolean => name === 'You'
