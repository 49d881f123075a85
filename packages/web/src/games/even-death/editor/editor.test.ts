import { playGame } from '@shamble/bots'
import { evenDeathRules } from '@shamble/even-death'
import { evenDeathExtras } from '@shamble/even-death/extras'
import { ownTableFaults } from '@shamble/even-death/forecast'
import { TERRAIN_IDS, terrainKind } from '@shamble/even-death/page'
import { anyGame } from '@shamble/kernel'
import { describe, expect, it } from 'vitest'
import { readDocument } from '../../../editor/files.ts'
import { EditorSession } from '../../../editor/session.ts'
import { checksOf } from './checks.ts'
import { blankDocument, copies, openDocument } from './document.ts'
import { editor } from './editor.tsx'
import type { OwnTable } from './own.ts'
import { asKind, kindsLike } from './pieces.ts'

const opened = (document: OwnTable = blankDocument()): EditorSession => new EditorSession(editor, 'one', document)
const now = (session: EditorSession): OwnTable => session.document as OwnTable

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

const tools = editor.groups.flatMap((group) => group.tools)

describe('building a table', () => {
  it('begins with a table that can be played, and copies those of the book', () => {
    expect(ownTableFaults(blankDocument())).toEqual([])
    for (const { make } of copies()) {
      expect(openDocument(make()).ok).toBe(true)
      expect(editor.tree(make()).length).toBeGreaterThan(1)
    }
  })

  it.each(tools.map(({ id }) => id))('lays by one press with %s what the rules allow', (tool) => {
    const session = opened()
    expect(lay(session, tool, [30, 30])).toBe(true)
    expect(checksOf(now(session)).filter(({ grade }) => grade === 'fault')).toEqual([])
    expect(session.one).not.toBeNull()
    expect(editor.fields(now(session), session.one ?? '').length).toBeGreaterThan(0)
  })

  it('has a letter of its own for every tool', () => {
    expect(new Set(tools.map(({ key }) => key)).size).toBe(tools.length)
    for (const { key } of tools) expect('usc').not.toContain(key)
  })

  it('[ed.terrain.11] lays every kind of terrain that stands by itself, as it must be', () => {
    const laid = new Set<string>()
    for (const { id } of tools) {
      const session = opened()
      lay(session, id, [30, 30])
      for (const piece of now(session).pieces)
        for (const kind of kindsLike(piece)) {
          const other = { ...now(session), pieces: [asKind(piece, kind)] }
          expect(ownTableFaults(other).filter(({ grade }) => grade === 'fault')).toEqual([])
          laid.add(kind)
        }
    }
    const alone = TERRAIN_IDS.filter((id) => !['stretch', 'point'].includes(terrainKind(id).footprint.is))
    const missing = alone.filter((id) => !laid.has(id))
    // Parts of buildings and what markers are made of have tools of their own.
    expect(missing).toEqual(['building-wall', 'marker'])
  })

  it('keeps the size that a kind has when it is pulled, and turns buildings by quarters', () => {
    const session = opened()
    lay(session, 'crates', [30, 30])
    const key = session.one ?? ''
    const pulled = editor.pull(now(session), key, 'se', { x: 50, y: 50 }) as OwnTable
    expect(pulled.pieces[0]).toMatchObject({ size: [2, 2] })
    const house = opened()
    lay(house, 'building', [30, 30])
    const turned = editor.turn(now(house), house.one ?? '', 90) as OwnTable
    expect(turned.pieces[0]).toMatchObject({ turns: 1 })
    expect(editor.rectOf(turned, house.one ?? '')).toMatchObject({ width: 8, height: 9 })
    const wood = opened()
    lay(wood, 'woods', [30, 30], [30, 45])
    expect(now(wood).pieces[0]).toMatchObject({ radius: 6 })
  })

  it('[ed.deploy.6] gives a new zone to the seat with the fewest, and keeps the last of each', () => {
    const session = opened()
    lay(session, 'zone', [24, 24], [36, 36])
    expect(now(session).seats.map(({ zones }) => zones.length)).toEqual([2, 1])
    expect(editor.remove(now(session), 'seats[0].zones[1]')).not.toBeNull()
    expect(editor.remove(now(session), 'seats[1].zones[0]')).toBeNull()
  })

  it('is written and read back the same, and refuses what is none with its place', () => {
    const session = opened()
    lay(session, 'woods', [30, 30])
    lay(session, 'building', [20, 40])
    const text = JSON.stringify(now(session))
    const back = readDocument(editor, text)
    expect(back.ok && back.document).toEqual(now(session))
    expect(
      openDocument({ ...now(session), pieces: [{ is: 'disc', kind: 'swamp', at: [1, 1], radius: 3 }] }),
    ).toMatchObject({
      ok: false,
      fault: { at: 'pieces[0].kind' },
    })
  })

  it('says what is wrong in whole sentences, each with its place and clause', () => {
    const session = opened({ ...blankDocument(), seats: blankDocument().seats.slice(0, 1) })
    expect(checksOf(now(session))).toEqual([
      { grade: 'fault', at: 'seats', why: 'Two seats or more fight.', clause: 'ed.setup.1' },
    ])
  })
})

it('what is built is played at once, to its end', { timeout: 60_000 }, () => {
  const session = opened()
  lay(session, 'building', [30, 30])
  lay(session, 'lowwall', [20, 40], [28, 40])
  lay(session, 'marker', [30, 36])
  const { options } = editor.play(now(session))
  const game = anyGame({ ...evenDeathRules, ...evenDeathExtras })
  const { grade, turns, refused } = playGame({
    game,
    options: { ...options, roundLimit: 2 },
    seed: 'own',
    budget: { nodes: 1 },
  })
  expect([editor.grades.map(({ id }) => id).includes(grade ?? ''), turns, refused]).toEqual([true, 2, 0])
})
