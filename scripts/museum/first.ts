/** The first saves of a game that is new on the shelf, which nobody has older ones of: begun, far, whole, with dice of every kind. */
import {
  type AnyGame,
  type AnyMatch,
  committedDice,
  type OptionValues,
  prepare,
  type Save,
  saveMatch,
  seededDice,
  type Source,
  startMatch,
  type Terms,
} from '@shamble/kernel'
import { playOn } from './open.ts'

/** How many commands were given when it was saved. */
const COMMANDS = { begun: 8, far: 50, whole: 20_000 } as const
/** Of each kind, over all scenarios. */
const OF_A_KIND = 9
const SECRET = '7'.repeat(64)
const TERMS: Terms = { undoDice: 'same', physical: [] }

function started(game: AnyGame, options: OptionValues, source: Source, byHand = false): AnyMatch {
  const settled = game.settle(options)
  if (!settled.ok) throw new Error(`${settled.fault.at}: ${settled.fault.why}`)
  const seats = game.seats(settled.value)
  const holders = Object.fromEntries(seats.map((seat) => [seat, { bot: 'competent' }]))
  const prepared = prepare(game, options, holders)
  if (!prepared.ok) throw new Error(`${prepared.fault.at}: ${prepared.fault.why}`)
  const match = startMatch(game, prepared.setup, source, { ...TERMS, physical: byHand ? seats : [] })
  let answer = match.needs ? match.typeDie(1) : null
  while (answer?.ok === 'dice') answer = match.typeDie(1)
  return match
}

const saved = (match: AnyMatch, commands: number, isPrivate = true): Save => {
  playOn(match, commands, true)
  return saveMatch(match, { private: isPrivate })
}

/** Each with the name that it has in the museum. */
export function* firstSaves(game: AnyGame): Generator<readonly [name: string, save: Save]> {
  const scenarios = game.scenarios.map(({ id }) => id)
  const [first = ''] = scenarios
  const named = (scenario: string): OptionValues => (Object.hasOwn(game.options, 'scenario') ? { scenario } : {})
  const many = Math.ceil(OF_A_KIND / scenarios.length)
  for (const scenario of scenarios)
    for (const kind of ['begun', 'far'] as const)
      for (let n = 1; n <= many; n++) {
        const match = started(game, named(scenario), seededDice(`${kind} ${n}`))
        yield [`${kind}-${scenario}-${n}`, saved(match, COMMANDS[kind])]
      }
  const usual = named(first)
  yield [`whole-${first}`, saved(started(game, usual, seededDice('whole')), COMMANDS.whole)]
  const committed = committedDice({ secret: SECRET, shares: {}, match: 'museum' })
  yield ['committed', saved(started(game, usual, committed), COMMANDS.far)]
  yield ['typed', saved(started(game, usual, seededDice('typed'), true), COMMANDS.begun)]
  yield ['shown', saved(started(game, usual, committed), COMMANDS.begun, false)]
}
