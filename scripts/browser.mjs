// Finds a Chromium for tests and pictures, or brings one along.
import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { onlyOne } from './only-one.mjs'

/** What every start of it is given: no window, no sandbox (a container has none to offer), no calls home. */
export const FLAGS = [
  '--headless=new',
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--font-render-hinting=none',
]

const USUAL = [
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
  'C:\\Program Files (x86)\\Microsoft\\Edge\\Application\\msedge.exe',
]

/**
 * In this order: the one that CHROMIUM names, one that is installed, the one from the package @sparticuz/chromium (on
 * Linux), and as a last resort Debian's, which is installed if that is possible.
 */
export function findBrowser() {
  return onlyOne('browser', async () => {
    const named = process.env.CHROMIUM
    if (named !== undefined && named !== '') return working(named) ?? fail(`CHROMIUM is ${named}, which does not start`)
    for (const path of USUAL) {
      const found = existsSync(path) ? working(path) : undefined
      if (found) return found
    }
    return (
      (await packaged()) ?? debian() ?? fail('No Chromium is here; install one, or name one: CHROMIUM=/path npm test')
    )
  })
}

/** On Windows, Chromium does not tell its version but opens a window: there it is enough that the file is there. */
function working(path, env = {}) {
  if (process.platform === 'win32') return existsSync(path) ? { path, env } : undefined
  const { status } = spawnSync(path, ['--version', '--no-sandbox'], {
    env: { ...process.env, ...env },
    stdio: 'ignore',
  })
  return status === 0 ? { path, env } : undefined
}

/** With the system's libraries or, where those are missing, with those that the package carries. */
async function packaged() {
  if (process.platform !== 'linux' || process.arch !== 'x64') return undefined
  try {
    const { default: chromium } = await import('@sparticuz/chromium')
    const path = await chromium.executablePath()
    return working(path) ?? (await withOwnLibraries(path))
  } catch {
    return undefined
  }
}

async function withOwnLibraries(path) {
  const main = import.meta.resolve('@sparticuz/chromium')
  const { inflate } = await import(new URL('./lambdafs.js', main).href)
  await inflate(new URL('../../bin/al2023.tar.br', main).pathname)
  return working(path, { LD_LIBRARY_PATH: join(tmpdir(), 'al2023', 'lib') })
}

function debian() {
  if (process.platform !== 'linux' || process.getuid?.() !== 0) return undefined
  console.log('Installing Chromium (apt-get) …')
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' }
  const { status } = spawnSync('apt-get', ['install', '-y', '--no-install-recommends', 'chromium'], {
    env,
    stdio: 'ignore',
  })
  return status === 0 ? working('/usr/bin/chromium') : undefined
}

function fail(message) {
  throw new Error(message)
}

/** As JSON, for tests that ask from another package. */
if (process.argv[1] !== undefined && import.meta.url === pathToFileURL(process.argv[1]).href)
  console.log(JSON.stringify({ ...(await findBrowser()), args: FLAGS }))
