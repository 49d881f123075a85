/** How a document of the museum opens today, and whether it can be played on. */
import {
  type AnyGame,
  type AnyMatch,
  type Given,
  matchFromPosition,
  nextByAdvice,
  prepare,
  type Reopened,
  reopenSave,
  type Seat,
  seededDice,
  startMatch,
} from '@shamble/kernel'
import { SAVED_GAMES } from '../../packages/cli/src/games.ts'
import type { MuseumDocument } from './exhibits.ts'

/** The way it opened, with its sentence; `match` unless it can only be read. */
export interface Way {
  readonly opened: Reopened['opened']
  readonly says: string
  readonly match: AnyMatch | null
}

const gameOf = (id: string): AnyGame => {
  const game = SAVED_GAMES.find((one) => one.id === id)
  if (!game) throw new Error(`there is no game ${id}`)
  return game
}

/** Throws where the answer is a fault: no document that ever landed may get one. */
export function open(document: MuseumDocument): Way {
  switch (document.format) {
    case 'shamble-save':
      return openedSave(document)
    case 'museum-position': {
      const { game, options, holders } = document
      const read = matchFromPosition(gameOf(game), document.document, options, holders, seededDice('museum'))
      if (!read.ok) throw new Error(`${read.fault.at ?? ''}: ${read.fault.reason}`)
      return { opened: 'same', says: 'It is a position of these rules.', match: read.value }
    }
    case 'museum-scenario':
      return {
        opened: 'same',
        says: 'It is a scenario of these rules.',
        match: begun(document.game, document.document),
      }
  }
}

function openedSave(document: unknown): Way {
  const read = reopenSave(document, SAVED_GAMES)
  if (!read.ok) throw new Error(`${read.fault.at}: ${read.fault.why}`)
  const { value } = read
  return { opened: value.opened, says: value.says, match: value.opened === 'replay' ? null : value.match }
}

function begun(id: string, own: unknown): AnyMatch {
  const game = gameOf(id)
  const options = { own } as Parameters<AnyGame['settle']>[0]
  const settled = game.settle(options)
  if (!settled.ok) throw new Error(`${settled.fault.at}: ${settled.fault.why}`)
  const holders = Object.fromEntries(game.seats(settled.value).map((seat) => [seat, { bot: 'competent' }]))
  const prepared = prepare(game, options, holders)
  if (!prepared.ok) throw new Error(`${prepared.fault.at}: ${prepared.fault.why}`)
  return startMatch(game, prepared.setup, seededDice('museum'))
}

/**
 * The commands that bots gave from here on, at most so many: as many as there were to give. `battles`: those that are
 * asked for are played too, instead of what there is to say without them.
 */
export function playOn(match: AnyMatch, most: number, battles = false): number {
  let thrown = 0
  for (let n = 0; n < most; n++) {
    const asked = match.pending()
    const seat = asked?.owe[0]
    if (seat === undefined) return n
    const given = battles && asked?.beside ? afterBattle(match, asked.beside.game) : advised(match, seat)
    let answer = match.submit(given.seat, match.decision, given.command)
    while (answer.ok === 'dice') answer = match.typeDie(1 + (thrown++ % answer.ask.sides))
    if (answer.ok === false) throw new Error(`${seat} may not: ${answer.refusal.clause}: ${answer.refusal.reason}`)
  }
  return most
}

const afterBattle = ({ game, table }: AnyMatch, battles: string): Given =>
  nextByAdvice(game, table, gameOf(battles), 'museum')

const advised = (match: AnyMatch, seat: Seat): Given => {
  const { game, table, book } = match
  return { seat, command: game.advise(game.view(table, seat), book, seat, match.choices(seat)).command }
}
