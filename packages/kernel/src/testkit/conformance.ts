import { env } from 'node:process'
import { describe, expect, it } from 'vitest'
import type { Game } from '../game.ts'
import type { Kit } from '../transaction.ts'
import { audiences } from './checks/audience.ts'
import * as choice from './checks/choice.ts'
import { citations } from './checks/clauses.ts'
import { noEndlessTurn } from './checks/repeats.ts'
import { playsWhatIsRead } from './checks/whole.ts'
import { survivesMalformed } from './checks/hostile.ts'
import { deterministic, positions } from './checks/record.ts'
import { replayEqualsPlay, seekEqualsPlay, undoIsHonest } from './checks/match.ts'
import { countsByResult } from './checks/results.ts'
import { drawsAreHidden, noLeak, sealedStaysSealed } from './checks/secrets.ts'
import { copier, freshFacts, invariants, keptAsTold, plainData, shaped } from './checks/state.ts'
import { type Given, setUp, type Trial } from './walk.ts'

/** Every promise of the kernel: a function that plays a game and returns what it has to complain about. */
export const PROMISES = {
  'the same seed and picks give the same game': deterministic,
  'state, events and views are plain data at every decision': plainData,
  'every state has the shape of its game': shaped,
  'what was told and shown does not change afterwards': keptAsTold,
  'the copier forgets nothing and shares nothing': copier,
  'facts are never stale': freshFacts,
  'the invariants hold': invariants,
  'every game ends': choice.alwaysEnds,
  'nothing is repeated for ever': noEndlessTurn,
  'nobody who owes an answer is without a choice': choice.noDeadEnd,
  'whatever is offered is allowed': choice.choicesPass,
  'choices come in a fixed order without repeats': choice.choicesInOrder,
  'other commands are refused with nothing changed, or legal': choice.otherCommands,
  'whatever may be done at any time leaves a game that goes on': choice.anytimeIsSafe,
  'states that look alike to a seat give it the same bytes': noLeak,
  'hidden draws change nothing that is seen': drawsAreHidden,
  "a sealed answer is in nobody's view": sealedStaysSealed,
  'what is not for everybody is told to seats of the match': audiences,
  'a die that counts only as one of a few results does so': countsByResult,
  'a save replays to the same bytes': replayEqualsPlay,
  'seeking finds what was played': seekEqualsPlay,
  'free undo crosses no die and no reveal': undoIsHonest,
  'positions are read and written without loss': positions,
  'malformed commands and documents do no harm': survivesMalformed,
  'what is read can be played': playsWhatIsRead,
  'every clause cited is in the index': citations,
} as const satisfies Record<string, <K extends Kit>(trial: Trial<K>) => string[]>

export type PromiseName = keyof typeof PROMISES

type Settings<K extends Kit> = Partial<Omit<Trial<K>, 'game' | 'setups' | 'seeds'>>

/** What a game's conformance test says of the game. */
export interface Conformance<K extends Kit> extends Settings<K> {
  readonly setups: readonly Given[]
  /** Random games per set-up: 3 unless told. One in three has players who resign. */
  readonly games?: number
  /** Promises that are not asked of this game, each with the reason. */
  readonly skip?: readonly { readonly promise: PromiseName; readonly because: string }[]
}

/** A set-up for each scenario that none of those given plays. */
function unnamed<K extends Kit>(game: Game<K>, setups: readonly Given[]): Given[] {
  const scenario = game.options['scenario']
  if (scenario?.kind !== 'choice') return []
  const played = new Set(setups.map(({ options = {} }) => options['scenario'] ?? scenario.standard))
  return scenario.of.filter((id) => !played.has(id)).map((id) => ({ options: { scenario: id } }))
}

const STATES = 300

/** Whoever asks for a number of written-out states gets it, of every game. */
const statesAsked = (own = STATES): number => Number(env['SHAMBLE_STATES'] ?? own)

export function trialOf<K extends Kit>(
  game: Game<K>,
  { setups, games = 3, skip: _, ...given }: Conformance<K>,
): Trial<K> {
  return {
    maxCommands: Number.POSITIVE_INFINITY,
    visits: 25,
    malformed: 3_000,
    choicesAreAll: false,
    passing: [],
    untold: [],
    umpires: [],
    comparable: ({ decision: _decision, ...rest }) => rest,
    atRest: () => true,
    facts: (facts) => facts,
    ...given,
    states: statesAsked(given.states),
    game,
    setups: [...setups, ...unnamed(game, setups)].map((setup) => setUp(game, setup)),
    seeds: Array.from({ length: games }, (_, i) => i),
  }
}

/** Admits a game: one test for every promise that the kernel makes in its name. */
export function everyGameMust<K extends Kit>(game: Game<K>, conformance: Conformance<K>): void {
  const excused = new Set<string>(conformance.skip?.map(({ promise }) => promise))
  let made: Trial<K> | undefined
  const trial = (): Trial<K> => (made ??= trialOf(game, conformance))
  describe(`${game.id} keeps the kernel's promises`, () => {
    for (const [name, complaintsOf] of Object.entries(PROMISES)) {
      if (excused.has(name)) continue
      it(`${name}`, () => expect(complaintsOf(trial()).join('\n')).toBe(''))
    }
  })
}
