import { useEffect, useState } from 'preact/hooks'
import { CARDS } from '../games/cards.ts'
import { displayFor } from '../games/index.ts'
import { TopBar } from '../matches/top-bar.tsx'
import { go, rulesOf } from '../router.ts'
import type { AnyDisplay } from '../play/game-display.ts'
import { Select } from '../ui/select.tsx'
import { RulesBrowser } from './rules-browser.tsx'
import { useBook } from './use-book.ts'

const WITH_RULES = CARDS.filter(({ id }) => displayFor(id)).map(({ id, title }) => ({ value: id, label: title }))

/** The rules of a game as a page of its own, at #/rules/<game>/<clause>. */
export function RulesPage({ game, clause }: { readonly game: string; readonly clause: string | null }) {
  const [display, setFace] = useState<AnyDisplay | null>(null)
  const book = useBook(display)
  useEffect(() => {
    void displayFor(game)?.().then(setFace)
  }, [game])
  useEffect(() => {
    if (display) document.title = `Rules of ${display.title} | Shamble`
  }, [display])
  return (
    <div class="rules-page">
      <TopBar at="rules" game={game} tables={[]} />
      <div class="top">
        <h1>{display ? `Rules of ${display.title}` : 'Rules'}</h1>
        <Select label="Rules of" hideLabel options={WITH_RULES} value={game} onChange={(other) => go(rulesOf(other))} />
      </div>
      <main>
        {!displayFor(game) && <p>There are no rules of such a game here.</p>}
        {book && (
          <RulesBrowser
            {...book}
            options={book.setup.options}
            values={null}
            clause={clause}
            credit={book.setup.credit}
          />
        )}
      </main>
    </div>
  )
}
