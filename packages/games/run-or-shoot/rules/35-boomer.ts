/** rs.boomer Slime: spat in step 10 or burst over everybody near; it draws the nearest horde. */
import { procedure, step } from '@shamble/kernel'
import { distance2, isCrossed } from '@shamble/table'
import type { Command } from '../commands.ts'
import {
  calledOf,
  allZeds,
  change,
  type Horde,
  isInPlay,
  type Look,
  type Survivor,
  type Transaction,
  UMPIRE,
  type Zed,
} from '../state.ts'
import { BOOMER, OBSCURED_HITS_FROM } from '../tables/mutants.ts'
import { cm } from '../tables/units.ts'
import { d10 } from './00-dice.ts'
import { asFigure, asPoint, gapOf, isWithin } from './01-measure.ts'
import { isObscured, sees } from './03-sight.ts'
import { beginStep } from './08-parts.ts'
import { knockBack } from './12-knock-back.ts'
import { activate, lairOf } from './26-horde.ts'
import { destroy, type Result, type Striker, unmask } from './32-mutant.ts'

const zedsOf = ({ state }: Look, { n }: Horde): Zed[] => state.zeds.filter(({ horde }) => horde === n)

/** rs.boomer.8 One that sleeps, has some inside, or has some on the table. */
const isLeft = ({ state }: Look, { n, inside }: Horde): boolean =>
  inside > 0 || state.zeds.some(({ horde }) => horde === n)

/** rs.boomer.8 How far a horde is from a survivor: by its mouth while some are inside, and by those that are out. */
function distanceOf(look: Look, horde: Horde, s: Survivor): number {
  const from = asFigure(s)
  const out = zedsOf(look, horde).map((z) => gapOf(from, asFigure(z)))
  const inside = horde.inside > 0 ? [gapOf(from, asPoint(lairOf(look, horde)))] : []
  return Math.min(...out, ...inside)
}

/** rs.boomer.8 The nearest horde that is left at all, at any distance; of equals the one with the lowest number. */
const nearestHorde = (look: Look, s: Survivor): Horde | undefined =>
  look.state.hidden.hordes
    .filter((horde) => isLeft(look, horde))
    .sort((a, b) => distanceOf(look, a, s) - distanceOf(look, b, s) || a.n - b.n)[0]

/** rs.boomer.8 The nearest horde is drawn to him without a word; of an older mark nobody remembers anything. */
function draw(t: Transaction, s: Survivor, isFresh: boolean): void {
  const { hidden } = t.state
  const chosen = nearestHorde(t, s)
  if (chosen) activate(t, chosen)
  hidden.hordes = Object.freeze(
    hidden.hordes.map((horde) => {
      const others = horde.drawnTo.filter((n) => n !== s.n)
      const isDrawn = horde.n === chosen?.n || (!isFresh && others.length < horde.drawnTo.length)
      return change(horde, { drawnTo: Object.freeze(isDrawn ? [...others, s.n] : others) })
    }),
  )
}

/** rs.boomer.1, rs.boomer.7 Marked for three turns, this one included; a new slime sets the mark back to three. */
function slime(t: Transaction, s: Survivor): void {
  const isFresh = s.slime === 0
  s.slime = t.book.slimeTurns
  t.emit({ e: 'slimed', clause: 'rs.boomer.7', survivor: s.n, turns: s.slime })
  draw(t, s, isFresh)
}

/** rs.priority.12, rs.boomer.9 The marked survivors whom a Zed follows before anybody in the open. */
export function markedFor(look: Look, zed: Zed): Survivor[] {
  const { survivors, hidden } = look.state
  const marked = survivors.filter((s) => isInPlay(s) && s.slime > 0)
  if (marked.length === 0 || zed.kind !== 'ordinary') return []
  if (!hidden.hordes.some((horde) => isLeft(look, horde)))
    return marked.filter((s) => isWithin(asFigure(zed), asFigure(s), cm(BOOMER.stirs)))
  const horde = hidden.hordes.find(({ n }) => n === zed.horde)
  return horde ? marked.filter(({ n }) => horde.drawnTo.includes(n)) : []
}

/** rs.secrecy.6 By whom Zeds follow it is seen which horde was drawn, and whether any is left. */
export function showMarks(t: Transaction): void {
  const { survivors, zeds } = t.state
  if (survivors.some((s) => isInPlay(s) && s.slime > 0) && zeds.some((z) => markedFor(t, z).length > 0)) t.reveal()
}

/** rs.boomer.6 The living on its level within 10 cm, with no wall or closed door between. */
function inBurst(look: Look, zed: Zed): Survivor[] {
  const { layout, shields } = look.facts
  return look.state.survivors.filter(
    (s) =>
      isInPlay(s) &&
      s.level === zed.level &&
      isWithin(asFigure(zed), asFigure(s), cm(BOOMER.burst)) &&
      !isCrossed(layout, shields[zed.level] as Uint8Array, zed.at, s.at),
  )
}

/** rs.boomer.3, rs.boomer.4 Whatever hits it puts it out, and everybody near is slimed. */
function burst(t: Transaction, zed: Zed, by: Striker): void {
  const slimed = inBurst(t, zed)
  destroy(t, zed, 'burst', by)
  t.emit({ e: 'burst', clause: 'rs.boomer.4', zed: zed.n, slimed: slimed.map(({ n }) => n) })
  for (const s of slimed) slime(t, s)
}

/** rs.boomer.3, rs.boomer.5 A push moves it and leaves it standing, stun does nothing, everything else is a hit. */
export function boomerReaction(t: Transaction, zed: Zed, result: Result, by: Striker): void {
  if (result === 'stun') return
  if (result === 'push') knockBack(t, zed, by.from, t.book.push, 'push')
  else burst(t, zed, by)
}

/** rs.boomer.2 The nearest whom it sees within 10 cm and who is not yet marked, else the nearest. */
export const spitTargets = (look: Look, zed: Zed): Survivor[] =>
  look.state.survivors
    .filter((s) => isInPlay(s) && isWithin(asFigure(zed), asFigure(s), cm(BOOMER.spit)) && sees(look, zed, s))
    .sort(
      (a, b) =>
        Number(a.slime > 0) - Number(b.slime > 0) || distance2(zed.at, a.at) - distance2(zed.at, b.at) || a.n - b.n,
    )

/** rs.boomer.2, Automation A9: by itself, but on 5 or more if he is partly obscured; a hidden one shows itself by it. */
function spit(t: Transaction, zed: Zed): void {
  const target = t.book.attacked(t, zed, spitTargets(t, zed))
  if (!target) return
  const shown = unmask(t, zed)
  const face = isObscured(t, shown, target)
    ? d10(t, { clause: 'rs.boomer.2', seat: UMPIRE, what: `the Boomer's spit at ${calledOf(target)}` })
    : null
  const hit = face === null || face >= OBSCURED_HITS_FROM
  t.emit({ e: 'spat', clause: 'rs.boomer.2', zed: shown.n, survivor: target.n, face, hit })
  if (hit) slime(t, target)
}

export const boomersSpit = procedure<Transaction, Command>('Boomers spit', [
  step('rs.turn.1', 'begin', (t: Transaction) => beginStep(t, '10')),
  step('rs.turn.9', 'spit', (t: Transaction) => {
    for (const zed of allZeds(t.state)) if (zed.kind === 'boomer') spit(t, zed)
  }),
])
