/** The orders of the dead's player: loaded before the table is shown to one. */
import type { DisplayState, Planned } from '../types.ts'

let dead: typeof import('./zombie.ts') | null = null

export async function loadZombieOrders(): Promise<void> {
  dead ??= await import('./zombie.ts')
}

export const zombieOrders = (s: DisplayState): readonly Planned[] => dead?.zombieOrders(s) ?? []
