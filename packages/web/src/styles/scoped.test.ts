/** Sheets that come later say of which part of the page they are: they stay when it has gone, and hit nobody else's names. */
import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'

/** By sheet, how each of its selectors begins. */
const ROOTS: Readonly<Record<string, readonly string[]>> = {
  'replay/replay.css': ['.replay-page', '.report-page', ':where(.replay-page) '],
  'styles/start.css': ['div.start', ':where(.start) '],
  'styles/setup.css': ['.setup ', ':where(.setup, .ed) '],
  'rules/rules.css': ['.rules', '.phone .rules', ':where(.rules) '],
  'play/curtain.css': ['.drape', ':where(.drape) '],
  'play/phone-recap.css': [':where(.summed)', '.retell'],
}

function selectorsIn(sheet: string): string[] {
  const text = readFileSync(new URL(`../${sheet}`, import.meta.url), 'utf8')
    .replace(/\/\*[^]*?\*\//g, '')
    .replace(/@keyframes[^{]*\{(?:[^{}]*\{[^{}]*\})*[^{}]*\}/g, '')
  return [...text.matchAll(/([^{};]+)\{/g)]
    .map(([, heads]) => (heads as string).trim())
    .filter((heads) => !heads.startsWith('@'))
    .flatMap((heads) => heads.split(/,(?![^(]*\))/).map((one) => one.trim()))
}

describe('sheets that come later', () => {
  it.each(Object.entries(ROOTS))('%s hits only what it came for', (sheet, roots) => {
    const all = selectorsIn(sheet)
    expect(all.length).toBeGreaterThan(5)
    expect(all.filter((one) => !roots.some((root) => one.startsWith(root)))).toEqual([])
  })
})
