/** dw.cskill.3 Cover: fire while the zombies move, with the action points that were kept for it. */
import type { Command } from '../commands.ts'
import { type Human, isInPlay, type Look, type Transaction } from '../state.ts'
import { ownerOf } from './01-dice.ts'
import { fire, hitChance } from './10-shooting.ts'
import { spray, sprayChance } from './12-shotgun.ts'
import { launch } from './14-grenade.ts'
import { flame } from './15-flame.ts'
import { shootClose } from './17-close-combat.ts'
import { closeChance } from './17-close-fire.ts'
import { decide } from './40-deciding.ts'
import { DECLINE, isCovering } from './47-combat-skills.ts'
import { carryOut } from './51-compulsions.ts'
import { freeChoices } from './51-forbidden.ts'

/** dw.cskill.3 Could he still fire? */
export const isWaiting = (human: Human): boolean =>
  isCovering(human) && isInPlay(human) && !human.stunned && !human.mind.frozen

/**
 * dw.cskill.4 Every declaration of fire that he can pay; in close combat, of shots at close quarters. A machinegun asks
 * for more action points than Cover leaves (dw.cskill.3).
 */
function declarations(look: Look, human: Human): Command[] {
  return freeChoices(look, human, [
    ...fire.choices(look, human),
    ...spray.choices(look, human),
    ...launch.choices(look, human),
    ...flame.choices(look, human),
    ...shootClose.choices(look, human),
  ])
}

/** The least chance of a hit for which it is worth firing, unless his player thinks otherwise. */
const WORTH = 0.5

/** Of what is aimed at somebody; nobody launches grenades or flames without being told to. */
function chanceOfHit(look: Look, human: Human, shot: Command): number {
  if (shot.do === 'fire') return hitChance(look, human, shot)
  if (shot.do === 'spray') return sprayChance(look, human, shot)
  return shot.do === 'shoot-close' ? closeChance(look, human, shot) : 0
}

/** The usual answer first: the best shot if it is a good one, else none. */
function inUsualOrder(look: Look, human: Human, shots: readonly Command[]): Command[] {
  let best: Command | null = null
  let chance = 0
  for (const shot of shots) {
    const hits = chanceOfHit(look, human, shot)
    if (hits > chance) [best, chance] = [shot, hits]
  }
  return best !== null && chance >= WORTH
    ? [best, DECLINE, ...shots.filter((shot) => shot !== best)]
    : [DECLINE, ...shots]
}

/** dw.cskill.4 After the move of a zombie: everybody who waits for that may make one declaration. */
export function fireFromCover(t: Transaction): void {
  for (const { n } of t.state.humans.filter(isWaiting)) {
    const human = t.state.humans.find((one) => one.n === n)
    if (human && isWaiting(human)) fireOnce(t, human)
  }
}

function fireOnce(t: Transaction, human: Human): void {
  const shots = declarations(t, human)
  if (shots.length === 0) return
  const about = { asks: 'cover', human: human.n, left: human.ap }
  const said = decide(t, { seat: ownerOf(human), choices: inUsualOrder(t, human, shots), about })
  if (said.do !== 'decline') carryOut(t, human, said, (shot) => shoot(t, human, shot))
}

function shoot(t: Transaction, human: Human, shot: Command): void {
  if (shot.do === 'fire') fire.take(t, human, shot)
  else if (shot.do === 'spray') spray.take(t, human, shot)
  else if (shot.do === 'launch') launch.take(t, human, shot)
  else if (shot.do === 'flame') flame.take(t, human, shot)
  else if (shot.do === 'shoot-close') shootClose.take(t, human, shot)
}
