import { endsWithAttack } from '../rules/07-marine-activation.ts'
import { anyStep, walkLeft } from '../rules/08-marine-movement.ts'
import type { Look, Marine } from '../state.ts'
import { supposing } from './judge.ts'

/** ev.act.4, ev.act.6 Squares that go unused when the attack part is used now; null: the activation goes on. */
export function unusedBy(look: Look, m: Marine, stands: boolean): number | null {
  const after: Marine = { ...m, attack: 'shot', stands }
  const marines = look.state.marines.map((other) => (other === m ? after : other))
  const then = supposing(look, { marines, acting: m.seat })
  if (!endsWithAttack(after) && anyStep(then, after)) return null
  return anyStep(look, m) ? Math.max(0, walkLeft(look, m)) : 0
}
