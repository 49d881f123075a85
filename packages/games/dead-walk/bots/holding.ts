/** Holding a place: doors shut, boards before them, a machinegun on its legs. */
import type { Advice } from '@shamble/kernel'
import { isCrossed, type Opening, segmentsMeet, type XY } from '@shamble/table'
import type { Command } from '../commands.ts'
import { humanBody, zombiesTouching } from '../rules/01-figures.ts'
import { type Human, isInPlay, isUp, type Look } from '../state.ts'
import { cm } from '../tables/units.ts'
import { gapOf, nearestGap } from './danger.ts'
import { holdsBuilding } from './goals.ts'
import { of } from './pick.ts'
import type { Errand } from './tasks.ts'

type Advised = Advice<Command>

const openingOf = ({ book }: Look, id: string): Opening | undefined =>
  book.map.terrain.buildings.flatMap(({ openings }) => openings).find((opening) => opening.id === id)

/** Does the straight way between two points lead through it? */
const leadsThrough = ({ from, to }: Opening, a: XY, b: XY): boolean => segmentsMeet(from, to, a, b)

const isHolding = (look: Look, human: Human): boolean =>
  holdsBuilding(look) !== null && zombiesTouching(look, humanBody(human)).length === 0

/** dw.ap.10 A door through which they come, if none of us is on their side of it. */
export function shutDoor(look: Look, human: Human, choices: readonly Command[]): Advised | null {
  const { state, facts } = look
  if (!isHolding(look, human)) return null
  for (const command of of(choices, 'close')) {
    const opening = openingOf(look, command.opening)
    if (!opening) continue
    const isBeyond = (at: XY): boolean => leadsThrough(opening, human.at, at)
    const comes = state.zombies.some((z) => isUp(z) && gapOf(z.at, human.at) <= COMING && isBeyond(z.at))
    const isApart = ({ at }: Human): boolean => isBeyond(at) || isCrossed(facts.layout, facts.walls, human.at, at)
    const others = state.humans.filter((one) => one.n !== human.n && isInPlay(one))
    if (comes && !others.some((one) => gapOf(one.at, human.at) <= COMING && isApart(one)))
      return { command, why: 'A shut door stops them for a while.' }
  }
  return null
}
const COMING = cm(25)

/** dw.machinegun.10 Nobody is near yet, and they will come. */
function setUpGun(look: Look, human: Human, choices: readonly Command[], errand: Errand | null): Advised | null {
  const [braced] = errand === null || errand.follows ? of(choices, 'brace') : []
  const gap = nearestGap(look, human)
  return braced && gap > cm(20) && gap <= cm(60)
    ? { command: braced, why: 'It fires twice as fast from its legs.' }
    : null
}

/** What somebody does who is to stay where he is. */
export function holdOut(look: Look, human: Human, choices: readonly Command[], errand: Errand | null): Advised | null {
  const gun = setUpGun(look, human, choices, errand)
  if (gun) return gun
  const [nailed] = isHolding(look, human) ? of(choices, 'barricade') : []
  return nailed ? { command: nailed, why: 'Boards keep them out for a while.' } : null
}
