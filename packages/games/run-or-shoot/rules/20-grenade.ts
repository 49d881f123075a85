/** rs.grenade Step 6: grenades are thrown. */
import { facesBy, procedure, type Refusal, refuse, step } from '@shamble/kernel'
import { isOnTable, samePoint } from '@shamble/table'
import type { Command, CommandOf } from '../commands.ts'
import type { Spot } from '../content/table-map.ts'
import {
  calledOf,
  type Area,
  isInPlay,
  type Look,
  type Survivor,
  type Transaction,
  UMPIRE,
  type Zed,
} from '../state.ts'
import { GRENADE_IDS, GRENADES, type GrenadeId, THROW } from '../tables/grenades.ts'
import { cm } from '../tables/units.ts'
import { D10, d10, hiddenD10 } from './00-dice.ts'
import { asFigure, asPoint, isWithin } from './01-measure.ts'
import { hasFloor } from './02-terrain.ts'
import { carryLoad, loadOf, takenFrom } from './05-carry.ts'
import { hasCard, loseCard } from './07-cards.ts'
import { seatsAct } from './08-acting.ts'
import { beginStep, inOrder } from './08-parts.ts'
import { harm } from './11-injury.ts'
import { layLow } from './12-knock-back.ts'
import { isReached, survivorsReached, zedsReached } from './20-blast.ts'
import { breakWindows, isThrowClear } from './20-throw.ts'
import { kindle } from './21-flames.ts'
import { makeNoise } from './27-noise.ts'
import { strikeZed, unmask } from './32-mutant.ts'
import { showPeople } from './43-secrecy.ts'
import { byHearers, isAllShared, isOpen, isShown } from './43-shared.ts'

export const carried = ({ items }: Survivor): GrenadeId[] => GRENADE_IDS.filter((kind) => items.includes(kind))

/** rs.grenade.14 The card, a grenade, and on his feet. */
const mayThrow = ({ state }: Look, s: Survivor): boolean =>
  hasCard(state, s, 'GRENADE') && !s.down && s.pinnedBy === null && carried(s).length > 0

const isInReach = (s: Survivor, spot: Spot): boolean => isWithin(asFigure(s), asPoint(spot), cm(THROW))

/** rs.grenade.1 to rs.grenade.3 What forbids to throw at a point. */
export function checkPoint(look: Look, s: Survivor, spot: Spot): Refusal | null {
  const { layout } = look.facts
  if (!isInReach(s, spot)) return refuse('rs.grenade.1', `A grenade is thrown at most ${THROW} cm.`)
  if (!isOnTable(spot.at, 0, layout.width, layout.depth) || !hasFloor(look, spot, 0))
    return refuse('rs.grenade.3', 'There is no floor on which it could land.')
  if (!isThrowClear(look, s, spot))
    return refuse('rs.grenade.3', 'A wall, a closed door, a barred window or a floor is in the way.')
  return null
}

function check(look: Look, s: Survivor, command: Command): Refusal | null {
  if (command.do !== 'throw') return refuse('rs.grenade.1', 'Throw a grenade, or pass and keep it.')
  if (!s.items.includes(command.grenade))
    return refuse('rs.grenade.14', `${calledOf(s)} carries no ${GRENADES[command.grenade].name}.`)
  return checkPoint(look, s, { at: spotAt(command), level: command.level })
}

const spotAt = ({ at: [x, y] }: CommandOf<'throw'>): Spot['at'] => ({ x, y })

/** Points that are offered, of all that are legal: where his player knows of Zeds, and the mouths of lairs. */
function points(look: Look, s: Survivor): Spot[] {
  const zeds = look.state.zeds.filter((z) => isShown(look, s.seat, z))
  const spots: Spot[] = [...zeds, ...look.book.map.lairs].filter((spot) => isInReach(s, spot))
  const isNew = ({ at, level }: Spot, i: number): boolean =>
    spots.findIndex((other) => other.level === level && samePoint(other.at, at)) === i
  return spots.filter((spot, i) => isNew(spot, i) && checkPoint(look, s, spot) === null)
}

const choices = (look: Look, s: Survivor): Command[] => {
  const kinds = carried(s)
  return points(look, s).flatMap(({ at, level }) =>
    kinds.map((grenade): Command => ({ do: 'throw', grenade, at: [at.x, at.y], level })),
  )
}

/** What the kill die of a Zed says; none is thrown for a stun grenade. */
interface KillRoll {
  readonly zed: Zed
  readonly face: number | null
  readonly isKilled: boolean
}

/** rs.grenade.10 Kill dice in the order of numbers, for those that are still there. */
function killed(t: Transaction, s: Survivor, grenade: GrenadeId, zeds: readonly Zed[]): void {
  const { kill, name } = GRENADES[grenade]
  const there = zeds.flatMap(({ id }) => t.state.zeds.find((one) => one.id === id) ?? [])
  // rs.secrecy.10, rs.secrecy.17 Whom it has met comes to light with what is told of them.
  if (kill !== null && !isAllShared(t)) t.reveal()
  const open = there.filter((zed) => isOpen(t, zed))
  const openly = (zed: Zed, kills: number): number =>
    d10(t, {
      clause: KILLS[grenade],
      seat: s.seat ?? UMPIRE,
      what: `whether the ${name} kills Zed ${zed.n}`,
      results: facesBy(D10, (score) => score >= kills),
      isLikeLast: zed.kind === 'ordinary' && open[open.indexOf(zed) - 1]?.kind === 'ordinary',
    })
  const rolls = there.map((zed): KillRoll => {
    if (kill === null) return { zed, face: null, isKilled: false }
    // An open die would tell everybody that it has met somebody.
    const face = open.includes(zed) ? openly(zed, kill) : hiddenD10(t, KILLS[grenade])
    return { zed, face, isKilled: face >= kill }
  })
  const told = rolls.map(({ zed, face, isKilled }) => ({ n: zed.n, zed: zed.n, face, killed: isKilled }))
  for (const [i, some] of byHearers(t, told).entries())
    if (i === 0 || some.length > 0)
      t.emit({ e: 'blast', clause: KILLS[grenade], grenade, zeds: some.map(({ n: _, ...roll }) => roll) })
  for (const { zed, isKilled } of rolls) if (isKilled) strikeZed(t, zed, 'blast kill', { survivor: s, from: s.at })
}

const KILLS = {
  HE: 'rs.grenade.4',
  stun: 'rs.grenade.5',
  pipe: 'rs.grenade.6',
  molotov: 'rs.grenade.7',
  WP: 'rs.grenade.8',
} as const satisfies Readonly<Record<GrenadeId, string>>

/** rs.grenade.12 What a blast does to the living, which by the book is nothing. */
function shake(t: Transaction, spot: Spot): void {
  const { down, hits } = t.book.blastOnSurvivors()
  for (const s of survivorsReached(t, spot)) {
    if (down && !s.down) layLow(t, s, 'blast')
    harm(t, s, hits, { cause: 'blast' })
  }
}

/** rs.grenade.4 to rs.grenade.6, rs.grenade.9, rs.grenade.11 Everybody there goes down, then the dice; and it is heard. */
function explode(t: Transaction, s: Survivor, grenade: GrenadeId, spot: Spot): void {
  const by = { survivor: s, from: spot.at }
  showPeople(t, (person) => isReached(t, spot, asFigure(person)))
  const zeds = zedsReached(t, spot)
    .map((z) => unmask(t, z))
    .sort((a, b) => a.n - b.n)
  for (const zed of zeds) strikeZed(t, zed, GRENADES[grenade].kill === null ? 'stun' : 'blast', by)
  killed(t, s, grenade, zeds)
  shake(t, spot)
  makeNoise(t, 'explosion', spot)
}

/** rs.grenade.8, rs.wp.2 It burns where it lies. */
function burnWP(t: Transaction, { at, level }: Spot): void {
  const turns = t.book.burning.wp
  const area: Area = Object.freeze({ kind: 'WP', at: Object.freeze({ x: at.x, y: at.y }), level, turns })
  t.state.areas = Object.freeze([...t.state.areas, area])
  t.emit({ e: 'WP burns', clause: 'rs.grenade.8', at, level, turns })
}

/** rs.grenade.1, rs.grenade.2 It is used up, and lands exactly there. */
export function throwGrenade(t: Transaction, s: Survivor, grenade: GrenadeId, { at, level }: Spot): void {
  const load = takenFrom(loadOf(s), [grenade])
  if (!load) return
  carryLoad(s, load.left)
  s.threw = true
  const spot = { at, level }
  t.emit({ e: 'thrown', clause: 'rs.grenade.1', survivor: s.n, grenade, ...spot })
  breakWindows(t, s, spot)
  if (grenade === 'molotov') kindle(t, spot)
  else if (grenade === 'WP') burnWP(t, spot)
  else explode(t, s, grenade, spot)
}

/** rs.grenade.14 */
function begin(t: Transaction): void {
  beginStep(t, '6')
  for (const s of inOrder(t.state.survivors.filter(isInPlay)))
    if (s.seat !== null && hasCard(t.state, s, 'GRENADE') && !mayThrow(t, s)) loseCard(t, s, 'GRENADE')
}

/** rs.grenade.13 Each thrower sees what those before him did. */
export const grenades = procedure<Transaction, Command>('grenades', [
  step('rs.turn.1', 'begin', begin),
  seatsAct('rs.grenade.1', 'throw', {
    isDue: mayThrow,
    choices,
    check,
    take: (t, s, command) => {
      if (command.do === 'throw') throwGrenade(t, s, command.grenade, { at: spotAt(command), level: command.level })
      return 'over'
    },
  }),
])
