import '../styles/art.css'
import './campaign.css'
import type { ComponentChildren } from 'preact'
import { useEffect, useMemo, useState } from 'preact/hooks'
import { EngineFault, ONLOOKER, type OpenMatch } from '../engine/client.ts'
import { cardFor } from '../games/cards.ts'
import { go, printOf, replayOf, rulesOf, START, tableAt } from '../router.ts'
import { AskAbout } from '../matches/ask-about.tsx'
import { savedWords } from '../ui/saved-words.ts'
import { Trouble, type TroubleWords, troubleWords } from '../ui/trouble.tsx'
import { useTables } from '../matches/use-tables.ts'
import { CAMPAIGN_GOES } from '../matches/words.ts'
import { BookContext } from '../play/book.tsx'
import { Clause, Unfold } from '../play/clause.tsx'
import { Opening, type Opens } from '../play/opening.tsx'
import { Button } from '../ui/button.tsx'
import { Brand } from '../ui/icon.tsx'
import { Chart } from './chart.tsx'
import type { MatchCard } from '@shamble/host'
import type { Seat } from '@shamble/kernel'
import type { CampaignDisplay, History, Shown, TeamDisplay } from './campaign-display.ts'
import { campaignFor } from '../games/around.ts'
import { Aside, useReplays } from './aside.tsx'
import { Now } from './now.tsx'
import { GrowthPlot, LossPlot } from './plots.tsx'
import { Fallen, Sheets } from './sheets.tsx'
import { type Campaign, useCampaign } from './use-campaign.ts'
import { capital, count, plural } from '../words/plain.ts'

const CAMPAIGN: Opens<CampaignDisplay> = {
  what: 'campaign',
  here: 'Open it here',
  waiting: 'The chronicle is being read.',
  join: true,
  prepare: async (open) => {
    const load = campaignFor(cardFor(open.model.value.card.game)?.id ?? '')
    if (!load) throw new EngineFault({ at: 'game', why: 'This is no campaign.' })
    const display = await load()
    open.join(ONLOOKER, [])
    open.setPace(0)
    return display
  },
}

/** A campaign, at #/campaign/<id>. */
export function CampaignPage({ id }: { readonly id: string }) {
  // Its battles are tables of their own.
  useTables()
  return (
    <Opening id={id} opens={CAMPAIGN}>
      {(open, display) => <Page open={open} display={display} />}
    </Opening>
  )
}

function Page({ open, display }: { readonly open: OpenMatch; readonly display: CampaignDisplay }) {
  const campaign = useCampaign(open, display)
  const book = useMemo(
    () => ({
      clauses: display.clauses,
      whole: null,
      openRules: (clause: string | null) => go(rulesOf(display.battle, clause ?? undefined)),
    }),
    [display],
  )
  if (!campaign) return <p class="laying">{CAMPAIGN.waiting}</p>
  return (
    <BookContext.Provider value={book}>
      <Laid display={display} campaign={campaign} />
    </BookContext.Provider>
  )
}

function useTitle(title: string): void {
  useEffect(() => {
    document.title = `${title} | Shamble`
  }, [title])
}

interface Props {
  readonly display: CampaignDisplay
  readonly campaign: Campaign
}

function Laid({ display, campaign }: Props) {
  const { view, options, story, before, card, unsaved } = campaign
  const [trouble, setTrouble] = useState<TroubleWords | null>(null)
  const people = display.team?.people(view, options, before, story) ?? []
  const gone = display.team?.gone(view, options, story) ?? []
  const fought = display.season(view, options)
  const standing = display.standing?.(view, options) ?? standingWords(people.length, gone.length, fought.length)
  useTitle(card.title)
  return (
    <div class="camp">
      <Bar display={display} campaign={campaign} onTrouble={setTrouble} />
      <main>
        <section class="head">
          <div>
            {card.title !== display.title && <p class="cap">{display.title}</p>}
            <h1>{card.title}</h1>
          </div>
          <p class="book">{standing}</p>
        </section>
        {trouble && <Trouble {...trouble} onDismiss={() => setTrouble(null)} />}
        {unsaved && <Trouble words={troubleWords('The campaign', unsaved)} at="" />}
        {display.chart && (display.isKnown === true || people.length + gone.length > 0) && (
          <Chart chart={display.chart(view)} />
        )}
        <div class="two">
          <section class="part now" aria-labelledby="camp-now">
            <h2 class="blk cap" id="camp-now">
              <Numbered number={1} title="Now" />
            </h2>
            <Now display={display} campaign={campaign} onTrouble={setTrouble} />
          </section>
          <Aside display={display} campaign={campaign} fought={fought} onTrouble={setTrouble} />
        </div>
        <Told display={display} campaign={campaign} people={people} gone={gone} fought={fought} />
      </main>
    </div>
  )
}

const Numbered = ({ number, title }: { readonly number: number; readonly title: string }) => (
  <>
    <b aria-hidden="true">{number}</b> {title}
  </>
)

interface Readable extends Props {
  readonly people: ReturnType<TeamDisplay['people']>
  readonly gone: ReturnType<TeamDisplay['gone']>
  readonly fought: ReturnType<CampaignDisplay['season']>
}

/** What there is to read of it, below what is asked now; parts are numbered as they come. */
function Told({ display, campaign, people, gone, fought }: Readable) {
  const { view, options, story } = campaign
  const shown = useShown(campaign)
  const chronicle = useMemo(() => display.chronicle(story, { view, options }), [display, story])
  const told = useMemo(() => chronicle.chapters.flatMap(({ lines }) => lines), [chronicle])
  const { team, parts = [] } = display
  const there = [
    team &&
      people.length > 0 && {
        id: 'camp-team',
        title: 'The team',
        end: <TeamEnd display={display} campaign={campaign} />,
        children: <Sheets display={team} people={people} told={told} />,
      },
    team &&
      gone.length > 0 && {
        id: 'camp-gone',
        title: 'No longer with them',
        children: <Fallen display={team} gone={gone} told={told} />,
      },
    ...parts
      .filter((part) => !part.isEmpty(shown))
      .map(({ id, title, Part: Own }) => ({ id: `camp-${id}`, title, children: <Own {...shown} /> })),
    team &&
      fought.length > 0 && {
        id: 'camp-grown',
        title: 'How it went',
        children: <HowItWent chronicle={chronicle} fought={fought} />,
      },
    told.length > 0 && { id: 'camp-told', title: 'The chronicle', children: <WhatHappened chronicle={chronicle} /> },
  ].filter((part) => part !== undefined && part !== false)
  return (
    <>
      {there.map((part, i) => (
        <Part key={part.id} {...part} title={<Numbered number={i + 2} title={part.title} />} />
      ))}
    </>
  )
}

const HowItWent = ({ chronicle, fought }: { readonly chronicle: History; readonly fought: Readable['fought'] }) => (
  <div class="plots">
    {chronicle.growth && chronicle.growth.people.length > 0 && <GrowthPlot growth={chronicle.growth} />}
    <LossPlot fought={fought} />
  </div>
)

/** The campaign for parts that know no page. */
function useShown({ view, options, story, before, card }: Campaign): Shown {
  const replays = useReplays(card.id)
  return {
    view,
    options,
    story,
    before,
    names: namesIn(card),
    replay: (part) => {
      const table = replays(part)
      return table ? replayOf(table.id) : null
    },
  }
}

/** What the holders of its seats are called. */
const namesIn = ({ setup }: MatchCard): Readonly<Record<Seat, string>> =>
  Object.fromEntries(
    Object.entries(setup.seats).map(([seat, choice]) => [seat, choice.kind === 'person' ? choice.name : 'a bot']),
  )

interface PartProps {
  readonly id: string
  readonly title: ComponentChildren
  readonly end?: ComponentChildren
  readonly children: ComponentChildren
}

const Part = ({ id, title, end, children }: PartProps) => (
  <section class="part" aria-labelledby={id}>
    <h2 class="blk cap" id={id}>
      {title}
      {end}
    </h2>
    {children}
  </section>
)

const TeamEnd = ({ display, campaign }: Props) => (
  <span class="end">
    {campaign.before !== null && 'A bar marks what has changed since before the last scenario.'}
    <a href={printOf(display.battle, campaign.card.id)}>Print the sheets</a>
  </span>
)

/** "Two scenarios are behind them. Five of the team are left, one is gone." */
function standingWords(people: number, gone: number, fought: number): string {
  if (people + fought === 0) return 'The team is not made yet.'
  const behind =
    fought === 0
      ? 'Nothing is behind them yet.'
      : `${capital(count(fought))} ${plural(fought, 'scenario is', 'scenarios are')} behind them.`
  const left =
    people === 0
      ? 'Nobody of the team is left'
      : `${capital(count(people))} ${fought === 0 ? 'set out' : `of the team ${plural(people, 'is', 'are')} left`}`
  return `${behind} ${left}${gone > 0 ? `, ${count(gone)} ${plural(gone, 'is', 'are')} gone` : ''}.`
}

/** Chapter by chapter, the latest open. */
function WhatHappened({ chronicle }: { readonly chronicle: History }) {
  const last = chronicle.chapters.length - 1
  return (
    <div class="told-all">
      {chronicle.chapters.map(({ title, lines }, i) => (
        <details key={i} open={i === last}>
          <summary>
            <b>{title}</b>{' '}
            <span class="faint">
              {lines.length} {plural(lines.length, 'line')}
            </span>
          </summary>
          <ol class="book">
            {lines.map(({ says, clause }, n) => (
              <li key={n}>
                <Unfold>
                  {says} <Clause id={clause} />
                </Unfold>
              </li>
            ))}
          </ol>
        </details>
      ))}
    </div>
  )
}

interface BarProps extends Props {
  readonly onTrouble: (trouble: TroubleWords | null) => void
}

function Bar({ display, campaign, onTrouble }: BarProps) {
  const { card } = campaign
  const [asking, setAsking] = useState<'rename' | 'delete' | null>(null)
  return (
    <header class="bar">
      <a href={START} class="home" aria-label="Shamble, to the start page">
        <Brand />
      </a>
      <p class="muted where">
        {cardFor(display.id)?.title}, {card.outcome ? 'over' : card.standing.toLowerCase()}
      </p>
      <Tools display={display} campaign={campaign} onTrouble={onTrouble} onAsk={setAsking} />
      {asking && (
        <AskAbout
          what={asking}
          kind="campaign"
          card={card}
          says={CAMPAIGN_GOES}
          onClose={() => setAsking(null)}
          onGone={() => go(START)}
          onTrouble={onTrouble}
        />
      )}
    </header>
  )
}

function Tools({
  display,
  campaign: { card, undo },
  onTrouble,
  onAsk,
}: BarProps & { readonly onAsk: (what: 'rename' | 'delete') => void }) {
  return (
    <div class="tools">
      {display.isTable && (
        <>
          <a class="link" href={tableAt(card.id)}>
            The map
          </a>
          <a class="link" href={printOf(display.battle, card.id)}>
            Print
          </a>
        </>
      )}
      <Button kind="quiet" size="small" icon="undo" disabled={undo === null} onClick={() => void undo?.()}>
        Take back
      </Button>
      <Button kind="quiet" size="small" icon="pen" onClick={() => onAsk('rename')}>
        Rename
      </Button>
      <Button
        kind="quiet"
        size="small"
        icon="save"
        aria-label="Save to a file"
        onClick={() => void savedWords(card.id, card.outcome !== null).then(onTrouble)}
      >
        Save
      </Button>
      <Button kind="quiet" size="small" icon="bin" onClick={() => onAsk('delete')}>
        Delete
      </Button>
    </div>
  )
}
