/** Questions in the middle: dangerous ground, a second throw, which of the equally near fall. */
import { type Command, unitOf } from '@shamble/even-death/page'
import { plain } from '../../../plan/plan.ts'
import { zombies as zombieWords } from '../../../words/plain.ts'
import { activeUnit, offered } from '../read.ts'
import type { DisplayState, Planned, Variant } from '../types.ts'
import { note } from './notes.ts'
import { listedOrders } from './shown.ts'

/** ed.terrain.5 */
const dangerOrders = (s: DisplayState): Planned[] => [
  ...listedOrders(
    { id: 'go-on', label: 'Go on', icon: 'steps', key: 'M', detail: 'into dangerous ground' },
    s.view,
    activeUnit(s.view),
    offered(s, 'go-on').map((c) => plain('Go on into it', [c])),
    [note('', 'the check is passed', 'ed.terrain.5')],
  ),
  ...listedOrders(
    { id: 'stop', label: 'Stop', icon: 'flag', key: 'E', detail: 'before it' },
    s.view,
    activeUnit(s.view),
    offered(s, 'stop').map((c) => plain('Stop before it', [c])),
    [note('', 'the action is spent', 'ed.terrain.5')],
  ),
]

/** ed.perks.12 All failed dice are alike: one of them is thrown. */
function throwOrders(s: DisplayState): Planned[] {
  const { attack } = s.view
  const unit = attack === null ? undefined : unitOf(s.view, attack.attacker)
  const [first] = offered(s, 're-roll')
  return [
    ...listedOrders(
      { id: 're-roll', label: 'Throw again', icon: 'dice', key: 'A', detail: 'one failed die' },
      s.view,
      unit,
      first ? [plain<Command>('Throw one die again', [first], { odds: true, dice: 'D8' })] : [],
      [note('', 'once a turn; nothing came of it so far', 'ed.perks.12')],
    ),
    ...listedOrders(
      { id: 'keep', label: 'Keep', icon: 'flag', key: 'E', detail: 'the dice as they fell' },
      s.view,
      unit,
      offered(s, 'keep').map((c) => plain('Keep the dice', [c])),
    ),
  ]
}

/** ed.wounds.7 */
const casualtyOrders = (s: DisplayState): Planned[] => {
  const { attack } = s.view
  return listedOrders(
    { id: 'casualties', label: 'Who falls', icon: 'dead', key: 'C', detail: 'equally near' },
    s.view,
    attack === null ? undefined : unitOf(s.view, attack.target),
    offered(s, 'casualties').map((c): Variant => {
      const whom = zombieWords(c.zombies)
      return plain(`${whom} ${c.zombies.length === 1 ? 'falls' : 'fall'}`.replace(/^z/, 'Z'), [c])
    }),
    [note('', 'they are equally near to the attacker', 'ed.wounds.7')],
  )
}

export const answerOrders = (s: DisplayState): Planned[] => [
  ...dangerOrders(s),
  ...throwOrders(s),
  ...casualtyOrders(s),
]
