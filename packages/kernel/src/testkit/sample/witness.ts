/** The secrets of the lantern, told once more: hands are their keepers' alone, the deck is nobody's but for a top card that was peeked at. */
import { shuffle } from '../../dice/index.ts'
import { sameJson } from '../../same-json.ts'
import type { Witness } from '../witness/index.ts'
import { ascending, type LanternKit, type LanternState } from './state.ts'

const TRIES = 20

/** The cards that this seat does not know are dealt anew, as many to each as before. */
function dealt(state: LanternState, seat: string | null, pack: readonly number[]): LanternState {
  const unseen = [...pack]
  const top = seat !== null && state.peeked.includes(seat) ? state.deck.slice(-1) : []
  const keepers = state.keepers.map((k) =>
    k.seat === seat ? k : { ...k, hand: unseen.splice(0, k.hand.length).sort(ascending) },
  )
  return { ...state, keepers, deck: [...unseen, ...top] }
}

export const witness: Witness<LanternKit> = {
  setups: [
    { options: { keepers: 3 } },
    { options: { scenario: 'cellar' }, holders: { K1: { person: 'Ann' }, K2: { person: 'Bob' } } },
  ],
  vary(state, seat, dice) {
    const known = seat !== null && state.peeked.includes(seat) ? 1 : 0
    const hands = state.keepers.filter((k) => k.seat !== seat).flatMap((k) => k.hand)
    const pack = [...hands, ...state.deck.slice(0, state.deck.length - known)]
    let other = state
    for (let n = 0; n < TRIES && sameJson(other, state); n++) {
      shuffle(dice, 'ln.setup.1', pack)
      other = dealt(state, seat, pack)
    }
    return other
  },
  asks: () => ['what now?'],
  passing: ['saw'],
}
