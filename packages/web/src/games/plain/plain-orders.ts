/** Orders of a game that brings none: what the rules offer, by the names of commands; places in them are aimed at. */
import { aiming } from '../../plan/aiming.ts'
import { type Planned, plain, planned, simple, type Target } from '../../plan/plan.ts'
import type { DisplayState, OrdersDisplay, Selection, Variant } from '../../play/game-display.ts'
import { TABLE_KEYS } from '../../play/keys.ts'
import { grouped } from '../../words/grouped.ts'
import { capital, count, plural } from '../../words/plain.ts'
import { pieceNamed, placesIn, piecesAt, places, squareOf, type Squares } from './plain-squares.ts'
import { commandWords, fieldsOf, fieldsWords, type PlainCommand, spaced, valueWords } from './plain-words.ts'

type State = DisplayState<unknown, PlainCommand, null>

/** Those that do not mean something at every table. */
const LETTERS = [...'ABCDEFGHIJKLMNOPQRSTUVWXYZ'].filter((letter) => !TABLE_KEYS.includes(letter))

/** The first letter of its name that is free, for each order. */
function lettersFor(names: readonly string[]): ReadonlyMap<string, string> {
  const letters = new Map<string, string>()
  for (const name of names) {
    const taken = [...letters.values()]
    const free = [...name.toUpperCase(), ...LETTERS].find((one) => LETTERS.includes(one) && !taken.includes(one))
    letters.set(name, free ?? '')
  }
  return letters
}

/** What is declared by it, but for the place at which it is aimed. */
function variantOf(command: PlainCommand, place = ''): Variant<PlainCommand> {
  const fields = fieldsOf(command, ['do']).filter(([, value]) => valueWords(value) !== place)
  const dials = Object.fromEntries(fields.map(([name, value]) => [capital(spaced(name)), valueWords(value)]))
  const label = fields.length === 0 ? capital(spaced(command.do)) : capital(fieldsWords(fields))
  return plain(commandWords(command), [command], { label, ...(fields.length > 0 && { dials }) })
}

const targetOf = (commands: readonly PlainCommand[], place = ''): Omit<Target<PlainCommand>, 'place'> => ({
  title: place || capital(spaced(commands[0]?.do ?? '')),
  subtitle: '',
  mark: '',
  variants: commands.map((command) => variantOf(command, place)),
  notes: [],
})

function orderOf(
  name: string,
  key: string,
  commands: readonly PlainCommand[],
  on: Squares | null,
): Planned<PlainCommand> {
  const [first] = commands
  const fields = first ? fieldsOf(first, ['do']).map(([field]) => spaced(field)) : []
  const ways = commands.length === 1 && first ? fieldsWords(fieldsOf(first, ['do'])) : ''
  const draft = { id: name, label: capital(spaced(name)), icon: 'flag', key }
  const detail =
    commands.length === 1 ? ways || 'at once' : `${count(commands.length)} ${plural(commands.length, 'way')}`
  const aimedAt = on ? commands.map((command) => placesIn(on, command).at(-1) ?? '') : []
  if (on === null || aimedAt.length === 0 || aimedAt.includes(''))
    return simple(
      { ...draft, detail: commands.length > 1 && fields.length === 1 ? `${detail}: ${fields.join()}` : detail },
      targetOf(commands),
    )
  const byPlace = grouped(commands, (command) => placesIn(on, command).at(-1) ?? '')
  return planned(
    { ...draft, detail: `${count(byPlace.size)} ${plural(byPlace.size, 'place')}`, aims: 'square' },
    () => new Map([...byPlace].map(([place, some]) => [place, () => ({ place, ...targetOf(some, place) })])),
  )
}

/** Of commands that name the piece that is chosen, only these. */
function chosenFirst(
  commands: readonly PlainCommand[],
  figure: string | null,
  on: Squares | null,
): readonly PlainCommand[] {
  if (on === null || figure === null) return commands
  const own = commands.filter((command) => placesIn(on, command).includes(figure))
  return own.length > 0 ? own : commands
}

/** The names a place may go by: its own, its square, the pieces on it. */
function namesOf(on: Squares | null, place: string): string[] {
  const square = on && squareOf(on, place)
  if (on === null || square === null) return [place]
  const at = places.squareName(on, square)
  return [place, ...piecesAt(on, at).map(({ id }) => id), at]
}

/** `on`: the squares of a view, where the game has any. */
export function plainAiming(on: (view: unknown) => Squares | null) {
  return aiming<unknown, PlainCommand, null>({
    plan: ({ choices, view, selection }) => {
      const kinds = grouped(choices, (command) => command.do)
      const letters = lettersFor([...kinds.keys()])
      return [...kinds].map(([name, commands]) =>
        orderOf(name, letters.get(name) ?? '', chosenFirst(commands, selection.figure, on(view)), on(view)),
      )
    },
    names: ({ view }, place) => namesOf(on(view), place),
    isOnPurpose: () => false,
    isAside: () => false,
    mark: ({ seat }) => seat ?? '',
    looked: () => null,
    walks: [],
    placeTitle: (place) => place,
  })
}

/** A press: what can be aimed at is aimed at; a piece is chosen; the rest is pointed to. */
function picked(
  { inHandAt, targetAt, meant }: ReturnType<typeof plainAiming>,
  on: Squares | null,
  place: string,
  s: State,
): Selection {
  const { selection } = s
  const inHand = inHandAt(s, place)
  const aimed = inHand && targetAt(s, inHand, place)
  if (aimed) return { ...selection, aim: aimed.place }
  const guess = inHand ? null : meant(s, place)
  if (guess) return { ...selection, order: guess.planned.order.id, aim: guess.target.place }
  const piece = on && namesOf(on, place).find((name) => pieceNamed(on, name))
  return piece ? { ...selection, figure: piece, order: null, aim: null } : { ...selection, aim: place }
}

export function plainOrders(
  on: (view: unknown) => Squares | null,
  anytime: readonly string[],
  sights: ReturnType<typeof plainAiming>,
): OrdersDisplay<unknown, PlainCommand, null> {
  return {
    defaultFigure: ({ seat }) => seat,
    settled: ({ selection }) => selection,
    list: sights.orders,
    preview: sights.preview,
    pick: (place, s) => picked(sights, on(s.view), place, s),
    targets: sights.targets,
    menu: ({ seat, pending }) =>
      seat === null || pending === null
        ? []
        : anytime.map((name) => {
            const words = capital(spaced(name))
            return plain(words, [{ do: name }], { warning: `${words}?` })
          }),
    hintsFor: () => null,
  }
}
