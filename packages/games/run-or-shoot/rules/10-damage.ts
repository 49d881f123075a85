/** rs.damage Step 4: what Zeds in contact do. */
import { procedure, step } from '@shamble/kernel'
import { figuresWithin } from '@shamble/table'
import type { Command } from '../commands.ts'
import {
  calledOf,
  changeZed,
  isInPlay,
  type Look,
  type Survivor,
  type Transaction,
  UMPIRE,
  type Zed,
} from '../state.ts'
import { TANK } from '../tables/mutants.ts'
import { cm, CONTACT, RADIUS } from '../tables/units.ts'
import { d3, d6 } from './00-dice.ts'
import { crowdOn, isZedFigure, zedIdOf } from './01-crowd.ts'
import { asFigure, inContact } from './01-measure.ts'
import { beginStep, inOrder } from './08-parts.ts'
import { harm } from './11-injury.ts'
import { knockBack } from './12-knock-back.ts'

/** rs.damage.2, rs.witch.12 Who lies or sits does not bite. */
const bites = ({ down, posture }: Zed): boolean => !down && posture !== 'sitting'

/** rs.damage.3 Whom a Zed hurts: whom it pins, whom it attacked last, whoever has most hits, the lowest number. */
const isRather = (z: Zed, a: Survivor, b: Survivor): number =>
  Number(z.pins === b.n) - Number(z.pins === a.n) ||
  Number(z.bit === b.n) - Number(z.bit === a.n) ||
  b.hits - a.hits ||
  a.n - b.n

/** Living survivors by the Zeds that touch them, found from the survivors' side: there may be hundreds of Zeds. */
function touchedBy(look: Look): Map<number, Survivor[]> {
  const touched = new Map<number, Survivor[]>()
  for (const s of look.state.survivors.filter(isInPlay))
    for (const figure of figuresWithin(crowdOn(look, s.level), s.at, RADIUS.figure, CONTACT))
      if (isZedFigure(figure)) touched.set(zedIdOf(figure), [...(touched.get(zedIdOf(figure)) ?? []), s])
  return touched
}

/** rs.damage.5 Who is in contact with whom, read once before anything happens: for each survivor, who hurts him. */
function attackersOf(look: Look): Map<number, Zed[]> {
  const touched = touchedBy(look)
  const attackers = new Map<number, Zed[]>()
  for (const z of look.state.zeds) {
    if (!touched.has(z.id) || !bites(z)) continue
    const reached = (touched.get(z.id) ?? []).filter((s) => inContact(look, asFigure(z), asFigure(s)))
    const victim = reached.sort((a, b) => isRather(z, a, b))[0]
    if (victim) attackers.set(victim.n, [...(attackers.get(victim.n) ?? []), z])
  }
  return attackers
}

/** rs.hunter.11, rs.hunter.12 */
const pinDie = (t: Transaction, s: Survivor): number =>
  d3(t, { clause: 'rs.hunter.11', seat: UMPIRE, what: `hits of the pin on ${calledOf(s)}` })

/** rs.tank.6 */
const blowDie = (t: Transaction, s: Survivor): number =>
  d3(t, { clause: 'rs.tank.6', seat: UMPIRE, what: `hits of the blow on ${calledOf(s)}` })

/** rs.tank.6, rs.tank.7 Thrown back by two dice, if he lives. */
function throwBack(t: Transaction, s: Survivor, tank: Zed): void {
  if (!isInPlay(s)) return
  const ask = { clause: 'rs.tank.6', seat: UMPIRE, what: `centimetres that ${calledOf(s)} is knocked back` } as const
  let distance = 0
  for (let i = 0; i < TANK.knockDice; i++) distance += d6(t, ask)
  knockBack(t, s, tank.at, cm(distance), 'blow')
}

/** rs.damage.1, rs.damage.7 The dice of the pin and of the blows, the hits with their test, and the knock back. */
function hurt(t: Transaction, s: Survivor, attackers: readonly Zed[]): void {
  const pinners = attackers.filter(({ pins }) => pins === s.n)
  const tanks = attackers.filter(({ kind, pins }) => kind === 'tank' && pins !== s.n)
  const pins = pinners.map(({ n }) => ({ by: n, face: pinDie(t, s) }))
  const blows = tanks.map(({ n }) => ({ by: n, face: blowDie(t, s) }))
  for (const { by, face } of pins) harm(t, s, face, { cause: 'pin', by, faces: [face] })
  for (const { by, face } of blows) harm(t, s, face, { cause: 'blow', by, faces: [face] })
  for (const z of attackers) if (!pinners.includes(z) && !tanks.includes(z)) harm(t, s, 1, { cause: 'bite', by: z.n })
  for (const tank of tanks) throwBack(t, s, tank)
}

/** rs.turn.6, rs.damage.5 Survivor by survivor, all of it from the contacts at the start of the step. */
function damageAll(t: Transaction): void {
  const attackers = attackersOf(t)
  for (const [n, zeds] of attackers) for (const { id } of zeds) changeZed(t.state, id, { bit: n })
  for (const s of inOrder(t.state.survivors)) {
    const zeds = attackers.get(s.n)
    if (zeds) hurt(t, s, zeds)
  }
}

export const damage = procedure<Transaction, Command>('damage', [
  step('rs.turn.1', 'begin', (t: Transaction) => beginStep(t, '4')),
  step('rs.damage.1', 'hurt', damageAll),
])
