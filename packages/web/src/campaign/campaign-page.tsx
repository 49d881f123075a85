import '../styles/art.css'
import './campaign.css'
import type { ComponentChildren } from 'preact'
import { useEffect, useMemo, useState } from 'preact/hooks'
import { EngineFault, ONLOOKER, type OpenMatch } from '../engine/client.ts'
import { cardFor } from '../games/cards.ts'
import { go, printOf, rulesOf, START } from '../router.ts'
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
import type { CampaignDisplay, History } from './campaign-display.ts'
import { campaignFor } from '../games/around.ts'
import { Aside } from './aside.tsx'
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

function Laid({ display, campaign }: { readonly display: CampaignDisplay; readonly campaign: Campaign }) {
  const { view, options, story, before, card, unsaved } = campaign
  const [trouble, setTrouble] = useState<TroubleWords | null>(null)
  const people = display.people(view, options, before, story)
  const gone = display.gone(view, options, story)
  const fought = display.season(view)
  const chronicle = useMemo(() => display.chronicle(story), [display, story])
  const told = useMemo(() => chronicle.chapters.flatMap(({ lines }) => lines), [chronicle])
  useEffect(() => {
    document.title = `${card.title} | Shamble`
  }, [card.title])
  const shown = [true, people.length > 0, gone.length > 0, fought.length > 0, told.length > 0]
  /** Parts are numbered as they come. */
  const number = (part: number) => <b aria-hidden="true">{shown.slice(0, part).filter(Boolean).length}</b>
  return (
    <div class="camp">
      <Bar display={display} campaign={campaign} onTrouble={setTrouble} />
      <main>
        <section class="head">
          <div>
            {card.title !== display.title && <p class="cap">{display.title}</p>}
            <h1>{card.title}</h1>
          </div>
          <p class="book">{standing(people.length, gone.length, fought.length)}</p>
        </section>
        {trouble && <Trouble {...trouble} onDismiss={() => setTrouble(null)} />}
        {unsaved && <Trouble words={troubleWords('The campaign', unsaved)} at="" />}
        {people.length + gone.length > 0 && <Chart chart={display.chart(view)} />}
        <div class="two">
          <section class="part now" aria-labelledby="camp-now">
            <h2 class="blk cap" id="camp-now">
              {number(1)} Now
            </h2>
            <Now display={display} campaign={campaign} onTrouble={setTrouble} />
          </section>
          <Aside display={display} campaign={campaign} fought={fought} onTrouble={setTrouble} />
        </div>
        {people.length > 0 && (
          <Part
            id="camp-team"
            title={<>{number(2)} The team</>}
            end={<TeamEnd display={display} campaign={campaign} />}
          >
            <Sheets display={display} people={people} told={told} />
          </Part>
        )}
        {gone.length > 0 && (
          <Part id="camp-gone" title={<>{number(3)} No longer with them</>}>
            <Fallen display={display} gone={gone} told={told} />
          </Part>
        )}
        {fought.length > 0 && (
          <Part id="camp-grown" title={<>{number(4)} How it went</>}>
            <div class="plots">
              {chronicle.growth.people.length > 0 && <GrowthPlot growth={chronicle.growth} />}
              <LossPlot fought={fought} />
            </div>
          </Part>
        )}
        {told.length > 0 && <WhatHappened chronicle={chronicle} number={number(5)} />}
      </main>
    </div>
  )
}

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

const TeamEnd = ({ display, campaign }: { readonly display: CampaignDisplay; readonly campaign: Campaign }) => (
  <span class="end">
    {campaign.before !== null && 'A bar marks what has changed since before the last scenario.'}
    <a href={printOf(display.battle, campaign.card.id)}>Print the sheets</a>
  </span>
)

/** "Two scenarios are behind them. Five of the team are left, one is gone." */
function standing(people: number, gone: number, fought: number): string {
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
function WhatHappened({ chronicle, number }: { readonly chronicle: History; readonly number: ComponentChildren }) {
  const last = chronicle.chapters.length - 1
  return (
    <section class="part" aria-labelledby="camp-told">
      <h2 class="blk cap" id="camp-told">
        {number} The chronicle
      </h2>
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
    </section>
  )
}

function Bar({
  display,
  campaign,
  onTrouble,
}: {
  readonly display: CampaignDisplay
  readonly campaign: Campaign
  readonly onTrouble: (trouble: TroubleWords | null) => void
}) {
  const { card, undo } = campaign
  const [asking, setAsking] = useState<'rename' | 'delete' | null>(null)
  return (
    <header class="bar">
      <a href={START} class="home" aria-label="Shamble, to the start page">
        <Brand />
      </a>
      <p class="muted where">
        {cardFor(display.id)?.title}, {card.outcome ? 'over' : card.standing.toLowerCase()}
      </p>
      <div class="tools">
        <Button kind="quiet" size="small" icon="undo" disabled={undo === null} onClick={() => void undo?.()}>
          Take back
        </Button>
        <Button kind="quiet" size="small" icon="pen" onClick={() => setAsking('rename')}>
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
        <Button kind="quiet" size="small" icon="bin" onClick={() => setAsking('delete')}>
          Delete
        </Button>
      </div>
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
