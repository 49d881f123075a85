import { useEffect, useState } from 'preact/hooks'
import { faces } from '../games/index.ts'
import { START } from '../router.ts'
import type { GameFace } from '../table/face.ts'
import { Brand } from '../ui/icon.tsx'
import { RulesBrowser } from './rules-browser.tsx'

/** The rules of a game as a page of its own, at #/rules/<game>/<clause>. */
export function RulesPage({ game, clause }: { readonly game: string; readonly clause: string | null }) {
  const [face, setFace] = useState<GameFace | null>(null)
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
        {face && (
          <RulesBrowser
            clauses={face.clauses}
            chapters={face.chapters}
            options={face.options}
            values={null}
            clause={clause}
            credit={face.credit}
          />
        )}
      </main>
    </div>
  )
}
