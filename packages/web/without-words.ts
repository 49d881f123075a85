import type { Plugin } from 'vite'

const TEXT = /'(?:[^'\\\n]|\\.)*'|"(?:[^"\\\n]|\\.)*"/.source
const SENTENCES = new RegExp(`\\b(says|description):\\s*(?:${TEXT})(?:\\s*\\+\\s*(?:${TEXT}))*`, 'g')

/**
 * The worker cites clauses, options and scenarios by id and never reads what is said about them, which the page has:
 * no need to send it twice.
 */
export function withoutWords(): Plugin {
  return {
    name: 'shamble-without-words',
    enforce: 'pre',
    load: {
      filter: { id: /\/games\/[^/]+\/clauses\.ts$/ },
      handler: () => 'export const CLAUSES = {}\nexport const CHAPTERS = []\n',
    },
    transform: {
      filter: { id: /\/games\/[^/]+\/(options-schema|content\/scenarios)\.ts$/ },
      handler: (code) => code.replace(SENTENCES, "$1: ''"),
    },
  }
}
