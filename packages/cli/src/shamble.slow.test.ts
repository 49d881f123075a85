import { spawnSync } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { describe, expect, it } from 'vitest'
import { DUEL, scratch, SHOT } from './testing.ts'

const PROGRAM = fileURLToPath(new URL('../bin/shamble.mjs', import.meta.url))

const spawned = (words: readonly string[], input = ''): { code: number | null; out: string; err: string } => {
  const { status, stdout, stderr } = spawnSync(process.execPath, [PROGRAM, ...words], { input, encoding: 'utf8' })
  return { code: status, out: stdout, err: stderr }
}

describe('the program', () => {
  it('reads a run file from the standard input and prints JSON', () => {
    const { code, out, err } = spawned(['run', '-'], JSON.stringify({ ...DUEL, commands: [SHOT] }))
    expect({ code, err }).toEqual({ code: 0, err: '' })
    expect(JSON.parse(out)).toMatchObject({ game: 'evac', commands: [{ applied: true }] })
  })

  it('simulates, saves, replays and verifies', () => {
    const { path, list } = scratch()
    const words = ['sim', 'evac', '--scenario', 'S2', '--option', 'turnLimit=5', '--bot', 'all=random']
    expect(spawned([...words, '--save', path('game.json'), '--dice', 'committed'])).toMatchObject({ code: 0, err: '' })
    expect(list()).toEqual(['game.json'])
    expect(spawned(['replay', path('game.json')])).toMatchObject({ code: 0, err: '' })
    expect(spawned(['verify', path('game.json')])).toMatchObject({ code: 0, err: '' })
    expect(spawned([...words, '--games', '2'])).toMatchObject({ code: 0, err: '' })
  })

  it('ends a bad call with one line and code 2', () => {
    const { code, out, err } = spawned(['sim', 'evac', '--gmaes', '3'])
    expect({ code, out }).toEqual({ code: 2, out: '' })
    expect(err).toMatch(/^shamble sim: there is no flag "--gmaes"[^\n]*\n$/)
  })
})
