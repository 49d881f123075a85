/** What a sensible team decides between two days. */
import { type Advice, best } from '@shamble/kernel'
import { sheetOf } from '../content/survivors.ts'
import { GUNS } from '../tables/guns.ts'
import type { Item } from '../tables/items.ts'
import type { Command, CommandOf, State } from './kit.ts'
import type { Kept } from './roster.ts'
import { isWeapon } from './things.ts'

/** What helps most in so few hands. */
const WORTH: Readonly<Partial<Record<Item, number>>> = { kit: 5, HE: 4, pipe: 4, molotov: 3, WP: 3, stun: 2, radio: 1 }
const RELOAD_WORTH = 3

const isReload = (item: Item): boolean => item.startsWith('reload:')
const worthOf = (item: Item): number => (isReload(item) ? RELOAD_WORTH : (WORTH[item] ?? 0))
const sumOf = (items: readonly Item[]): number => {
  const kinds = new Map<Item, number>()
  let sum = 0
  for (const item of items) {
    const many = kinds.get(item) ?? 0
    kinds.set(item, many + 1)
    sum += worthOf(item) / (many + 1)
  }
  return sum
}

const isOf =
  <D extends Command['do']>(kind: D) =>
  (command: Command): command is Extract<Command, { readonly do: D }> =>
    command.do === kind

/** Whoever can take four hits before whoever can take one. */
const newcomer = (choices: readonly Command[]): Command | null | undefined =>
  best(choices.filter(isOf('replace')), ({ items }) => (items === undefined ? -1 : sumOf(items)))

const personIn = ({ team }: State, who: string | null): Kept | undefined =>
  team.find(({ person }) => person.who === who)?.person

/** A clip that wastes little: at most half of the old one is left. */
const refill = (view: State, choices: readonly Command[]): Command | undefined =>
  choices.filter(isOf('reload')).find(({ survivor, gun }) => {
    const person = personIn(view, survivor)
    const left = gun === 'pistol' ? person?.pistol : person?.main?.rounds
    return (left ?? 0) * 2 <= GUNS[gun].clip
  })

/** Of what lies there: a weapon for whoever has none, and things that are of use to him. */
function taken(view: State, choices: readonly Command[]): Command | null | undefined {
  const worth = ({ to, thing }: CommandOf<'hand'>): number => {
    const person = personIn(view, to)
    if (!person) return 0
    if (isWeapon(thing)) return 10
    const gun = isReload(thing) ? thing.slice('reload:'.length) : null
    const isUseful = gun === null || (gun === 'pistol' ? person.pistol !== null : person.main?.kind === gun)
    return isUseful ? worthOf(thing) - person.items.filter((item) => item === thing).length / 4 : 0
  }
  const found = best(choices.filter(isOf('hand')), worth)
  return found && worth(found) > 0 ? found : null
}

export function advise(view: State, _book: unknown, _seat: string, choices: readonly Command[]): Advice<Command> {
  const first = choices[0] as Command
  if (first.do === 'choose') return { command: first, why: `${sheetOf(first.survivor).called} is free.` }
  const somebody = newcomer(choices)
  if (somebody) return { command: somebody, why: 'Somebody must take the place, and this is the most one can bring.' }
  const clip = refill(view, choices)
  if (clip) return { command: clip, why: 'There is little left in that gun.' }
  const thing = taken(view, choices)
  if (thing) return { command: thing, why: 'It would stay behind.' }
  return { command: first, why: first.do === 'ready' ? 'There is nothing more to be done.' : 'There is nothing else.' }
}
