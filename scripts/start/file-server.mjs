import { createHash } from 'node:crypto'
import { readFile, realpath } from 'node:fs/promises'
import { createServer } from 'node:http'
import { extname, join, normalize, relative, sep } from 'node:path'
import { promisify } from 'node:util'
import { gzip } from 'node:zlib'

const TYPES = {
  '.css': 'text/css; charset=utf-8',
  '.html': 'text/html; charset=utf-8',
  '.ico': 'image/x-icon',
  '.js': 'text/javascript; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.png': 'image/png',
  '.svg': 'image/svg+xml',
  '.txt': 'text/plain; charset=utf-8',
  '.webmanifest': 'application/manifest+json',
  '.woff2': 'font/woff2',
}

const HEADERS = {
  'Content-Security-Policy': "default-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'",
  'Referrer-Policy': 'no-referrer',
  'X-Content-Type-Options': 'nosniff',
}

/** The build puts a hash of the content into the name of whatever it makes in this folder, and of nothing else. */
const HASHED = /^assets[/\\].+-[\w-]{8}\.\w+$/
const FOR_EVER = 'public, max-age=31536000, immutable'

/** Whoever has not said in this time what he wants is not waited for: in milliseconds, and how often that is looked after. */
const PATIENCE = { headersTimeout: 5000, requestTimeout: 5000, connectionsCheckingInterval: 1000 }

/** An HTTP server for the files in one folder, and for nothing outside it, not by a link either. */
export function createFileServer(folder) {
  const packed = new Map()
  return createServer(PATIENCE, (request, response) => {
    answer(folder, packed, request, response).catch(() => send(request, response, 500, 'Something went wrong here\n'))
  })
}

async function answer(folder, packed, request, response) {
  if (request.method !== 'GET' && request.method !== 'HEAD') {
    response.setHeader('Allow', 'GET, HEAD')
    return send(request, response, 405, 'Only GET and HEAD are answered here\n')
  }
  const path = filePath(folder, request.url)
  const body = path === undefined ? undefined : await readIfFile(folder, path)
  if (body === undefined) return send(request, response, 404, 'There is no such page\n')
  const hash = createHash('sha256').update(body).digest('base64url').slice(0, 22)
  const type = TYPES[extname(path)] ?? 'application/octet-stream'
  response.setHeader('ETag', `"${hash}"`)
  response.setHeader('Cache-Control', HASHED.test(relative(folder, path)) ? FOR_EVER : 'no-cache')
  response.setHeader('Vary', 'Accept-Encoding')
  if ((request.headers['if-none-match'] ?? '').includes(hash)) return send(request, response, 304, '')
  const smaller = isText(type) ? await pack(folder, packed, request, path, hash, body) : undefined
  if (smaller === undefined) return send(request, response, 200, body, type)
  response.setHeader('Content-Encoding', smaller.encoding)
  return send(request, response, 200, smaller.body, type)
}

const isText = (type) => type.startsWith('text/') || /json|svg/.test(type)

/** As the build packed it, or packed here once and kept as long as the server runs; undefined if nobody wants it packed. */
async function pack(folder, packed, request, path, hash, body) {
  const accepts = (name) => new RegExp(`\\b${name}\\b(?!;q=0)`).test(request.headers['accept-encoding'] ?? '')
  const built = accepts('br') ? await readIfFile(folder, `${path}.br`) : undefined
  if (built !== undefined) return { encoding: 'br', body: built }
  if (!accepts('gzip')) return undefined
  if (!packed.has(hash)) packed.set(hash, promisify(gzip)(body, { level: 9 }))
  return { encoding: 'gzip', body: await packed.get(hash) }
}

/** The file that an address means; undefined if it is malformed, hidden or outside the folder. */
function filePath(folder, url) {
  let name
  try {
    name = decodeURIComponent(url.split(/[?#]/)[0])
  } catch {
    return undefined
  }
  if (name.includes('\0') || /(^|[/\\])\./.test(name)) return undefined
  const path = normalize(join(folder, name.endsWith('/') ? `${name}index.html` : name))
  return path.startsWith(folder + sep) ? path : undefined
}

async function readIfFile(folder, path) {
  try {
    const [top, real] = await Promise.all([realpath(folder), realpath(path)])
    if (real !== join(top, relative(folder, path))) return undefined
    return await readFile(path)
  } catch (error) {
    if (['ENOENT', 'EISDIR', 'ENOTDIR', 'ENAMETOOLONG', 'ELOOP'].includes(error.code)) return undefined
    throw error
  }
}

function send(request, response, status, body, type = TYPES['.txt']) {
  const headers = { ...HEADERS }
  if (status !== 304) Object.assign(headers, { 'Content-Type': type, 'Content-Length': Buffer.byteLength(body) })
  response.writeHead(status, headers)
  response.end(request.method === 'HEAD' || status === 304 ? undefined : body)
}
