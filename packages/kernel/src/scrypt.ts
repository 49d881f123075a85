import { hex, hmacSha256, utf8 } from './sha256.ts'

/** How much a derivation takes: so many rounds over so much memory (128 bytes times both). */
export interface Cost {
  /** A power of two. */
  readonly rounds: number
  readonly blocks: number
}

/** Scrypt (RFC 7914) with one lane and 32 bytes: slow, and needs memory, whoever tries it. */
export function scrypt(password: Uint8Array, salt: Uint8Array, { rounds, blocks }: Cost): Uint8Array {
  const bytes = derived(password, salt, 128 * blocks)
  const view = new DataView(bytes.buffer, bytes.byteOffset)
  const words = Int32Array.from({ length: 32 * blocks }, (_, i) => view.getInt32(i * 4, true))
  mixMemory(words, rounds, blocks)
  for (const [i, word] of words.entries()) view.setInt32(i * 4, word, true)
  return derived(password, bytes, 32)
}

/** Thirty-two megabytes, and about a quarter of a second of pure TypeScript. */
const SEED_COST: Cost = { rounds: 2 ** 15, blocks: 8 }
let last: { readonly seed: string; readonly secret: string } | null = null

/** The secret of committed dice from a seed that somebody typed: slow, so that trying words takes long. */
export function secretFrom(seed: string): string {
  if (last?.seed !== seed) last = { seed, secret: hex(scrypt(utf8(seed), utf8('shamble-seed'), SEED_COST)) }
  return last.secret
}

/** PBKDF2 with HMAC-SHA-256 and a single iteration (RFC 8018). */
function derived(key: Uint8Array, salt: Uint8Array, length: number): Uint8Array {
  const out = new Uint8Array(length)
  const message = new Uint8Array(salt.length + 4)
  message.set(salt)
  const counter = new DataView(message.buffer, salt.length)
  for (let i = 0; i * 32 < length; i++) {
    counter.setUint32(0, i + 1)
    out.set(hmacSha256(key, message), i * 32)
  }
  return out
}

/** ROMix: writes memory full, then reads it where the values themselves say. */
function mixMemory(x: Int32Array, rounds: number, blocks: number): void {
  const size = 32 * blocks
  const memory = new Int32Array(rounds * size)
  const y = new Int32Array(size)
  for (let i = 0; i < rounds; i++) {
    memory.set(x, i * size)
    mixBlocks(x, y, blocks)
  }
  for (let i = 0; i < rounds; i++) {
    const from = ((x[size - 16] as number) & (rounds - 1)) * size
    for (let j = 0; j < size; j++) x[j] = (x[j] as number) ^ (memory[from + j] as number)
    mixBlocks(x, y, blocks)
  }
}

/** BlockMix: every block of 16 words through Salsa20/8 with the one before, even ones first. */
function mixBlocks(x: Int32Array, y: Int32Array, blocks: number): void {
  const last = 2 * blocks - 1
  const now = x.slice(last * 16)
  for (let i = 0; i <= last; i++) {
    for (let j = 0; j < 16; j++) now[j] = (now[j] as number) ^ (x[i * 16 + j] as number)
    salsa(now)
    y.set(now, ((i >> 1) + (i & 1) * blocks) * 16)
  }
  x.set(y)
}

/** Salsa20/8 of sixteen words, in place. */
function salsa(x: Int32Array): void {
  let a = x[0] as number
  let b = x[1] as number
  let c = x[2] as number
  let d = x[3] as number
  let e = x[4] as number
  let f = x[5] as number
  let g = x[6] as number
  let h = x[7] as number
  let i = x[8] as number
  let j = x[9] as number
  let k = x[10] as number
  let l = x[11] as number
  let m = x[12] as number
  let n = x[13] as number
  let o = x[14] as number
  let p = x[15] as number
  for (let round = 0; round < 4; round++) {
    e ^= turned(a + m, 7)
    i ^= turned(e + a, 9)
    m ^= turned(i + e, 13)
    a ^= turned(m + i, 18)
    j ^= turned(f + b, 7)
    n ^= turned(j + f, 9)
    b ^= turned(n + j, 13)
    f ^= turned(b + n, 18)
    o ^= turned(k + g, 7)
    c ^= turned(o + k, 9)
    g ^= turned(c + o, 13)
    k ^= turned(g + c, 18)
    d ^= turned(p + l, 7)
    h ^= turned(d + p, 9)
    l ^= turned(h + d, 13)
    p ^= turned(l + h, 18)
    b ^= turned(a + d, 7)
    c ^= turned(b + a, 9)
    d ^= turned(c + b, 13)
    a ^= turned(d + c, 18)
    g ^= turned(f + e, 7)
    h ^= turned(g + f, 9)
    e ^= turned(h + g, 13)
    f ^= turned(e + h, 18)
    l ^= turned(k + j, 7)
    i ^= turned(l + k, 9)
    j ^= turned(i + l, 13)
    k ^= turned(j + i, 18)
    m ^= turned(p + o, 7)
    n ^= turned(m + p, 9)
    o ^= turned(n + m, 13)
    p ^= turned(o + n, 18)
  }
  const mixed = [a, b, c, d, e, f, g, h, i, j, k, l, m, n, o, p]
  for (let at = 0; at < 16; at++) x[at] = (x[at] as number) + (mixed[at] as number)
}

const turned = (word: number, by: number): number => (word << by) | (word >>> (32 - by))
