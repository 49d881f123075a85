/** Holds the place of the page. */
export function RulesPage({ game }: { readonly game: string; readonly clause: string | null }) {
  return <main>{game}</main>
}
