/**
 * `npm run museum`: how every exhibit opens today. `npm run museum -- add`: recordings that were changed since the last
 * commit are kept here as they were, and the list of recordings is written again. `npm run museum -- begin GAME`: the
 * first saves of a game that has none here.
 */
import { execFileSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { SAVED_GAMES } from '../../packages/cli/src/games.ts'
import { exhibit, exhibits, TOP } from './exhibits.ts'
import { changed, readManifest, recordings, unraised, writeManifest } from './manifest.ts'
import { firstSaves } from './first.ts'
import { open } from './open.ts'

const say = (line: string): boolean => process.stdout.write(`${line}\n`)

const git = (...args: string[]): string => execFileSync('git', args, { cwd: TOP, encoding: 'utf8', maxBuffer: 1 << 28 })

function list(): number {
  const ways = new Map<string, number>()
  for (const { name, document } of exhibits()) {
    const { opened, says } = open(document)
    ways.set(opened, (ways.get(opened) ?? 0) + 1)
    say(`${name.padEnd(44)} ${opened.padEnd(9)} ${says}`)
  }
  say([...ways].map(([way, n]) => `${way} ${n}`).join(', '))
  return 0
}

/** "mercy" of "packages/games/dead-walk/golden/mercy.json". */
const nameOf = (path: string): string => path.replace(/^.*\//, '').replace(/\.json$/, '')

function add(): number {
  const before = existsSync(join(TOP, 'museum', 'golden.json')) ? readManifest() : {}
  const now = recordings(SAVED_GAMES)
  const faults = unraised(before, now)
  for (const fault of faults) say(fault)
  if (faults.length > 0) return 1
  for (const [game, then] of Object.entries(before))
    for (const path of changed(then, now[game])) {
      const commit = git('log', '-1', '--format=%h', '--abbrev=7', '--', path).trim()
      const name = `${nameOf(path)}.${commit}`
      say(
        exhibit(game, name, git('show', `HEAD:${path}`))
          ? `${game}/${name} is in the museum`
          : `${game}/${name} was there`,
      )
    }
  writeManifest(now)
  say('museum/golden.json lists the recordings as they are')
  return 0
}

function begin(id: string): number {
  const game = SAVED_GAMES.find((one) => one.id === id)
  if (!game || exhibits().some(({ name }) => name.startsWith(`${id}/`))) {
    say(game ? `${id} is in the museum already; npm run museum -- add keeps what changes` : `there is no game ${id}`)
    return 1
  }
  const commit = git('rev-parse', '--short=7', 'HEAD').trim()
  for (const [name, save] of firstSaves(game)) {
    exhibit(id, `${name}.${commit}`, JSON.stringify(save))
    say(`${id}/${name}.${commit} is in the museum`)
  }
  return 0
}

const [what, game, ...rest] = process.argv.slice(2)
if (what === 'begin' && game !== undefined && rest.length === 0) process.exitCode = begin(game)
else if (what === 'add' && game === undefined) process.exitCode = add()
else if (what === undefined) process.exitCode = list()
else {
  say('npm run museum [-- add | -- begin GAME]')
  process.exitCode = 2
}
