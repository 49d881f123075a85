/** ed.facing Where a unit looks: turned for nothing in its own turn, and chosen at the end of its way. */
import { type Command, type CommandOf, type Human, isHerd, isOnTable, type Unit } from '@shamble/even-death/page'
import { distance2, facingTowards, type XY } from '@shamble/table'
import { plain } from '../../../plan/plan.ts'
import { centreNamed, heartOf } from '../place.ts'
import { refused } from '../read.ts'
import type { DisplayState, Planned, Target, Variant } from '../types.ts'
import { unitCalled, unitName, unitTitle } from '../words/titles.ts'
import { note } from './notes.ts'
import { shownFor } from './shown.ts'

type Facing = NonNullable<CommandOf<'move'>['facing']>

const facingOf = ({ x, y }: XY): Facing => [x, y]

const middleOf = (unit: Unit): XY | undefined => (isHerd(unit) ? heartOf(unit)?.at : unit.at)

/** So many enemies can be looked at by name at the end of a way. */
const FEW = 3

/** The enemies nearest to a place. */
function nearest(s: DisplayState, unit: Unit, at: XY): Unit[] {
  const { view } = s
  const sideOf = (seat: string): number => view.seats.find((one) => one.seat === seat)?.side ?? 0
  const far = (one: Unit): number => distance2(middleOf(one) ?? at, at)
  return [...view.humans, ...view.herds]
    .filter((one) => isOnTable(one) && sideOf(one.seat) !== sideOf(unit.seat))
    .sort((a, b) => far(a) - far(b))
    .slice(0, FEW)
}

/** ed.facing.3 Straight on, as before, or at somebody. */
export function facingsAt(
  s: DisplayState,
  human: Human,
  to: XY,
): readonly { readonly words: string; readonly facing: Facing | null }[] {
  const towards = nearest(s, human, to).flatMap((other) => {
    const facing = facingTowards(to, middleOf(other) ?? to)
    return facing ? [{ words: `looking at ${unitTitle(s.view, other)}`, facing: facingOf(facing) }] : []
  })
  const { x, y } = human.facing
  return [{ words: 'looking straight on', facing: null }, { words: 'looking as now', facing: [x, y] }, ...towards]
}

/** After these a unit stands where it did, so it is known what it would look at; a human's Move asks by itself. */
const STANDING = [
  'do-nothing',
  'shoot',
  'melee',
  'bite',
  'aim',
  'command',
  'get-up',
  'interact',
  'reload',
  'shove',
  'heal',
  'split',
  'merge',
] as const
type Standing = CommandOf<(typeof STANDING)[number]>
const isStanding = (command: Command): command is Standing => STANDING.some((name) => name === command.do)

const LOOK = 'Then look'

/** The same with every way to look afterwards. */
function lookingWays(s: DisplayState, unit: Unit, variant: Variant): Variant[] {
  const last = variant.commands.at(-1)
  const from = middleOf(unit)
  if (!last || !from || !isStanding(last)) return [variant]
  const aimedAt = 'target' in last ? last.target : null
  const ways = nearest(s, unit, from).flatMap((other): Variant[] => {
    const facing = other.id === aimedAt ? null : facingTowards(from, middleOf(other) ?? from)
    if (!facing) return []
    const commands = [...variant.commands.slice(0, -1), { ...last, facing: facingOf(facing) }]
    return [{ ...variant, commands, dials: { ...variant.dials, [LOOK]: `at ${unitTitle(s.view, other)}` } }]
  })
  const asItIs = aimedAt === null ? 'as now' : 'at the target'
  return ways.length === 0 ? [variant] : [{ ...variant, dials: { ...variant.dials, [LOOK]: asItIs } }, ...ways]
}

/** Several ways without a dial of their own get one, beside that for where to look. */
const named = (variants: readonly Variant[]): readonly Variant[] =>
  variants.length < 2 ? variants : variants.map((one) => (one.dials ? one : { ...one, dials: { What: one.label } }))

/** ed.facing.2 The last action ends a unit's turn, so where it looks afterwards is said with it. */
export function lookingAfter(s: DisplayState, unit: Unit, all: readonly Planned[]): Planned[] {
  if (s.view.active?.actions !== 1 || (isHerd(unit) && unit.rambles)) return [...all]
  return all.map((order) => ({
    ...order,
    at: (place) => {
      const target = order.at(place)
      return target && { ...target, variants: named(target.variants).flatMap((one) => lookingWays(s, unit, one)) }
    },
  }))
}

/** ed.facing.2 It costs nothing. */
export function turnOrders(s: DisplayState, unit: Unit): Planned[] {
  const from = middleOf(unit)
  const commandAt = (place: string | null): CommandOf<'turn'> | null => {
    const at = centreNamed(place, s)
    const facing = at && from && facingTowards(from, { x: Math.round(at.x), y: Math.round(at.y) })
    return facing ? { do: 'turn', facing: [facing.x, facing.y] } : null
  }
  const at = (place: string): Target | null => {
    const command = commandAt(place)
    if (!command || refused(s, command) !== null) return null
    const other = unitCalled(s.view, place)
    const words = other ? `Look at ${unitTitle(s.view, other)}` : 'Look there'
    return {
      place,
      ...shownFor(s.view, unit, words, [plain(words, [command])], [note('', 'costs no action', 'ed.facing.2')]),
    }
  }
  const others = from ? nearest(s, unit, from).map(unitName) : []
  if (refused(s, { do: 'turn', facing: [0, 1] }) !== null) return []
  return [
    {
      order: { id: 'turn', label: 'Turn', icon: 'eye', key: 'O', detail: 'free', aims: 'square', enabled: true },
      targets: () => others,
      at,
      refusal: (place) => {
        const command = commandAt(place)
        return command && refused(s, command)
      },
    },
  ]
}
