import { goldenGames } from './golden.ts'
import { lantern } from './sample/lantern.ts'

goldenGames(lantern, new URL('sample/golden/', import.meta.url), [
  { name: 'tower', seed: 5 },
  { name: 'cellar', seed: 11, options: { scenario: 'cellar', keepers: 3, toll: true } },
])
