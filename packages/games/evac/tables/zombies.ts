/** ev.pop.11 and ev.spawn.5 the zombie dice; ev.zturn.1 their speed; ev.zdoor.1 what they need at a door; ev.zatt.1 HP that a bite costs. */
export const ZOMBIES = {
  zombieDie: 4,
  marinesPerDie: 3,
  speed: 2,
  doorTarget: 6,
  bite: 1,
} as const
