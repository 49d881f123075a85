/**
 * Keeps the files of one build, so that the page works without a network once it was loaded. The build writes the list
 * in. Files with a hash in their name never change; the page itself is asked for anew and taken from here when nobody
 * answers within a moment.
 */
interface Precache {
  readonly version: string
  readonly files: readonly string[]
}

interface LifeEvent extends Event {
  waitUntil(work: Promise<unknown>): void
}

interface FetchLike extends LifeEvent {
  readonly request: Request
  respondWith(answer: Promise<Response>): void
}

interface Scope {
  readonly registration: { readonly scope: string }
  readonly clients: { claim(): Promise<void> }
  skipWaiting(): Promise<void>
  addEventListener(type: 'install' | 'activate', listener: (event: LifeEvent) => void): void
  addEventListener(type: 'fetch', listener: (event: FetchLike) => void): void
}

const scope = globalThis as unknown as Scope
const list = '__PRECACHE__' as unknown as Precache
const NAME = 'shamble-'
const cacheName = NAME + list.version
/** Milliseconds to wait for a newer page. */
const PATIENCE = 2000

scope.addEventListener('install', (event) => event.waitUntil(install()))
scope.addEventListener('activate', (event) => event.waitUntil(activate()))
scope.addEventListener('fetch', (event) => {
  const { request } = event
  if (request.method === 'GET' && request.url.startsWith(scope.registration.scope)) event.respondWith(answer(request))
})

async function install(): Promise<void> {
  const cache = await caches.open(cacheName)
  const known = await hashedFilesKept()
  await Promise.all(
    list.files.map(async (file) => {
      const url = new URL(file, scope.registration.scope).href
      const kept = known.get(url)
      if (kept) await cache.put(url, kept)
      else await cache.add(new Request(url, isHashed(url) ? {} : { cache: 'no-cache' }))
    }),
  )
  await scope.skipWaiting()
}

/** What an older build has fetched already, under the same name and so with the same content. */
async function hashedFilesKept(): Promise<Map<string, Response>> {
  const kept = new Map<string, Response>()
  for (const name of await caches.keys()) {
    if (!name.startsWith(NAME)) continue
    const cache = await caches.open(name)
    for (const request of await cache.keys()) {
      const response = isHashed(request.url) ? await cache.match(request) : undefined
      if (response) kept.set(request.url, response)
    }
  }
  return kept
}

const isHashed = (url: string): boolean => /\/assets\/[^/]+-[\w-]{8}\.\w+$/.test(url)

/** The build before this one is kept: a page that was opened under it may still ask for its parts. */
async function activate(): Promise<void> {
  const names = (await caches.keys()).filter((name) => name.startsWith(NAME) && name !== cacheName)
  for (const name of names.slice(0, -1)) await caches.delete(name)
  await scope.clients.claim()
}

async function answer(request: Request): Promise<Response> {
  if (request.mode === 'navigate') return page(request)
  return (await caches.match(request)) ?? fetch(request)
}

/** The newest page if somebody answers in time, else the one that is kept. */
async function page(request: Request): Promise<Response> {
  const kept = await (await caches.open(cacheName)).match(new URL('./', scope.registration.scope).href)
  if (!kept) return fetch(request)
  const late = new Promise<Response>((done) => setTimeout(() => done(kept), PATIENCE))
  const asked = fetch(request).then(
    (answered) => (answered.ok ? answered : kept),
    () => kept,
  )
  return Promise.race([asked, late])
}
