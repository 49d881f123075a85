/** ev.pop.11 and ev.spawn.5 the zombie dice; ev.zturn.1 their speed; ev.zdoor.1 what they need at a door. */
export const ZOMBIES = {
  zombieDie: 4,
  marinesPerDie: 3,
  speed: 2,
  doorTarget: 6,
} as const
