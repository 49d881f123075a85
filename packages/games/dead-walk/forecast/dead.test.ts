import { describe, expect, it } from 'vitest'
import { type DeadWalkScene, human, scene, zombie, zombieNo } from '../testing.ts'
import { type DeedForecast, deedForecast } from './dead.ts'

/** A zombie that walks 10 cm and is then so far from a human; `side`: how far off its way another one lies. */
const walking = (gap: number, side: number, options = {}): DeadWalkScene =>
  scene({
    humans: [human({ at: [4250 + gap, 6000] })],
    zombies: [zombie(1, [3000, 6000]), zombie(2, [4180, 6000 + side], { fallen: true })],
    options,
  })

const lunge = (s: DeadWalkScene): DeedForecast['lunge'] => {
  const one = zombieNo(s, 1)
  return one ? deedForecast(s.table, one).lunge : null
}

describe('the forecast of a zombie', () => {
  it('[dw.lurch.2] names whom it could lurch at from where its walk ends', () => {
    expect(lunge(walking(450, 250))).toMatchObject({ human: { n: 1 }, touches: false })
    expect(lunge(walking(501, 250))).toBeNull()
    expect(lunge(walking(450, 250, { lurch: false }))).toBeNull()
  })

  it('[dw.lurch.4] names nobody where the straight way to him is not free', () => {
    expect(lunge(walking(450, 230))).toBeNull()
  })
})
