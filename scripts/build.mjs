// `npm run build`: builds the page into packages/web/dist, unless nothing has changed since the last build.
import { createHash } from 'node:crypto'
import { existsSync, readdirSync, readFileSync, renameSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { basename, join, relative } from 'node:path'
import { pathToFileURL } from 'node:url'
import { promisify } from 'node:util'
import { brotliCompress, constants } from 'node:zlib'
import { root } from './install.mjs'
import { onlyOne } from './only-one.mjs'

const WEB = join(root, 'packages', 'web')
export const DIST = join(WEB, 'dist')
const TEXT = /\.(css|html|js|svg|webmanifest)$/
const SOURCES = join(root, 'packages')

/**
 * Builds beside the old build and swaps the two, so that nobody is ever served half a page; gives the folder. With
 * `shelf`, a module from the top of the repository instead of the shelf: tests put games of their own on it.
 */
export function buildPage(shelf) {
  const dist = shelf === undefined ? DIST : join(root, '.cache', `page-with-${basename(shelf, '.ts')}`)
  return onlyOne('build', async () => {
    const wanted = fingerprint(shelf === undefined ? [] : [join(root, shelf)])
    const stamp = join(dist, '.built')
    if (existsSync(stamp) && readFileSync(stamp, 'utf8') === wanted) return dist
    console.log('Building the page …')
    // Vite takes the mode of whoever starts it, and tests have one of their own.
    process.env.NODE_ENV = 'production'
    const { build } = await import('vite')
    const fresh = join(root, '.cache', `page-${process.pid}`)
    const old = `${fresh}-old`
    const alias = shelf === undefined ? [] : [{ find: /^@shamble\/shelf$/, replacement: join(root, shelf) }]
    await build({ root: WEB, logLevel: 'error', resolve: { alias }, build: { outDir: fresh, emptyOutDir: true } })
    await packAll(fresh)
    writeFileSync(join(fresh, '.built'), wanted)
    if (existsSync(dist)) renameSync(dist, old)
    renameSync(fresh, dist)
    rmSync(old, { recursive: true, force: true })
    return dist
  })
}

/** Beside every file of text its packed form, as small as it gets: that takes too long while somebody waits for it. */
async function packAll(folder) {
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((name) => TEXT.test(name))
  await Promise.all(
    files.map(async (name) => {
      const params = { [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY }
      const packed = await promisify(brotliCompress)(readFileSync(join(folder, name)), { params })
      writeFileSync(join(folder, `${name}.br`), packed)
    }),
  )
}

/** Changes whenever a source file comes, goes or changes, or one of these. */
function fingerprint(others) {
  const hash = createHash('sha256')
  for (const file of [...sourcesIn(SOURCES), ...others, join(root, 'package-lock.json')]) {
    const { size, mtimeMs } = statSync(file)
    hash.update(`${relative(root, file)} ${size} ${mtimeMs}\n`)
  }
  return hash.digest('hex')
}

function sourcesIn(folder) {
  return readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    const path = join(folder, entry.name)
    if (entry.isDirectory())
      return ['node_modules', 'dist', 'golden', 'e2e'].includes(entry.name) ? [] : sourcesIn(path)
    return entry.name.includes('.test.') ? [] : [path]
  })
}

if (process.argv[1] !== undefined && import.meta.url === pathToFileURL(process.argv[1]).href) await buildPage()
