import { readFileSync, writeFileSync } from 'node:fs'
import { env } from 'node:process'
import { expect, it } from 'vitest'
import { digestOf, sameGames } from './play.ts'

const FILE = new URL('./digest.txt', import.meta.url)

it('the same games come to the recorded digest, on every machine', { timeout: 240_000 }, async () => {
  const lines = await sameGames()
  if (env['SHAMBLE_GOLDEN'] === 'write') writeFileSync(FILE, `${digestOf(lines)}\n`)
  expect(digestOf(lines)).toBe(readFileSync(FILE, 'utf8').trim())
})
