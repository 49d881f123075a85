/** rs.scenario.11 to rs.scenario.13 The helicopter: how far a radio reaches the pad and one boards, in centimetres, and turns after the call. */
export const HELICOPTER = { radio: 20, board: 8, noise: 2, lands: 3, leaves: 6 } as const

/** rs.scenario.15, rs.scenario.16 The boat: cans that its engine needs, what pouring costs in centimetres, turns until it leaves. */
export const BOAT = { cans: 2, pour: 5, leaves: 2, inHaste: 1 } as const

/** rs.scenario.17 The Tank comes the turn after the first can, and in this turn at the latest. */
export const TANK_ENTERS = { after: 1, latest: 20 } as const
