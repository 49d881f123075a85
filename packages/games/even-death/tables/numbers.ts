/** Numbers of the rules that belong to no other table. Distances are in inches. */

/** ed.measure.9 */
export const DIE = 8

/** ed.setup.2, ed.setup.5 */
export const MOST_SEATS = 4
export const BATTLE_POINTS = 200

/** ed.force.2 */
export const MOST_WEAPONS = 2

/** ed.turn.1 */
export const ACTIONS = 2

/** ed.deploy.5 A zone in which nobody has a place grows by so much at a time. */
export const ZONE_GROWS = 2

/** ed.move.9, ed.interact.3 */
export const LEAST_MOVE = 1
export const CARRYING = 2

/** ed.herd.2, ed.herd.7 */
export const COHERENCY = 2
export const FOLLOWER_SLACK = 2

/** ed.rambling.1, ed.rambling.3 */
export const RAMBLES_ON = 2
export const RAMBLING_MOVES = 2

/** ed.sight.4, ed.cover.2, ed.sight.6 Hidden rays of nine, and inches. */
export const SIGHT_UP_TO = 6
export const COVER_FROM = 1
export const OBSCURING_DEPTH = 6

/** ed.bite.4, ed.bite.12 */
export const DRAWN_IN = 2
export const BITE_ACCURACY = 8

/** ed.shove.2 */
export const SHOVE = 3

/** ed.interact.2 */
export const INTERACT = 1

/** ed.split.1, ed.split.3, ed.merge.1 */
export const SPLIT = { target: 6, follower: 12, apart: 2 } as const
export const MERGE = 6

/** ed.psych.1, ed.psych.8, ed.psych.10, ed.infection.4, ed.brain.1 */
export const CHECK = 8
export const ISOLATION = 18
export const FULL_HERDS = 2

/** ed.victory.9 */
export const ROUND_LIMIT = 20
