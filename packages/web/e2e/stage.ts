/** A browser, and the page as `npm start` serves it. */
import { type ChildProcess, spawn, spawnSync } from 'node:child_process'
import { resolve } from 'node:path'
import { type Browser, type BrowserContext, type BrowserContextOptions, chromium, type Page } from 'playwright-core'

const root = resolve(import.meta.dirname, '../../..')
export const DIST = resolve(root, 'packages/web/dist')

export const DESK = { width: 1440, height: 900 }
export const SMALL_DESK = { width: 1280, height: 720 }
export const PHONE = { width: 390, height: 844 }

export interface Stage {
  readonly address: string
  readonly browser: Browser
  /**
   * A new visitor: nothing is kept from the ones before. Whatever goes wrong in the page is noted in `troubles`. Who does
   * not say `serviceWorkers: 'allow'` is spared the worker that brings the whole site along for when there is no network.
   */
  visit(options?: BrowserContextOptions): Promise<Visit>
  close(): Promise<void>
}

export interface Visit {
  readonly page: Page
  readonly context: BrowserContext
  readonly troubles: string[]
  /** Every address that was asked for. */
  readonly asked: string[]
}

/**
 * `shelf`: the page is built with this module, from the top of the repository, instead of the shelf. `host`: where it is
 * served, if not to this machine alone; `address` is this machine's own all the same.
 */
export async function openStage({
  shelf,
  host = '',
}: {
  readonly shelf?: string
  readonly host?: string
} = {}): Promise<Stage> {
  const args = ['scripts/start.mjs', ...(shelf === undefined ? [] : ['--shelf', shelf])]
  const server = spawn(process.execPath, args, { cwd: root, env: { ...process.env, PORT: '0', HOST: host } })
  const [said, browser] = await Promise.all([addressOf(server), launch()])
  const address = `http://localhost:${new URL(said).port}/`
  return {
    address,
    browser,
    visit: (options = {}) => visit(browser, address, options),
    close: async () => {
      await browser.close()
      server.kill()
    },
  }
}

function addressOf(server: ChildProcess): Promise<string> {
  return new Promise((done, fail) => {
    let said = ''
    const listen = (data: unknown): void => {
      said += String(data)
      const found = /Shamble is at (\S+)/.exec(said)?.[1]
      if (found) done(found)
    }
    server.stdout?.on('data', listen)
    server.stderr?.on('data', listen)
    server.once('exit', () => fail(new Error(`npm start ended: ${said}`)))
  })
}

interface Found {
  readonly path: string
  readonly env: Record<string, string>
  readonly args: string[]
}

/** Looked for once: it is the same for whoever comes next. */
let found: Found | undefined

function findBrowser(): Found {
  const { stdout, stderr } = spawnSync(process.execPath, ['scripts/browser.mjs'], { cwd: root, encoding: 'utf8' })
  const line = stdout.trim().split('\n').at(-1) ?? ''
  if (!line.startsWith('{')) throw new Error(`no browser: ${stderr}`)
  return JSON.parse(line) as Found
}

function launch(): Promise<Browser> {
  const { path, env, args } = (found ??= findBrowser())
  return chromium.launch({ executablePath: path, args, env: { ...process.env, ...env } as Record<string, string> })
}

/** How many times slower than it is the page runs, so that a test which hurries ahead of it is found out. */
const SLOWER = Number(process.env['SHAMBLE_SLOWER'] ?? 1)

async function slowDown(page: Page): Promise<void> {
  if (SLOWER === 1) return
  const line = await page.context().newCDPSession(page)
  await line.send('Emulation.setCPUThrottlingRate', { rate: SLOWER })
}

async function visit(browser: Browser, address: string, options: BrowserContextOptions): Promise<Visit> {
  const given = { viewport: DESK, locale: 'en-GB', baseURL: address, serviceWorkers: 'block', ...options } as const
  const context = await browser.newContext(given)
  const page = await context.newPage()
  await slowDown(page)
  const troubles: string[] = []
  const asked: string[] = []
  page.on('pageerror', (error) => troubles.push(error.message))
  page.on('console', (message) => {
    if (message.type() === 'error') troubles.push(message.text())
  })
  context.on('request', (request) => asked.push(request.url()))
  return { page, context, troubles, asked }
}

/** Until the board has stood still for two frames: a press on a board that moves meets something else. */
export const still = (page: Page): Promise<void> =>
  page.evaluate(async () => {
    const frame = (): Promise<unknown> =>
      new Promise((done, fail) => {
        requestAnimationFrame(done)
        setTimeout(() => fail(new Error('not one frame in twenty seconds')), 20_000)
      })
    const where = (): string => {
      const board = document.querySelector('.frame .layer')
      if (!board) throw new Error('no board')
      const { x, y, width } = board.getBoundingClientRect()
      return `${x} ${y} ${width}`
    }
    const been: string[] = []
    for (let before = '', same = 0; same < 2; ) {
      await frame()
      same = where() === before ? same + 1 : 0
      before = where()
      been.push(before)
      if (been.length > 1500) throw new Error(`the board never stands still: ${been.slice(-6).join('; ')}`)
    }
  })

/** Until no colour or size is changing any more: in the middle of it contrasts are those of nothing anybody reads. */
export const atRest = (page: Page): Promise<void> =>
  page.evaluate(async () => {
    const frame = (): Promise<unknown> => new Promise((done) => requestAnimationFrame(done))
    const changes = (): Animation[] => document.getAnimations().filter((one) => one instanceof CSSTransition)
    await frame()
    while (changes().length > 0) {
      await Promise.allSettled(changes().map(({ finished }) => finished))
      await frame()
    }
  })

/** How much wider than the window the page is. */
export const sideways = (page: Page): Promise<number> =>
  page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)
