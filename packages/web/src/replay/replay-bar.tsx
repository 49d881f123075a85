/** Over a replay: what was played, and what can be done with it. */
import type { MatchCard, MatchSetup } from '@shamble/host'
import type { OptionValues } from '@shamble/kernel'
import { sendHome } from '../matches/homeward.ts'
import { onceMore } from '../matches/once-more.ts'
import { engine } from '../engine/start.ts'
import type { SetupDisplay } from '../play/game-display.ts'
import { changedOptions, scenarioFor } from '../play/house-rules.ts'
import { campaignAt, go, START, tableAt } from '../router.ts'
import { savedWords } from '../ui/saved-words.ts'
import type { TroubleWords } from '../ui/trouble.tsx'
import { Button } from '../ui/button.tsx'
import { Brand } from '../ui/icon.tsx'
import { plural } from '../words/plain.ts'

interface Props {
  readonly title: string
  readonly words: SetupDisplay
  readonly card: MatchCard
  readonly options: OptionValues
  readonly over: boolean
  /** How many sides there are to play. */
  readonly sides: number
  readonly onSaved: (words: TroubleWords | null) => void
}

export function ReplayBar(props: Props) {
  const { title, words, card, options, over, onSaved } = props
  const changed = changedOptions(words, options)
  return (
    <header class="bar">
      <a href={START} class="home" aria-label="Shamble, to the start page">
        <Brand />
      </a>
      <div class="title">
        <h2>{title}</h2>
        <span>{scenarioFor(words, options)?.title ?? card.title}</span>
      </div>
      <p class="mid">
        {changed.length === 0 ? 'Played by the book' : `${changed.length} house ${plural(changed.length, 'rule')}`}
      </p>
      <div class="tools">
        <Button kind="quiet" size="small" icon="save" onClick={() => void savedWords(card.id, over).then(onSaved)}>
          Save to a file
        </Button>
        <Next {...props} />
      </div>
    </header>
  )
}

/** Where one goes from here. */
function Next({ words, card: { id, setup }, over, sides }: Props) {
  const { campaign } = setup
  if (!over)
    return (
      <Button kind="go" size="small" onClick={() => go(tableAt(id))}>
        Back to the table
      </Button>
    )
  if (campaign)
    return (
      <Button kind="go" size="small" onClick={() => goHome(id, campaign.id)}>
        Take the survivors home
      </Button>
    )
  return (
    <>
      {sides > 1 && sidesToPlay(setup, words) > 1 && (
        <Button size="small" onClick={() => void again(swapped(setup, words))}>
          Same again, other side
        </Button>
      )}
      <Button kind="go" size="small" onClick={() => void again(setup)}>
        Play again
      </Button>
    </>
  )
}

/** Back to the campaign, which takes the battle in. */
function goHome(table: string, campaign: string): void {
  sendHome(table)
  go(campaignAt(campaign))
}

async function again(setup: MatchSetup): Promise<void> {
  const card = await engine().create(onceMore(setup))
  go(tableAt(card.id))
}

/** How many sides somebody can sit at: some are played by the rules alone. */
const sidesToPlay = ({ options }: MatchSetup, words: SetupDisplay): number =>
  new Set(words.seats(options).flatMap(({ automatic, side }) => (automatic ? [] : [side]))).size

/** Persons and bots change places. */
function swapped(setup: MatchSetup, words: SetupDisplay): MatchSetup {
  const slots = words.seats(setup.options).filter(({ automatic }) => !automatic)
  const choices = slots.flatMap(({ seat }) => setup.seats[seat] ?? [])
  const person = choices.find((choice) => choice.kind === 'person')
  const bot = choices.find((choice) => choice.kind === 'bot')
  if (!person || !bot) return setup
  const sides = new Map<string, boolean>()
  for (const { seat, side } of slots) if (setup.seats[seat]?.kind === 'person') sides.set(side, true)
  return {
    ...setup,
    seats: {
      ...setup.seats,
      ...Object.fromEntries(slots.map(({ seat, side }) => [seat, sides.get(side) ? bot : person])),
    },
  }
}
