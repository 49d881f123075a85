// Lets Node import TypeScript: `node --import ./packages/cli/bin/typescript.mjs file.ts`, also in a worker's execArgv.
// From Node 24 on, Node does it by itself.
import { register } from 'node:module'

if (Number(process.versions.node.split('.')[0]) < 24) {
  process.setSourceMapsEnabled(true)
  register('./typescript-hooks.mjs', import.meta.url)
}
