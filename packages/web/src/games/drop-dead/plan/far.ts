/** What cannot be done from here: a survivor walks up to it and acts, as one order with its price. */
import { type CommandOf, ITEMS, type Survivor, SURVIVORS, VAN, type WalkUp } from '@shamble/drop-dead/page'
import { contactVariants, farOrder, orFar } from '../../../plan/contact.ts'
import { planned } from '../../../plan/plan.ts'
import type { Selection } from '../../../play/game-display.ts'
import { rowOf } from '../../../sure.ts'
import { count, plural, signed } from '../../../words/plain.ts'
import { cellOfPlace, parsePlace, zombieName } from '../place.ts'
import { hintsOf, offered, seatOfSurvivor, tileAt, titleOf } from '../read.ts'
import type { DisplayState, Planned, Target, Variant } from '../types.ts'
import { diceText, modifierWords } from '../words/parts.ts'
import { driveTarget } from './parts.ts'
import { dangerNote, walkCommands, zombieWords } from './walk.ts'

const units = (n: number): string => `${count(n)} ${plural(n, 'unit')}`

/** Somebody to be walked up to: where, what that is called, what is done there. */
interface Deed extends Pick<Target, 'place' | 'title' | 'subtitle' | 'mark'> {
  readonly words: string
  readonly over?: Partial<Variant>
}

function attackDeed(s: DisplayState, one: Survivor, { zombie }: CommandOf<'attack'>, up: WalkUp): Deed {
  const { modifiers } = up
  return {
    place: zombieName(zombie),
    title: `Zombie ${zombie}`,
    subtitle: zombieWords(s, zombie),
    mark: zombieName(zombie),
    words: `Attack zombie ${zombie}`,
    over: {
      odds: 'last',
      dice: diceText(SURVIVORS[one.id].weapon.dice, modifiers),
      parts: modifiers.map(({ clause, value }) => ({ value: signed(value), words: modifierWords(clause), clause })),
    },
  }
}

function deedOf(s: DisplayState, one: Survivor, up: WalkUp): Deed {
  const { command } = up
  if (command.do === 'attack') return attackDeed(s, one, command, up)
  const to = (command.do === 'give' ? command.to : command.on) ?? one.id
  const place = seatOfSurvivor(s.view, to)
  const words = command.do === 'give' ? `Give the part to ${titleOf(to)}` : `Heal ${titleOf(to)}`
  const subtitle = command.do === 'give' ? 'beside, no wall between' : (rowOf(ITEMS, command.card)?.title ?? '')
  return { place, title: words, subtitle, mark: to, words }
}

function targetOf(s: DisplayState, one: Survivor, up: WalkUp): Target {
  const { words, over, ...about } = deedOf(s, one, up)
  const { path, command, danger } = up
  const price = units(path.length)
  return {
    ...about,
    variants: contactVariants({ commands: walkCommands(path), price }, [
      { words, command, price, ...(over ? { over } : {}) },
    ]),
    notes: [dangerNote(danger)],
    way: path,
  }
}

/** The order by which something is done. */
const orderOf = ({ command }: WalkUp): string => (command.do === 'use' ? `use ${command.card}` : command.do)

/** The same order with what can be walked up to. */
function reaching(s: DisplayState, one: Survivor, given: Planned, ups: readonly WalkUp[]): Planned {
  const places = new Map(ups.map((up) => [deedOf(s, one, up).place, up]))
  const at = (place: string): Target | null => {
    const up = places.get(place)
    return up ? targetOf(s, one, up) : null
  }
  if (given.order.enabled) return orFar(given, at)
  const { id, label, icon, key, aims } = given.order
  const why = given.refusal
  return (
    farOrder({ id, label, icon, key, detail: '', aims }, { found: [...places.keys()], at, why, short: '' }) ?? given
  )
}

/** dd.end.3 The van is somewhere else, and can be walked to. */
function driving(s: DisplayState, one: Survivor, given: Planned): Planned {
  const drive = hintsOf(s).survivor?.drive
  if (!drive || given.order.enabled) return given
  const { id, label, icon, key } = given.order
  const price = units(drive.path.length)
  const target = driveTarget(s, one, drive)
  const [leave] = target.variants
  if (!leave) return given
  const { warning } = leave
  const deed = {
    words: leave.commit,
    command: { do: 'escape' } as const,
    price,
    ...(warning ? { over: { warning } } : {}),
  }
  const variants = contactVariants({ commands: walkCommands(drive.path), price }, [deed])
  return planned(
    { id, label, icon, key, detail: 'walk there first', aims: 'dialog' },
    () => new Map([['', () => ({ ...target, variants, way: drive.path })]]),
  )
}

/** What a survivor may do, and what it may walk up to. */
export function farOrders(s: DisplayState, one: Survivor, plan: readonly Planned[]): readonly Planned[] {
  const { survivor } = hintsOf(s)
  if (survivor?.seat !== one.seat || offered(s, 'step').length === 0) return plan
  return plan.map((given) => {
    if (given.order.id === 'escape') return driving(s, one, given)
    const ups = survivor.walkUps.filter((up) => orderOf(up) === given.order.id)
    return ups.length === 0 ? given : reaching(s, one, given, ups)
  })
}

const isHealing = (id: string): boolean => id.startsWith('use ')

/** Dropped on somebody, or on the van: what is done at the end of the walk. */
export function touched(
  s: DisplayState,
  plan: readonly Planned[],
  place: string,
  names: readonly string[],
): Selection | null {
  const cell = cellOfPlace(parsePlace(place), s.view)
  const isVan = cell !== null && tileAt(s.view, cell)?.id === VAN && Boolean(hintsOf(s).survivor?.drive)
  for (const { order, at } of plan) {
    if (!order.enabled || !(order.id === 'give' || order.id === 'escape' || isHealing(order.id))) continue
    if (order.id === 'escape' && isVan) return { ...s.selection, order: order.id, aim: place }
    const aim = names.find((name) => order.aims === 'figure' && at(name))
    if (aim !== undefined && aim !== s.seat) return { ...s.selection, order: order.id, aim }
  }
  return null
}
