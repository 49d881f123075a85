import { printFor } from '../games/around.ts'
import { printOf } from '../router.ts'

/** To the pages with the pieces of a game, where there are any. */
export const PrintLink = ({ game }: { readonly game: string }) =>
  printFor(game) ? <a href={printOf(game)}>Print the pieces</a> : null
