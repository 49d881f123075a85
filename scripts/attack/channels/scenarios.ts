/** Scenario files through the checks, the settling of options, the parts of the editor that need no page, and some turns of play. */
import { accepted, type Channel, refused } from '../run.ts'
import { KINDS, type ScenarioKind } from '../scenarios/kinds.ts'
import { trial } from '../scenarios/trial.ts'

interface Given {
  readonly game: string
  readonly document: unknown
  /** Of the dice, and of house rules that are set on top. */
  readonly seed: string
}

interface Opened {
  readonly map: unknown
}
/** What of the editor needs no page: files are opened, drawn and put into words. */
interface Editor {
  openDocument(value: unknown): { readonly ok: true; readonly document: Opened } | { readonly ok: false }
  drawnOf(map: unknown): object
  TABLE_EDITOR: { tree(document: unknown): object }
}

const EDITOR = '../../../packages/web/src/games/dead-walk/editor/'
const partOf = (file: string): Promise<Partial<Editor>> =>
  import(new URL(`${EDITOR}${file}`, import.meta.url).href) as Promise<Partial<Editor>>

const COMMANDS = 40

function kindOf(game: string): ScenarioKind {
  const found = KINDS.find((kind) => kind.game.id === game)
  if (!found) throw new Error(`${game} has no scenario files`)
  return found
}

export const scenarios: Channel<Given> = {
  name: 'scenarios',
  says: 'scenario files of every game, maps of campaigns',
  async ready() {
    const parts = await Promise.all(['document.ts', 'drawn.ts', 'table.ts'].map(partOf))
    const { openDocument, drawnOf, TABLE_EDITOR } = Object.assign({}, ...parts) as Editor
    const edited = (document: unknown): void => {
      const opened = openDocument(document)
      if (opened.ok) JSON.stringify([drawnOf(opened.document.map), TABLE_EDITOR.tree(opened.document)])
    }
    return {
      input(luck) {
        const kind = luck.must(KINDS)
        return { game: kind.game.id, document: kind.document(luck), seed: String(luck.upTo(1_000_000)) }
      },
      attempt({ game, document, seed }) {
        edited(document)
        return trial(kindOf(game), seed, document, COMMANDS) === 'refused' ? refused : accepted
      },
    }
  },
}
