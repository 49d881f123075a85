import { execFileSync } from 'node:child_process'
import { createHash, createHmac } from 'node:crypto'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { evac } from '@shamble/evac'
import {
  committed,
  committedDice,
  matchFromPosition,
  proposeUndo,
  type Save,
  saveMatch,
  verifySave,
} from '@shamble/kernel'
import { afterAll, describe, expect, it } from 'vitest'
import { type Block, blocks, documentText, json, pathOf } from './blocks.ts'

const text = documentText('dice.md')
const sha256 = (of: string): string => createHash('sha256').update(of).digest('hex')

interface Worked {
  readonly secret: string
  readonly match: string
  readonly shares: Record<string, string>
  readonly sharesText: string
  readonly sharesHash: string
  readonly text: string
  readonly hmac: string
  readonly commitment: string
  readonly number: number
  readonly face: number
}

const worked = json(blocks(text, 'json roll')[0] as Block) as Worked

describe('docs/dice.md', () => {
  const folder = mkdtempSync(join(tmpdir(), 'shamble-docs-'))
  afterAll(() => rmSync(folder, { recursive: true }))

  it('works the first roll out as it says', () => {
    const { secret, match, shares } = worked
    expect(worked.commitment).toBe(sha256(secret))
    expect(worked.sharesText).toBe(JSON.stringify(Object.entries(shares).sort(([a], [b]) => (a < b ? -1 : 1))))
    expect(worked.sharesHash).toBe(sha256(worked.sharesText))
    expect(worked.text).toBe(`shamble-roll|${match}|${worked.sharesHash}|1|6|0`)
    const mac = createHmac('sha256', secret).update(worked.text).digest()
    expect([worked.hmac, worked.number, worked.face]).toEqual([
      mac.toString('hex'),
      mac.readUInt32BE(0),
      1 + (mac.readUInt32BE(0) % 6),
    ])
    expect(committed({ secret, match, shares }).roll({ clause: '', sides: 6, seat: '', what: '' })).toBe(worked.face)
  })

  it('leads from a save to the outside script, taken-back rolls included', () => {
    const save = finishedSave()
    expect(verifySave(save)).toMatchObject({ ok: true, verified: { spent: 1 } })
    const rolls = save.dice.kind === 'committed' ? save.dice.at.rolls : 0
    expect(outside(folder, save)).toBe(`all ${rolls} rolls are as committed\n`)
    const [first, ...rest] = save.entries
    const [roll] = first?.rolled ?? []
    const forged = { ...save, entries: [{ ...first, rolled: [[roll?.[0], 6, ((roll?.[2] ?? 0) % 6) + 1]] }, ...rest] }
    expect(() => outside(folder, forged as unknown as Save)).toThrow('is missing or wrong')
  })
})

/** A short match with committed dice: a shot that is taken back, another shot, and the end. */
function finishedSave(): Save {
  const { secret, match: name, shares } = worked
  const marines = [
    { seat: 'M1', type: 'grunt', at: [4, 4] },
    { seat: 'M2', type: 'medic', at: [10, 4] },
  ]
  const source = committedDice({ secret, shares, match: name })
  const holders = { Z: { bot: 'competent' }, M1: { person: 'Ann' }, M2: { person: 'Ann' } }
  const read = matchFromPosition(evac, { marines, zombies: [{ at: [4, 9] }] }, {}, holders, source, {
    undoDice: 'fresh',
    physical: [],
  })
  if (!read.ok) throw new Error(read.fault.reason)
  const match = read.value
  const shot = { do: 'shoot', weapon: 'pistol', zombie: 1, stand: true }
  match.submit('M1', null, shot)
  proposeUndo(match, 'M1')
  match.submit('M1', null, shot)
  match.submit('Z', null, { do: 'resign' })
  match.submit('M1', null, { do: 'resign' })
  match.submit('M2', null, { do: 'resign' })
  expect(match.table.state.outcome).not.toBeNull()
  return saveMatch(match, { private: false })
}

function outside(folder: string, save: Save): string {
  const [files, match, script] = ['save.json', 'match.json', 'rolls.mjs'].map((name) => join(folder, name)) as [
    string,
    string,
    string,
  ]
  writeFileSync(files, JSON.stringify(save))
  writeFileSync(script, (blocks(text, 'js rolls.mjs')[0] as Block).text)
  const node = (...args: string[]): string => execFileSync(process.execPath, args, { encoding: 'utf8', stdio: 'pipe' })
  writeFileSync(match, node(script, files))
  return node(pathOf('verify-dice.mjs'), match)
}
