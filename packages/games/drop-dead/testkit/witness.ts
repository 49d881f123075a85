/**
 * The secrets of Drop Dead, told once more from the specification and without its view: the order of the tile stack and
 * that of the card deck are hidden from every seat, undead ones too; all else is open (dd.players.6).
 */
import { type Dice, shuffle } from '@shamble/kernel'
import type { Witness } from '@shamble/kernel/testkit'
import type { DropDeadKit } from '../state.ts'

/** The same pieces, none of them where it was. */
function exchanged<T>(pile: readonly T[], dice: Dice, clause: string): readonly T[] {
  const order = pile.map((_, i) => i)
  shuffle(dice, clause, order)
  const other = [...pile]
  for (const [i, from] of order.entries()) other[order[(i + 1) % order.length] as number] = pile[from] as T
  return Object.freeze(other)
}

const people = (...seats: string[]): Record<string, { person: string }> =>
  Object.fromEntries(seats.map((seat) => [seat, { person: seat }]))

export const witness: Witness<DropDeadKit> = {
  setups: [
    { options: { cycleLimit: 30 }, holders: people('P1', 'P2') },
    { options: { players: 4, cycleLimit: 20, tradeItems: true, escapeMode: 'one-by-one' }, holders: people('P1') },
    { options: { players: 1, survivorSelection: 'choose', turnOrder: 'random', sightLimit: 6 } },
    { options: { scenario: 'curfew', players: 2, freeEntry: false, undeadMode: 'replace', frankRule: 'both' } },
    { options: { scenario: 'ground-zero', players: 4, zombieDiagonalHunt: true, cycleLimit: 15 } },
    { options: { scenario: 'patient-zero', freshZombiesWait: true, cycleLimit: 15 }, holders: people('U1') },
    { options: { scenario: 'lone-survivor', undeadMode: 'off', shambleSteps: 3 } },
  ],
  /** dd.setup.5, dd.setup.6 */
  vary: (state, _seat, dice) => ({
    ...state,
    stack: exchanged(state.stack, dice, 'dd.setup.5'),
    deck: exchanged(state.deck, dice, 'dd.setup.6'),
  }),
  asks: ({ survivors, zombies }) => [
    {
      what: 'several',
      asks: [
        ...survivors.slice(0, 2).map(({ seat }) => ({ what: 'survivor', seat })),
        ...zombies.slice(0, 2).map(({ n }) => ({ what: 'zombie', zombie: n })),
        { what: 'horde' },
      ],
    },
  ],
}
