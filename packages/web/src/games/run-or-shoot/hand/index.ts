/** What is shown in the place of buttons: the hand of cards, and a desk where something must be filled in. */
import type { ComponentType } from 'preact'
import { rowOf } from '../../../sure.ts'
import { later } from '../../../ui/later.tsx'
import { actorOf, isUmpire } from '../read.ts'
import type { DisplayState } from '../types.ts'
import { Hand, type Props } from './hand.tsx'

/** Most turns need none: it is loaded when something changes hands for the first time. */
const KitDesk = later<Props>(async () => (await import('./kit-desk.tsx')).KitDesk)

const OrderDesk = later<Props>(async () => (await import('./order-desk.tsx')).OrderDesk)

/** Whoever plays a survivor never needs it. */
const UmpireDesk = later<Props>(async () => (await import('../desk/desk.tsx')).UmpireDesk)

const DESKS: Readonly<Record<string, ComponentType<Props>>> = {
  'exchange kit': KitDesk,
  give: KitDesk,
  'give an order': OrderDesk,
}

/** Step 1 of whoever holds a survivor in play: also while the card lies. */
const isHandHeld = (s: DisplayState): boolean => s.view.step === '1' && actorOf(s) !== undefined

export function handFor(s: DisplayState): ComponentType<Props> | null {
  if (!s.view || s.seat === null || s.view.outcome !== null) return null
  if (isUmpire(s)) return UmpireDesk
  if (isHandHeld(s)) return Hand
  const isAsked = s.pending?.owe.includes(s.seat) ?? false
  return (isAsked && rowOf(DESKS, s.pending?.asks ?? '')) || null
}
