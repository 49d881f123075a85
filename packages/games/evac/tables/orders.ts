export type Order = 'move' | 'fire' | 'steady'

/** ev.lt.3 (ours) how many squares an order carries. */
export const ORDER_RANGE = 7

/** ev.lt.4 (ours) the orders: what each adds to Speed, to attack rolls and to a healing roll this turn. */
export const ORDERS: Readonly<
  Record<Order, { readonly title: string; readonly speed: number; readonly attack: number; readonly healing: number }>
> = {
  move: { title: 'Move!', speed: 2, attack: 0, healing: 0 },
  fire: { title: 'Fire!', speed: 0, attack: 1, healing: 0 },
  steady: { title: 'Steady!', speed: 0, attack: 0, healing: 1 },
}
