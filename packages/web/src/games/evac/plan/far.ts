/** What has to be touched and is not in contact: a marine walks up to it and acts, as one order with its price. */
import type { CommandOf, Marine, WalkUp } from '@shamble/evac/page'
import { contactVariants, farOrder, orFar } from '../../../plan/contact.ts'
import { impossible, type Note } from '../../../plan/plan.ts'
import type { Selection } from '../../../play/game-display.ts'
import { count, plural } from '../../../words/plain.ts'
import { xyName, zombieName } from '../place.ts'
import { hintsOf, kindNamed, nameOf, offered } from '../read.ts'
import type { DisplayState, Planned, Target, Variant } from '../types.ts'
import { endsWith } from './ends.ts'
import { diceText, partsOf, zombieMark, zombieSubtitle } from './fire.ts'
import { dangerNote, stepsTo, walkCost } from './move.ts'

type Deeds = { readonly [D in WalkUp['command']['do']]: (s: DisplayState, m: Marine, c: CommandOf<D>) => Deed }

/** Something to be walked up to: where it is, what it is called, what is done with it. */
interface Deed extends Pick<Target, 'place' | 'title' | 'subtitle' | 'mark'> {
  readonly words: string
  readonly over?: Partial<Variant>
}

const DEEDS: Deeds = {
  strike: (s, m, { weapon, zombie }) => {
    const { marine } = hintsOf(s)
    const kind = kindNamed(m, weapon) ?? 'unarmed'
    const modifiers = marine?.weapons.find(({ ref }) => ref === weapon)?.moving ?? []
    return {
      place: zombieName(zombie),
      title: `Zombie ${zombie}`,
      subtitle: zombieSubtitle(s.view, zombie, m.at, marine),
      mark: zombieMark(s.view, zombie),
      words: `${kind === 'knife' ? 'Stab' : 'Strike'} at ${zombie}`,
      over: { odds: 'last', dice: diceText(modifiers), parts: partsOf(modifiers, kind, m.order) },
    }
  },
  heal: (s, m, { marine: seat }) => {
    const name = nameOf(s.view, seat)
    return {
      place: seat,
      title: `Healing: ${name}`,
      subtitle: 'the medkit is kept',
      mark: m.type,
      words: `Heal ${name}`,
    }
  },
  'pick-up': (_s, m, { at }) => ({
    place: xyName(at),
    title: 'Fuel can',
    subtitle: `at ${xyName(at)}, free`,
    mark: m.type,
    words: 'Pick up the fuel can',
  }),
}

function deedOf(s: DisplayState, m: Marine, { command }: WalkUp): Deed {
  switch (command.do) {
    case 'strike':
      return DEEDS.strike(s, m, command)
    case 'heal':
      return DEEDS.heal(s, m, command)
    case 'pick-up':
      return DEEDS['pick-up'](s, m, command)
  }
}

function targetOf(s: DisplayState, m: Marine, up: WalkUp): Target {
  const { words, over, ...about } = deedOf(s, m, up)
  const { path, command, danger, ends } = up
  const price = `${count(path.length)} ${plural(path.length, 'square')}`
  const notes: Note[] = [walkCost(hintsOf(s).marine?.walk ?? path.length, path.length)]
  return {
    ...about,
    variants: contactVariants({ commands: stepsTo(s.view, path), price }, [
      { words, command, price, over: { ...over, ...endsWith(m, ends) } },
    ]),
    notes: danger > 0 ? [...notes, dangerNote(danger)] : notes,
    way: path,
  }
}

/** The most dangerous of the dead first, then the shortest walk. */
function sorted(s: DisplayState, ups: readonly WalkUp[]): readonly WalkUp[] {
  const biters = hintsOf(s).marine?.biters ?? []
  const key = ({ command, path }: WalkUp): number =>
    path.length + (command.do === 'strike' && !biters.includes(command.zombie) ? 100 : 0)
  return [...ups].sort((a, b) => key(a) - key(b))
}

/** The same order with what can be walked up to. */
function reaching(s: DisplayState, m: Marine, planned: Planned, ups: readonly WalkUp[]): Planned {
  const places = new Map(sorted(s, ups).map((up) => [deedOf(s, m, up).place, up]))
  if (places.size === 0) return planned
  const at = (place: string): Target | null => {
    const up = places.get(place)
    return up ? targetOf(s, m, up) : null
  }
  if (planned.order.enabled) return orFar(planned, at)
  const { id, label, icon, key, aims } = planned.order
  const far = { found: [...places.keys()], at, why: planned.refusal, short: '' }
  return farOrder({ id, label, icon, key, detail: '', aims }, far) ?? planned
}

const NO_CAN = { clause: 'ev.scen.3', reason: 'No fuel can is in this square or beside it.' }
const CAN = { id: 'pick-up', label: 'Pick up', icon: 'fuel', key: 'C', detail: '', aims: 'square' } as const
const ENDS: readonly string[] = ['send-bots', 'end']

/** ev.scen.3 Fuel cans lie about: there is an order for them, however far they are. */
function withCans(s: DisplayState, plan: readonly Planned[]): readonly Planned[] {
  if (s.view.cans.length === 0 || plan.some(({ order }) => order.id === CAN.id)) return plan
  const end = plan.findIndex(({ order }) => ENDS.includes(order.id))
  return plan.toSpliced(end < 0 ? plan.length : end, 0, impossible(CAN, 'none beside', NO_CAN))
}

/** What a marine may do, and beyond contact what it may walk up to. */
export function farOrders(s: DisplayState, m: Marine, plan: readonly Planned[]): readonly Planned[] {
  const { marine } = hintsOf(s)
  if (marine?.seat !== m.seat || offered(s, 'step').length === 0) return plan
  return withCans(s, plan).map((planned) => {
    const ups = marine.walkUps.filter(({ command }) => command.do === planned.order.id)
    return ups.length === 0 ? planned : reaching(s, m, planned, ups)
  })
}

/** A walk that ends on somebody or something means what is done there. */
export function touched(s: DisplayState, plan: readonly Planned[], names: readonly string[]): Selection | null {
  for (const id of ['heal', CAN.id]) {
    const planned = plan.find(({ order }) => order.id === id && order.enabled)
    const aim = names.find((name) => planned?.at(name))
    if (aim !== undefined) return { ...s.selection, order: id, aim }
  }
  return null
}
