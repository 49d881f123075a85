import { readFileSync } from 'node:fs'
import { env } from 'node:process'
import { fileURLToPath } from 'node:url'
import { anyGame, nextByAdvice, type OptionValues } from '@shamble/kernel'
import { GOLDEN_SWITCH, recordGame, replayGolden, setUp, tellsAgain, writeGolden } from '@shamble/kernel/testkit'
import { expect, it } from 'vitest'
import { runOrShootExtras } from '../extras.ts'
import { runOrShootRules } from '../game.ts'
import { DAYS } from './days.ts'
import { runOrShootCampaign } from './game.ts'

const pathOf = (name: string): string => fileURLToPath(new URL(`golden/${name}`, import.meta.url))

interface Recorded {
  readonly name: string
  readonly seed: string
  readonly options: OptionValues
}

/** Nobody is left after three days; and all five of them, with people who take a place and the infected at dawn. */
const CAMPAIGNS: readonly Recorded[] = [
  { name: 'five-days', seed: 'five days 1', options: {} },
  { name: 'to-the-boat', seed: 'five days 10', options: { survivors: 5, house: { difficulty: 'easy' } } },
]

if (env[GOLDEN_SWITCH] === 'write')
  for (const { name, seed, options } of CAMPAIGNS)
    writeGolden(
      pathOf(name),
      recordGame(runOrShootCampaign, setUp(runOrShootCampaign, { options }), seed, {
        choose: ({ table }) =>
          nextByAdvice(runOrShootCampaign, table, anyGame({ ...runOrShootRules, ...runOrShootExtras }), seed),
      }),
    )

it.each(CAMPAIGNS)('[rs.scenario.19] the recorded $name replays word for word', ({ name }) => {
  tellsAgain(pathOf(name), () => replayGolden(runOrShootCampaign, pathOf(name)))
})

it('[rs.scenario.19] and in one of them every day of the five is played', () => {
  const story = readFileSync(`${pathOf('to-the-boat')}.txt`, 'utf8')
  for (const [i, scenario] of DAYS.entries()) expect(story).toContain(`day over day:${i + 1} scenario:${scenario}`)
  for (const what of ['joined the team', 'healed', 'reloaded', 'left the team']) expect(story).toContain(` ${what} `)
})
