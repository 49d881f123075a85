import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { Worker as Thread } from 'node:worker_threads'
import { sha256Hex } from '@shamble/kernel'
import { build } from 'vite'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openStage, type Stage } from './stage.ts'

const FOLDER = join(import.meta.dirname, '../../../scripts/same-games')
const RECORDED = readFileSync(join(FOLDER, 'digest.txt'), 'utf8').trim()

/** The games as one script, which sets `same`. */
async function script(): Promise<string> {
  const entry = join(FOLDER, 'play.ts')
  const built = await build({
    configFile: false,
    logLevel: 'error',
    build: { write: false, minify: false, lib: { entry, name: 'same', formats: ['iife'] } },
  })
  const [first] = [built].flat()
  if (!first || !('output' in first)) throw new Error('nothing was built')
  return first.output[0].code
}

let stage: Stage
let code: string
beforeAll(async () => {
  ;[stage, code] = await Promise.all([openStage(), script()])
})
afterAll(() => stage.close())

/** The text of a program that plays every `of`th game from `first` on. */
const program = (first: number, of: number, tell: string): string =>
  `${code}; same.sameGames(${first}, ${of}).then((lines) => ${tell}(lines))`

/** The lines of as many players, as if one had played them all. */
const digestOf = (parts: readonly (readonly string[])[]): string => {
  const many = parts.flat().length
  const lines = Array.from({ length: many }, (_, at) => parts[at % parts.length]?.[Math.floor(at / parts.length)])
  return sha256Hex(lines.join('\n'))
}

const inNode = (players: number): Promise<string[][]> =>
  Promise.all(
    Array.from({ length: players }, (_, first) => {
      const tell = "require('node:worker_threads').parentPort.postMessage"
      const thread = new Thread(program(first, players, tell), { eval: true })
      return new Promise<string[]>((done, fail) => thread.once('message', done).once('error', fail))
    }),
  )

async function inChromium(players: number): Promise<string[][]> {
  const { page } = await stage.visit({ bypassCSP: true })
  await page.goto('/manifest.webmanifest')
  const programs = Array.from({ length: players }, (_, first) => program(first, players, 'postMessage'))
  return page.evaluate((texts) => {
    const play = (text: string): Promise<string[]> =>
      new Promise((done, fail) => {
        const worker = new Worker(URL.createObjectURL(new Blob([text], { type: 'text/javascript' })))
        worker.onmessage = ({ data }) => done(data as string[])
        worker.onerror = ({ message }) => fail(new Error(message))
      })
    return Promise.all(texts.map(play))
  }, programs)
}

describe('the same games come to the recorded digest', () => {
  it.each([1, 2])('in %i threads of Node', async (threads) => {
    expect(digestOf(await inNode(threads))).toBe(RECORDED)
  })

  it.each([1, 2])('in %i workers of Chromium', async (workers) => {
    expect(digestOf(await inChromium(workers))).toBe(RECORDED)
  })
})
