import { anyGame } from '@shamble/kernel'
import { lantern } from '@shamble/kernel/testkit'
import { rate } from './src/index.ts'
const game = anyGame(lantern)
for (const [a,b] of [['random','random'],['competent','random'],['searching','random'],['searching','competent'],['competent','competent'],['competent','searching']] as const) {
  const s = performance.now()
  const r = rate({ game, levels: { K1: a, K2: b }, seed: 'x', budget: { nodes: 1000 }, now: () => performance.now() }, 100, ['K1','K2'])
  console.log(a, b, JSON.stringify(r.rates.K1), r.wins, r.commands, r.longest.toFixed(1), (performance.now()-s).toFixed(0))
}
