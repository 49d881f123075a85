/** Walking up to somebody or something that has to be touched. */
import { chebyshev } from '@shamble/grid'
import { xyOf } from '../rules/02-the-map.ts'
import { carried, refOf } from '../rules/12-swapping-equipment.ts'
import { alive, type Look, type Marine } from '../state.ts'
import type { Reached, WalkUp } from './answers.ts'
import { judged, supposing } from './judge.ts'
import { unusedBy } from './unused.ts'

/** What has to be touched, and where it is. */
interface Wanted {
  readonly command: WalkUp['command']
  readonly at: number
}

/** ev.close.2, ev.heal.4, ev.scen.3 What a marine could do with its hands if only it stood there. */
function wantedBy(look: Look, m: Marine): Wanted[] {
  const { zombies, marines, cans } = look.state
  const isFree = m.attack === null && !m.acted
  const knife = carried(m, 'knife')
  const weapon = knife && look.book.mayAttackWith(m, knife) ? refOf(m, knife) : 'unarmed'
  return [
    ...(isFree ? zombies : []).map(({ id, at }): Wanted => {
      return { command: { do: 'strike', weapon, zombie: id, stand: false }, at }
    }),
    ...(isFree && carried(m, 'medkit') ? marines : []).flatMap(({ seat, at }): Wanted[] =>
      seat === m.seat ? [] : [{ command: { do: 'heal', marine: seat, stand: false }, at }],
    ),
    ...cans.map((can): Wanted => ({ command: { do: 'pick-up', at: xyOf(look, can) as [number, number] }, at: can })),
  ]
}

/** The marine after a walk. */
function walkedTo(look: Look, m: Marine, { at, steps }: Reached): { readonly look: Look; readonly walker: Marine } {
  const walker: Marine = { ...m, at, moved: m.moved + steps, begun: true, stirred: true }
  const marines = look.state.marines.map((other) => (other === m ? walker : other))
  return { look: supposing(look, { marines, acting: m.seat }), walker }
}

/** The shortest walk to each of these; of several the one where fewest can bite. What can be done at once needs none. */
export function walkUps(look: Look, m: Marine, reach: readonly Reached[]): WalkUp[] {
  if (!alive(m)) return []
  const ways = reach
    .filter(({ kind, sprint }) => kind === 'walk' && !sprint)
    .sort((a, b) => a.steps - b.steps || a.danger - b.danger || a.at - b.at)
  if (ways.length === 0) return []
  const isBeside = (from: number, to: number): boolean => chebyshev(look.facts.l, from, to) <= 1
  return wantedBy(look, m).flatMap(({ command, at }) => {
    if (isBeside(m.at, at) && judged(look, m.seat, command) === null) return []
    for (const way of ways) {
      if (!isBeside(way.at, at)) continue
      const { look: there, walker } = walkedTo(look, m, way)
      if (judged(there, m.seat, command) !== null) continue
      const ends = command.do === 'pick-up' ? null : unusedBy(there, walker, false)
      return [{ command, path: way.path, danger: way.danger, ends }]
    }
    return []
  })
}
