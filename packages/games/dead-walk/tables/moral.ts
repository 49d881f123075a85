/** dw.moral.1, dw.moral.3, dw.moral.2 What a death costs everybody else, and a team member who turns. */
export const LOSSES = { killed: 2, turned: 1 } as const

/** dw.moral.5 Kills for a point; one in close combat counts as two. */
export const KILLS_FOR_A_POINT = 5

/** dw.wounds.5 No die reaches so many wounds. */
export const HOPELESS = 7
