// `npm run test:watch`: reruns the tests touched by every saved change, without the slow ones. Arguments go to vitest.
import './require-node.mjs'

void import('./run-tool.mjs').then(({ runTool }) =>
  runTool('node_modules/vitest/vitest.mjs', ['--watch', '--exclude=**/*.slow.test.ts']),
)
