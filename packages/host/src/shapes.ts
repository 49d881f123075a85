import {
  anyJson,
  flag,
  integer,
  list,
  literal,
  MOST_TEXT,
  nullable,
  object,
  oneOf,
  optional,
  record,
  type Shape,
  text,
  variants,
} from '@shamble/kernel'
import type { ToHost } from './protocol.ts'

const id = integer(0)
const table = text({ min: 1, max: 64 })
const title = text({ max: 200 })
const name = text({ min: 1, max: 64 })
const seat = text({ min: 1, max: 64 })

const seatChoice = variants('kind', {
  person: object({ name, physical: flag, lent: optional(literal(true)) }),
  bot: object({ level: oneOf('random', 'competent', 'searching') }),
})

const answer = object({ seat, command: anyJson })

const setup = object({
  game: text({ max: 64 }),
  title,
  options: record(anyJson, { max: 200 }),
  seats: record(seatChoice, { max: 64 }),
  seed: optional(text({ min: 1, max: 256 })),
  opening: optional(object({ secret: text({ pattern: /^[0-9a-f]{64}$/ }), answers: list(answer, { max: 200 }) })),
  opened: optional(integer(0, 1000)),
  undoDice: oneOf('same', 'fresh'),
  guide: flag,
  campaign: optional(object({ id: table, part: id })),
})

/** What the page may say. */
export const toHost: Shape<ToHost> = variants('t', {
  list: object({ id }),
  create: object({ id, setup }),
  open: object({ id, table, take: optional(flag), older: optional(flag) }),
  close: object({ table }),
  'take-in': object({ id, table, battle: table }),
  rename: object({ id, table, title }),
  delete: object({ id, table }),
  export: object({ id, table, battles: optional(flag) }),
  import: object({ id, name: text({ max: 1000 }), text: text({ max: MOST_TEXT }) }),
  say: object({ table, line: name, message: anyJson }),
  pace: object({ table, pace: nullable(integer(0, 60_000)) }),
  'step-bots': object({ table }),
  lend: object({ table, seat, lent: flag }),
  verify: object({ id, table }),
  'time-up': object({ table, seat }),
}) as unknown as Shape<ToHost>
