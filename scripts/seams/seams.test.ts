import { GAMES } from '@shamble/shelf'
import { describe, expect, it } from 'vitest'
import { readFiles } from '../laws/read-files.ts'
import { linesIn, MOST, seamsOf } from './count.ts'

describe('what a game needs beside its rules, content and words', () => {
  const games = seamsOf(readFiles())

  it.each(games)('$game is registered in one place, or nowhere before it can be played', ({ game, places }) => {
    const isOnShelf = GAMES.some(({ about }) => about.id === game)
    expect(places).toEqual(isOnShelf ? ['packages/shelf/src/games.ts'] : [])
  })

  it.each(games)('$game writes few lines of its own; `npm run seams -- --files` lists them', ({ engine, page }) => {
    expect(linesIn(engine)).toBeLessThanOrEqual(MOST.engine)
    expect(linesIn(page)).toBeLessThanOrEqual(MOST.page)
  })
})
