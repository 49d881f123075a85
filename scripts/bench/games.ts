/** What is measured: the games of the shelf, and what a file `games/<id>.ts` has of one game only. */
import { existsSync, readdirSync } from 'node:fs'
import { type AnyGame, anyGame, type Game, type Kit } from '@shamble/kernel'
import type { Speed } from '@shamble/shelf'
import type { Line } from './line.ts'

export interface Benched {
  readonly game: AnyGame
  readonly speed?: Speed
  readonly own: OwnBench
}

/** Something that is measured in a process of its own. */
export type Part = readonly [name: string, measure: () => void]

/** What a file of one game exports. */
export interface OwnBench {
  /** Where two checkouts are compared. */
  readonly lines: ReadonlyMap<string, Line>
  /** Where the history is written. */
  readonly parts: ReadonlyMap<string, () => void>
}

const NONE: OwnBench = { lines: new Map(), parts: new Map() }

async function ownOf(id: string): Promise<OwnBench> {
  const file = new URL(`games/${id}.ts`, import.meta.url)
  return existsSync(file) ? ((await import(file.href)) as { own: OwnBench }).own : NONE
}

const inCheckout = (path: string): URL => new URL(`../../packages/${path}`, import.meta.url)

async function onShelf(): Promise<Benched[]> {
  const { GAMES } = await import('@shamble/shelf')
  return Promise.all(
    GAMES.map(async (entry) => {
      const [game, trials, own] = await Promise.all([entry.whole(), entry.trials?.(), ownOf(entry.about.id)])
      return { game, own, ...(trials?.speed && { speed: trials.speed }) }
    }),
  )
}

/** A checkout from before there was a shelf: what each package exports under its own id. */
async function inFolders(): Promise<Benched[]> {
  const all = readdirSync(inCheckout('games')).map(async (id) => {
    const exported = Object.values((await import(`@shamble/${id}`)) as Record<string, Partial<Game<Kit>> | undefined>)
    const game = exported.find((one) => one?.id === id && one.begin !== undefined)
    return game === undefined ? [] : [{ game: anyGame(game as Game<Kit>), own: await ownOf(id) }]
  })
  return (await Promise.all(all)).flat()
}

export const GAMES: readonly Benched[] = await (existsSync(inCheckout('shelf')) ? onShelf() : inFolders())
