import { describe, expect, it } from 'vitest'
import { lawsBroken } from './testing.ts'

describe('house rules are patches', () => {
  it.each([
    'if (options.bite) a()',
    'if (!book.options.bite && b) a()',
    "const a = game.options['bite'] ? 1 : 2",
    'while (options?.bite) a()',
    'const a = book.options!.bite || 2',
    'switch (options.bite) {}',
  ])('%s is refused in a rule', (text) => {
    expect(lawsBroken('packages/games/evac/rules/x.ts', text)).toContain('options')
    expect(lawsBroken('packages/games/evac/options.ts', text)).toEqual([])
    expect(lawsBroken('packages/games/evac/rules/x.test.ts', text)).toEqual([])
  })
})
