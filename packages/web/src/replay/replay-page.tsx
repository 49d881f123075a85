import '../play/play.css'
import './replay.css'
import type { MatchSetup } from '@shamble/host'
import { useEffect, useMemo, useRef, useState } from 'preact/hooks'
import { EngineFault, ONLOOKER, type OpenMatch } from '../engine/client.ts'
import { engine } from '../engine/start.ts'
import { displayFor } from '../games/index.ts'
import { sendHome } from '../campaign/homeward.ts'
import { campaignAt, go, rulesOf, START, tableAt } from '../router.ts'
import { saveTable } from '../start/save-table.ts'
import { BookContext } from '../play/book.tsx'
import { LogReader, type LogItem } from '../play/log-reader.ts'
import type { GameBook, AnyDisplay, LogDisplay, SetupDisplay } from '../play/game-display.ts'
import { changedOptions, scenarioFor } from '../play/house-rules.ts'
import { Opening, type Opens } from '../play/opening.tsx'
import { endOf } from '../play/outcome.ts'
import { Button } from '../ui/button.tsx'
import { Brand } from '../ui/icon.tsx'
import { useSignal } from '../ui/use-signal.ts'
import { plural } from '../words/plain.ts'
import { Report } from './report.tsx'
import { ReplayBoard, WayKey } from './replay-board.tsx'
import { Scrubber, usePlayer } from './scrubber.tsx'

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

export interface Past {
  readonly at: number
  readonly view: unknown
  readonly events: readonly unknown[]
}

/** Past views, asked for once. */
function usePast(open: OpenMatch, line: string, at: number): Past | null {
  const cache = useRef(new Map<string, Past>())
  const [past, setPast] = useState<Past | null>(null)
  useEffect(() => {
    const key = `${line} ${at}`
    const known = cache.current.get(key)
    if (known) return setPast(known)
    let stale = false
    open.past(line, at).then(
      ({ glances: [glance] }) => {
        if (!glance) return
        const found = { at, view: glance.view, events: glance.events }
        if (cache.current.size > 300) cache.current.clear()
        cache.current.set(key, found)
        if (!stale) setPast(found)
      },
      () => {},
    )
    return () => {
      stale = true
    }
  }, [open, line, at])
  return past
}

function Replay({ open, display, book, log }: Opened) {
  const model = useSignal(open.model)
  const onlooker = model.lines[ONLOOKER]
  const entries = onlooker?.update?.log ?? 0
  const now = onlooker?.update?.glances[0]?.view ?? null
  const story = onlooker?.story ?? []
  const options = onlooker?.welcome?.options ?? model.card.setup.options
  const chronicle = useMemo(() => new LogReader(log), [log])
  const items: readonly LogItem[] = useMemo(
    () => (now === null ? [] : chronicle.read(story, { view: now, options })),
    [chronicle, story, now, options],
  )
  const [eyes, setEyes] = useState<string>(ONLOOKER)
  const player = usePlayer(items, entries)
  const over = endOf(onlooker, model.card)
  const seen = usePast(open, eyes, player.at)
  const [position, setPosition] = useState<unknown>(null)
  const past = useMemo(
    () => (seen && position !== null && book.unveiled ? { ...seen, view: book.unveiled(seen.view, position) } : seen),
    [seen, position, book],
  )
  const { clauses, setup: words } = book
  const openRules = (clause: string | null): void => go(rulesOf(display.id, clause ?? undefined))
  const cited = useMemo(() => ({ clauses, whole: book, openRules }), [display, book])
  const ended = over !== null
  const report = useMemo(
    () => (ended && now !== null ? book.report(story, { view: now, options }) : null),
    [ended, story, now, options, book],
  )
  const nameOf = (figure: string): string =>
    (now === null ? undefined : display.roster.figures({ view: now, options }).find(({ id }) => id === figure)?.name) ??
    figure
  useEffect(() => {
    document.title = `${over ? 'After-action report' : 'Replay'}: ${display.title} | Shamble`
  }, [over, display])
  usePaper(over !== null)

  /** Every side, once nothing is hidden any more. */
  const sides = useMemo(() => {
    if (!over) return []
    const by = new Map<string, string[]>()
    for (const { seat, side } of words.seats(options)) by.set(side, [...(by.get(side) ?? []), seat])
    return [...by].map(([side, seats]) => ({ side, seats }))
  }, [over, words, options])
  const lookAs = (side: string): void => {
    const seats = sides.find((one) => one.side === side)?.seats
    const line = seats ? `as ${side}` : ONLOOKER
    if (seats && !open.model.value.lines[line]) open.join(line, seats)
    setEyes(line)
  }

  const { setup } = model.card
  const scenario = scenarioFor(words, options)?.title ?? model.card.title
  const changed = changedOptions(words, options)
  return (
    <BookContext.Provider value={cited}>
      <div class={over ? 'replay-page report-page' : 'replay-page'}>
        <header class="bar">
          <a href={START} class="home" aria-label="Shamble, to the start page">
            <Brand />
          </a>
          <div class="title">
            <h2>{display.title}</h2>
            <span>{scenario}</span>
          </div>
          <p class="mid">
            {changed.length === 0 ? 'Played by the book' : `${changed.length} house ${plural(changed.length, 'rule')}`}
          </p>
          <div class="tools">
            <Button kind="quiet" size="small" icon="save" onClick={() => void saveTable(open.id)}>
              Save to a file
            </Button>
            {over && setup.campaign ? (
              <Button kind="go" size="small" onClick={() => goHome(open.id, setup.campaign?.id ?? '')}>
                Take the survivors home
              </Button>
            ) : over ? (
              <>
                {sides.length > 1 && (
                  <Button size="small" onClick={() => void again(swapped(setup, words))}>
                    Same again, other side
                  </Button>
                )}
                <Button kind="go" size="small" onClick={() => void again(setup)}>
                  Play again
                </Button>
              </>
            ) : (
              <Button kind="go" size="small" onClick={() => go(tableAt(open.id))}>
                Back to the table
              </Button>
            )}
          </div>
        </header>
        <main>
          {over && now !== null && report && (
            <Report
              display={display}
              report={report}
              reason={over.reason}
              figures={display.roster.figures({ view: now, options })}
              rolls={story.reduce((sum, { rolled }) => sum + rolled.length, 0)}
              secret={over.secret}
              commitment={onlooker?.welcome?.commitment ?? null}
              takeBacks={model.card.takeBacks ?? 0}
              verify={() => open.verify()}
            >
              <ReplayBoard display={display} past={past} options={options} ways={report.ways ?? []} />
              <WayKey ways={report.ways ?? []} nameOf={nameOf} />
              {book.unveiled && (
                <Button
                  size="small"
                  kind="quiet"
                  icon="eye"
                  aria-pressed={position !== null}
                  onClick={() => (position === null ? void open.whole(ONLOOKER).then(setPosition) : setPosition(null))}
                >
                  {position === null ? 'Show the whole map' : 'Show only what was seen'}
                </Button>
              )}
            </Report>
          )}
          {!over && (
            <>
              <h1 class="vh">Replay of {display.title}</h1>
              <ReplayBoard display={display} past={past} options={options} />
            </>
          )}
          <Scrubber
            player={player}
            items={items}
            entries={entries}
            display={display}
            nameOf={nameOf}
            sides={sides.map(({ side }) => side)}
            eyes={eyes === ONLOOKER ? '' : eyes.slice(3)}
            onEyes={lookAs}
          />
        </main>
      </div>
    </BookContext.Provider>
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

/** Back to the campaign, which takes the battle in. */
function goHome(table: string, campaign: string): void {
  sendHome(table)
  go(campaignAt(campaign))
}

async function again({ seed: _, ...setup }: MatchSetup): Promise<void> {
  const card = await engine().create({ ...setup, guide: false })
  go(tableAt(card.id))
}

/** Persons and bots change places. */
function swapped(setup: MatchSetup, words: SetupDisplay): MatchSetup {
  const slots = words.seats(setup.options)
  const choices = Object.values(setup.seats)
  const person = choices.find((choice) => choice.kind === 'person')
  const bot = choices.find((choice) => choice.kind === 'bot')
  if (!person || !bot) return setup
  const sides = new Map<string, boolean>()
  for (const { seat, side } of slots) if (setup.seats[seat]?.kind === 'person') sides.set(side, true)
  return {
    ...setup,
    seats: Object.fromEntries(slots.map(({ seat, side }) => [seat, sides.get(side) ? bot : person])),
  }
}
