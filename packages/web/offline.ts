import { createHash } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import { join, relative, sep } from 'node:path'
import type { Plugin } from 'vite'

const PLACEHOLDER = /(["'`])__PRECACHE__\1/

/** Tells the service worker which files make up this build, so that the page works without a network. */
export function offline(): Plugin {
  return {
    name: 'shamble-offline',
    apply: 'build',
    enforce: 'post',
    generateBundle: {
      order: 'post',
      handler(_, bundle) {
        const worker = bundle['sw.js']
        if (worker?.type !== 'chunk') return this.error('the service worker is missing')
        if (!PLACEHOLDER.test(worker.code)) return this.error('the service worker has no place for its list')
        const hash = createHash('sha256')
        const page = bundle['index.html']
        if (page?.type === 'asset') hash.update(page.source)
        const files: string[] = []
        for (const name of Object.keys(bundle).sort()) {
          const file = bundle[name]
          if (!file || name === 'sw.js' || name === 'index.html' || name.endsWith('.map')) continue
          files.push(name)
          hash.update(name).update(file.type === 'chunk' ? file.code : file.source)
        }
        const shown = publicFiles(join(this.environment.config.root, 'public'))
        for (const [name, body] of shown) hash.update(name).update(body)
        const list = { version: hash.digest('hex').slice(0, 16), files: ['./', ...files, ...shown.keys()] }
        worker.code = worker.code.replace(PLACEHOLDER, () => JSON.stringify(list))
      },
    },
  }
}

/** What is copied as it is. */
function publicFiles(folder: string): Map<string, Buffer> {
  const found = new Map<string, Buffer>()
  for (const entry of readdirSync(folder, { withFileTypes: true, recursive: true })) {
    if (!entry.isFile()) continue
    const path = join(entry.parentPath, entry.name)
    found.set(relative(folder, path).split(sep).join('/'), readFileSync(path))
  }
  return found
}
