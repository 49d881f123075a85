import { describe, expect, it } from 'vitest'
import { lawsBroken } from './testing.ts'

describe('the types of a face', () => {
  it.each([
    ['packages/web/src/games/evac/read.ts', 'const view = s.view as View'],
    ['packages/web/src/games/evac/face.tsx', 'const all = events as unknown[]'],
    ['packages/web/src/games/dead-walk/plan/fire.ts', 'const first = all[0]!'],
    ['packages/web/src/games/drop-dead/plan/items.ts', 'const cell = <Cell>c.tile'],
  ])('%s may not say %s', (file, text) => {
    expect(lawsBroken(file, text)).toEqual(['face'])
  })

  it.each([
    ['packages/web/src/games/evac/read.ts', "const KINDS = ['a', 'b'] as const"],
    ['packages/web/src/games/evac/plan.test.ts', 'const view = s.view as View'],
    ['packages/web/src/games/evac/testing.ts', 'const view = s.view as View'],
    ['packages/web/src/games/dead-walk/editor/names.ts', 'const { id } = value as RoomSketch'],
    ['packages/web/src/table/face.ts', 'export const anyFace = (face) => face as unknown as AnyFace'],
  ])('%s may say %s', (file, text) => {
    expect(lawsBroken(file, text)).toEqual([])
  })
})
