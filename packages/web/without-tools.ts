import { existsSync } from 'node:fs'
import type { Plugin } from 'vite'

const LOADED = /\bimport\('(@shamble\/([^/']+)\/([^']+))'\)/g

/** Cuts from the shelf what it could load of a game, and nobody here ever does. */
const without = (name: string, isUseless: (part: string, game: string) => boolean): Plugin => ({
  name: `shamble-without-${name}`,
  enforce: 'pre',
  transform: {
    filter: { id: /\/shelf\/src\/games\.ts$/ },
    handler: (code) =>
      code.replace(LOADED, (whole, _, game: string, part: string) => (isUseless(part, game) ? '({})' : whole)),
  },
})

const TOOLS = ['print', 'trials', 'workshop', 'campaign/tools']
const RULES = ['extras', 'trials', 'workshop', 'campaign', 'campaign/tools']

/** Workers play games: what is printed, built or counted is not sent to them. */
export const withoutTools = (): Plugin => without('tools', (part) => TOOLS.includes(part))

const bringsSetup = (game: string): boolean => existsSync(new URL(`src/games/${game}/setup.ts`, import.meta.url))

/** Pages show games: only of one that brings no set-up of its own are the rules asked what there is to set up. */
export const withoutRules = (): Plugin => ({
  ...without('rules', (part, game) => RULES.includes(part) || (part === 'game' && bringsSetup(game))),
  // While it is built only: what is served from its sources is the same for page and workers.
  apply: 'build',
})
