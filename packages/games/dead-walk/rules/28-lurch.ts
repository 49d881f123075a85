/** dw.lurch A zombie whose move ends near a human may throw itself upon him. */
import { crossingsOf, figureOnLeg, legStopper, minus, NOBODY, staysOn, towards, type XY } from '@shamble/table'
import { type Human, type Look, type Transaction, theZombie, type Zombie } from '../state.ts'
import { BASE_RADIUS } from '../tables/units.ts'
import { isOnFoot, moveZombie } from './01-crowd.ts'
import { d6, zombieRoller } from './01-dice.ts'
import { splits } from './01-faces.ts'
import { distance2Of, humanBody, isApart, isWithin, zombiesTouching } from './01-figures.ts'
import { MOVER, platformOf } from './01-ground.ts'
import { humanTouchedAt, inTheWayOf, isOnLowLine, TOUCH } from './25-zombie-walk.ts'
import { answerContact } from './46-reactions.ts'

const LURCH = splits('no lurch', 'lurches into contact')

/** dw.lurch.2, dw.lurch.4 After the move of a zombie: the die if one is due, and where it throws it. */
export function lurch(t: Transaction, n: number): void {
  const zombie = theZombie(t.state, n)
  const due = lurchOf(t, zombie)
  if (due === null) return
  const { human, place } = due
  const what = `lurch of zombie ${n} at ${human.name}`
  const face = d6(t, {
    clause: 'dw.lurch.2',
    seat: zombieRoller(t),
    what,
    table: LURCH(t.book.lurchScore),
  })
  const into = face >= t.book.lurchScore
  if (into) moveZombie(t, n, place, zombie.on, { facing: Object.freeze(minus(place, zombie.at)) })
  const { at } = theZombie(t.state, n)
  t.emit({ e: 'lurched', clause: 'dw.lurch.2', zombie: n, face, human: human.n, into, at })
  if (into) answerContact(t, n)
}

/** dw.lurch.2, dw.lurch.4 At whom a zombie may throw itself from where its move has ended, and where it would touch him. */
export function lurchOf(look: Look, zombie: Zombie): { readonly human: Human; readonly place: XY } | null {
  const human = lurchGoal(look, zombie)
  const place = human && lurchPlace(look, zombie, human)
  return human && place && { human, place }
}

/** dw.lurch.2, dw.lurch.4, dw.lurch.5 The closest human, if this zombie has moved to within 5 cm of him and touches nobody. */
function lurchGoal(look: Look, zombie: Zombie): Human | null {
  const reach = look.book.lurchReach(look)
  if (reach === null || !zombie.moved || zombie.stoodUp) return null
  const human = closestHuman(look, zombie)
  if (human === null || !isWithin(look, zombie, human, reach)) return null
  return humanTouchedAt(look, zombie.at, zombie.on) === null ? human : null
}

/** dw.zsense.8 Ties go to whom fewer zombies touch, then to the lower number. */
function closestHuman(look: Look, zombie: Zombie): Human | null {
  let closest: Human | null = null
  let least = Number.POSITIVE_INFINITY
  for (const human of look.state.humans) {
    if (!isOnFoot(human)) continue
    const far2 = distance2Of(look, zombie, human)
    if (far2 > least || (far2 === least && closest !== null && !isLessCrowded(look, human, closest))) continue
    closest = human
    least = far2
  }
  return closest
}

const isLessCrowded = (look: Look, a: Human, b: Human): boolean =>
  zombiesTouching(look, humanBody(a)).length < zombiesTouching(look, humanBody(b)).length

/** dw.lurch.4 Where it touches him at the end of a straight way free of bases, terrain and closed openings, or null. */
function lurchPlace(look: Look, zombie: Zombie, human: Human): XY | null {
  if (isApart(look, zombie, human)) return null
  const place = towards(human.at, zombie.at, TOUCH)
  const isFree = zombie.on === null ? isFreeLeg(look, zombie, place) : isFreeAbove(look, zombie, place)
  return isFree && humanTouchedAt(look, place, zombie.on)?.n === human.n ? place : null
}

function isFreeLeg(look: Look, zombie: Zombie, place: XY): boolean {
  const { layout, closed, lows } = look.facts
  return (
    legStopper({ layout, closed }, MOVER, inTheWayOf(look, zombie), zombie.at, place) === null &&
    crossingsOf(layout, lows, [zombie.at, place]).length === 0 &&
    !isOnLowLine(layout, lows, place)
  )
}

/** On a roof or a piece the whole base stays supported. */
function isFreeAbove(look: Look, zombie: Zombie, place: XY): boolean {
  const outline = platformOf(look, zombie.on)?.outline ?? []
  return (
    staysOn(outline, BASE_RADIUS, zombie.at, place) &&
    figureOnLeg(inTheWayOf(look, zombie), BASE_RADIUS, zombie.at, place) === NOBODY
  )
}
