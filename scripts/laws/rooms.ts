import { posix } from 'node:path'
import { importsOf, type Law } from './law.ts'

const WEB = 'packages/web/src/'

/** Rooms of the page that serve every game: a game comes to them, they never go to a game. */
const SHARED = /^(board|editor\/measured|engine|plan|ui|words)\//
/** Of these the tests too: they draw and play games made up for the purpose, so that a second one would do. */
const FOR_A_SECOND_GAME = /^board\//

/** A shared room knows no game, neither by its folder of the page nor by its package. */
export const rooms: Law = {
  name: 'rooms',
  source(source, { packages }, report) {
    const { file, mayUseTestTools, lineOf } = source
    if (!file.startsWith(WEB)) return
    const path = file.slice(WEB.length)
    const room = SHARED.exec(path)?.[1]
    if (room === undefined || (mayUseTestTools && !FOR_A_SECOND_GAME.test(path))) return
    for (const { specifier, node } of importsOf(source)) {
      const isPage = posix.join(posix.dirname(file), specifier).startsWith(`${WEB}games/`)
      const isPackage = [...packages.values()].some(
        ({ name, home }) => home.layer === 'games' && (specifier === name || specifier.startsWith(`${name}/`)),
      )
      if (isPage || isPackage) report(lineOf(node), `${room}/ serves every game and imports none: not ${specifier}`)
    }
  },
}
