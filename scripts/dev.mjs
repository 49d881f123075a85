// `npm run dev`: reruns the tests touched by every saved change, without the slow ones. Arguments go to vitest.
import './require-node.mjs'

void Promise.all([import('./install.mjs'), import('node:child_process')]).then(
  ([{ installIfNeeded, root }, { spawn }]) => {
    installIfNeeded()
    const args = ['node_modules/vitest/vitest.mjs', '--watch', '--exclude=**/*.slow.test.ts', ...process.argv.slice(2)]
    spawn(process.execPath, args, { cwd: root, stdio: 'inherit' }).once('exit', (code) => process.exit(code ?? 1))
  },
)
