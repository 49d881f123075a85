/**
 * Pictures of a page as small PNG files: 256 colours are enough for flat drawings. Packages that do it (sharp, pngquant)
 * bring a program for each system, which everybody would install for pictures that are taken a few times a year.
 */
import { deflateSync, inflateSync } from 'node:zlib'

const SIGNATURE = 8
const COLOURS = 256
/** Colours are counted in steps of 4. */
const STEP = 2

interface Chunk {
  readonly type: string
  readonly data: Buffer
}

interface Picture {
  readonly width: number
  readonly height: number
  /** Red, green and blue of each pixel. */
  readonly pixels: Buffer
}

interface Shade {
  readonly key: number
  readonly rgb: readonly [number, number, number]
  count: number
}

/** The picture with its 256 best colours. */
export function packed(png: Buffer): Buffer {
  const { width, height, pixels } = read(png)
  const shades = shadesOf(pixels)
  const boxes = boxesOf(shades)
  const index = new Map<number, number>()
  for (const [i, box] of boxes.entries()) for (const { key } of box) index.set(key, i)
  const rows = Buffer.alloc((width + 1) * height)
  for (let i = 0; i < width * height; i++)
    rows[Math.floor(i / width) * (width + 1) + 1 + (i % width)] = index.get(keyAt(pixels, i * 3)) ?? 0
  const header = Buffer.from(chunksOf(png)[0]?.data ?? [])
  header.set([8, 3, 0, 0, 0], 8)
  const chunks = [
    { type: 'IHDR', data: header },
    { type: 'PLTE', data: Buffer.from(boxes.flatMap(mean)) },
    { type: 'IDAT', data: deflateSync(rows, { level: 9, memLevel: 9 }) },
    { type: 'IEND', data: Buffer.alloc(0) },
  ]
  return Buffer.concat([png.subarray(0, SIGNATURE), ...chunks.map(written)])
}

function chunksOf(png: Buffer): Chunk[] {
  const chunks: Chunk[] = []
  for (let at = SIGNATURE; at < png.length; ) {
    const length = png.readUInt32BE(at)
    chunks.push({ type: png.toString('latin1', at + 4, at + 8), data: png.subarray(at + 8, at + 8 + length) })
    at += length + 12
  }
  return chunks
}

/** Undoes the filters of a picture with 8 bits a channel. */
function read(png: Buffer): Picture {
  const chunks = chunksOf(png)
  const header = chunks[0]?.data ?? Buffer.alloc(13)
  const [width, height, kind] = [header.readUInt32BE(0), header.readUInt32BE(4), header[9]]
  const depth = kind === 6 ? 4 : 3
  const raw = inflateSync(Buffer.concat(chunks.filter(({ type }) => type === 'IDAT').map(({ data }) => data)))
  const line = width * depth
  const plain = Buffer.alloc(line * height)
  for (let y = 0; y < height; y++) {
    const filter = raw[y * (line + 1)] ?? 0
    for (let x = 0; x < line; x++) {
      const at = y * line + x
      const left = x >= depth ? (plain[at - depth] ?? 0) : 0
      const up = y > 0 ? (plain[at - line] ?? 0) : 0
      const corner = x >= depth && y > 0 ? (plain[at - line - depth] ?? 0) : 0
      plain[at] = (raw[y * (line + 1) + 1 + x] ?? 0) + guess(filter, left, up, corner)
    }
  }
  const pixels = depth === 3 ? plain : Buffer.from(plain.filter((_, i) => i % 4 < 3))
  return { width, height, pixels }
}

function guess(filter: number, left: number, up: number, corner: number): number {
  if (filter === 1) return left
  if (filter === 2) return up
  if (filter === 3) return (left + up) >> 1
  if (filter !== 4) return 0
  const far = [left, up, corner].map((one) => Math.abs(left + up - corner - one)) as [number, number, number]
  if (far[0] <= far[1] && far[0] <= far[2]) return left
  return far[1] <= far[2] ? up : corner
}

const keyAt = (pixels: Buffer, at: number): number =>
  (((pixels[at] ?? 0) >> STEP) << 12) | (((pixels[at + 1] ?? 0) >> STEP) << 6) | ((pixels[at + 2] ?? 0) >> STEP)

function shadesOf(pixels: Buffer): Shade[] {
  const shades = new Map<number, Shade>()
  for (let at = 0; at < pixels.length; at += 3) {
    const key = keyAt(pixels, at)
    const known = shades.get(key)
    if (known) known.count++
    else shades.set(key, { key, rgb: [pixels[at] ?? 0, pixels[at + 1] ?? 0, pixels[at + 2] ?? 0], count: 1 })
  }
  return [...shades.values()]
}

/** Median cut: the box whose colours differ most is halved, until there are enough. */
function boxesOf(shades: Shade[]): Shade[][] {
  const boxes = [{ shades, ...spread(shades) }]
  while (boxes.length < COLOURS) {
    const widest = boxes.reduce((a, b) => (b.weight > a.weight ? b : a))
    if (widest.weight === 0) break
    const sorted = widest.shades.sort((a, b) => a.rgb[widest.channel] - b.rgb[widest.channel])
    const half = sorted.reduce((sum, { count }) => sum + count, 0) / 2
    let seen = 0
    const cut = sorted.findIndex(({ count }) => (seen += count) > half)
    const at = Math.min(Math.max(cut, 1), sorted.length - 1)
    const halves = [sorted.slice(0, at), sorted.slice(at)]
    boxes.splice(boxes.indexOf(widest), 1, ...halves.map((part) => ({ shades: part, ...spread(part) })))
  }
  return boxes.map((box) => box.shades)
}

/** The channel in which the colours of a box differ most, and how much that can be seen. */
function spread(shades: readonly Shade[]): { channel: 0 | 1 | 2; weight: number } {
  const count = shades.reduce((sum, one) => sum + one.count, 0)
  const ranges = ([0, 1, 2] as const).map((channel) => {
    let [least, most] = [255, 0]
    for (const { rgb } of shades) {
      least = Math.min(least, rgb[channel])
      most = Math.max(most, rgb[channel])
    }
    return { channel, weight: shades.length < 2 ? 0 : (most - least) * Math.sqrt(count) }
  })
  return ranges.reduce((a, b) => (b.weight > a.weight ? b : a))
}

function mean(box: readonly Shade[]): number[] {
  const count = box.reduce((sum, one) => sum + one.count, 0)
  return ([0, 1, 2] as const).map((channel) =>
    Math.round(box.reduce((sum, one) => sum + one.rgb[channel] * one.count, 0) / count),
  )
}

function written({ type, data }: Chunk): Buffer {
  const body = Buffer.concat([Buffer.from(type, 'latin1'), data])
  const length = Buffer.alloc(4)
  length.writeUInt32BE(data.length)
  const sum = Buffer.alloc(4)
  sum.writeUInt32BE(crc32(body))
  return Buffer.concat([length, body, sum])
}

function crc32(bytes: Buffer): number {
  let crc = 0xffffffff
  for (const byte of bytes) {
    crc ^= byte
    for (let bit = 0; bit < 8; bit++) crc = crc & 1 ? (crc >>> 1) ^ 0xedb88320 : crc >>> 1
  }
  return (crc ^ 0xffffffff) >>> 0
}

const luminance = (pixels: Buffer, at: number): number => {
  const linear = (value: number): number => (value / 255) ** 2.2
  return 0.2126 * linear(pixels[at] ?? 0) + 0.7152 * linear(pixels[at + 1] ?? 0) + 0.0722 * linear(pixels[at + 2] ?? 0)
}

/** How far a line that is drawn in a picture stands out from its ground: the brightest hundredth against the middle. */
export function contrastIn(png: Buffer): number {
  const { width, height, pixels } = read(png)
  const all = Array.from({ length: width * height }, (_, i) => luminance(pixels, i * 3)).sort((a, b) => a - b)
  const at = (share: number): number => (all[Math.floor((all.length - 1) * share)] ?? 0) + 0.05
  return at(0.99) / at(0.5)
}
