/** Saved games for pictures: played by the rules' own bots from a fixed secret, so that they are always the same. */
import {
  type AnyGame,
  anyGame,
  type AnyMatch,
  anyMatch,
  committedDice,
  type Game,
  type Holder,
  type Kit,
  type OptionValues,
  saveMatch,
  startMatch,
} from '@shamble/kernel'

export interface Played<K extends Kit> {
  readonly game: Game<K>
  readonly options: OptionValues
  readonly holders: Readonly<Record<string, Holder>>
  /** A letter or digit, of which the secret is made. */
  readonly secret: string
}

/** The text of the save at the first moment of the game that `until` likes; at its end if there is none. */
export function playedSave<K extends Kit>(
  { game: rules, options, holders, secret }: Played<K>,
  until: (state: K['state'], asked: string) => boolean,
): string {
  const game = anyGame(rules)
  const match = anyMatch(
    startMatch(
      game,
      { options: settled(game, options), holders },
      committedDice({ secret: secret.repeat(64).slice(0, 64), shares: {}, match: 'picture' }),
      { undoDice: 'same', physical: [] },
    ),
  )
  bringOn<K['state']>(match, until)
  return JSON.stringify(saveMatch(match, { private: true }))
}

/** The game goes on as its bots play it, for everybody, up to the first moment that `until` likes, or to its end. */
export function bringOn<State>(match: AnyMatch, until: (state: State, asked: string) => boolean): void {
  for (let seat = asked(match); seat !== null; seat = asked(match)) {
    const { game, table, book } = match
    if (until(table.state as State, seat)) break
    const { command } = game.advise(game.view(table, seat), book, seat, match.choices(seat))
    const answer = match.submit(seat, null, command)
    if (!answer.ok) throw new Error(`${seat} may not: ${answer.refusal.reason}`)
  }
}

function settled(game: AnyGame, options: OptionValues): OptionValues {
  const read = game.settle(options)
  if (!read.ok) throw new Error(read.fault.why)
  return read.value
}

/** Who decides next; null at the end. */
function asked(match: AnyMatch): string | null {
  const owe = match.pending()?.owe ?? []
  const { game, table, book } = match
  if (owe.length < 2 || !game.firstToAct) return owe[0] ?? null
  return game.firstToAct(game.view(table, owe[0] ?? null), book, owe)
}
