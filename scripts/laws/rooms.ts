import { posix } from 'node:path'
import { importsOf, type Law, packageOf } from './law.ts'

const PAGE = 'packages/web/src/'
const GAME = 'games/<game>'

/**
 * The rooms of the page, from the ground up: each uses what is below it. Of a folder that others stand on and that
 * stands on others, what it hands down is a room of its own.
 */
const ROOMS: readonly (readonly [files: RegExp, room: string])[] = [
  [/^(sure\.ts$|styles\/|fonts\/|offline\/)/, 'ground'],
  [/^engine\//, 'engine'],
  [/^router\.ts$/, 'router.ts'],
  [/^ui\//, 'ui'],
  [/^settings\//, 'settings'],
  [/^play\/(game-display\.ts$|display\/)/, 'play/display'],
  [/^plan\//, 'plan'],
  [/^words\//, 'words'],
  [/^rules\/(?!.*-page\.tsx$)/, 'rules'],
  [/^play\/(?!.*-page\.tsx$)/, 'play'],
  [/^board\//, 'board'],
  [/^setup\/(?!.*-page\.tsx$)/, 'setup'],
  [/^campaign\/(any-campaign\.ts|campaign-display\.ts|choices\.tsx)$/, 'what a game needs of campaign'],
  [/^editor\/((any-editor|game-editor|path)\.ts$|fields\.tsx$|measured\/)/, 'what a game needs of editor'],
  [/^games\/game-(card|bench)\.ts$/, 'what a game needs of games'],
  [/^games\/[^/]+\//, GAME],
  [/^games\//, 'games'],
  [/^matches\//, 'matches'],
  [/^(start|replay|campaign|editor|print)\/(?!.*-page\.tsx$)/, 'pages'],
  [/^[^/]+\/.*-page\.tsx$/, '*-page.tsx'],
  [/^(app|main)\.tsx$/, 'app'],
]

/** What serves every game is tested with games made up for the purpose, so that a second one would do. */
const FOR_A_SECOND_GAME = /^board\//

/** Which room of the page may use which: only those below; no game and no page another, and what is below games, none. */
export const rooms: Law = {
  name: 'rooms',
  source(source, { packages }, report) {
    const { file, mayUseTestTools, lineOf } = source
    if (!file.startsWith(PAGE)) return
    if (mayUseTestTools && !FOR_A_SECOND_GAME.test(file.slice(PAGE.length))) return
    const from = placeOf(file)
    if (from === undefined) return report(1, `${file} has no place in the page's rooms`)
    const isBelowGames = from.floor < floorOf(GAME)
    for (const { specifier, node } of importsOf(source)) {
      const to = /^\..*\.tsx?$/.test(specifier) ? placeOf(posix.join(posix.dirname(file), specifier)) : undefined
      if (to !== undefined && (to.floor > from.floor || (to.floor === from.floor && to.folder !== from.folder)))
        report(lineOf(node), `${from.room} may not use ${to.room === from.room ? specifier : to.room}`)
      if (isBelowGames && packages.get(packageOf(specifier))?.home.layer === 'games')
        report(lineOf(node), `${from.room} serves every game and knows none: not ${specifier}`)
    }
  },
}

const floorOf = (room: string): number => ROOMS.findIndex(([, name]) => name === room)

/** Where a file stands; rooms on one floor, like those of two games, are told apart by their folder. */
function placeOf(file: string): { floor: number; room: string; folder: string } | undefined {
  const path = file.slice(PAGE.length)
  const floor = ROOMS.findIndex(([files]) => files.test(path))
  const room = ROOMS[floor]?.[1]
  if (room === undefined) return undefined
  const folders = posix.dirname(path).split('/')
  return { floor, room, folder: folders.slice(0, room === GAME ? 2 : 1).join('/') }
}
