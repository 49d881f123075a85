/** The table of one match, at #/table/<id>. */
export function TablePage({ id }: { readonly id: string }) {
  return <main>{id}</main>
}
