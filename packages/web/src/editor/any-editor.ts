import type { GameEditor } from './game-editor.ts'

/** An editor of which nobody looks into its documents: it gets back what it gave. The one place where that is taken on trust. */
export const anyEditor = <D>(editor: GameEditor<D>): GameEditor<unknown> => editor as GameEditor<unknown>
