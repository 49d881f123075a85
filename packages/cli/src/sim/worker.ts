import { playOne } from './series.ts'
import { answerGames } from './worker-side.ts'

answerGames(playOne)
