#!/usr/bin/env node
if (Number(process.versions.node.split('.')[0]) < 20) {
  console.error(`Node 20 or newer is needed, this is ${process.versions.node}`)
  process.exit(1)
}
try {
  await import('./typescript.mjs')
  await import('../src/main.ts')
} catch (error) {
  if (error?.code !== 'ERR_MODULE_NOT_FOUND' || !error.message.startsWith('Cannot find package')) throw error
  console.error('Packages are missing; run: npm ci')
  process.exitCode = 1
}
