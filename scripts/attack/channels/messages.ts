/** Messages to the host: those about tables, and those that players say to the host of a match. */
import type { FromHost } from '@shamble/host'
import { GAMES } from '../../../packages/cli/src/games.ts'
import { saves, strangers } from '../corpus.ts'
import type { Luck } from '../luck.ts'
import { accepted, type Channel, refused, type Timed, type Verdict, wrong } from '../run.ts'
import { spoiledWildly } from '../spoil.ts'
import { openStage, refusalFault, refusalIn, type Stage } from '../stage.ts'

interface Given {
  readonly game: string
  readonly message: unknown
}

/** A table that is open, with somebody at all of its seats who has given a few commands. */
interface Table {
  readonly stage: Stage
  readonly id: string
  readonly seats: readonly string[]
  readonly choices: readonly unknown[]
  /** What is kept, and what everybody sees. */
  readonly stands: string
}

const V = 3
const inTable = (table: string, message: object): object => ({
  t: 'say',
  table,
  line: 'You',
  message: { v: V, ...message },
})

type Heard = readonly FromHost[]
const updateIn = (heard: Heard) =>
  heard.flatMap((one) => (one.t === 'said' && one.message.t === 'update' ? [one.message] : [])).at(-1)

async function standing(stage: Stage, id: string): Promise<string> {
  const seen = updateIn(await stage.say(inTable(id, { t: 'resume', since: 0 })))
  return `${await stage.kept()} ${JSON.stringify(seen)}`
}

async function openTable(game: string): Promise<Table> {
  const stage = openStage()
  const found = GAMES.find(({ id }) => id === game)
  const settled = found?.settle({})
  if (!found || !settled?.ok) throw new Error(`there is no game ${game}`)
  const seats = found.seats(settled.value)
  const person = { kind: 'person', name: 'You', physical: false }
  const setup = {
    game,
    title: 'Attacked',
    options: {},
    seats: Object.fromEntries(seats.map((seat) => [seat, person])),
    seed: 'attack',
    undoDice: 'same',
    guide: false,
  }
  const made = (await stage.say({ t: 'create', id: 1, setup })).find((one) => one.t === 'created')
  if (!made) throw new Error(`no table of ${game} was made`)
  const { id } = made.card
  await stage.say({ t: 'open', id: 2, table: id })
  await stage.say({ t: 'pace', table: id, pace: null })
  let update = updateIn(await stage.say(inTable(id, { t: 'join', client: 'You', seats })))
  for (let n = 0; n < 3; n++) {
    const glance = update?.glances.find(({ choices }) => choices.length > 0)
    if (!glance) break
    const command = { t: 'command', id: 10 + n, seat: glance.seat, decision: null, command: glance.choices[0] }
    update = updateIn(await stage.say(inTable(id, command)))
  }
  const choices = update?.glances.flatMap((glance) => glance.choices) ?? []
  return { stage, id, seats, choices, stands: await standing(stage, id) }
}

/** Honest messages of every kind. */
function honest({ id: table, seats, choices }: Table, luck: Luck): object {
  const seat = luck.must(seats)
  const id = luck.upTo(1_000_000)
  const command = luck.oneOf(choices) ?? {}
  const said: readonly object[] = [
    { t: 'join', client: 'You', seats, since: 1 },
    { t: 'command', id, seat, decision: null, command, why: 'It is the best.' },
    { t: 'command', id, seat, decision: 3, command },
    { t: 'type-die', id, seat, index: 0, face: 3 },
    { t: 'untype-die', id, seat },
    { t: 'drop-dice', id, seat },
    { t: 'undo', id, seat },
    { t: 'agree-undo', id, seat },
    { t: 'decline-undo', id, seat },
    { t: 'hands', id, seat, byHand: true },
    { t: 'hands', id, seat, byHand: false },
    { t: 'agree-hands', id, seat },
    { t: 'decline-hands', id, seat },
    { t: 'odds', id, seat, command },
    { t: 'hints', id, seat, ask: { what: 'danger-map', seat } },
    { t: 'hints', id, seat, ask: command },
    { t: 'share', id, seat, lock: '0'.repeat(64) },
    { t: 'open-share', id, seat, share: 'mine' },
    { t: 'resume', since: 1 },
    { t: 'replay', at: 1 },
    { t: 'whole' },
    { t: 'log' },
    { t: 'leave' },
  ]
  const setup = {
    game: luck.must(GAMES).id,
    title: 'Another',
    options: { players: 2 },
    seats: Object.fromEntries(seats.map((one) => [one, { kind: 'bot', level: 'random' }])),
    undoDice: 'fresh',
    guide: true,
    campaign: { id: table, part: 1 },
  }
  const asked: readonly object[] = [
    { t: 'list', id },
    { t: 'create', id, setup },
    { t: 'open', id, table, take: true, older: true },
    { t: 'close', table },
    { t: 'rename', id, table, title: 'Other' },
    { t: 'delete', id, table },
    { t: 'export', id, table, battles: true },
    { t: 'import', id, name: 'x.json', text: JSON.stringify(luck.must(saves())) },
    { t: 'pace', table, pace: null },
    { t: 'step-bots', table },
    { t: 'verify', id, table },
    { t: 'time-up', table, seat },
  ]
  return luck.isLucky(3) ? luck.must(asked) : inTable(table, luck.must(said))
}

/** Seeds are stretched on purpose, which takes a second: nobody attacks by that alone. */
const withoutSeed = (message: unknown): unknown => {
  const { setup } = (message ?? {}) as { setup?: unknown }
  if (typeof setup === 'object' && setup !== null && Object.hasOwn(setup, 'seed'))
    delete (setup as { seed?: unknown }).seed
  return message
}

/** Of what has no number, and so no answer that has one. */
const UNNUMBERED = -1

/** By which its answer is known. */
function numberOf(message: unknown): unknown {
  const { id, message: inner } = (message ?? {}) as { id?: unknown; message?: { id?: unknown } | null }
  return id ?? inner?.id ?? UNNUMBERED
}

async function attempt(
  table: Table,
  message: unknown,
  timed: Timed,
): Promise<Verdict & { readonly isAsBefore: boolean }> {
  const { stage, id, stands } = table
  const refusal = refusalIn(await timed(() => stage.say(message)), numberOf(message))
  const isAsBefore = (await standing(stage, id)) === stands
  const fault = refusal && refusalFault(refusal)
  if (fault) return { ...fault, isAsBefore }
  if (!refusal) return { ...accepted, isAsBefore }
  const verdict = isAsBefore ? refused : wrong('refused', 'changed', `${refusal.at}: ${refusal.why}`)
  return { ...verdict, isAsBefore }
}

export const messages: Channel<Given> = {
  name: 'messages',
  says: 'what a page or a player says to the host',
  async ready() {
    const tables = new Map<string, Table>()
    for (const { id } of GAMES) tables.set(id, await openTable(id))
    return {
      input(luck) {
        const game = luck.must(GAMES).id
        const table = tables.get(game) as Table
        return { game, message: withoutSeed(spoiledWildly(honest(table, luck), luck, strangers().slice(0, 3))) }
      },
      async attempt({ game, message }, timed) {
        const { isAsBefore, ...verdict } = await attempt(tables.get(game) as Table, message, timed)
        // Whoever comes next finds the table as it was.
        if (!isAsBefore) tables.set(game, await openTable(game))
        return verdict
      },
    }
  },
}
