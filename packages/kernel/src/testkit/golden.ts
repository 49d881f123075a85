import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { env } from 'node:process'
import { fileURLToPath } from 'node:url'
import { describe, expect, it } from 'vitest'
import { anyGame, type Game } from '../game.ts'
import type { Match } from '../match.ts'
import { openSave, replaySave } from '../open-save.ts'
import { saveMatch } from '../save.ts'
import type { Kit } from '../transaction.ts'
import { type RecordOptions, recordGame, tell } from './recorded.ts'
import { orRenew } from './renewal.ts'
import { type Given, setUp } from './walk.ts'

/** A game that was recorded once and is played again, word for word, for ever. */
export interface Golden<K extends Kit> extends Given, Omit<RecordOptions<K>, 'watch'> {
  readonly name: string
  readonly seed: number | string
}

/** Set to `write`, recorded games are written anew instead of compared; the difference is then reviewed like code. */
export const GOLDEN_SWITCH = 'SHAMBLE_GOLDEN'

const pathOf = (dir: string | URL): string => (typeof dir === 'string' ? dir : fileURLToPath(dir))

/** One line for every part of the save, and for every entry of its log. */
function saveText<K extends Kit>(match: Match<K>): string {
  const { entries, ...head } = saveMatch(match, { private: true })
  const parts = Object.entries(head).map(([key, value]) => `  ${JSON.stringify(key)}: ${JSON.stringify(value)}`)
  const lines = entries.map((entry) => `    ${JSON.stringify(entry)}`)
  return `{\n${parts.join(',\n')},\n  "entries": [\n${lines.join(',\n')}\n  ]\n}\n`
}

/** Writes `path.txt`, the story, and `path.json`, the save it is told from. */
export function writeGolden<K extends Kit>(path: string, match: Match<K>): void {
  mkdirSync(dirname(path), { recursive: true })
  writeFileSync(`${path}.txt`, tell(match))
  writeFileSync(`${path}.json`, saveText(match))
}

/** The save replays without a fault and tells the recorded story; the complaint names the first entry that does not. */
export function replayGolden<K extends Kit>(game: Game<K>, path: string): string {
  const json: unknown = JSON.parse(readFileSync(`${path}.json`, 'utf8'))
  const games = [anyGame(game)]
  const replay = replaySave(json, games)
  if (!replay.ok) throw new Error(`${path}.json: ${replay.fault.at}: ${replay.fault.why}`)
  const { fault } = replay.value
  if (fault) throw new Error(`${path}.json: ${fault.at}: ${fault.why}`)
  const opened = openSave(json, games)
  if (!opened.ok) throw new Error(`${path}.json: ${opened.fault.at}: ${opened.fault.why}`)
  return tell(opened.match)
}

/** The story that is told now is the recorded one. */
export function tellsAgain(path: string, story: () => string): void {
  orRenew(GOLDEN_SWITCH, () => expect(story()).toBe(readFileSync(`${path}.txt`, 'utf8')))
}

/** Tests for every recorded game of a folder: it replays from its log, and its seed still gives the same game. */
export function goldenGames<K extends Kit>(game: Game<K>, dir: string | URL, games: readonly Golden<K>[]): void {
  const folder = pathOf(dir)
  const playedAnew = ({ seed, options, holders, ...how }: Golden<K>): Match<K> =>
    recordGame(game, setUp(game, { ...(options && { options }), ...(holders && { holders }) }), seed, how)
  describe(`recorded games of ${game.id}`, () => {
    for (const golden of games) {
      const path = join(folder, golden.name)
      if (env[GOLDEN_SWITCH] === 'write') writeGolden(path, playedAnew(golden))
      it(`${golden.name} replays word for word`, () => {
        tellsAgain(path, () => replayGolden(game, path))
      })
      it(`${golden.name} is still what its seed gives`, () => {
        tellsAgain(path, () => tell(playedAnew(golden)))
      })
    }
    it('every recorded file belongs to a game of the list', () => {
      const files = existsSync(folder) ? readdirSync(folder).sort() : []
      const wanted = games.flatMap(({ name }) => [`${name}.json`, `${name}.txt`]).sort()
      orRenew(GOLDEN_SWITCH, () => expect(files).toEqual(wanted))
    })
  })
}
