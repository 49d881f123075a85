import type { Plugin } from 'vite'

/** What the shelf can load of a game and a worker never does. */
const TOOLS = /^@shamble\/[^/]+\/(print|trials|workshop|campaign\/tools)$/
const NOTHING = '\0nothing'

/** Workers play games: what is printed, built or counted is not sent to them. */
export function withoutTools(): Plugin {
  return {
    name: 'shamble-without-tools',
    enforce: 'pre',
    resolveId: { filter: { id: TOOLS }, handler: () => NOTHING },
    load: { filter: { id: /^\0nothing$/ }, handler: () => 'export {}' },
  }
}
