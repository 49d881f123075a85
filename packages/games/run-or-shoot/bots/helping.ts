/** D4, D12 to D15, D22: orders, things that change hands, aid, assistance, and watching lairs. */
import { type Advice, best } from '@shamble/kernel'
import type { Command } from '../commands.ts'
import { asFigure, asPoint, gapOf } from '../rules/01-measure.ts'
import { listeners } from '../rules/40-order.ts'
import { checkCall } from '../rules/42-departures.ts'
import { isOpenQuestion } from '../rules/43-learnt.ts'
import { type Look, type Survivor, survivorOf } from '../state.ts'
import { facingThreat } from './aim.ts'
import { isCovering, isIdle } from './cards.ts'
import { giftOf } from './gifts.ts'
import { advice, first, of } from './pick.ts'

/** B10: the unarmed follow, the armed cover the side from which most come. */
export function giveOrder(look: Look, s: Survivor): Advice<Command> {
  if (checkCall(look, s) === null) return advice({ do: 'call' }, 'Call the helicopter.')
  const idle = listeners(look, s).filter(isIdle)
  const followers = idle.filter((other) => !isCovering(look, other))
  if (followers.length > 0)
    return advice(
      { do: 'order', to: followers.map(({ n }) => n), order: { is: 'FOLLOW', survivor: s.n } },
      'Nobody is left behind.',
    )
  if (idle.length === 0) return advice({ do: 'pass' }, 'Everybody knows what to do.')
  const [x, y] = facingThreat(look, s) ?? [s.facing.x, s.facing.y]
  return advice(
    { do: 'order', to: idle.map(({ n }) => n), order: { is: 'COVER', towards: [x, y] } },
    'Somebody watches that side.',
  )
}

export function handOver(look: Look, s: Survivor): Advice<Command> {
  const gift = giftOf(look, s)
  return gift ? advice(gift, 'It is of more use there.') : advice({ do: 'pass' }, 'Everybody has what is needed.')
}

/** Whoever is hurt most. */
export function treatSomebody(look: Look, choices: readonly Command[]): Advice<Command> {
  const command = best(of(choices, 'treat'), ({ survivor }) => survivorOf(look.state, survivor)?.hits ?? 0)
  return command ? advice(command, 'Whoever is hurt most.') : first(choices)
}

/** Whoever is pinned first, then whoever lies. */
export function helpSomebody(choices: readonly Command[]): Advice<Command> {
  const rank = { free: 3, raise: 2, drag: 0, boost: 0 } as const
  const command = best(
    of(choices, 'assist').filter(({ act }) => rank[act] > 0),
    ({ act }) => rank[act],
  )
  return command ? advice(command, 'A friend needs a hand.') : advice({ do: 'pass' }, 'Nobody needs a hand.')
}

/** The nearest lair of which nothing is known. */
export function watchLair(look: Look, s: Survivor, choices: readonly Command[]): Advice<Command> {
  const gap = (id: string): number => {
    const lair = look.book.map.lairs.find((one) => one.id === id)
    return lair && isOpenQuestion(look, lair) ? gapOf(asFigure(s), asPoint(lair)) : Number.POSITIVE_INFINITY
  }
  const command = best(of(choices, 'observe'), ({ lair }) => -gap(lair))
  return command && Number.isFinite(gap(command.lair))
    ? advice(command, 'See whether something moves there.')
    : advice({ do: 'pass' }, 'There is nothing to be seen there.')
}
