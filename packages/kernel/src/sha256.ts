/** SHA-256 (FIPS 180-4) and HMAC (RFC 2104): synchronous, integers only, alike in Node and in every browser. */

const BLOCK = 64

const ROUND_CONSTANTS = new Int32Array([
  0x428a2f98, 0x71374491, 0xb5c0fbcf, 0xe9b5dba5, 0x3956c25b, 0x59f111f1, 0x923f82a4, 0xab1c5ed5, 0xd807aa98,
  0x12835b01, 0x243185be, 0x550c7dc3, 0x72be5d74, 0x80deb1fe, 0x9bdc06a7, 0xc19bf174, 0xe49b69c1, 0xefbe4786,
  0x0fc19dc6, 0x240ca1cc, 0x2de92c6f, 0x4a7484aa, 0x5cb0a9dc, 0x76f988da, 0x983e5152, 0xa831c66d, 0xb00327c8,
  0xbf597fc7, 0xc6e00bf3, 0xd5a79147, 0x06ca6351, 0x14292967, 0x27b70a85, 0x2e1b2138, 0x4d2c6dfc, 0x53380d13,
  0x650a7354, 0x766a0abb, 0x81c2c92e, 0x92722c85, 0xa2bfe8a1, 0xa81a664b, 0xc24b8b70, 0xc76c51a3, 0xd192e819,
  0xd6990624, 0xf40e3585, 0x106aa070, 0x19a4c116, 0x1e376c08, 0x2748774c, 0x34b0bcb5, 0x391c0cb3, 0x4ed8aa4a,
  0x5b9cca4f, 0x682e6ff3, 0x748f82ee, 0x78a5636f, 0x84c87814, 0x8cc70208, 0x90befffa, 0xa4506ceb, 0xbef9a3f7,
  0xc67178f2,
])

const START = new Int32Array([
  0x6a09e667, 0xbb67ae85, 0x3c6ef372, 0xa54ff53a, 0x510e527f, 0x9b05688c, 0x1f83d9ab, 0x5be0cd19,
])

const schedule = new Int32Array(64)

function compress(hash: Int32Array, block: DataView, offset: number): void {
  const w = schedule
  for (let i = 0; i < 16; i++) w[i] = block.getInt32(offset + i * 4)
  for (let i = 16; i < 64; i++) {
    const x = w[i - 15] as number
    const y = w[i - 2] as number
    const s0 = ((x >>> 7) | (x << 25)) ^ ((x >>> 18) | (x << 14)) ^ (x >>> 3)
    const s1 = ((y >>> 17) | (y << 15)) ^ ((y >>> 19) | (y << 13)) ^ (y >>> 10)
    w[i] = ((w[i - 16] as number) + s0 + (w[i - 7] as number) + s1) | 0
  }
  let a = hash[0] as number
  let b = hash[1] as number
  let c = hash[2] as number
  let d = hash[3] as number
  let e = hash[4] as number
  let f = hash[5] as number
  let g = hash[6] as number
  let h = hash[7] as number
  for (let i = 0; i < 64; i++) {
    const s1 = ((e >>> 6) | (e << 26)) ^ ((e >>> 11) | (e << 21)) ^ ((e >>> 25) | (e << 7))
    const choice = (e & f) ^ (~e & g)
    const t1 = (h + s1 + choice + (ROUND_CONSTANTS[i] as number) + (w[i] as number)) | 0
    const s0 = ((a >>> 2) | (a << 30)) ^ ((a >>> 13) | (a << 19)) ^ ((a >>> 22) | (a << 10))
    const majority = (a & b) ^ (a & c) ^ (b & c)
    h = g
    g = f
    f = e
    e = (d + t1) | 0
    d = c
    c = b
    b = a
    a = (t1 + s0 + majority) | 0
  }
  hash[0] = (hash[0] as number) + a
  hash[1] = (hash[1] as number) + b
  hash[2] = (hash[2] as number) + c
  hash[3] = (hash[3] as number) + d
  hash[4] = (hash[4] as number) + e
  hash[5] = (hash[5] as number) + f
  hash[6] = (hash[6] as number) + g
  hash[7] = (hash[7] as number) + h
}

/** Working memory for the end of a message. */
const tail = new Uint8Array(2 * BLOCK)
const tailView = new DataView(tail.buffer)

/** The message's tail with the closing bit and the length in bits: one block or two, of which the length is given. */
function padTail(bytes: Uint8Array, from: number): number {
  const rest = bytes.length - from
  const length = rest + 9 > BLOCK ? 2 * BLOCK : BLOCK
  tail.fill(0)
  for (let i = 0; i < rest; i++) tail[i] = bytes[from + i] as number
  tail[rest] = 0x80
  tailView.setUint32(length - 8, Math.floor(bytes.length / 0x20000000))
  tailView.setUint32(length - 4, (bytes.length << 3) >>> 0)
  return length
}

/** The digest as eight words, the first byte the highest of the first word. */
export function sha256Words(bytes: Uint8Array): Int32Array {
  const hash = START.slice()
  const whole = bytes.length - (bytes.length % BLOCK)
  if (whole > 0) {
    const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength)
    for (let at = 0; at < whole; at += BLOCK) compress(hash, view, at)
  }
  const length = padTail(bytes, whole)
  for (let at = 0; at < length; at += BLOCK) compress(hash, tailView, at)
  return hash
}

export function sha256(bytes: Uint8Array): Uint8Array {
  const hash = sha256Words(bytes)
  const out = new Uint8Array(32)
  const words = new DataView(out.buffer)
  for (let i = 0; i < 8; i++) words.setInt32(i * 4, hash[i] as number)
  return out
}

export function hmacSha256(key: Uint8Array, message: Uint8Array): Uint8Array {
  const short = key.length > BLOCK ? sha256(key) : key
  const inner = new Uint8Array(BLOCK + message.length).fill(0x36, 0, BLOCK)
  const outer = new Uint8Array(BLOCK + 32).fill(0x5c, 0, BLOCK)
  for (let i = 0; i < short.length; i++) {
    inner[i] = (short[i] as number) ^ 0x36
    outer[i] = (short[i] as number) ^ 0x5c
  }
  inner.set(message, BLOCK)
  outer.set(sha256(inner), BLOCK)
  return sha256(outer)
}

/** SHA-256 of the text's UTF-8 bytes, as 64 lower-case hexadecimal digits. */
export function sha256Hex(text: string): string {
  return hex(sha256(utf8(text)))
}

export function hex(bytes: Uint8Array): string {
  let out = ''
  for (const byte of bytes) out += (byte < 16 ? '0' : '') + byte.toString(16)
  return out
}

/** Text as UTF-8; a lone surrogate becomes U+FFFD, as TextEncoder has it. Written out so that no platform type is needed. */
export function utf8(text: string): Uint8Array {
  const out = new Uint8Array(text.length * 3)
  let at = 0
  for (let i = 0; i < text.length; i++) {
    let code = text.charCodeAt(i)
    if (code >= 0xd800 && code < 0xe000) {
      const next = text.charCodeAt(i + 1)
      if (code < 0xdc00 && next >= 0xdc00 && next < 0xe000) {
        code = 0x10000 + ((code - 0xd800) << 10) + (next - 0xdc00)
        i++
      } else code = 0xfffd
    }
    if (code < 0x80) out[at++] = code
    else {
      if (code < 0x800) out[at++] = 0xc0 | (code >> 6)
      else {
        if (code < 0x10000) out[at++] = 0xe0 | (code >> 12)
        else {
          out[at++] = 0xf0 | (code >> 18)
          out[at++] = 0x80 | ((code >> 12) & 0x3f)
        }
        out[at++] = 0x80 | ((code >> 6) & 0x3f)
      }
      out[at++] = 0x80 | (code & 0x3f)
    }
  }
  return out.subarray(0, at)
}
