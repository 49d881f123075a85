import '../play/play.css'
import './replay.css'
import type { OptionValues } from '@shamble/kernel'
import { useEffect, useMemo, useState } from 'preact/hooks'
import { EngineFault, ONLOOKER, type OpenMatch } from '../engine/client.ts'
import { engine } from '../engine/start.ts'
import { displayFor } from '../games/index.ts'
import { go, rulesOf } from '../router.ts'
import { BookContext } from '../play/book.tsx'
import type { LogItem } from '../play/log-item.ts'
import { LogReader } from '../play/log-reader.ts'
import type { GameBook, AnyDisplay, LogDisplay } from '../play/game-display.ts'
import { Opening, type Opens } from '../play/opening.tsx'
import { endOf } from '../play/outcome.ts'
import { verdictOf } from '../play/verdict.ts'
import { Button } from '../ui/button.tsx'
import { Trouble, type TroubleWords } from '../ui/trouble.tsx'
import { useSignal } from '../ui/use-signal.ts'
import { Report } from './report.tsx'
import { ReplayBar } from './replay-bar.tsx'
import { ReplayBoard, WayKey } from './replay-board.tsx'
import { Scrubber } from './scrubber.tsx'
import { useEyes } from './use-eyes.ts'
import { type Past, usePast } from './use-past.ts'
import { usePlayer } from './use-player.ts'

interface Opened {
  readonly open: OpenMatch
  readonly display: AnyDisplay
  readonly book: GameBook
  readonly log: LogDisplay
}

const REPLAY: Opens<Omit<Opened, 'open'>> = {
  what: 'replay',
  here: 'Look at it here',
  waiting: 'The log is being read.',
  join: false,
  looks: true,
  prepare: async (open) => {
    const load = displayFor(open.model.value.card.game)
    if (!load) throw new EngineFault({ at: 'game', why: 'This game cannot be shown here.' })
    const display = await load()
    const [book, log] = await Promise.all([display.book(), display.log()])
    open.join(ONLOOKER, [])
    return { display, book, log }
  },
}

/** A match from its beginning, and its report when it is over, at #/replay/<id>. */
export const ReplayPage = ({ id }: { readonly id: string }) => (
  <Opening id={id} opens={REPLAY}>
    {(open, shown) => <Replay open={open} {...shown} />}
  </Opening>
)

/** A match as everyone sees it now, and what the log says of it. */
function useMatch({ open, log }: Opened) {
  const { card, lines } = useSignal(open.model)
  const onlooker = lines[ONLOOKER]
  const now = onlooker?.update?.glances[0]?.view ?? null
  const story = onlooker?.story ?? []
  const options = onlooker?.welcome?.options ?? card.setup.options
  const reader = useMemo(() => new LogReader(log), [log])
  const items: readonly LogItem[] = useMemo(
    () => (now === null ? [] : reader.read(story, { view: now, options })),
    [reader, story, now, options],
  )
  const entries = onlooker?.update?.log ?? 0
  const over = endOf(onlooker, card)
  const commitment = onlooker?.welcome?.commitment ?? null
  return { card, now, story, options, items, entries, over, commitment }
}

type Match = ReturnType<typeof useMatch>
type NameOf = (figure: string) => string

/** What a clause that is pressed opens. */
function useCited({ display, book }: Opened) {
  return useMemo(
    () => ({
      clauses: book.clauses,
      whole: book,
      openRules: (clause: string | null) => go(rulesOf(display.id, clause ?? undefined)),
    }),
    [display, book],
  )
}

function Replay(opened: Opened) {
  const { open, display, book } = opened
  const match = useMatch(opened)
  const { options, items, entries } = match
  const [saved, setSaved] = useState<TroubleWords | null>(null)
  const over = match.over !== null
  const seats = useMemo(() => (over ? book.setup.seats(options) : []), [over, book, options])
  const eyes = useEyes(open, seats)
  const player = usePlayer(items, entries)
  const past = usePast(open, eyes.line, player.at)
  const nameOf: NameOf = (figure) => nameIn(opened, match, figure)
  useEffect(() => {
    document.title = `${over ? 'After-action report' : 'Replay'}: ${display.title} | Shamble`
  }, [over, display])
  const [isLarge, setLarge] = useState(false)
  const isReport = over && !isLarge
  usePaper(over)
  return (
    <BookContext.Provider value={useCited(opened)}>
      <div class={isReport ? 'replay-page report-page' : 'replay-page'}>
        <ReplayBar
          title={display.title}
          words={book.setup}
          card={match.card}
          options={options}
          over={over}
          onSaved={setSaved}
        />
        <main>
          <Troubles stuck={engine().stuckAt(open.id)} saved={saved} onDismiss={() => setSaved(null)} />
          {isReport ? (
            <AfterAction {...opened} match={match} past={past} nameOf={nameOf} onEnlarge={() => setLarge(true)} />
          ) : (
            <LargeBoard display={display} past={past} options={options} onBack={over ? () => setLarge(false) : null} />
          )}
          <Scrubber player={player} items={items} entries={entries} display={display} nameOf={nameOf} eyes={eyes} />
        </main>
      </div>
    </BookContext.Provider>
  )
}

/** As the roster calls a figure; one that it does not have, by its id. */
function nameIn({ display }: Opened, { now, options }: Match, figure: string): string {
  const figures = now === null ? [] : display.roster.figures({ view: now, options })
  return figures.find(({ id }) => id === figure)?.name ?? figure
}

interface TroublesProps {
  /** Why the match could be read no farther. */
  readonly stuck: { readonly why: string } | null
  readonly saved: TroubleWords | null
  readonly onDismiss: () => void
}

const Troubles = ({ stuck, saved, onDismiss }: TroublesProps) => (
  <>
    {stuck && <Trouble words={stuck.why} at="" />}
    {saved && <Trouble {...saved} onDismiss={onDismiss} />}
  </>
)

interface LargeBoardProps extends Pick<Opened, 'display'> {
  readonly past: Past | null
  readonly options: OptionValues
  /** Back to the report, if there is one. */
  readonly onBack: (() => void) | null
}

const LargeBoard = ({ display, past, options, onBack }: LargeBoardProps) => (
  <div class="large">
    <h1 class="vh">Replay of {display.title}</h1>
    <ReplayBoard display={display} past={past} options={options} />
    {onBack && (
      <Button size="small" onClick={onBack}>
        Back to the report
      </Button>
    )}
  </div>
)

/** The whole map may be shown once a game is over; nothing of it is known before it is asked for. */
function useUnveiled({ open, book }: Opened, past: Past | null) {
  const [position, setPosition] = useState<unknown>(null)
  const shown = useMemo(
    () => (past && position !== null && book.unveiled ? { ...past, view: book.unveiled(past.view, position) } : past),
    [past, position, book],
  )
  const isWhole = position !== null
  const toggle = (): void => (isWhole ? setPosition(null) : void open.whole(ONLOOKER).then(setPosition))
  return { shown, isWhole, toggle }
}

interface AfterActionProps extends Opened {
  readonly match: Match
  readonly past: Past | null
  readonly nameOf: NameOf
  readonly onEnlarge: () => void
}

/** The report of a game that is over, with its board in the middle. */
function AfterAction({ match, past, nameOf, onEnlarge, ...opened }: AfterActionProps) {
  const { open, display, book } = opened
  const { card, now, story, options, over, commitment } = match
  const { shown, isWhole, toggle } = useUnveiled(opened, past)
  const report = useMemo(
    () => (now === null ? null : book.report(story, { view: now, options })),
    [story, now, options, book],
  )
  const won = now === null ? null : book.won(now)
  if (!over || !report) return null
  return (
    <Report
      display={display}
      report={report}
      reason={display.words.over?.(now) ?? over.reason}
      verdict={won ? verdictOf(card.setup, won) : ''}
      figures={display.roster.figures({ view: now, options })}
      rolls={story.reduce((sum, { rolled }) => sum + rolled.length, 0)}
      secret={over.secret}
      commitment={commitment}
      takeBacks={card.takeBacks ?? 0}
      verify={() => open.verify()}
    >
      <ReplayBoard display={display} past={shown} options={options} ways={report.ways ?? []} />
      <WayKey ways={report.ways ?? []} nameOf={nameOf} />
      <Button size="small" icon="map" onClick={onEnlarge}>
        Large board
      </Button>
      {book.unveiled && (
        <Button size="small" kind="quiet" icon="eye" aria-pressed={isWhole} onClick={toggle}>
          {isWhole ? 'Show only what was seen' : 'Show the whole map'}
        </Button>
      )}
    </Report>
  )
}

/** The report is made to be printed: on paper in both themes. */
function usePaper(on: boolean): void {
  useEffect(() => {
    if (!on) return
    const { dataset } = document.documentElement
    const before = dataset['theme']
    dataset['theme'] = 'paper'
    return () => {
      if (before === undefined) delete dataset['theme']
      else dataset['theme'] = before
    }
  }, [on])
}
