import { everyGameMust } from '@shamble/kernel/testkit'
import { evac } from './index.ts'
import { essence } from './position/write.ts'

const bots = (...seats: string[]): Record<string, { bot: string }> =>
  Object.fromEntries(seats.map((seat) => [seat, { bot: 'competent' }]))

everyGameMust(evac, {
  setups: [
    { options: { turnLimit: 12 } },
    { options: { scenario: 'S2', turnLimit: 12, scavenge: true, zombieCap: 20 } },
    {
      options: {
        scenario: 'S3',
        marines: 4,
        lieutenant: true,
        types: ['lieutenant', 'grunt', 'medic', 'sergeant'],
        turnLimit: 8,
      },
      holders: bots('Z', 'M3', 'M4'),
    },
    { options: { scenario: 'S4', marines: 4, doorsBlockSight: false, wallsStopZombieAttacks: false, turnLimit: 8 } },
    { options: { scenario: 'S5', night: 7, zombiesFlipTiles: false, oneUserPerWeapon: true, turnLimit: 8 } },
    { options: { marines: 12, spawnMinDistance: 3, countMarines: 'starting', helipadMayBeCentre: true, turnLimit: 6 } },
  ],
  games: 2,
  visits: 20,
  malformed: 100_000,
  comparable: essence,
  /** Sight is remembered as it is asked for: what was asked is no fact of the state. */
  facts: ({ touch: _touch, shots: _shots, ...ground }) => ground,
})
