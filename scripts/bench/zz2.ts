import { evac } from '@shamble/evac'
import { apply, begin, choices, pending, seeded } from '@shamble/kernel'
const acc: Record<string, [number, number]> = {}
function time<T>(k: string, f: () => T): T { const a = process.hrtime.bigint(); const r = f(); const d = Number(process.hrtime.bigint() - a); const e = (acc[k] ??= [0, 0]); e[0] += d; e[1]++; return r }
function play(seed: number) {
  const st = evac.settle({}); if (!st.ok) throw new Error()
  const holders = Object.fromEntries(evac.seats(st.value).map((s) => [s, { bot: 'random' }]))
  const t = begin(evac, { options: st.value, holders }, seeded(seed))
  const pick = seeded('p' + seed)
  while (t.state.outcome === null) {
    const p = time('pending', () => pending(t))!
    const seat = p.owe[p.owe.length === 1 ? 0 : pick.draw('x', p.owe.length)]!
    time('view', () => { (globalThis as any).sink = evac.view(t, seat) })
    const c = time('choices ' + p.asks, () => choices(t, seat))
    const cmd = c[pick.draw('x', c.length)]!
    time('apply ' + cmd.do, () => apply(evac, t, seat, cmd))
    time('nothing', () => 0)
  }
}
for (let s = 1; s < 5; s++) play(s)
for (const k in acc) delete acc[k]
for (let s = 10; s < 40; s++) play(s)
const base = acc.nothing![0] / acc.nothing![1]
const total = Object.values(acc).reduce((a, e) => a + e[0] - base * e[1], 0)
for (const [k, e] of Object.entries(acc).sort((a, b) => b[1][0] - a[1][0])) console.log(k.padEnd(40), String(e[1]).padStart(8), ((e[0] / e[1]) - base).toFixed(0).padStart(8), 'ns', (((e[0] - base * e[1]) / total) * 100).toFixed(1) + '%')
console.log('base', base)
