/** The rules of a game as a page of its own, at #/rules/<game>/<clause>. */
export function RulesPage({ game, clause }: { readonly game: string; readonly clause: string | null }) {
  return (
    <main>
      {game} {clause}
    </main>
  )
}
