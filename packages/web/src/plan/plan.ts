/**
 * Everything that can be decided now, as orders with what each can be aimed at. Built from the choices the rules offer;
 * hints only join single steps to whole moves and say what would come of them.
 */
import type { Going, Order, Variant } from '../play/game-display.ts'

export interface Note {
  readonly value: string
  readonly words: string
  readonly clause: string
  /** What most people would regret: it stands out. */
  readonly isGrave?: boolean
}

/** Something an order can be aimed at. */
export interface Target<Command = unknown> {
  /** "24,17", "zombie 9", "M2", "24,17|25,17", "D3"; empty for orders that need no aim. */
  readonly place: string
  readonly title: string
  readonly subtitle: string
  readonly mark: string
  readonly variants: readonly Variant<Command>[]
  readonly notes: readonly Note[]
  /** The squares walked before something else is done, for the board. */
  readonly way?: readonly number[]
  readonly ahead?: readonly Going[]
}

export interface Planned<Command = unknown> {
  readonly order: Order
  /** Its targets, the most pressing first; worked out when they are needed. */
  readonly targets: () => readonly string[]
  readonly at: (place: string) => Target<Command> | null
  /** Why it cannot be done (here). */
  readonly refusal: (place: string | null) => { readonly clause: string; readonly reason: string } | null
}

/** A list that is made once. */
export function once<T>(make: () => T): () => T {
  let made: { value: T } | null = null
  return () => (made ??= { value: make() }).value
}

export interface OrderDraft {
  readonly id: string
  readonly label: string
  readonly icon: string
  readonly key: string
  readonly detail: string
  readonly aims: Order['aims']
}

/** An order with its targets by place. */
export function planned<Command>(
  draft: OrderDraft,
  targets: () => ReadonlyMap<string, () => Target<Command>>,
  enabled = true,
): Planned<Command> {
  const list = once(targets)
  return {
    order: { ...draft, enabled },
    targets: once(() => [...list().keys()]),
    at: (place) => list().get(place)?.() ?? null,
    refusal: () => null,
  }
}

/** An order that cannot be given now, and why. */
export function impossible(
  draft: OrderDraft,
  short: string,
  refusal: { clause: string; reason: string },
): Planned<never> {
  return {
    order: { ...draft, detail: short, enabled: false, clause: refusal.clause },
    targets: () => [],
    at: () => null,
    refusal: () => refusal,
  }
}

/** An order that needs no aim. */
export const simple = <Command>(
  draft: Omit<OrderDraft, 'aims'>,
  target: Omit<Target<Command>, 'place'>,
): Planned<Command> =>
  planned(
    { ...draft, aims: target.variants.length > 1 ? 'dialog' : 'none' },
    () => new Map([['', () => ({ place: '', ...target })]]),
  )

export const plain = <Command>(
  commit: string,
  commands: readonly Command[],
  over: Partial<Variant<Command>> = {},
): Variant<Command> => ({
  label: commit,
  commit,
  commands,
  odds: false,
  parts: [],
  ...over,
})
