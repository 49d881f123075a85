import { evac } from '@shamble/evac'
import { choices, pending, seat as seatTable, seeded } from '@shamble/kernel'
import { render } from 'preact'
import './src/styles/tokens.css'
import './src/styles/fonts.css'
import './src/styles/base.css'
import { evacFace as face } from './src/games/evac/face.tsx'
import type { Situation } from './src/table/face.ts'
const q = new URLSearchParams(location.search)
document.documentElement.dataset.theme = q.get('theme') ?? 'night'
const z = (id: number, x: number, y: number, down = false) => ({ id, at: [x, y], ...(down ? { state: 'down' } : {}) })
const many = Number(q.get('many') ?? 0)
const position: any = {
  turn: 7,
  phase: q.get('phase') ?? 'marines',
  tiles: { C2: { id: 'T02' }, C3: { id: 'T18' }, D3: { id: 'T07' }, C4: { id: 'T08' }, D4: { id: 'T11' }, C5: { id: 'T10' }, ...(q.get('pad') ? { D2: { id: 'T01' } } : {}) },
  defaultTile: { id: 'T05', up: false },
  start: ['C5'],
  doors: [{ side: [[24, 22], [24, 23]] }, { side: [[26, 22], [26, 23]] }, { side: [[23, 20], [22, 20]], state: 'destroyed' }],
  marines: [
    { seat: 'M1', type: 'grunt', at: [25, 21], hp: 4, items: ['pistol:12', 'rifle:13', 'reload:rifle', 'grenade', 'knife'] },
    { seat: 'M2', type: 'medic', at: [25, 22], hp: 3, acted: true },
    { seat: 'M3', type: 'sergeant', at: [27, 22], hp: 3, acted: true },
    { seat: 'M4', type: 'grunt', at: [22, 25], hp: 0 },
  ],
  zombies: [[25, 18], [26, 18], [26, 19, 1], [22, 19], [22, 18], [21, 17], [22, 16], [21, 19], [20, 18], [19, 17], [18, 20], [19, 22], [20, 24], [18, 26], [23, 26], [17, 21, 1], [24, 15], [18, 14], [21, 29]].map(([x, y, d]) => z(0, x!, y!, d === 1)).map(({ id, ...rest }) => rest),
}
if (many) {
  position.tiles = {}
  'ABCDE'.split('').forEach((c, i) => [1, 2, 3, 4, 5].forEach((r) => { position.tiles[`${c}${r}`] = { id: `T${String(((i * 5 + r) % 24) + 2).padStart(2, '0')}` } }))
  position.tiles.D3 = { id: 'T07' }
  position.doors = []
  const seen = new Set(['25,21', '25,22', '27,22', '22,25'])
  position.zombies = []
  for (let i = 0; position.zombies.length < many; i++) { const x = (i * 7919) % 35 + 1, y = (i * 104729 + (i >> 3)) % 35 + 1; const k = `${x},${y}`; if (!seen.has(k)) { seen.add(k); position.zombies.push({ at: [x, y], ...(i % 9 === 0 ? { state: 'down' } : {}) }) } }
}
const read = evac.position.read(position, JSON.parse(q.get('options') ?? '{}'), {})
if (!read.ok) { document.body.textContent = JSON.stringify(read.fault); throw new Error('bad position') }
const { options, state } = read.value
const table = seatTable(evac, state, evac.book(options), seeded(1))
const seat = q.get('seat') ?? 'M1'
let s: Situation = { view: evac.view(table, seat), options, seat, pending: pending(table), choices: choices(table as never, seat), hints: null, selection: { figure: q.get('figure') ?? (seat === 'Z' ? null : seat), order: q.get('order'), aim: q.get('aim'), hover: q.get('hover'), whatIf: null } }
if (s.selection.figure === null) s = { ...s, selection: { ...s.selection, figure: face.defaultFigure(s) } }
const ask = face.hintsFor(s)
s = { ...s, hints: ask ? evac.hints!(s.view as never, table.book, seat, ask) : null }
const scale = Number(q.get('scale') ?? 1)
const [cx, cy] = (q.get('at') ?? '26,21').split(',').map(Number) as [number, number]
const layers = Object.fromEntries(face.layers.map((l) => [l.id, l.on]))
const W = innerWidth, H = innerHeight
function App() {
  return (
    <div style={{ position: 'fixed', inset: 0, overflow: 'hidden', background: 'var(--page)' }}>
      <div id="layer" style={{ position: 'absolute', transformOrigin: '0 0', transform: `translate(${W / 2 - cx * 40 * scale}px, ${H / 2 - cy * 40 * scale}px) scale(${scale})` }}>
        <face.Board {...s} playing={JSON.parse(q.get('playing') ?? '[]')} motion={q.get('motion') !== '0'} scale={scale} layers={{ ...layers, ...JSON.parse(q.get('layers') ?? '{}') }} onPoint={() => {}} onPick={() => {}} />
      </div>
      <div style={{ position: 'absolute', left: '0', right: '0', bottom: '0', background: 'color-mix(in srgb, var(--page) 82%, transparent)', padding: '6px 14px', display: 'flex', gap: '20px', fontSize: '12px', color: 'var(--muted)' }}>
        {face.legend(s).map((l) => <span style={{ display: 'flex', gap: '7px', alignItems: 'center' }}>{l.sign}{l.words}</span>)}
      </div>
      {q.get('mini') && <div style={{ position: 'absolute', right: '12px', top: '12px', width: '220px', background: 'var(--panel)', padding: '10px' }}><face.MiniMap {...s} window={new DOMRectReadOnly(600, 400, 700, 500)} onJump={() => {}} />
        <div style={{ display: 'flex', flexWrap: 'wrap', gap: '6px' }}>{['grunt', 'medic', 'sergeant', 'lieutenant', 'zombie 1', 'zombie 2', 'zombie 3', 'down 2', 'body'].map((m) => <face.Mark mark={m} size={36} />)}</div>
        <div style={{ display: 'flex', flexWrap: 'wrap', gap: '8px' }}>{['steps', 'target', 'swap', 'flag', 'dice', 'door', 'bite', 'cross', 'flip', 'skull', 'hand', 'check', 'x', 'map', 'find', 'clock', 'bot', 'voice', 'heart', 'fuel', 'dead', 'rifle', 'shotgun', 'smg', 'pistol', 'knife', 'unarmed', 'grenade', 'mag', 'kit'].map((m) => <face.Icon icon={m} size={20} />)}</div>
      </div>}
      {q.get('text') && <pre style={{ position: 'absolute', left: '8px', top: '8px', maxWidth: '420px', whiteSpace: 'pre-wrap', background: 'var(--panel)', padding: '8px', fontSize: '12px' }}>{face.question(s)}{'\n'}{face.orders(s).map((o) => `[${o.key}] ${o.enabled ? '' : 'NO '}${o.label}: ${o.detail}`).join('\n')}{'\n'}{JSON.stringify(face.preview(s), null, 1)}</pre>}
    </div>
  )
}
render(<App />, document.getElementById('app')!)
Object.assign(window, {
  hover: (place: string | null) => { s = { ...s, selection: { ...s.selection, hover: place } }; const t = performance.now(); render(<App />, document.getElementById('app')!); return performance.now() - t },
  step: (dx: number) => { const v = s.view as any; s = { ...s, view: { ...v, decision: v.decision, zombies: v.zombies.map((z: any, i: number) => ({ ...z, at: z.at + (z.at % 35 > 2 && z.at % 35 < 33 ? dx : 0) })) } }; const t = performance.now(); render(<App />, document.getElementById('app')!); return performance.now() - t },
  one: () => { const v = s.view as any; s = { ...s, view: { ...v, zombies: v.zombies.map((z: any, i: number) => (i === 3 ? { ...z, down: !z.down } : z)) } }; const t = performance.now(); render(<App />, document.getElementById('app')!); return performance.now() - t },
})
document.fonts.ready.then(() => { document.body.dataset.ready = '1' })
