/**
 * `npm run attack`: twenty thousand spoiled inputs for every channel by which something comes in from outside, and a
 * line for each. Nothing may crash, throw or be changed by what is refused. `-- saves options` attacks these two,
 * `--inputs N` as often as told, `--from N` from that one on, `--seed X` with other inputs, `--only N` repeats one of them, and `--keep NAME` keeps
 * that one as a fixture.
 */
import process from 'node:process'
import { parseArgs } from 'node:util'
import { CHANNELS } from './channels.ts'
import { keepFixture } from './fixtures.ts'
import { attack, attempted, type Channel, Escaped, inputNo, lineOf, type Tally } from './run.ts'

const INPUTS = 20_000
const MOST_TOLD = 8

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    inputs: { type: 'string', default: String(INPUTS) },
    from: { type: 'string', default: '0' },
    seed: { type: 'string', default: '0' },
    only: { type: 'string' },
    keep: { type: 'string' },
  },
})
const { seed } = values

const say = (line: string): boolean => process.stdout.write(`${line}\n`)
const again = (channel: string, n: number): string => `npm run attack -- ${channel} --seed ${seed} --only ${n}`

function tell(tally: Tally): void {
  say(lineOf(tally, seed))
  const { channel, findings } = tally
  for (const { n, kind, says } of findings.slice(0, MOST_TOLD)) say(`  ${kind}: ${says}\n    ${again(channel, n)}`)
  if (findings.length > MOST_TOLD) say(`  and ${findings.length - MOST_TOLD} more`)
}

const brief = (input: unknown): string => {
  const text = JSON.stringify(input) ?? String(input)
  return text.length > 4_000 ? `${text.slice(0, 4_000)}… (${text.length} characters)` : text
}

/** One input, with all that is known of it. */
async function repeat(channel: Channel, n: number): Promise<boolean> {
  const target = await channel.ready()
  const escaped = new Escaped()
  escaped.watch()
  const input = inputNo(channel.name, target, seed, n)
  const { verdict, ms } = await attempted(target, inputNo(channel.name, target, seed, n), escaped)
  escaped.stop()
  target.close?.()
  say(brief(input))
  const { is, wrong } = verdict
  say(`${is} in ${ms.toFixed(1)} ms${wrong ? `; ${wrong.kind}: ${wrong.says}` : ''}`)
  if (values.keep !== undefined)
    keepFixture(values.keep, { channel: channel.name, found: wrong?.says ?? '', is: 'refused', input })
  return wrong === undefined
}

async function all(channel: Channel, count: number): Promise<boolean> {
  const target = await channel.ready()
  const onProgress = (done: number): void => {
    if (process.stderr.isTTY && done % 50 === 0) process.stderr.write(`\r${channel.name} ${done} of ${count}  `)
  }
  const tally = await attack(channel, target, { seed, from: Number(values.from), count, onProgress })
  if (process.stderr.isTTY) process.stderr.write('\r')
  target.close?.()
  tell(tally)
  return tally.findings.length === 0
}

const unknown = positionals.find((name) => !CHANNELS.some((channel) => channel.name === name))
if (unknown !== undefined) {
  say(`there is no channel ${unknown}; there are ${CHANNELS.map(({ name }) => name).join(', ')}`)
  process.exitCode = 2
} else {
  const chosen = CHANNELS.filter(({ name }) => positionals.length === 0 || positionals.includes(name))
  let isWell = true
  for (const channel of chosen) {
    const well =
      values.only === undefined ? await all(channel, Number(values.inputs)) : await repeat(channel, Number(values.only))
    isWell &&= well
  }
  process.exitCode = isWell ? 0 : 1
}
