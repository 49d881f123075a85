import { describe, expect, it } from 'vitest'
import { lawsBroken } from './testing.ts'

const inPage = (file: string, text: string): string[] => lawsBroken(`packages/web/src/${file}`, text)

describe('the rooms of the page', () => {
  it.each([
    ['engine/x.ts', "import { a } from '../ui/x.ts'"],
    ['ui/x.tsx', "import type { A } from '../play/game-display.ts'"],
    ['settings/x.tsx', "import { a } from '../board/measured/units.ts'"],
    ['play/display/x.ts', "import type { A } from '../session.ts'"],
    ['words/x.ts', "import { a } from '../play/context.ts'"],
    ['rules/x.tsx', "import { a } from '../play/book.tsx'"],
    ['play/x.tsx', "import { a } from '../games/index.ts'"],
    ['play/x.tsx', "const a = await import('./play-page.tsx')"],
    ['board/measured/x.tsx', "import { a } from '../../games/dead-walk/read.ts'"],
    ['board/measured/x.tsx', "import type { View } from '@shamble/evac/page'"],
    ['board/measured/x.test.ts', "import { a } from '../../games/evac/testing.ts'"],
    ['board/x.ts', "export { a } from '../games/index.ts'"],
    ['editor/measured/x.ts', "await import('@shamble/evac/page')"],
    ['plan/x.ts', "type A = import('../games/evac/types.ts').A"],
    ['campaign/campaign-display.ts', "import type { A } from './use-campaign.ts'"],
    ['campaign/x.tsx', "import { a } from '../start/x.tsx'"],
    ['editor/x.tsx', "import { a } from '../start/x.tsx'"],
    ['editor/measured/x.ts', "import { a } from '../workbench.tsx'"],
    ['games/evac/x.ts', "import { a } from '../drop-dead/x.ts'"],
    ['games/evac/x.ts', "import { a } from '../index.ts'"],
    ['games/evac/x.ts', "import { a } from '../../replay/x.ts'"],
    ['replay/x.tsx', "import { a } from '../campaign/x.ts'"],
    ['start/start-page.tsx', "import { a } from '../replay/replay-page.tsx'"],
    ['start/x.tsx', "import { a } from '../app.tsx'"],
    ['drawer/x.ts', 'export const a = 1'],
  ])('%s may not say %s', (file, text) => {
    expect(inPage(file, text)).toEqual(['rooms'])
  })

  it.each([
    ['ui/x.tsx', "import { a } from '../engine/signal.ts'"],
    ['words/x.ts', "import type { A } from '../play/game-display.ts'"],
    ['board/measured/x.tsx', "import { a } from '../../play/context.ts'"],
    ['board/measured/x.ts', "import { a } from '../layers.tsx'"],
    ['board/measured/x.ts', "import { a } from '@shamble/table'"],
    ['plan/x.test.ts', "import { a } from '../games/evac/testing.ts'"],
    ['games/evac/x.ts', "import { a } from '../../board/measured/place.ts'"],
    ['games/evac/x.ts', "import type { View } from '@shamble/evac/page'"],
    ['play/play-page.tsx', "import { a } from '../games/index.ts'"],
    ['games/index.ts', "const a = await import('./evac/display.tsx')"],
    ['games/dead-walk/editor/x.tsx', "import { a } from '../../../editor/measured/kind.ts'"],
    ['games/dead-walk/editor/x.tsx', "import { a } from '../read.ts'"],
    ['editor/x.tsx', "import { a } from '../setup/draft.ts'"],
    ['campaign/campaign-page.tsx', "import { a } from './use-campaign.ts'"],
    ['start/x.test.ts', "import { a } from '../replay/replay-page.tsx'"],
    ['start/x.tsx', "import art from '../replay/art.svg'"],
  ])('%s may say %s', (file, text) => {
    expect(inPage(file, text)).toEqual([])
  })
})
