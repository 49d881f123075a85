import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, describe, expect, it } from 'vitest'
import { tellsAgain } from './golden.ts'
import { orRenew } from './renewal.ts'

describe('what is recorded', () => {
  const folder = mkdtempSync(join(tmpdir(), 'shamble-renewal-'))
  afterAll(() => rmSync(folder, { recursive: true }))

  it('ends a failure with the command that records it anew', () => {
    expect(() => orRenew('SHAMBLE_DOCS', () => expect(1).toBe(2))).toThrow(
      /^expected 1 to be 2.*\nIf that is meant: SHAMBLE_DOCS=write npx vitest run .*src\/testkit\/renewal\.test\.ts$/s,
    )
  })

  it('says so of a story that is told otherwise, and of a save that does not replay', () => {
    const path = join(folder, 'tower')
    writeFileSync(`${path}.txt`, 'the lamp is lit')
    tellsAgain(path, () => 'the lamp is lit')
    const command = /SHAMBLE_GOLDEN=write npx vitest run \S+renewal\.test\.ts$/
    expect(() => tellsAgain(path, () => 'the lamp is out')).toThrow(command)
    const broken = (): string => {
      throw new Error('entries/3: no such door')
    }
    expect(() => tellsAgain(path, broken)).toThrow(/^entries\/3: no such door\n/)
    expect(() => tellsAgain(path, broken)).toThrow(command)
  })
})
