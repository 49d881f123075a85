/** rs.zed.1, rs.zed.2, rs.drift.3, rs.drift.9 How far Zeds go, in centimetres. */
export const ZED_MOVES = { attack: 20, drift: 2, toNoise: 5 } as const

/** rs.zed.4 What a way costs besides its length, in centimetres. */
export const WAY_COSTS = { fence: 10, stairs: 5, ladder: 20, door: 40, window: 40, reinforced: 200 } as const

/** rs.move.10 What stairs cost a survivor, in centimetres for a level. */
export const STAIRS_COST = 5

/** rs.zed.8 Where a Zed stands around its target: this much more than touching, tried every so many degrees. */
export const CONTACT_SPOTS = { apart: 2, everyDegrees: 15 } as const

/** rs.zed.9 Sideways and back, in units. */
export const SIDESTEP = { aside: 210, back: 100 } as const

/** rs.priority.1, rs.priority.8, rs.priority.10, rs.priority.11 In centimetres. */
export const PRIORITY = { wp: 10, open: 20, noise: 40, groans: 40, ignored: 5 } as const

/** rs.drift.7, rs.drift.9, rs.drift.11 In centimetres. */
export const DRIFT = { near: 5, hears: 40, loses: 20 } as const

/** rs.drift.2 to rs.drift.5 What a drifter does on each face. */
export const DRIFT_TABLE = ['stand', 'stand', 'stand', 'left', 'right', 'ahead'] as const

/** rs.door.7, rs.door.8 Zed-turns that smash a door; a window is as weak as a standard door (rs.terrain.1). */
export const ZED_TURNS = { standard: 2, reinforced: 10 } as const

/** rs.horde.2, rs.horde.3 to rs.horde.5, rs.horde.8, rs.horde.10, rs.horde.13 */
export const HORDE = {
  die: 6,
  perPip: 10,
  hears: 40,
  discovered: 5,
  seen: 20,
  emergePerTurn: 10,
  most: 100,
} as const

/** rs.horde.12 The rings on which a horde appears: so far apart, and the six sides of each, walked from the east. */
export const EMERGING = {
  step: 210,
  rings: 5,
  sides: [
    [-105, 182],
    [-210, 0],
    [-105, -182],
    [105, -182],
    [210, 0],
    [105, 182],
  ],
} as const

/** rs.noise.3, rs.noise.6, rs.noise.1 */
export const ALARM = { from: 5, turns: 3 } as const
export const NOISE_CARRIES = 40

/** rs.priority.9, rs.priority.11 Fewer people in a building, or fewer groans, draw nobody. */
export const CROWD_INSIDE = 2
export const MANY_GROANS = 2
