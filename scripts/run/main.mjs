import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { installIfNeeded, root } from '../install.mjs'

/** In this process, so that whoever stops the command stops the program. */
export async function run() {
  installIfNeeded()
  const [node, , file, ...rest] = process.argv
  const path = join(root, file)
  process.argv = [node, path, ...rest]
  await import('../../packages/cli/bin/typescript.mjs')
  await import(pathToFileURL(path).href)
}
