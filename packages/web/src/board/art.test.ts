import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'

const WEB = join(import.meta.dirname, '../..')
const files = ['src', 'public'].flatMap((folder) =>
  readdirSync(join(WEB, folder), { recursive: true, encoding: 'utf8' })
    .filter((name) => /\.(svg|tsx?)$/.test(name) && !name.includes('.test.'))
    .map((name) => join(folder, name)),
)
const NUMBER = String.raw`(-?[\d.]+)`
const LARGE_ARC = new RegExp(String.raw`${NUMBER} ${NUMBER}A${NUMBER} ${NUMBER} 0 1 [01] ${NUMBER} ${NUMBER}`, 'g')

/** An arc the long way round between two ends that are nearly one: a bitten disc that is drawn whole. */
function wholeDiscs(text: string): string[] {
  return [...text.matchAll(LARGE_ARC)].flatMap(([arc, x1, y1, r, , x2, y2]) =>
    Math.hypot(Number(x2) - Number(x1), Number(y2) - Number(y1)) < Number(r) / 8 ? [arc] : [],
  )
}

it.each(files)('%s draws no bitten disc as a whole one', (name) => {
  expect(wholeDiscs(readFileSync(join(WEB, name), 'utf8'))).toEqual([])
})

it('finds one', () => {
  expect(wholeDiscs('M33.22 15.39A14 14 0 1 1 33.08 15.02A3.2 3.2 0 0 0 33.95 21.18')).toHaveLength(1)
})
