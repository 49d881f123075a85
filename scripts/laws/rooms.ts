import { posix } from 'node:path'
import { importsOf, type Law } from './law.ts'

const PAGE = 'packages/web/src/'

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
  [/^games\/game-card\.ts$/, 'games/game-card.ts'],
  [/^games\/[^/]+\//, 'games/<game>'],
  [/^games\//, 'games'],
  [/^matches\//, 'matches'],
  [/^(start|replay|campaign|editor|print)\/(?!.*-page\.tsx$)/, 'pages'],
  [/^[^/]+\/.*-page\.tsx$/, '*-page.tsx'],
  [/^(app|main)\.tsx$/, 'app'],
]

/** Which room of the page may use which: only those below; and no game, and no page, another. */
export const rooms: Law = {
  name: 'rooms',
  source(source, _, report) {
    const { file, mayUseTestTools, lineOf } = source
    if (!file.startsWith(PAGE) || mayUseTestTools) return
    const from = placeOf(file)
    if (from === undefined) return report(1, `${file} has no place in the page's rooms`)
    for (const { specifier, node } of importsOf(source)) {
      if (!/^\..*\.tsx?$/.test(specifier)) continue
      const to = placeOf(posix.join(posix.dirname(file), specifier))
      if (to === undefined) continue
      if (to.floor > from.floor || (to.floor === from.floor && to.folder !== from.folder))
        report(lineOf(node), `${from.room} may not use ${to.room === from.room ? specifier : to.room}`)
    }
  },
}

/** Where a file stands; rooms on one floor, like those of two games, are told apart by their folder. */
function placeOf(file: string): { floor: number; room: string; folder: string } | undefined {
  const path = file.slice(PAGE.length)
  const floor = ROOMS.findIndex(([files]) => files.test(path))
  const room = ROOMS[floor]?.[1]
  if (room === undefined) return undefined
  const folders = posix.dirname(path).split('/')
  return { floor, room, folder: folders.slice(0, room === 'games/<game>' ? 2 : 1).join('/') }
}
