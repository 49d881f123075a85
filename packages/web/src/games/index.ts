/**
 * What a game brings to the page is found in its folder `games/<id>` and loaded when it is first needed. Which games
 * there are says the shelf; of one that brings no display or no set-up, what its rules say is shown plainly. Apart from
 * `around.ts` and `cards.ts`, so that a table need not know where everything else is.
 */
import { GAMES, type GameEntry } from '@shamble/shelf'
import type { AnyDisplay } from '../play/game-display.ts'

export type Load<T> = () => Promise<T>

const DISPLAYS = import.meta.glob<AnyDisplay>('./*/display.tsx', { import: 'display' })

export const entryOf = (game: string): GameEntry | undefined => GAMES.find(({ about }) => about.id === game)

/** Only of games on the shelf: a folder may stand there before its game can be played. */
export function brought<T>(files: Readonly<Record<string, Load<T>>>, game: string, file: string): Load<T> | undefined {
  const path = `./${game}/${file}`
  return entryOf(game) && Object.hasOwn(files, path) ? files[path] : undefined
}

async function plainly(entry: GameEntry): Promise<AnyDisplay> {
  const [{ plainDisplay }, rules, board] = await Promise.all([
    import('./plain/plain-display.tsx'),
    entry.rules(),
    entry.board?.(),
  ])
  return plainDisplay(rules, board)
}

/** What the table needs; undefined if there is no such game. */
export function displayFor(game: string): Load<AnyDisplay> | undefined {
  const entry = entryOf(game)
  return brought(DISPLAYS, game, 'display.tsx') ?? (entry && (() => plainly(entry)))
}
