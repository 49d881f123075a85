/**
 * `npm run secrets -- GAME`: 20,000 pairs of states that differ in what a seat may not know, and whatever that seat hears in
 * both: a line a channel, with the pairs in which something came by it and the bytes that were not the same. Fails if there
 * is one. `-- GAME 500` holds 500 pairs, `-- GAME 500 SEED` others. Without a game, all that have secrets. With `--umpire`,
 * only tables at which a person holds the seat that knows everything, and decides otherwise in each world.
 */
import process from 'node:process'
import type { Line, Tally } from '@shamble/kernel/testkit'
import { GAMES } from '@shamble/shelf'
import { type Proof, prove, witnessOf } from './proof.ts'

const given = process.argv.slice(2)
const hasUmpire = given.includes('--umpire')
const [name, pairs = '20000', seed = 'secrets'] = given.filter((word) => word !== '--umpire')
const say = (line: string): boolean => process.stdout.write(`${line}\n`)
const row = (...cells: readonly (string | number)[]): boolean =>
  say(cells.map((cell, i) => (i === 0 ? String(cell).padEnd(14) : String(cell).padStart(12))).join(''))

const cellsOf = ({ pairs: heard, size, differ }: Line): number[] => [heard, size, differ]

function report({ host, engine, pairs: held, alike, engines, faults }: Proof): void {
  row('channel', 'pairs', 'characters', 'differ', 'at engine', 'characters', 'differ')
  for (const line of host.lines) row(line.channel, ...cellsOf(line), ...cellsOf(engine.lineOf(line.channel)))
  say(`${held} pairs at the host, ${engines} of them at the engine, too; ${alike} states in which nothing is hidden`)
  if (host.otherwise > 0) say(`${host.otherwise} answers of a person who knows everything were otherwise`)
  for (const tally of [host, engine]) examples(tally)
  for (const fault of faults) say(fault)
}

const examples = ({ lines }: Tally): void => {
  for (const { channel, example } of lines) if (example !== null) say(`${channel}: ${example}`)
}

const entries = GAMES.filter(({ about }) => name === undefined || about.id === name)
if (entries.length === 0) throw new Error(`there is no game ${JSON.stringify(name)}`)
for (const entry of entries) {
  const whole = await witnessOf(entry.about.id)
  if (!whole || (hasUmpire && !whole.knowing)) {
    say(`${entry.about.title} ${whole ? 'has nobody who knows everything' : 'hides nothing'}.`)
    continue
  }
  const witness = hasUmpire ? { ...whole, setups: whole.knowing?.setups ?? [] } : whole
  say(entry.about.title)
  const began = performance.now()
  const onPair = (n: number): void => {
    if (process.stderr.isTTY && n % 50 === 0) process.stderr.write(`\r${n} of ${pairs}`)
  }
  const proof = await prove(entry, witness, { pairs: Number(pairs), seed, onPair })
  report(proof)
  say(`${Math.round((performance.now() - began) / 1_000)} s`)
  if (proof.host.differ + proof.engine.differ + proof.faults.length > 0 || proof.pairs < Number(pairs))
    process.exitCode = 1
}
