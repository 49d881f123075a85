import { mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { connect, type AddressInfo } from 'node:net'
import type { Server } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
// @ts-expect-error plain Node, so that `npm start` runs on a fresh clone
import { createFileServer } from './file-server.mjs'

const top = mkdtempSync(join(tmpdir(), 'shamble-files-'))
const folder = join(top, 'page')
let server: Server
let port = 0

beforeAll(async () => {
  mkdirSync(join(folder, 'assets'), { recursive: true })
  mkdirSync(join(top, 'outside'))
  writeFileSync(join(top, 'outside', 'secret.txt'), 'secret')
  for (const name of ['index.html', 'long-document.html', 'assets/app-AbCd_123.js', 'assets/plain.js'])
    writeFileSync(join(folder, name), name)
  symlinkSync(join(top, 'outside', 'secret.txt'), join(folder, 'file.txt'))
  symlinkSync(join(top, 'outside'), join(folder, 'folder'))
  symlinkSync(join(folder, 'loop'), join(folder, 'loop'))
  symlinkSync(join(top, 'outside', 'secret.txt'), join(folder, 'index.html.br'))
  server = (createFileServer as (folder: string) => Server)(folder)
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done))
  port = (server.address() as AddressInfo).port
})
afterAll(() => {
  server.close()
  server.closeAllConnections()
  rmSync(top, { recursive: true })
})

const ask = (path: string): Promise<Response> =>
  fetch(`http://127.0.0.1:${port}${path}`, { headers: { 'Accept-Encoding': 'br' } })

describe('the file server', () => {
  it.each(['/file.txt', '/folder/secret.txt', '/loop'])('follows no link: %s', async (path) => {
    expect((await ask(path)).status).toBe(404)
  })

  it('takes no link for the packed form of a file', async () => {
    const page = await ask('/')
    expect(page.headers.get('content-encoding')).toBeNull()
    expect(await page.text()).toBe('index.html')
  })

  it('serves a folder that is itself reached by a link', async () => {
    symlinkSync(folder, join(top, 'by-link'))
    const other = (createFileServer as (folder: string) => Server)(join(top, 'by-link'))
    await new Promise<void>((done) => other.listen(0, '127.0.0.1', done))
    const page = await fetch(`http://127.0.0.1:${(other.address() as AddressInfo).port}/`)
    other.close()
    expect(page.status).toBe(200)
  })

  it.each([
    ['/assets/app-AbCd_123.js', true],
    ['/assets/plain.js', false],
    ['/long-document.html', false],
    ['/', false],
  ])('lets a browser keep %s for ever: %s', async (path, kept) => {
    const answer = await ask(path)
    expect(answer.status).toBe(200)
    expect(answer.headers.get('cache-control')?.includes('immutable')).toBe(kept)
  })

  it('waits at most ten seconds for who sends nothing, half a head or half a body', async () => {
    const began = performance.now()
    const half = ['', 'GET / HTTP/1.1\r\nHost: x\r\n', 'POST / HTTP/1.1\r\nHost: x\r\nContent-Length: 9\r\n\r\nhalf']
    await Promise.all(
      half.map((sent) => {
        const socket = connect(port, '127.0.0.1', () => socket.write(sent))
        socket.resume()
        return new Promise((done) => socket.once('close', done).once('error', () => {}))
      }),
    )
    expect(performance.now() - began).toBeLessThan(10_000)
  }, 15_000)
})
