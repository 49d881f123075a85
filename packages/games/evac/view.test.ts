import { apply, choices, judge, onClock, pending, type Seat, seat as sit, seeded } from '@shamble/kernel'
import { describe, expect, it } from 'vitest'
import type { Command } from './commands.ts'
import { evac } from './index.ts'
import { tileDistance, tileNamed } from './content/map.ts'
import type { EvacKit, State, Transaction } from './state.ts'
import {
  door,
  type EvacScene,
  grunt,
  laying,
  medic,
  newGame,
  NO_DOORS,
  playOn,
  scene,
  throughSetUp,
  wall,
  zombie,
} from './testing.ts'

const SEATS: readonly (Seat | null)[] = ['Z', 'M1', 'M2', 'M3', null]

/** The same table, but other tiles lie face down, turned otherwise. */
function otherWorld(t: Transaction): Transaction {
  const state = evac.copy(t.state)
  const down = state.tiles.flatMap((tile, p) => (tile.up ? [] : [p]))
  const tiles = [...state.tiles]
  for (const [i, p] of down.entries()) {
    const from = t.state.tiles[down[(i + 1) % down.length] as number] as State['tiles'][number]
    tiles[p] = { id: from.id, rot: (from.rot + 1) % 4, up: false }
  }
  state.tiles = tiles
  return sit<EvacKit>(evac, evac.copy(state), t.book, seeded('other'))
}

/** Everything that could be asked of the map, whether it is legal or not. */
function attempts(): Command[] {
  const commands: Command[] = [{ do: 'end' }, { do: 'stop' }, { do: 'end-phase' }, { do: 'search' }]
  for (let y = 1; y <= 35; y++)
    for (let x = 1 + (y % 2); x <= 34; x += 2) {
      const at: [number, number] = [x, y]
      commands.push({ do: 'step', to: at }, { do: 'place-zombie', at }, { do: 'throw', at }, { do: 'batter', to: at })
      commands.push({ do: 'deploy', type: 'grunt', at }, { do: 'place-door', side: [at, [x + 1, y]] })
      if (y < 35) commands.push({ do: 'place-door', side: [at, [x, y + 1]] })
    }
  for (const column of 'ABCDE') for (const row of '12345') commands.push({ do: 'choose-start', tile: column + row })
  return commands
}

function expectAlike(a: Transaction, b: Transaction): void {
  expect(a.state.tiles).not.toEqual(b.state.tiles)
  for (const seat of SEATS) expect(evac.view(a, seat)).toEqual(evac.view(b, seat))
  expect(pending(a)).toEqual(pending(b))
  for (const seat of ['Z', 'M1', 'M2', 'M3']) {
    expect(choices(a, seat)).toEqual(choices(b, seat))
    expect(onClock(evac, a, seat)).toEqual(onClock(evac, b, seat))
  }
}

/** A game from its set-up to a certain question. */
function upTo(question: string, seed = 'alike'): EvacScene {
  const s = newGame({ dice: seeded(seed) })
  return playOn(s, ({ asks, state }) => asks !== question || (question === 'act' && state.turn < 2))
}

describe('what is hidden', () => {
  it('[ev.info.1] [ev.info.2] nobody sees which tile lies face down, nor how it is turned; a flip shows both', () => {
    const s = scene({
      marines: [grunt({ at: [7, 4] })],
      tiles: { B1: { id: 'T20', rot: 3, up: false } },
      options: NO_DOORS,
      dice: ['ev.pop.1: 1', 'ev.pop.11: 1'],
    })
    for (const seat of SEATS) expect(s.view(seat).tiles[tileNamed(5, 'B1')]).toEqual({ up: false })
    s.do('M1', { do: 'step', to: [8, 4] })
    for (const seat of SEATS) expect(s.view(seat).tiles[tileNamed(5, 'B1')]).toEqual({ up: true, id: 'T20', rot: 3 })
  })

  it.each(['choose the start tile', 'place a door', 'place a zombie', 'place your marine', 'act', 'activate a zombie'])(
    '[ev.info.2] two maps that differ only face down look, offer and answer alike: %s',
    (question) => {
      const { table } = upTo(question)
      const other = otherWorld(table)
      expectAlike(table, other)
      const asked = pending(table)
      for (const seat of new Set([...(asked?.owe ?? []), ...(asked?.may ?? [])]))
        for (const command of attempts())
          expect(judge(evac, other, seat, command)).toEqual(judge(evac, table, seat, command))
    },
  )

  it('[ev.info.2] and go on alike, event by event, until a tile is flipped', () => {
    let a = upTo('act', 'alike in play').table
    let b = otherWorld(a)
    const luck = seeded('player')
    let played = 0
    for (let k = 0; played < 60 && k < 400; k++) {
      const asked = pending(a)
      if (asked === null) break
      const seat = asked.owe[luck.draw('', asked.owe.length)] as Seat
      const all = choices(a, seat)
      const command = all[luck.draw('', all.length)] as Command
      const worlds = [a, b].map((t) => {
        const fork = t.fork(evac.copy, seeded(`dice ${k}`))
        fork.events = []
        expect(apply(evac, fork, seat, command)).toBeNull()
        return fork
      }) as [Transaction, Transaction]
      if (worlds[0].revealed) continue
      ;[a, b] = worlds
      expect(a.events).toEqual(b.events)
      expectAlike(a, b)
      played++
    }
    expect(played).toBe(60)
  })

  it('[ev.info.2] no event before its flip names a face-down tile in its place', () => {
    const s = throughSetUp(newGame({ dice: seeded('told') }))
    const named = s.events
      .filter((event) => 'tile' in event && typeof event.tile === 'string')
      .map((event) => (event as { tile: string }).tile)
    const up = new Set(s.state.tiles.flatMap((tile, p) => (tile.up ? [p] : [])))
    expect(named.every((name) => up.has(tileNamed(5, name)))).toBe(true)
    const ids = s.events.flatMap((event) => (event.e === 'tile flipped' ? [event.id] : []))
    expect(ids.sort()).toEqual(
      s.state.tiles
        .filter((tile) => tile.up)
        .map((tile) => tile.id)
        .sort(),
    )
  })
})

describe('what is public', () => {
  it('[ev.info.3] HP, equipment, ammunition, doors and figures are shown to every seat alike', () => {
    const s = scene({
      marines: [grunt({ hp: 2, items: ['rifle:7', 'grenade'] }), medic({ seat: 'M2', at: [9, 9] })],
      zombies: [zombie([20, 20], { state: 'down' })],
      walls: [wall([4, 5], [5, 5])],
      doors: [door([4, 5], [5, 5])],
    })
    const view = s.view('Z')
    expect(view.marines.map((m) => [m.seat, m.hp, m.items.map((item) => `${item.kind}:${item.rounds}`)])).toEqual([
      ['M1', 2, ['rifle:7', 'grenade:0']],
      ['M2', 3, ['pistol:12', 'smg:20', 'reload:smg:0', 'medkit:0', 'knife:0']],
    ])
    expect([view.zombies.length, view.zombies[0]?.down, view.doors.length, view.doors[0]?.standing]).toEqual([
      1,
      true,
      1,
      true,
    ])
    for (const seat of SEATS) expect(s.view(seat)).toEqual(view)
  })

  it('[ev.info.3] every die is told to everybody with its modifiers', () => {
    const s = scene({ zombies: [zombie([4, 8]), zombie([5, 8])], dice: ['ev.attack.3: 2'] })
    s.do('M1', { do: 'shoot', weapon: 'rifle', zombie: 1, stand: true })
    expect(s.event('attacked')).toMatchObject({
      face: 2,
      modifiers: [
        { clause: 'ev.attack.3', value: 1 },
        { clause: 'ev.stand.1', value: 1 },
      ],
      total: 4,
    })
    for (const seat of SEATS) expect(s.storyFor(seat)).toEqual(s.story)
  })

  it('[ev.info.3] the list of the tiles still face down is public, in an order that says nothing', () => {
    const s = newGame({ dice: laying({ C3: 'T09', E5: 'T01', A1: 'T25' }) })
    const listed = Array.from({ length: 25 }, (_, i) => `T${String(i + 1).padStart(2, '0')}`)
    expect(s.event('set up').faceDown).toEqual(listed)
    for (const seat of SEATS) expect(s.view(seat).faceDown).toEqual(listed.filter((id) => id !== 'T09'))
  })

  it('[ev.info.3] in Quick Patrol the nine tiles in play are listed from the start', () => {
    const s = newGame({ options: { scenario: 'S2' }, dice: seeded('nine') })
    const { faceDown } = s.event('set up')
    expect(faceDown).toHaveLength(9)
    expect(faceDown).toEqual(s.state.tiles.map((tile) => tile.id).sort())
    expect(s.view(null).faceDown).toEqual(faceDown.filter((id) => id !== s.state.tiles[s.state.spawnTile]?.id))
  })
})

describe('automated seats', () => {
  it('[ev.info.4] a bot is given the view of its seat, never the state', () => {
    const { table } = upTo('place a zombie')
    const given: unknown[] = []
    const spied = {
      ...evac,
      advise: (...args: Parameters<typeof evac.advise>) => {
        given.push(args[0])
        return evac.advise(...args)
      },
    }
    expect(onClock(spied, table, 'Z')).toHaveLength(1)
    expect(given).toEqual([evac.view(table, 'Z')])
  })

  it.each(['place a door', 'place a zombie', 'place your marine', 'act', 'activate a zombie'])(
    '[ev.info.4] its advice is the same whatever lies face down: %s',
    (question) => {
      const { table } = upTo(question, 'advice')
      const other = otherWorld(table)
      for (const seat of pending(table)?.owe ?? [])
        expect(evac.advise(evac.view(other, seat), other.book, seat, choices(other, seat))).toEqual(
          evac.advise(evac.view(table, seat), table.book, seat, choices(table, seat)),
        )
    },
  )

  it('[ev.info.4] what it imagines face down is possible and looks like what it sees', () => {
    const { table } = upTo('act', 'imagined')
    const view = evac.view(table, 'M1')
    const seen = new Set<string>()
    for (let seed = 0; seed < 40; seed++) {
      const state = evac.resample(view, table.book, seeded(seed))
      const imagined = sit<EvacKit>(evac, state, table.book, seeded(seed))
      expect(evac.view(imagined, 'M1')).toEqual(view)
      const pad = state.tiles.findIndex((tile) => tile.id === 'T01')
      seen.add(String(pad))
      expect(tileDistance(5, pad, state.starts[0] as number)).toBeGreaterThanOrEqual(2)
    }
    expect(seen.size).toBeGreaterThan(8)
  })

  it('[ev.info.4] [ev.setup.8] on a map too small for the distance it imagines the helipad as far away as can be', () => {
    const s = newGame({ options: { ...NO_DOORS, scenario: 'S2', helipadMinDistance: 4 }, dice: seeded('small') })
    s.do('M1', { do: 'choose-start', tile: 'B3' })
    const view = s.view('M1')
    const places = new Set<number>()
    for (let seed = 0; seed < 40; seed++)
      places.add(evac.resample(view, s.table.book, seeded(seed)).tiles.findIndex((tile) => tile.id === 'T01'))
    expect([...places].sort((a, b) => a - b)).toEqual([0, 2])
  })
})
