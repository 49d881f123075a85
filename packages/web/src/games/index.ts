import type { GameFace, SetupFace } from '../table/face.ts'

/** The faces of the games that can be played here, each loaded when it is first needed. */
export const faces: Readonly<Record<string, () => Promise<GameFace>>> = {
  evac: async () => (await import('./evac/face.tsx')).evacFace,
  'drop-dead': async () => (await import('./drop-dead/face.tsx')).dropDeadFace,
  'dead-walk': async () => (await import('./dead-walk/face.tsx')).deadWalkFace,
}

/** What the set-up page needs of them, which is much less. */
export const setups: Readonly<Record<string, () => Promise<SetupFace>>> = {
  evac: async () => (await import('./evac/setup.ts')).evacSetup,
  'drop-dead': async () => (await import('./drop-dead/setup.ts')).dropDeadSetup,
  'dead-walk': async () => (await import('./dead-walk/setup.ts')).deadWalkSetup,
}
