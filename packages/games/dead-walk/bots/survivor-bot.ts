/** A survivor's activation, in the order of priorities of the rules' automation chapter. */
import type { Advice } from '@shamble/kernel'
import { compareGapToPoint, crossingsOf, OUTSIDE, wayFrom, whereInPolygon, type XY } from '@shamble/table'
import type { Command, CommandOf } from '../commands.ts'
import { compareGapOf, humanBody, opponents, zombiesTouching } from '../rules/01-figures.ts'
import { actRefusal } from '../rules/04-activation.ts'
import {
  figureNamed,
  type Human,
  isUp,
  isZombieFigure,
  type Look,
  numberOfFigure,
  theZombie,
  type Zombie,
} from '../state.ts'
import { BASE_RADIUS, cm } from '../tables/units.ts'
import { blastWorth, type Close, closeWorth, fireWorth, type Shot, sprayWorth, strikeWorth } from './attacks.ts'
import { nearestGap, threatsAt } from './danger.ts'
import { type Errand, errandOf, holdsBuilding } from './goals.ts'
import { endOf, farFrom, fieldFor, type Move, moveTowards, stepsLeft, straightMoves } from './ways.ts'

type Advised = Advice<Command>

/** What the player of a human goes by. */
interface Case {
  readonly look: Look
  readonly human: Human
  readonly choices: readonly Command[]
  readonly errand: Errand | null
}

const of = <D extends Command['do']>(choices: readonly Command[], kind: D): CommandOf<D>[] =>
  choices.filter((command): command is CommandOf<D> => command.do === kind)

const max = <T>(list: readonly T[], worth: (one: T) => number): T | null => {
  let best: T | null = null
  let most = Number.NEGATIVE_INFINITY
  for (const one of list) {
    const value = worth(one)
    if (value > most) {
      best = one
      most = value
    }
  }
  return best
}

/** A chance with which it is enough, the least number of bursts that gives it; else the best. */
function enough<T>(
  list: readonly T[],
  chanceOf: (one: T) => number,
  cost: (one: T) => number,
  least: number,
): T | null {
  const good = list.filter((one) => chanceOf(one) >= least)
  return good.length > 0 ? max(good, (one) => -cost(one)) : max(list, chanceOf)
}

/** 1. In contact: close quarters, strikes, or away. */
function fight({ look, human, choices }: Case): Advised | null {
  const held = opponents(look, human)
  if (held.length === 0) return null
  const shots = of(choices, 'shoot-close').flatMap((command) => closeWorth(look, human, command) ?? [])
  const shot = shotAt(look, shots)
  if (shot && shot.chance >= 1 / 2) return { command: shot.command, why: 'It is close enough to be sure.' }
  const [away] = of(choices, 'break')
  if (away && held.length >= 2 && held.length <= 3 && human.wounds >= 2)
    return { command: away, why: 'Too many hands, and hurt already.' }
  const blow = max(of(choices, 'strike'), (command) => strikeWorth(look, human, command))
  if (blow) return { command: blow, why: 'Hit it before it bites.' }
  if (shot) return { command: shot.command, why: 'There is nothing else to fight with.' }
  if (away) return { command: away, why: 'There is nothing to fight with.' }
  const [up] = of(choices, 'stand-up')
  return up ? { command: up, why: 'Nobody fights lying down.' } : null
}

/** At armed ones first, then the lowest number, with bursts enough for five in six. */
function shotAt(look: Look, shots: readonly Close[]): Close | null {
  const standing = shots.filter(({ command }) => isUp(zombieAt(look, command.target)))
  const rank = ({ command }: Close): number => {
    const z = zombieAt(look, command.target)
    return (z.weapon ? 0 : 10_000) + z.n
  }
  const first = Math.min(...standing.map(rank))
  const at = standing.filter((one) => rank(one) === first)
  return enough(
    at,
    ({ chance }) => chance,
    ({ command }) => command.bursts,
    5 / 6,
  )
}

const zombieAt = (look: Look, target: CommandOf<'strike'>['target']): Zombie =>
  theZombie(look.state, numberOfFigure(figureNamed(target)))

/** 2. A fallen zombie in contact is finished off. */
function finish({ look, choices }: Case): Advised | null {
  const isFallen = (target: CommandOf<'strike'>['target']): boolean =>
    isZombieFigure(figureNamed(target)) && zombieAt(look, target).fallen
  const blow = of(choices, 'strike').find(({ target }) => isFallen(target))
  const shot = of(choices, 'shoot-close').find(({ target }) => isFallen(target))
  if (shot && (!blow || !isQuietWanted(look)))
    return { command: shot, why: 'A fallen one at arm’s length cannot be missed.' }
  return blow ? { command: blow, why: 'Down it is easily finished.' } : null
}

/** 9. Noise draws more of them. */
const isQuietWanted = ({ book }: Look): boolean => book.entry.methods.includes('D')

/** 3, 4. Fire is put out, wounds are dressed when nobody is near. */
function care({ look, human, choices }: Case): Advised | null {
  const [out] = of(choices, 'extinguish')
  if (out) return { command: out, why: 'Fire first.' }
  const dressing = of(choices, 'heal').filter(({ patient }) => (look.state.humans[patient - 1]?.wounds ?? 0) >= 2)
  const worst = max(dressing, ({ patient }) => look.state.humans[patient - 1]?.wounds ?? 0)
  return worst && nearestGap(look, human.at) > cm(15)
    ? { command: worst, why: 'Nobody is near: time to dress wounds.' }
    : null
}

const hasShots = ({ look, human }: Case): boolean =>
  human.weapons.some(
    ({ type, ready, loaded, jammed }) => ready && !jammed && loaded > 0 && look.book.weapons[type].fire,
  )

/** 5. Something loaded in hand while there is time. */
function prepare(one: Case): Advised | null {
  const { look, human, choices } = one
  if (nearestGap(look, human.at) <= cm(12)) return null
  const empty = of(choices, 'reload').find(({ weapon }) =>
    human.weapons.some(({ id, loaded, ready }) => id === weapon && ready && loaded === 0),
  )
  if (empty) return { command: empty, why: 'An empty weapon is no weapon.' }
  const [cleared] = of(choices, 'clear-jam')
  if (cleared) return { command: cleared, why: 'A jammed weapon is no weapon.' }
  if (hasShots(one)) return null
  const other = of(choices, 'ready').find(({ weapons }) =>
    weapons.some((id) => human.weapons.some((w) => w.id === id && w.loaded > 0 && !w.jammed)),
  )
  return other ? { command: other, why: 'This one is loaded.' } : null
}

const RANGED: readonly Command['do'][] = ['fire', 'spray', 'throw', 'launch', 'rake']

/** Every shot on offer that does no friend harm and makes sense. */
function shotsOf({ look, human, choices }: Case): Shot[] {
  const shots: Shot[] = []
  for (const command of choices) {
    if (!RANGED.includes(command.do)) continue
    const shot =
      command.do === 'fire'
        ? fireWorth(look, human, command)
        : command.do === 'spray'
          ? sprayWorth(look, human, command)
          : blastWorth(look, human, command as CommandOf<'throw'>)
    if (shot && shot.friends === 0 && isSensible(shot)) shots.push(shot)
  }
  return shots
}

/** 8. Grenades and templates for three or more; aimed fire and sustained fire only where they are told apart by worth. */
const isSensible = ({ command, worth }: Shot): boolean =>
  command.do === 'fire' || command.do === 'spray' ? worth > 0 : worth >= 1.5

/** The cheapest shot at the nearest that gives two in three, else the best. */
function bestShot(one: Case, within: number): Shot | null {
  const reach = (within + 2 * BASE_RADIUS) * (within + 2 * BASE_RADIUS)
  const shots = shotsOf(one).filter(({ far }) => far <= reach)
  if (shots.length === 0) return null
  const many = max(shots, ({ worth }) => worth)
  if (many && many.worth >= 1.2) return many
  const nearest = Math.min(...shots.map(({ far }) => far))
  return enough(
    shots.filter(({ far }) => far === nearest),
    ({ worth }) => worth,
    ({ command }) => costOf(command),
    2 / 3,
  )
}

const costOf = (command: Command): number =>
  command.do === 'fire' ? 2 * command.bursts + 3 * (command.aim ?? 0) + (command.sustained ? 3 : 0) : 1

/** 6. Somebody is about to come into contact: shoot if that is likely to stop it, else step back. */
function repel(one: Case): Advised | null {
  const { look, human } = one
  const near = look.state.zombies.filter((z) => isUp(z) && compareGapOf(look, human, z, cm(10)) <= 0)
  if (near.length === 0) return null
  const shot = bestShot(one, cm(10))
  if (shot && shot.worth >= 2 / 3) return { command: shot.command, why: 'It must not get closer.' }
  const back = retreat(one)
  if (back) return { command: back, why: 'Out of their reach.' }
  return shot ? { command: shot.command, why: 'There is no way back.' } : null
}

/** Inside the house that is to be held, where there is one. */
function isAtPost({ look }: Case, at: XY): boolean {
  const post = holdsBuilding(look)
  const building = look.book.map.terrain.buildings.find(({ id }) => id === post)
  return !building || whereInPolygon(building.outline, at) !== OUTSIDE
}

/** A move after which fewer of them can come. */
function retreat(one: Case): Move | null {
  const { look, human, errand } = one
  const now = threatsAt(look, human.at, human.on).length
  const onTheWay = errand ? moveTowards(look, human, errand.to) : null
  const moves = [...(onTheWay ? [onTheWay] : []), ...straightMoves(look, human)]
  const best = max(moves, (command) => -weigh(one, endOf(command)))
  return best && threatsAt(look, endOf(best)).length < now && isAtPost(one, endOf(best)) ? best : null
}

/** Danger first, then the way to go. */
function weigh({ look, errand }: Case, at: XY): number {
  const progress = errand ? farFrom(look, at, errand.to) : 0
  return 10_000 * threatsAt(look, at).length - Math.min(nearestGap(look, at), cm(30)) + Math.min(progress, 40_000) / 4
}

/** 7. On with the errand, as far as it is safe; `daring` threats are put up with. */
function goOn(one: Case, daring: number): Advised | null {
  const { look, human, errand, choices } = one
  if (!errand) return null
  const act = actThere(one, errand)
  if (act) return act
  if (isThere(one, errand)) return null
  const door = doorOnWay(one, errand)
  if (door) return { command: door, why: errand.why }
  if (human.on !== null) return climbDown(choices)
  for (let most = stepsLeft(human); most >= 1; most--) {
    const command = moveTowards(look, human, errand.to, most, errand.within)
    if (command && isProgress(one, errand, endOf(command)) && threatsAt(look, endOf(command)).length <= daring)
      return { command, why: errand.why }
  }
  return null
}

/** Near enough, with nothing to do there. */
const isThere = ({ human }: Case, { to, within }: Errand): boolean =>
  compareGapToPoint({ ...human.at, radius: BASE_RADIUS }, to, within) <= 0

const climbDown = (choices: readonly Command[]): Advised | null => {
  const [down] = of(choices, 'climb')
  return down ? { command: down, why: 'The way leads on below.' } : null
}

const isProgress = ({ look, human }: Case, { to }: Errand, at: XY): boolean =>
  farFrom(look, at, to) < farFrom(look, human.at, to)

function actThere({ look, human }: Case, { act, to, within }: Errand): Advised | null {
  if (act === null || (act.do !== 'leave' && compareGapToPoint({ ...human.at, radius: BASE_RADIUS }, to, within) > 0))
    return null
  return actRefusal(look, human, act) === null ? { command: act, why: 'This is what it is all about.' } : null
}

/** The first shut opening on the way, if it can be reached from here. */
function doorOnWay({ look, human, choices }: Case, { to }: Errand): Command | null {
  const doors = choices.filter(
    (command): command is CommandOf<'open' | 'clear-barricade'> =>
      command.do === 'open' || command.do === 'clear-barricade',
  )
  if (doors.length === 0 || human.on !== null) return null
  const way = wayFrom(fieldFor(look, to), human.at)
  if (way === null) return null
  const { layout, walls } = look.facts
  const [first] = crossingsOf(layout, walls, way.path)
  const barrier = first && layout.barriers[first.barrier]
  if (barrier?.part !== 'opening') return null
  return doors.find(({ opening }) => opening === barrier.opening.id) ?? null
}

/** 8. Nothing to do but shoot: at what is near, or at anything if the weapon is loaded well. */
function shoot(one: Case): Advised | null {
  const shot = bestShot(one, isQuietWanted(one.look) ? cm(20) : cm(40))
  return shot && shot.worth >= 1 / 3 ? { command: shot.command, why: 'One less to worry about.' } : null
}

/** Doors and windows from inside, where that is allowed. */
function fortify({ look, human, choices }: Case): Advised | null {
  if (holdsBuilding(look) === null || zombiesTouching(look, humanBody(human)).length > 0) return null
  const [nailed] = of(choices, 'barricade')
  return nailed ? { command: nailed, why: 'Boards keep them out for a while.' } : null
}

/** dw.break.10 Away from those he broke from. */
function breakFree(one: Case): Advised | null {
  const { look, human, errand, choices } = one
  if ((look.state.activation?.leaving.length ?? 0) === 0) return null
  const own = [...(errand ? [moveTowards(look, human, errand.to)] : []), ...straightMoves(look, human)]
  const moves = [...own.flatMap((m) => m ?? []), ...of(choices, 'move')].filter(
    (m) => actRefusal(look, human, m) === null,
  )
  const best = max(moves, (command) => -weigh(one, endOf(command)))
  return best && { command: best, why: 'Away from here.' }
}

const END: Advised = { command: { do: 'end' }, why: 'There is nothing better to do.' }

/** What a competent player does with the active human. */
export function act(look: Look, human: Human, choices: readonly Command[]): Advised {
  const one: Case = { look, human, choices, errand: errandOf(look, human) }
  const isLate =
    (look.book.turnLimit > 0 && look.book.turnLimit - look.state.turn <= 4) || one.errand?.act?.do === 'leave'
  return (
    breakFree(one) ??
    fight(one) ??
    finish(one) ??
    care(one) ??
    repel(one) ??
    standUp(one) ??
    prepare(one) ??
    goOn(one, 0) ??
    fortify(one) ??
    shoot(one) ??
    (isLate || !hasShots(one) ? goOn(one, isLate ? 3 : 1) : null) ??
    END
  )
}

const standUp = ({ human, choices }: Case): Advised | null => {
  const [up] = human.prone ? of(choices, 'stand-up') : []
  return up ? { command: up, why: 'Back on the feet.' } : null
}
