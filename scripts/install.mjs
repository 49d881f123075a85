import { spawnSync } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'

export const root = join(dirname(fileURLToPath(import.meta.url)), '..')

/** Runs `npm ci` when node_modules is missing or is not what package-lock.json asks for; ends the process if it fails. */
export function installIfNeeded() {
  if (isInstalled()) return
  console.log('Installing packages (npm ci) …')
  const args = ['ci', '--include=dev', '--no-audit', '--no-fund', '--loglevel=error']
  const options = { cwd: root, encoding: 'utf8', stdio: ['ignore', 'ignore', 'pipe'] }
  const npm = process.env.npm_execpath
  const result =
    npm !== undefined && /\.c?js$/.test(npm)
      ? spawnSync(process.execPath, [npm, ...args], options)
      : spawnSync('npm', args, { ...options, shell: process.platform === 'win32' })
  if (result.status === 0) return
  console.error(`Installing failed (npm ci): ${reason(result)}`)
  process.exit(1)
}

/**
 * Is every package that the lock file needs on this platform in node_modules, in that version? `npm ls` does not ask that:
 * it compares with package.json, not with the lock file, and takes most of a second before every command.
 */
function isInstalled() {
  const installed = lockedPackages(join(root, 'node_modules', '.package-lock.json'))
  const wanted = lockedPackages(join(root, 'package-lock.json'))
  if (installed === undefined || wanted === undefined) return false
  return Object.entries(wanted).every(([path, entry]) => {
    if (!path.startsWith('node_modules/')) return true
    const found = installed[path]
    if (found === undefined) return entry.optional === true || entry.peer === true
    return found.version === entry.version && found.resolved === entry.resolved && existsSync(join(root, path))
  })
}

function lockedPackages(file) {
  try {
    return JSON.parse(readFileSync(file, 'utf8')).packages
  } catch {
    return undefined
  }
}

function reason(result) {
  if (result.error !== undefined) return result.error.message
  const lines = (result.stderr ?? '').split('\n').map((line) => line.replace(/^npm (error|ERR!) ?/, '').trim())
  return lines.find((line) => line !== '' && !line.startsWith('code ')) ?? `exit code ${result.status}`
}
