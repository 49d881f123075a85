/** dw.shooting Fire at a target: single shots, bows, thrown weapons; automatic fire goes on in 11 (dw.autofire). */
import type { Die, Result } from '../events.ts'
import { change, figureName, type Human, isZombieFigure, type Look, type Transaction, type Weapon } from '../state.ts'
import type { FireRow } from '../tables/weapons.ts'
import { ownerOf, picked, thrownBy, volley } from './01-dice.ts'
import { hitFaces } from './01-faces.ts'
import { type Figure, figureOf, theFigure } from './01-figures.ts'
import { type Action, pay } from './04-actions.ts'
import { fireRow, isNoisy, noticed, resultOf, shatter, spendBurst, weaponOf } from './08-weapons.ts'
import {
  type Declaration,
  declarationOf,
  type Fire,
  fireChoices,
  fireRefusal,
  hindrances,
  modifiersOfDie,
} from './10-declarations.ts'
import { anyOf, chanceOf, hitsBy, modified } from './10-modifiers.ts'
import { burstsIn, isMelee, markFiredAt } from './10-targets.ts'
import { type Dealt, dealHits, isAnyOrder } from './11-autofire.ts'
import { jamDice } from './16-jam.ts'
import { applyResult } from './19-harm.ts'
import { useSkill } from './45-skills.ts'
import { firedWith } from './47-combat-skills.ts'
import { searchPockets } from './47-deep-pockets.ts'

/** dw.shooting.1, dw.shooting.4 Fixed, paid and told before the first die. */
function declare(t: Transaction, human: Human, command: Fire): Declaration {
  const { sustained = false, skill } = command
  const declared = declarationOf(t, human, command)
  const { weapon, named, targets, bursts, aim } = declared
  if (skill) useSkill(t, human, skill)
  const cost = pay(t, human, declared.cost)
  t.emit({
    e: 'declared',
    clause: sustained ? 'dw.autofire.10' : 'dw.shooting.1',
    human: human.n,
    weapon: weapon.type,
    target: figureName(named),
    targets: targets.map(figureName),
    bursts,
    aim,
    sustained,
    cost,
    left: human.ap,
  })
  return declared
}

/** dw.weapons.2 The hit dice of one burst; gives what they do. */
function throwBurst(t: Transaction, human: Human, declared: Declaration, nth: number): Die[] {
  const { weapon, row, named, targets } = declared
  const { title } = t.book.weapons[weapon.type]
  const what = `${title} at ${figureName(named)}`
  const table = hitFaces(row)
  const askFor = (isFirst: boolean) => {
    const modifiers = modifiersOfDie(declared, isFirst)
    const results = hitsBy(t, row, modifiers)
    return { clause: 'dw.shooting.1', seat: ownerOf(human), what, modifiers, results, human: human.n, table } as const
  }
  const first = askFor(nth === 1)
  const other = declared.aim === 0 || row.rof === 1 ? first : askFor(false)
  const asks = Array.from({ length: row.rof }, (_, i) => (i === 0 ? first : other))
  const dice = volley(t, asks, isAnyOrder(targets)).map((face, i): Die => {
    const modifiers = asks[i]?.modifiers ?? []
    return { face, modifiers, result: resultOf(row, modified(face, modifiers)) }
  })
  // dw.ammo.11 What is thrown leaves the hand only with the last burst.
  const loaded = row.ammunition === 'thrown' ? burstsIn(t, weapon) - nth : spendBurst(human, weapon.id)
  t.emit({ e: 'burst', clause: 'dw.shooting.1', human: human.n, weapon: weapon.type, dice, loaded })
  return dice
}

/** dw.shooting.11, dw.shooting.12 A burst without a hit strikes one of the friends instead. */
function strays(t: Transaction, human: Human, { friends }: Declaration, dice: readonly Die[]): Dealt[] {
  if (friends.length === 0 || dice.some(({ result }) => result !== 'miss')) return []
  const ask = { clause: 'dw.shooting.12', ...thrownBy(human), what: 'which friend is hit' } as const
  const { index, face } = picked(t, ask, friends.length)
  const { n } = friends[index] as Human
  t.emit({ e: 'stray hit', clause: 'dw.shooting.12', human: n, face })
  return [{ figure: n, result: 'fall' }]
}

/** dw.shooting.4, dw.jam.3 All bursts of a declaration, whatever becomes of the target; a jam loses those after it. */
function fireBursts(
  t: Transaction,
  human: Human,
  volley: Declaration,
): { hits: Result[]; stray: Dealt[]; fired: number } {
  const hits: Result[] = []
  const stray: Dealt[] = []
  for (let fired = 1; fired <= volley.bursts; fired++) {
    const dice = throwBurst(t, human, volley, fired)
    for (const { result } of dice) if (result !== 'miss') hits.push(result)
    const faces = dice.map(({ face }) => face)
    const jammed = jamDice(t, human, volley.weapon, faces)
    stray.push(...strays(t, human, volley, dice))
    if (jammed) return { hits, stray, fired }
  }
  return { hits, stray, fired: volley.bursts }
}

/** dw.shooting.5 The best result counts for a zombie, every one for a human. */
function applyAll(t: Transaction, human: Human, dealt: readonly Dealt[]): void {
  const source = { from: 'shot', by: human.n, close: false } as const
  const done = new Set<number>()
  for (const { figure, result } of dealt) {
    if (done.has(figure) || !figureOf(t, figure)) continue
    const isZombie = isZombieFigure(figure)
    if (isZombie) done.add(figure)
    const isElim = isZombie && dealt.some((one) => one.figure === figure && one.result === 'elim')
    applyResult(t, figure, isElim ? 'elim' : result, source)
  }
}

/** dw.ammo.11 What was thrown lies where the target stood. */
function throwAway(t: Transaction, human: Human, { weapon }: Declaration, { at, on }: Figure, thrown: number): void {
  const { state } = t
  const melee = isMelee(t, weapon)
  const left = melee ? 0 : weapon.loaded - thrown
  for (let i = 0; i < thrown; i++) {
    const isLast = left === 0 && i === thrown - 1
    const id = isLast ? weapon.id : state.nextId++
    const lying = change(weapon, { id, loaded: melee ? 0 : 1, ready: false })
    state.lying = Object.freeze([
      ...state.lying,
      Object.freeze({ id, at, on, weapon: lying, item: null, ammo: null, heldBy: null }),
    ])
    t.emit({ e: 'dropped', clause: 'dw.ammo.11', human: human.n, thing: { weapon: weapon.type }, at })
  }
  const kept = human.weapons.flatMap((one) =>
    one.id !== weapon.id ? [one] : left > 0 ? [change(one, { loaded: left })] : [],
  )
  human.weapons = Object.freeze(kept)
}

/** dw.shooting.1 Single shots, bows, thrown weapons and automatic fire at a named target. */
export const fire: Action<'fire'> = {
  choices: fireChoices,
  check: (look, human, command) => fireRefusal(look, human, command),
  take: (t, human, command) => {
    const volley = declare(t, human, command)
    const { row, named, targets, weapon } = volley
    const where = theFigure(t, named)
    shatter(t, human, targets)
    const { hits, stray, fired } = fireBursts(t, human, volley)
    if (volley.second !== null) {
      const also = fireBursts(t, human, { ...volley, weapon: volley.second })
      hits.push(...also.hits)
      stray.push(...also.stray)
    }
    if (row.ammunition === 'thrown') throwAway(t, human, volley, where, fired)
    const dealt = row.mode === 'automatic' ? dealHits(t, human, targets, hits) : hits.map(onTo(named))
    markFiredAt(human, targets)
    applyAll(t, human, [...dealt, ...stray])
    for (const { id } of volley.second === null ? [weapon] : [weapon, volley.second]) searchPockets(t, human, id)
    noticed(t, human, loudest(t, weapon, volley.second), command.sustained ? 'E' : 'D')
  },
}
/** How likely it is that a declaration hits somebody: for those who would rather not waste a shot. */
export function hitChance(look: Look, human: Human, command: Fire): number {
  const weapon = weaponOf(human, command.weapon) as Weapon
  const row = firedWith(fireRow(look, weapon) as FireRow, command.skill)
  const added = modified(0, hindrances(look, human, weapon, command)) + (row.mode === 'single' ? (command.aim ?? 0) : 0)
  return anyOf(
    command.bursts * row.rof,
    chanceOf((face) => resultOf(row, face + added) !== 'miss'),
  )
}
/** dw.entry.8 A declaration is noticed once, however many guns it is fired with. */
const loudest = (look: Look, weapon: Weapon, second: Weapon | null): Weapon =>
  second !== null && !isNoisy(look, weapon) ? second : weapon

const onTo =
  (figure: number) =>
  (result: Result): Dealt => ({ figure, result })
