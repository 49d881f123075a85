import type { Plugin } from 'vite'

/** The worker cites clauses by id and never reads their sentences, which the page has: no need to send them twice. */
export function withoutClauses(): Plugin {
  return {
    name: 'shamble-without-clauses',
    enforce: 'pre',
    load: {
      filter: { id: /\/games\/[^/]+\/clauses\.ts$/ },
      handler: () => 'export const CLAUSES = {}\nexport const CHAPTERS = []\n',
    },
  }
}
