/** Holds the place of the page. */
export function ReplayPage({ id }: { readonly id: string }) {
  return <main>{id}</main>
}
