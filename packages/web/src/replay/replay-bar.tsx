/** Over a replay: what was played, and what can be done with it. */
import type { MatchCard } from '@shamble/host'
import type { OptionValues } from '@shamble/kernel'
import type { SetupDisplay } from '../play/game-display.ts'
import { changedOptions, scenarioFor } from '../play/house-rules.ts'
import { NextGame } from '../play/next-game.tsx'
import { go, START, tableAt } from '../router.ts'
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
  readonly onSaved: (words: TroubleWords | null) => void
}

export function ReplayBar({ title, words, card, options, over, onSaved }: Props) {
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
        {over ? (
          <NextGame words={words} card={card} size="small" />
        ) : (
          <Button kind="go" size="small" onClick={() => go(tableAt(card.id))}>
            Back to the table
          </Button>
        )}
      </div>
    </header>
  )
}
