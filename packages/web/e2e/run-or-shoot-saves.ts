/** Saved games of Run? ... or Shoot? for tests: its set-up is played by bots, up to the first card. */
import {
  type AnyGame,
  anyMatch,
  committedDice,
  type Holder,
  type OptionValues,
  saveMatch,
  startMatch,
} from '@shamble/kernel'
import { GAMES } from '@shamble/shelf'
import { bringOn } from './games.ts'

export async function runOrShoot(): Promise<AnyGame> {
  const entry = GAMES.find(({ about }) => about.id === 'run-or-shoot')
  if (!entry) throw new Error('the game is not on the shelf')
  return entry.whole()
}

interface Standing {
  readonly turn: number
  readonly step: string
}

/** The text of a save at the first moment that `until` likes; bots play for everybody until then. */
export async function savedAt(
  holders: Readonly<Record<string, Holder>>,
  options: OptionValues = {},
  until: (state: Standing, asked: string) => boolean = ({ turn, step }) => turn === 1 && step === '1',
): Promise<string> {
  const game = await runOrShoot()
  const survivors = Object.keys(holders).filter((seat) => seat !== 'U').length
  const settled = game.settle({ scenario: 'back-lane', survivors, ...options })
  if (!settled.ok) throw new Error(settled.fault.why)
  const match = anyMatch(
    startMatch(
      game,
      { options: settled.value, holders: { ...holders, U: holders['U'] ?? { bot: 'competent' } } },
      committedDice({ secret: '7'.repeat(64), shares: {}, match: 'test' }),
      { undoDice: 'same', physical: [] },
    ),
  )
  bringOn<Standing>(match, until)
  return JSON.stringify(saveMatch(match, { private: true }))
}
