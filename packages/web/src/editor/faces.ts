import type { EditorFace } from './face.ts'

/** A face of which nobody looks into its documents: it gets back what it gave. The one place where that is taken on trust. */
export const anyEditor = <D>(face: EditorFace<D>): EditorFace<unknown> => face as EditorFace<unknown>

/** The games whose scenarios can be built here. */
export const editors: Readonly<Record<string, () => Promise<EditorFace<unknown>>>> = {
  'dead-walk': async () => anyEditor((await import('../games/dead-walk/editor/face.tsx')).deadWalkEditor),
}
