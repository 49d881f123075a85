/** Positions that somebody wrote, and states that are written out whole: what is read can be played. */
import { type Holder, type OptionValues, seat as seatAt, type Seat, seeded } from '@shamble/kernel'
import { changedSomewhere, documentsOfState, playOn } from '@shamble/kernel/testkit'
import { gameOf, type Place, places, strangers } from '../corpus.ts'
import type { Luck } from '../luck.ts'
import { accepted, type Channel, isRaw, refused, type Timed, type Verdict, wrong } from '../run.ts'
import { spoiled, spoiledWildly, textOf } from '../spoil.ts'

interface Given {
  readonly game: string
  readonly options: OptionValues
  readonly holders: Readonly<Record<Seat, Holder>>
  readonly document: unknown
}

function attempt({ game: id, options, holders, document }: Given, timed: Timed): Verdict {
  const game = gameOf(id)
  if (!game) throw new Error(`there is no game ${id}`)
  const before = textOf(document)
  const read = timed(() => game.position.read(document, options, holders))
  if (textOf(document) !== before)
    return wrong(read.ok ? 'accepted' : 'refused', 'changed', 'the document itself was changed')
  if (!read.ok) {
    const { reason } = read.fault
    return isRaw(reason) ? wrong('refused', 'broken', `it is refused with "${reason}"`) : refused
  }
  const luck = seeded('attack')
  const table = seatAt(game, read.value.state, game.book(read.value.options), luck)
  const broken = game.invariants(table)[0] ?? playOn(game, table, luck)
  return broken === null || broken === undefined ? accepted : wrong('accepted', 'broken', broken)
}

const channel = (name: string, says: string, spoil: (place: Place, luck: Luck) => unknown): Channel<Given> => ({
  name,
  says,
  ready: () =>
    Promise.resolve({
      input(luck) {
        const place = luck.must(places())
        return { game: place.game.id, ...place.setup, document: spoil(place, luck) }
      },
      attempt,
    }),
})

export const positions = channel('positions', 'positions as people write them', ({ document }, luck) => {
  const { exact, ...plain } = document as { readonly exact?: unknown }
  return spoiledWildly(luck.isLucky(4) && exact !== undefined ? document : plain, luck, strangers())
})

/** Changed by somebody who knows how a state looks, or by anybody; beside it what its game writes of it. */
export const states = channel('states', 'whole states, written out', ({ game, table, setup }, luck) => {
  const { state } = table
  const copy: unknown = JSON.parse(JSON.stringify(state))
  const changed = luck.isLucky(3) ? spoiled(copy, luck, strangers()) : changedSomewhere(copy, luck.dice)
  return luck.must(documentsOfState(game, { state, setup }, changed))
})
