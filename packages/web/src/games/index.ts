import type { AnyDisplay } from '../play/game-display.ts'

/** The displays of the games that can be played here, each loaded when it is first needed. */
export const displays: Readonly<Record<string, () => Promise<AnyDisplay>>> = {
  evac: async () => (await import('./evac/display.tsx')).evacDisplay,
  'drop-dead': async () => (await import('./drop-dead/display.tsx')).dropDeadDisplay,
  'dead-walk': async () => (await import('./dead-walk/display.tsx')).deadWalkDisplay,
}
