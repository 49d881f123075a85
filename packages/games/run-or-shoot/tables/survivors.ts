/** rs.injury.1, rs.injury.2 Hits that kill. */
export const HITS = { ps: 4, nps: 1 } as const

/** rs.injury.3, rs.injury.4 What each hit costs: centimetres of movement, and on shooting rolls. */
export const INJURY = { move: 2, shoot: 1 } as const

/** rs.infection.2, rs.infection.3, rs.infection.7 The largest score of infection, and of an infected one's death. */
export const INFECTION = { ps: 1, nps: 7, death: 0 } as const

/** rs.door.1, rs.door.2 What a door costs, in centimetres. */
export const DOOR_COST = 5

/** rs.aid.3 One hit always stays. */
export const LEFT_BY_AID = 1

/** rs.climb.2, rs.climb.4, rs.assist.6, rs.move.10 In units: how near to a ladder's end, its surroundings, a drag, stairs. */
export const CLIMB = { reach: 150, crowded: 300 } as const
export const DRAG = 500
/** rs.assist.6 Who stands is dragged with so many hits. */
export const DRAGGED_FROM = 2
export const STAIRS_REACH = 100

/** rs.nps.5 to rs.nps.9, rs.order.4 In centimetres. */
export const NPS = { fear: 30, follows: 2, shoots: 30, flees: 20, hears: 20 } as const

/** rs.sight.8 Sight at night, in centimetres. */
export const NIGHT = { sees: 20, torch: 40, glow: 10 } as const

/** rs.secrecy.11, rs.secrecy.17 In centimetres. */
export const ROOM_FOUND = 5
export const TALK = 30

/** rs.cards.11 Seconds. */
export const PLANNING_CLOCK = 90
