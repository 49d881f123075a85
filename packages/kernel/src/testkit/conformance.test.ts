import { everyGameMust } from './conformance.ts'
import { lantern } from './sample/lantern.ts'

everyGameMust(lantern, {
  setups: [
    {},
    { options: { keepers: 3, toll: true } },
    { options: { scenario: 'cellar', keepers: 3, calm: true, peeking: false } },
  ],
  games: 6,
  choicesAreAll: true,
  passing: ['saw'],
  malformed: 100_000,
})
