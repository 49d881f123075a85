import type { Command } from '@shamble/even-death/page'
import { inches } from '@shamble/even-death/page'
import { judge, type OptionValues, pending } from '@shamble/kernel'
import { describe, expect, it } from 'vitest'
import { TABLE_KEYS } from '../../play/keys.ts'
import type { Selection } from '../../play/game-display.ts'
import { centreNamed, pointName } from './place.ts'
import { grab } from './plan/grab.ts'
import { orderly, planOf, preview } from './plan/index.ts'
import { evenDeath, type Moment, moments, situationOf, staged } from './testing.ts'
import type { DisplayState } from './types.ts'

const BATTLES: readonly { readonly options: OptionValues; readonly seeds: readonly number[] }[] = [
  { options: { scenario: 'chapel-hill' }, seeds: [1] },
  { options: { scenario: 'depot-raid' }, seeds: [2] },
  { options: { scenario: 'market-square' }, seeds: [5] },
]

/** What is decided, and about whom or what: an order must reach each. Dice of one attack are alike. */
function kindOf(command: Command): string {
  switch (command.do) {
    case 'move':
      return `move ${command.withdraw === true}`
    case 'climb':
      return `climb ${command.feature}`
    case 'command':
      return `command ${command.effect}`
    case 're-roll':
    case 'arrange':
      return command.do
    case 'deploy':
      return 'deploy'
    case 'select':
      return 'select'
    case 'merge':
      return `merge ${[...command.zombies].sort((a, b) => a - b).join()}`
    default:
      return JSON.stringify(command)
  }
}

/** What no order leads to, and what an order leads to although the rules refuse it. */
function reachedAt(moment: Moment, s: DisplayState): { missing: string[]; refused: string[] } {
  const missing = new Set(s.choices.map(kindOf))
  const refused: string[] = []
  for (const planned of planOf(s)) {
    const { order } = planned
    expect(`${order.label} ${order.detail}`).not.toMatch(/undefined|NaN|\bunit \d/)
    if (!order.enabled) {
      expect(planned.refusal(null)?.reason).toMatch(/^[A-Z]/)
      continue
    }
    for (const place of planned.targets()) {
      const target = planned.at(place)
      expect(target, `${order.id} at ${place}`).not.toBeNull()
      for (const { commands, commit, label } of target?.variants ?? []) {
        expect(`${commit} ${label}`).not.toMatch(/undefined|NaN|\bunit \d/)
        const [command] = commands
        const why = command && judge(evenDeath, moment.table, moment.seat, command)
        if (why) refused.push(`${order.id} at ${place}: ${why.reason}`)
        if (command) missing.delete(kindOf(command))
      }
      for (const { words } of target?.notes ?? []) expect(words).not.toMatch(/undefined|NaN|\bunit \d/)
    }
  }
  return { missing: [...missing], refused }
}

/** So that the battles do not become plainer unnoticed. */
const MET = ['lock', 'deploy', 'select', 'move', 'shoot', 'aim', 'reload', 'climb']

const at = (x: number, y: number): [number, number] => [inches(x), inches(y)]
const point = (x: number, y: number): string => pointName({ x: inches(x), y: inches(y) })
const OPEN = { scenario: 'battle', table: 'open' } as const

/** Somebody among zombies, with a friend beside him. */
const fight = (seat: string, active: number, over: object = {}): object => ({
  options: OPEN,
  onTurn: seat,
  active: { unit: active },
  humans: [
    { seat: 'survivors', at: at(30, 30), perks: ['medic'], vitality: 2, weapons: ['pistol', 'blunt'], ...over },
    { seat: 'survivors', at: at(29, 30), vitality: 1 },
  ],
  herds: [{ zombies: [at(31, 30), at(32, 30), at(33, 30)] }, { zombies: [at(34, 32), at(35, 32)] }],
})

/** Questions that random battles hardly ever come to, by the commands that they are about. */
const QUESTIONS: readonly (readonly [what: Command['do'], moment: () => Moment])[] = [
  ['melee', () => staged(fight('survivors', 1))],
  ['shove', () => staged(fight('survivors', 1))],
  ['heal', () => staged(fight('survivors', 1))],
  ['get-up', () => staged(fight('survivors', 1, { down: true }))],
  ['bite', () => staged(fight('zombies', 3))],
  ['merge', () => staged(fight('zombies', 3))],
  ['split', () => staged(fight('zombies', 4))],
  ['arrange', () => staged(fight('zombies', 4), [{ do: 'split', zombie: 5 }])],
  [
    're-roll',
    () =>
      staged(
        fight('survivors', 1, { perks: ['specialist'] }),
        [{ do: 'melee', weapon: 1, target: 3 }],
        [1, 1, 1, 1, 1],
      ),
  ],
  [
    'casualties',
    () =>
      staged(
        {
          options: OPEN,
          onTurn: 'survivors',
          active: { unit: 1 },
          humans: [{ seat: 'survivors', at: at(30, 30) }],
          herds: [{ zombies: [at(29, 20), at(31, 20), at(30, 18)] }],
        },
        [{ do: 'shoot', weapon: 0, target: 2 }],
        [8, 1, 1, 1],
      ),
  ],
  [
    'go-on',
    () =>
      staged(
        {
          options: { scenario: 'the-wire' },
          onTurn: 'military',
          active: { unit: 1 },
          humans: [{ seat: 'military', profile: 'soldier', at: at(30, 32) }],
          herds: [{ zombies: [at(30, 10)] }],
        },
        [{ do: 'move', to: at(30, 29) }],
      ),
  ],
  [
    'command',
    () =>
      staged({
        options: { scenario: 'the-wire' },
        onTurn: 'military',
        active: { unit: 1 },
        seats: { military: { commandPoints: 4 } },
        humans: [30, 32, 34].map((x) => ({ seat: 'military', profile: 'soldier', at: at(x, 50) })),
        herds: [{ zombies: [at(30, 10)] }],
      }),
  ],
  [
    'interact',
    () =>
      staged({
        options: { scenario: 'market-square' },
        onTurn: 'survivors',
        active: { unit: 1 },
        humans: [
          { seat: 'survivors', at: at(27, 24) },
          { seat: 'bandits', profile: 'thug', at: at(50, 50) },
        ],
        herds: [{ zombies: [at(30, 10)] }],
      }),
  ],
]

describe('orders', () => {
  it.each(QUESTIONS)('reach %s', (what, staging) => {
    const moment = staging()
    const s = situationOf(moment)
    expect(s.choices.map((c) => c.do)).toContain(what)
    expect(reachedAt(moment, s)).toEqual({ missing: [], refused: [] })
  })

  it('reach everything that the rules offer, and nothing that they refuse, in random battles', {
    timeout: 120_000,
  }, () => {
    const seen = new Set<string>()
    for (const { options, seeds } of BATTLES)
      for (const moment of moments(options, seeds, { every: 11, most: 250 })) {
        if (pending(moment.table) === null) continue
        const s = situationOf(moment)
        for (const command of s.choices) seen.add(command.do)
        expect(reachedAt(moment, s), `${s.pending?.asks}: ${JSON.stringify(s.choices).slice(0, 300)}`).toEqual({
          missing: [],
          refused: [],
        })
        const keys = planOf(s).flatMap(({ order: { key } }) => (key === '' ? [] : [key]))
        expect(new Set(keys).size).toBe(keys.length)
        for (const key of keys) expect(TABLE_KEYS).not.toContain(key)
      }
    expect(MET.filter((what) => !seen.has(what))).toEqual([])
  })
})

/** A rifle, a herd of five a foot away, and a friend. */
const duel = (over: object = {}): Moment =>
  staged({
    options: OPEN,
    onTurn: 'survivors',
    active: { unit: 1 },
    humans: [
      { seat: 'survivors', at: at(30, 30), weapons: ['rifle', 'pistol'], ...over },
      { seat: 'survivors', at: at(30, 33) },
    ],
    herds: [{ zombies: [at(30, 18), at(31.5, 18), at(33, 18), at(30, 16), at(31.5, 16)] }],
  })

const shown = (moment: Moment, selection: Partial<Selection>) => preview(situationOf(moment, selection))

describe('a shot', () => {
  it('has its dice, range, cover, flank and the other class of the herd, each with its clause', () => {
    const card = shown(duel(), { order: 'shoot 0', aim: 'herd 3' })
    expect(card).toMatchObject({ title: 'Rifle at Herd A', variants: [{ odds: true, dice: '3D8' }] })
    expect(card?.notes.map(({ clause }) => clause)).toEqual(
      expect.arrayContaining(['ed.wounds.1', 'ed.shoot.4', 'ed.weapons.1', 'ed.shoot.8', 'ed.cover.3', 'ed.facing.8']),
    )
    expect(card?.notes.find(({ clause }) => clause === 'ed.shoot.4')).toMatchObject({ value: '11.1″' })
  })

  it('[ed.shoot.6] out of range is a spent action, and asked about before it is one', () => {
    const far = staged({
      options: OPEN,
      onTurn: 'survivors',
      active: { unit: 1 },
      humans: [{ seat: 'survivors', at: at(30, 50) }],
      herds: [{ zombies: [at(30, 10)] }],
    })
    const card = shown(far, { order: 'shoot 0', aim: 'herd 2' })
    expect(card?.variants).toMatchObject([{ commands: [{ do: 'shoot', wasted: true }], odds: false }])
    expect(card?.variants[0]?.warning).toBe('A spent action: 39.1″, 27.1 too far. Fire all the same?')
  })

  it('[ed.shoot.14] with a gun that is not loaded is there with its reason', () => {
    const moment = duel({ weapons: [{ id: 'rifle', due: 2 }] })
    const order = orderly.list(situationOf(moment)).find(({ id }) => id === 'shoot 0')
    expect(order).toMatchObject({ enabled: false, detail: '2 Reloads due', clause: 'ed.shoot.14' })
  })
})

describe('a way', () => {
  it('[ed.move.1] that is too far goes as far as it may, in the same direction', () => {
    const card = shown(duel(), { order: 'move', aim: point(50, 30) })
    const [first] = card?.variants ?? []
    expect(first?.commands).toMatchObject([{ do: 'move', to: at(36, 30) }])
    expect(card?.notes[0]).toMatchObject({ value: '6″', clause: 'ed.move.1' })
    expect(card?.variants.map(({ dials }) => dials?.['Look'])).toContain('looking at Herd A')
  })

  it('[ed.move.4] through somebody who stands is refused with its clause', () => {
    expect(shown(duel(), { order: 'move', aim: point(30, 36) })?.refusal?.clause).toBe('ed.move.4')
  })

  it('[ed.victory.6] that ends at an edge may leave the table', () => {
    const moment = staged({
      options: OPEN,
      onTurn: 'survivors',
      active: { unit: 1 },
      humans: [{ seat: 'survivors', at: at(30, 57) }],
      herds: [{ zombies: [at(30, 10)] }],
    })
    const edge = pointName({ x: inches(30), y: inches(60) - 125 })
    expect(shown(moment, { order: 'move', aim: edge })?.variants.at(-1)).toMatchObject({
      label: 'Leave the table there',
      commands: [{ withdraw: true }],
    })
  })
})

/** A herd of four in a row that may go. */
const marching = (): Moment =>
  staged({
    options: OPEN,
    onTurn: 'zombies',
    active: { unit: 2 },
    humans: [{ seat: 'survivors', at: at(30, 50) }],
    herds: [{ facing: [0, 1], zombies: [at(29, 20), at(30.5, 20), at(32, 20), at(33.5, 20)] }],
  })

describe('a herd', () => {
  it('[ed.herd.6] is led by the zombie by which it is dragged, and shows where all of them go', () => {
    const s = situationOf(marching())
    expect(grab({ x: inches(33.5), y: inches(20) }, s)).toEqual({ order: 'move', asks: true })
    const card = preview({ ...s, selection: { ...s.selection, order: 'move', aim: point(33.5, 24) } })
    expect(card?.variants[0]?.commands).toMatchObject([{ do: 'move', leader: 4, to: at(33.5, 24) }])
    expect(card?.ahead?.map(({ figure }) => figure).sort()).toEqual(['zombie 1', 'zombie 2', 'zombie 3', 'zombie 4'])
  })

  it('[ed.herd.7] [ed.herd.8] [ed.herd.9] has single zombies dragged before it goes, within what is lawful', () => {
    const s = situationOf(marching())
    grab({ x: inches(33.5), y: inches(20) }, s)
    const going = { ...s, selection: { ...s.selection, order: 'move', aim: point(33.5, 24) } }
    const end = (preview(going)?.ahead ?? []).find(({ figure }) => figure === 'zombie 3')
    const stands = centreNamed(end?.to ?? null, s) ?? { x: 0, y: 0 }
    expect(grab(stands, going)).toEqual({ order: 'follower', asks: true })
    const held = { ...going, selection: { ...going.selection, order: 'follower', aim: null } }
    const dropped = { ...held, selection: orderly.pick(point(32, 23), held) }
    const card = preview(dropped)
    const [command] = card?.variants[0]?.commands ?? []
    expect(command).toMatchObject({ do: 'move', leader: 4 })
    expect(command?.do === 'move' && command.places?.find(({ zombie }) => zombie === 3)?.at).toEqual(at(32, 23))
    // Farther than the leader: refused, and the herd stays as it was dragged.
    const wrong = { ...held, selection: { ...held.selection, aim: point(32, 26) } }
    expect(preview(wrong)?.refusal?.clause).toBe('ed.herd.8')
  })

  it('[ed.rambling.2] says before it is selected how likely it obeys, and who moves it otherwise', () => {
    const moment = staged({
      options: OPEN,
      onTurn: 'zombies',
      humans: [{ seat: 'survivors', at: at(30, 50) }],
      herds: [{ zombies: [at(29, 20)] }],
    })
    const card = shown(moment, { figure: 'herd 2', order: 'select' })
    expect(card?.notes).toMatchObject([
      { value: '75%', clause: 'ed.rambling.1' },
      { words: expect.stringContaining('the Survivors, whose Regular is nearest'), clause: 'ed.rambling.2' },
    ])
  })

  it('[ed.rambling.3] that rambles is moved by the other, and only moved', () => {
    const moment = staged({
      options: OPEN,
      onTurn: 'zombies',
      active: { unit: 2 },
      humans: [{ seat: 'survivors', at: at(30, 21) }],
      herds: [{ rambles: true, mover: 'survivors', zombies: [at(30, 20), at(31.2, 20)] }],
    })
    expect(moment.seat).toBe('survivors')
    const s = situationOf(moment)
    expect(s.selection.figure).toBe('herd 2')
    expect(
      planOf(s)
        .filter(({ order }) => order.enabled && order.id !== 'follower')
        .map(({ order }) => order.id),
    ).toEqual(['move', 'finish'])
  })
})

describe('the last action', () => {
  const withActions = (actions: number) =>
    situationOf(
      staged({
        options: OPEN,
        onTurn: 'survivors',
        active: { unit: 1, actions },
        humans: [{ seat: 'survivors', at: at(30, 30), weapons: ['rifle'], facing: [0, 1] }],
        herds: [{ zombies: [at(30, 18)] }, { zombies: [at(45, 30)] }],
      }),
    )
  const waysOf = (s: DisplayState, id: string, place: string) =>
    planOf(s)
      .find(({ order }) => order.id === id)
      ?.at(place)
      ?.variants.map(({ dials, commands }) => [dials?.['Then look'], (commands[0] as { facing?: unknown }).facing])

  it('[ed.facing.2] says with it where the unit looks afterwards; before it one turns for nothing', () => {
    const s = withActions(1)
    expect(waysOf(s, 'aim', '')).toEqual([
      ['as now', undefined],
      ['at Herd A', [0, -1000]],
      ['at Herd B', [1000, 0]],
    ])
    expect(waysOf(s, 'shoot 0', 'herd 2')).toEqual([
      ['at the target', undefined],
      ['at Herd B', [1000, 0]],
    ])
    expect(waysOf(withActions(2), 'aim', '')).toEqual([[undefined, undefined]])
  })
})

describe('whoever is selected', () => {
  it('[ed.activation.1] owes what is due, each with its chance', () => {
    const moment = staged({
      options: OPEN,
      onTurn: 'survivors',
      humans: [{ seat: 'survivors', at: at(30, 30), trauma: 1, health: 'infected' }],
      herds: [{ zombies: [at(30, 18)] }],
    })
    const card = shown(moment, { figure: 'unit 1', order: 'select' })
    expect(card?.notes.map(({ clause }) => clause)).toEqual(['ed.psych.5', 'ed.psych.8', 'ed.infection.4'])
  })
})

describe('what if', () => {
  it('tells what would be seen and feared from another place', () => {
    const s = situationOf(duel(), { whatIf: point(30, 23) })
    expect(orderly.preview(s)).toMatchObject({
      title: 'From there',
      notes: [
        { value: '4.1″', words: 'Herd A: in sight, not in cover' },
        { words: 'Herd A could bite there after one Move', clause: 'ed.bite.4' },
      ],
    })
  })

  it('tells of somebody who is only looked at what it is and how far off', () => {
    const card = preview({
      ...situationOf(duel()),
      selection: { figure: 'unit 1', order: null, aim: 'unit 2', hover: null },
    })
    expect(card).toMatchObject({ title: 'Regular 2', variants: [] })
  })
})
