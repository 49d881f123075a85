export function SetupPage({ game }: { readonly game: string; readonly dice: boolean }) {
  return <main>{game}</main>
}
