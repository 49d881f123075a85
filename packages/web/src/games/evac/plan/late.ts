/** Orders that come after the first table: of the dead's player, of whoever sets it up, and what no first question asks of a marine. */
import type { Marine } from '@shamble/evac/page'
import type { MatchSetup } from '@shamble/host'
import type { DisplayState, Planned, Variant } from '../types.ts'

let dead: typeof import('./zombie.ts') | null = null
let more: typeof import('./afterwards.ts') | null = null
let before: typeof import('./before.ts') | null = null

/** Before the table is shown to the dead's player. */
export async function loadZombieOrders(): Promise<void> {
  dead ??= await import('./zombie.ts')
}

/** Before the table is shown to whoever sets it up. */
export async function loadPlacingOrders(): Promise<void> {
  before ??= await import('./before.ts')
}

/** What whoever sits down needs at once: whoever begins in the middle sets nothing up. */
export async function loadOrders({ seats, opened }: MatchSetup): Promise<void> {
  if (seats['Z']?.kind === 'person') await loadZombieOrders()
  if (opened === undefined) await loadPlacingOrders()
}

/** With the first answers of the rules. */
export async function loadMoreOrders(): Promise<void> {
  const placing = loadPlacingOrders()
  more ??= await import('./afterwards.ts')
  await placing
}

/** What is known of several of the dead once their player's orders are loaded. */
export const herds = () => dead

export const placingOrders = (s: DisplayState): readonly Planned[] => before?.placingOrders(s) ?? []

export const isFull = (s: DisplayState): boolean => before?.isFull(s) ?? false

/** Doors are asked for once their orders are loaded. */
export const wallsOfShutCan: typeof import('./can-room.ts')['wallsOfShutCan'] = (view, position) =>
  before?.wallsOfShutCan(view, position) ?? null

export const menu = (s: DisplayState): readonly Variant[] => more?.menu(s) ?? []

export const zombieOrders = (s: DisplayState): readonly Planned[] => dead?.zombieOrders(s) ?? []

export const midwayOrders = (s: DisplayState, m: Marine): readonly Planned[] => more?.midwayOrders(s, m) ?? []

export const moreOrders = (s: DisplayState, m: Marine, plan: readonly Planned[]): readonly Planned[] =>
  more?.moreOrders(s, m, plan) ?? plan

/** What is done at the end of the walk that a drop means. */
export const touched: typeof import('./far.ts')['touched'] = (s, plan, names) =>
  (s.seat === 'Z' ? dead?.battered : more?.touched)?.(s, plan, names) ?? null
