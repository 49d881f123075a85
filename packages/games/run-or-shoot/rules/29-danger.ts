/** D20, Automation B6: at whom somebody shoots whose time is over. */
import type { Command } from '../commands.ts'
import { isInPlay, type Look, type Survivor, type Zed } from '../state.ts'
import { BOOMER } from '../tables/mutants.ts'
import { cm } from '../tables/units.ts'
import { asFigure, gapOf, inContact, isWithin } from './01-measure.ts'
import { bandsOf, isFar, modifiersOf, resultOf } from './29-aim.ts'
import { type Shot, shotsOf } from './29-options.ts'
import { shootingCard } from './30-snipe.ts'

const isNearFriends = ({ state }: Look, z: Zed): boolean =>
  state.survivors.some((s) => isInPlay(s) && isWithin(asFigure(s), asFigure(z), cm(BOOMER.burst)))

/** B6: the lower, the sooner it is shot; null for whom one leaves alone. */
function rankOf(look: Look, z: Zed): number | null {
  if (z.pins !== null) return 0
  if (z.kind === 'witch') return null
  if (z.kind === 'hunter' && z.posture === 'crouching') return 1
  if (z.kind === 'boomer') return isNearFriends(look, z) ? null : 2
  if (z.kind === 'smoker') return 3
  if (z.kind === 'tank') return 6
  if (z.down) return 7
  return look.state.survivors.some((s) => isInPlay(s) && inContact(look, asFigure(s), asFigure(z))) ? 4 : 5
}

/** How many of the ten faces hit the head. */
function kills(look: Look, s: Survivor, { gun, target }: Shot): number {
  const bands = bandsOf(gun.kind, isFar(s, target))
  const added = modifiersOf(look, s, target, shootingCard(look, s) === 'SNIPE').reduce((sum, m) => sum + m.value, 0)
  return Array.from({ length: 10 }, (_, face) => resultOf(bands, face + added)).filter((one) => one === 'head').length
}

/** The most dangerous Zed, with the gun that is likeliest to kill it; nothing if there is nobody to shoot at. */
export function shotByDefault(look: Look, s: Survivor): Command {
  const ranked = shotsOf(look, s).flatMap((shot) => {
    const { figure } = shot.target
    const rank = 'who' in figure ? null : rankOf(look, figure)
    return rank === null ? [] : [{ shot, rank, gap: gapOf(asFigure(s), asFigure(figure)) }]
  })
  const [first] = ranked.sort(
    (a, b) => a.rank - b.rank || a.gap - b.gap || a.shot.target.figure.n - b.shot.target.figure.n,
  )
  if (!first) return { do: 'pass' }
  const same = ranked.filter(({ shot }) => shot.target.figure.n === first.shot.target.figure.n)
  const [best] = same.map(({ shot }) => ({ shot, kills: kills(look, s, shot) })).sort((a, b) => b.kills - a.kills)
  return (best?.shot ?? first.shot).command
}
