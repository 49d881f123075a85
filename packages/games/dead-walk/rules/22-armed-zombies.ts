/** dw.armedz Zombies that hold a loaded gun fire it at whoever is nearest. */
import {
  change,
  changeZombie,
  figureName,
  humanOf,
  isInPlay,
  isUp,
  type Look,
  type Transaction,
  type Zombie,
  zombieOf,
} from '../state.ts'
import type { FireMode } from '../tables/weapons.ts'
import { ARMED_HITS_FROM } from '../tables/zombies.ts'
import { d6, zombieRoller } from './01-dice.ts'
import { splitAt } from './01-faces.ts'
import { distance2Of, type Figure, figuresOnTable, humanBody, isWithin, zombieBody } from './01-figures.ts'
import { breakPanes, fireRow, isNoisy, makeNoise } from './08-weapons.ts'
import { lineTo, sees } from './09-sight.ts'
import { applyResult } from './19-harm.ts'
import { afterLuck } from './46-general-skills.ts'

/** dw.armedz.6 Guns, bows and crossbows; no grenades, no launcher, no flamethrower. */
const FIRED: readonly FireMode[] = ['single', 'automatic', 'shotgun', 'machinegun']

/** dw.armedz.5, dw.los.7 How far: the range, or the length of a shotgun's cone, and no farther than it sees; null for not at all. */
function reachOf(look: Look, { weapon }: Zombie): number | null {
  if (weapon === null || weapon.loaded === 0 || weapon.jammed) return null
  const row = fireRow(look, weapon)
  if (row === null || !FIRED.includes(row.mode) || row.ammunition === 'thrown') return null
  return Math.min(row.range ?? row.cone?.length ?? 0, look.book.sight)
}

/** dw.armedz.6, dw.grenade.17 It stood up, was stunned or pounded on a barrier: then it does nothing else. */
const mayFire = (zombie: Zombie, dazed: readonly number[]): boolean =>
  isUp(zombie) && !zombie.stoodUp && zombie.pounding === null && !dazed.includes(zombie.n)

/** dw.cover.4 Everybody whom a shot can reach, those in vehicles too. */
function* targetsOnTable(look: Look): Generator<Figure> {
  for (const h of look.state.humans) if (isInPlay(h) && h.aboard !== null) yield humanBody(h)
  yield* figuresOnTable(look)
}

/** dw.armedz.2, dw.armedz.5 The closest figure that it sees within reach; humans come before zombies, then by id. */
export function targetOf(look: Look, zombie: Zombie): Figure | null {
  const reach = reachOf(look, zombie)
  if (reach === null) return null
  const self = zombieBody(zombie)
  const near: { figure: Figure; far: number }[] = []
  for (const figure of targetsOnTable(look))
    if (figure.figure !== self.figure && isWithin(look, self, figure, reach))
      near.push({ figure, far: distance2Of(look, self, figure) })
  near.sort((a, b) => a.far - b.far || a.figure.figure - b.figure.figure)
  return near.find(({ figure }) => sees(look, self, figure))?.figure ?? null
}

/** dw.ammo.1 One from its magazine, which is never filled again. */
function spend(t: Transaction, { n, weapon }: Zombie): number {
  if (weapon === null) return 0
  const loaded = weapon.loaded - 1
  changeZombie(t.state, n, { weapon: change(weapon, { loaded }) })
  return loaded
}

/** dw.los.8 Its shot goes through glass, too. */
function shatter(t: Transaction, zombie: Zombie, target: Figure): void {
  const line = lineTo(t, zombieBody(zombie), target)
  if (line !== null) breakPanes(t, zombieBody(zombie), line, null)
}

const AIMED = splitAt(ARMED_HITS_FROM, 'misses', 'hits')

/** dw.armedz.3, dw.armedz.4 One die whatever the weapon, and only a natural 6 fells the target. */
function fireAt(t: Transaction, zombie: Zombie, target: Figure): void {
  const { weapon } = zombie
  if (weapon === null) return
  const name = figureName(target.figure)
  const loaded = spend(t, zombie)
  const what = `zombie ${zombie.n} fires at ${name}`
  const throwOne = (): number => d6(t, { clause: 'dw.armedz.3', seat: zombieRoller(t), what, table: AIMED })
  const first = throwOne()
  const human = first >= ARMED_HITS_FROM ? humanOf(t.state, target.figure) : undefined
  const face = human ? afterLuck(t, human, { what, face: first, again: throwOne }) : first
  const hit = face >= ARMED_HITS_FROM
  t.emit({
    e: 'zombie fired',
    clause: 'dw.armedz.3',
    zombie: zombie.n,
    weapon: weapon.type,
    target: name,
    face,
    hit,
    loaded,
  })
  shatter(t, zombie, target)
  if (hit) applyResult(t, target.figure, 'fall', { from: 'armed zombie', by: null, close: false })
  if (isNoisy(t, weapon)) makeNoise(t, zombie, null)
}

/** dw.turn.9, dw.armedz.7, dw.armedz.10 Step d of phase 3, zombie by zombie in order of ids. */
export function armedZombies(t: Transaction, dazed: readonly number[]): void {
  const armed = t.state.zombies.filter(({ weapon }) => weapon !== null)
  for (const { n } of armed) {
    const zombie = zombieOf(t.state, n)
    const target = zombie && mayFire(zombie, dazed) ? targetOf(t, zombie) : null
    if (zombie && target) fireAt(t, zombie, target)
  }
}
