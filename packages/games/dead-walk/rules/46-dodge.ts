/** dw.gskill.15, dw.gskill.16 Dodge: out of the way of a zombie that closes in. */
import { displaced } from '@shamble/table'
import type { Command, CommandOf } from '../commands.ts'
import type { Human, Look, Transaction } from '../state.ts'
import { humanBody, zombiesTouching } from './01-figures.ts'
import { goAside, wayAside } from './05-movement.ts'
import { mayUse, useSkill } from './45-skills.ts'
import { hasQuirk } from './48-mind.ts'
import { isUnthinkable } from './51-forbidden.ts'

/** Steps in these directions are offered, whole and half ones. */
const EVERY_DEGREES = 15

/** dw.gskill.16 No other standing zombie touches him; on his feet, not stunned (dw.grenade.17), not in a vehicle. */
function canDodge(look: Look, human: Human, zombie: number): boolean {
  if (human.prone || human.stunned || human.aboard !== null || !mayUse(look, human, 'dodge')) return false
  // dw.quirk.15 He never disengages.
  if (hasQuirk(look, human, 'stupid')) return false
  return zombiesTouching(look, humanBody(human)).every(({ n, fallen }) => n === zombie || fallen)
}

/** dw.gskill.15 Where he can go, out of contact with all. */
export function dodges(look: Look, human: Human, zombie: number): Command[] {
  if (!canDodge(look, human, zombie)) return []
  const found: Command[] = []
  const { moveStep } = look.book
  for (const length of [moveStep, Math.floor(moveStep / 2)])
    for (let degrees = 0; degrees < 360; degrees += EVERY_DEGREES) {
      const to = displaced(human.at, length, degrees)
      if (wayAside(look, human, to) !== null && !isUnthinkable(look, human, to))
        found.push({ do: 'use-skill', skill: 'dodge', to: [to.x, to.y] })
    }
  return found
}

export function dodge(t: Transaction, human: Human, { to }: CommandOf<'use-skill'>): void {
  const way = to === undefined ? null : wayAside(t, human, { x: to[0], y: to[1] })
  if (way === null) throw new Error('nowhere to dodge to')
  useSkill(t, human, 'dodge')
  goAside(t, human, way)
}
