/** The same small game on our kernel and on boardgame.io: 100 records, a player edits one and rolls a d6 for it. */
import { createRequire } from 'node:module'
import {
  apply,
  askWhile,
  begin,
  type Command,
  check,
  copyFrames,
  frameOf,
  type Game,
  integer,
  type Kit,
  object,
  procedure,
  type Procedure,
  refuse,
  type Standing,
  seeded,
  type Transaction,
  variants,
} from '@shamble/kernel'

const SIZE = 100

interface Edit extends Command {
  readonly do: 'edit'
  readonly record: number
}

interface Rec {
  name: string
  value: number
  edits: number
}

interface RecordsState extends Standing {
  records: Rec[]
}

interface RecordsKit extends Kit {
  state: RecordsState
  command: Edit
  event: { e: 'edited'; clause: 'rec.1'; record: number; face: number }
  view: { records: Rec[] }
  book: object
  facts: null
}

const editing: Procedure<Transaction<RecordsKit>, Edit> = procedure('editing', [
  askWhile<Transaction<RecordsKit>, Edit>('rec.1', 'edit a record', {
    who: () => ['A'],
    choices: () => Array.from({ length: SIZE }, (_, record) => ({ do: 'edit', record })),
    check: ({ state }, _v, _seat, { record }) =>
      state.records[record] ? null : refuse('rec.1', 'There is no such record.'),
    take: (t, _v, seat, { record }) => {
      const face = t.roll({ clause: 'rec.1', sides: 6, seat, what: 'the value' })
      const r = t.state.records[record] as Rec
      r.value = face
      r.edits++
      t.emit({ e: 'edited', clause: 'rec.1', record, face })
    },
  }),
])

const records: Game<RecordsKit> = {
  id: 'records',
  title: 'Records',
  credit: '',
  by: '',
  round: 'Round',
  sides: [],
  rulesVersion: '1',
  clauses: { 'rec.1': { kind: 'core', says: 'A player edits one record and rolls a die for it.' } },
  scenarios: [],
  options: {},
  command: variants('do', { edit: object({ record: integer(0, SIZE - 1) }) }) as Game<RecordsKit>['command'],
  position: {
    read: () => ({ ok: false, fault: refuse('rec.1', 'none') }),
    write: () => ({}),
    shape: () => {
      throw new Error('nothing is read')
    },
  },
  settle: () => ({ ok: true, value: {} }),
  seats: () => ['A'],
  book: () => ({ procedures: { editing } }),
  begin: ({ holders }) => ({
    decision: 0,
    holders: { ...holders },
    frames: [frameOf('editing', 'edit a record', {})],
    outcome: null,
    records: Array.from({ length: SIZE }, (_, i) => ({ name: `record ${i}`, value: 0, edits: 0 })),
  }),
  copy: (s) => ({ ...s, frames: copyFrames(s.frames), records: s.records.map((r) => ({ ...r })) }),
  facts: () => null,
  view: ({ state }) => ({ records: state.records.map((r) => ({ ...r })) }),
  resample: () => {
    throw new Error('nothing is hidden')
  },
  advise: (_view, _book, _seat, choices) => ({ command: choices[0] as Edit, why: 'the first' }),
  mayTakeBack: () => true,
  invariants: () => [],
}

/** Checks the form of each command, judges it, rolls, writes and tells. */
export function onOurKernel(): (round: number) => number {
  const t = begin(records, { options: {}, holders: { A: { person: 'a' } } }, seeded('bench'), [])
  let n = 0
  return () => {
    for (let i = 0; i < 1000; i++) {
      const command: Edit = { do: 'edit', record: (n = (n + 37) % SIZE) }
      if (check(records.command, command) || apply(records, t, 'A', command)) throw new Error('refused')
    }
    t.events = []
    return 1000
  }
}

interface PeerClient {
  start(): void
  moves: { edit(record: number): void }
}

/** boardgame.io 0.50.2, its local client without a log-hungry debug panel. */
export function onBoardgameIo(): (round: number) => number {
  const { Client } = createRequire(import.meta.url)('boardgame.io/client') as {
    Client: (options: object) => PeerClient
  }
  const game = {
    setup: () => ({ records: Array.from({ length: SIZE }, (_, i) => ({ name: `record ${i}`, value: 0, edits: 0 })) }),
    moves: {
      edit: ({ G, random }: { G: { records: Rec[] }; random: { D6(): number } }, record: number) => {
        const r = G.records[record] as Rec
        r.value = random.D6()
        r.edits++
      },
    },
  }
  const fresh = (): PeerClient => {
    const client = Client({ game, numPlayers: 1, debug: false })
    client.start()
    return client
  }
  let n = 0
  return () => {
    // Its log grows with every move, and each move copies it: a fresh match every 100 moves is kind to it.
    const client = fresh()
    for (let i = 0; i < 100; i++) client.moves.edit((n = (n + 37) % SIZE))
    return 100
  }
}
