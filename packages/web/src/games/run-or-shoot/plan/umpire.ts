/** rs.seats.6, rs.zed.15 The umpire's orders: by the book, the rest of the step, and where the next attacker goes. */
import type { DeskForecast, SentForecast } from '@shamble/run-or-shoot/forecast'
import type { Command, CommandOf } from '@shamble/run-or-shoot/page'
import { lengthWords } from '../../../board/measured/units.ts'
import { plain, simple } from '../../../plan/plan.ts'
import { isByHand } from '../desk/mode.ts'
import { pointName, spotNamed } from '../place.ts'
import { deskOf, groundFor, isAsked, offered } from '../read.ts'
import type { DisplayState, Planned, Target, Variant } from '../types.ts'
import { reasonWords } from '../words/desk.ts'
import { rowOf } from '../../../sure.ts'
import { capital } from '../../../words/plain.ts'
import { zedName, zedTitle } from '../words/titles.ts'

export const SENT = 'sent'

const BOOK: Readonly<Record<string, string>> = {
  'lay out': 'all of it is drawn',
  'throw secret dice': 'rolled here',
  send: 'where it would go',
}

const byTheBook = (s: DisplayState): Planned[] =>
  offered(s, 'by-the-book').map((command) =>
    simple(
      {
        id: 'by-the-book',
        label: 'By the book',
        icon: 'scale',
        key: 'B',
        detail: rowOf(BOOK, s.pending?.asks ?? '') ?? 'as the rules would',
      },
      { title: 'By the book', subtitle: '', mark: '', variants: [plain('By the book', [command])], notes: [] },
    ),
  )

/** rs.seats.6 D27. */
const handOver = (until: CommandOf<'hand-over'>['until']): Variant =>
  plain<Command>('Hand over', [{ do: 'hand-over', until }], { anytime: true })

function restOfStep(s: DisplayState): Planned[] {
  const [command] = handOver('step').commands
  if (!command || deskOf(s)?.refusal('U', command) !== null) return []
  const draft = { id: 'rest', label: 'All the rest', icon: 'next', key: 'A', detail: 'of this step, by the book' }
  return [simple(draft, { title: draft.label, subtitle: '', mark: '', variants: [handOver('step')], notes: [] })]
}

const apartWords = (a: { x: number; y: number }, b: { x: number; y: number }): string =>
  lengthWords(Math.round(Math.hypot(b.x - a.x, b.y - a.y)))

function targetOf(s: DisplayState, desk: DeskForecast, sent: SentForecast, place: string): Target | null {
  const pressed = spotNamed(place, s)
  const spot = pressed && desk.placeFor(pressed)
  const z = s.view.zeds.find(({ n }) => n === sent.zed)
  if (!spot || !z) return null
  const { at, level } = spot
  const command: Command = { do: 'send', zed: sent.zed, at: [at.x, at.y], level }
  const name = zedTitle(s.view, sent.zed)
  return {
    place,
    title: `${capital(name)} goes here`,
    subtitle: `${apartWords(z.at, at)} from where it stands`,
    mark: zedName(sent.zed),
    variants: [plain(`Send ${name} here`, [command])],
    notes: [{ value: '', words: reasonWords(s.view, groundFor(s.options), sent), clause: sent.clause }],
  }
}

/** D18 Any lawful place on the table. */
function sendOrders(s: DisplayState, desk: DeskForecast): Planned[] {
  const sent = desk.sent()
  if (!sent || !isAsked(s)) return []
  return [
    {
      order: {
        id: SENT,
        label: `Move ${sent.isMutant ? zedTitle(s.view, sent.zed).replace(/^the /, '') : sent.zed}`,
        icon: 'steps',
        key: 'M',
        detail: 'press where it goes',
        aims: 'square',
        enabled: true,
      },
      targets: () => offered(s, 'send').map(({ at: [x, y], level }) => pointName({ x, y }, level)),
      at: (place) => targetOf(s, desk, sent, place),
      refusal: (place) => {
        const spot = spotNamed(place, s)
        return spot && desk.placeFor(spot) === null ? desk.sendRefusal(spot) : null
      },
    },
  ]
}

export function umpireOrders(s: DisplayState): Planned[] {
  const desk = deskOf(s)
  if (!desk || isByHand(s) || !isAsked(s)) return []
  return [...byTheBook(s), ...restOfStep(s), ...sendOrders(s, desk)]
}

/** The Zed about which the umpire is asked, by its name. */
export function sentFigure(s: DisplayState): string | null {
  const sent = isAsked(s) ? deskOf(s)?.sent() : null
  return sent ? zedName(sent.zed) : null
}

/** What the umpire may do at any time. */
export function umpireMenu(s: DisplayState): readonly Variant[] {
  const desk = deskOf(s)
  const all: Variant[] = [
    { ...handOver('step'), label: 'Leave the rest of this step to the rules' },
    { ...handOver('game'), label: 'Leave the game to the rules until I take my seat back' },
    plain<Command>('Take the umpire’s seat back', [{ do: 'take-back' }], { anytime: true }),
  ]
  return all.filter(({ commands: [command] }) => command && desk?.refusal('U', command) === null)
}
