/** rs.shoot One shot, from the trigger to whoever is hit. */
import { facesBy, type Modifier } from '@shamble/kernel'
import {
  change,
  type Firing,
  isInPlay,
  type Look,
  type Survivor,
  type Transaction,
  UMPIRE,
  type Zed,
} from '../state.ts'
import { BODY_HITS, GUNS } from '../tables/guns.ts'
import { D10, d10 } from './00-dice.ts'
import { moveZed, zedFigure } from './01-crowd.ts'
import { asFigure, inContact, nearestFreeSpot } from './01-measure.ts'
import { deadlyHits, harm } from './11-injury.ts'
import { layLow } from './12-knock-back.ts'
import { makeNoise } from './27-noise.ts'
import { bandsOf, isFar, modifiersOf, resultOf, type Target } from './29-aim.ts'
import { shootingCard } from './30-snipe.ts'
import { gunsOf, loaded } from './31-reload.ts'
import { strikeZed } from './32-mutant.ts'
import { layToRest } from './38-test.ts'

const NOT_YET: Omit<Firing, 'survivor'> = Object.freeze({ weapon: 0, shots: 0, refused: Object.freeze([]) })

/** What he has done so far in this step 9. */
export const firingOf = ({ state }: Pick<Look, 'state'>, { n }: Survivor): Firing =>
  state.firing.find(({ survivor }) => survivor === n) ?? { survivor: n, ...NOT_YET }

export function noteFiring(t: Transaction, s: Survivor, by: Partial<Firing>): Firing {
  const now = change(firingOf(t, s), by)
  t.state.firing = Object.freeze([...t.state.firing.filter(({ survivor }) => survivor !== s.n), now])
  return now
}

/** rs.noise.2 Heard as soon as it is automatic fire. */
function sound(t: Transaction, s: Survivor, gun: Parameters<Look['book']['isLoudFire']>[0], shots: number): void {
  const { isLoudFire } = t.book
  if (isLoudFire(gun, shots) && !isLoudFire(gun, shots - 1)) makeNoise(t, 'gunfire', s)
}

/** rs.shoot.15 A Zed that is hit out of sight lies where it was seen. */
function atTarget(t: Transaction, { figure, isGone }: Target): Zed | undefined {
  if ('who' in figure) return undefined
  const zed = t.state.zeds.find(({ id }) => id === figure.id)
  const spot = isGone ? nearestFreeSpot(t, figure, asFigure(figure).radius, [zedFigure(figure.id)]) : null
  return zed && spot ? moveZed(t, zed, spot) : zed
}

/** rs.shoot.20, rs.shoot.21 The dead never rise of a head hit; the living die of it, and fall of a body hit. */
function hitSurvivor(t: Transaction, target: Survivor, result: 'body' | 'head'): void {
  if (isInPlay(target)) {
    harm(t, target, result === 'head' ? deadlyHits(t, target) : BODY_HITS, { cause: 'shot' })
    if (isInPlay(target) && !target.down) layLow(t, target, 'shot')
  }
  if (result === 'head') layToRest(t, target)
}

/** rs.shoot.19 By the book nobody else is hit; a house rule may hit a friend who touches the target. */
function hitBystander(t: Transaction, s: Survivor, { figure }: Target, face: number): void {
  if (!t.book.hitsBystander(face)) return
  const isBeside = (o: Survivor): boolean =>
    o !== s && o !== figure && isInPlay(o) && inContact(t, asFigure(o), asFigure(figure))
  const friend = t.state.survivors.find(isBeside)
  if (friend) harm(t, friend, BODY_HITS, { cause: 'shot' })
}

/** rs.shoot.1, rs.shoot.12, rs.shoot.13 One round, one d10 with its factors, and what comes of it. */
export function shoot(t: Transaction, s: Survivor, weapon: number, target: Target): void {
  const gun = gunsOf(s).find(({ id }) => id === weapon)
  if (!gun) return
  const { figure } = target
  const far = isFar(s, target)
  const modifiers: readonly Modifier[] = modifiersOf(t, s, target, shootingCard(t, s) === 'SNIPE')
  // rs.secrecy.10 What is added tells who stands in the way, whom others may not see.
  if (!t.book.showsUnseen()) t.reveal()
  const { shots } = noteFiring(t, s, { weapon, shots: firingOf(t, s).shots + 1 })
  s.fired = true
  loaded(s, weapon, gun.rounds - 1)
  const added = modifiers.reduce((sum, { value }) => sum + value, 0)
  const resultAt = (score: number): ReturnType<typeof resultOf> => resultOf(bandsOf(gun.kind, far), score + added)
  const face = d10(t, {
    clause: 'rs.shoot.1',
    seat: s.seat ?? UMPIRE,
    what: `a shot with the ${GUNS[gun.kind].name}`,
    modifiers,
    results: facesBy(D10, (score) => `${resultAt(score)} ${t.book.hitsBystander(score)}`),
  })
  const total = face + added
  const result = resultAt(face)
  const [zed, other] = 'who' in figure ? [null, figure.n] : [figure.n, null]
  const told = { survivor: s.n, weapon: gun.kind, zed, target: other, face, modifiers, total, result, far }
  t.emit({ e: 'shot', clause: 'rs.shoot.1', ...told, rounds: gun.rounds - 1 })
  hitBystander(t, s, target, face)
  sound(t, s, gun.kind, shots)
  if (result === 'miss') return
  if ('who' in figure) return hitSurvivor(t, figure, result)
  const hit = atTarget(t, target)
  if (hit) strikeZed(t, hit, result, { survivor: s, from: s.at })
}
