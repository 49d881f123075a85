/** Proof that the secrets of a game hold: pairs of its witness, at the match host and at the engine. */
import { existsSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { type AnyGame, type GameSource, type Kit, seeded } from '@shamble/kernel'
import { ALIKE, type AnyWitness, holdPair, Overlooked, pairsOf, Tally } from '@shamble/kernel/testkit'
import { EnginePair } from './engine.ts'

/** What a game has for its tests in its folder; null if it has no such file. */
async function testkitOf(id: string, name: string): Promise<unknown> {
  const file = new URL(`../../packages/games/${id}/testkit/${name}.ts`, import.meta.url)
  return existsSync(fileURLToPath(file)) ? ((await import(file.href)) as unknown) : null
}

/** The witness of a game in its folder; null if it has none. */
export async function witnessOf(id: string): Promise<AnyWitness | null> {
  return ((await testkitOf(id, 'witness')) as { witness: AnyWitness } | null)?.witness ?? null
}

/** One in so many pairs is held at the engine, too: it reads and writes whole games. */
const AT_THE_ENGINE = 10

export interface Proof {
  readonly pairs: number
  readonly alike: number
  readonly host: Tally
  readonly engine: Tally
  /** How many were held at the engine. */
  readonly engines: number
  readonly faults: readonly string[]
}

export async function prove(
  source: GameSource,
  witness: AnyWitness,
  { pairs, seed, onPair }: { readonly pairs: number; readonly seed: string; readonly onPair?: (n: number) => void },
): Promise<Proof> {
  const game: AnyGame = await source.whole()
  const [host, engine] = [new Tally(), new Tally()]
  const overlooked = new Overlooked<Kit>(game)
  const faults: string[] = []
  let [held, alike, engines] = [0, 0, 0]
  for (const pair of pairsOf<Kit>(game, witness, seed, overlooked)) {
    if (pair === ALIKE) alike++
    else if (typeof pair === 'string') faults.push(`unlawful: ${pair}`)
    else {
      holdPair(game, witness, pair, host)
      if (held++ % AT_THE_ENGINE === 0) {
        await new EnginePair(source, witness, { ...pair, luck: seeded(pair.about) }, engine).hold(game)
        engines++
      }
      onPair?.(held)
    }
    if (held >= pairs || faults.length >= 5 || alike > 20 * pairs) break
  }
  faults.push(...overlooked.places.map((at) => `the witness never varies ${at}`))
  return { pairs: held, alike, host, engine, engines, faults }
}
