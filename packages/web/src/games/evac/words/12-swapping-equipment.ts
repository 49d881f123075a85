import type { ItemKind, View } from '@shamble/evac/page'
import { at, rule, type Word } from '../../../words/phrases.ts'
import { counted } from '../../../words/plain.ts'
import { type Chapter, type EventOf, who } from './phrases.ts'
import { anItem, itemWord } from './plain.ts'

const things = (kinds: readonly ItemKind[]): string => counted(kinds.map(itemWord))

function swapWords(
  view: View,
  { seat, give, get, with: other }: EventOf<'swapped'> | EventOf<'swap proposed'>,
  [gives, takes]: readonly [string, string],
): Word[] {
  const whose = give.length > 0 ? '' : ' from '
  return [
    who(view, seat),
    ...(give.length > 0 ? [` ${gives} ${things(give)} to `, who(view, other)] : []),
    ...(give.length > 0 && get.length > 0 ? [' and'] : []),
    ...(get.length > 0 ? [` ${takes} ${things(get)}${whose}`] : []),
    ...(give.length === 0 && get.length > 0 ? [who(view, other)] : []),
    '.',
  ]
}

export const swappingEquipment = {
  'picked up': (event, { view }) =>
    rule(
      'fuel',
      event,
      [who(view, event.seat), ` picks up ${anItem(event.item)} at `, at(event.at), '.'],
      [event.seat],
    ),
  'swap proposed': (event, { view }) =>
    rule('swap', event, swapWords(view, event, ['would give', 'would take']), [event.seat, event.with]),
  'swap declined': (event, { view }) =>
    rule('swap', event, [who(view, event.seat), ' declines the swap.'], [event.seat]),
  'swap lapsed': (event) => rule('swap', event, ['The open swap lapses.']),
  swapped: (event, { view }) =>
    rule('swap', event, swapWords(view, event, ['gives', 'takes']), [event.seat, event.with]),
} satisfies Chapter
