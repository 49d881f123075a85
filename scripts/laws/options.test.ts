import { describe, expect, it } from 'vitest'
import { lawsBroken, violationsIn } from './testing.ts'

describe('house rules are patches', () => {
  it.each([
    'if (options.bite) a()',
    'if (!book.options.bite && b) a()',
    "const a = game.options['bite'] ? 1 : 2",
    'while (options?.bite) a()',
    'const a = book.options!.bite || 2',
    'switch (options.bite) {}',
    'if (look.book.switches.bite) a()',
    'const { bite } = book.switches',
    'const f = ({ book: { switches } }) => switches',
    'const { switches: s } = book',
    "const a = book['options']",
    "import { isOn } from '../options-schema.ts'",
    "import { bookFor } from '../options.ts'",
  ])('%s is refused in a rule', (text) => {
    expect(lawsBroken('packages/games/evac/rules/x.ts', text)).toContain('options')
    expect(lawsBroken('packages/games/evac/options.ts', text)).not.toContain('options')
    expect(lawsBroken('packages/games/evac/rules/x.test.ts', text)).toEqual([])
  })

  it.each(['if (book.bites(zombie)) a()', 'if (state.turn > book.turnLimit) a()', 'const { scenario } = book'])(
    '%s is what a rule may ask',
    (text) => {
      expect(lawsBroken('packages/games/evac/rules/x.ts', text)).toEqual([])
    },
  )

  /** The members of a book that are refused, with the kit that names it in another file. */
  function membersRefused(text: string): string[] {
    const kit = 'export interface ToyKit { state: State; book: ToyBook }'
    return violationsIn({ 'packages/games/evac/state.ts': kit, 'packages/games/evac/book.ts': text }).map(
      ({ law, message }) => `${law} ${message.split(' ')[0]}`,
    )
  }

  it.each([
    'export interface ToyBook { readonly bites: boolean }',
    'export interface ToyBook { readonly bites: true | null }',
    "export interface ToyBook { readonly bites: 'never' | 'always' }",
    'export interface ToyBook { readonly bites: string }',
    'export interface ToyBook { readonly bites: readonly string[] }',
    'export interface ToyBook { readonly bites: Readonly<Record<Rule, boolean>> }',
    'export interface ToyBook { readonly bites: ReadonlySet<string> }',
    'export interface ToyBook { readonly zombies: { readonly bites: boolean } }',
    'interface Values { readonly bites: boolean }\nexport type ToyBook = Values & Slots',
    'interface Extra { readonly bites: boolean }\nexport interface ToyBook extends Extra {}',
    "type Way = 'never' | 'always'\nexport interface ToyBook { readonly bites: Way }",
  ])('%s carries a house rule under another name', (text) => {
    expect(membersRefused(text)).toEqual(['options bites'])
  })

  it('slots, numbers, lists of contributions and what other files declare are a book', () => {
    expect(
      membersRefused(`
        interface Values { readonly options: OptionValues; readonly scenario: Scenario; readonly turnLimit: number
          readonly rows: Readonly<Record<'bat' | 'gun', Row>>; readonly steps: readonly number[] | null }
        interface Slots { bites(zombie: Zombie): boolean; readonly search: Action<'search'>; readonly parts: readonly ((sheet: Sheet) => string)[] }
        interface Other { readonly isHurt: boolean }
        export type ToyBook = Values & Slots
      `),
    ).toEqual([])
  })
})
