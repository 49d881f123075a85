/** The largest files that somebody may bring in: bad in every way that takes long to find, each from an honest save. */
import { MOST_TEXT, MOST_VALUES } from '../bounds.ts'
import type { Save } from '../save-shape.ts'

/** So many times the same, with commas. */
const rows = (count: number, row: string): string => new Array<string>(Math.floor(count)).fill(row).join(',')

/** A list that is as long as a file may be and is never closed. */
const unclosed = (row: string): string => `[${rows(MOST_TEXT / (row.length + 1) - 1, row)}`
const thousand = (entry: string): string => `[${rows(1_000, entry)}]`

/** The save with this text in place of one member. */
const withText = (save: Save, member: keyof Save, text: string): string =>
  JSON.stringify({ ...save, [member]: 0 }).replace(`"${member}":0`, () => `"${member}":${text}`)

/** As many of the save's first entry as fit into a file, by its values. */
function entriesOf({ entries: [entry] }: Save): string {
  const text = JSON.stringify(entry)
  const values = text.split(/[[{,]/).length
  return rows(Math.min(199_000, MOST_VALUES / values, MOST_TEXT / (text.length + 1)) - 1_000, text)
}

const deepParts = `[${rows(190, thousand(`[[],{"a":{}},"${'x'.repeat(80)}"]`))}]`

/** By what is wrong with them. */
export const largestFiles = (save: Save): Readonly<Record<string, () => string>> => ({
  'one word': () => `"${'x'.repeat(MOST_TEXT - 2)}"`,
  'nothing but escapes': () => `"${'\\n'.repeat(MOST_TEXT / 2 - 2)}`,
  'nothing but spaces': () => ' '.repeat(MOST_TEXT),
  'numbers that never end': () => unclosed(thousand('0')),
  'long numbers that never end': () => unclosed(thousand('-12345.678e2')),
  'objects that never end': () => unclosed(thousand('{"a":0,"b":[],"c":{}}')),
  'a key that comes twice': () =>
    `{${Array.from({ length: 190_000 }, (_, i) => `"key ${i}${'x'.repeat(80)}":0`).join(',')},"key 7${'x'.repeat(80)}":1}`,
  'entries that do not fit': () => withText(save, 'entries', `[${entriesOf(save)}]`),
  'a bad entry after many': () => withText(save, 'entries', `[${entriesOf(save)},{}]`),
  'options that are none': () => withText(save, 'options', `{"own":${deepParts}}`),
  'a position that is none': () => withText(save, 'position', `{"exact":${deepParts}}`),
})
