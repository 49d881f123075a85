/** rs.order Step 2: what others are told, as sentences, and what each of them will do then. */
import { type CommandOf, type Order, type Survivor } from '@shamble/run-or-shoot/page'
import { type Note, once, plain, planned } from '../../../plan/plan.ts'
import { capital, listed } from '../../../words/plain.ts'
import { parsePlace, spotNamed } from '../place.ts'
import { groundFor, lookOf, offered, refused } from '../read.ts'
import type { DisplayState, Planned, Target, Variant } from '../types.ts'
import { CARD_DEEDS, orderWords } from '../words/orders.ts'
import { calledBy, calledIn, survivorNumbered } from '../words/titles.ts'
import { listedOrders, shownFor } from './aimed.ts'

type Tell = CommandOf<'order'>

export const namesOf = (s: DisplayState, to: readonly number[]): string => listed(to.map((n) => calledIn(s.view, n)))

/** "Mr Pell will run", "Ruth will do nothing", "Ruth is there already, and will be ready to shoot". */
export function deedNote(s: DisplayState, other: Survivor, order: Order | null): Note {
  const { card, because, isOver } = lookOf(s).other(other, order)
  const does = card === null ? 'will do nothing this turn' : `will ${CARD_DEEDS[card]}`
  return {
    value: '',
    words: `${calledBy(other.who)} ${isOver ? `${overWords(order)}, and ` : ''}${does}`,
    clause: because,
  }
}

const overWords = (order: Order | null): string =>
  order?.is === 'RUN TO' ? 'is there already' : 'has nothing to do for that'

export const deedNotes = (s: DisplayState, { to, order }: Tell): Note[] =>
  to.flatMap((n) => {
    const other = survivorNumbered(s.view, n)
    return other ? [deedNote(s, other, order)] : []
  })

/** "Mr Pell, follow Gwen." What they will do then is worked out when it is looked at: there may be hundreds. */
function tellVariant(s: DisplayState, command: Tell): Variant {
  const what = orderWords(s.view, groundFor(s.options), command.order)
  const whom = namesOf(s, command.to)
  const variant = plain(`${whom}, ${what}`, [command], {
    dials: { To: whom, Order: capital(command.order.is.toLowerCase()), What: what },
  })
  return Object.defineProperty(variant, 'parts', { get: once(() => deedNotes(s, command)) })
}

/** Everything that is offered, in one sentence that is put together. */
function tellOrders(s: DisplayState, one: Survivor): Planned[] {
  const all = offered(s, 'order')
  if (all.length === 0) return []
  const target = once((): Target => {
    const variants = all.map((c) => tellVariant(s, c))
    const notes = [{ value: '', words: 'one order, the same for all who are told', clause: 'rs.order.3' }]
    return { place: '', ...shownFor(one, 'Give an order', 'to those who hear it', variants, notes) }
  })
  return [planned({ ...TELL, aims: 'dialog' }, () => new Map([['', target]]))]
}
export const TELL = { id: 'order', label: 'Give an order', icon: 'order', key: 'O', detail: 'to those who hear you' }

/** rs.order.8 Anywhere on the table: everybody who hears it, or one of them. */
function sendOrders(s: DisplayState, one: Survivor): Planned[] {
  const groups = [...new Map(offered(s, 'order').map(({ to }) => [to.join(), to])).values()]
  if (groups.length === 0) return []
  const commandFor = (to: readonly number[], place: string): Tell | null => {
    const spot = parsePlace(place)?.kind === 'point' ? spotNamed(place, s) : null
    if (!spot) return null
    return {
      do: 'order',
      to: [...to],
      order: { is: 'RUN TO', place: { at: [Math.round(spot.at.x), Math.round(spot.at.y)], level: spot.level } },
    }
  }
  const at = (place: string): Target | null => {
    const commands = groups.flatMap((to) => commandFor(to, place) ?? []).filter((c) => refused(s, c) === null)
    const [first] = commands
    if (!first) return null
    const variants = commands.map((c) => plain(`Send ${namesOf(s, c.to)} there`, [c], { parts: deedNotes(s, c) }))
    return { place, ...shownFor(one, 'Send somebody there', 'RUN TO', variants, deedNotes(s, first)) }
  }
  return [
    {
      order: {
        id: 'send',
        label: 'Send somewhere',
        icon: 'steps',
        key: 'S',
        detail: 'then press the place',
        aims: 'square',
        enabled: true,
      },
      targets: () => [],
      at,
      refusal: (place) => {
        const command = place === null ? null : commandFor(groups[0] ?? [], place)
        return command && refused(s, command)
      },
    },
  ]
}

/** rs.scenario.11 */
const callOrders = (s: DisplayState, one: Survivor): Planned[] =>
  listedOrders(
    { id: 'call', label: 'Call the helicopter', icon: 'radio', key: 'C', detail: 'instead of an order' },
    one,
    offered(s, 'call').map((c) => plain('Call the helicopter', [c])),
    [{ value: '', words: 'it comes loudly, and does not wait for long', clause: 'rs.scenario.12' }],
  )

export const speakOrders = (s: DisplayState, one: Survivor): Planned[] => [
  ...callOrders(s, one),
  ...tellOrders(s, one),
  ...sendOrders(s, one),
]
