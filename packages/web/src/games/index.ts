/**
 * What a game brings to the page is found in its folder `games/<id>` and loaded when it is first needed. Which games
 * there are says the shelf; of one that brings no display or no set-up, what its rules say is shown plainly. Apart from
 * `around.ts` and `cards.ts`, so that a table need not know where everything else is.
 */
import { GAMES, type GameEntry } from '@shamble/shelf'
import type { AnyDisplay } from '../play/game-display.ts'
import { rowOf } from '../sure.ts'

export type Load<T> = () => Promise<T>

const DISPLAYS = import.meta.glob<AnyDisplay>('./*/display.tsx', { import: 'display' })
/** Campaigns whose map is a table, by the game of their battles. */
const MAPS = import.meta.glob<AnyDisplay>('./*/campaign/table.tsx', { import: 'display' })

export const entryOf = (game: string): GameEntry | undefined => GAMES.find(({ about }) => about.id === game)

/** Where what a campaign brings is found; null where it is no campaign with a map. */
function mapFolder(game: string): string | null {
  const entry = GAMES.find(({ campaign }) => campaign?.about.id === game)
  const folder = entry && `./${entry.about.id}/campaign`
  return folder !== undefined && Object.hasOwn(MAPS, `${folder}/table.tsx`) ? folder : null
}

/** Its map is played at a table, as any game is. */
export const isAtTable = (campaign: string): boolean => mapFolder(campaign) !== null

/** What a campaign with a map brings by this name. */
export function broughtByMap<T>(
  files: Readonly<Record<string, Load<T>>>,
  game: string,
  file: string,
): Load<T> | undefined {
  const folder = mapFolder(game)
  return folder === null ? undefined : rowOf(files, `${folder}/${file}`)
}

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
  return (
    broughtByMap(MAPS, game, 'table.tsx') ?? brought(DISPLAYS, game, 'display.tsx') ?? (entry && (() => plainly(entry)))
  )
}
