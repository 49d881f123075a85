import { spawn } from 'node:child_process'
import { installIfNeeded, root } from './install.mjs'

/** Installs what is missing and runs an installed program with these arguments and those of the command line. */
export function runTool(file, args) {
  installIfNeeded()
  const all = [file, ...args, ...process.argv.slice(2)]
  spawn(process.execPath, all, { cwd: root, stdio: 'inherit' }).once('exit', (code) => process.exit(code ?? 1))
}
