import { useEffect, useState } from 'preact/hooks'
import { faces } from '../games/index.ts'
import { START } from '../router.ts'
import type { AnyFace } from '../table/face.ts'
import { Brand } from '../ui/icon.tsx'
import { RulesBrowser } from './rules-browser.tsx'
import { useBook } from './use-book.ts'

/** The rules of a game as a page of its own, at #/rules/<game>/<clause>. */
export function RulesPage({ game, clause }: { readonly game: string; readonly clause: string | null }) {
  const [face, setFace] = useState<AnyFace | null>(null)
  const book = useBook(face)
  useEffect(() => {
    void faces[game]?.().then(setFace)
  }, [game])
  useEffect(() => {
    if (face) document.title = `Rules of ${face.title} | Shamble`
  }, [face])
  return (
    <div class="rules-page">
      <header class="top">
        <a class="brand-link" href={START} aria-label="Shamble, start page">
          <Brand />
        </a>
        <h1>{face ? `Rules of ${face.title}` : 'Rules'}</h1>
      </header>
      <main>
        {!(game in faces) && <p>There are no rules of such a game here.</p>}
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
