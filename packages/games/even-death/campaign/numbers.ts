/** The printed numbers of a campaign. */

/** ed.camp-vp.1, ed.camp-vp.6 */
export const POINTS_TO_WIN = 40
export const TURN_LIMIT = 40
/** ed.camp-vp.3 */
export const POINTS_FOR = { battle: 2, town: 3, city: 5, tile: 1, pillage: 1 } as const
export const SUPPLIES_FOR_A_POINT = 5
/** ed.camp-setup.9 to ed.camp-setup.13 */
export const START_SUPPLIES = 4
export const START_POINTS = 100
export const START_FORCES = 3
export const HORDES_PER_PLAYER = 3
/** ed.camp-rules.1, ed.camp-rules.2 */
export const FORCES = 6
export const HORDES = 12
export const FORCE_POINTS = 200
/** ed.camp-turn.7, ed.camp-turn.9 */
export const ACTIONS = 3
export const NEW_HORDE_ON = 7
export const NEW_HORDE_POINTS = 50
/** ed.camp-turn.5 One die: up to 1 Infected, up to 5 Sick, else Healthy. */
export const HEALTH_CHECK = [
  { most: 1, health: 'infected' },
  { most: 5, health: 'sick' },
  { most: 8, health: 'healthy' },
] as const
/** ed.human-state.3, ed.human-state.4 */
export const ABUNDANT = 5
/** ed.camp-train.1 */
export const TRAINING_POINTS = 50
/** ed.camp-search.2, ed.camp-search.5 */
export const SEARCH_WORTH = 20
export const SEARCH = [
  { most: 2, what: 'ambush', supplies: 0 },
  { most: 4, what: 'supplies', supplies: 1 },
  { most: 6, what: 'supplies', supplies: 2 },
  { most: 7, what: 'luxuries', supplies: 0 },
  { most: 8, what: 'survivor', supplies: 0 },
] as const
/** ed.camp-pillage.1, ed.camp-drop.1, ed.camp-drop.2, ed.camp-zombify.1 */
export const PILLAGE_ON = 4
export const SUPPLY_DROP_ON = 3
export const PARATROOPERS_ON = 5
export const ZOMBIFY_ON = 4
export const ZOMBIFY_POINTS = 50
/** ed.camp-battle.13 */
export const ROUND_LIMIT = 20
