import { env } from 'node:process'
import { fileURLToPath } from 'node:url'
import { anyGame, nextByAdvice } from '@shamble/kernel'
import { GOLDEN_SWITCH, recordGame, replayGolden, setUp, tellsAgain, writeGolden } from '@shamble/kernel/testkit'
import { it } from 'vitest'
import { deadWalk } from '../index.ts'
import { deadWalkCampaign } from './game.ts'

const PATH = fileURLToPath(new URL('golden/harbour-point', import.meta.url))

/** A campaign that goes all the way and is won. */
const SEED = 'harbour 402'

if (env[GOLDEN_SWITCH] === 'write')
  writeGolden(
    PATH,
    recordGame(deadWalkCampaign, setUp(deadWalkCampaign), SEED, {
      choose: ({ table }) => nextByAdvice(deadWalkCampaign, table, anyGame(deadWalk), SEED),
    }),
  )

it('the recorded campaign replays word for word', () => {
  tellsAgain(PATH, () => replayGolden(deadWalkCampaign, PATH))
})
