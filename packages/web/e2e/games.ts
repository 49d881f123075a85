/** Saved games for pictures: played by the rules' own bots from a fixed secret, so that they are always the same. */
import { type EvacKit, evac } from '@shamble/evac'
import {
  anyGame,
  type AnyMatch,
  anyMatch,
  committedDice,
  type Holder,
  type OptionValues,
  saveMatch,
  startMatch,
} from '@shamble/kernel'

const HOLDERS: Readonly<Record<string, Holder>> = {
  Z: { bot: 'competent' },
  M1: { person: 'You' },
  M2: { person: 'You' },
  M3: { person: 'You' },
}

export type Moment = (state: EvacKit['state'], asked: string) => boolean

/** The text of the save at the first moment of the game that `until` likes; at its end if there is none. */
export function playedSave(scenario: string, secret: string, until: Moment): string {
  const match = anyMatch(
    startMatch(
      evac,
      { options: settled(scenario), holders: HOLDERS },
      committedDice({ secret: secret.repeat(64).slice(0, 64), shares: {}, match: 'picture' }),
      { undoDice: 'same', physical: [] },
    ),
  )
  for (let seat = asked(match); seat !== null; seat = asked(match)) {
    if (until(match.table.state as EvacKit['state'], seat)) break
    const { game, table, book } = match
    const { command } = game.advise(game.view(table, seat), book, seat, match.choices(seat))
    const answer = match.submit(seat, null, command)
    if (!answer.ok) throw new Error(`${seat} may not: ${answer.refusal.reason}`)
  }
  return JSON.stringify(saveMatch(match, { private: true }))
}

function settled(scenario: string): OptionValues {
  const read = anyGame(evac).settle({ scenario, marines: 3 })
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
