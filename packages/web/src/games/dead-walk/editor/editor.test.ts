import { playGame } from '@shamble/bots'
import { deadWalk, type State } from '@shamble/dead-walk'
import { ownScenarioFaults } from '@shamble/dead-walk/forecast'
import { type AnyTransaction, anyGame, seeded } from '@shamble/kernel'
import { describe, expect, it } from 'vitest'
import { readDocument } from '../../../editor/files.ts'
import { EditorSession } from '../../../editor/session.ts'
import { checksOf } from './checks.ts'
import { blankDocument, copies, openDocument } from './document.ts'
import { drawnOf } from './drawn.ts'
import { editor } from './editor.tsx'
import { goalSentence } from './goals.ts'
import type { OwnScenario } from './own.ts'

const opened = (document: OwnScenario = blankDocument()): EditorSession => new EditorSession(editor, 'one', document)
const now = (session: EditorSession): OwnScenario => session.document as OwnScenario

/** Places a thing with a tool. */
function lay(
  session: EditorSession,
  tool: string,
  from: readonly [number, number],
  to?: readonly [number, number],
): boolean {
  session.pick(tool)
  const spot = ([x, y]: readonly [number, number]) => ({ x, y })
  const done = session.lay(spot(from), to ? spot(to) : null)
  session.pick(null)
  return done
}

describe('building a table', () => {
  it('begins with a table that can be played', () => {
    expect(ownScenarioFaults(blankDocument())).toEqual([])
    for (const { make } of copies()) expect(openDocument(make()).ok).toBe(true)
  })

  it('divides a building into rooms, and moves everything in it along', () => {
    const session = opened()
    lay(session, 'building', [10, 10], [30, 30])
    lay(session, 'inner', [20, 10], [20, 30])
    expect(lay(session, 'door', [20.4, 24])).toBe(true)
    lay(session, 'window', [10, 20])
    const built = now(session).map.buildings[0]
    expect(built?.rooms.map(([, , span]) => span)).toEqual([
      [10, 10, 20, 30],
      [20, 10, 30, 30],
    ])
    expect(built?.doors.map(([, x, y]) => [x, y])).toEqual([
      [22, 30],
      [20, 24],
    ])
    session.choose('map.buildings[0]')
    session.shift({ x: 5, y: 0 })
    expect(now(session).map.buildings[0]?.windows[0]?.slice(1, 3)).toEqual([15, 20])
    expect(ownScenarioFaults(now(session)).filter(({ grade }) => grade === 'fault')).toEqual([])
  })

  it('moves, copies and takes away several things together, and takes all of it back at once', () => {
    const session = opened()
    lay(session, 'building', [10, 10], [30, 30])
    for (const at of [
      [50, 20],
      [60, 20],
      [80, 70],
    ] as const)
      lay(session, 'zombie', at)
    const before = now(session)
    session.choose(null)
    session.chooseIn({ x: 8, y: 8, width: 60, height: 30 })
    expect(session.chosen).toEqual(['zombies[0]', 'zombies[1]', 'map.buildings[0]'])
    // The building stops at the edge, and all stay as far apart as they were.
    session.shift({ x: -15, y: 2 })
    expect(now(session).map.buildings[0]?.outline).toEqual([0, 12, 20, 32])
    expect(now(session).zombies.map(({ at }) => at)).toEqual([
      [40, 22],
      [50, 22],
      [80, 70],
    ])
    session.undo()
    expect(now(session)).toEqual(before)
    // A press in one of its rooms means the building.
    session.toggleAt({ x: 20, y: 20 }, 0.5)
    expect(session.chosen).toEqual(['zombies[0]', 'zombies[1]'])
    session.copy()
    expect(session.chosen).toEqual(['zombies[3]', 'zombies[4]'])
    expect(now(session).zombies).toHaveLength(5)
    session.undo()
    session.chooseAll(['zombies[0]', 'map.buildings[0]', 'map.buildings[0].doors[0]', 'zombies[1]'])
    session.remove()
    expect(now(session).map.buildings).toEqual([])
    expect(now(session).zombies.map(({ at }) => at)).toEqual([[80, 70]])
    expect(session.chosen).toEqual([])
    session.undo()
    expect(now(session)).toEqual(before)
  })

  it('moves a wall between two rooms for both, with the door in it', () => {
    const session = opened()
    lay(session, 'building', [10, 10], [30, 30])
    lay(session, 'inner', [20, 10], [20, 30])
    lay(session, 'door', [20, 20])
    const pulled = editor.pull(session.document, 'map.buildings[0].rooms[0]', 'se', { x: 24, y: 30 }) as OwnScenario
    expect(pulled.map.buildings[0]?.rooms.map(([, , span]) => span)).toEqual([
      [10, 10, 24, 30],
      [24, 10, 30, 30],
    ])
    expect(pulled.map.buildings[0]?.doors[1]?.slice(1, 3)).toEqual([24, 20])
  })

  it('keeps walls, rooms and doors together when a building is made larger', () => {
    const session = opened()
    lay(session, 'building', [10, 10], [30, 30])
    const larger = editor.pull(session.document, 'map.buildings[0]', 'se', { x: 40, y: 36 }) as OwnScenario
    expect(larger.map.buildings[0]?.rooms[0]?.[2]).toEqual([10, 10, 40, 36])
    expect(larger.map.buildings[0]?.doors[0]?.slice(1, 3)).toEqual([20, 36])
  })

  it('says why a door has no place', () => {
    const session = opened()
    session.pick('door')
    expect(session.lay({ x: 45, y: 45 }, null)).toBe(false)
    expect(session.refusal.value).toBe('No wall with room for a door is near.')
    session.pick(null)
    expect(session.refusal.value).toBeNull()
  })

  it('never becomes something that could not be opened again', () => {
    const session = opened()
    for (let i = 0; i < 101; i++) lay(session, 'zombie', [40, 40])
    expect(now(session).zombies).toHaveLength(100)
    expect(session.change({ ...now(session), title: '' }, 'emptied')).toBe(false)
    expect(session.refusal.value).toContain('title')
    expect(openDocument(session.document).ok).toBe(true)
  })

  it('keeps exits on their edge and vehicles on five degrees', () => {
    const session = opened()
    lay(session, 'exit', [88, 40], [80, 60])
    expect(now(session).map.exit?.edge).toEqual([90, 40, 90, 60])
    lay(session, 'vehicle', [40, 40], [50, 31])
    expect(now(session).map.vehicles[0]?.heading).toBe(50)
  })

  it('takes back and does again, arrows in a row as one', () => {
    const session = opened()
    lay(session, 'zombie', [40, 40])
    for (let i = 0; i < 3; i++) session.shift({ x: 1, y: 0 })
    expect(now(session).zombies[0]?.at).toEqual([43, 40])
    session.undo()
    expect(now(session).zombies[0]?.at).toEqual([40, 40])
    session.undo()
    expect(now(session).zombies).toEqual([])
    session.redo()
    session.redo()
    expect(now(session).zombies[0]?.at).toEqual([43, 40])
  })

  it('leads from a fault to the thing it is about', () => {
    const session = opened()
    lay(session, 'building', [10, 10], [30, 30])
    lay(session, 'building', [25, 25], [40, 40])
    const [first] = checksOf(session.document)
    expect(first?.why).toBe('The buildings B1 and B2 overlap.')
    session.choose(null)
    if (first) session.show(first)
    expect(session.chosen).toEqual(['map.buildings[1]'])
  })

  it('says every goal of our scenarios as a sentence', () => {
    for (const { make } of copies()) {
      const scenario = make()
      for (const goal of [scenario.full, scenario.partial, scenario.engaged])
        expect(goalSentence(scenario, goal)).toMatch(/^[A-Z].*\.$/)
    }
  })
})

describe('games of bots', () => {
  it('are graded as the rules grade them', () => {
    const [lawless] = copies()
    const { options } = editor.play(lawless?.make())
    for (const seed of ['a', 'b', 'c']) {
      let graded: unknown = null
      const onCommand = (_: unknown, { state }: AnyTransaction): void => {
        graded = (state as unknown as State).grade
      }
      const { grade } = playGame({ game: anyGame(deadWalk), options, seed, budget: { nodes: 1 }, onCommand })
      expect(grade).toBe(graded)
      expect(editor.grades.map(({ id }) => id)).toContain(grade)
    }
  })
})

describe('files', () => {
  it('that are no scenario are refused with place and reason', () => {
    expect(readDocument(editor, '{')).toMatchObject({ ok: false, fault: { at: 'line 1, column 2' } })
    const bent = { ...blankDocument(), map: { ...blankDocument().map, size: [90, 'wide'] } }
    expect(readDocument(editor, JSON.stringify(bent))).toMatchObject({ ok: false, fault: { at: 'map.size[1]' } })
    expect(readDocument(editor, JSON.stringify(blankDocument())).ok).toBe(true)
  })
})

/** Numbers of a document are bent, lists doubled, things left out: what still has the form of a scenario is opened. */
function bent(value: unknown, roll: (n: number) => number): unknown {
  if (typeof value === 'number') return roll(6) === 0 ? [0, 1, 7.5, 33.33, 300, value + 1][roll(6)] : value
  if (Array.isArray(value)) {
    const list = value.map((one: unknown) => bent(one, roll))
    if (list.length > 0 && typeof list[0] === 'object' && roll(8) === 0) list.push(list[roll(list.length)])
    if (list.length > 0 && typeof list[0] === 'object' && roll(12) === 0) list.pop()
    return list
  }
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(Object.entries(value).map(([key, one]) => [key, bent(one, roll)]))
}

describe('any document of the right form', () => {
  it('is opened, drawn, told in words, edited in every way and taken back without a throw', () => {
    const dice = seeded('documents')
    const roll = (n: number): number => dice.roll({ clause: 'editor', sides: n, seat: '', what: 'a document' }) - 1
    const sources = copies().map(({ make }) => make())
    let taken = 0
    for (let i = 0; i < 300; i++) {
      const read = openDocument(bent(sources[i % sources.length], roll))
      if (!read.ok) continue
      drawnOf(read.document.map)
      editor.tree(read.document)
      if (++taken % 4 !== 0) continue
      const session = opened(read.document)
      edit(session, roll)
      expect(openDocument(session.document).ok).toBe(true)
      while (session.history.value.past.length > 0) session.undo()
      expect(session.document).toBe(read.document)
    }
    expect(taken).toBeGreaterThan(60)
  })
})

function edit(session: EditorSession, roll: (n: number) => number): void {
  const [width, height] = now(session).map.size
  const spot = () => ({ x: roll(Math.ceil(width) + 1), y: roll(Math.ceil(height) + 1) })
  drawnOf(now(session).map)
  editor.tree(session.document)
  for (const tool of session.tools) {
    session.pick(tool.id)
    session.lay(spot(), roll(2) === 0 ? spot() : null)
  }
  session.pick(null)
  const keys = editor.keys(session.document)
  for (let n = 0; n < 12; n++) {
    const key = keys[roll(keys.length)] as string
    if (!editor.has(session.document, key)) continue
    session.choose(key)
    session.shift({ x: roll(9) - 4, y: roll(9) - 4 })
    for (const { id } of editor.handles(session.document, key))
      session.change(editor.pull(session.document, key, id, spot()), 'pulled')
    session.turn(15)
    const fields = editor.fields(session.document, key).flatMap((group) => group.fields)
    const field = fields[roll(Math.max(1, fields.length))]
    if (field?.kind === 'number') session.change(field.set(roll(40)), 'typed')
    if (field?.kind === 'flag') session.change(field.set(!field.value), 'switched')
    if (field?.kind === 'act') session.take(field.act())
    if (roll(3) === 0) session.copy()
    if (roll(3) === 0) session.remove()
    editor.hits(session.document, spot(), 1)
  }
  drawnOf(now(session).map)
  editor.tree(session.document)
}
