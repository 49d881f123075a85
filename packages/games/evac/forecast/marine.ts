/** A marine's reach, sight, weapons and dangers. */
import { adjacent, blockerOf, chebyshev } from '@shamble/grid'
import { type Modifier, type Refusal, refuse, type Seat } from '@shamble/kernel'
import type { Board } from '../bots/board.ts'
import { isNear, othersSquares, threatsFrom } from '../bots/terms.ts'
import type { Command } from '../commands.ts'
import {
  type Contact,
  DARK,
  FACE_DOWN,
  type MarineHints,
  type Reached,
  type Refusals,
  SEEN,
  type WeaponHint,
} from './answers.ts'
import { inContact, xyOf } from '../rules/02-the-map.ts'
import { inSharedSquare, movementLeft, walkLeft } from '../rules/08-marine-movement.ts'
import { attackModifiers, canSee } from '../rules/09-marine-attacks.ts'
import { carried, gunsOf, refOf } from '../rules/12-swapping-equipment.ts'
import { alive, type Look, type Marine, type Zombie } from '../state.ts'
import type { WeaponKind } from '../tables/weapons.ts'
import { bitersAtOnce } from './at-once.ts'
import { chainFrom, expectedKills } from './burst.ts'
import { judged, supposing } from './judge.ts'
import { unusedBy } from './unused.ts'
import { walkUps } from './walk-up.ts'

export function marineHints(board: Board, m: Marine, from: number, target: number | null): MarineHints {
  const danger = bitersAtOnce(board, m)
  const left = alive(m) ? Math.max(0, movementLeft(board, m)) : 0
  const blocked = blockedFrom(board, from)
  const reach = reachOf(board, m, danger)
  return {
    what: 'marine',
    decision: board.state.decision,
    seat: m.seat,
    from,
    walk: Math.max(0, Math.min(left, walkLeft(board, m))),
    left,
    attack: m.attack === null && !m.acted,
    ends: { standing: unusedBy(board, m, true), moving: unusedBy(board, m, false) },
    danger: danger(from),
    reach,
    walkUps: walkUps(board, m, reach),
    sees: board.facts.l.xy.flatMap((_, square) => (blocked[square] === SEEN ? [square] : [])),
    blocked,
    weapons: weaponsOf(board, m, from, target),
    contact: contactOf(board, from),
    biters: bitersOf(board),
    refusals: refusalsOf(board, m),
  }
}

interface Node {
  readonly at: number
  readonly steps: number
  readonly path: readonly number[]
}

/**
 * Every square the marine can step on now, by the fewest steps, as the rules judge one step after the other (ev.move.1,
 * ev.sprint.1, ev.flip.3). Where a step turns a tile over nobody knows what comes next, so the way ends there.
 */
function reachOf(board: Board, m: Marine, danger: (at: number) => number): Reached[] {
  if (!alive(m)) return []
  const { l, up } = board.facts
  const walker: Marine = { ...m, begun: m.begun }
  const marines = board.state.marines.map((other) => (other === m ? walker : other))
  const first = supposing(board, { marines })
  const onTheWay = supposing(board, { marines, acting: m.seat })
  const seen = new Set([m.at])
  const queue: Node[] = [{ at: m.at, steps: 0, path: [] }]
  const found: Reached[] = []
  for (const { at, steps, path } of queue) {
    Object.assign(walker, { at, moved: m.moved + steps, begun: m.begun || steps > 0 })
    const look = steps === 0 ? first : onTheWay
    for (let way = 4 * at; way < 4 * at + 4; way++) {
      const to = l.neighbours4[way] as number
      if (to < 0 || seen.has(to)) continue
      if (judged(look, m.seat, { do: 'step', to: xyOf(look, to) as [number, number] }) !== null) continue
      seen.add(to)
      const next: Node = { at: to, steps: steps + 1, path: [...path, to] }
      found.push(reached(onTheWay, walker, m, next, danger))
      if (up[to] === 1) queue.push(next)
      walker.at = at
    }
  }
  return found.sort((a, b) => a.at - b.at)
}

function reached(
  look: Look,
  walker: Marine,
  m: Marine,
  { at, steps, path }: Node,
  danger: (at: number) => number,
): Reached {
  const sprint = steps > walkLeft(look, m)
  const flip = look.facts.up[at] === 0
  walker.at = at
  const kind = flip ? 'flip' : inSharedSquare(look.state, walker) ? 'pass' : sprint ? 'sprint' : 'walk'
  return { at, steps, kind, sprint, danger: danger(at), path }
}

/** What stops the line of sight to every square. */
function blockedFrom(board: Board, from: number): number[] {
  const { l, shooting, opaque, up, shots } = board.facts
  const field = shots.field(from)
  const { sightRange } = board.book
  const blocked: number[] = new Array(l.squares)
  for (let square = 0; square < l.squares; square++) {
    if (field[square] === 1 && up[square] === 1)
      blocked[square] = sightRange === 0 || canSee(board, from, square) ? SEEN : DARK
    else if (up[square] === 0) blocked[square] = FACE_DOWN
    else {
      const blocker = blockerOf(l, shooting, opaque, from, square)
      blocked[square] = blocker?.kind === 'side' ? blocker.side : FACE_DOWN
    }
  }
  return blocked
}

const sum = (modifiers: readonly Modifier[]): number => modifiers.reduce((total, { value }) => total + value, 0)

function weaponsOf(board: Board, m: Marine, from: number, target: number | null): WeaponHint[] {
  const seen = board.state.zombies.filter((z) => canSee(board, from, z.at))
  const near = seen.filter((z) => inContact(board, from, z.at))
  const aimed = seen.find((z) => z.id === target)
  const knife = carried(m, 'knife')
  const close: [string | number, WeaponKind][] = [['unarmed', 'unarmed']]
  if (knife) close.unshift([refOf(m, knife), 'knife'])
  return [
    ...gunsOf(board, m).map(([ref, gun]) =>
      weapon(board, m, from, ref, gun.kind as WeaponKind, gun.rounds, seen, aimed),
    ),
    ...close.map(([ref, kind]) => weapon(board, m, from, ref, kind, 0, near, undefined)),
  ]
}

function weapon(
  board: Board,
  m: Marine,
  from: number,
  ref: string | number,
  kind: WeaponKind,
  rounds: number,
  targets: readonly Zombie[],
  aimed: Zombie | undefined,
): WeaponHint {
  const { ammo, automatic } = board.book.weapons[kind]
  const mayStand = !m.stirred && from === m.at
  const standing = mayStand ? attackModifiers(board, m, kind, true) : null
  const moving = attackModifiers(board, m, kind, false)
  const chain = automatic && aimed && rounds > 0 ? chainFrom(board, from, aimed) : null
  return {
    ref,
    kind,
    rounds,
    of: ammo ?? 0,
    automatic,
    close: ammo === null,
    targets: targets.map((z) => z.id),
    standing,
    moving,
    refusal: weaponRefusal(board, m, from, ref, ammo === null, targets),
    burst: chain && {
      targets: chain.map((z) => z.id),
      standing: standing && expectedKills(board, chain, sum(standing), rounds),
      moving: expectedKills(board, chain, sum(moving), rounds),
    },
  }
}

/** What the rules say to the first target there is; with none, to the nearest zombie, told as a lack of targets. */
function weaponRefusal(
  board: Board,
  m: Marine,
  from: number,
  ref: string | number,
  close: boolean,
  targets: readonly Zombie[],
): Refusal | null {
  const there = from === m.at ? m : { ...m, at: from, stirred: true }
  const look =
    from === m.at ? board : supposing(board, { marines: board.state.marines.map((o) => (o === m ? there : o)) })
  const zombie = (targets[0] ?? nearest(board, from))?.id ?? 0
  const use = { weapon: ref, zombie, ...(there.stirred ? {} : { stand: false }) }
  const refusal = judged(look, m.seat, close ? { do: 'strike', ...use } : { do: 'shoot', ...use })
  return targets.length > 0 ? refusal : noTarget(close, refusal)
}

/** A refusal that is only about the zombie it was tried on says that there is none to aim at. */
function noTarget(close: boolean, refusal: Refusal | null): Refusal {
  if (refusal && !/^ev\.(los|night|close)\.|^ev\.attack\.1$/.test(refusal.clause)) return refusal
  return close ? refuse('ev.close.2', 'No zombie is in contact.') : refuse('ev.attack.1', 'No zombie is in sight.')
}

function nearest({ state, facts: { l } }: Board, from: number): Zombie | undefined {
  let best: Zombie | undefined
  for (const z of state.zombies) if (!best || chebyshev(l, from, z.at) < chebyshev(l, from, best.at)) best = z
  return best
}

/** ev.map.14 The zombies around a square, and what breaks contact with them. */
function contactOf(board: Board, from: number): Contact[] {
  const { l, touching, opaque } = board.facts
  return board.state.zombies
    .filter((z) => adjacent(l, from, z.at))
    .map((z) => {
      const touches = inContact(board, from, z.at)
      const blocker = touches ? null : blockerOf(l, touching, opaque, from, z.at)
      return { zombie: z.id, touches, side: blocker?.kind === 'side' ? blocker.side : null }
    })
}

function bitersOf(board: Board): number[] {
  const living = board.state.marines.filter(alive).map((m) => ({ at: m.at, others: othersSquares(board, m.seat) }))
  return board.state.zombies
    .filter(
      (z) =>
        !z.down &&
        living.some(({ at, others }) => isNear(board, z.at, at) && threatsFrom(board, z.at, others).includes(at)),
    )
    .map((z) => z.id)
}

/** Each order tried once, so that an impossible one can say why. */
function refusalsOf(board: Board, m: Marine): Refusals {
  const other = friendOf(board, m.seat)
  const gun = gunsOf(board, m).find(([, item]) => carried(m, `reload:${item.kind}`)) ?? gunsOf(board, m)[0]
  const tries: Readonly<Record<keyof Refusals, Command>> = {
    step: { do: 'step', to: firstStep(board, m) },
    throw: { do: 'throw', at: xyOf(board, m.at) as [number, number] },
    reload: { do: 'reload', weapon: gun?.[0] ?? 'pistol' },
    heal: { do: 'heal', marine: other, ...(m.stirred ? {} : { stand: false }) },
    order: { do: 'order', marine: other, order: 'move' },
    search: { do: 'search' },
    end: { do: 'end' },
  }
  const refusals: Partial<Record<keyof Refusals, Refusal>> = {}
  for (const name of Object.keys(tries) as (keyof Refusals)[]) {
    const refusal = judged(board, m.seat, tries[name])
    if (refusal) refusals[name] = refusal
  }
  return refusals
}

const friendOf = ({ state }: Board, seat: Seat): Seat => {
  const friends = state.marines.filter((m) => m.seat !== seat && alive(m))
  const hurt = friends.reduce<Marine | undefined>(
    (best, m) => (best === undefined || m.hp < best.hp ? m : best),
    undefined,
  )
  return hurt?.seat ?? seat
}

function firstStep(board: Board, m: Marine): [number, number] {
  const { l } = board.facts
  const around = [0, 1, 2, 3].map((d) => l.neighbours4[4 * m.at + d] as number).filter((to) => to >= 0)
  const open = around.find(
    (to) => judged(board, m.seat, { do: 'step', to: xyOf(board, to) as [number, number] }) === null,
  )
  return xyOf(board, open ?? (around[0] as number)) as [number, number]
}
