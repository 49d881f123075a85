/** Addresses: what stands after # in the page's, and paths that the file server is asked for. */
import { mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import type { Server } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { GAMES } from '../../../packages/cli/src/games.ts'
import type { Luck } from '../luck.ts'
import { accepted, type Channel, refused, type Verdict, wrong } from '../run.ts'

interface Given {
  /** Of a page. */
  readonly hash?: string
  /** Of a file. */
  readonly path?: string
}

interface Route {
  readonly at: string
  readonly game?: string
}
interface Router {
  readRoute(hash: string): Route
}

const loaded = <T>(file: string): Promise<T> => import(new URL(file, import.meta.url).href) as Promise<T>

const PAGES = [
  'new',
  'table',
  'replay',
  'rules',
  'print',
  'bench',
  'campaign',
  'new-campaign',
  'editor',
  '',
  'constructor',
]
const PARTS = [
  ...GAMES.map(({ id }) => id),
  '__proto__',
  'constructor',
  'toString',
  'hasOwnProperty',
  'ev.los.3',
  'dice',
  '..',
  '.',
  '...',
  '.git',
  '%2e%2e',
  '%2E%2e%2f',
  '..%2f..%2f',
  '%00',
  '%',
  '%zz',
  '%ff',
  '%c0%ae',
  '%ed%a0%80',
  '\ud800',
  '\u0000',
  '\\..\\',
  '//',
  '?x=1',
  '#',
  'x'.repeat(300),
  'x'.repeat(70_000),
  'index.html',
  'assets',
  'outside',
  'link.txt',
  'folder',
  'secret.txt',
  'loop',
  'app-AbCd_123.js',
  'index.html.br',
  ' ',
  'C:',
  'con',
  'ä',
  '😀',
]

const joined = (luck: Luck): string => luck.some(5, () => luck.must(PARTS)).join(luck.isLucky(6) ? '' : '/')

/** Something that reads as an address leads to a page of the page, always the same, without looking at prototypes. */
function page({ readRoute }: Router, hash: string): Verdict {
  const route = readRoute(hash)
  if (JSON.stringify(readRoute(hash)) !== JSON.stringify(route))
    return wrong('accepted', 'broken', 'it leads elsewhere')
  if (
    route.at === '' ||
    !/^(start|nowhere|new|table|replay|rules|print|bench|campaign|new-campaign|editor)$/.test(route.at)
  )
    return wrong('accepted', 'broken', `it leads to ${route.at}`)
  if (route.at === 'nowhere') return refused
  return route.game === undefined || GAMES.some(({ id }) => id === route.game) ? accepted : refused
}

const SECRET = 'nobody may read this'

/** A folder that is served, beside one that is not, with links from the one to the other. */
function folders(): string {
  const top = mkdtempSync(join(tmpdir(), 'shamble-attack-'))
  const folder = join(top, 'page')
  mkdirSync(join(folder, 'assets'), { recursive: true })
  mkdirSync(join(folder, '.git'))
  mkdirSync(join(top, 'outside'))
  for (const name of ['outside/secret.txt', 'secret.txt', 'page/.git/config', 'page/.env'])
    writeFileSync(join(top, name), SECRET)
  for (const name of ['index.html', 'assets/app-AbCd_123.js']) writeFileSync(join(folder, name), name)
  symlinkSync(join(top, 'outside', 'secret.txt'), join(folder, 'link.txt'))
  symlinkSync(join(top, 'outside', 'secret.txt'), join(folder, 'index.html.br'))
  symlinkSync(join(top, 'outside'), join(folder, 'folder'))
  symlinkSync(join(folder, 'loop'), join(folder, 'loop'))
  return top
}

/** Asks the server in this process, so that any text can be a path. */
function ask(server: Server, url: string): Promise<{ readonly status: number; readonly body: string }> {
  return new Promise((done) => {
    let status = 0
    const response = {
      setHeader: () => {},
      writeHead: (code: number) => {
        status = code
      },
      end: (body: string | Buffer = '') => done({ status, body: body.toString() }),
    }
    server.emit('request', { method: 'GET', url, headers: { 'accept-encoding': 'br' } }, response)
  })
}

async function file(server: Server, path: string): Promise<Verdict> {
  const { status, body } = await ask(server, path)
  if (body.includes(SECRET)) return wrong('accepted', 'broken', 'it shows what nobody may read')
  if (status === 200) return accepted
  return status === 404 ? refused : wrong('refused', 'crash', `the answer is ${status}: ${body}`)
}

export const addresses: Channel<Given> = {
  name: 'addresses',
  says: 'addresses of pages, paths of files',
  async ready() {
    const router = await loaded<Router>('../../../packages/web/src/router.ts')
    const { createFileServer } = await loaded<{ createFileServer(folder: string): Server }>(
      '../../start/file-server.mjs',
    )
    const top = folders()
    const server = createFileServer(join(top, 'page'))
    return {
      input: (luck) =>
        luck.isLucky(2)
          ? { hash: `${luck.must(['#/', '#', '', '#//'])}${luck.must(PAGES)}/${joined(luck)}` }
          : { path: `${luck.must(['/', '/', '', '//', '/assets/', 'http://x/'])}${joined(luck)}` },
      attempt: ({ hash, path }) => (hash === undefined ? file(server, path ?? '') : page(router, hash)),
      close: () => rmSync(top, { recursive: true, force: true }),
    }
  },
}
