/** Forces are built, kept and printed before anybody sits down at a table. */
import { readForceText } from '@shamble/even-death/forces'
import type { GameBench } from '../game-bench.ts'
import { BenchDesk } from './force/bench-desk.tsx'

export const bench: GameBench = {
  title: 'Forces for Even Death May Die',
  Bench: BenchDesk,
  printables: async (text) => {
    const read = readForceText(text)
    return read.ok ? (await import('@shamble/even-death/print')).printablesFor(read.value) : null
  },
}
