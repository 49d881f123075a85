/** dw.cskill.17 Reflex: an answer to a zombie that closes in, before it attacks. */
import type { Command, CommandOf } from '../commands.ts'
import { figureName, type Human, type Look, type Transaction, zombieFigure } from '../state.ts'
import { blowsOf } from './17-blows.ts'
import { attackFreely } from './17-close-combat.ts'
import { closeShotsOf } from './17-close-fire.ts'
import { mayUse, useSkill } from './45-skills.ts'
import { carryOut } from './51-compulsions.ts'
import { freeRefusal } from './51-forbidden.ts'

/** dw.cskill.17, dw.cskill.18 One shot at close quarters, or one blow, at that zombie. */
export function reflexes(look: Look, human: Human, zombie: number): Command[] {
  if (human.stunned || human.aboard !== null || !mayUse(look, human, 'reflex')) return []
  const name = figureName(zombieFigure(zombie))
  const isOpen = (attack: CommandOf<'shoot-close' | 'strike'>): boolean =>
    attack.target === name && freeRefusal(look, human, attack) === null
  const use = { do: 'use-skill', skill: 'reflex' } as const
  return [
    ...closeShotsOf(look, human)
      .filter(isOpen)
      .map(({ weapon, target, bursts }): Command => ({ ...use, weapon, target, bursts })),
    ...blowsOf(look, human)
      .filter(isOpen)
      .map(({ with: weapon, target }): Command => ({ ...use, weapon, target })),
  ]
}

/** dw.cskill.18 Nothing is paid for it but ammunition. */
export function reflex(t: Transaction, human: Human, { weapon, target, bursts }: CommandOf<'use-skill'>): void {
  if (weapon === undefined || target === undefined) throw new Error('a reflex needs a weapon and a target')
  useSkill(t, human, 'reflex')
  const attack: Command =
    bursts === undefined ? { do: 'strike', with: weapon, target } : { do: 'shoot-close', weapon, target, bursts }
  carryOut(t, human, attack, (said) => attackFreely(t, human, said))
}
