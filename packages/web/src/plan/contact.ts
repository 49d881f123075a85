/** Walking up to something that has to be touched and doing something with it, as one order: commands in a row. */
import { type OrderDraft, type Planned, impossible, plain, type Target } from './plan.ts'
import type { Variant } from '../play/game-display.ts'

/** The walk until something is touched, and what it costs: "3 AP", "two squares". */
export interface Approach<Command> {
  readonly commands: readonly Command[]
  readonly price: string
  readonly over?: Partial<Variant<Command>>
}

/** What is done there: how that is said, and what it costs with the walk. */
export interface ContactDeed<Command> {
  readonly words: string
  readonly command: Command
  readonly price: string
  readonly over?: Partial<Variant<Command>>
}

const lowered = (words: string): string => words.charAt(0).toLowerCase() + words.slice(1)

function withWalk<Command>(
  walk: Approach<Command> | null,
  { words, command, price, over }: ContactDeed<Command>,
): Variant<Command> {
  if (!walk) return plain(`${words}, ${price}`, [command], { label: `${words}, ${price}`, ...over })
  return plain(`Walk and ${lowered(words)}, ${price}`, [...walk.commands, command], {
    label: `${words}, ${price} with the walk`,
    ...over,
  })
}

/** Each deed after the walk, and last the walk alone; without a walk the deeds. */
export const contactVariants = <Command>(
  walk: Approach<Command> | null,
  deeds: readonly ContactDeed<Command>[],
): Variant<Command>[] => [
  ...deeds.map((deed) => withWalk(walk, deed)),
  ...(walk
    ? [plain(`Walk up to it, ${walk.price}`, walk.commands, { label: `Only walk, ${walk.price}`, ...walk.over })]
    : []),
]

/** What is not in contact: what can be walked up to, and why not. */
interface Far<Command> {
  /** Whatever whoever acts gets to, the most pressing first. */
  readonly found: readonly string[]
  readonly at: (place: string) => Target<Command> | null
  readonly why: (place: string | null) => { readonly clause: string; readonly reason: string } | null
  /** The reason in two or three words. */
  readonly short: string
}

/** An order for what has to be touched and is not: one walks up to it first. Hatched, with the reason, where one cannot. */
export function farOrder<Command>(draft: OrderDraft, { found, at, why, short }: Far<Command>): Planned<Command> | null {
  const refusal = why(null)
  if (found.length === 0) return refusal && impossible({ ...draft, aims: 'none' }, short, refusal)
  return {
    order: { ...draft, detail: 'walk there first', aims: 'figure', enabled: true },
    targets: () => found,
    at,
    refusal: why,
  }
}

/** An order for what is in contact, and beyond that for what can be walked up to. */
export const orFar = <Command>(
  near: Planned<Command>,
  far: (place: string) => Target<Command> | null,
): Planned<Command> => ({
  ...near,
  at: (place) => near.at(place) ?? far(place),
})
