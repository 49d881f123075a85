/** Where one goes after a game: once more, once more on the other side, or home to the campaign. */
import type { MatchCard, MatchSetup } from '@shamble/host'
import { engine } from '../engine/start.ts'
import { campaignAt, go, tableAt } from '../router.ts'
import { Button } from '../ui/button.tsx'
import type { SetupDisplay } from './game-display.ts'
import { onceMore } from './once-more.ts'

export function NextGame({
  words,
  card: { setup },
  size,
}: {
  readonly words: SetupDisplay
  readonly card: MatchCard
  readonly size: 'small' | 'big'
}) {
  const { campaign } = setup
  // It takes the battle in when it is opened.
  if (campaign)
    return (
      <Button kind="go" size={size} onClick={() => go(campaignAt(campaign.id))}>
        {words.homeward ?? 'Take the survivors home'}
      </Button>
    )
  return (
    <>
      {sidesToPlay(setup, words) > 1 && (
        <Button size="small" onClick={() => void again(swapped(setup, words))}>
          Play the other side
        </Button>
      )}
      <Button kind="go" size={size} onClick={() => void again(setup)}>
        Play again
      </Button>
    </>
  )
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
