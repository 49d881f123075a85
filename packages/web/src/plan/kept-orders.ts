/** Orders that are aimed stay in hand from one question to the next; the others are done with once they were given. */
import type { DisplayState, Memory } from '../play/game-display.ts'

/**
 * The situation without an order that was given: `isAimed` says which orders stay in hand. What was last taken in hand
 * at a sitting, and what was seen then, is kept by its memory.
 */
export function keepingOrders(isAimed: (order: string) => boolean): <S extends DisplayState>(s: S) => S {
  const inHand = new WeakMap<Memory, { readonly order: string; readonly view: unknown }>()
  const isDone = ({ memory, view, selection: { order } }: DisplayState): boolean => {
    if (order === null || isAimed(order)) return false
    const before = inHand.get(memory)
    if (before?.order === order) return before.view !== view
    inHand.set(memory, { order, view })
    return false
  }
  return (given) => {
    const s = isDone(given) ? { ...given, selection: { ...given.selection, order: null } } : given
    if (s.selection.order === null) inHand.delete(s.memory)
    return s
  }
}
