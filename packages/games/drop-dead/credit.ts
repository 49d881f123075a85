/** Shown wherever the game is offered. */
export const CREDIT =
  'After "Drop Dead: Zombie Survival Guide", a tile game of February 2024 dressed up as army field manual FM 16-24; ' +
  'no author is named in it.'
