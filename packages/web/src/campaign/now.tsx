/** What is asked now: one question at a time, with the dice that fell last. */
import { peopleOf, type MatchCard } from '@shamble/host'
import type { ComponentChildren } from 'preact'
import { useEffect, useRef } from 'preact/hooks'
import { countsAs, facesOf, inHand, type Seat } from '@shamble/kernel'
import { go, newCampaign, tableAt } from '../router.ts'
import { standingWords } from '../matches/words.ts'
import { Icon } from '../ui/icon.tsx'
import { YOU } from '../setup/words.ts'
import { BotsFight } from '../play/beside-table.tsx'
import { Clause, Unfold } from '../play/clause.tsx'
import { Die } from '../play/die.tsx'
import type { TroubleWords } from '../ui/trouble.tsx'
import { Button } from '../ui/button.tsx'
import { Battle } from './battle.tsx'
import { Choices } from './choices.tsx'
import type { CampaignDisplay } from './campaign-display.ts'
import type { Campaign } from './use-campaign.ts'

interface Props {
  readonly display: CampaignDisplay
  readonly campaign: Campaign
  readonly onTrouble: (trouble: TroubleWords | null) => void
}

export function Now({ display, campaign, onTrouble }: Props) {
  const { asked, die, curtain, fightOfBots, view, options, card } = campaign
  useNextQuestion(asked?.choices ?? null)
  if (card.outcome) return <Over display={display} view={view} outcome={card.outcome} />
  if (die) return <Typing campaign={campaign} />
  if (curtain) return <Curtain name={deciderOf(card, curtain.seat)} onOpen={curtain.open} />
  if (fightOfBots) {
    const { title } = display.next(view, options)
    return <BotsFight card={card} beside={fightOfBots} title={title} onTrouble={onTrouble} />
  }
  if (asked) return <Question display={display} campaign={campaign} asked={asked} onTrouble={onTrouble} />
  return display.isTable ? <OnTheMap card={card} isAsked={false} /> : <p class="muted">A moment.</p>
}

interface OverProps {
  readonly display: CampaignDisplay
  readonly view: unknown
  readonly outcome: NonNullable<MatchCard['outcome']>
}

const Over = ({ display, view, outcome: { winners, reason } }: OverProps) => (
  <div class="over">
    <h3 class="h" tabIndex={-1}>
      {(display.isWon?.(view) ?? winners.length > 0) ? 'The campaign is won.' : 'The campaign is over.'}
    </h3>
    <p class="book">{reason}</p>
    <a class="link" href={newCampaign(display.battle)}>
      Begin another campaign
    </a>
  </div>
)

/** A battle, a desk, or a choice of answers; below it why the last answer was none. */
function Question({
  display,
  campaign: { refusal, view, options, card, give },
  asked: { asks, seat, choices, beside },
  onTrouble,
}: Props & { readonly asked: NonNullable<Campaign['asked']> }) {
  const props = { view, options, asks, choices, give }
  const Desk = Object.hasOwn(display.desks, asks) ? display.desks[asks] : undefined
  if (display.isTable && !beside && !Desk) return <OnTheMap card={card} isAsked />
  return (
    <>
      {beside ? (
        <Battle {...props} display={display} card={card} beside={beside} onTrouble={onTrouble} />
      ) : (
        <Asking display={display} decider={deciderOf(card, seat)} {...props}>
          {Desk ? (
            <Desk key={asks} {...props} />
          ) : (
            <Choices choices={display.question(props).choices} onTake={({ command }) => void give(command)} />
          )}
        </Asking>
      )}
      {refusal && (
        <Unfold>
          <p class="refusal" role="alert">
            {refusal.reason} <Clause id={refusal.clause} />
          </p>
        </Unfold>
      )}
    </>
  )
}

/** What is decided with the map before one's eyes. */
const OnTheMap = ({ card, isAsked }: { readonly card: MatchCard; readonly isAsked: boolean }) => (
  <div class="asking on-map">
    <h3 class="h" tabIndex={-1} aria-live="polite">
      {isAsked ? 'The war goes on at the map.' : standingWords(card)}
    </h3>
    <div class="acts">
      <Button kind="go" size="big" end={<Icon name="right" />} onClick={() => go(tableAt(card.id))}>
        {isAsked ? 'Back to the map' : 'Look at the map'}
      </Button>
    </div>
  </div>
)

/** Several people at one screen, and one of them answers in secret. */
const Curtain = ({ name, onOpen }: { readonly name: string; readonly onOpen: () => void }) => (
  <div class="asking">
    <h3 class="h" tabIndex={-1} aria-live="polite">
      Pass the screen to {name}.
    </h3>
    <p class="book muted">What is answered now is secret. Is anybody else looking?</p>
    <div class="acts">
      <Button kind="go" size="big" icon="eye" onClick={onOpen}>
        {name === YOU ? 'It is me' : `I am ${name}`}
      </Button>
    </div>
  </div>
)

/** Whoever answers by keyboard goes on from the next question: what was pressed is no longer there. */
function useNextQuestion(choices: readonly unknown[] | null): void {
  const last = useRef(choices)
  useEffect(() => {
    if (choices === null) return
    const isNext = last.current !== null && last.current !== choices
    last.current = choices
    if (isNext && document.activeElement === document.body) document.querySelector<HTMLElement>('.now .h')?.focus()
  }, [choices])
}

type Asked = Parameters<CampaignDisplay['question']>[0]

/** Who answers, where several persons share the screen. */
function deciderOf({ setup }: MatchCard, seat: Seat): string {
  const people = peopleOf(setup)
  return people.length > 1 ? (people.find(({ seats }) => seats.includes(seat))?.name ?? '') : ''
}

function Asking({
  display,
  decider,
  children,
  ...asked
}: Asked & { readonly display: CampaignDisplay; readonly decider: string; readonly children: ComponentChildren }) {
  const { title, says, clause } = display.question(asked)
  return (
    <div class="asking">
      {decider && <p class="cap muted">{decider === YOU ? 'You decide' : `${decider} decides`}</p>}
      <h3 class="h" tabIndex={-1} aria-live="polite">
        {title}
      </h3>
      <Unfold>
        <p class="book muted">
          {says} <Clause id={clause} />
        </p>
      </Unfold>
      {children}
    </div>
  )
}

/** A real die that is asked for. */
function Typing({ campaign }: { readonly campaign: Campaign }) {
  const { die, typeDie, dropDice } = campaign
  if (!die) return null
  const { what, clause } = die.ask
  const real = inHand(die.ask)
  return (
    <div class="asking">
      <h3 class="h" tabIndex={-1} aria-live="polite">
        Roll one d{real.sides}: {what}
      </h3>
      <Unfold>
        <p class="muted">
          What does it show? <Clause id={clause} />
        </p>
      </Unfold>
      <div class="faces" role="group" aria-label={`What does the d${real.sides} show?`}>
        {facesOf(real).map((face) => (
          <button
            key={face}
            type="button"
            aria-label={`It shows ${face}`}
            onClick={() => void typeDie(countsAs(die.ask, face))}
          >
            <Die sides={real.sides} face={face} size={40} silent />
          </button>
        ))}
      </div>
      <div class="acts">
        <Button kind="quiet" icon="undo" onClick={() => void dropDice()}>
          {die.typed.length > 0 ? 'Throw them all again' : 'Not now'}
        </Button>
      </div>
    </div>
  )
}

/** What came of the last answer. */
export function Just({ display, campaign }: { readonly display: CampaignDisplay; readonly campaign: Campaign }) {
  const last = campaign.story.at(-1)
  if (!last) return null
  const said = display.lines(last.events, campaign)
  if (said.length === 0 && last.rolled.length === 0) return null
  return (
    <section class="just" aria-label="What just happened">
      <h3 class="cap">What just happened</h3>
      {last.rolled.length > 0 && (
        <ul class="rolled">
          {last.rolled.map(([clause, sides, face], i) => (
            <li key={`${last.entry} ${i}`} title={clause}>
              <Die sides={sides} face={face} size={40} />
            </li>
          ))}
        </ul>
      )}
      <ol class="book" aria-live="polite">
        {said.map(({ says }, i) => (
          <li key={i}>{says}</li>
        ))}
      </ol>
    </section>
  )
}
