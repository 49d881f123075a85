import { describe, expect, it } from 'vitest'
import { shelfOf } from './games.ts'
import { call, DUEL, scratch, SHOT } from './testing.ts'

const SCENARIOS = shelfOf('evac')
  .game.scenarios.map(({ id }) => id)
  .join(', ')

const CALLS: readonly (readonly [string, string])[] = [
  ['', 'shamble: a command is missing'],
  [
    'fight',
    'shamble: there is no command "fight"; there are games, sim, campaign, run, odds, replay, chronicle, verify, check, skirmish, map, force, rules, print',
  ],
  ['--verbose', 'shamble: there is no flag "--verbose"'],
  ['help fight', 'shamble: there is no command "fight"'],
  ['games --jsn', 'shamble games: there is no flag "--jsn"; there are --json, --help'],
  ['games --json=yes', 'shamble games: --json: takes no value'],
  ['games --json --json', 'shamble games: --json: given twice'],
  ['games -x', 'shamble games: there is no flag "-x"'],
  ['games evac', 'shamble games: "evac" is one word too many'],
  ['sim', 'shamble sim: GAME is missing'],
  ['sim chess', 'shamble sim: there is no game "chess"; there are evac'],
  ['sim evac --games', 'shamble sim: --games: N is missing'],
  ['sim evac --games --json', 'shamble sim: --games: N is missing'],
  ['sim evac --games 0', 'shamble sim: --games: expected a whole number from 1 to 10000000, got "0"'],
  ['sim evac --games 1e3', 'shamble sim: --games: expected a whole number'],
  ['sim evac --games=-1', 'shamble sim: --games: expected a whole number'],
  ['sim evac --cores two', 'shamble sim: --cores: expected a whole number from 1 to 1024, got "two"'],
  ['sim evac --budget 0', 'shamble sim: --budget: expected a whole number'],
  ['sim evac --scenario S9', `shamble sim: --scenario: scenario: expected one of ${SCENARIOS}, got "S9"`],
  ['sim evac --option night', 'shamble sim: --option: expected k=v, got "night"'],
  ['sim evac --option fog=3', 'shamble sim: --option: evac has no option "fog"; shamble games lists them'],
  ['sim evac --option __proto__=3', 'shamble sim: --option: evac has no option "__proto__"'],
  ['sim evac --option night=99', 'shamble sim: --option: night: expected a whole number from 0 to 35, got "99"'],
  ['sim dead-walk --option own={', 'shamble sim: --option: own: expected null or an object, got "{"'],
  ['sim dead-walk --option own=[]', 'shamble sim: --option: own: expected null or an object, got "[]"'],
  ['sim evac --option night=2 --option night=3', 'shamble sim: --option: night is set already'],
  ['sim evac --scenario S2 --option marines=9', 'shamble sim: --option: marines: Quick Patrol is for 1 to 3 marines'],
  ['sim evac --bot M1', 'shamble sim: --bot: expected SEAT=LEVEL, got "M1"'],
  ['sim evac --bot M9=random', 'shamble sim: --bot: there is no seat "M9"; there are Z, M1, M2, M3, all'],
  [
    'sim evac --bot M=clever',
    'shamble sim: --bot: there is no level "clever"; there are random, runner, competent, searching',
  ],
  ['sim evac --games 2 --save s.json', 'shamble sim: --save: records one game; use it with --games 1'],
  ['sim evac --dice committed', 'shamble sim: --dice: says how --save records'],
  ['sim evac --save s.json --dice loaded', 'shamble sim: --dice: expected seeded or committed, got "loaded"'],
  ['run', 'shamble run: FILE is missing'],
  ['run nowhere.json', 'nowhere.json: there is no such file'],
  ['run a.json b.json', 'shamble run: "b.json" is one word too many'],
  ['replay nowhere.json', 'nowhere.json: there is no such file'],
  ['replay nowhere.json --at -1', 'shamble replay: --at: expected a whole number from 0'],
  ['odds nowhere.json', 'nowhere.json: there is no such file'],
  ['verify nowhere.json', 'nowhere.json: there is no such file'],
  ['rules chess', 'shamble rules: there is no game "chess"'],
  ['rules ev.pop.99', 'shamble rules: there is no clause "ev.pop.99"'],
  ['rules evac evac', 'shamble rules: "evac" is one word too many'],
  ['skirmish', 'shamble skirmish: GAME is missing'],
  ['skirmish evac', 'shamble skirmish: there are no skirmishes of "evac"; there are of dead-walk'],
  ['skirmish dead-walk --size 60x60', 'shamble skirmish: --size: expected 90x90 or 120x90 or 120x120, got "60x60"'],
  ['skirmish dead-walk --humans 0', 'shamble skirmish: --humans: expected a whole number from 1 to 12, got "0"'],
  ['skirmish dead-walk --out /nowhere/x.json', '/nowhere/x.json: there is no such file'],
  ['print', 'shamble print: GAME is missing'],
  ['print chess --out p.html', 'shamble print: there is nothing to print of "chess"; there is of evac, drop-dead'],
  ['print evac', 'shamble print: --out: FILE is missing; - is the standard output'],
  ['print evac --out', 'shamble print: --out: FILE is missing'],
  ['print evac --out - --paper a5', 'shamble print: --paper: expected a4 or letter, got "a5"'],
  ['print evac --out - --size double', 'shamble print: --size: expected full or half, got "double"'],
  [
    'print evac --out - --part tiles,dice',
    'shamble print: --part: expected some of tiles,counters,cards,sheets,templates,plans,reference,umpire, got "dice"',
  ],
  [
    'print evac --out - --part=',
    'shamble print: --part: expected some of tiles,counters,cards,sheets,templates,plans,reference,umpire, got ""',
  ],
  ['print evac --out /nowhere/at/all.html', '/nowhere/at/all.html: there is no such file'],
]

/** With a bad call, nothing is printed but one line, and nothing is written. */
async function expectOneLine(words: readonly string[], says: string): Promise<void> {
  const { code, out, err } = await call(words)
  expect({ code, out }).toEqual({ code: 2, out: '' })
  expect(err).toMatch(/^shamble[^\n]*\n$/)
  expect(err).toContain(says)
}

describe('a bad call', () => {
  it.each(CALLS)('shamble %s', async (line, says) => {
    const { path, list } = scratch()
    const words = line.split(' ').filter((word) => word !== '')
    await expectOneLine(
      words.map((word) => (word.endsWith('.json') && !/[ab]\.json/.test(word) ? path(word) : word)),
      says,
    )
    expect(list()).toEqual([])
  })

  it('keeps to one line and moves no cursor, whatever was typed', async () => {
    const { err } = await call(['run', 'no\nsuch\u001b[2Jfile'])
    expect(err).toBe('shamble run: no such·[2Jfile: there is no such file\n')
  })

  it('does not write where it cannot', async () => {
    const { path, list } = scratch()
    const words = ['sim', 'evac', '--scenario', 'S2', '--option', 'turnLimit=5', '--bot', 'all=random']
    await expectOneLine([...words, '--save', path('missing/save.json')], 'missing/save.json: there is no such file')
    expect(list()).toEqual([])
  })
})

const duel = (over: object): object => ({ ...DUEL, commands: [SHOT], ...over })

const FILES: readonly (readonly [string, unknown, string])[] = [
  ['no JSON', '{\n  "game": evac\n}', 'file.json:2:11: expected a value'],
  ['an unfinished document', '{"game": "evac"', 'file.json:1:16: the file ends here'],
  ['no text', new Uint8Array([0x7b, 0xff, 0x7d]), 'file.json: is not UTF-8 text'],
  ['a list', [], 'file.json: expected an object, got a list'],
  ['no commands', { game: 'evac' }, 'file.json: commands: missing: expected a list'],
  ['another game', { game: 'chess', commands: [] }, 'file.json: game: there is no game "chess"; there are evac'],
  ['an unknown key', duel({ dices: [] }), 'file.json: dices: unknown key'],
  ['a face that is no number', duel({ dice: [2.5] }), 'file.json: dice[0]: expected a whole number, or text'],
  ['dice that say nothing', duel({ dice: [3, 'six'] }), 'file.json: dice[1]: "six" is not a script of dice'],
  ['a command without a seat', duel({ commands: [SHOT, { do: 'end' }] }), 'file.json: commands[1].seat: missing'],
  ['a command without a command', duel({ commands: [{ seat: 'M1' }] }), 'file.json: commands[0].command: missing'],
  [
    'a command with more beside it',
    duel({ commands: [{ seat: 'M1', command: { do: 'end' }, do: 'end' }] }),
    'file.json: commands[0].do: unknown key',
  ],
  ['a seat that is not there', duel({ seats: { M7: 'human' } }), 'file.json: seats.M7: there is no such seat'],
  [
    'a holder that is none',
    duel({ seats: { M1: 'bot:clever' } }),
    'file.json: seats.M1: expected one of "human", "bot"',
  ],
  [
    'a bot that is none',
    duel({ seats: { M1: { bot: 'clever' } } }),
    'seats.M1.bot: there is no level "clever"; there are',
  ],
  ['an option that is none', duel({ options: { fog: 1 } }), 'file.json: options.fog: there is no such option'],
  ['an option out of range', duel({ options: { night: 99 } }), 'file.json: options.night: expected a whole number'],
  [
    'an option out of range in the position',
    duel({ position: { ...DUEL.position, options: { night: 99 } } }),
    'file.json: position.options.night: expected a whole number from 0 to 35 [ev.opt.2]',
  ],
  [
    "a scenario of one's own with a fault inside, beside a position",
    {
      game: 'dead-walk',
      options: { own: { format: 'shamble-scenario' } },
      position: { humans: [{ at: [500, 500] }] },
      commands: [],
    },
    'file.json: options.own.version: missing',
  ],
  ['a position that is none', duel({ position: 4 }), 'file.json: position: expected an object, got 4'],
  [
    'a figure in a taken square',
    duel({ position: { ...DUEL.position, zombies: [{ at: [4, 4] }] } }),
    'file.json: position.zombies[0].at: another figure is in this square [ev.map.11]',
  ],
  ['two beginnings', duel({ scenario: 'S1' }), 'file.json: scenario: a position is given already'],
  [
    'a scenario that is none',
    { game: 'evac', scenario: 'S9', commands: [] },
    'file.json: scenario: expected one of S1, S2, S3, S4, S5',
  ],
  [
    'two scenarios',
    { game: 'evac', scenario: 'S1', options: { scenario: 'S2' }, commands: [] },
    'file.json: scenario: options.scenario says it already',
  ],
]

describe('a bad file', () => {
  it.each(FILES)('for run and odds: %s', async (_, content, says) => {
    const { file, list } = scratch()
    const path = file('file.json', content)
    for (const command of ['run', 'odds']) await expectOneLine([command, path], says)
    expect(list()).toEqual(['file.json'])
  })

  it('for odds: nothing to weigh', async () => {
    const { file } = scratch()
    await expectOneLine(
      ['odds', file('file.json', duel({ commands: [] }))],
      'file.json: commands: expected at least one',
    )
  })

  it.each([
    ['no save', {}, 'file.json: format: missing: expected "shamble-save"'],
    ['a story', { format: 'shamble-story', version: 1 }, 'file.json: format: expected "shamble-save"'],
  ])('for replay and verify: %s', async (_, content, says) => {
    const { file } = scratch()
    const path = file('file.json', content)
    for (const command of ['replay', 'verify']) await expectOneLine([command, path], says)
  })

  it('may also be a folder, or the standard input', async () => {
    const { path } = scratch()
    await expectOneLine(['run', path('.')], 'is a folder, not a file')
    const { code, err } = await call(['run', '-'], { input: () => new TextEncoder().encode('{') })
    expect({ code, err }).toEqual({ code: 2, err: 'shamble run: standard input:1:2: the file ends here\n' })
  })

  it('needs its dice for the opening, too, and tells what happened up to the die that is missing', async () => {
    const { file } = scratch()
    const path = file('file.json', { game: 'evac', scenario: 'S3', dice: [], commands: [SHOT] })
    const says = 'file.json: dice: the opening cannot be carried out: no die is scripted for ev.pop.1 d6'
    await expectOneLine(['odds', path], says)
    const { code, out, err } = await call(['run', path])
    expect(code).toBe(2)
    expect(err).toContain(says)
    const printed = JSON.parse(out) as { opening: { events: { e: string }[] } }
    expect(printed).toMatchObject({ opening: { refused: { clause: 'table.dice' } }, commands: [], pending: null })
    expect(printed.opening.events.map(({ e }) => e).slice(0, 2)).toEqual(['set up', 'tile flipped'])
  })
})
