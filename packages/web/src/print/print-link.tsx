import { printables } from './printables.ts'
import { printOf } from '../router.ts'

/** To the pages with the pieces of a game, where there are any. */
export const PrintLink = ({ game }: { readonly game: string }) =>
  Object.hasOwn(printables, game) ? <a href={printOf(game)}>Print the pieces</a> : null
