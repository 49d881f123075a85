import { describe, expect, it } from 'vitest'
import { lawsBroken } from './testing.ts'

describe('the types of a display', () => {
  it.each([
    ['packages/web/src/games/evac/read.ts', 'const view = s.view as View'],
    ['packages/web/src/games/evac/display.tsx', 'const all = events as unknown[]'],
    ['packages/web/src/games/dead-walk/plan/fire.ts', 'const first = all[0]!'],
    ['packages/web/src/games/drop-dead/plan/items.ts', 'const cell = <Cell>c.tile'],
    ['packages/web/src/games/dead-walk/campaign/words.ts', 'const shown = view as CampaignView'],
    ['packages/web/src/games/evac/read.ts', 'let last = 0'],
    ['packages/web/src/games/dead-walk/editor/names.ts', 'export var names: string[] = []'],
    ['packages/web/src/games/dead-walk/editor/names.ts', 'const { id } = value as RoomDrawing'],
  ])('%s may not say %s', (file, text) => {
    expect(lawsBroken(file, text)).toEqual(['display'])
  })

  it.each([
    ['packages/web/src/games/evac/read.ts', "const KINDS = ['a', 'b'] as const"],
    ['packages/web/src/games/evac/plan/late.ts', "let dead: typeof import('./zombie.ts') | null = null"],
    ['packages/web/src/games/evac/plan/late.ts', 'const KNOWN = new WeakMap()\nfunction f() { let a = 1 }'],
    ['packages/web/src/games/evac/plan.test.ts', 'const view = s.view as View'],
    ['packages/web/src/games/evac/testing.ts', 'const view = s.view as View'],
    [
      'packages/web/src/play/game-display.ts',
      'export const anyDisplay = (display) => display as unknown as AnyDisplay',
    ],
  ])('%s may say %s', (file, text) => {
    expect(lawsBroken(file, text)).toEqual([])
  })
})
