import { networkInterfaces } from 'node:os'
import { parseArgs } from 'node:util'
import { buildPage } from '../build.mjs'
import { installIfNeeded } from '../install.mjs'
import { createFileServer } from './file-server.mjs'

const DEFAULT_PORT = 4173
/** This machine alone: whoever else is on the network is let in on purpose, by HOST. */
const DEFAULT_HOST = '127.0.0.1'

/**
 * Installs, builds and serves the page, prints the address; whatever is wrong is said in one line, with exit code 1.
 * `--shelf FILE`: with a shelf of a test's own.
 */
export async function start() {
  const port = readPort(process.env.PORT)
  const host = process.env.HOST || DEFAULT_HOST
  installIfNeeded()
  const { shelf } = parseArgs({ options: { shelf: { type: 'string' } }, strict: false }).values
  const dist = await buildPage(shelf).catch((error) => fail(`Building the page failed: ${error.message}`))
  const server = createFileServer(dist)
  server.once('error', (error) => fail(listenProblem(error, port, host)))
  server.listen(port, host, () => console.log(whereItIs(server.address())))
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

function whereItIs({ address, port }) {
  if (/^127\.|^::1$/.test(address))
    return `Shamble is at http://localhost:${port}/ for this machine alone; HOST=0.0.0.0 npm start lets others in`
  const name = /^(0\.0\.0\.0|::)$/.test(address) ? (ownAddress() ?? 'localhost') : address
  const shown = name.includes(':') ? `[${name}]` : name
  return `Shamble is at http://${shown}:${port}/ for everybody who can reach this machine`
}

/** By which others reach this machine. */
const ownAddress = () =>
  Object.values(networkInterfaces())
    .flat()
    .find(({ family, internal }) => family === 'IPv4' && !internal)?.address

function listenProblem(error, port, host) {
  if (['ENOTFOUND', 'EAI_AGAIN', 'EADDRNOTAVAIL', 'EINVAL'].includes(error.code))
    return `HOST must be an address of this machine, not "${host}"; 0.0.0.0 is all of them`
  if (error.code === 'EADDRINUSE') return `Port ${port} is taken; choose another one: PORT=${port + 1} npm start`
  if (error.code === 'EACCES') return `Port ${port} may not be used by this account; choose one above 1023`
  return `Cannot serve on port ${port}: ${error.message}`
}

function fail(message) {
  console.error(message)
  process.exit(1)
}
