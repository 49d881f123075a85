import { type ChildProcessWithoutNullStreams, spawn, spawnSync } from 'node:child_process'
import { cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { request } from 'node:http'
import { type AddressInfo, createServer } from 'node:net'
import { networkInterfaces, tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'

const root = resolve(import.meta.dirname, '..')
const script = join(root, 'scripts/start.mjs')

/** Runs a start that is expected to end by itself. */
function start(env: Record<string, string>, args: string[] = [], file = script) {
  const { npm_execpath: _, ...inherited } = process.env
  const result = spawnSync(process.execPath, [...args, file], { env: { ...inherited, ...env }, encoding: 'utf8' })
  return { code: result.status, out: result.stdout.trim(), error: result.stderr.trim() }
}

describe('npm start, when something is wrong', () => {
  it.each(['abc', '-1', '65536', '80.5', ' 80'])('names a PORT of "%s"', (port) => {
    expect(start({ PORT: port })).toEqual({
      code: 1,
      out: '',
      error: `PORT must be a whole number from 0 to 65535, not "${port}"`,
    })
  })

  it('names a taken port', async () => {
    const other = createServer()
    await new Promise<void>((done) => other.listen(0, done))
    const { port } = other.address() as AddressInfo
    const result = start({ PORT: String(port) })
    other.close()
    expect(result.code).toBe(1)
    expect(result.error).toBe(`Port ${port} is taken; choose another one: PORT=${port + 1} npm start`)
  })

  it('names a HOST that is no address of this machine', () => {
    expect(start({ PORT: '0', HOST: '203.0.113.7' })).toMatchObject({
      code: 1,
      error: 'HOST must be an address of this machine, not "203.0.113.7"; 0.0.0.0 is all of them',
    })
  })

  it('names a Node that is too old', () => {
    const old = "Object.defineProperty(process, 'versions', { value: { ...process.versions, node: '18.19.1' } })"
    const result = start({}, ['--import', `data:text/javascript,${encodeURIComponent(old)}`])
    expect(result).toEqual({ code: 1, out: '', error: 'Node 20 or newer is needed, this is 18.19.1' })
  })

  it('names a failed installation', () => {
    const folder = mkdtempSync(join(tmpdir(), 'shamble-start-'))
    mkdirSync(join(folder, 'scripts'))
    for (const name of ['start.mjs', 'require-node.mjs', 'install.mjs', 'build.mjs', 'only-one.mjs', 'start']) {
      cpSync(join(root, 'scripts', name), join(folder, 'scripts', name), { recursive: true })
    }
    writeFileSync(join(folder, 'package.json'), '{"name":"x","version":"1.0.0"}')
    const result = start({ PORT: '0' }, [], join(folder, 'scripts/start.mjs'))
    rmSync(folder, { recursive: true })
    expect(result.code).toBe(1)
    expect(result.error).toMatch(/^Installing failed \(npm ci\): .*package-lock.*$/)
  })
})

describe('npm start', () => {
  let server: ChildProcessWithoutNullStreams
  let address = ''

  beforeAll(async () => {
    server = spawn(process.execPath, [script], { env: { ...process.env, PORT: '0' } })
    address = await new Promise<string>((done) => {
      let said = ''
      server.stdout.on('data', (data) => {
        said += String(data)
        const found = /^Shamble is at (http:\/\/localhost:\d+)\/ for this machine alone; .*$/m.exec(said)?.[1]
        if (found) done(found)
      })
    })
  })
  afterAll(() => server.kill())

  it('serves the page with its type and an ETag, and answers 304 to who has it', async () => {
    const page = await fetch(`${address}/?any=query`)
    expect([page.status, page.headers.get('content-type')]).toEqual([200, 'text/html; charset=utf-8'])
    expect(await page.text()).toContain('<title>Shamble</title>')
    const etag = page.headers.get('etag') ?? ''
    const again = await fetch(`${address}/`, { headers: { 'If-None-Match': etag } })
    expect(again.status).toBe(304)
  })

  it.each([
    ['/icon.svg', 'image/svg+xml'],
    ['/sw.js', 'text/javascript; charset=utf-8'],
    ['/manifest.webmanifest', 'application/manifest+json'],
  ])('serves %s as %s', async (path, type) => {
    expect((await fetch(address + path)).headers.get('content-type')).toBe(type)
  })

  it('lets a browser keep files for ever whose names change with their content, and nothing else', async () => {
    const page = await (await fetch(`${address}/`)).text()
    const [script] = /assets\/[\w-]+\.js/.exec(page) ?? []
    const kept = await fetch(`${address}/${script}`)
    expect(kept.headers.get('cache-control')).toBe('public, max-age=31536000, immutable')
    for (const path of ['/', '/sw.js', '/icon.svg'])
      expect((await fetch(address + path)).headers.get('cache-control')).toBe('no-cache')
  })

  it('packs text for who can unpack it', async () => {
    const encoding = async (accepts: string): Promise<string | null> => {
      const { headers } = await fetch(`${address}/sw.js`, { headers: { 'Accept-Encoding': accepts } })
      return headers.get('content-encoding')
    }
    expect(await encoding('gzip, deflate, br')).toBe('br')
    expect(await encoding('gzip')).toBe('gzip')
    expect(await encoding('identity')).toBeNull()
  })

  it('answers HEAD without a body', async () => {
    const head = await fetch(`${address}/`, { method: 'HEAD' })
    expect(Number(head.headers.get('content-length'))).toBeGreaterThan(300)
    expect(await head.text()).toBe('')
  })

  it.each([
    '/../package.json',
    '/..%2fpackage.json',
    '/%2e%2e/package.json',
    '/..\\package.json',
    '/.hidden',
    '/no',
    '/%',
    '/%00',
  ])('answers 404 to %s', async (path) => {
    expect(await status(path)).toBe(404)
  })

  it('answers on no other address of this machine', async () => {
    const others = Object.values(networkInterfaces()).flatMap((all) => all ?? [])
    const [other] = others.filter(({ family, internal }) => family === 'IPv4' && !internal)
    // A machine without a network has no other address.
    if (!other) return
    const { port } = new URL(address)
    await expect(fetch(`http://${other.address}:${port}/`)).rejects.toThrow('fetch failed')
  })

  it('refuses other methods', async () => {
    expect(await status('/', 'POST')).toBe(405)
  })

  /** Asks with the path exactly as given; fetch would tidy it first. */
  function status(path: string, method = 'GET'): Promise<number | undefined> {
    const { hostname, port } = new URL(address)
    return new Promise((done, fail) => {
      request({ hostname, port, path, method }, (response) => {
        response.resume()
        done(response.statusCode)
      })
        .once('error', fail)
        .end()
    })
  }
})
