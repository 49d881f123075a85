/** rs.melee Step 3: whoever is held by Zeds pushes them away, or strikes one of them. */
import { facesBy, procedure, type Refusal, refuse, step } from '@shamble/kernel'
import type { Command, CommandOf } from '../commands.ts'
import {
  calledOf,
  isCorpse,
  isInPlay,
  type Look,
  type Survivor,
  survivorOf,
  type Transaction,
  UMPIRE,
  type Weapon,
  type Zed,
} from '../state.ts'
import { GUNS } from '../tables/guns.ts'
import { MELEE_CLASSES, MELEE_WEAPONS, type MeleeClass, RIFLE_BUTT } from '../tables/melee.ts'
import { D10, d10 } from './00-dice.ts'
import { asFigure, inContact, isAdjacent } from './01-measure.ts'
import { isGun } from './05-carry.ts'
import { hasCard, loseCard } from './07-cards.ts'
import { seatsAct } from './08-acting.ts'
import { beginStep, inOrder } from './08-parts.ts'
import { mayBePushed, push, pushMost } from './09-push.ts'
import { makeNoise } from './27-noise.ts'
import { strikeZed } from './32-mutant.ts'
import { layToRest } from './38-test.ts'

/** rs.melee.8, rs.melee.12, rs.melee.13 The class in which a weapon strikes; a pistol has none. */
export function classOf({ kind }: Weapon): MeleeClass | null {
  if (!isGun(kind)) return MELEE_WEAPONS[kind]
  return GUNS[kind].long ? RIFLE_BUTT : null
}

/** rs.melee.12 What a weapon is called that strikes. */
const nameOf = ({ kind }: Weapon): string => (isGun(kind) ? `butt of the ${GUNS[kind].name}` : kind)

/** What he can strike with. */
export const strikesWith = ({ main }: Survivor): Weapon | null =>
  main !== null && classOf(main) !== null ? main : null

/** rs.melee.7, rs.melee.16 Zeds that touched him at the start of the turn, standing or not, and still do. */
export function strikableBy(look: Look, s: Survivor): Zed[] {
  const set = look.state.melee.find(({ survivor }) => survivor === s.n)
  if (!set) return []
  const isThere = (z: Zed): boolean => set.zeds.includes(z.id) || set.lying.includes(z.id)
  return look.state.zeds.filter((z) => isThere(z) && inContact(look, asFigure(s), asFigure(z)))
}

/** rs.infection.13 Corpses beside him. */
const corpsesBeside = (look: Look, s: Survivor): Survivor[] =>
  look.state.survivors.filter((o) => isCorpse(look.state, o) && isAdjacent(look, asFigure(s), asFigure(o)))

function strikes(look: Look, s: Survivor): CommandOf<'strike'>[] {
  const weapon = strikesWith(s)?.id
  if (weapon === undefined) return []
  return [
    ...strikableBy(look, s).map((z): CommandOf<'strike'> => ({ do: 'strike', weapon, zed: z.n })),
    ...corpsesBeside(look, s).map(({ n }): CommandOf<'strike'> => ({ do: 'strike', weapon, corpse: n })),
  ]
}

/** rs.melee.3, rs.melee.7, rs.melee.11, rs.melee.17 What he may do: push, or strike once with MELEE. */
export function deedsOf(look: Look, s: Survivor): Command[] {
  if (s.down || s.pinnedBy !== null) return []
  const hasMelee = hasCard(look.state, s, 'MELEE')
  const pushes = (hasMelee || look.book.pushesWithoutCard()) && mayBePushed(look, s).length > 0
  return [...(pushes ? [{ do: 'push' } as const] : []), ...(hasMelee ? strikes(look, s) : [])]
}

/** rs.melee.7, rs.melee.13, rs.melee.16 */
function checkStrike(look: Look, s: Survivor, { weapon, zed, corpse }: CommandOf<'strike'>): Refusal | null {
  if (!hasCard(look.state, s, 'MELEE')) return refuse('rs.melee.17', 'Only MELEE lets anybody strike.')
  const held = [s.pistol, s.main].find((one) => one?.id === weapon)
  if (!held) return refuse('rs.melee.7', `${calledOf(s)} carries no such weapon.`)
  if (classOf(held) === null)
    return refuse('rs.melee.13', 'A pistol strikes no blow of its own; that is part of the push.')
  if ((zed === undefined) === (corpse === undefined))
    return refuse('rs.melee.7', 'A blow is for one opponent: name one.')
  if (zed !== undefined && !strikableBy(look, s).some(({ n }) => n === zed))
    return refuse('rs.melee.7', `Zed ${zed} has not been in contact with ${calledOf(s)} since the turn began.`)
  if (corpse !== undefined && !corpsesBeside(look, s).some(({ n }) => n === corpse))
    return refuse('rs.infection.13', 'No such corpse lies within reach.')
  return null
}

function check(look: Look, s: Survivor, command: Command): Refusal | null {
  if (command.do === 'strike') return checkStrike(look, s, command)
  if (command.do !== 'push') return refuse('rs.melee.14', 'Push, strike with a weapon, or pass.')
  return mayBePushed(look, s).length > 0 ? null : refuse('rs.melee.20', 'No standing Zed is in contact.')
}

/** rs.melee.8, rs.melee.15 One d10, and nothing added. */
export function resultOf(kind: MeleeClass, face: number): 'nothing' | 'down' | 'kill' {
  const { down, kill } = MELEE_CLASSES[kind]
  if (face >= kill) return 'kill'
  return face >= down ? 'down' : 'nothing'
}

/** rs.melee.8, rs.melee.19, rs.infection.13 A blow with a weapon at a Zed, or at a corpse, which it lays to rest. */
export function strike(t: Transaction, s: Survivor, weapon: Weapon, target: Zed | Survivor): void {
  const kind = classOf(weapon)
  if (kind === null) return
  s.fought = true
  const face = d10(t, {
    clause: 'rs.melee.8',
    seat: s.seat ?? UMPIRE,
    what: `a blow with the ${nameOf(weapon)}`,
    results: facesBy(D10, (score) => resultOf(kind, score)),
  })
  const result = resultOf(kind, face)
  const isDead = 'who' in target
  const [zed, corpse] = isDead ? [null, target.n] : [target.n, null]
  t.emit({ e: 'struck', clause: 'rs.melee.8', survivor: s.n, weapon: weapon.kind, zed, corpse, face, result })
  if (kind === 'POWERED') makeNoise(t, 'chainsaw', s)
  if (result === 'nothing') return
  if (!isDead) strikeZed(t, target, result, { survivor: s, from: s.at })
  else if (result === 'kill') layToRest(t, target)
}

function takeStrike(t: Transaction, s: Survivor, { zed, corpse }: CommandOf<'strike'>): void {
  const weapon = strikesWith(s)
  const target = corpse === undefined ? t.state.zeds.find(({ n }) => n === zed) : survivorOf(t.state, corpse)
  if (weapon && target) strike(t, s, weapon, target)
}

/** D6: a weapon that cuts against a single Zed, else the push. */
function onClock(look: Look, s: Survivor): Command {
  const deeds = deedsOf(look, s)
  const kind = s.main && classOf(s.main)
  const isDuel = mayBePushed(look, s).length === 1 && (kind === 'SHARP' || kind === 'POWERED')
  const blow = isDuel ? deeds.find((deed) => deed.do === 'strike') : undefined
  return blow ?? deeds.find((deed) => deed.do === 'push') ?? { do: 'pass' }
}

/** rs.cards.6, rs.melee.20 A MELEE card with nothing to fight is lost. */
function begin(t: Transaction): void {
  beginStep(t, '3')
  for (const s of inOrder(t.state.survivors.filter(isInPlay)))
    if (hasCard(t.state, s, 'MELEE') && deedsOf(t, s).length === 0) loseCard(t, s, 'MELEE')
}

/** rs.nps.10 Those whom nobody plays: a weapon against a single Zed, else the push. */
function othersFight(t: Transaction): void {
  for (const s of inOrder(t.state.survivors.filter((one) => isInPlay(one) && one.seat === null))) {
    const held = mayBePushed(t, s)
    const [only] = held
    if (s.pinnedBy !== null || only === undefined || !hasCard(t.state, s, 'MELEE')) continue
    if (held.length === 1 && s.main !== null && !isGun(s.main.kind)) strike(t, s, s.main, only)
    else pushMost(t, s)
  }
}

/** rs.melee.14, rs.melee.18 Step 3: each in his turn chooses what he does. */
export const melee = procedure<Transaction, Command>('melee', [
  step('rs.turn.1', 'begin', begin),
  seatsAct('rs.melee.14', 'push or strike', {
    isDue: (look, s) => deedsOf(look, s).length > 0,
    choices: deedsOf,
    check,
    take: (t, s, command) => {
      if (command.do === 'push') push(t, s)
      else if (command.do === 'strike') takeStrike(t, s, command)
      return 'over'
    },
    onClock,
  }),
  step('rs.nps.10', 'others fight', othersFight),
])
