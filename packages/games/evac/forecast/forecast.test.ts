import { apply, begin, choices, pending, type Seat, seeded } from '@shamble/kernel'
import { RandomPlayer, setUp } from '@shamble/kernel/testkit'
import { describe, expect, it } from 'vitest'
import { boardOf } from '../bots/board.ts'
import { burstOdds } from '../bots/odds.ts'
import { dangerField } from '../bots/terms.ts'
import type { HintAnswer, HintAsk } from './index.ts'
import { DARK, FACE_DOWN, SEEN } from './answers.ts'
import { chainFrom, expectedKills } from './burst.ts'
import { type Command, type EvacKit, evac } from '../index.ts'
import { inContact } from '../rules/02-the-map.ts'
import { spawnSquares } from '../rules/04-populating-tiles.ts'
import { canSee } from '../rules/09-marine-attacks.ts'
import { alive, type Transaction, theMarine, theZombie, type Zombie, zombieOf } from '../state.ts'
import { door, grunt, medic, scene, sergeant, wall, zombie } from '../testing.ts'
import { viewFor } from '../view.ts'

const ask = <W extends HintAsk['what']>(
  t: Transaction,
  wanted: HintAsk & { what: W },
): Extract<HintAnswer, { what: W }> =>
  evac.hints?.(viewFor(t), t.book, null, wanted) as Extract<HintAnswer, { what: W }>

const fork = (t: Transaction): Transaction => t.fork(evac.copy, seeded('fork'))
const xy = (t: Transaction, square: number): [number, number] => [...(t.facts.l.xy[square] as [number, number])]
const at = (t: Transaction, [x, y]: readonly [number, number]): number => (y - 1) * t.facts.l.width + x - 1
const offers = (t: Transaction, seat: Seat): Command[] => choices<EvacKit>(t, seat)

/** Every square to which some sequence of offered steps leads, with the fewest of them. */
function walked(t: Transaction, seat: Seat, where: (t: Transaction) => number): Map<number, number> {
  const found = new Map<number, number>()
  const queue = [{ table: fork(t), steps: 0 }]
  for (const { table, steps } of queue)
    for (const command of offers(table, seat)) {
      if (command.do !== 'step') continue
      const to = at(t, command.to)
      if (found.has(to) || to === where(t)) continue
      found.set(to, steps + 1)
      const next = fork(table)
      if (t.facts.up[to] === 1 && apply(evac, next, seat, command) === null)
        queue.push({ table: next, steps: steps + 1 })
    }
  return found
}

/** Decisions of random games, all in the middle of things. */
function* moments(seeds: readonly number[], options = {}, every = 7): Generator<Transaction> {
  for (const seed of seeds) {
    const t = begin(evac, setUp(evac, { options: { scenario: 'S2', ...options } }), seeded(seed))
    const player = new RandomPlayer(evac, seed)
    for (let n = 0; n < 600; n++) {
      const asked = pending(t)
      const next = asked && player.pick(evac, t, asked)
      if (!next) break
      if (n % every === 0) yield t
      apply(evac, t, next.seat, next.command)
    }
  }
}

/** Whether this ends the marine's activation, as it turns out. */
function ended(t: Transaction, seat: Seat, command: Command): boolean | null {
  const after = fork(t)
  if (apply(evac, after, seat, command) !== null || after.state.outcome !== null) return null
  const m = theMarine(after.state, seat)
  return alive(m) && pending(after)?.asks !== 'fire on?' ? m.acted : null
}

describe('the rest of the dead', () => {
  it('[ev.zturn.4] shamble on as foretold: every command is offered when its turn comes, and they stand and bite as told', () => {
    let moved = 0
    let bitten = 0
    for (const t of moments([1, 2, 3], {}, 1)) {
      if (pending(t)?.owe[0] !== 'Z' || t.state.phase !== 'zombies' || moved > 400) continue
      const { moves } = ask(t, { what: 'shamble' })
      const table = fork(t)
      for (const { zombie: id, commands, to, bites, isOpen } of moves) {
        if (isOpen || table.state.outcome !== null) break
        const prey = bites === null ? undefined : theMarine(table.state, bites)
        const hp = prey?.hp ?? 0
        for (const command of commands) {
          if (pending(table)?.owe[0] !== 'Z') break
          expect([id, command, apply(evac, table, 'Z', command)]).toEqual([id, command, null])
        }
        expect([id, theZombie(table.state, id).at]).toEqual([id, to])
        if (bites !== null && hp > 0) {
          expect([id, theMarine(table.state, bites).hp]).toEqual([id, hp - 1])
          bitten++
        }
        moved++
      }
    }
    expect(moved).toBeGreaterThan(50)
    expect(bitten).toBeGreaterThan(0)
  })

  it('[ev.zturn.4] [ev.zdoor.1] [ev.zmove.6] find whoever would batter a door where it stands: it waits for them, and may find its place taken', () => {
    // A corridor that is one square wide leads to the only door: were the first at it already, the second would stop behind it.
    const across = Array.from({ length: 35 }, (_, i) => wall([i + 1, 8], [i + 1, 9]))
    const corridor = [9, 10, 11].flatMap((y) => [wall([3, y], [4, y]), wall([4, y], [5, y])])
    const s = scene({
      marines: [grunt({ at: [4, 7] })],
      walls: [...corridor, ...across],
      doors: [door([4, 8], [4, 9])],
      zombies: [zombie([4, 10]), zombie([4, 11])],
      phase: 'zombies',
    })
    const { moves } = ask(s.table, { what: 'shamble' })
    expect(moves.map(({ zombie: id }) => id)).toEqual([2, 1])
    const table = fork(s.table)
    for (const { zombie: id, commands, to } of moves) {
      for (const command of commands)
        expect([id, command, apply(evac, table, 'Z', command)]).toEqual([id, command, null])
      expect([id, xy(table, theZombie(table.state, id).at)]).toEqual([id, xy(s.table, to)])
    }
  })
})

describe('what is laid for the dead', () => {
  it('[ev.spawn.7] is all that is left to place, each command offered when its turn comes, as the automation would', () => {
    let laid = 0
    for (const t of moments([1, 2, 3, 4], {}, 1)) {
      if (pending(t)?.owe[0] !== 'Z' || !['place-zombie', 'place-door'].includes(offers(t, 'Z')[0]?.do ?? '')) continue
      const { commands } = ask(t, { what: 'lay' })
      const table = fork(t)
      const asked = pending(t)?.asks
      for (const command of commands) {
        const advised = evac.advise(viewFor(table), table.book, 'Z', offers(table, 'Z'))
        expect(command).toEqual(advised.command)
        expect(apply(evac, table, 'Z', command)).toBeNull()
        laid++
      }
      const now = pending(table)
      if (asked === 'place a zombie')
        expect(
          now?.owe[0] === 'Z' &&
            now.asks === asked &&
            now.decision === t.state.decision + commands.length &&
            commands.length === 0,
        ).toBe(false)
      expect(commands.length).toBeGreaterThan(0)
    }
    expect(laid).toBeGreaterThan(40)
  })
})

describe('several of the dead', () => {
  it('[ev.zturn.4] go where they are sent, each as near as it may: every command is offered, and nobody could stop nearer', () => {
    let moved = 0
    for (const t of moments([1, 2, 3], {}, 1)) {
      if (pending(t)?.asks !== 'activate a zombie' || moved > 200) continue
      const own = offers(t, 'Z').flatMap((c) => (c.do === 'activate' ? [c.zombie] : []))
      const to = t.state.marines.find(alive)?.at ?? 0
      const { moves } = ask(t, { what: 'herd', zombies: own, to })
      const table = fork(t)
      for (const { zombie: id, commands, from, to: end, isOpen } of moves) {
        if (table.state.outcome !== null) break
        expect([isOpen, from]).toEqual([false, theZombie(table.state, id).at])
        for (const command of commands) {
          expect([
            id,
            command,
            offers(table, 'Z').some((one) => JSON.stringify(one) === JSON.stringify(command)),
          ]).toEqual([id, command, true])
          apply(evac, table, 'Z', command)
        }
        expect([id, zombieOf(table.state, id)?.at]).toEqual([id, end])
        moved++
      }
    }
    expect(moved).toBeGreaterThan(50)
  })

  it('stay where they are if that is nearest, go around walls, and stop before somebody', () => {
    const s = scene({
      marines: [grunt({ at: [10, 10] })],
      zombies: [zombie([10, 14]), zombie([10, 11])],
      phase: 'zombies',
    })
    const { moves } = ask(s.table, { what: 'herd', zombies: [1, 2], to: at(s.table, [10, 10]) })
    expect(moves.map(({ zombie: id, to, bites }) => [id, xy(s.table, to), bites])).toEqual([
      [2, [10, 11], 'M1'],
      [1, [10, 12], null],
    ])
  })
})

describe('what the attack part ends', () => {
  it('[ev.act.6] is foretold for whoever reloads, orders or shoots, with the squares that go unused', () => {
    let told = { over: 0, on: 0 }
    for (const t of moments([1, 2, 3, 4], {}, 3))
      for (const { seat } of t.state.marines.filter(alive)) {
        const { ends, walk } = ask(t, { what: 'marine', seat })
        const tries = offers(t, seat).filter((c) => c.do === 'reload' || (c.do === 'shoot' && c.stand === true))
        for (const command of tries) {
          const unused = command.do === 'shoot' ? ends.standing : ends.moving
          const over = ended(t, seat, command)
          if (over === null) continue
          expect([seat, command, unused !== null]).toEqual([seat, command, over])
          if (unused !== null) expect(unused).toBeLessThanOrEqual(walk)
          told = over ? { ...told, over: told.over + 1 } : { ...told, on: told.on + 1 }
        }
      }
    expect(told.over).toBeGreaterThan(5)
    expect(told.on).toBeGreaterThan(0)
  })

  it('[ev.act.4] after a walk nothing is left but the shot, and the squares that were not walked', () => {
    const s = scene({ marines: [grunt()], zombies: [zombie([4, 8])] })
    expect(ask(s.table, { what: 'marine', seat: 'M1' }).ends).toEqual({ standing: 3, moving: null })
    const [first] = offers(s.table, 'M1').filter((c) => c.do === 'step')
    if (first) s.do('M1', first)
    expect(ask(s.table, { what: 'marine', seat: 'M1' }).ends.moving).toBe(2)
  })
})

const crowded = () =>
  scene({
    marines: [grunt(), medic({ seat: 'M2', at: [5, 4] }), sergeant({ seat: 'M3', at: [4, 5] })],
    zombies: [zombie([3, 4]), zombie([6, 6]), zombie([7, 3], { state: 'down' })],
    walls: [wall([5, 3], [5, 4]), wall([4, 6], [4, 7]), wall([6, 4], [7, 4])],
    doors: [door([4, 6], [4, 7])],
    tiles: { A2: { up: false, id: 'T05' } },
  })

describe("a marine's reach", () => {
  it('[ev.move.1] every square of it is reached by its steps, and no offered step leads elsewhere', () => {
    const t = crowded().table
    for (const { seat, at: from } of t.state.marines) {
      const { reach } = ask(t, { what: 'marine', seat })
      const found = walked(t, seat, (table) => theMarine(table.state, seat).at)
      expect(new Map(reach.map((r) => [r.at, r.steps]))).toEqual(new Map([...found].sort(([a], [b]) => a - b)))
      for (const { path, at: to, kind } of reach) {
        const walk = fork(t)
        for (const square of path) expect(apply(evac, walk, seat, { do: 'step', to: xy(t, square) })).toBeNull()
        if (kind !== 'flip') expect([theMarine(walk.state, seat).at, to === from]).toEqual([to, false])
      }
    }
  })

  it('[ev.sprint.1] [ev.move.6] tells walk from sprint, and squares of friends as passed through', () => {
    const { table: t } = crowded()
    const { reach, walk, left } = ask(t, { what: 'marine', seat: 'M1' })
    const kindAt = (x: number, y: number) => reach.find((r) => r.at === at(t, [x, y]))?.kind
    expect([walk, left]).toEqual([3, 4])
    expect([kindAt(5, 4), kindAt(4, 5), kindAt(4, 3), kindAt(4, 1), kindAt(3, 1)]).toEqual([
      'pass',
      'pass',
      'walk',
      'walk',
      'sprint',
    ])
  })

  it('[ev.flip.3] a face-down tile ends the way, and only from a square of its own', () => {
    const { table: t } = crowded()
    const { reach } = ask(t, { what: 'marine', seat: 'M3' })
    const flips = reach.filter((r) => r.kind === 'flip')
    expect(flips.map((r) => xy(t, r.at)[1])).toEqual(flips.map(() => 8))
    expect(flips.length).toBeGreaterThan(0)
  })

  it('[ev.act.2] [ev.act.3] is empty for whoever has acted and inside the activation of another', () => {
    const s = crowded().do('M1', { do: 'step', to: [4, 3] })
    expect(ask(s.table, { what: 'marine', seat: 'M2' }).reach).toEqual([])
    expect(ask(s.table, { what: 'marine', seat: 'M2' }).refusals.step?.clause).toBe('ev.act.3')
    s.do('M1', { do: 'end' })
    expect(ask(s.table, { what: 'marine', seat: 'M1' }).refusals.step?.clause).toBe('ev.act.2')
  })

  it('[ev.move.2] [ev.sprint.4] costs what the rules then take, at every moment of random games', () => {
    let sprints = 0
    for (const t of moments([4, 5, 6]))
      for (const { seat } of t.state.marines) {
        const before = ask(t, { what: 'marine', seat })
        for (const { path, steps, sprint } of before.reach.filter(({ kind }, i) => kind !== 'flip' && i % 5 === 0)) {
          const walk = fork(t)
          for (const square of path) apply(evac, walk, seat, { do: 'step', to: xy(t, square) })
          if (walk.state.outcome !== null) continue
          const after = ask(walk, { what: 'marine', seat })
          expect([after.left, after.walk]).toEqual([before.left - steps, Math.max(0, before.walk - steps)])
          expect([after.attack, theMarine(walk.state, seat).attack]).toEqual(
            sprint ? [false, 'sprint'] : [before.attack, theMarine(t.state, seat).attack],
          )
          if (sprint) sprints++
        }
      }
    expect(sprints).toBeGreaterThan(10)
  })

  it('agrees with the offered steps at every moment of random games', () => {
    for (const t of moments([1, 2, 3])) {
      for (const m of t.state.marines) {
        const first = ask(t, { what: 'marine', seat: m.seat }).reach.filter((r) => r.steps === 1)
        const steps = offers(t, m.seat).filter((c) => c.do === 'step')
        expect(t.state.phase === 'marines' ? first.map((r) => r.at) : []).toEqual(
          t.state.phase === 'marines' ? steps.map((c) => at(t, c.to)).sort((a, b) => a - b) : [],
        )
      }
    }
  })
})

describe('danger, sight and contact', () => {
  it("are the bots' Danger, the rules' line of sight and the rules' contact", () => {
    for (const t of moments([4, 5], { night: 6 }, 23)) {
      const board = boardOf(viewFor(t), t.book)
      for (const m of t.state.marines.filter(alive)) {
        const hint = ask(t, { what: 'marine', seat: m.seat })
        const danger = dangerField(board, m.seat)
        for (const r of hint.reach) {
          const alone = danger[r.at] as number
          // Each of them could; how many can at once says the next test.
          expect(r.danger).toBeLessThanOrEqual(alone)
          if (alone < 2) expect(r.danger).toBe(alone)
        }
        const seen = t.facts.l.xy.map((_, square) => t.facts.up[square] === 1 && canSee(t, m.at, square))
        expect(hint.blocked.map((b) => b === SEEN)).toEqual(seen)
        expect(hint.sees).toEqual(seen.flatMap((yes, square) => (yes ? [square] : [])))
        for (const { zombie: id, touches } of hint.contact)
          expect(touches).toBe(inContact(t, m.at, theZombie(t.state, id).at))
      }
      expect(ask(t, { what: 'danger-map' }).squares).toEqual([...dangerField(board, null)])
      expect(ask(t, { what: 'spawn' }).squares).toEqual(spawnSquares(t))
    }
  })

  it('[ev.los.1] [ev.los.8] [ev.night.1] name what stops the line: a side, a face-down tile, the dark', () => {
    const { table: t } = scene({
      walls: [wall([4, 6], [4, 7])],
      tiles: { B1: { up: false, id: 'T05' } },
      options: { night: 8 },
    })
    const { blocked } = ask(t, { what: 'marine', seat: 'M1' })
    const side = ask(t, { what: 'sight', from: at(t, [4, 4]), to: at(t, [4, 9]) })
    expect([blocked[at(t, [4, 9])], side.refusal?.clause]).toEqual([side.side, 'ev.los.1'])
    expect(side.side).not.toBeNull()
    expect([blocked[at(t, [8, 4])], blocked[at(t, [16, 4])]]).toEqual([FACE_DOWN, FACE_DOWN])
    expect(blocked[at(t, [1, 14])]).toBe(DARK)
    expect(ask(t, { what: 'sight', from: at(t, [4, 4]), to: at(t, [1, 14]) }).refusal?.clause).toBe('ev.night.1')
  })

  it('[ev.zatt.1] [ev.map.11] counts those who can bite at once: each needs a square of its own', () => {
    // An alley that is one square wide, open to the south: three wait there, and one of them gets beside him.
    const alley = [
      wall([3, 4], [4, 4]),
      wall([4, 4], [5, 4]),
      wall([3, 3], [4, 3]),
      wall([4, 3], [5, 3]),
      wall([4, 3], [4, 2]),
      wall([3, 4], [3, 5]),
      wall([5, 4], [5, 5]),
    ]
    const zombies = [zombie([3, 5]), zombie([4, 5]), zombie([5, 5])]
    const narrow = scene({ walls: alley, zombies })
    expect(ask(narrow.table, { what: 'marine', seat: 'M1' }).danger).toBe(1)
    const open = scene({ zombies })
    expect(ask(open.table, { what: 'marine', seat: 'M1' }).danger).toBe(3)
    // A friend in the only place keeps all of them off.
    const kept = scene({
      walls: alley,
      marines: [grunt({}), grunt({ seat: 'M2', at: [4, 5] })],
      zombies: [zombie([3, 5]), zombie([4, 6]), zombie([5, 5])],
    })
    expect(ask(kept.table, { what: 'marine', seat: 'M1' }).danger).toBe(0)
  })

  it('lists who could bite whom, and looks from another square on demand', () => {
    const { table: t } = scene({ zombies: [zombie([4, 7]), zombie([4, 8]), zombie([20, 20])] })
    expect(ask(t, { what: 'marine', seat: 'M1' })).toMatchObject({ biters: [1], danger: 1, contact: [] })
    const there = ask(t, { what: 'marine', seat: 'M1', from: at(t, [5, 7]) })
    expect(there.contact.map((c) => c.zombie)).toEqual([1, 2])
    expect(there.weapons.map((w) => [w.kind, w.standing])).toEqual([
      ['pistol', null],
      ['rifle', null],
      ['knife', null],
      ['unarmed', null],
    ])
    expect(there.weapons.find((w) => w.kind === 'knife')).toMatchObject({ targets: [1, 2], refusal: null })
  })
})

describe('weapons', () => {
  it('[ev.attack.3] [ev.stand.1] carry their targets, modifiers standing and moving, and why they cannot be used', () => {
    const { table: t } = scene({ zombies: [zombie([4, 7]), zombie([20, 20])], walls: [wall([6, 6], [7, 6])] })
    const [pistol, rifle, knife, hands] = ask(t, { what: 'marine', seat: 'M1' }).weapons
    expect(pistol).toMatchObject({ ref: 'pistol', rounds: 12, of: 12, automatic: false, refusal: null, burst: null })
    expect(rifle?.standing?.map((m) => [m.clause, m.value])).toEqual([
      ['ev.attack.3', 1],
      ['ev.stand.1', 1],
    ])
    expect(rifle?.moving.map((m) => m.value)).toEqual([1])
    expect(rifle?.targets).toEqual(t.state.zombies.filter((z) => canSee(t, at(t, [4, 4]), z.at)).map((z) => z.id))
    expect([knife?.refusal?.clause, hands?.refusal?.clause]).toEqual(['ev.close.2', 'ev.close.2'])
  })

  it('say when nobody is in sight, when rounds are gone and when the attack is used', () => {
    const none = ask(scene().table, { what: 'marine', seat: 'M1' }).weapons
    expect(none.map((w) => w.refusal?.reason)).toEqual([
      'No zombie is in sight.',
      'No zombie is in sight.',
      'No zombie is in contact.',
      'No zombie is in contact.',
    ])
    const empty = scene({ marines: [grunt({ items: ['pistol:0'] })], zombies: [zombie([4, 7])] })
    expect(ask(empty.table, { what: 'marine', seat: 'M1' }).weapons[0]?.refusal?.clause).toBe('ev.ammo.2')
    const used = scene({ marines: [grunt({ attackUsed: true })], zombies: [zombie([4, 7])] })
    expect(ask(used.table, { what: 'marine', seat: 'M1' }).weapons[0]?.refusal?.clause).toBe('ev.act.5')
  })

  it('[ev.auto.2] a burst at standing zombies is worth what the bots expect of it', () => {
    const zombies = [zombie([4, 8]), zombie([5, 8]), zombie([6, 8]), zombie([12, 12])]
    const { table: t } = scene({ zombies })
    const chain = chainFrom(t, at(t, [4, 4]), theZombie(t.state, 1))
    expect(chain.map((z) => z.id)).toEqual([1, 2, 3])
    for (const modifier of [0, 1, 2, 3])
      for (const rounds of [1, 2, 8, 20])
        expect(expectedKills(t, chain, modifier, rounds)).toBeCloseTo(burstOdds(t.book, modifier, rounds, 3).kills, 10)
    const rifle = ask(t, { what: 'marine', seat: 'M1', target: 1 }).weapons.find((w) => w.kind === 'rifle')
    expect(rifle?.burst?.targets).toHaveLength(3)
    expect(rifle?.burst?.standing).toBeCloseTo(burstOdds(t.book, 2, 20, 3).kills, 10)
  })

  it('[ev.attack.5] a knocked-down first target is worth more', () => {
    const { table: t } = scene({ zombies: [zombie([4, 8], { state: 'down' })] })
    const down = theZombie(t.state, 1)
    const up: Zombie = { ...down, down: false }
    expect(expectedKills(t, [down], 0, 1)).toBeCloseTo(3 / 6)
    expect(expectedKills(t, [up], 0, 1)).toBeCloseTo(1 / 6)
  })
})

describe('a grenade', () => {
  it('[ev.gren.6] [ev.gren.8] [ev.gren.11] does what is foretold', () => {
    const s = scene({
      marines: [grunt(), medic({ seat: 'M2', at: [4, 7] })],
      zombies: [zombie([3, 8]), zombie([5, 8]), zombie([5, 9]), zombie([9, 9])],
      walls: [wall([4, 8], [5, 8]), wall([3, 8], [4, 8])],
      doors: [door([3, 8], [4, 8])],
    })
    const told = ask(s.table, { what: 'throw', seat: 'M1', at: at(s.table, [4, 8]) })
    s.do('M1', { do: 'throw', at: [4, 8] }).do('M1', { do: 'confirm' })
    const killed = s.events.filter((e) => e.e === 'zombie killed').map((e) => (e as { zombie: number }).zombie)
    expect(told.zombies).toEqual(killed)
    expect(told.marines).toEqual(['M2'])
    expect(told.squares).toEqual(s.event('grenade thrown').squares.map((where) => at(s.table, where)))
    expect(told.doors).toHaveLength(1)
    expect(s.event('door destroyed').side).toEqual([
      [3, 8],
      [4, 8],
    ])
    expect(told.spared.map((one) => [xy(s.table, one.at), one.side !== null])).toContainEqual([[5, 8], true])
    expect(told.refusal).toBeNull()
  })

  it('[ev.gren.4] is refused where the rules refuse it', () => {
    const { table: t } = scene({ walls: [wall([4, 6], [4, 7])] })
    expect(ask(t, { what: 'throw', seat: 'M1', at: at(t, [4, 9]) }).refusal?.clause).toBe('ev.los.1')
  })
})

describe("a zombie's reach", () => {
  const cast = () =>
    scene({
      phase: 'zombies',
      zombies: [zombie([6, 4]), zombie([7, 4]), zombie([20, 20], { state: 'down' }), zombie([8, 10])],
      walls: [wall([6, 4], [6, 5]), wall([6, 3], [6, 4])],
      doors: [door([6, 4], [6, 5])],
    })

  it('[ev.zmove.1] [ev.zmove.4] is where its offered steps lead', () => {
    const { table: t } = cast()
    for (const id of [1, 2, 4]) {
      const active = fork(t)
      apply(evac, active, 'Z', { do: 'activate', zombie: id })
      const found = walked(active, 'Z', (table) => theZombie(table.state, id).at)
      for (const table of [t, active]) {
        const { reach, refusal } = ask(table, { what: 'zombie', zombie: id })
        const steps = reach.filter((r) => r.steps > 0)
        expect(new Map(steps.map((r) => [r.at, r.steps] as const).sort(([a], [b]) => a - b))).toEqual(
          new Map([...found].sort(([a], [b]) => a - b)),
        )
        expect(refusal).toBeNull()
      }
    }
  })

  it('[ev.zdoor.1] [ev.zatt.1] names the doors and whom it could bite, from each square', () => {
    const { table: t } = cast()
    const hint = ask(t, { what: 'zombie', zombie: 1 })
    expect(hint.doors.map((d) => [xy(t, d.from), xy(t, d.to)])).toContainEqual([
      [6, 4],
      [6, 5],
    ])
    expect([hint.needs, hint.bites]).toEqual([6, ['M1']])
    expect(hint.reach.filter((r) => r.bites.length > 0).map((r) => xy(t, r.at))).toEqual([
      [5, 4],
      [5, 3],
      [5, 5],
    ])
    expect(hint.reach.find((r) => r.at === at(t, [7, 4]))?.kind).toBe('pass')
  })

  it('[ev.zturn.2] of one that is down is empty, and says why it cannot be moved', () => {
    const { table: t } = scene({ zombies: [zombie([20, 20], { state: 'down' }), zombie([10, 10])] })
    expect(ask(t, { what: 'zombie', zombie: 1 })).toMatchObject({ reach: [], refusal: { clause: 'ev.zturn.2' } })
    expect(ask(t, { what: 'zombie', zombie: 2 }).refusal?.clause).toBe('table.seat')
    expect(ask(t, { what: 'zombie', zombie: 2 }).reach).not.toEqual([])
  })
})

describe('the helipad', () => {
  it('[ev.win.1] [ev.win.3] tells who is on it and what is missing', () => {
    const { table: t } = scene({
      marines: [grunt({ at: [4, 4] }), medic({ seat: 'M2', at: [30, 30] })],
      zombies: [zombie([7, 7]), zombie([20, 20])],
      tiles: { A1: { id: 'T01' } },
      options: { evacNeeds: 'all', landingDelay: 2 },
    })
    expect(ask(t, { what: 'pad' })).toMatchObject({
      tile: 0,
      zombies: [1],
      marines: ['M1'],
      enough: false,
      everybody: true,
      landing: 0,
      landingNeeded: 2,
      clear: false,
    })
    expect(ask(scene().table, { what: 'pad' }).tile).toBe(-1)
  })
})

describe('asking', () => {
  it('answers several asks at once, and null to what cannot be asked', () => {
    const { table: t } = scene()
    const hints = (wanted: unknown): unknown => evac.hints?.(viewFor(t), t.book, 'M1', wanted)
    expect(hints({ what: 'several', asks: [{ what: 'pad' }, { what: 'zombie', zombie: 7 }] })).toMatchObject({
      what: 'several',
      answers: [{ what: 'pad' }, null],
    })
    for (const odd of [null, 7, 'pad', {}, { what: 'secrets' }, { what: 'marine' }, { what: 'marine', seat: 'M9' }])
      expect(hints(odd)).toBeNull()
    expect(hints({ what: 'throw', seat: 'M1', at: 9_999 })).toBeNull()
    expect(hints({ what: 'pad', also: 1 })).toBeNull()
  })

  it('never changes what it looks at', () => {
    for (const t of moments([6], {}, 31)) {
      const view = viewFor(t)
      const before = JSON.stringify(view)
      for (const m of view.marines) evac.hints?.(view, t.book, m.seat, { what: 'marine', seat: m.seat })
      for (const z of view.zombies) evac.hints?.(view, t.book, 'Z', { what: 'zombie', zombie: z.id })
      expect(JSON.stringify(view)).toBe(before)
      expect(zombieOf(t.state, -1)).toBeUndefined()
    }
  })
})
