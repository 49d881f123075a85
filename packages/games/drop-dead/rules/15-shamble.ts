/** Shambling: a zombie that notices nobody goes on in its direction, one unit at a time. */
import { changeZombie, type Look, type Transaction, type Zombie } from '../state.ts'
import { COMPASS_DIE } from '../tables/map.ts'
import { squareOf, unitOfSquare } from './01-grid.ts'
import { tableSeat } from './14-spawn.ts'
import { type Crowd, tellStep } from './15-crowd.ts'

/** dd.shamble.6 to dd.shamble.8 Where a step in this direction leads, or -1 if it is not possible. */
function stepTowards({ facts }: Look, crowd: Crowd, square: number, heading: number): number {
  const to = facts.steps[8 * square + heading - 1]!
  return to >= 0 && crowd.passable[to] === 1 ? to : -1
}

function canStep(look: Look, crowd: Crowd, square: number): boolean {
  for (let heading = 1; heading <= COMPASS_DIE; heading++)
    if (stepTowards(look, crowd, square, heading) >= 0) return true
  return false
}

/** dd.shamble.3, dd.shamble.6 A direction by a D8, again until a step in it is possible. */
function rollHeading(t: Transaction, crowd: Crowd, zombie: Zombie, square: number): number {
  for (;;) {
    const what = `direction of zombie ${zombie.n}`
    const face = t.roll({ clause: 'dd.shamble.3', sides: COMPASS_DIE, seat: tableSeat(t.state), what })
    const possible = stepTowards(t, crowd, square, face) >= 0
    t.emit({ e: 'direction rolled', clause: 'dd.shamble.3', zombie: zombie.n, face, heading: face, possible })
    if (possible) return face
  }
}

/** dd.shamble.2, dd.shamble.10 to dd.shamble.12 The direction it has, or a new one where that leads nowhere; 0 for none. */
function headingFrom(t: Transaction, crowd: Crowd, zombie: Zombie, heading: number, square: number): number {
  if (heading > 0 && stepTowards(t, crowd, square, heading) >= 0) return heading
  return canStep(t, crowd, square) ? rollHeading(t, crowd, zombie, square) : 0
}

/**
 * dd.shamble.5 One step, or as many as the house plays with (dd.variant.12), until `halt` says that a survivor is in
 * range. The zombie is lifted out of the crowd.
 */
export function shamble(t: Transaction, crowd: Crowd, zombie: Zombie, halt: (square: number) => boolean): Zombie {
  const start = squareOf(t.facts, zombie.at)
  let square = start
  let { heading } = zombie
  for (let step = 0; step < t.book.shambleSteps; step++) {
    heading = headingFrom(t, crowd, zombie, heading, square)
    if (heading === 0) {
      t.emit({ e: 'zombie waits', clause: 'dd.shamble.9', zombie: zombie.n })
      break
    }
    const to = stepTowards(t, crowd, square, heading)
    tellStep(t, zombie, square, to, 'dd.shamble.5')
    square = to
    if (halt(square)) break
  }
  if (square === start && heading === zombie.heading) return zombie
  return changeZombie(t.state, zombie, { at: unitOfSquare(t.facts, square), heading })
}
