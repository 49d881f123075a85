/** Honest documents to spoil: recorded games and short matches of every game that is there. */
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import {
  type AnyGame,
  type AnyMatch,
  type AnyTransaction,
  committedDice,
  openSave,
  type OptionValues,
  type Save,
  saveMatch,
  seeded,
  seededDice,
  type Setup,
  type Source,
  startMatch,
  type Terms,
} from '@shamble/kernel'
import { CAMPAIGNS, GAMES, SAVED_GAMES } from '../../packages/cli/src/games.ts'
import { exhibits, TOP } from '../museum/exhibits.ts'
import { recordings } from '../museum/manifest.ts'

/** Where a game stands, with the document that says it. */
export interface Place {
  readonly game: AnyGame
  readonly setup: Setup
  readonly table: AnyTransaction
  readonly document: object
}

const once = <T>(make: () => T): (() => T) => {
  let made: { readonly value: T } | null = null
  return () => (made ??= { value: make() }).value
}

const jsonCopy = <T>(value: T): T => JSON.parse(JSON.stringify(value)) as T

/** Of each game some recordings, and of each recording some places. */
const RECORDINGS = 4
const PLACES = 9

const read = (path: string): unknown => JSON.parse(readFileSync(join(TOP, path), 'utf8'))

/** The recorded games, as they are under these rules; of a game without any a short one in each scenario. */
const recorded = once((): readonly AnyMatch[] => {
  const all = recordings(SAVED_GAMES)
  return SAVED_GAMES.flatMap((game) => {
    const found = Object.keys(all[game.id]?.golden ?? {}).slice(0, RECORDINGS)
    if (found.length === 0) return game.scenarios.flatMap(({ id }) => shortMatch(game, { scenario: id }) ?? [])
    return found.flatMap((path) => {
      const opened = openSave(read(path), SAVED_GAMES)
      return opened.ok ? [opened.match] : []
    })
  })
})

function placesIn(match: AnyMatch): Place[] {
  const { game, entries, start } = match
  return Array.from({ length: PLACES }, (_, i) => {
    const table = match.seek(Math.floor((i * entries.length) / PLACES))
    return { game, setup: start.setup, table, document: jsonCopy(game.position.write(table)) }
  })
}

/** Where recorded games stood: every game, campaigns included. */
export const places = once((): readonly Place[] => recorded().flatMap(placesIn))

export const gameOf = (id: unknown): AnyGame | undefined => SAVED_GAMES.find((game) => game.id === id)

const COMMANDS = 14

/** Some commands by competent players and by luck in turn; dice thrown by hand show every face in turn. */
function playOn(match: AnyMatch, seed: string): AnyMatch {
  const luck = seeded(seed)
  const { game } = match
  for (let n = 0, thrown = 0; n < COMMANDS; n++) {
    const seat = match.pending()?.owe[0]
    const choices = seat === undefined ? [] : match.choices(seat)
    if (seat === undefined || choices.length === 0) break
    const advice = n % 2 === 0 ? game.advise(game.view(match.table, seat), match.book, seat, choices).command : null
    let answer = match.submit(seat, match.decision, advice ?? choices[luck.draw('', choices.length)])
    while (answer.ok === 'dice') answer = match.typeDie(1 + (thrown++ % answer.ask.sides))
  }
  return match
}

const SECRET = '5'.repeat(64)

function shortMatch(
  game: AnyGame,
  given: OptionValues,
  source: Source = seededDice(game.id),
  byHand = false,
): AnyMatch | null {
  const settled = game.settle(given)
  if (!settled.ok) return null
  const seats = game.seats(settled.value)
  const holders = Object.fromEntries(
    seats.map((seat, i) => [seat, i % 2 === 0 ? { person: 'You' } : { bot: 'competent' }]),
  )
  const terms: Terms = { undoDice: 'fresh', physical: byHand ? seats.slice(0, 1) : [] }
  const match = startMatch(game, { options: settled.value, holders }, source, terms)
  let answer = match.needs ? match.typeDie(1) : null
  while (answer?.ok === 'dice') answer = match.typeDie(1)
  const played = playOn(match, game.id)
  const [by] = terms.physical
  if (by !== undefined && !played.needs) played.changeHands({ by, seats: [by], byHand: false, agreed: [] })
  return played
}

/** Short ones, seeded, committed, and with dice thrown by hand. */
const shortSaves = (games: readonly AnyGame[]): Save[] =>
  games
    .flatMap((game) => {
      const [first, second] = game.scenarios
      const committed = committedDice({ secret: SECRET, shares: {}, match: 'm' })
      return [
        shortMatch(game, {}),
        shortMatch(game, second ? { scenario: second.id } : {}, seededDice(1), true),
        shortMatch(game, first ? { scenario: first.id } : {}, committed),
      ]
    })
    .flatMap((match) => (match?.begun ? [saveMatch(match, { private: true })] : []))

/** Short saves of games on the shelf: seeded, committed, with dice thrown by hand, from a position, of older rules. */
export const saves = once((): readonly Save[] =>
  [...shortSaves(GAMES), ...museumSaves().filter(({ game }) => GAMES.some(({ id }) => id === game))].map(jsonCopy),
)

/** Saves of campaigns, as they are and as they were. */
export const campaignSaves = once((): readonly Save[] => {
  const games = CAMPAIGNS.map(({ game }) => game)
  const now = Object.values(recordings(games)).flatMap(({ golden }) => Object.keys(golden).map(read)) as Save[]
  const before = museumSaves().filter(({ game }) => games.some(({ id }) => id === game))
  return [...shortSaves(games), ...now, ...before].map(jsonCopy)
})

const LONGEST = 30
/** Of the museum every fourth save that is not long. */
const museumSaves = once((): readonly Save[] =>
  exhibits()
    .flatMap(({ document }) => (document.format === 'shamble-save' ? [document as unknown as Save] : []))
    .filter(({ entries }) => entries.length <= LONGEST)
    .filter((_, i) => i % 4 === 0),
)

/** A little of everything, for those who take a document for another. */
export const strangers = once((): readonly unknown[] => [
  ...saves().slice(0, 6),
  ...campaignSaves().slice(0, 2),
  ...places()
    .filter((_, i) => i % PLACES === 1)
    .map(({ document }) => document),
  ...GAMES.map(({ options }) =>
    Object.fromEntries(Object.entries(options).map(([id, { standard }]) => [id, standard])),
  ),
])
