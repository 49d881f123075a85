/** In contact: shots at close quarters, blows, or away. */
import { type Advice, best } from '@shamble/kernel'
import type { Command, CommandOf } from '../commands.ts'
import { opponents } from '../rules/01-figures.ts'
import { fireRow, weaponOf } from '../rules/08-weapons.ts'
import { figureNamed, type Human, isZombieFigure, type Look, numberOfFigure, theZombie, type Zombie } from '../state.ts'
import { closeChance, strikeChance, strikeWorth } from './attacks.ts'
import { of } from './pick.ts'

const zombieAt = (look: Look, target: CommandOf<'strike'>['target']): Zombie =>
  theZombie(look.state, numberOfFigure(figureNamed(target)))

/** So sure a kill has to be before bursts are saved. */
const SURE = 5 / 6

/** The fewest bursts that make it sure at the most dangerous one; else the best chance. */
function closeShot(look: Look, human: Human, choices: readonly Command[]): { command: Command; p: number } | null {
  const standing = of(choices, 'shoot-close').filter(({ target }) => !zombieAt(look, target).fallen)
  const shots = standing.map((command) => ({ command, p: closeChance(look, human, command) }))
  const order = ({ command }: { command: CommandOf<'shoot-close'> }): number => {
    const weapon = weaponOf(human, command.weapon)
    const cost = (weapon && fireRow(look, weapon)?.cost) ?? 1
    return (zombieAt(look, command.target).weapon ? 1 : 0) - 0.1 * cost * command.bursts
  }
  const sure = shots.filter(({ p }) => p >= SURE)
  return best(sure, order) ?? best(shots, ({ p }) => p)
}

/** What becomes of a fight with all action points: the share of opponents that should go down. */
function prospects(look: Look, human: Human, choices: readonly Command[], held: number): number {
  const shots = of(choices, 'shoot-close').map((command) => closeChance(look, human, { ...command, bursts: 1 }))
  const blows = of(choices, 'strike').map((command) => strikeChance(look, human, command))
  const perShot = Math.max(0, ...shots)
  const perBlow = Math.max(0, ...blows)
  return Math.max((human.ap / 2) * perBlow, cheapest(look, human, choices) * perShot) / held
}

/** How many bursts his action points are good for. */
function cheapest(look: Look, human: Human, choices: readonly Command[]): number {
  return Math.max(
    0,
    ...of(choices, 'shoot-close').map(({ weapon: id }) => {
      const weapon = weaponOf(human, id)
      const row = weapon && fireRow(look, weapon)
      return row ? Math.min(Math.floor(human.ap / Math.max(1, row.cost)), weapon.loaded) : 0
    }),
  )
}

/** From here on a fight is worth it. */
const PROMISING = 0.75

/** In contact with those who stand: the best that can be done there. */
export function fight(look: Look, human: Human, choices: readonly Command[], inHurry: boolean): Advice<Command> | null {
  const held = opponents(look, human)
  if (held.length === 0) return null
  const [away] = of(choices, 'break')
  const isLosing = prospects(look, human, choices, held.length) < PROMISING || (inHurry && held.length <= 2)
  if (away && held.length <= 3 && isLosing)
    return { command: away, why: 'Better to get away from them than to wrestle.' }
  const shot = closeShot(look, human, choices)
  const blow = best(of(choices, 'strike'), (command) => strikeWorth(look, human, command))
  if (shot && (!blow || shot.p >= 1 / 2 || isBetter(look, human, shot, blow)))
    return { command: shot.command, why: 'It is close enough to be sure.' }
  if (blow) return { command: blow, why: 'Hit it before it bites.' }
  if (away) return { command: away, why: 'There is nothing to fight with.' }
  const [bare] = of(choices, 'strike-bare')
  if (bare) return { command: bare, why: 'Hands have to do.' }
  const [up] = of(choices, 'stand-up')
  return up ? { command: up, why: 'Nobody fights lying down.' } : null
}

/** A shot that kills for sure is better than a blow that may only fell, unless others hear it. */
function isBetter(look: Look, human: Human, shot: { p: number }, blow: CommandOf<'strike'>): boolean {
  return !look.book.doShotsDraw() && WHOLE * shot.p > strikeWorth(look, human, blow)
}
/** What a kill is worth against a fall. */
const WHOLE = 1.3

/** A fallen zombie in contact is finished off. */
export function finish(look: Look, choices: readonly Command[]): Advice<Command> | null {
  const isFallen = (target: CommandOf<'strike'>['target']): boolean =>
    isZombieFigure(figureNamed(target)) && zombieAt(look, target).fallen
  const blow = of(choices, 'strike').find(({ target }) => isFallen(target))
  const shot = of(choices, 'shoot-close').find(({ target }) => isFallen(target))
  const isQuietWanted = look.book.doShotsDraw()
  if (shot && (!blow || !isQuietWanted)) return { command: shot, why: 'A fallen one at arm’s length cannot be missed.' }
  return blow ? { command: blow, why: 'On the ground it is easily finished.' } : null
}
