import { frameOf } from '../../flow.ts'
import type { Game } from '../../game.ts'
import { ABOUT } from './about.ts'
import { CLAUSES } from './clauses.ts'
import { book, OPTIONS, seats, settle } from './options.ts'
import { position } from './position.ts'
import { resign } from './rules.ts'
import { CARDS, command, copyState, facts, invariants, type LanternKit } from './state.ts'
import { advise, resample, view } from './view.ts'

/** An invented game that uses every feature of the kernel; the kernel's own tests play it. */
export const lantern: Game<LanternKit> = {
  ...ABOUT,
  rulesVersion: '1',
  clauses: CLAUSES,
  scenarios: [
    { id: 'tower', title: 'The tower', says: 'Four nights, one gate.', ours: true },
    { id: 'cellar', title: 'The cellar', says: 'Two nights, two gates.', ours: true },
  ],
  options: OPTIONS,
  command,
  anytime: resign,
  position,
  settle,
  seats,
  sides: ['keepers'],
  book,
  begin: (setup) => ({
    decision: 0,
    holders: { ...setup.holders },
    frames: [frameOf('game', 'shuffle', {})],
    outcome: null,
    night: 0,
    deck: [...CARDS],
    burned: [],
    gates: setup.options['scenario'] === 'cellar' ? [2, 4] : [3],
    peeked: [],
    leader: null,
    keepers: seats(setup.options).map((seat) => ({ seat, hand: [], stair: 0, glow: 0, lit: true, gone: false })),
  }),
  copy: copyState,
  facts,
  view,
  resample,
  advise,
  oddsKey: (events) => (events.some((event) => event.e === 'blown out') ? 'the flame goes out' : 'the flame holds'),
  mayTakeBack: (given) => given.do !== 'resign',
  invariants,
}
