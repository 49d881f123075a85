import { describe, expect, it } from 'vitest'
import { firstFrame, frameOf, procedure, step } from './flow.ts'
import { scenariosOf } from './game.ts'

describe('a game', () => {
  it('lists its scenarios by id; they are ours unless they say that the book prints them', () => {
    const content = {
      s1: { title: 'One', description: 'The first.', ours: false },
      s2: { title: 'Two', description: 'The second.' },
    }
    expect(scenariosOf(content)).toEqual([
      { id: 's1', title: 'One', says: 'The first.', ours: false },
      { id: 's2', title: 'Two', says: 'The second.', ours: true },
    ])
  })

  it('begins with the first step of a procedure', () => {
    const nothing = () => undefined
    const turns = procedure('turns', [step('x.1', 'deal', nothing), step('x.2', 'play', nothing)])
    expect(firstFrame(turns)).toEqual(frameOf('turns', 'deal', {}))
  })
})
