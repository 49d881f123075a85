/** dw.carry.5 Weapons for close combat, and what a strike does. */

export type StrikeKind = 'bludgeoning' | 'edged' | 'chainsaw' | 'bare'

export interface StrikeRow {
  /** The lowest modified score that fells or eliminates; null for never. */
  readonly fall: number | null
  readonly elim: number | null
  /** dw.cc.11, dw.cc.12 The lowest natural score that eliminates a fallen target; null if it changes nothing. */
  readonly elimFallen: number | null
}

/** dw.cc.9, dw.cc.10, dw.chainsaw.1, dw.chainsaw.8, dw.cskill.15 */
export const STRIKES: Readonly<Record<StrikeKind, StrikeRow>> = {
  bludgeoning: { fall: 5, elim: null, elimFallen: 2 },
  edged: { fall: 4, elim: 6, elimFallen: 2 },
  chainsaw: { fall: null, elim: 3, elimFallen: null },
  bare: { fall: 6, elim: null, elimFallen: 6 },
}

interface MeleeRow {
  readonly title: string
  readonly hands: 1 | 2
  readonly strike: StrikeKind
  /** dw.carry.10 It can be thrown, too. */
  readonly thrown: boolean
}

/** dw.carry.5, dw.carry.10 */
export const MELEE = {
  hammer: { title: 'hammer', hands: 1, strike: 'bludgeoning', thrown: false },
  crowbar: { title: 'crowbar', hands: 1, strike: 'bludgeoning', thrown: false },
  knife: { title: 'kitchen knife', hands: 1, strike: 'edged', thrown: true },
  axe: { title: 'one-handed axe', hands: 1, strike: 'edged', thrown: true },
  machete: { title: 'machete', hands: 1, strike: 'edged', thrown: false },
  sword: { title: 'sword', hands: 1, strike: 'edged', thrown: false },
  'baseball-bat': { title: 'baseball bat', hands: 2, strike: 'bludgeoning', thrown: false },
  'hockey-stick': { title: 'hockey stick', hands: 2, strike: 'bludgeoning', thrown: false },
  'golf-club': { title: 'golf club', hands: 2, strike: 'bludgeoning', thrown: false },
  'samurai-blade': { title: 'samurai blade', hands: 2, strike: 'edged', thrown: false },
  'double-axe': { title: 'double-handed axe', hands: 2, strike: 'edged', thrown: false },
  scythe: { title: 'scythe', hands: 2, strike: 'edged', thrown: false },
  chainsaw: { title: 'chainsaw', hands: 2, strike: 'chainsaw', thrown: false },
} as const satisfies Record<string, MeleeRow>

export type MeleeId = keyof typeof MELEE

/** dw.chainsaw.4 What a natural 1 becomes when it is rolled again: the highest score of each row. */
export const CHAINSAW_MISHAPS = [
  { upTo: 1, what: 'hit' },
  { upTo: 4, what: 'stalls' },
  { upTo: 6, what: 'empty' },
] as const

/** dw.break.4, dw.break.6 Every so many degrees there may be a way out; and no die beats so many. */
export const BREAKING = { everyDegrees: 10, tooMany: 6 } as const
