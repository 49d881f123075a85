import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { blocks, documentText, pathOf } from './blocks.ts'

const PROGRAM = pathOf('examples/use-the-kernel.ts')
const text = documentText('use-the-kernel.md')
const withoutComments = (code: string): string => code.replaceAll(/^\/(\/|\*\*).*\n/gm, '').replaceAll(/\n+/g, '\n')

describe('docs/use-the-kernel.md', () => {
  it('shows the program whole, part by part', () => {
    const shown = blocks(text, 'ts')
      .map((block) => block.text)
      .join('\n')
    expect(`${shown}\n`).toBe(withoutComments(readFileSync(PROGRAM, 'utf8')))
    expect(text).toContain(`one program of ${readFileSync(PROGRAM, 'utf8').trimEnd().split('\n').length} lines`)
  })

  it('prints what the program prints', () => {
    const loader = new URL('../packages/cli/bin/typescript.mjs', import.meta.url).href
    const out = execFileSync(process.execPath, ['--import', loader, PROGRAM], { encoding: 'utf8' })
    expect(blocks(text, 'text').map((block) => block.text)).toEqual([out.trimEnd()])
  })
})
