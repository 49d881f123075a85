/** Commands to a game that is under way. */
import {
  type AnyGame,
  type AnyTransaction,
  canonical,
  choices,
  type Holder,
  type OptionValues,
  seat as seatAt,
  type Seat,
  seeded,
  submit,
  TABLE_CLAUSES,
} from '@shamble/kernel'
import { gameOf, type Place, places } from '../corpus.ts'
import { accepted, type Channel, refused, type Timed, type Verdict, wrong } from '../run.ts'
import { spoiledWildly, textOf } from '../spoil.ts'

interface Given {
  readonly game: string
  readonly options: OptionValues
  readonly holders: Readonly<Record<Seat, Holder>>
  readonly document: object
  readonly seat: Seat
  readonly command: unknown
}

const tables = new WeakMap<object, AnyTransaction>()

/** The table that a position means; read once. */
function tableOf(game: AnyGame, { document, options, holders }: Given): AnyTransaction {
  const known = tables.get(document)
  if (known) return known
  const read = game.position.read(document, options, holders)
  if (!read.ok) throw new Error(`the position is none: ${read.fault.reason}`)
  const table = seatAt(game, read.value.state, game.book(read.value.options), seeded('table'))
  tables.set(document, table)
  return table
}

const isCited = (game: AnyGame, clause: string): boolean =>
  Object.hasOwn(game.clauses, clause) || Object.hasOwn(TABLE_CLAUSES, clause)

function attempt(given: Given, timed: Timed): Verdict {
  const game = gameOf(given.game)
  if (!game) throw new Error(`there is no game ${given.game}`)
  const table = tableOf(game, given)
  const fork = table.fork(game.copy, seeded('dice'))
  const written = textOf(given.command)
  const refusal = timed(() => submit(game, fork, given.seat, null, given.command))
  if (textOf(given.command) !== written)
    return wrong(refusal ? 'refused' : 'accepted', 'changed', 'the command itself was changed')
  if (!refusal) return accepted
  if (refusal.clause === 'table.error') return wrong('refused', 'crash', refusal.reason)
  if (!isCited(game, refusal.clause) || refusal.reason === '')
    return wrong('refused', 'broken', `it is refused by ${refusal.clause}: ${refusal.reason}`)
  return canonical(fork.state) === canonical(table.state)
    ? refused
    : wrong('refused', 'changed', `${refusal.clause}: the state is another`)
}

export const commands: Channel<Given> = {
  name: 'commands',
  says: 'what a seat says to the rules',
  async ready() {
    for (const { document, table } of places()) tables.set(document, table)
    const offered = new Map<Place, unknown[]>()
    const offeredAt = (place: Place): unknown[] => {
      const { table } = place
      const known = offered.get(place)
      if (known) return known
      const all = Object.keys(table.state.holders).flatMap((seat) => choices(table, seat))
      offered.set(place, all)
      return all
    }
    return {
      input(luck) {
        const place = luck.must(places())
        const { game, setup, document } = place
        const stranger = luck.must(places())
        const from = luck.isLucky(12) ? offeredAt(stranger) : offeredAt(place)
        const command = spoiledWildly(luck.oneOf(from) ?? { do: 'pass' }, luck, offeredAt(stranger).slice(0, 20))
        const seats = Object.keys(setup.holders)
        const seat = luck.isLucky(20) ? luck.must(['', 'nobody', '__proto__', 'constructor']) : luck.must(seats)
        return { game: game.id, ...setup, document, seat, command }
      },
      attempt,
    }
  },
}
