/** Options as somebody writes them on a command line. */
import { readJson } from './json-text.ts'
import { isOptionValue, type OptionDefinition, type OptionValue } from './options.ts'

function documentFromText(text: string): OptionValue | undefined {
  const read = readJson(text)
  return read.ok ? (read.value as OptionValue) : undefined
}

const FLAGS: Readonly<Record<string, boolean>> = {
  on: true,
  true: true,
  yes: true,
  off: false,
  false: false,
  no: false,
}

function valueFromText(d: OptionDefinition, text: string): OptionValue | undefined {
  switch (d.kind) {
    case 'flag':
      return Object.hasOwn(FLAGS, text) ? FLAGS[text] : undefined
    case 'choice':
      return text
    case 'words':
      return text.split(',').filter((w) => w !== '')
    case 'numbers':
      return text.split(',').map(Number)
    case 'document':
      return documentFromText(text)
    default:
      return text.trim() === '' ? undefined : Number(text)
  }
}

/** Reads `--option k=v` text by the option's kind; undefined if it is no value of that option. */
export function optionFromText(d: OptionDefinition, text: string): OptionValue | undefined {
  const value = valueFromText(d, text)
  return value !== undefined && isOptionValue(d, value) ? value : undefined
}
