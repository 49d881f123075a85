import type { SetupDisplay } from '../play/game-display.ts'

/** What the set-up page needs of the games that can be played here, which is much less than their displays. */
export const setups: Readonly<Record<string, () => Promise<SetupDisplay>>> = {
  evac: async () => (await import('./evac/setup.ts')).evacSetup,
  'drop-dead': async () => (await import('./drop-dead/setup.ts')).dropDeadSetup,
  'dead-walk': async () => (await import('./dead-walk/setup.ts')).deadWalkSetup,
}
