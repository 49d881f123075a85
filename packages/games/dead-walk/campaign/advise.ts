/** What a sensible leader of a team decides between two scenarios. */
import type { Advice } from '@shamble/kernel'
import { ITEMS } from '../tables/items.ts'
import type { Command, State } from './kit.ts'

/** Skills that help everybody, the best first. */
const WANTED: readonly string[] = [
  'medic',
  'first-aid',
  'tough',
  'lucky-bastard',
  'agile',
  'fearless',
  'reflex',
  'hero',
]

const of = (choices: readonly Command[], kind: Command['do']): Command | undefined =>
  choices.find((command) => command.do === kind)

/** A kit of which nothing would be wasted. */
const fits = (view: State, command: Command): boolean => {
  if (command.do !== 'use-kit') return false
  const { holder, item, patient } = command
  const gear = holder === null ? view.stash : view.roster.find(({ name }) => name === holder)
  const kind = gear?.items[item]
  const wounds = view.roster.find(({ name }) => name === patient)?.wounds ?? 0
  return kind !== undefined && ITEMS[kind].heals <= wounds
}

/** dw.ammo.8 A new clip is wasted on a weapon that has something in it. */
const isEmpty = (view: State, command: Command): boolean =>
  command.do === 'reload' &&
  view.roster.find(({ name }) => name === command.person)?.weapons[command.weapon]?.loaded === 0

function chosen(view: State, choices: readonly Command[]): Advice<Command> | null {
  const wanted = WANTED.map((skill) => choices.find((one) => one.do === 'learn' && one.skill === skill)).find(Boolean)
  if (wanted) return { command: wanted, why: 'It helps everybody.' }
  const aid = of(choices, 'first-aid') ?? choices.find((command) => fits(view, command))
  if (aid) return { command: aid, why: 'Wounds should not go into the next scenario.' }
  const treat = of(choices, 'treat')
  if (treat) return { command: treat, why: 'It costs nothing to try.' }
  const gear = of(choices, 'hand-weapon') ?? of(choices, 'hand-item') ?? of(choices, 'hand-ammo')
  if (gear) return { command: gear, why: 'Nothing useful stays behind.' }
  const load = choices.find((command) => isEmpty(view, command))
  return load ? { command: load, why: 'There is time for it now.' } : null
}

export function advise(view: State, _book: unknown, _seat: string, choices: readonly Command[]): Advice<Command> {
  const [first] = choices
  if (!first) throw new Error('there is nothing to choose')
  return chosen(view, choices) ?? { command: first, why: 'It is what is usually done.' }
}
