import { readFileSync } from 'node:fs'
import { env } from 'node:process'
import { fileURLToPath } from 'node:url'
import { choices, type Match, pending } from '@shamble/kernel'
import { GOLDEN_SWITCH, type Pick, recordGame, replayGolden, setUp, writeGolden } from '@shamble/kernel/testkit'
import { expect, it } from 'vitest'
import { playScenario } from './bots.ts'
import { deadWalkCampaign } from './game.ts'
import type { CampaignKit, Command } from './kit.ts'

const PATH = fileURLToPath(new URL('golden/harbour-point', import.meta.url))

/** A campaign that goes all the way and is won. */
const SEED = 'harbour 14'

/** Bots lead the team and play its scenarios. */
function led({ table, decision }: Match<CampaignKit>): Pick<Command> {
  const seat = 'P1'
  if (pending(table)?.asks === 'play')
    return { seat, command: { do: 'report', result: playScenario(table, `${SEED} ${decision}`) } }
  return { seat, command: deadWalkCampaign.advise(table.state, table.book, seat, choices(table, seat)).command }
}

if (env[GOLDEN_SWITCH] === 'write')
  writeGolden(PATH, recordGame(deadWalkCampaign, setUp(deadWalkCampaign), SEED, { choose: led }))

it('the recorded campaign replays word for word', () => {
  expect(replayGolden(deadWalkCampaign, PATH)).toBe(readFileSync(`${PATH}.txt`, 'utf8'))
})
