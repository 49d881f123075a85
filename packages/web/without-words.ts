import type { Plugin } from 'vite'

const TEXT = /'(?:[^'\\\n]|\\.)*'|"(?:[^"\\\n]|\\.)*"/.source
const SENTENCES = new RegExp(`\\b(says|description):\\s*(?:${TEXT})(?:\\s*\\+\\s*(?:${TEXT}))*`, 'g')
/** What options and their values are called, and in which groups they are shown. */
const TITLES = new RegExp(`\\b(title: ${TEXT}|values: \\{[^}]*\\}),?`, 'g')
const GROUPS = /(export const OPTION_GROUPS[^=]*= )\[[\s\S]*?\n\]/

const bare = (code: string, id: string): string => {
  const unsaid = code.replace(SENTENCES, "$1: ''")
  return id.includes('/options-schema.ts') ? unsaid.replace(GROUPS, '$1[]').replace(TITLES, '') : unsaid
}

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
      handler: bare,
    },
  }
}
