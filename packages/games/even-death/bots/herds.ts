/** Automation, zombie bot: which herd is next, and what each action of a herd is. */
import { type Advice, best } from '@shamble/kernel'
import { facingTowards } from '@shamble/table'
import type { Command, CommandOf } from '../commands.ts'
import { biteBy, bitersOf } from '../forecast/bites.ts'
import { chanceOfAtLeast, expectedWounds, woundChances } from '../forecast/wounds.ts'
import { isWithin, isWithinOfPoint } from '../rules/01-measure.ts'
import { inContactWith } from '../rules/16-contact.ts'
import { merging } from '../rules/29-merge.ts'
import { brainNumber, passesByItself } from '../rules/35-brain.ts'
import { areFriends, type Herd, type Human, humanOf, isOnTable, type Look } from '../state.ts'
import { DIE, MERGE } from '../tables/numbers.ts'
import { HERD, zombieKind } from '../tables/profiles.ts'
import { inches } from '../tables/units.ts'
import { assault } from './assault.ts'
import { USUAL } from './habits.ts'
import { goTowards, nearest2 } from './marching.ts'
import { splitTowards } from './splitting.ts'
import { threatenedGoal } from './denying.ts'

type Said = Advice<Command>

export const preyOf = ({ state }: Look, herd: Herd): Human[] =>
  state.humans.filter((human) => isOnTable(human) && !areFriends(state, human.seat, herd.seat))

const touchesPrey = (look: Look, herd: Herd, prey: readonly Human[]): boolean =>
  prey.some((human) => inContactWith(look, human).zombies.some((one) => one.herd === herd))

/** Herd order: in contact, then by the gap to the nearest human, then the larger, then by number. */
export function nextHerd(look: Look, herds: readonly Herd[]): Said | null {
  const ranked = herds
    .map((herd) => {
      const prey = preyOf(look, herd)
      return {
        herd,
        touching: touchesPrey(look, herd, prey) ? 0 : 1,
        far: Math.min(...prey.map(({ at }) => nearest2(herd.zombies, at))),
      }
    })
    .sort(
      (a, b) =>
        a.touching - b.touching ||
        a.far - b.far ||
        b.herd.zombies.length - a.herd.zombies.length ||
        a.herd.id - b.herd.id,
    )
  const [first] = ranked
  if (!first) return null
  const why = first.touching === 0 ? 'It has somebody within reach.' : 'It is the nearest to people.'
  return { command: { do: 'select', unit: first.herd.id }, why }
}

/** 2. The bite with the best chance of a kill, then of most wounds, then at whoever has least left. */
function bite(look: Look, herd: Herd, choices: readonly Command[]): Said | null {
  const bites = choices.filter((one): one is CommandOf<'bite'> => one.do === 'bite' && one.drawn === undefined)
  const weighed = bites.flatMap((command) => {
    const human = humanOf(look.state, command.target)
    if (!human) return []
    const chances = woundChances(biteBy(look, human, bitersOf(look, herd, human)))
    const kill = chanceOfAtLeast(chances, human.vitality)
    return [{ command, kill, wounds: expectedWounds(chances, human.vitality), human }]
  })
  weighed.sort(
    (a, b) => b.kill - a.kill || b.wounds - a.wounds || a.human.vitality - b.human.vitality || a.human.id - b.human.id,
  )
  const [first] = weighed
  return first ? { command: first.command, why: 'This bite has the best chance of a kill.' } : null
}

/** 4. A marker or a machine that is about to be lost: the nearest herd goes there. */
function deny(look: Look, herd: Herd, early: boolean): Said | null {
  const goal = threatenedGoal(look, early)
  if (goal === null) return null
  const { state } = look
  const near = (one: Herd): number => nearest2(one.zombies, goal.at)
  const herds = state.herds.filter((one) => isOnTable(one) && one.seat === herd.seat)
  if (herds.some((one) => one.zombies.some(({ at }) => isWithinOfPoint(at, goal.at, goal.within)))) return null
  if (best(herds, (one) => -near(one)) !== herd) return null
  const command = goTowards(look, herd, [goal.at])
  return command && { command, why: 'The others must not hold that place.' }
}

/** ed.brain.1, ed.brain.8 The chance of a brain check. */
function brainChance(look: Look, herd: Herd): number {
  if (passesByItself(look, herd, 'merge') !== null) return 1
  const chance = Math.min(1, Math.max(0, (DIE + 1 - brainNumber(herd)) / DIE))
  return look.state.behaviour.brains === 'docile' ? chance * chance : chance
}

/** 5. A small herd with nobody near joins another of its kind. */
function merge(look: Look, herd: Herd, prey: readonly Human[]): Said | null {
  if (herd.zombies.length > SMALL || brainChance(look, herd) < EVEN) return null
  const reach = inches(2 * zombieKind(herd.kind).movement)
  if (herd.zombies.some(({ at }) => prey.some((human) => isWithin(at, human.at, reach)))) return null
  for (const other of look.state.herds) {
    if (other === herd || !isOnTable(other) || other.kind !== herd.kind || other.seat !== herd.seat) continue
    if (other.zombies.length + herd.zombies.length > HERD.most) continue
    const isNear = other.zombies.every(({ at }) => herd.zombies.some((z) => isWithin(at, z.at, inches(MERGE))))
    const command: Command = { do: 'merge', zombies: other.zombies.map(({ id }) => id) }
    if (isNear && merging.check(look, herd, command) === null)
      return { command, why: 'Two small herds are worth less than one large one.' }
  }
  return null
}
const SMALL = 10
const EVEN = 1 / 2

/** 7. Along the way to the nearest human, on foot. */
function hunt(look: Look, herd: Herd, prey: readonly Human[]): Said | null {
  const places = prey.map(({ at }) => at)
  const command = goTowards(look, herd, places)
  return command && { command, why: command.do === 'climb' ? 'That is the way to people.' : 'On to the nearest human.' }
}

/** 8. Nothing, but facing the nearest human. */
function wait(herd: Herd, prey: readonly Human[]): Said {
  const [first] = herd.zombies
  const human = best(prey, ({ at }) => -nearest2(herd.zombies, at))
  const facing = first && human ? facingTowards(first.at, human.at) : null
  const isTurned = facing === null || (facing.x === herd.facing.x && facing.y === herd.facing.y)
  return isTurned
    ? { command: { do: 'finish' }, why: 'There is nothing it could do.' }
    : { command: { do: 'turn', facing: [facing.x, facing.y] }, why: 'It looks at the nearest human.' }
}

/** What a herd under its own seat's hand does with its next action. */
export function actWithHerd(look: Look, herd: Herd, choices: readonly Command[], habit = USUAL): Said {
  const rising = choices.find((one) => one.do === 'get-up')
  if (rising) return { command: rising, why: 'Somebody of it lies on the ground.' }
  const prey = preyOf(look, herd)
  if (prey.length === 0) return { command: { do: 'finish' }, why: 'There is nobody left to hunt.' }
  const isLast = (look.state.active?.actions ?? 0) < 2
  const said = bite(look, herd, choices) ?? charge(look, herd, prey, isLast) ?? deny(look, herd, habit.denies)
  if (said) return said
  return (
    merge(look, herd, prey) ??
    (isLast ? splitTowards(look, herd, prey) : null) ??
    hunt(look, herd, prey) ??
    wait(herd, prey)
  )
}

/** 3. A Move into contact, so that the next action is a bite; with the last one too: nobody shoots into a fight. */
function charge(look: Look, herd: Herd, prey: readonly Human[], isLast: boolean): Said | null {
  if (isLast && touchesPrey(look, herd, prey)) return null
  const found = assault(look, herd, prey)
  return found && { command: found, why: isLast ? 'Nobody shoots into a fight.' : 'From there it can bite.' }
}
