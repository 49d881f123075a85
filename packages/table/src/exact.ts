/**
 * Arithmetic that never rounds, or says where it does.
 *
 * Numbers of JavaScript are exact for whole numbers up to 2^53, and their four basic operations give the same bits on
 * every machine. A product beyond 2^53 is rounded, but rounding keeps order: two rounded products that differ, differ
 * in the same way as the true ones. Only when they are equal after rounding does BigInt decide. So the answer is always
 * that of exact arithmetic, and nearly always at the price of two multiplications.
 */

/** The sign of ab - cd, exactly, for whole numbers up to 2^53 each. */
export function compareProducts(a: number, b: number, c: number, d: number): number {
  const ab = a * b
  const cd = c * d
  if (ab > cd) return 1
  if (ab < cd) return -1
  if (Math.abs(ab) <= Number.MAX_SAFE_INTEGER) return 0
  const exact = BigInt(a) * BigInt(b) - BigInt(c) * BigInt(d)
  return exact > 0n ? 1 : exact < 0n ? -1 : 0
}

/** -1, 0 or 1, and never -0. */
export function signOf(value: number): number {
  return value > 0 ? 1 : value < 0 ? -1 : 0
}

/** The root of a whole number up to 2^53, rounded down. */
export function isqrt(n: number): number {
  if (n < 2) return n < 1 ? 0 : 1
  let root = rootGuess(n)
  // Two of Newton's steps leave less than 1 in 10^9 of an error of 1 in 100; what that makes of the last unit is put right.
  root = (root + n / root) / 2
  root = (root + n / root) / 2
  root = Math.floor(root)
  while (root * root > n) root--
  while ((root + 1) * (root + 1) <= n) root++
  return root
}

/** Off by less than 1 in 100: between two powers of two the root is nearly straight. */
function rootGuess(n: number): number {
  const bits = n < 4_294_967_296 ? 31 - Math.clz32(n) : 63 - Math.clz32(n / 4_294_967_296)
  return (ROOTS[bits] as number) + (SLOPES[bits] as number) * n
}

/** For numbers from 2^i up to 2^(i + 1): the line along the roots, lifted by half of what it is below them at most. */
const ROOTS = new Float64Array(64)
const SLOPES = new Float64Array(64)
const ROOT_OF_2 = 1.414_213_562_373_095
for (let i = 0, power = 1, root = 1; i < ROOTS.length; i++, power *= 2, root *= ROOT_OF_2) {
  const slope = (root * (ROOT_OF_2 - 1)) / power
  ROOTS[i] = 1.008 * root - slope * power
  SLOPES[i] = slope
}

/** The root of a whole number, rounded up. */
export function rootUp(n: number): number {
  const root = isqrt(n)
  return root * root === n ? root : root + 1
}

/**
 * v divided by the root of n, rounded to the nearest whole number, halves away from zero: for |v| up to 2^52 and n from
 * 1 to 2^33.
 */
export function overRoot(v: number, n: number): number {
  const size = Math.abs(v)
  let m =
    n < 8192
      ? Math.floor((size * 1_048_576) / isqrt(n * 1_099_511_627_776))
      : Math.floor((size * 1024) / isqrt(n * 1_048_576))
  // size / √n >= m - 1/2 exactly when 4 size² >= (2m - 1)² n.
  while (m > 0 && !atLeastOverRoot(size, 2 * m - 1, n)) m--
  while (atLeastOverRoot(size, 2 * m + 1, n)) m++
  return v < 0 && m > 0 ? -m : m
}

/** 1024 √n rounded down, for `overScaledRoot`; n up to 2^33. */
export const scaledRoot = (n: number): number => isqrt(n * 1_048_576)

/** v / √n rounded as by `overRoot`, with the scaled root of n at hand: for many v over one n. */
export function overScaledRoot(v: number, n: number, root: number): number {
  const value = (Math.abs(v) * 1024) / root
  const nearest = Math.floor(value + 0.5)
  const part = value + 0.5 - nearest
  // The root is too small by less than 1 in 92,681, so such a value is off by less than 0.006.
  const isSure = n >= 8192 && value <= 500 && part > 0.01 && part < 0.99
  if (!isSure) return overRoot(v, n)
  return v < 0 && nearest > 0 ? -nearest : nearest
}

/** Is 2 size / √n at least `odd`? */
function atLeastOverRoot(size: number, odd: number, n: number): boolean {
  const square = odd * odd * n
  const fourSize = 2 * size
  if (square <= Number.MAX_SAFE_INTEGER) return compareProducts(fourSize, fourSize, square, 1) >= 0
  return BigInt(fourSize) * BigInt(fourSize) >= BigInt(odd) * BigInt(odd) * BigInt(n)
}

/** The sign of a - b√n, exactly, for whole numbers: |a| up to 2^53, b² and n up to 2^53. */
export function compareWithRoot(a: number, b: number, n: number): number {
  if (b === 0 || n === 0) return signOf(a)
  if (a >= 0 && b < 0) return 1
  if (a <= 0 && b > 0) return -1
  const squares = compareProducts(a, a, b * b, n)
  return a > 0 ? squares : squares === 0 ? 0 : -squares
}

/** The nearest whole number to ab / over, halves away from zero; |ab| up to 2^53, over > 0. */
export function timesOver(a: number, b: number, over: number): number {
  const product = Math.abs(a * b)
  const rest = product % over
  const size = (product - rest) / over + (2 * rest >= over ? 1 : 0)
  return a * b < 0 && size > 0 ? -size : size
}

/** The sum of the roots of whole numbers up to 2^33 each, rounded down at the end and nowhere else. */
export function sumOfRoots(squares: readonly number[]): number {
  let whole = 0
  const surds: number[] = []
  for (const n of squares) {
    const root = isqrt(n)
    if (root * root === n) whole += root
    else surds.push(n)
  }
  // A sum of roots of which none is whole is never whole itself: the bounds below part the ways in the end.
  if (surds.length === 0) return whole
  let low = 0
  for (const n of surds) low += isqrt(n * 1_048_576)
  const floor = Math.floor(low / 1024)
  if (floor === Math.floor((low + surds.length) / 1024)) return whole + floor
  return whole + slowSumOfRoots(surds)
}

function slowSumOfRoots(surds: readonly number[]): number {
  for (let bits = 64n; ; bits *= 2n) {
    let low = 0n
    for (const n of surds) low += bigRoot(BigInt(n) << (2n * bits))
    const floor = low >> bits
    if (floor === (low + BigInt(surds.length)) >> bits) return Number(floor)
  }
}

/** The root of a whole number of any size, rounded down. */
export function bigRoot(n: bigint): bigint {
  if (n < 2n) return n
  let root = 1n << (BigInt(n.toString(2).length + 1) >> 1n)
  for (;;) {
    const next = (root + n / root) >> 1n
    if (next >= root) return root
    root = next
  }
}

export function gcd(a: number, b: number): number {
  let [x, y] = [Math.abs(a), Math.abs(b)]
  while (y > 0) [x, y] = [y, x % y]
  return x
}
