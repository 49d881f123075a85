import type { EditorFace } from './face.ts'

/** The games whose scenarios can be built here. */
export const editors: Readonly<Record<string, () => Promise<EditorFace<unknown>>>> = {
  'dead-walk': async () => (await import('../games/dead-walk/editor/face.tsx')).deadWalkEditor as EditorFace<unknown>,
}
