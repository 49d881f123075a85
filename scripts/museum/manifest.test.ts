import { expect, it } from 'vitest'
import { SAVED_GAMES } from '../../packages/cli/src/games.ts'
import { type Manifest, manifestFaults, readManifest, recordings } from './manifest.ts'

it('no recorded game changed while the version of its rules did not', () => {
  expect(manifestFaults(readManifest(), recordings(SAVED_GAMES))).toEqual([])
})

const BEFORE: Manifest = { chess: { rules: '1', golden: { 'golden/mate.json': 'aa', 'golden/draw.json': 'bb' } } }
const now = (rules: string, golden: Record<string, string>): Manifest => ({ chess: { rules, golden } })

it('a changed recording under the same version is found, and what is to be done is said', () => {
  const [fault] = manifestFaults(BEFORE, now('1', { 'golden/mate.json': 'a!', 'golden/draw.json': 'bb' }))
  expect(fault).toMatch(/^golden\/mate\.json changed and rules 1 of chess did not\. .*raise rulesVersion/)
  expect(fault).toMatch('npm run museum -- add')
})

it('a recording that is gone under the same version is found', () => {
  expect(manifestFaults(BEFORE, now('1', { 'golden/draw.json': 'bb' }))[0]).toMatch('golden/mate.json changed')
})

it.each([
  ['the version is raised', now('2', { 'golden/mate.json': 'a!', 'golden/draw.json': 'bb' })],
  ['a recording is new', now('1', { 'golden/mate.json': 'aa', 'golden/draw.json': 'bb', 'golden/fork.json': 'cc' })],
  ['a game is new', { ...BEFORE, go: { rules: '1', golden: {} } }],
])('the list is to be written again when %s', (_, today) => {
  expect(manifestFaults(BEFORE, today)[0]).toMatch(/are not those .*run npm run museum -- add\.$/)
})

it('nothing is found where nothing changed', () => {
  expect(manifestFaults(BEFORE, BEFORE)).toEqual([])
})
