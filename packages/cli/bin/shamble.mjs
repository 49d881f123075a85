#!/usr/bin/env node
if (Number(process.versions.node.split('.')[0]) < 20) {
  console.error(`Node 20 or newer is needed, this is ${process.versions.node}`)
  process.exit(1)
}
await import('./typescript.mjs')
await import('../src/main.ts')
