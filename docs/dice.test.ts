import { execFileSync } from 'node:child_process'
import { createHash, createHmac } from 'node:crypto'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { evac } from '@shamble/evac'
import {
  type Bound,
  commitmentTo,
  committed,
  committedDice,
  lockOf,
  matchFromPosition,
  proposeUndo,
  type Save,
  saveMatch,
  sourceOf,
  verifySave,
} from '@shamble/kernel'
import { afterAll, describe, expect, it } from 'vitest'
import { type Block, blocks, documentText, json, pathOf } from './blocks.ts'

const text = documentText('dice.md')
const sha256 = (of: string): string => createHash('sha256').update(of).digest('hex')

interface Worked {
  readonly secret: string
  readonly bound: Bound
  readonly shares: Record<string, string>
  readonly sharesText: string
  readonly sharesHash: string
  readonly text: string
  readonly hmac: string
  readonly commitment: string
  readonly lock: string
  readonly number: number
  readonly face: number
}

const worked = json(blocks(text, 'json roll')[0] as Block) as Worked

describe('docs/dice.md', () => {
  const folder = mkdtempSync(join(tmpdir(), 'shamble-docs-'))
  afterAll(() => rmSync(folder, { recursive: true }))

  it('works the first roll out as it says', () => {
    const { secret, bound, shares } = worked
    const { match } = bound
    const { game, holders, match: _, options, physical, position, rules, undoDice } = bound
    const sorted = { game, holders, match, options, physical, position, rules, undoDice }
    expect(worked.commitment).toBe(sha256(JSON.stringify(['shamble-seal', secret, sorted])))
    expect(commitmentTo(secret, bound)).toBe(worked.commitment)
    expect(worked.lock).toBe(sha256(JSON.stringify(['shamble-share', worked.commitment, 'M1', shares['M1']])))
    expect(lockOf(worked.commitment, 'M1', 'apple pie')).toBe(worked.lock)
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
    const { rolls, draws } = committedIn(save).at
    expect(outside(folder, save)).toBe(`all ${rolls} rolls are as committed\nall ${draws} draws are as committed\n`)
  })

  it('has the outside script read the 0 of a die that is read from 0 as its last face', () => {
    const save = structuredClone(finishedSave())
    const source = sourceOf({ secret: worked.secret, shares: worked.shares, match: worked.bound.match })
    const line = save.entries.find(({ rolled }) => rolled.length > 0)
    const k = line?.k?.rolled[0] as number
    const n = Array.from({ length: 60 }, (_, i) => i + 2).find((sides) => source('roll', k, sides) === sides - 1)
    const roll = line?.rolled[0] as [string, number, number]
    roll.splice(1, 2, n as number, 0)
    expect(outside(folder, save)).toContain('rolls are as committed')
    expect(verifySave(save)).toMatchObject({ ok: true })
    roll[2] = 1
    expect(() => outside(folder, save)).toThrow(`roll ${k} is wrong`)
    expect(verifySave(save)).toMatchObject({ ok: false })
  })

  it.each<[string, string, (save: Save) => void]>([
    ['a changed face', 'roll 2 is wrong', ({ entries }) => turn(entries[0]?.rolled[0])],
    ['a changed secret', 'the secret is not', (save) => Object.assign(save.dice, { secret: '0'.repeat(64) })],
    [
      'another name',
      'the secret is not',
      (save) => Object.assign(committedIn(save).bound ?? {}, { match: 'saturday' }),
    ],
    ['another share', 'M1: not the share', (save) => Object.assign(committedIn(save).shares, { M1: 'cherry pie' })],
    ['another option', 'options: not as', (save) => Object.assign(save.options, { night: 1 })],
    ['another position', 'the position is not', (save) => Object.assign(save, { position: {} })],
    ['a roll left out', 'roll 1 is missing', (save) => void delete save.takenBack],
    ['a roll by hand', 'nobody throws by hand', ({ entries }) => void (entries[0]?.k?.rolled ?? []).fill(0)],
  ])('has the outside script find %s', (_, why, cheat) => {
    const save = structuredClone(finishedSave())
    cheat(save)
    expect(() => outside(folder, save)).toThrow(why)
    expect(verifySave(save)).toMatchObject({ ok: false })
  })
})

const committedIn = (save: Save): Extract<Save['dice'], { kind: 'committed' }> => {
  if (save.dice.kind !== 'committed') throw new Error('other dice')
  return save.dice
}

function turn(roll: [string, number, number] | undefined): void {
  if (roll) roll[2] = (roll[2] % roll[1]) + 1
}

/** A short match with committed dice: a shot that is taken back, another shot, and the end. */
function finishedSave(): Save {
  const { secret, bound, shares } = worked
  const marines = [
    { seat: 'M1', type: 'grunt', at: [4, 4] },
    { seat: 'M2', type: 'medic', at: [10, 4] },
  ]
  const source = committedDice({ secret, shares, match: bound.match })
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
  const file = join(folder, 'save.json')
  writeFileSync(file, JSON.stringify(save))
  return execFileSync(process.execPath, [pathOf('verify-dice.mjs'), file], { encoding: 'utf8', stdio: 'pipe' })
}
