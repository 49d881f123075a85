import { describe, expect, it } from 'vitest'
import { call, callJson, DUEL, scratch, SHOT } from '../testing.ts'

interface Ran {
  opening: { rolled: string[]; events: { e: string }[] }
  commands: { applied?: true; rolled?: string[]; events?: { e: string }[]; refused?: Record<string, string> }[]
  diceLeft: string[]
  pending: { asks: string; owe: string[] } | null
  choices: Record<string, unknown>
  outcome: { winners: string[] } | null
  position: { zombies: object[]; marines: { items: string[] }[] }
}

const run = (document: object, ...flags: string[]): Promise<Ran> =>
  callJson<Ran>(['run', '-', ...flags], { input: () => new TextEncoder().encode(JSON.stringify(document)) })

/** Two zombies: the turn goes on after the first shot. */
const STAND_OFF = { ...DUEL, position: { ...DUEL.position, zombies: [{ at: [6, 4] }, { at: [9, 9] }] } }
const names = (events: { e: string }[] | undefined): string[] => (events ?? []).map(({ e }) => e)

describe('shamble run', () => {
  it('carries commands out with the scripted dice and prints what happened', async () => {
    const ran = await run({ ...STAND_OFF, dice: ['ev.attack.3 d6: 6'], commands: [SHOT] })
    expect(ran.commands).toHaveLength(1)
    expect(ran.commands[0]).toMatchObject({ applied: true, rolled: ['ev.attack.3 d6: 6'] })
    expect(names(ran.commands[0]?.events)).toContain('zombie killed')
    expect(ran.diceLeft).toEqual([])
    expect(ran.position.zombies).toHaveLength(1)
    expect(ran.position.marines[0]?.items).toContain('pistol:11')
  })

  it('takes the long form of a command and the short one alike', async () => {
    const { seat, ...command } = SHOT
    const [long, short] = await Promise.all(
      [{ seat, command }, SHOT].map((given) => run({ ...STAND_OFF, dice: [6], commands: [given] })),
    )
    expect(long).toEqual(short)
  })

  it('says which dice nobody asked for', async () => {
    const ran = await run({ ...STAND_OFF, dice: [6, 'ev.heal.4: 3 2', 'draw ev.setup.1: 4'], commands: [SHOT] })
    expect(ran.diceLeft).toEqual(['ev.heal.4: 3 2', 'draw ev.setup.1: 4'])
  })

  it('refuses by clause, changes nothing, and goes on', async () => {
    const first = [{ seat: 'M1', do: 'shoot', weapon: 'pistol', zombie: 7 }]
    const others = [
      { seat: 'M1', do: 'fly' },
      { seat: 'M1', command: 'run!' },
      { seat: 'Z', do: 'end-phase' },
    ]
    const ran = await run({ ...STAND_OFF, dice: [6], commands: [...first, ...others, SHOT] })
    expect(ran.commands.map(({ refused }) => refused?.clause ?? 'applied')).toEqual([
      expect.stringMatching(/^ev\./),
      'table.shape',
      'table.shape',
      'table.seat',
      'applied',
    ])
    expect(ran.commands[1]?.refused).toMatchObject({ at: 'do' })
    const plain = await run({ ...STAND_OFF, dice: [6], commands: [SHOT] })
    expect(ran.position).toEqual(plain.position)
  })

  it('refuses a command whose die is not scripted, names the die and keeps the others', async () => {
    const shoot = { seat: 'M1', do: 'shoot', weapon: 'pistol', zombie: 1, stand: true }
    const ran = await run({ ...DUEL, dice: [6], commands: [shoot, { seat: 'M1', do: 'step', to: [5, 4] }] })
    expect(ran.commands[0]?.refused).toEqual({
      clause: 'table.dice',
      reason: 'no die is scripted for ev.spawn.5 d4 (zombies, die 1 of 1)',
    })
    expect(ran.commands[1]).toMatchObject({ applied: true })
    expect(ran.diceLeft).toEqual(['6'])
  })

  it('refuses a die that is not the one asked for', async () => {
    const ran = await run({ ...STAND_OFF, dice: ['ev.heal.4: 6'], commands: [SHOT] })
    expect(ran.commands[0]?.refused).toMatchObject({
      clause: 'table.dice',
      reason: expect.stringContaining('the next scripted die is ev.heal.4: 6, but ev.attack.3 d6'),
    })
  })

  it('without a script rolls from the seed, the same every time', async () => {
    const file = (seed: number): object => ({ ...STAND_OFF, seed, commands: [SHOT] })
    const faces = await Promise.all(
      [0, 1, 2, 3, 4, 5, 6, 7].map(async (seed) => (await run(file(seed))).commands[0]?.rolled),
    )
    expect(new Set(faces.flat()).size).toBeGreaterThan(1)
    expect(await run(file(5))).toEqual(await run(file(5)))
    expect((await run({ ...STAND_OFF, commands: [SHOT] })).commands[0]?.rolled).toEqual(faces[0])
  })

  it('counts the choices of the next decision, or lists them', async () => {
    const counted = await run({ ...STAND_OFF, commands: [] })
    const listed = await run({ ...STAND_OFF, commands: [] }, '--choices')
    expect(counted.pending).toMatchObject({ asks: 'act', owe: ['M1'] })
    expect(listed.choices.M1).toContainEqual({ do: 'step', to: [5, 4] })
    expect(counted.choices.M1).toBe((listed.choices.M1 as object[]).length)
  })

  it('prints a position that goes on exactly there', async () => {
    const dice = [2, 'ev.attack.3: 6']
    const second = { ...SHOT, weapon: 'pistol', zombie: 2 }
    const whole = await run({ ...STAND_OFF, dice, commands: [{ seat: 'M1', do: 'step', to: [4, 5] }, second] })
    const half = await run({ ...STAND_OFF, commands: [{ seat: 'M1', do: 'step', to: [4, 5] }] })
    const rest = await run({ game: 'evac', position: half.position, dice, commands: [second] })
    expect(rest.commands[0]?.events).toEqual(whole.commands[1]?.events)
    expect(rest.position).toEqual(whole.position)
  })

  it('begins with a scenario, seats and options just as well', async () => {
    const seats = { M1: 'bot:random', M2: { bot: 'searching' }, Z: { person: 'Ann' }, M3: 'human' }
    const ran = await run({ game: 'evac', scenario: 'S2', options: { night: 3 }, seed: 'x', seats, commands: [] })
    expect(names(ran.opening.events)).toContain('set up')
    expect(ran.position).toMatchObject({
      options: { scenario: 'S2', night: 3 },
      exact: {
        holders: { Z: { person: 'Ann' }, M1: { bot: 'random' }, M2: { bot: 'searching' }, M3: { person: 'M3' } },
      },
    })
  })

  it('seats whom the file names, also at a position that names others', async () => {
    const half = await run({ game: 'evac', scenario: 'S2', seats: { Z: 'bot' }, commands: [] })
    expect(half.position).toMatchObject({ exact: { holders: { Z: { bot: 'competent' }, M1: { person: 'M1' } } } })
    const again = await run({ game: 'evac', position: half.position, seats: { M1: { person: 'Ann' } }, commands: [] })
    expect(again.position).toMatchObject({ exact: { holders: { Z: { bot: 'competent' }, M1: { person: 'Ann' } } } })
  })

  it('says who has won', async () => {
    const ran = await run({ ...DUEL, commands: [{ seat: 'Z', do: 'resign' }] })
    expect(ran).toMatchObject({ pending: null, choices: {}, outcome: { winners: ['marines'] } })
  })

  it('prints its keys always in the same order', async () => {
    const { out } = await call(['run', '-'], {
      input: () => new TextEncoder().encode(JSON.stringify({ ...DUEL, commands: [] })),
    })
    expect(out.match(/^ {2}"\w+"/gm)?.map((key) => key.trim())).toEqual(
      ['game', 'rules', 'opening', 'commands', 'diceLeft', 'where', 'pending', 'choices', 'outcome', 'position'].map(
        (key) => JSON.stringify(key),
      ),
    )
  })

  it('reads a file as it reads the standard input', async () => {
    const { file } = scratch()
    const document = { ...DUEL, note: 'A duel.', commands: [] }
    expect(await callJson(['run', file('duel.json', document)])).toEqual(await run(document))
  })
})

interface Answers {
  commands: { ask?: object; answer?: unknown; clause?: string; says?: string; refused?: Record<string, string> }[]
}
const asked = async (document: object, ...asks: object[]): Promise<Answers['commands']> =>
  ((await run({ ...document, commands: asks })) as unknown as Answers).commands

describe('a question in a run file', () => {
  it('[ev.los.1] [ev.map.14] [ev.move.6] is answered in Evac with its clause, and changes nothing', async () => {
    const walled = {
      ...DUEL,
      position: {
        ...DUEL.position,
        walls: [
          [
            [5, 4],
            [6, 4],
          ],
        ],
      },
    }
    const sight = { ask: 'sight', from: 'M1', to: 'Z1' }
    expect(await asked(DUEL, sight)).toEqual([
      { ask: sight, answer: true, clause: 'ev.los.1', says: 'Nothing is in the line of sight.' },
    ])
    expect(
      await asked(walled, sight, { ...sight, to: [5, 4] }, { ask: 'contact', from: 'Z1', to: [5, 4] }),
    ).toMatchObject([
      { answer: false, clause: 'ev.los.1', says: 'A wall is in the line of sight.' },
      { answer: true, clause: 'ev.los.1' },
      { answer: false, clause: 'ev.map.14', says: '(5,4) is not in contact: a wall is between.' },
    ])
    const [reach, far, near, zombie] = await asked(
      DUEL,
      { ask: 'reach', from: 'M1' },
      { ask: 'reach', from: 'M1', to: [14, 4] },
      { ask: 'reach', from: 'M1', to: [4, 8] },
      { ask: 'reach', from: 'Z1', to: [8, 4] },
    )
    expect(reach?.answer).toHaveLength(36)
    expect([far?.answer, near?.answer, zombie?.answer]).toEqual([false, true, true])
    expect([near?.clause, zombie?.clause]).toEqual(['ev.move.6', 'ev.zmove.4'])
    const ran = await run({ ...STAND_OFF, dice: [6], commands: [sight, SHOT, sight] })
    expect(ran.commands[1]).toMatchObject({ applied: true })
    expect(ran.commands[2]).toMatchObject({ refused: { at: 'to' } })
  })

  it('[dd.grid.15] [dd.grid.21] [dd.movement.1] is answered in Drop Dead', async () => {
    const position = {
      survivors: [
        { id: 'earl', at: [1, 1] },
        { id: 'owl', at: [3, 0] },
      ],
      zombies: [{ at: [4, 0] }],
    }
    const found = await asked(
      { game: 'drop-dead', position },
      { ask: 'sight', from: 'earl', to: 'Z1' },
      { ask: 'contact', from: 'owl', to: 'Z1' },
      { ask: 'contact', from: 'earl', to: [1, 2] },
      { ask: 'reach', from: 'earl', to: [6, 1] },
      { ask: 'reach', from: 'earl', to: [7, 1] },
      { ask: 'reach', from: 'Z1', to: [5, 0] },
      { ask: 'reach', from: 'owl' },
    )
    expect(found).toMatchObject([
      { answer: false, clause: 'dd.grid.15', says: 'A wall is in the line of sight to Z1.' },
      { answer: false, clause: 'dd.grid.21', says: 'Z1 is behind a wall.' },
      { answer: true, clause: 'dd.grid.21' },
      { answer: true, clause: 'dd.movement.1' },
      { answer: false, clause: 'dd.movement.1' },
      { answer: true, clause: 'dd.undead.10' },
      { refused: { clause: 'dd.turn.8', at: 'from' } },
    ])
  })

  it('[dw.los.5] [dw.units.6] [dw.units.8] is answered on a measured table, gaps too', async () => {
    const position = { humans: [{ at: [2600, 3400] }], zombies: [{ at: [3600, 3400] }, { at: [2600, 3650] }] }
    const found = await asked(
      { game: 'dead-walk', position },
      { ask: 'gap', from: 'H1', to: 'Z1' },
      { ask: 'sight', from: 'H1', to: 'Z1' },
      { ask: 'contact', from: 'H1', to: 'Z2' },
      { ask: 'contact', from: 'H1', to: 'Z1' },
      { ask: 'gap', from: 'H1', to: 'Z9' },
      { ask: 'reach', from: 'H1', path: [[2600, 2600]] },
    )
    expect(found).toMatchObject([
      { answer: 750, clause: 'dw.units.6', says: 'The gap is 7.5 cm, rounded down.' },
      { answer: true, clause: 'dw.los.5' },
      { answer: true, clause: 'dw.units.8' },
      { answer: false, clause: 'dw.units.8', says: 'Their bases are 75 mm apart.' },
      { refused: { clause: 'dw.scope.4', at: 'to', reason: 'there is no Z9 on the table' } },
      { answer: false },
    ])
  })

  it('that the game cannot answer, or that is not in form, is a fault of the file with its place', async () => {
    const fault = async (game: object, ask: object): Promise<string> =>
      (
        await call(['run', '-'], {
          input: () => new TextEncoder().encode(JSON.stringify({ ...game, commands: [SHOT, ask] })),
        })
      ).err
    expect(await fault(DUEL, { ask: 'gap', from: 'M1', to: 'Z1' })).toBe(
      'shamble run: standard input: commands[1].ask: evac does not answer "gap"; it answers sight, contact, reach\n',
    )
    expect(await fault(DUEL, { ask: 'sight', from: 'M1' })).toContain('commands[1].to: missing')
    expect(await fault(DUEL, { ask: 'sight', from: 'M1', to: 'Q7' })).toContain('commands[1].to: ')
    expect(await fault(DUEL, { ask: 7 })).toContain('commands[1].ask: expected text')
    expect(await fault({ game: 'dead-walk-campaign' }, { ask: 'sight' })).toContain(
      'commands[1].ask: dead-walk-campaign answers no questions',
    )
  })

  it('about a figure that is not there is refused, and the rest goes on', async () => {
    expect(
      await asked(DUEL, { ask: 'sight', from: 'M1', to: 'Z7' }, { ask: 'sight', from: 'M1', to: 'Z1' }),
    ).toMatchObject([
      { refused: { clause: 'ev.pos.1', at: 'to', reason: 'there is no Z7 on the map' } },
      { answer: true },
    ])
  })
})

describe('a campaign in a run file', () => {
  it('begins with its set-up and takes its commands like any game', async () => {
    const ran = await run({ game: 'dead-walk-campaign', seed: 1, commands: [] }, '--choices')
    expect(ran.pending).not.toBeNull()
    const [seat] = ran.pending?.owe ?? []
    const [first] = ran.choices[seat as string] as object[]
    const next = await run({ game: 'dead-walk-campaign', seed: 1, commands: [{ seat, command: first }] })
    expect(next.commands[0]).toMatchObject({ applied: true })
  })
})

describe('a wrong die in the middle of a phase', () => {
  it('is told together with everything that happened up to it', async () => {
    const ran = await run({
      ...STAND_OFF,
      position: { ...STAND_OFF.position, phase: 'spawn' },
      dice: ['ev.attack.3: 6'],
      commands: [SHOT],
    })
    expect(ran.opening).toMatchObject({ refused: { clause: 'table.dice' } })
    expect(ran.commands).toEqual([])
    const shots = await run({ ...DUEL, dice: [6], commands: [SHOT] })
    const [shot] = shots.commands as { refused?: object; upToDie?: { e: string }[] }[]
    expect(shot?.refused).toMatchObject({ clause: 'table.dice' })
    expect(names(shot?.upToDie)).toEqual(expect.arrayContaining(['attacked', 'zombie killed']))
  })
})
