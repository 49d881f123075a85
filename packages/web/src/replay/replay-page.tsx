/** A match from its beginning, and its report when it is over, at #/replay/<id>. */
export function ReplayPage({ id }: { readonly id: string }) {
  return <main>{id}</main>
}
