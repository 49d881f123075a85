/** What the pages around the table ask a game for; see `index.ts`. */
import type { Printables } from '@shamble/print'
import type { CampaignDisplay } from '../campaign/campaign-display.ts'
import type { GameEditor } from '../editor/game-editor.ts'
import type { SetupDisplay } from '../play/game-display.ts'
import type { GameBench } from './game-bench.ts'
import { brought, broughtByMap, entryOf, type Load } from './index.ts'

const SETUPS = import.meta.glob<SetupDisplay>('./*/setup.ts', { import: 'setup' })
const MAP_SETUPS = import.meta.glob<SetupDisplay>('./*/campaign/table-setup.ts', { import: 'setup' })
const EDITORS = import.meta.glob<GameEditor<unknown>>('./*/editor/editor.tsx', { import: 'editor' })
const BENCHES = import.meta.glob<GameBench>('./*/bench.tsx', { import: 'bench' })
const CAMPAIGNS = import.meta.glob<CampaignDisplay>('./*/campaign/display.tsx', { import: 'campaign' })

/** What the set-up page needs, which is much less than a display; undefined if there is no such game. */
export function setupFor(game: string): Load<SetupDisplay> | undefined {
  const entry = entryOf(game)
  return (
    broughtByMap(MAP_SETUPS, game, 'table-setup.ts') ??
    brought(SETUPS, game, 'setup.ts') ??
    (entry && (async () => (await import('./plain/plain-setup.ts')).plainSetup(await entry.rules())))
  )
}

/** Where scenarios of it are built; undefined if there is no editor. */
export const editorFor = (game: string): Load<GameEditor<unknown>> | undefined =>
  brought(EDITORS, game, 'editor/editor.tsx')

/** Its desk beside the tables; undefined if there is nothing to build. */
export const benchFor = (game: string): Load<GameBench> | undefined => brought(BENCHES, game, 'bench.tsx')

/** Its campaign, by the game of the battles; undefined if it has none. */
export const campaignFor = (game: string): Load<CampaignDisplay> | undefined =>
  brought(CAMPAIGNS, game, 'campaign/display.tsx')

/** What there is to print of it; undefined if there is nothing. */
export const printFor = (game: string): Load<Printables> | undefined => entryOf(game)?.print
