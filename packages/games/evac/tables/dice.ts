/** ev.attack.3, ev.heal.5, ev.pop.1, ev.scav.3, ev.zdoor.1 The die of every roll but those for zombies (tables/zombies.ts). */
export const DIE = 6

/** ev.auto.2, ev.house.3 The natural number that ends a burst. */
export const NATURAL_ONE = 1
