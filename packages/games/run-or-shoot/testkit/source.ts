/** The whole game for whoever cannot take it from the shelf, on which it does not stand yet. */
import { anyGame, type GameSource } from '@shamble/kernel'
import { advise } from '../bots/advise.ts'
import { position } from '../position.ts'
import { runOrShoot } from '../testing.ts'

const whole = anyGame({ ...runOrShoot, position, advise })

export const source: GameSource = {
  about: whole,
  rules: () => Promise.resolve(whole),
  whole: () => Promise.resolve(whole),
}
