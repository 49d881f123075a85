// Checks the dice of a finished match, with nothing but Node: node verify-dice.mjs save.json
import { createHash, createHmac } from 'node:crypto'
import { readFileSync } from 'node:fs'
const save = JSON.parse(readFileSync(process.argv[2], 'utf8'))
const { secret, commitment, bound, shares, locks } = save.dice
const must = (holds, why) => {
  if (!holds) throw new Error(why)
}
/** JSON with sorted keys and no spaces. */
const text = (x) => {
  if (Array.isArray(x)) return `[${x.map(text)}]`
  if (x === null || typeof x !== 'object') return JSON.stringify(x)
  return `{${Object.keys(x)
    .sort()
    .map((key) => `${JSON.stringify(key)}:${text(x[key])}`)}}`
}
const hash = (x) => createHash('sha256').update(text(x)).digest('hex')
must(hash(['shamble-seal', secret, bound]) === commitment, 'the secret is not the one committed to')
const { match, position, ...played } = bound
must(position === (save.position ? hash(save.position) : null), 'the position is not as committed')
for (const key of Object.keys(played)) must(text(save[key]) === text(bound[key]), `${key}: not as committed`)
for (const seat of Object.keys({ ...locks, ...shares }))
  must(locks[seat] === hash(['shamble-share', commitment, seat, shares[seat]]), `${seat}: not the share it locked`)
const mixed = `${match}|${hash(
  Object.keys(shares)
    .sort()
    .map((seat) => [seat, shares[seat]]),
)}`
const value = (kind, k, n, tries = 0) => {
  const mac = createHmac('sha256', secret)
    .update(`shamble-${kind}|${mixed}|${k}|${n}|${Math.floor(tries / 8)}`)
    .digest()
  const word = mac.readUInt32BE((tries % 8) * 4)
  return word < Math.floor(2 ** 32 / n) * n ? word % n : value(kind, k, n, tries + 1)
}
const takenBack = (save.takenBack ?? []).flatMap(({ entries }) => entries)
for (const [kind, list, lost, least] of [
  ['roll', 'rolled', 'rolls', 1],
  ['draw', 'drawn', 'draws', 0],
]) {
  const numbered = (line) => line[list].map(([, n, result], i) => [n, result, line.k[list][i]])
  const passed = (line) => (line.lost?.[lost] ?? []).map(([, ...die]) => die)
  const log = [save.opening, ...save.entries].flatMap(numbered)
  const byHand = log.filter(([, , k]) => k === 0)
  const hands = [...bound.physical, ...(save.hands ?? []).filter((change) => change.byHand)]
  must(byHand.length === 0 || (kind === 'roll' && hands.length > 0), 'nobody throws by hand')
  const order = log.map(([, , k]) => k).filter((k) => k > 0)
  must(
    order.every((k, i) => i === 0 || k > order[i - 1]),
    `the ${kind}s are not in their order`,
  )
  const every = [
    ...log,
    ...takenBack.flatMap(numbered),
    ...[save.opening, ...save.entries, ...takenBack, save].flatMap(passed),
  ]
  const seen = new Set()
  for (const [n, result, k] of every) {
    // A die that is read from 0 shows its last face as 0.
    const fell = result < least ? n : result
    if (k > 0) must(fell === least + value(kind, k, n), `${kind} ${k} is wrong`)
    if (k > 0) seen.add(k)
  }
  for (let k = 1; k <= seen.size; k++) must(seen.has(k), `${kind} ${k} is missing`)
  console.log(`all ${seen.size} ${kind}s are as committed`)
}
