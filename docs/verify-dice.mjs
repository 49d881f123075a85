// Checks the dice of a finished match, with nothing but Node: node verify-dice.mjs match.json
// The file holds { secret, commitment, match, shares: { seat: text }, rolls: [{ k, sides, face }] }.
import { createHash, createHmac } from 'node:crypto'
import { readFileSync } from 'node:fs'
const { secret, commitment, match, shares, rolls } = JSON.parse(readFileSync(process.argv[2], 'utf8'))
const sha256 = (text) => createHash('sha256').update(text).digest('hex')
const bound = `${match}|${sha256(JSON.stringify(Object.entries(shares).sort(([a], [b]) => (a < b ? -1 : 1))))}`
const face = (k, sides, n = 0) => {
  const text = `shamble-roll|${bound}|${k}|${sides}|${Math.floor(n / 8)}`
  const mac = createHmac('sha256', secret).update(text).digest()
  const word = mac.readUInt32BE((n % 8) * 4)
  return word < Math.floor(2 ** 32 / sides) * sides ? 1 + (word % sides) : face(k, sides, n + 1)
}
const wrong = rolls.findIndex((roll, i) => roll.k !== i + 1 || roll.face !== face(roll.k, roll.sides))
if (sha256(secret) !== commitment) throw new Error('the secret is not the one committed to')
if (wrong >= 0) throw new Error(`roll ${wrong + 1} is missing or wrong`)
console.log(`all ${rolls.length} rolls are as committed`)
