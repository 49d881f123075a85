/** For tests: the page's host in a process of its own. Every line of its input and of its output is a message. */
import { createInterface } from 'node:readline'
import { Engine, MemoryStore, noLocks } from '@shamble/host'
import { readJson } from '@shamble/kernel'
import { GAMES } from './games.ts'

let drawn = 0

const engine = new Engine({
  games: GAMES,
  store: new MemoryStore(),
  locks: noLocks,
  post: (message) => void process.stdout.write(`${JSON.stringify(message)}\n`),
  now: () => Date.now(),
  clock: () => performance.now(),
  // The same game every time.
  luck: () => (++drawn).toString(16).padStart(12, '0').padEnd(64, '0'),
})

createInterface({ input: process.stdin }).on('line', (line) => {
  const read = readJson(line)
  void engine.receive(read.ok ? read.value : null)
})
