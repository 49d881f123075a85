import { apply, begin, choices, pending, seeded } from '@shamble/kernel'
import { RandomPlayer, setUp } from '@shamble/kernel/testkit'
import { describe, expect, it } from 'vitest'
import type { HintAnswer, HintAsk, SurvivorHints } from './index.ts'
import { doorsIfLaid } from './doors.ts'
import { type Command, dropDead } from '../index.ts'
import { type DropDeadKit, type Transaction, theSurvivor, unitOf, xyOf } from '../state.ts'
import { type DropDeadScene, earl, frank, owl, scene, skye, tile, zombie } from '../testing.ts'
import { viewFor } from '../view.ts'

const ask = <W extends HintAsk['what']>(
  s: DropDeadScene,
  wanted: HintAsk & { what: W },
): Extract<HintAnswer, { what: W }> =>
  dropDead.hints?.(viewFor(s.table), s.table.book, null, wanted) as Extract<HintAnswer, { what: W }>

const hintsFor = (t: Transaction, seat: string) =>
  dropDead.hints?.(viewFor(t), t.book, null, { what: 'survivor', seat }) as SurvivorHints | null

/** Decisions of random games. */
function* moments(seeds: readonly number[], every = 5): Generator<Transaction> {
  for (const seed of seeds) {
    const t = begin(dropDead, setUp(dropDead), seeded(seed))
    const player = new RandomPlayer(dropDead, seed)
    for (let n = 0; n < 400; n++) {
      const asked = pending(t)
      const next = asked && player.pick(dropDead, t, asked)
      if (!next) break
      if (n % every === 0) yield t
      apply(dropDead, t, next.seat, next.command)
    }
  }
}

const about = (s: DropDeadScene, seat = 'P1') => ask(s, { what: 'survivor', seat })

/** Every unit to which some sequence of offered steps leads, with the fewest of them. */
function walked(s: DropDeadScene, seat: string): Map<string, number> {
  const found = new Map<string, number>()
  const start = theSurvivor(s.table.state, seat).at as number
  const queue = [{ table: s.table.fork(dropDead.copy, seeded('fork')), steps: 0 }]
  for (const { table, steps } of queue)
    for (const command of choices<DropDeadKit>(table, seat) as Command[]) {
      if (command.do !== 'step' || found.has(command.to.join()) || unitOf(command.to) === start) continue
      found.set(command.to.join(), steps + 1)
      const next = table.fork(dropDead.copy, seeded('fork'))
      apply(dropDead, next, seat, command)
      if (next.state.turn?.seat === seat) queue.push({ table: next, steps: steps + 1 })
    }
  return found
}

const reachOf = (s: DropDeadScene, seat = 'P1'): Map<string, number> =>
  new Map(about(s, seat).reach.map(({ at, steps }) => [xyOf(at).join(), steps]))

describe('reach', () => {
  const STAGES: readonly (readonly [string, DropDeadScene])[] = [
    ['by the van', scene()],
    ['among others', scene({ survivors: [earl({ at: [9, 1] }), skye({ at: [9, 2] })], zombies: [zombie(1, [10, 1])] })],
    [
      'before a circle',
      scene({ survivors: [earl({ at: [9, 0] })], tiles: [tile('T23', [2, -1], 0, { resolved: false })] }),
    ],
    [
      'on an overrun tile',
      scene({
        survivors: [skye({ at: [9, 1] })],
        zombies: [zombie(1, [8, 0]), zombie(2, [11, 0]), zombie(3, [8, 3])],
      }),
    ],
    [
      'beside an overrun tile',
      scene({
        survivors: [skye({ at: [7, 1] })],
        zombies: [zombie(1, [8, 0]), zombie(2, [11, 0]), zombie(3, [8, 3])],
      }),
    ],
  ]
  it.each(STAGES)('is what the rules let a survivor walk: %s', (_name, s) => {
    expect(reachOf(s)).toEqual(walked(s, 'P1'))
  })

  it('[dd.movement.4] costs what the rules then take, at every moment of random games', () => {
    let walks = 0
    for (const t of moments([1, 2, 3])) {
      const seat = t.state.turn?.seat
      const before = seat === undefined ? null : hintsFor(t, seat)
      if (seat === undefined || before === null) continue
      for (const { path, steps, kind } of before.reach) {
        const walk = t.fork(dropDead.copy, seeded('fork'))
        for (const unit of path) expect(apply(dropDead, walk, seat, { do: 'step', to: xyOf(unit) })).toBeNull()
        if (kind === 'stop' || walk.state.outcome !== null) continue
        expect(hintsFor(walk, seat)?.left).toBe(before.left - steps)
        walks++
      }
    }
    expect(walks).toBeGreaterThan(100)
  })

  it('says where a symbol stops and where an overrun tile holds', () => {
    const circle = scene({ survivors: [earl({ at: [9, 0] })], tiles: [tile('T23', [2, -1], 0, { resolved: false })] })
    expect(about(circle).reach.find(({ at }) => at === unitOf([9, -1]))?.kind).toBe('stop')
    const overrun = scene({
      survivors: [skye({ at: [7, 1] })],
      zombies: [zombie(1, [8, 0]), zombie(2, [11, 0]), zombie(3, [8, 3])],
    })
    expect(about(overrun).reach.find(({ at }) => at === unitOf([8, 1]))?.kind).toBe('held')
    expect(about(overrun).held).toBe(0)
  })

  it('counts the zombies that must go before a survivor can leave, and none with smoke', () => {
    const zombies = [zombie(1, [8, 0]), zombie(2, [11, 0]), zombie(3, [8, 3]), zombie(4, [11, 3])]
    expect(about(scene({ survivors: [earl({ at: [9, 1] })], zombies })).held).toBe(2)
    const smoke = scene({ survivors: [earl({ at: [9, 1] })], zombies, turn: { survivor: 'earl', smoke: true } })
    expect(about(smoke).held).toBe(0)
  })

  it('finds the doorways that can be explored, by the shortest way, and says when entering is free', () => {
    const s = scene({ survivors: [earl({ at: [9, 1] })] })
    const found = about(s).explorations
    expect(found.map(({ cell }) => cell.join())).toEqual(['2,-1', '3,0', '2,1'])
    expect(found[0]?.path.map(xyOf)).toEqual([[9, 0]])
    expect(found.every(({ spent }) => !spent)).toBe(true)
    const tired = scene({ survivors: [earl({ at: [9, 0] })], turn: { survivor: 'earl', paid: 5 } })
    expect(about(tired).explorations).toMatchObject([{ cell: [2, -1], path: [], spent: true }])
    const empty = scene({ survivors: [earl({ at: [9, 0] })], stack: [] })
    expect(about(empty).explorations).toEqual([])
    expect(about(empty).explore?.clause).toBe('dd.explore.17')
  })

  it('tells the next step of health and what it does to movement', () => {
    expect(about(scene()).next).toEqual({ health: 100, allowance: 4 })
    expect(about(scene({ survivors: [frank({ health: 140 })] })).next).toEqual({ health: 125, allowance: 6 })
    expect(about(scene({ survivors: [earl({ health: 20 })] })).next).toBeNull()
  })
})

describe('targets', () => {
  it('have distance, sight, penalty, and the wall that stops the line', () => {
    const s = scene({ survivors: [earl({ at: [3, 1] })], zombies: [zombie(1, [9, 1]), zombie(2, [8, 3])] })
    const [first, second] = about(s).targets
    expect(first).toMatchObject({ zombie: 1, distance: 6, sees: true, stop: null, refusal: null })
    expect(first?.modifiers).toEqual([{ clause: 'dd.survivors.2', value: -4 }])
    expect(second).toMatchObject({ zombie: 2, distance: 7, sees: false })
    expect(second?.refusal?.clause).toBe('dd.combat.4')
    expect(second?.stop).not.toBeNull()
  })

  it('can be looked at from where the survivor does not stand yet', () => {
    const s = scene({ survivors: [earl({ at: [3, 1] })], zombies: [zombie(1, [9, 1])] })
    const hint = ask(s, { what: 'survivor', seat: 'P1', from: unitOf([6, 1]) })
    expect(hint.targets[0]).toMatchObject({ distance: 3, modifiers: [] })
  })
})

describe('the coming zombie phase', () => {
  it('says whom each zombie notices and can reach, and where it shambles', () => {
    const s = scene({
      survivors: [earl({ at: [9, 1] }), owl({ at: [1, 1] })],
      zombies: [zombie(1, [11, 1]), zombie(2, [5, 3], { heading: 3 }), zombie(3, [10, 3], { health: 5 })],
    })
    const { zombies, survivors } = ask(s, { what: 'horde' })
    expect(zombies[0]).toMatchObject({ zombie: 1, movement: 4, reaches: ['P1'] })
    expect(zombies[0]?.notices).toContain('P1')
    expect(zombies[2]).toMatchObject({ movement: 5, reaches: ['P1'] })
    expect(survivors.find(({ seat }) => seat === 'P1')?.danger).toBe(2)
    const away = scene({ survivors: [earl({ at: [0, 0] })], zombies: [zombie(2, [8, 3], { heading: 3 })] })
    expect(ask(away, { what: 'horde' }).zombies[0]).toMatchObject({ notices: [], reaches: [], heading: 3 })
  })

  it('foretells what spawners bring: up to their star, up to a full tile, as long as there are figures', () => {
    const s = scene({
      tiles: [tile('T31', [2, -1]), tile('T39', [3, 0])],
      zombies: [zombie(1, [9, -2]), zombie(2, [10, -2])],
      options: { zombieFigures: 10 },
    })
    expect(ask(s, { what: 'horde' }).spawners).toEqual([
      { cell: [2, -1], star: 3, present: 2, comes: 2, asleep: false },
      { cell: [3, 0], star: 2, present: 0, comes: 2, asleep: false },
    ])
    const asleep = scene({ tiles: [tile('T31', [2, -1], 0, { resolved: false, asleep: true })] })
    expect(ask(asleep, { what: 'horde' }).spawners[0]).toMatchObject({ comes: 0, asleep: true })
  })

  it('lists overrun tiles', () => {
    const zombies = [zombie(1, [8, 0]), zombie(2, [11, 0]), zombie(3, [8, 3])]
    expect(ask(scene({ zombies }), { what: 'horde' }).overrun).toEqual([[2, 0]])
  })
})

describe('a zombie to be sent', () => {
  it('reaches what the rules offer, and says whom it could strike there', () => {
    const s = scene({
      survivors: [frank({ status: 'undead', died: { cycle: 1, phase: 'zombies' } }), earl({ seat: 'P2', at: [9, 1] })],
      zombies: [zombie(1, [11, 1])],
      cycle: 2,
      turn: { survivor: 'earl' },
    })
    s.do('P2', { do: 'end' })
    const offered = s.offered('P1').flatMap((command) => (command.do === 'move' ? [command.to.join()] : []))
    const hint = ask(s, { what: 'zombie', zombie: 1 })
    const reach = hint.reach.filter(({ steps }) => steps > 0).map(({ at }) => xyOf(at).join())
    expect(reach.sort()).toEqual(offered.sort())
    expect(hint.reach.find(({ at }) => at === unitOf([10, 1]))?.strikes).toEqual(['P2'])
    expect(hint.reach.find(({ at }) => at === unitOf([11, 2]))?.strikes).toEqual([])
  })
})

describe('the van', () => {
  it('says who would come along and who would be left behind', () => {
    const s = scene({
      survivors: [earl({ at: [1, 1] }), frank({ at: [2, 1] }), skye({ at: [9, 1] })],
      installed: 2,
    })
    expect(about(s)).toMatchObject({ escape: null, van: { along: ['P1', 'P2'], behind: ['P3'] } })
    expect(about(s, 'P3').escape?.clause).toBe('dd.end.3')
  })
})

describe('doorways of a tile that would be laid', () => {
  it('open into the unknown, join others, or are blocked', () => {
    const { tiles } = scene({ tiles: [tile('T13', [3, 1])] }).state
    // North of the tile laid at (3,0) nothing lies, west the intersection, south a street that opens to it.
    expect(doorsIfLaid(tiles, 'T40', [3, 0], 0)).toEqual({
      opened: ['N', 'E'],
      joined: ['S', 'W'],
      blocked: [],
      left: 6,
    })
    expect(doorsIfLaid(tiles, 'T06', [3, 0], 1)).toMatchObject({ opened: ['E'], joined: ['W'], blocked: ['S'] })
  })
})

it('gives no answer to what cannot be asked', () => {
  const s = scene()
  const strange: unknown[] = [{ what: 'stack' }, { what: 'survivor', seat: 'P9' }, { what: 'zombie', zombie: 3 }, null]
  for (const one of strange) expect(dropDead.hints?.(viewFor(s.table), s.table.book, null, one)).toBeNull()
})
