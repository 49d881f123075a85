/** How many of the dead can bite somebody in one Zombie Turn: those who come near, but each needs a square of its own. */
import type { Board } from '../bots/board.ts'
import { biteSquares, dangerField, isNear, othersSquares, zombieReach } from '../bots/terms.ts'
import type { Marine } from '../state.ts'

/** ev.zatt.1, ev.map.11 The dangers of squares for a marine, looked into where somebody asks. */
export function bitersAtOnce(board: Board, { seat }: Pick<Marine, 'seat'>): (at: number) => number {
  const alone = dangerField(board, seat)
  const others = othersSquares(board, seat)
  return (at) => {
    const single = alone[at] as number
    // One finds a square; two may want the same.
    if (single < 2) return single
    const free = biteSquares(board, at)
    const near = board.state.zombies.filter((z) => !z.down && isNear(board, z.at, at))
    // Nobody walks through whom he bites.
    const wants = near.map((z) => {
      const reach = zombieReach(board, z.at, board.book.zombies.speed, [...others, at])
      return free.filter((square) => reach.includes(square))
    })
    return placed(wants.filter((squares) => squares.length > 0))
  }
}

/** So many of those who want places can have one each: whoever has one makes way if there is another for him. */
function placed(wants: readonly (readonly number[])[]): number {
  const holds = new Map<number, number>()
  const seat = (one: number, tried: Set<number>): boolean =>
    (wants[one] ?? []).some((place) => {
      if (tried.has(place)) return false
      tried.add(place)
      const holder = holds.get(place)
      if (holder !== undefined && !seat(holder, tried)) return false
      holds.set(place, one)
      return true
    })
  return wants.filter((_, one) => seat(one, new Set())).length
}
