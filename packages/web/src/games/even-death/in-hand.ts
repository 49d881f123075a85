/** What the order in hand puts on the table: the way, who follows, what is seen and flanked, how far herds bite. */
import type { Forecast, Reach, SightForecast } from '@shamble/even-death/forecast'
import {
  areFriends,
  type Command,
  type Herd,
  inches,
  isHerd,
  isOnTable,
  isShooting,
  SHOOTING,
  type Unit,
  type View,
} from '@shamble/even-death/page'
import { distance2, type XY } from '@shamble/table'
import type { MeasuredModel } from '../../board/measured/model.ts'
import type { BiteShown } from './board-signs.tsx'
import { foremost } from './herd-shape.ts'
import { inSights } from './plan/index.ts'
import { coverWords, raysWords } from './sight-card.tsx'
import type { DisplayState } from './types.ts'
import { lengthText } from './units.ts'
import { unitCalled, unitName } from './words/titles.ts'

import type { BoardModel } from './board-model.ts'

/** What whoever is chosen sees of whoever is looked at. */
export interface SightShown {
  readonly target: Unit
  readonly from: { readonly at: XY; readonly on: string | null; readonly down: boolean }
  readonly forecast: SightForecast
  /** The figure of the target that is nearest among those it sees. */
  readonly nearest: { readonly at: XY; readonly on: string | null; readonly down: boolean; readonly index: number }
  /** "3 of 9 hidden: in cover", "8 of 15 covered: half or more is enough". */
  readonly rays: string
  readonly cover: string
}

export const NOBODY: ReadonlyMap<number, number> = new Map()
export const NOTHING: readonly never[] = []

const xy = ([x, y]: readonly [number, number]): XY => ({ x, y })

const first = (s: DisplayState): Command | undefined => inSights(s)?.variants[0]?.commands[0]

/** Where a unit would look from: at the end of the move in hand, else where it stands. */
function eyeOf(unit: Unit, end: XY | null): SightShown['from'] | null {
  const stands = isHerd(unit) ? unit.zombies[0] : unit
  return stands ? { at: end ?? stands.at, on: stands.on, down: stands.down } : null
}

type Figure = Pick<SightShown['from'], 'at' | 'on' | 'down'>
const figuresOf = (unit: Unit): readonly Figure[] => (isHerd(unit) ? unit.zombies : [unit])

export function sightOf(look: Forecast, chosen: Unit, target: Unit, end: XY | null): SightShown | null {
  const from = isHerd(chosen) ? null : eyeOf(chosen, end)
  if (!from) return null
  const forecast = look.sight(from, target)
  const order = figuresOf(target)
    .map((figure, index) => ({ ...figure, index }))
    .sort((a, b) => distance2(a.at, from.at) - distance2(b.at, from.at))
  const nearest = order.find(({ index }) => forecast.figures[index]?.inSight) ?? order[0]
  const seen = nearest && forecast.figures[nearest.index]
  if (!nearest || !seen) return null
  return { target, from, forecast, nearest, rays: raysWords(seen), cover: coverWords(forecast) }
}

/** Whom whoever is chosen could harm or be harmed by, where the pointer or the aim is. */
export function enemyAt(s: DisplayState, chosen: Unit): Unit | null {
  const unit = unitCalled(s.view, s.selection.aim ?? s.selection.hover)
  if (!unit || !isOnTable(unit) || areFriends(s.view, unit.seat, chosen.seat)) return null
  return unit
}

const frontArcOf = ({ options }: DisplayState): number => Number(options['frontArc'] ?? 180)

/** ed.facing.6 The side of the target from which it is flanked; nothing of what bites. */
export function flankOf(
  s: DisplayState,
  look: Forecast,
  chosen: Unit,
  target: Unit | null,
  end: XY | null,
): BoardModel['flank'] {
  if (!target || isHerd(chosen)) return null
  const from = end ?? chosen.at
  const figure = figuresOf(target).reduce((best, one) =>
    distance2(one.at, from) < distance2(best.at, from) ? one : best,
  )
  return {
    at: figure.at,
    facing: target.facing,
    frontArc: frontArcOf(s),
    flanked: look.book.flanks(figure.at, target.facing, from),
  }
}

/** ed.bite.4 How far every herd of others bites, and whether whoever is chosen would stand in it. */
export function bitesOf(look: Forecast, view: View, chosen: Unit | null, end: XY | null): readonly BiteShown[] {
  const human = chosen && !isHerd(chosen) ? chosen : null
  return view.herds.filter(isOnTable).map((herd): BiteShown => {
    const reach = look.biteReach(herd)
    const from = human && (end ?? human.at)
    const threatens = from !== null && herd.zombies.some((z) => look.gap(z.at, from) <= reach)
    return { herd, reach, threatens }
  })
}

/** The weapon in hand, of an order or of the command that is ready. */
export function rangeOf(s: DisplayState, chosen: Unit | null): readonly [number, number] | null {
  if (!chosen || isHerd(chosen)) return null
  const command = first(s)
  const order = /^shoot (\d)$/.exec(s.selection.order ?? '')?.[1]
  const weapon = command?.do === 'shoot' ? command.weapon : order === undefined ? null : Number(order)
  const id = weapon === null ? undefined : chosen.weapons[weapon]?.id
  return id !== undefined && isShooting(id) ? SHOOTING[id].range : null
}

/** "in range", "1.2 too far" */
export function meaningOf(range: readonly [number, number] | null, length: number): string {
  if (!range) return ''
  const [least, most] = [inches(range[0]), inches(range[1])]
  if (length > most) return `${lengthText(length - most)} too far`
  return length < least ? `${lengthText(least - length)} too near` : 'in range'
}

/** Of the move in hand: the way, and where the others of a herd end. */
export function moveOf(s: DisplayState, look: Forecast, chosen: Unit | null) {
  const command = first(s)
  if (!chosen || command?.do !== 'move') return null
  const to = xy(command.to)
  const leader = isHerd(chosen) ? (chosen.zombies.find(({ id }) => id === command.leader) ?? null) : null
  const forecast = look.move(chosen, to, leader)
  const led = isHerd(chosen) ? (leader ?? leaderIn(chosen, to, forecast?.placed ?? null)) : null
  const from = led?.at ?? (isHerd(chosen) ? null : chosen.at)
  if (!from) return null
  const placed = command.places?.map(({ zombie, at }) => ({ zombie, at: xy(at) })) ?? forecast?.placed ?? []
  return {
    from,
    to,
    forecast,
    leader: led,
    placed: isHerd(chosen) ? followersIn(chosen, placed, led?.id ?? null) : NOTHING,
  }
}

/** Of an arrangement: who goes to where the leader goes. */
function leaderIn(herd: Herd, to: XY, placed: readonly { readonly zombie: number; readonly at: XY }[] | null) {
  const id = placed?.find(({ at }) => at.x === to.x && at.y === to.y)?.zombie
  return herd.zombies.find((z) => z.id === id) ?? null
}

const followersIn = (
  herd: Herd,
  placed: readonly { readonly zombie: number; readonly at: XY }[],
  leader: number | null,
): BoardModel['following'] =>
  placed.flatMap(({ zombie, at }) => {
    const from = zombie === leader ? undefined : herd.zombies.find(({ id }) => id === zombie)
    return from ? [{ from: from.at, to: at }] : []
  })

type Moved = NonNullable<ReturnType<typeof moveOf>>

/** "4.2″ of 6", and what a check is due for. */
const wayWords = (length: number, { forecast }: Moved): string =>
  `${lengthText(length)}${forecast ? ` of ${forecast.allowance}″` : '″'}${forecast?.danger ? ', dangerous' : ''}`

export function wayOf(move: Moved | null): MeasuredModel['way'] {
  if (!move) return null
  const { from, to, forecast } = move
  const length = Math.hypot(to.x - from.x, to.y - from.y)
  const path = [from, to]
  return {
    path,
    planned: path,
    refused: (forecast?.refusal ?? null) !== null,
    stopped: false,
    label: wayWords(length, move),
  }
}

/** Reckoned once for a unit as it stands. */
const REACHES = new WeakMap<Forecast, Map<string, Reach | null>>()

export function reachOf(look: Forecast, unit: Unit, named: number | undefined): Reach | null {
  const leader = isHerd(unit) ? (unit.zombies[foremost(unit, named)] ?? null) : null
  const known = REACHES.get(look) ?? new Map<string, Reach | null>()
  REACHES.set(look, known)
  const key = `${unitName(unit)} ${leader?.id}`
  if (!known.has(key)) known.set(key, look.reach(unit, leader))
  return known.get(key) ?? null
}

export const canGo = (view: View, unit: Unit): boolean =>
  view.phase === 'battle' && isOnTable(unit) && !(isHerd(unit) ? unit.zombies.some(({ down }) => down) : unit.down)

export const ringsOf = (from: XY | null, range: readonly [number, number] | null): MeasuredModel['rings'] =>
  from && range ? range.map((inch) => ({ at: from, gap: inches(inch), kind: 'range' as const })) : NOTHING
