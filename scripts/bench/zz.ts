import { evac } from '@shamble/evac'
import { apply, begin, choices, pending, seeded } from '@shamble/kernel'
function play(seed: number, opts: Record<string, never>, max = 200000) {
  const st = evac.settle(opts)
  if (!st.ok) throw new Error(JSON.stringify(st))
  const holders = Object.fromEntries(evac.seats(st.value).map((s) => [s, { bot: 'random' }]))
  const t = begin(evac, { options: st.value, holders }, seeded(seed))
  const pick = seeded('p' + seed)
  let n = 0
  while (t.state.outcome === null && n < max) {
    const p = pending(t)!
    const seat = p.owe[p.owe.length === 1 ? 0 : pick.draw('x', p.owe.length)]!
    ;(globalThis as any).sink = evac.view(t, seat)
    const c = choices(t, seat)
    const cmd = c[pick.draw('x', c.length)]!
    const r = apply(evac, t, seat, cmd)
    if (r) throw new Error(JSON.stringify([seed, p, cmd, r]))
    n++
  }
  return { n, turn: t.state.turn, outcome: t.state.outcome, z: t.state.zombies.length }
}
const N = Number(process.argv[2] ?? 60)
for (let s = 1; s <= 3; s++) play(s, {})
const t0 = process.cpuUsage()
let n = 0
let w = 0
let z = 0
let turns = 0
for (let s = 10; s < 10 + N; s++) {
  const r = play(s, {})
  n += r.n
  z += r.z
  turns += r.turn
  if (r.outcome!.winners[0] === 'marines') w++
}
const c = process.cpuUsage(t0)
console.log(
  n,
  'actions',
  (n / ((c.user + c.system) / 1e6)).toFixed(0),
  'per cpu s',
  w,
  'marine wins; mean final zombies',
  z / N,
  'turns',
  turns / N,
)
