import { parseArgs } from 'node:util'
import { buildPage } from '../build.mjs'
import { installIfNeeded } from '../install.mjs'
import { createFileServer } from './file-server.mjs'

const DEFAULT_PORT = 4173

/**
 * Installs, builds and serves the page, prints the address; whatever is wrong is said in one line, with exit code 1.
 * `--shelf FILE`: with a shelf of a test's own.
 */
export async function start() {
  const port = readPort(process.env.PORT)
  installIfNeeded()
  const { shelf } = parseArgs({ options: { shelf: { type: 'string' } }, strict: false }).values
  const dist = await buildPage(shelf).catch((error) => fail(`Building the page failed: ${error.message}`))
  const server = createFileServer(dist)
  server.once('error', (error) => fail(listenProblem(error, port)))
  server.listen(port, () => console.log(`Shamble is at http://localhost:${server.address().port}/`))
  for (const signal of ['SIGINT', 'SIGTERM']) {
    process.once(signal, () => {
      server.close()
      server.closeAllConnections()
    })
  }
}

function readPort(text) {
  if (text === undefined || text === '') return DEFAULT_PORT
  if (/^\d{1,5}$/.test(text) && Number(text) <= 65535) return Number(text)
  return fail(`PORT must be a whole number from 0 to 65535, not "${text}"`)
}

function listenProblem(error, port) {
  if (error.code === 'EADDRINUSE') return `Port ${port} is taken; choose another one: PORT=${port + 1} npm start`
  if (error.code === 'EACCES') return `Port ${port} may not be used by this account; choose one above 1023`
  return `Cannot serve on port ${port}: ${error.message}`
}

function fail(message) {
  console.error(message)
  process.exit(1)
}
