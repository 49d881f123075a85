/** A binary heap of numbered entries with a key each; equal keys come out by ascending number. */
export interface Heap {
  readonly keys: number[]
  readonly numbers: number[]
}

export const heap = (): Heap => ({ keys: [], numbers: [] })

export function push({ keys, numbers }: Heap, key: number, number: number): void {
  let i = keys.length
  keys.push(key)
  numbers.push(number)
  while (i > 0) {
    const parent = (i - 1) >> 1
    if (!comesFirst(keys, numbers, i, parent)) return
    swap(keys, numbers, i, parent)
    i = parent
  }
}

/** Takes out the entry that comes first and returns its number; the key was `keys[0]`. */
export function pop({ keys, numbers }: Heap): number {
  const first = numbers[0] as number
  const last = keys.length - 1
  swap(keys, numbers, 0, last)
  keys.pop()
  numbers.pop()
  sink(keys, numbers, 0, last)
  return first
}

/** Adds an entry in no order: `ordered` puts the whole heap right, which is cheaper than many pushes. */
export function add({ keys, numbers }: Heap, key: number, number: number): void {
  keys.push(key)
  numbers.push(number)
}

export function ordered(h: Heap): Heap {
  for (let i = (h.keys.length >> 1) - 1; i >= 0; i--) sink(h.keys, h.numbers, i, h.keys.length)
  return h
}

function sink(keys: number[], numbers: number[], from: number, end: number): void {
  for (let i = from; ; ) {
    let least = i
    const left = 2 * i + 1
    if (left < end && comesFirst(keys, numbers, left, least)) least = left
    if (left + 1 < end && comesFirst(keys, numbers, left + 1, least)) least = left + 1
    if (least === i) return
    swap(keys, numbers, i, least)
    i = least
  }
}

function comesFirst(keys: readonly number[], numbers: readonly number[], i: number, j: number): boolean {
  const gap = (keys[i] as number) - (keys[j] as number)
  return gap < 0 || (gap === 0 && (numbers[i] as number) < (numbers[j] as number))
}

function swap(keys: number[], numbers: number[], i: number, j: number): void {
  const key = keys[i] as number
  keys[i] = keys[j] as number
  keys[j] = key
  const number = numbers[i] as number
  numbers[i] = numbers[j] as number
  numbers[j] = number
}
