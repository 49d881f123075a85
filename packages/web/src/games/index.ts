import type { AnyFace } from '../table/face.ts'

/** The faces of the games that can be played here, each loaded when it is first needed. */
export const faces: Readonly<Record<string, () => Promise<AnyFace>>> = {
  evac: async () => (await import('./evac/face.tsx')).evacFace,
  'drop-dead': async () => (await import('./drop-dead/face.tsx')).dropDeadFace,
  'dead-walk': async () => (await import('./dead-walk/face.tsx')).deadWalkFace,
}
