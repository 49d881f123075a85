import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { env } from 'node:process'
import { fileURLToPath } from 'node:url'
import {
  answerOf,
  anyGame,
  type Beside,
  type Game,
  type Match,
  nextByAdvice,
  openSave,
  prepare,
  saveMatch,
  type Seat,
} from '@shamble/kernel'
import { GOLDEN_SWITCH, recordGame, replayGolden, setUp, tell, tellsAgain, writeGolden } from '@shamble/kernel/testkit'
import { expect, it } from 'vitest'
import { evenDeathExtras } from '../extras.ts'
import { evenDeathRules } from '../game.ts'
import type { EvenDeathKit } from '../state.ts'
import type { Command } from './commands.ts'
import { evenDeathCampaign } from './game.ts'
import type { CampaignKit } from './state.ts'

const PATH = fileURLToPath(new URL('golden/three-banners', import.meta.url))
const battlePath = (part: number): string => `${PATH}-battle-${part + 1}.json`

/** Three factions, whose war goes to its end. */
const SEED = 'three banners 4'
const OPTIONS = { scenario: 'three-banners', victoryPointsToWin: 20 }

const battles: Game<EvenDeathKit> = { ...evenDeathRules, ...evenDeathExtras }

const byAdvice = <K extends EvenDeathKit | CampaignKit>(game: Game<K>, match: Match<K>) =>
  nextByAdvice(game, match.table, anyGame(battles), SEED)

/** A battle fought by bots to its end. */
function fight({ options, holders, part }: Beside): Match<EvenDeathKit> {
  const prepared = prepare(battles, options, holders)
  if (!prepared.ok) throw new Error(`${prepared.fault.at}: ${prepared.fault.why}`)
  return recordGame(battles, prepared.setup, `${SEED} ${part}`, { choose: (match) => byAdvice(battles, match) })
}

/** A line for every command. */
function keep(path: string, match: Match<EvenDeathKit>): void {
  const { entries, ...head } = saveMatch(match, { private: true })
  const lines = entries.map((entry) => JSON.stringify(entry))
  mkdirSync(fileURLToPath(new URL('golden/', import.meta.url)), { recursive: true })
  writeFileSync(
    path,
    `${JSON.stringify({ ...head, entries: [] }).replace(/"entries":\[\]\}$/, '"entries":[\n')}${lines.join(',\n')}\n]}\n`,
  )
}

function recorded(part: number): Match<EvenDeathKit> {
  const opened = openSave(JSON.parse(readFileSync(battlePath(part), 'utf8')), [anyGame(battles)])
  if (!opened.ok) throw new Error(`${opened.fault.at}: ${opened.fault.why}`)
  return opened.match as unknown as Match<EvenDeathKit>
}

const isWriting = env[GOLDEN_SWITCH] === 'write'

/** What was said when the recorded battle after the one that is asked for was brought, and whether anything changed by it. */
const strangers: { readonly reason: string; readonly changed: boolean }[] = []

function bringAnother(match: Match<CampaignKit>, part: number): void {
  if (isWriting || !existsSync(battlePath(part))) return
  const before = JSON.stringify(match.table.state)
  const answer = answerOf(match as never, recorded(part) as never)
  const changed = answer.ok || JSON.stringify(match.table.state) !== before
  strangers.push({ reason: answer.ok ? '' : answer.fault.reason, changed })
}

/** What comes next: the answer of the recorded battle where one is asked for, else what a competent player does. */
function next(match: Match<CampaignKit>): { readonly seat: Seat; readonly command: Command } {
  const beside = match.pending()?.beside
  if (!beside) return byAdvice(evenDeathCampaign, match) as { seat: Seat; command: Command }
  if (isWriting) keep(battlePath(beside.part), fight(beside))
  bringAnother(match, beside.part + 1)
  const answer = answerOf(match as never, recorded(beside.part) as never)
  if (!answer.ok) throw new Error(answer.fault.reason)
  return answer.value as { seat: Seat; command: Command }
}

const played = (): Match<CampaignKit> =>
  recordGame(evenDeathCampaign, setUp(evenDeathCampaign, { options: OPTIONS }), SEED, { choose: next })

if (isWriting) writeGolden(PATH, played())

it('the recorded campaign replays word for word', () => {
  tellsAgain(PATH, () => replayGolden(evenDeathCampaign, PATH))
})

it('with its battles it is still what its seed gives: each is the one that was asked for, and ends as it did', () => {
  tellsAgain(PATH, () => tell(played()))
})

it('[ed.camp-battle.14] a report of a battle that is not this one is refused, and nothing has changed', () => {
  if (strangers.length === 0) played()
  expect(strangers.length).toBeGreaterThan(0)
  for (const { reason, changed } of strangers) expect([reason, changed]).toEqual([expect.stringMatching(/\.$/), false])
})

it('goes to its end', () => {
  const opened = openSave(JSON.parse(readFileSync(`${PATH}.json`, 'utf8')), [anyGame(evenDeathCampaign)])
  expect(opened.ok && opened.match.table.state.outcome?.winners.length).toBeGreaterThan(0)
})
