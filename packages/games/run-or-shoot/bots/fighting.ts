/** D6, D7, D17, D20, D21: melee, grenades and guns. */
import { type Advice, best } from '@shamble/kernel'
import type { Command } from '../commands.ts'
import { asFigure, gapOf } from '../rules/01-measure.ts'
import { bandsOf, isFar, modifiersOf, resultOf } from '../rules/29-aim.ts'
import { type Shot, shotsOf } from '../rules/29-options.ts'
import { shootingCard } from '../rules/30-snipe.ts'
import { gunsOf } from '../rules/31-reload.ts'
import { isInPlay, type Look, type Survivor, type Zed } from '../state.ts'
import { isLoud, mayBeHeard, rankOf } from './aim.ts'
import { bestThrow } from './blasts.ts'
import { heldBy } from './danger.ts'
import { advice, first, of } from './pick.ts'

/** A weapon only against a single Zed, and a chainsaw only where noise does no harm. */
export function fight(look: Look, s: Survivor, choices: readonly Command[]): Advice<Command> {
  const held = heldBy(look, s)
  const [only] = held
  const blow = of(choices, 'strike').find(({ zed }) => zed === only?.n)
  const isQuiet = s.main?.kind !== 'chainsaw' || mayBeHeard(look, s)
  if (only && held.length === 1 && blow && isQuiet && prefersBlow(s, only))
    return advice(blow, 'A single one can be cut down.')
  const [push] = of(choices, 'push')
  if (push) return advice(push, 'Off with them before they bite.')
  const lying = best(
    of(choices, 'strike').filter(({ zed }) => zed !== undefined),
    () => 1,
  )
  return lying && isQuiet
    ? advice(lying, 'It lies within reach.')
    : advice({ do: 'pass' }, 'There is nothing to fight.')
}
/** rs.tank.5, rs.tank.15 Nobody pushes a Tank; and whoever has nothing left to shoot with gets rid of nobody by pushing. */
const prefersBlow = (s: Survivor, { kind }: Zed): boolean =>
  isBlade(s) || kind === 'tank' || gunsOf(s).every(({ rounds }) => rounds === 0)
const isBlade = ({ main }: Survivor): boolean =>
  main !== null && ['fireaxe', 'machete', 'chainsaw', 'shovel', 'spade'].includes(main.kind)

/** Those that would bite whoever is hurt most go first: the rules' own order lists them so. */
export function pushWhom(look: Look, choices: readonly Command[]): Advice<Command> {
  const worth = (n: number): number => {
    const zed = look.state.zeds.find((z) => z.n === n)
    if (!zed) return 0
    const bitten = look.state.survivors.filter((s) => isInPlay(s) && heldBy(look, s).some((z) => z.n === n))
    return (zed.kind === 'ordinary' ? 1 : 2) + Math.max(0, ...bitten.map(({ hits }) => hits))
  }
  const command = best(of(choices, 'push-back'), ({ zeds }) => zeds.reduce((sum, n) => sum + worth(n), 0))
  return command ? advice(command, 'Those that would do most harm.') : first(choices)
}

export function throwOne(look: Look, s: Survivor): Advice<Command> {
  const found = bestThrow(look, s)
  return found ? advice(found.command, 'They stand close together.') : advice({ do: 'pass' }, 'It would be wasted now.')
}

/** How many of ten faces kill, and half of those that throw down. */
function worthOf(look: Look, s: Survivor, { gun, target }: Shot): number {
  const bands = bandsOf(gun.kind, isFar(s, target))
  const added = modifiersOf(look, s, target, shootingCard(look, s) === 'SNIPE').reduce(
    (sum, { value }) => sum + value,
    0,
  )
  const faces = Array.from({ length: 10 }, (_, face) => resultOf(bands, face + added))
  return faces.reduce((sum, one) => sum + (one === 'head' ? 1 : one === 'body' ? 0.5 : 0), 0)
}

const zedOf = ({ target: { figure } }: Shot): Zed | null => ('who' in figure ? null : figure)

/** B6, B11: the most dangerous first, with the gun that does most, and no loud one for a few. */
export function fire(look: Look, s: Survivor, choices: readonly Command[]): Advice<Command> {
  const [reload] = of(choices, 'reload')
  const shots = shotsOf(look, s).flatMap((shot) => {
    const zed = zedOf(shot)
    const rank = zed && rankOf(look, zed)
    if (!zed || rank === null || (isLoud(look, shot.gun, 3) && !mayBeHeard(look, s))) return []
    return zed.mode === 'drifting' && !s.fired && rank === 7
      ? []
      : [{ shot, rank, gap: gapOf(asFigure(s), asFigure(zed)) }]
  })
  const [most] = shots.sort((a, b) => a.rank - b.rank || a.gap - b.gap)
  if (most) {
    const same = shots.filter(({ shot }) => zedOf(shot)?.n === zedOf(most.shot)?.n)
    const shot = best(same, (one) => worthOf(look, s, one.shot))
    if (shot && worthOf(look, s, shot.shot) > 0) return advice(shot.shot.command, 'The most dangerous one first.')
  }
  return reload ? reloadOne(s, choices) : advice({ do: 'pass' }, 'There is nobody worth a bullet.')
}

/** The gun that is emptiest. */
function reloadOne(s: Survivor, choices: readonly Command[]): Advice<Command> {
  const roundsIn = (weapon: number): number => [s.pistol, s.main].find((gun) => gun?.id === weapon)?.rounds ?? 0
  const command = best(of(choices, 'reload'), ({ weapon }) => -roundsIn(weapon))
  return command ? advice(command, 'The emptiest gun first.') : first(choices)
}
