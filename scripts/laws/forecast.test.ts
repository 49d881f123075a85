import { describe, expect, it } from 'vitest'
import { lawsBroken, violationsIn } from './testing.ts'

const page = 'packages/games/evac/page.ts'

describe("a game's page", () => {
  it.each([
    "export { stepCost } from './rules/05-moving.ts'",
    "export * from './rules/05-moving.ts'",
    "import { stepCost } from './rules/05-moving.ts'",
    "export { type Step, stepCost } from './rules/05-moving.ts'",
    "export { advise } from './bots/advise.ts'",
    "export { hints } from './hints.ts'",
    "export { reach } from './hints/reach.ts'",
    "export { forecastFor } from './forecast/index.ts'",
    "export { forecastFor } from './forecast.ts'",
  ])('may not say %s', (text) => {
    expect(lawsBroken(page, text)).toEqual(['forecast'])
  })

  it('that leads to a rule by way of the form of its answers is refused', () => {
    const answers = 'packages/games/evac/forecast/answers.ts'
    const files = {
      [page]: "export { SEEN } from './forecast/answers.ts'",
      [answers]: "import '../rules/05-moving.ts'",
    }
    expect(violationsIn(files).map(({ law }) => law)).toEqual(['forecast'])
  })

  it('that leads to a rule by way of another file is refused with the way', () => {
    const tiles = 'packages/games/evac/content/tiles.ts'
    const rule = 'packages/games/evac/rules/05-moving.ts'
    const campaign = 'packages/games/evac/campaign/page.ts'
    const files = {
      [page]: "export { tiles } from './content/tiles.ts'",
      [tiles]: "import { stepCost } from '../rules/05-moving.ts'",
    }
    const message = `a page exports no rule, but reaches ${rule} by ${tiles} by`
    expect(violationsIn(files)).toEqual([{ file: page, line: 1, law: 'forecast', message: `${message} ${page}` }])
    expect(violationsIn({ ...files, [campaign]: "export { a } from '../content/tiles.ts'" })).toEqual([
      { file: page, line: 1, law: 'forecast', message: `${message} ${page}` },
      { file: campaign, line: 1, law: 'forecast', message: `${message} ${campaign}` },
    ])
  })

  it.each([
    "export { TILES } from './content/tiles.ts'",
    "export { ATTACK } from './tables/attack.ts'",
    "export type { Figure } from './rules/01-figures.ts'",
    "export { type Figure } from './rules/01-figures.ts'",
    "export type * from './forecast/answers.ts'",
    "export { SEEN } from './forecast/answers.ts'",
  ])('may say %s', (text) => {
    expect(lawsBroken(page, text)).toEqual([])
  })
})

describe('the page knows no rule', () => {
  it.each([
    "import { evac } from '@shamble/evac'",
    "import { evacRules } from '@shamble/evac/game'",
    "import { evacExtras } from '@shamble/evac/extras'",
    "import { stepCost } from '@shamble/evac/rules/05-moving.ts'",
    "import { evacPrintables } from '@shamble/evac/print'",
    "const a = await import('@shamble/evac/game')",
    "const a = await import('@shamble/evac/rules')",
  ])('and may not say %s', (text) => {
    expect(lawsBroken('packages/web/src/games/evac/x.tsx', text)).toEqual(['forecast'])
    expect(lawsBroken('packages/web/src/games/evac/x.test.ts', text)).toEqual([])
    expect(lawsBroken('packages/web/src/games/evac/testing.ts', text)).toEqual([])
  })

  it.each([
    "import { TILES } from '@shamble/evac/page'",
    "import { forecastFor } from '@shamble/evac/forecast'",
    "import { campaignAt } from '@shamble/evac/campaign/forecast'",
    "const a = await import('@shamble/evac/print')",
    "import { GAMES } from '@shamble/shelf'",
    "import { Match } from '@shamble/host'",
    "import { seat } from '@shamble/kernel'",
  ])('and may say %s', (text) => {
    expect(lawsBroken('packages/web/src/games/evac/x.tsx', text)).toEqual([])
  })
})

describe('the shelf, which pages carry,', () => {
  const shelf = 'packages/shelf/src/games.ts'

  it.each([
    "import { evac } from '@shamble/evac'",
    "import { evacRules } from '@shamble/evac/game'",
    "export { TRIALS } from '@shamble/evac/trials'",
  ])('may not say %s', (text) => {
    expect(lawsBroken(shelf, text)).toEqual(['forecast'])
  })

  it.each([
    "import { ABOUT } from '@shamble/evac/about'",
    "const a = await import('@shamble/evac/game')",
    "const a = await import('@shamble/evac/extras')",
  ])('may say %s', (text) => {
    expect(lawsBroken(shelf, text)).toEqual([])
  })
})
