import { readFileSync, writeFileSync } from 'node:fs'
import { env } from 'node:process'
import { expect, it } from 'vitest'
import { digestOf, HOW_MANY, sameGame } from './play.ts'

const FILE = new URL('./digest.txt', import.meta.url)

it('thirty-six games come to the recorded digest, on every machine', () => {
  const lines = Array.from({ length: HOW_MANY }, (_, at) => sameGame(at))
  if (env['SHAMBLE_GOLDEN'] === 'write') writeFileSync(FILE, `${digestOf(lines)}\n`)
  expect(digestOf(lines)).toBe(readFileSync(FILE, 'utf8').trim())
})
