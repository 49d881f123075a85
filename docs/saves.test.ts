import { evac } from '@shamble/evac'
import {
  anyGame,
  matchFromPosition,
  openSave,
  replaySave,
  type Save,
  saveMatch,
  saveShape,
  scriptedDice,
} from '@shamble/kernel'
import { describe, expect, it } from 'vitest'
import { type Block, blocks, codes, documentText, json, section, table } from './blocks.ts'

const text = documentText('saves.md')
const example = json(blocks(text, 'json save')[0] as Block) as Save
const games = [anyGame(evac)]

function theSave(): Save {
  const rolled = (example.entries[0]?.rolled ?? []).map(([clause, sides, face]) => `${clause} d${sides}: ${face}`)
  const left = example.dice.kind === 'scripted' ? example.dice.left.map(Number) : []
  const read = matchFromPosition(evac, example.position, {}, {}, scriptedDice([...rolled, ...left]))
  if (!read.ok) throw new Error(read.fault.reason)
  for (const { seat, command } of example.entries)
    expect(read.value.submit(seat, null, command)).toMatchObject({ ok: true })
  return saveMatch(read.value, { private: true })
}

/** A copy of a save with something else at a path like `entries.0.n`. */
function changed(save: Save, path: string, value: unknown): unknown {
  const copy = JSON.parse(JSON.stringify(save)) as Record<string, unknown>
  const keys = path.split('.')
  const last = keys.pop() as string
  const place = keys.reduce<Record<string, unknown>>((at, key) => at[key] as Record<string, unknown>, copy)
  place[last] = value
  return copy
}

const names = (rows: readonly string[][]): string[] => rows.map(([key = '']) => key.replace('?', ''))
const fieldsOf = (shape: unknown): Record<string, unknown> => (shape as { fields: Record<string, unknown> }).fields

describe('docs/saves.md', () => {
  const save = theSave()

  it('its example is a save, and opens', () => {
    expect(save).toMatchObject(example)
    expect(openSave(JSON.parse(JSON.stringify(save)), games)).toMatchObject({ ok: true })
  })

  it('names every key of a save, and which may be missing', () => {
    const rows = table(section(text, '## The document'))
    const fields = fieldsOf(saveShape)
    expect(names(rows).sort()).toEqual(Object.keys(fields).sort())
    for (const [key = ''] of rows)
      expect([key, 'optional' in (fields[key.replace('?', '')] as object)]).toEqual([key, key.endsWith('?')])
  })

  it('names every key of an entry', () => {
    const [, second = ''] = section(text, '## The document').split('An entry of the log:')
    const rows = table(second)
    const whole = Object.fromEntries(names(rows).map((key) => [key, null]))
    const { ok, ...read } = replaySave(changed(save, 'entries.0', whole), games) as {
      ok: boolean
      fault: { why: string }
    }
    expect([ok, read.fault.why]).not.toContain('unknown key')
    const needed = rows.filter(([key = '']) => !key.endsWith('?'))
    expect(names(needed).sort()).toEqual(Object.keys(save.entries[0] ?? {}).sort())
  })

  it('names every kind of dice', () => {
    const [, third = ''] = section(text, '## The document').split('`dice` is one of three:')
    for (const [kind = '', keys = ''] of table(third)) {
      const known = codes(keys.replaceAll(/\([^)]*\)/g, '')).filter((key) => !key.includes(' '))
      const dice = Object.fromEntries(known.map((key) => [key.replace('?', ''), null]))
      const read = openSave(changed(save, 'dice', { kind, ...dice }), games)
      expect([kind, read]).toMatchObject([kind, { ok: false, fault: { at: expect.stringMatching(/^dice\./) } }])
      expect(JSON.stringify(read)).not.toContain('unknown key')
    }
  })

  const faults = json(blocks(text, 'json faults')[0] as Block) as { set: [string, unknown]; at: string; why: string }[]
  it.each(faults.map(({ set, at, why }) => [set[0], set[1], at, why] as const))(
    'refuses %s = %j at %s',
    (path, value, at, why) => {
      const opened = openSave(changed(save, path, value), games)
      expect(opened).toMatchObject({ ok: false, fault: { at, why: expect.stringContaining(why) } })
    },
  )

  it('says under which rules a log was recorded that no longer replays', () => {
    const older = changed({ ...save, rules: '0' }, 'entries.0.n', 3)
    const opened = openSave(older, games)
    expect(opened).toMatchObject({
      ok: false,
      fault: { why: expect.stringContaining(`; recorded under rules 0, these are ${evac.rulesVersion}`) },
    })
    expect(openSave({ ...save, rules: '0' }, games)).toMatchObject({ ok: true })
  })

  it('leaves out what tells the next dice while the match goes on', () => {
    const read = matchFromPosition(evac, example.position, {}, {}, scriptedDice([]))
    const open = read.ok ? saveMatch(read.value, { private: false }) : null
    expect(Object.keys(open?.dice ?? {})).toEqual(['kind', 'left'])
    expect(open).not.toHaveProperty('again')
  })
})
