import { anyGame } from '../../game.ts'
import { canonical } from '../../json.ts'
import type { Match } from '../../match.ts'
import { apply, seat as seatTable } from '../../play.ts'
import { openSave, replaySave } from '../../open-save.ts'
import { saveMatch } from '../../save.ts'
import { seeded } from '../../dice/index.ts'
import { seededDice, type Source } from '../../source.ts'
import type { Kit, Transaction } from '../../transaction.ts'
import type { Setup } from '../../game.ts'
import { mayUndo, undo } from '../../undo.ts'
import { startMatch } from '../../begin.ts'
import { firstDifference } from '../data.ts'
import { recordGame } from '../recorded.ts'
import { type Pick, RandomPlayer, type Trial } from '../walk.ts'
import { commandText, seenBy } from '../words.ts'

/** Matches keep more than tables do: shorter games are enough. */
const MOST_COMMANDS = 600

function eachMatch<K extends Kit>(trial: Trial<K>, check: (setup: Setup, seed: number) => Iterable<string>): string[] {
  const complaints: string[] = []
  for (const [i, setup] of trial.setups.entries())
    for (const seed of trial.seeds)
      try {
        for (const c of check(setup, seed)) complaints.push(`set-up ${i}, seed ${seed}: ${c}`)
      } catch (error) {
        complaints.push(`set-up ${i}, seed ${seed}: threw ${error instanceof Error ? error.message : String(error)}`)
      }
  return complaints
}

const most = <K extends Kit>(trial: Trial<K>): number => Math.min(MOST_COMMANDS, trial.maxCommands)

/** A save opens on any machine to the same state, byte for byte, and its replay tells the same story. */
export const replayEqualsPlay = <K extends Kit>(trial: Trial<K>): string[] =>
  eachMatch(trial, function* (setup, seed) {
    const match = recordGame(trial.game, setup, seed, { maxCommands: most(trial) })
    const save: unknown = JSON.parse(JSON.stringify(saveMatch(match, { private: true })))
    const games = [anyGame(trial.game)]
    const opened = openSave(save, games)
    if (!opened.ok) {
      yield `the save does not open: ${opened.fault.at} ${opened.fault.why}`
      return
    }
    const differs = firstDifference(match.table.state, opened.match.table.state)
    if (differs !== null) yield `opened again, the state differs at ${differs}`
    const replay = replaySave(save, games)
    if (!replay.ok || replay.value.fault) yield 'the save does not replay'
    else {
      const told = [replay.value.opening, ...replay.value.lines.map((line) => line.events)]
      const otherwise = firstDifference(match.told, told)
      if (otherwise !== null) yield `the replay tells another story: ${otherwise}`
    }
  })

/** Any earlier point of a match can be looked at, and is exactly what it was. */
export const seekEqualsPlay = <K extends Kit>(trial: Trial<K>): string[] =>
  eachMatch(trial, function* (setup, seed) {
    const states: string[] = []
    const watch = (m: Match<K>): unknown => states.push(canonical(m.table.state))
    const match = recordGame(trial.game, setup, seed, { maxCommands: most(trial), watch })
    const luck = seeded(`seek ${seed}`)
    for (let i = 0; i < 12; i++) {
      const at = i === 0 ? states.length - 1 : luck.draw('', states.length)
      if (canonical(match.seek(at).state) !== states[at]) yield `entry ${at}, sought, is not what it was`
    }
    if (canonical(match.table.state) !== states[states.length - 1]) yield 'looking back has changed the match'
  })

/** Counts what is thrown, whatever the log says. */
function counted(seed: number): { source: Source; thrown: () => number } {
  const source = seededDice(seed)
  let n = 0
  const dice: Source['dice'] = {
    roll: (ask) => source.dice.roll((n++, ask)),
    draw: (clause, sides) => source.dice.draw((n++, clause), sides),
  }
  return { source: { ...source, dice }, thrown: () => n }
}

/** Free undo never crosses a die or a reveal, and takes back exactly one command. */
export const undoIsHonest = <K extends Kit>(trial: Trial<K>): string[] =>
  eachMatch(trial, function* (setup, seed) {
    const { game } = trial
    const { source, thrown } = counted(seed)
    const match = startMatch(game, setup, source)
    const player = new RandomPlayer(game, seed)
    for (let n = 0; n < most(trial); n++) {
      const asked = match.pending()
      const picked = asked && player.pick(game, match.table, asked)
      if (picked === null) return
      const before = { dice: thrown(), table: match.table, number: match.decision }
      if (match.submit(picked.seat, match.decision, picked.command).ok !== true) yield 'a choice was refused'
      if (mayUndo(match, picked.seat) !== null) continue
      const did = commandText(picked.command)
      if (thrown() !== before.dice) yield `${did} threw dice and could be taken back`
      for (const why of learned(trial, before.table, picked, seed)) yield `${did} could be taken back although ${why}`
      if (n % 4 === 0) yield* takenBack(match, picked, before.table, before.number)
    }
  })

/** Whether the command told its seat what it could not know: the same command in a world that looked alike. */
function* learned<K extends Kit>(
  { game }: Trial<K>,
  table: Transaction<K>,
  picked: Pick<K['command']>,
  seed: number,
): Generator<string> {
  const { seat, command } = picked
  const luck = seeded(`undo ${seed} ${table.state.decision}`)
  const other = seatTable(game, game.resample(game.view(table, seat), table.book, luck), table.book, luck)
  const [a, b] = [table, other].map((t) => {
    const fork = t.fork(game.copy, seeded('undo'))
    fork.events = []
    apply(game, fork, seat, command)
    return [game.view(fork, seat), fork.events.filter(seenBy(seat))]
  })
  const differs = firstDifference(a, b)
  if (differs !== null) yield `it showed something: ${differs}`
}

function* takenBack<K extends Kit>(
  match: Match<K>,
  picked: Pick<K['command']>,
  before: Transaction<K>,
  number: number,
): Generator<string> {
  const after = canonical(match.table.state)
  undo(match, picked.seat)
  const differs = firstDifference(before.state, match.table.state)
  if (differs !== null) yield `taken back, the state differs at ${differs}`
  if (match.submit(picked.seat, number, picked.command).ok === true) yield 'after undo an old number was accepted'
  match.submit(picked.seat, match.decision, picked.command)
  if (canonical(match.table.state) !== after) yield 'done again after undo, the command does something else'
}
