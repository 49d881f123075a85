/** rs.smoker Step 10: the tongue that ensnares and pulls. */
import { type Modifier, procedure, step } from '@shamble/kernel'
import { distance2 } from '@shamble/table'
import type { Command } from '../commands.ts'
import {
  calledOf,
  allZeds,
  changeZed,
  isInPlay,
  type Look,
  type Survivor,
  type Transaction,
  UMPIRE,
  type Zed,
} from '../state.ts'
import { SMOKER } from '../tables/mutants.ts'
import { cm, RADIUS } from '../tables/units.ts'
import { d10 } from './00-dice.ts'
import { putSurvivor, survivorFigure } from './01-crowd.ts'
import { asFigure, inContact, isWithin, nearestFreeSpot } from './01-measure.ts'
import { isObscured, sees } from './03-sight.ts'
import { harm } from './11-injury.ts'
import { layLow } from './12-knock-back.ts'
import { contactSpot } from './23-contact.ts'
import { unmask } from './32-mutant.ts'

/** rs.smoker.4 What his move in step 5 of this turn takes off. */
function haste({ moved, climbed, crossed }: Survivor): number {
  if (moved > cm(SMOKER.fastFrom) || crossed) return SMOKER.fast
  return moved > 0 || climbed ? SMOKER.slow : 0
}

/** rs.smoker.2, rs.smoker.4, rs.smoker.5 */
function modifiersOn(look: Look, zed: Zed, s: Survivor): Modifier[] {
  const moved = haste(s)
  return [
    ...(moved === 0 ? [] : [{ clause: 'rs.smoker.4', value: moved }]),
    ...(isObscured(look, zed, s) ? [{ clause: 'rs.smoker.5', value: SMOKER.obscured }] : []),
  ]
}
const sumOf = (modifiers: readonly Modifier[]): number => modifiers.reduce((sum, { value }) => sum + value, 0)

/** Automation A10: within the reach of its tongue, seen or not. */
const isNear = (zed: Zed, s: Survivor): boolean => isInPlay(s) && isWithin(asFigure(zed), asFigure(s), cm(SMOKER.range))

/** rs.smoker.1, rs.smoker.8 Whom it may try: seen within 10 cm and not pinned; nobody while somebody touches it. */
function targetsOf(look: Look, zed: Zed): Survivor[] {
  const { survivors } = look.state
  if (survivors.some((s) => isInPlay(s) && inContact(look, asFigure(zed), asFigure(s)))) return []
  return survivors.filter((s) => isNear(zed, s) && s.pinnedBy === null && sees(look, zed, s))
}

/** rs.smoker.9 The best chance, then the nearest, then the lowest number. */
export const tongueTargets = (look: Look, zed: Zed): Survivor[] =>
  targetsOf(look, zed)
    .map((s) => ({ s, chance: sumOf(modifiersOn(look, zed, s)) }))
    .sort((a, b) => b.chance - a.chance || distance2(zed.at, a.s.at) - distance2(zed.at, b.s.at) || a.s.n - b.s.n)
    .map(({ s }) => s)

/** rs.smoker.7 He lies in contact with it, on its level, and has not fallen. */
function pull(t: Transaction, zed: Zed, s: Survivor): void {
  const own = [survivorFigure(s.n)]
  const beside = contactSpot(t, RADIUS.figure, asFigure(zed), s.at, own)
  putSurvivor(t, s, beside ?? nearestFreeSpot(t, zed, RADIUS.figure, own) ?? s)
  t.emit({ e: 'pulled', clause: 'rs.smoker.7', survivor: s.n, zed: zed.n, at: s.at, level: s.level })
  if (!s.down) layLow(t, s, 'tongue')
}

/** rs.smoker.2, rs.smoker.3, rs.smoker.6 One attempt a turn; a hidden one shows itself by it. */
function ensnare(t: Transaction, zed: Zed, target: Survivor): void {
  const shown = unmask(t, zed)
  const modifiers = modifiersOn(t, shown, target)
  const face = d10(t, { clause: 'rs.smoker.2', seat: UMPIRE, what: `the tongue at ${calledOf(target)}`, modifiers })
  const total = face + sumOf(modifiers)
  const hit = total >= SMOKER.hitsFrom
  t.emit({ e: 'ensnared', clause: 'rs.smoker.2', zed: shown.n, survivor: target.n, face, modifiers, total, hit })
  if (!hit) return
  pull(t, shown, target)
  const sides = t.book.smokerDie
  const hits = t.roll({ sides, clause: 'rs.smoker.6', seat: UMPIRE, what: `hits of the tongue on ${calledOf(target)}` })
  harm(t, target, hits, { cause: 'tongue', by: shown.n, faces: [hits] })
}

/** Automation A10: it remembers when somebody was last within reach, and waits there for a turn. */
export function keepsWaiting({ state }: Look, zed: Zed): boolean {
  return state.survivors.some((s) => isNear(zed, s)) || (zed.near > 0 && zed.near >= state.turn - 1)
}

function attack(t: Transaction, zed: Zed): void {
  const target = t.book.attacked(t, zed, tongueTargets(t, zed))
  const isSomebodyNear = t.state.survivors.some((s) => isNear(zed, s))
  const smoker = isSomebodyNear ? changeZed(t.state, zed.id, { near: t.state.turn }) : zed
  if (target) ensnare(t, smoker, target)
}

export const smokersEnsnare = procedure<Transaction, Command>('Smokers ensnare', [
  step('rs.turn.9', 'ensnare', (t: Transaction) => {
    for (const zed of allZeds(t.state)) if (zed.kind === 'smoker' && !zed.down) attack(t, zed)
  }),
])
