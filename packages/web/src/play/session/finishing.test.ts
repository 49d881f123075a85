import { describe, expect, it } from 'vitest'
import { Cell } from '../../engine/signal.ts'
import { Finishing } from './finishing.ts'

/** A table at which there is always one answer, and what was answered by itself. */
function tableOf(byHand: readonly string[] = []) {
  const answered: unknown[] = []
  const desk = {
    scene: new Cell<unknown>(null),
    sending: new Cell(false),
    moving: new Cell(false),
    past: new Cell(null),
    notice: new Cell<{ readonly tone: string } | null>(null),
    hints: new Cell<unknown>(null),
    display: { orders: { finished: () => ({ commands: ['the only one'] }) } },
  }
  const question = { asked: ['Z'], situation: () => ({}) }
  const sending: ConstructorParameters<typeof Finishing>[3] = {
    goesOn: null,
    send: (variant) => Promise.resolve(void answered.push(variant.commands)),
  }
  const finishing = new Finishing(
    desk as never,
    { mine: ['Z'] } as never,
    question as never,
    sending,
    { byHand: new Set(byHand) },
    { decision: 0, undone: 0 } as never,
  )
  const comes = (decision: number, by: string, undone = 0): void => {
    desk.scene.set({ line: { update: { decision, undone }, fresh: [{ seat: by }] } })
    finishing.look()
  }
  return { answered, desk, finishing, comes, sending }
}

describe('a question with one answer', () => {
  it('is answered by itself, once, whoever led to it', () => {
    const { answered, finishing, comes } = tableOf()
    comes(1, 'M1')
    finishing.look()
    expect(answered).toEqual([['the only one']])
    comes(2, 'Z')
    expect(answered).toHaveLength(2)
  })

  it('waits until what happened was shown', () => {
    const { answered, desk, finishing, comes } = tableOf()
    desk.moving.set(true)
    comes(1, 'M1')
    expect(answered).toEqual([])
    desk.moving.set(false)
    finishing.look()
    expect(answered).toHaveLength(1)
  })

  it('stays open where it was taken back, and where somebody else has the screen', () => {
    const { answered, finishing, comes } = tableOf()
    comes(1, 'M1', 1)
    comes(1, 'M1')
    expect(answered).toEqual([])
    finishing.forget()
    comes(4, 'M1')
    expect(answered).toEqual([])
    comes(5, 'M1')
    expect(answered).toHaveLength(1)
  })

  it('takes a refusal of the question before with it, and leaves what is to be known', () => {
    const { desk, comes } = tableOf()
    desk.notice.set({ tone: 'no' })
    comes(0, 'M1')
    expect(desk.notice.value).toEqual({ tone: 'no' })
    comes(1, 'M1')
    expect(desk.notice.value).toBeNull()
    desk.notice.set({ tone: 'note' })
    comes(2, 'M1')
    expect(desk.notice.value).toEqual({ tone: 'note' })
  })

  it('is asked where somebody throws real dice, unless it follows from what they did themselves', () => {
    const { answered, comes } = tableOf(['Z'])
    comes(1, 'M1')
    expect(answered).toEqual([])
    comes(2, 'Z')
    expect(answered).toHaveLength(1)
  })
})

describe('what goes on by itself', () => {
  it('waits for what the rules answer, and ends where something is taken back', () => {
    const { answered, comes, desk, sending } = tableOf()
    let known = false
    sending.goesOn = () => (known ? ({ commands: ['one more'] } as never) : 'unknown')
    comes(1, 'M1')
    expect(answered).toEqual([])
    known = true
    desk.hints.set({})
    expect(answered).toEqual([['one more']])
    desk.hints.set({ again: true })
    expect(answered).toHaveLength(1)
    comes(2, 'M1', 1)
    expect(sending.goesOn).toBeNull()
  })

  it('leaves to the only answer what it has nothing to say to', () => {
    const { answered, comes, sending } = tableOf()
    sending.goesOn = () => null
    comes(1, 'M1')
    expect(answered).toEqual([['the only one']])
  })
})
