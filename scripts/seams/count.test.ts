import { describe, expect, it } from 'vitest'
import { seamsOf } from './count.ts'

/** Two games in a small repository: one with every kind of file, one with its registration only. */
const FILES: Readonly<Record<string, string>> = {
  'packages/kernel/package.json': '{"name":"@shamble/kernel"}',
  'packages/games/chess/package.json': '{\n"name":"@shamble/chess"\n}',
  'packages/games/chess/rules/01-moves.ts': 'a\n'.repeat(100),
  'packages/games/chess/clauses.ts': 'a\n'.repeat(100),
  'packages/games/chess/odds-key.ts': 'a\n'.repeat(100),
  'packages/games/chess/game.ts': 'a\nb\n',
  'packages/games/chess/game.test.ts': 'a\n'.repeat(100),
  'packages/games/chess/testing.ts': 'a\n'.repeat(100),
  'packages/games/chess/state.ts': 'a\n'.repeat(100),
  'packages/games/chess/about.ts': 'a\n'.repeat(12),
  'packages/games/chess/view.ts': 'a\nb\nc\nd\n',
  'packages/games/chess/something-new.ts': 'a\nb\nc\n',
  'packages/games/go/package.json': '{"name":"@shamble/go"}',
  'packages/web/package.json': '{"name":"@shamble/web"}',
  'packages/web/src/games/chess/words/log.ts': 'a\n'.repeat(100),
  'packages/web/src/games/chess/board.tsx': 'a\n'.repeat(100),
  'packages/web/src/games/chess/display.tsx': 'a\nb\nc\nd\n',
  'packages/web/src/games/index.ts': "import { display } from './chess/display.tsx'\nimport('./go/display.tsx')",
  'packages/web/src/start/shelf.ts': "import('@shamble/chess/page')",
  'packages/web/src/start/order.ts': "const ORDER = ['chess']",
  'packages/web/src/start/titles.ts': 'const titles = { chess: 1 }',
  'packages/web/src/start/other.ts': "const text = 'chess is a game' // chess\nconst cheating = chess",
  'packages/web/src/start/shelf.test.ts': "import '@shamble/chess'",
  'packages/web/e2e/play.ts': "open('chess')",
}

const [chess, go] = seamsOf(new Map(Object.entries(FILES)))

describe('seams', () => {
  it('are what is neither rules, content, words, state nor drawing', () => {
    expect(chess?.engine).toEqual([
      { file: 'packages/games/chess/package.json', lines: 3 },
      { file: 'packages/games/chess/game.ts', lines: 2 },
      { file: 'packages/games/chess/view.ts', lines: 4 },
      { file: 'packages/games/chess/something-new.ts', lines: 3 },
    ])
    expect(chess?.page).toEqual([{ file: 'packages/web/src/games/chess/display.tsx', lines: 4 }])
  })

  it('a place is a file elsewhere that imports the game or names its id', () => {
    expect(chess?.places).toEqual([
      'packages/web/src/games/index.ts',
      'packages/web/src/start/shelf.ts',
      'packages/web/src/start/order.ts',
      'packages/web/src/start/titles.ts',
    ])
    expect(go).toMatchObject({ game: 'go', page: [], places: ['packages/web/src/games/index.ts'] })
  })
})
