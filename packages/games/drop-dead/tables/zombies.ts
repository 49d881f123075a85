/** dd.zombies.1, dd.zombies.2 The zombies' stat block. */
export const ZOMBIES = {
  health: 20,
  movement: 4,
  attack: [10, 10],
  range: 1,
  /** Units faster for every `hurtStep` points of health lost. */
  hurtBonus: 1,
  hurtStep: 10,
  /** dd.behaviour.7 A way round may be this much longer. */
  detour: 4,
  /** dd.components.1 */
  figures: 21,
  /** dd.zombies.8 */
  perTile: 4,
} as const
