import { describe, expect, it } from 'vitest'
import { lawsBroken } from './testing.ts'

describe('exact arithmetic', () => {
  it.each(['const m = Math', 'Math[name]', 'use(Math)', 'const { floor } = Math', 'Math.sqrt(2)', 'a ** 2', 'a **= 2'])(
    '%s is refused',
    (text) => {
      expect(lawsBroken('packages/games/evac/rules/x.ts', text)).toEqual(['math'])
      expect(lawsBroken('packages/bots/src/x.ts', text)).toEqual([])
    },
  )

  it.each(['Math.floor(a / 2)', '2 ** 32', 'book.Math', '({ Math: 1 })', '// Math[x]'])('%s is allowed', (text) => {
    expect(lawsBroken('packages/games/evac/rules/x.ts', text)).toEqual([])
  })
})
