/** ev.stand.1 and ev.heal.5 the bonus on a roll for standing still; ev.sprint.1 the extra squares of a sprint. */
export const BONUSES = {
  stand: 1,
  sprint: 1,
} as const
