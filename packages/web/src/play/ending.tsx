/** The end at the table: who has won, to whom and why, what became of everybody, what decided it, and where to go. */
import './ending.css'
import { useEffect, useMemo } from 'preact/hooks'
import { go, replayOf } from '../router.ts'
import { Button } from '../ui/button.tsx'
import { Icon } from '../ui/icon.tsx'
import { useSignal } from '../ui/use-signal.ts'
import { useWholeBook } from './book.tsx'
import { around, fit, grown } from './camera.ts'
import { usePlay } from './context.ts'
import { decidedBy } from './decided.ts'
import type { LogItem } from './log-item.ts'
import type { EndReport, FigureCard, GameBook } from './game-display.ts'
import { NextGame } from './next-game.tsx'
import { told } from './recap.ts'
import { isWonHere, verdictOf } from './verdict.ts'

/** So many moments are worth looking at again. */
const MOMENTS = 3

export function Ending({ words }: { readonly words: string }) {
  const book = useWholeBook()
  return book ? <Ended book={book} words={words} /> : <div class="dock ending">{words}</div>
}

function Ended({ book, words }: { readonly book: GameBook; readonly words: string }) {
  const { session, display } = usePlay()
  const { card } = useSignal(session.open.model)
  const live = useSignal(session.live)
  const s = session.situation()
  const won = book.won(s.view)
  const report = useMemo(() => book.report(live?.story ?? [], s), [book, live])
  const here = won && isWonHere(card.setup, won)
  const why = report.why ?? words
  return (
    <section class={`dock ending ${here === null ? '' : here ? 'won' : 'lost'}`} aria-label="The end of the game">
      <div class="said" role="status">
        <h2>
          {won && <span class="verdict">{verdictOf(card.setup, won)}</span>} <span>{report.headline}.</span>
        </h2>
        {why !== '' && <p class="book">{why}</p>}
      </div>
      <Fates fates={report.fates} figures={display.roster.figures(s)} />
      <Moments />
      <div class="onwards">
        <NextGame words={book.setup} card={card} size="big" />
        <Button icon="play" onClick={() => go(replayOf(session.open.id))}>
          Report and replay
        </Button>
      </div>
    </section>
  )
}

function Fates({ fates, figures }: Pick<EndReport, 'fates'> & { readonly figures: readonly FigureCard[] }) {
  const { display } = usePlay()
  return (
    <ul class="fates">
      {fates.map(({ figure, words }) => {
        const card = figures.find(({ id }) => id === figure)
        return (
          <li key={figure} class={card?.away ? 'away' : card?.dead ? 'gone' : ''}>
            {card && <display.roster.Mark mark={card.mark} size={30} />}
            <span>
              <b>{card?.name ?? figure}</b> {words}.
            </span>
          </li>
        )
      })}
    </ul>
  )
}

const NO_ITEMS: readonly LogItem[] = []

/** Farther away nobody is told from another. */
const LEAST = 0.45
const AROUND = 50

/** The board shows where it ended: the last scene with everybody in it, or else whoever the last line is about; also when the frame changes. */
function useWhereItEnded(items: readonly LogItem[]): void {
  const { session, display, viewport } = usePlay()
  useEffect(() => {
    const seen = { view: session.scene.value?.view, options: session.options }
    const isThere = (place: string): boolean => display.board.placeRect(place, seen) !== null
    const isTold = ({ line }: LogItem): boolean => line.mark !== undefined && line.about.some(isThere)
    const last = items.findLast(isTold) ?? items.findLast(({ line }) => line.about.some(isThere))
    const before = viewport.onResize
    const told = last?.line.about.filter(isThere) ?? []
    const everybody = display.roster.figures({ ...session.situation(), ...seen }).map(({ id }) => id)
    const rects = [...told, ...everybody].flatMap((place) => display.board.placeRect(place, seen) ?? [])
    const scene = around(rects)
    const look = (): void => {
      if (session.past.value) return
      const isSmall = scene !== null && fit(grown(scene, AROUND), viewport.frame, viewport.insets).k >= LEAST
      if (isSmall) viewport.fit(grown(scene, AROUND), viewport.usual)
      else session.onReveal(told)
    }
    viewport.onResize = look
    look()
    return () => {
      viewport.onResize = before
    }
  }, [items, viewport])
}

/** What decided it: pressing one shows it on the board. */
function Moments() {
  const { session, nameOf } = usePlay()
  const scene = useSignal(session.scene)
  const moments = useMemo(() => decidedBy(scene?.items ?? [], MOMENTS), [scene?.items])
  useWhereItEnded(scene?.items ?? NO_ITEMS)
  if (moments.length === 0) return null
  return (
    <div class="moments">
      <h3 class="cap">What decided it</h3>
      {moments.map(({ item, when }) => (
        <button key={item.key} type="button" onClick={() => void session.showThen(item)}>
          <Icon name="play" small />
          <span>
            <small>{when}</small> {told(item, nameOf)}
          </span>
        </button>
      ))}
    </div>
  )
}
