import { mkdirSync, rmSync, statSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { root } from './install.mjs'

/** A process that died may have left its lock behind. */
const STALE = 120_000

/** Does a piece of work that two processes must not do at once; whoever comes second waits for the first. */
export async function onlyOne(name, work) {
  const lock = join(root, '.cache', `${name}.lock`)
  mkdirSync(dirname(lock), { recursive: true })
  while (!taken(lock)) await wait(100)
  try {
    return await work()
  } finally {
    rmSync(lock, { recursive: true, force: true })
  }
}

function taken(lock) {
  try {
    mkdirSync(lock)
    return true
  } catch {
    const since = statSync(lock, { throwIfNoEntry: false })?.mtimeMs ?? 0
    if (Date.now() - since > STALE) rmSync(lock, { recursive: true, force: true })
    return false
  }
}
