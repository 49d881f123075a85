/** dw.turn.9 Zombies act one after another, each so that humans can answer it. */
import { again, procedure, step, type Vars } from '@shamble/kernel'
import type { XY } from '@shamble/table'
import type { Command } from '../commands.ts'
import { type Transaction, zombieOf } from '../state.ts'
import { actZombie, walkZombie } from './25-zombie-moves.ts'
import type { Wish } from './25-zombie-ways.ts'
import { decidable } from './40-deciding.ts'
import { isAnybodyAlert } from './46-reactions.ts'

/** One zombie, and what a game master says about it (dw.seat.2). */
type Order = Vars & {
  zombie: number
  wish: Wish & Vars
  path: readonly { readonly x: number; readonly y: number }[] | null
}

function obey(t: Transaction, { zombie, wish, path }: Order): void {
  if (!zombieOf(t.state, zombie)) return
  if (path === null) actZombie(t, zombie, wish)
  else walkZombie(t, zombie, path)
}

/** Step a of phase 3 for one zombie; where somebody could answer it, as work that may be interrupted. */
export function moveOne(t: Transaction, zombie: number, wish: Wish = {}, path: readonly XY[] | null = null): void {
  const order: Order = { zombie, wish: { ...wish }, path: path && path.map(({ x, y }) => ({ x, y })) }
  if (isAnybodyAlert(t)) t.call('zombie move', order)
  else obey(t, order)
}

/** Step a of phase 3 for all these zombies. */
export function moveInTurn(t: Transaction, zombies: readonly number[]): void {
  if (isAnybodyAlert(t)) t.call('zombie moves', { left: zombies })
  else for (const n of zombies) if (zombieOf(t.state, n)) actZombie(t, n)
}

export const zombieMove = decidable('zombie move', 'decide', 'dw.turn.9', (t, v) => obey(t, v as Order))

type Waiting = Vars & { left: readonly number[] }

export const zombieMoves = procedure<Transaction, Command>('zombie moves', [
  step<Transaction, Waiting>('dw.turn.9', 'next zombie', (t, v) => {
    const [first, ...rest] = v.left
    v.left = rest
    if (first !== undefined) moveOne(t, first)
  }),
  again<Transaction, Waiting>('dw.turn.9', 'zombie after zombie', 'next zombie', (_t, v) => v.left.length > 0),
])
