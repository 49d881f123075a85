/** Automation, zombie bot 3: a Move after which a herd bites, with as many as possible. */
import { distance2, distanceDown, type XY } from '@shamble/table'
import { biteBy } from '../forecast/bites.ts'
import { expectedWounds, woundChances } from '../forecast/wounds.ts'
import { alongFrom, isWithin } from '../rules/01-measure.ts'
import { allowanceOn, othersOf, wayFault } from '../rules/08-walk.ts'
import { inContact, inContactWith } from '../rules/16-contact.ts'
import { ringPlaces } from '../rules/19-ring.ts'
import type { Herd, Human, Look, Zombie } from '../state.ts'
import { DRAWN_IN } from '../tables/numbers.ts'
import { inches, RING } from '../tables/units.ts'
import { freeOnes, type March, marchTo, type Move } from './marching.ts'

/** So many humans are weighed, so many zombies as leaders for each. */
const MOST_HUMANS = 3
const MOST_LEADERS = 2

/** Where a zombie comes into contact with somebody: straight on, else from either side. */
function contactPlaces(z: Zombie, human: Human): XY[] {
  const straight = alongFrom(z.at, human.at, Math.max(0, distanceDown(z.at, human.at) - RING.distance))
  const [, right, , , , left] = ringPlaces(human, z.at)
  return [straight, ...(right ? [right] : []), ...(left ? [left] : [])].filter(({ x, y }) => x >= 0 && y >= 0)
}

/** How many would bite then: those within two inches, as far as there is room. */
function bitersAfter(look: Look, herd: Herd, human: Human, { ends }: March): number {
  const places = new Map(ends.map(({ zombie, at }) => [zombie, at]))
  const near = herd.zombies.filter(
    (z) => z.locked === null && z.on === human.on && isWithin(places.get(z.id) ?? z.at, human.at, inches(DRAWN_IN)),
  ).length
  const others = inContactWith(look, human).zombies.filter((one) => one.herd !== herd).length
  return Math.max(1, Math.min(near, RING.places - others))
}

/** The way into contact with one human. */
function marchAt(look: Look, herd: Herd, human: Human): March | null {
  const reach = inches(allowanceOn(look, herd, []).inches)
  const leaders = freeOnes(herd)
    .filter((z) => isWithin(z.at, human.at, reach))
    .sort((a, b) => distance2(a.at, human.at) - distance2(b.at, human.at) || a.id - b.id)
  for (const leader of leaders.slice(0, MOST_LEADERS)) {
    const others = othersOf(look, herd, leader.on)
    for (const to of contactPlaces(leader, human)) {
      if (!inContact(look, { at: to, on: leader.on, down: false }, human)) continue
      if (wayFault(look, herd, leader.at, to, leader.on, others) !== null) continue
      const march = marchTo(look, herd, leader, to)
      if (march) return march
    }
  }
  return null
}

/** The Move towards whoever has most to fear of the bite that follows. */
export function assault(look: Look, herd: Herd, prey: readonly Human[]): Move | null {
  const reach = inches(allowanceOn(look, herd, []).inches)
  const far = (human: Human): number => Math.min(...freeOnes(herd).map(({ at }) => distance2(at, human.at)))
  const near = prey
    .filter((human) => freeOnes(herd).some(({ at }) => isWithin(at, human.at, reach)))
    .sort((a, b) => far(a) - far(b) || a.id - b.id)
  let found: Move | null = null
  let most = 0
  for (const human of near.slice(0, MOST_HUMANS)) {
    const march = marchAt(look, herd, human)
    if (march === null) continue
    const many = bitersAfter(look, herd, human, march)
    const bite = biteBy(look, human, many)
    const worth = expectedWounds(woundChances(bite), human.vitality) / human.vitality
    if (worth <= most) continue
    found = march.command
    most = worth
  }
  return found
}
