import { describe, expect, it } from 'vitest'
import { readFiles } from '../laws/read-files.ts'
import { seamsOf } from './count.ts'

describe('a game is registered in one place', () => {
  it.each(seamsOf(readFiles()))('$game', ({ places }) => {
    expect(places).toEqual(['packages/shelf/src/games.ts'])
  })
})
