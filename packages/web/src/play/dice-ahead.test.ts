import { dropDead } from '@shamble/drop-dead'
import { anyGame } from '@shamble/kernel'
import { describe, expect, it } from 'vitest'
import { REAL_DICE } from '../../e2e/drop-dead-saves.ts'
import { displayFor } from '../games/index.ts'
import { diceAhead } from './dice-ahead.ts'
import { plain } from './log-item.ts'
import { PlaySession } from './session.ts'
import { page, until } from './testing.ts'
import '../ui/testing.ts'

const said: string[] = []
const say = (words: string): void => void said.push(words)

/** Owl has shot at one of the dead, and throws real dice: a d20 is asked for, then a d10. */
async function afterShot(): Promise<PlaySession> {
  const display = await displayFor('drop-dead')?.()
  if (!display) throw new Error('there is no Drop Dead')
  const client = page(anyGame(dropDead))
  const card = await client.importFile(new Blob([REAL_DICE()]), 'test.json')
  const session = new PlaySession(await client.open(card.id, { join: false }), display)
  session.drawn()
  session.motion = false
  session.tempo(0)
  await until(session, () => session.hints.value !== null && session.orders().some(({ id }) => id === 'attack'))
  session.order('attack')
  session.pick('zombie 1', true)
  session.commit()
  session.commit()
  await until(session, () => session.die !== null)
  return session
}

const told = ({ scene }: PlaySession): string =>
  (scene.value?.items ?? []).map(({ line }) => plain(line.words, (figure) => figure)).join(' ')

describe('digits of real dice', () => {
  it('typed in one go count for one die after the other', async () => {
    const session = await afterShot()
    expect(session.die?.ask.sides).toBe(20)
    for (const key of '170') void diceAhead(session).press(key, say)
    await until(session, () => !session.sending.value && told(session).includes('zombie 1'))
    expect(told(session)).toMatch(/rolled 17 ?\+ ?10/)
  })

  it('that are typed before the die is asked for wait for it', async () => {
    const session = await afterShot()
    session.moving.set(true)
    expect(session.die).toBeNull()
    for (const key of '170') void diceAhead(session).press(key, say)
    session.moving.set(false)
    await until(session, () => !session.sending.value && told(session).includes('zombie 1'))
    expect(told(session)).toMatch(/rolled 17 ?\+ ?10/)
  })

  it('are for no other question', async () => {
    const session = await afterShot()
    for (const key of '1704') void diceAhead(session).press(key, say)
    await until(session, () => !session.sending.value && told(session).includes('zombie 1'))
    await until(session, () => !session.moving.value && session.myTurn)
    session.order('end')
    session.commit()
    session.commit()
    await until(session, () => session.die !== null)
    expect([session.die?.typed, session.digits.value]).toEqual([[], ''])
  })
})
