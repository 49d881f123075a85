import { describe, expect, it } from 'vitest'
import { checkLaws } from '../check-laws.ts'

const lines = (count: number, line = '//'): string => `${line}\n`.repeat(count)
const functionOf = (count: number): string => `export function deed() {\n${lines(count - 2)}}\n`

function broken(file: string, text: string): string[] {
  const violations = checkLaws(new Map([[file, text]])).filter(({ law }) => law === 'sizes')
  return violations.map(({ message }) => message)
}

describe('sizes', () => {
  it.each([
    'packages/games/evac/rules/x.ts',
    'packages/kernel/src/x.ts',
    'packages/table/src/x.ts',
    'packages/web/src/play/x.ts',
    'packages/web/src/x.tsx',
  ])('%s has at most 350 lines', (file) => {
    expect(broken(file, lines(350))).toEqual([])
    expect(broken(file, lines(351))).toEqual([`${file} has 351 lines, at most 350 are allowed`])
  })

  it.each([
    ['packages/games/evac/rules/x.ts', 45],
    ['packages/kernel/src/x.ts', 60],
    ['packages/grid/src/x.ts', 60],
    ['packages/table/src/x.ts', 45],
    ['packages/host/src/x.ts', 45],
    ['packages/web/src/play/x.ts', 45],
    ['packages/web/src/campaign/x.tsx', 45],
    ['packages/web/src/games/evac/campaign/x.tsx', 45],
    ['packages/web/src/x.tsx', 45],
  ])('a function in %s has at most %d lines', (file, most) => {
    expect(broken(file, functionOf(most))).toEqual([])
    const message = `${file}#deed has ${most + 1} lines, at most ${most} are allowed`
    expect(broken(file, functionOf(most + 1))).toEqual([message])
    expect(broken(file, `export const deed = () => {\n${lines(most - 1)}}\n`)).toEqual([message])
    expect(broken(file, `const deed = list.map((one) => {\n${lines(most - 1)}})\n`)).toEqual([message])
  })

  it('names the outermost function only', () => {
    const inner = `function outer() {\n${functionOf(50)}}\n`
    expect(broken('packages/games/evac/rules/x.ts', inner)).toHaveLength(1)
  })

  it.each([
    'packages/games/evac/clauses.ts',
    'packages/games/evac/content/maps.ts',
    'packages/games/evac/tables/weapons.ts',
    'packages/games/evac/rules/x.test.ts',
    'packages/games/evac/testing.ts',
    'scripts/x.ts',
  ])('%s is not measured', (file) => {
    expect(broken(file, lines(2_000))).toEqual([])
  })
})
