/** Plays games between bots beside the page, one after the other, and tells what came of each. */
import { playGame } from '@shamble/bots'
import type { OptionValues } from '@shamble/kernel'
import { GAMES } from '../engine/games.ts'

export interface TrialAsked {
  readonly game: string
  readonly options: OptionValues
  /** Games `first`, `first + every` and so on, below `games`: whoever plays which, together they are the same games. */
  readonly games: number
  readonly first: number
  readonly every: number
  readonly seed: string
}

export type TrialTold =
  /** One more game is over; without a grade, given up. */
  | { readonly t: 'played'; readonly grade: string | null; readonly turns: number }
  | { readonly t: 'failed'; readonly why: string }

const MOST_COMMANDS = 20_000
const BUDGET = { nodes: 200 }

interface Port {
  postMessage(message: TrialTold): void
  onmessage: ((event: { readonly data: TrialAsked }) => void) | null
}

const port = globalThis as unknown as Port

async function play({ game: id, options, games, first, every, seed }: TrialAsked): Promise<void> {
  const game = await GAMES.find(({ about }) => about.id === id)?.whole()
  if (!game) return port.postMessage({ t: 'failed', why: 'No bots play this game.' })
  for (let i = first; i < games; i += every) {
    const spec = { game, options, seed: `${seed}/${i}`, budget: BUDGET, maxCommands: MOST_COMMANDS }
    const { grade, turns } = playGame(spec)
    port.postMessage({ t: 'played', grade, turns: turns ?? 0 })
  }
}

port.onmessage = ({ data }) => {
  void play(data).catch((error: unknown) =>
    port.postMessage({ t: 'failed', why: error instanceof Error ? error.message : String(error) }),
  )
}
