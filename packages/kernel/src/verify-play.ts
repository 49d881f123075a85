import type { AnyGame } from './game.ts'
import { type HandsChange, mustAgreeTo } from './hands.ts'
import { sameJson } from './same-json.ts'
import { historyOf, type Step } from './ledger.ts'
import { type Entry, replayEntry, replayOpening } from './log.ts'
import { MatchHistory } from './match-history.ts'
import { diverged, type Ready, readSave, wrongDigest } from './open-save.ts'
import { handsAfter, type Holder, samePerson, type Seat } from './seat.ts'
import type { Fault } from './shape.ts'
import type { CausedEvent, GameEvent, Kit } from './transaction.ts'
import { mustAgree } from './undo.ts'

/**
 * Plays everything that ever stood in the log of a save by the rules: every command was lawful, asked for just these
 * dice, and had them thrown by hand only where that was announced; dice were taken back only by those who may.
 */
export function playFault(json: unknown, games: readonly AnyGame[]): Fault | null {
  const read = readSave(json, games)
  if (!read.ok) return read.fault
  const { save } = read.value
  const steps = historyOf(save)
  if (!steps) return { at: 'takenBack', why: 'what was taken back cannot have stood there' }
  try {
    return played(read.value, steps)
  } catch (error) {
    return diverged(error, read.value)
  }
}

function played(ready: Ready, steps: readonly Step[]): Fault | null {
  const { game, start, save } = ready
  let hands = handsAfter(save.physical, [])
  const told: CausedEvent<GameEvent>[] = []
  let table = replayOpening(game, start, save.opening, told, hands)
  const log = new MatchHistory<Kit>(game, table.book)
  log.add(null, told, table.state)
  for (const step of steps) {
    if (step.what === 'cut') {
      const { at, by, agreed, corrected, entries } = step.takeBack
      const holders = table.state.holders
      const dice = entries.some(({ rolled, drawn }) => rolled.length + drawn.length > 0)
      if (!corrected && dice && !sameJson(mustAgree(holders, by), agreed))
        return { at: `${step.place}.agreed`, why: 'dice were taken back although not everybody agreed' }
      table = log.seek(at)
      log.cut(at)
    } else if (step.what === 'hands') {
      const why = falseChange(table.state.holders, step.change)
      if (why !== null) return { at: step.place, why }
      hands = handsAfter(hands, [step.change])
    } else {
      const entry = step.entry as Entry<Kit['command']>
      try {
        log.add(entry, replayEntry(game, table, step.at, entry, hands), table.state)
      } catch (error) {
        const { at, why } = diverged(error, ready)
        return { at: at.replace(`entries[${step.at}]`, step.place), why }
      }
    }
  }
  return wrongDigest(ready, table)
}

/** Hands change for one person, and all who were promised that nobody chooses dice agree. */
function falseChange(holders: Readonly<Record<Seat, Holder>>, change: HandsChange): string | null {
  const { by, seats, agreed } = change
  if (seats.some((seat) => seat !== by && !samePerson(holders[seat], holders[by])))
    return 'hands changed for others than whoever asked'
  return sameJson(mustAgreeTo(holders, change), agreed)
    ? null
    : 'somebody came to throw by hand although not everybody agreed'
}
