/** What is asked now: one question at a time, with the dice that fell last. */
import { peopleOf, type MatchCard } from '@shamble/host'
import type { ComponentChildren } from 'preact'
import { useEffect, useRef } from 'preact/hooks'
import { countsAs, facesOf, inHand, type Seat } from '@shamble/kernel'
import { newCampaign } from '../router.ts'
import { YOU } from '../setup/words.ts'
import { Clause, Unfold } from '../play/clause.tsx'
import { Die } from '../play/die.tsx'
import type { TroubleWords } from '../ui/trouble.tsx'
import { Button } from '../ui/button.tsx'
import { Battle } from './battle.tsx'
import { Choices } from './choices.tsx'
import type { CampaignDisplay } from './campaign-display.ts'
import type { Campaign } from './use-campaign.ts'

export function Now({
  display,
  campaign,
  onTrouble,
}: {
  readonly display: CampaignDisplay
  readonly campaign: Campaign
  readonly onTrouble: (trouble: TroubleWords | null) => void
}) {
  const { asked, die, refusal, view, options, card, give } = campaign
  useNextQuestion(asked?.choices ?? null)
  if (card.outcome)
    return (
      <div class="over">
        <h3 class="h" tabIndex={-1}>
          {card.outcome.winners.length > 0 ? 'The campaign is won.' : 'The campaign is over.'}
        </h3>
        <p class="book">{card.outcome.reason}</p>
        <a class="link" href={newCampaign(display.battle)}>
          Begin another campaign
        </a>
      </div>
    )
  if (die) return <Typing campaign={campaign} />
  if (!asked) return <p class="muted">A moment.</p>
  const props = { view, options, asks: asked.asks, choices: asked.choices, give }
  const Desk = Object.hasOwn(display.desks, asked.asks) ? display.desks[asked.asks] : undefined
  return (
    <>
      {asked.beside ? (
        <Battle {...props} display={display} card={card} beside={asked.beside} onTrouble={onTrouble} />
      ) : (
        <Asking display={display} decider={deciderOf(card, asked.seat)} {...props}>
          {Desk ? (
            <Desk key={asked.asks} {...props} />
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
  const said = display.lines(last.events)
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
