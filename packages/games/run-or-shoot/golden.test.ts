import {
  anyGame,
  committedDice,
  type Game,
  judge,
  type Match,
  playFault,
  saveMatch,
  seeded,
  verifySave,
} from '@shamble/kernel'
import { type Golden, goldenGames, type Pick, recordGame, restless, setUp } from '@shamble/kernel/testkit'
import { describe, expect, it } from 'vitest'
import type { Command, CommandOf } from './commands.ts'
import { position } from './position.ts'
import { type RunOrShootKit, UMPIRE } from './state.ts'
import { runOrShoot } from './testing.ts'
import { actByLuck } from './testkit/acts.ts'

/** What is done more often than not whenever it can be, first things first. */
const EAGER: readonly Command['do'][] = [
  'strike',
  'push',
  'shoot',
  'throw',
  'climb',
  'assist',
  'treat',
  'give',
  'order',
  'reload',
  'move',
]

const choose = restless<RunOrShootKit>(EAGER)

const game: Game<RunOrShootKit> = { ...runOrShoot, position }

type Played = Match<RunOrShootKit>
const given = ({ entries }: Played, what: Command['do']): number =>
  entries.filter(({ command }) => (command as Command | null)?.do === what).length

const EAGER_UMPIRE = restless<RunOrShootKit>(['lay-out', 'rule', 'hunters', 'send', 'mutants', 'faces', ...EAGER])
const HANDED: readonly CommandOf<'hand-over'>[] = [
  { do: 'hand-over', until: 'step' },
  { do: 'hand-over', until: 'game' },
]
const GONE_FOR = 2

/** A person as umpire, who hands over one step in the middle of 7c, then everything, and takes it back after some turns. */
function asUmpire(match: Played): Pick<Command> | null {
  const { turn, umpire } = match.table.state
  const laid = match.choices(UMPIRE).find((one) => one.do === 'lay-out')
  if (laid) return { seat: UMPIRE, command: laid }
  const next = HANDED[given(match, 'hand-over')]
  const last = match.entries.at(-1)?.command as Command | undefined
  const isMid7c = match.pending()?.asks === 'send' && last?.do === 'send'
  if (next && umpire?.away === null && isMid7c) return { seat: UMPIRE, command: next }
  const isLongGone = umpire?.away === 'game' && !umpire.returns && turn % (GONE_FOR + 1) === 0
  return isLongGone ? { seat: UMPIRE, command: { do: 'take-back' } } : EAGER_UMPIRE(match)
}

const APART = 3

/** An umpire with a free hand, which he uses at every third question, by luck. */
function withFreeHand(match: Played): Pick<Command> | null {
  if (match.decision % APART !== 0 || match.entries.at(-1)?.seat === UMPIRE) return EAGER_UMPIRE(match)
  const act = actByLuck(match.table, seeded(`act ${match.decision}`))
  const isLawful = match.pending() !== null && judge(game, match.table, UMPIRE, act) === null
  return isLawful ? { seat: UMPIRE, command: act } : EAGER_UMPIRE(match)
}

/** Every scenario, with house rules on here and there. */
const GAMES: readonly Golden<RunOrShootKit>[] = [
  { name: 'back-lane', seed: 1, options: { survivors: 2 }, choose },
  { name: 'number-nine', seed: 2, options: { scenario: 'number-nine', survivors: 3 }, choose },
  {
    name: 'shopping-list',
    seed: 3,
    options: { scenario: 'shopping-list', survivors: 2, fogOfWar: 'strict' },
    choose,
  },
  {
    name: 'night-school',
    seed: 4,
    options: { scenario: 'night-school', survivors: 3, bluffRolls: false },
    choose,
  },
  { name: 'dust-off', seed: 5, options: { scenario: 'dust-off', survivors: 2, radioTalk: true }, choose },
  {
    name: 'last-boat',
    seed: 6,
    options: { scenario: 'last-boat', survivors: 3, mutants: ['tank', 'hunter', 'boomer', 'smoker', 'witch'] },
    choose,
  },
  {
    name: 'umpire',
    seed: 14,
    options: {
      scenario: 'dust-off',
      survivors: 3,
      mutants: ['hunter', 'boomer', 'smoker'],
      umpire: 'asked',
      umpireDice: 'by hand',
    },
    choose: asUmpire,
  },
  {
    name: 'free-hand',
    seed: 3,
    options: {
      scenario: 'dust-off',
      survivors: 2,
      mutants: ['hunter', 'tank'],
      umpire: 'asked',
      umpireHand: 'free',
      ownInfectionDice: true,
    },
    choose: withFreeHand,
  },
]

goldenGames(game, new URL('golden/', import.meta.url), GAMES)

describe('a save with committed dice', () => {
  it.each(GAMES)('of $name is found true, with its hidden draws, and false with another one', ({ options, seed }) => {
    const secret = 'c0ffee00'.repeat(8)
    const source = committedDice({ secret, shares: {}, match: `golden ${seed}` })
    const match = recordGame(game, setUp(game, { options: options ?? {} }), seed, { choose, source })
    const save = saveMatch(match, { private: true })
    const verdict = verifySave(save)
    expect(verdict).toMatchObject({ ok: true, verified: { byHand: 0, spent: 0, older: false } })
    expect(verdict.ok && verdict.verified.draws).toBeGreaterThan(10)
    expect(playFault(save, [anyGame(game)])).toBeNull()
    const [[clause, sides, value] = ['', 0, 0], ...others] = save.opening.drawn
    const drawn = [[clause, sides, value === 0 ? 1 : 0], ...others]
    expect(verifySave({ ...save, opening: { ...save.opening, drawn } })).toMatchObject({ ok: false })
  })
})

describe('a game with a person as umpire', () => {
  const golden = (name: string): Played => {
    const { seed, options, choose: how } = GAMES.find((one) => one.name === name) as Golden<RunOrShootKit>
    return recordGame(game, setUp(game, { options: options ?? {} }), seed, { ...(how && { choose: how }) })
  }
  const decided = ({ entries }: Played): ReadonlySet<string> =>
    new Set(entries.flatMap(({ seat, command }) => (seat === UMPIRE && command ? [(command as Command).do] : [])))

  it('[rs.seats.6] has every one of his decisions in it, and a seat handed over and taken back', () => {
    const all = ['lay-out', 'rule', 'hunters', 'send', 'mutants', 'faces', 'by-the-book', 'hand-over', 'take-back']
    expect([...decided(golden('umpire'))].sort()).toEqual([...all].sort())
  })

  it('[rs.seats.7] and with a free hand every kind of act', () => {
    const acts = golden('free-hand').entries.flatMap(({ command }) => {
      const one = command as Command | null
      return one?.do === 'by-hand' ? [one.act.is] : []
    })
    const all = ['announce', 'door', 'give', 'hits', 'lay', 'move', 'put', 'raise', 'remove', 'take', 'turn']
    expect([...new Set(acts)].sort()).toEqual(all)
  })
})
