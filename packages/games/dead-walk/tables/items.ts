/** Things that are no weapons: items (dw.carry.8, dw.search.14) and the markers of scenarios, which are carried alike. */

export interface ItemRow {
  readonly title: string
  /** dw.heal.3 Wounds that it heals. */
  readonly heals: number
  /** dw.cc.22 Does it serve as a club? */
  readonly improvised: boolean
  /** Whoever carries it has both hands full: no fire, strike, throw, climb or jump. */
  readonly bothHands: boolean
  /** Its use is among the advanced rules. */
  readonly advanced?: true
}

const PLAIN = { heals: 0, improvised: false, bothHands: false } as const

export const ITEMS = {
  'small-kit': { ...PLAIN, title: 'small first aid kit', heals: 1 },
  'medium-kit': { ...PLAIN, title: 'medium first aid kit', heals: 2 },
  'large-kit': { ...PLAIN, title: 'large first aid kit', heals: 3 },
  extinguisher: { ...PLAIN, title: 'fire extinguisher', improvised: true },
  'gas-can': { ...PLAIN, title: 'gas can', improvised: true },
  battery: { ...PLAIN, title: 'car battery', improvised: true },
  radio: { ...PLAIN, title: 'radio', improvised: true, advanced: true },
  antiseptic: { ...PLAIN, title: 'antiseptic', advanced: true },
  keys: { ...PLAIN, title: 'car keys', advanced: true },
  crate: { ...PLAIN, title: 'medicine crate', bothHands: true },
  'radio-set': { ...PLAIN, title: 'radio set', bothHands: true },
} as const satisfies Record<string, ItemRow>

export type ItemId = keyof typeof ITEMS
