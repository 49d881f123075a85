import type { Command, View } from '@shamble/run-or-shoot/page'
import { judge, seeded } from '@shamble/kernel'
import { sceneOf } from '@shamble/kernel/testkit'
import { describe, expect, it } from 'vitest'
import { boardModel } from './board-model.ts'
import { eyeOf, layHand, lookThrough, throughEye } from './desk/mode.ts'
import { display } from './display.tsx'
import { menu } from './plan/menu.ts'
import { defaultFigure, orders, pick, planOf, preview, thingsAimedAt } from './plan/index.ts'
import { deskOf, isUmpire } from './read.ts'
import { runOrShoot, situationOf } from './testing.ts'
import type { DisplayState } from './types.ts'
import { type ActForm, ACTS, BLANK, handCommand } from './words/acts.ts'
import { holderWords, hordeWords, owedWords, reasonWords, triedBy } from './words/desk.ts'
import { seatWords } from './words/seats.ts'
import { groundFor } from './read.ts'
import { keysOf } from '../../sure.ts'

const sceneWith = (options: Record<string, string | number>) =>
  sceneOf(runOrShoot)({
    options: { scenario: 'back-lane', survivors: 2, umpire: 'asked', ...options },
    hidden: 3,
    dice: seeded(3),
  })

type Scene = ReturnType<typeof sceneWith>

/** The clock answers until this is asked. */
function until(s: Scene, asks: string): Scene {
  for (let i = 0; s.asks !== asks; i++) {
    if (i > 4000 || s.pending === null) throw new Error(`${asks} is never asked`)
    s.timeOut(s.owe[0] ?? '')
  }
  return s
}

const asUmpire = (s: Scene, selection: Partial<DisplayState['selection']> = {}): DisplayState =>
  situationOf({ table: s.table, options: s.options, seat: 'U' }, selection)

const sending = (options: Record<string, string | number> = {}): Scene =>
  until(sceneWith({ difficulty: 'nightmare', ...options }), 'send')

describe('the orders of the umpire', () => {
  it('[rs.seats.6] [rs.zed.15] are the automatic spot, all the rest of the step, and a place of his own', () => {
    const s = asUmpire(sending())
    expect(isUmpire(s)).toBe(true)
    expect(orders(s).map(({ id }) => id)).toEqual(['by-the-book', 'rest', 'sent'])
    expect(new Set(orders(s).map(({ key }) => key)).size).toBe(3)
    expect(defaultFigure(s)).toBe(`Zed ${deskOf(s)?.sent()?.zed}`)
  })

  it('[rs.zed.15] a lawful place is sent to, and another refused with its clause', () => {
    const scene = sending()
    const s = asUmpire(scene)
    const desk = deskOf(s)
    const [there] = desk?.region().rows.flatMap((row) => row()) ?? []
    const z = s.view.zeds.find(({ n }) => n === desk?.sent()?.zed)
    if (!there || !z) throw new Error('nowhere to go')
    const place = `${there.x / 100},${there.y / 100}${z.level > 0 ? ` up ${z.level}` : ''}`
    const aimed = pick(place, s)
    expect(aimed).toMatchObject({ order: 'sent', aim: place })
    const [variant] = preview({ ...s, selection: aimed })?.variants ?? []
    const [command] = variant?.commands ?? []
    expect(judge(runOrShoot, scene.table, 'U', command as Command)).toBeNull()
    const sent = planOf(s).find(({ order }) => order.id === 'sent')
    expect(sent?.refusal(`${z.at.x / 100},${z.at.y / 100}`)?.clause).toMatch(/^rs\./)
    expect(boardModel({ ...s, selection: { ...s.selection, figure: `Zed ${z.n}` } }, {}).chosenAt?.at).toEqual(z.at)
  })

  it('[rs.seats.6] handing over and taking back are in the menu of the table, whoever is asked', () => {
    const scene = sending()
    const labels = (): string[] => menu(asUmpire(scene)).map(({ label }) => label)
    expect(labels()).toHaveLength(2)
    scene.do('U', { do: 'hand-over', until: 'game' })
    expect(labels()).toEqual(['Take the umpire’s seat back'])
  })

  it('of a survivor are none of them', () => {
    const s = situationOf({ table: sending().table, options: sending().options, seat: 'S1' })
    expect(isUmpire(s)).toBe(false)
    expect(deskOf(s)).toBeNull()
  })
})

describe('what the desk says', () => {
  it('why an attacker goes there, and what was looked for in vain', () => {
    const s = asUmpire(sending())
    const sent = deskOf(s)?.sent()
    if (!sent) throw new Error('nobody')
    expect(reasonWords(s.view, groundFor(s.options), sent)).toMatch(/^By the book it (goes|stays) .+\.$/)
    const tried = triedBy(sent)
    expect(tried.filter(({ isIt }) => isIt)).toHaveLength(1)
    expect(tried.at(-1)).toMatchObject({ lure: sent.lure, clause: sent.clause })
  })

  it('how large a horde is and what is left of it', () => {
    const horde = { n: 1, lair: 'x', size: 30, inside: 30, active: 0, emergesFrom: 0, drawnTo: [] }
    expect(hordeWords(horde)).toBe('30 lurk, asleep')
    expect(hordeWords({ ...horde, inside: 20, active: 1 })).toBe('20 left of 30, awake')
    expect(hordeWords({ ...horde, inside: 0, active: 1 })).toBe('emptied, 30 came out')
  })

  it('[rs.secrecy.4] what every seat owes; of a card only that it lies', () => {
    const scene = until(sceneWith({}), 'place a card')
    scene.do('S1', { do: 'card', cards: ['GRENADE'] })
    const { view } = asUmpire(scene)
    expect(owedWords(view, 'S1', null)).toBe('a card lies face down')
    expect(owedWords(view, 'S2', 'place a card')).toBe('owes a card')
    expect(owedWords(view, 'U', null)).toBe('nothing now')
  })

  it('[rs.setup.5] of a seat who holds it, and before anybody is chosen whose survivor it plays', () => {
    const { view } = asUmpire(sceneWith({}))
    expect(['S1', 'S2', 'U'].map((seat) => seatWords(view, seat))).toEqual(['Survivor 1', 'Survivor 2', 'The umpire'])
    const held = { ...view, holders: { S1: { person: 'Ann' }, S2: { bot: 'competent' }, U: { person: '' } } } as View
    expect(['S1', 'S2', 'U'].map((seat) => holderWords(held, seat))).toEqual(['Ann', 'a bot', ''])
  })

  it('[rs.setup.5] a lair that is pressed while he hides things is that lair, and no order', () => {
    const s = asUmpire(sceneWith({ scenario: 'number-nine' }))
    const lairs = deskOf(s)?.budget()?.lairs ?? []
    expect(thingsAimedAt(s)).toEqual(lairs)
    expect(pick(lairs[0] ?? '', s)).toMatchObject({ order: null, aim: lairs[0] })
    expect(preview({ ...s, selection: { ...s.selection, aim: lairs[0] ?? '' } })).toBeNull()
  })

  it('[rs.secrecy.10] through the eyes of a survivor nothing hidden is left', () => {
    const s = asUmpire(sending())
    expect(throughEye(s)).toBe(s)
    lookThrough(s, 'S1')
    expect(eyeOf(s)).toBe('S1')
    expect((throughEye(s).view as View).hidden).toBeNull()
    lookThrough(s, null)
    expect(throughEye(s)).toBe(s)
  })
})

describe('acts by hand', () => {
  const scene = sending({ umpireHand: 'free' })
  const s = asUmpire(scene)
  const zed = `Zed ${s.view.zeds[0]?.n}`
  const FILLED: ActForm = {
    ...BLANK,
    who: 'S1',
    where: '20,20',
    door: s.options ? (groundFor(s.options).map.openings.find(({ kind }) => kind === 'standard')?.id ?? '') : '',
    now: 'open',
    facing: 'east',
    hits: 1,
    gift: 'torch',
    thing: String(s.view.survivors[0]?.pistol?.id),
    says: 'It rains.',
    note: 'So it is told.',
  }

  it.each(keysOf(ACTS))('[rs.seats.7] %s is made of what the form holds, and judged by the rules', (is) => {
    const form = { ...FILLED, is, ...(is === 'remove' || is === 'lay' ? { who: zed } : {}) }
    const command = handCommand(s, form)
    expect(command?.act.is).toBe(is)
    if (!command) return
    const refusal = judge(runOrShoot, scene.table, 'U', command)
    expect(refusal === null || refusal.at !== 'note').toBe(true)
    const unsaid = judge(runOrShoot, scene.table, 'U', { ...command, note: '' })
    expect(unsaid).toMatchObject({ clause: 'rs.seats.7', at: 'note' })
  })

  it('nothing is made of an empty form', () => {
    for (const is of keysOf(ACTS)) expect(handCommand(s, { ...BLANK, is })).toBeNull()
  })

  it('a press on the board says where, and sends nobody', () => {
    layHand(s, true)
    expect(pick('20,20', s)).toMatchObject({ order: null, aim: '20,20' })
    layHand(s, false)
  })
})

describe('a table with an umpire', () => {
  it('[rs.seats.4] is not seen alike by him and by the survivors, who see the same', () => {
    const options = { umpire: 'asked', radioTalk: false, fogOfWar: 'table' }
    const differ = (one: readonly string[], other: readonly string[]) => display.differ?.(options, one, other)
    expect([differ(['S1'], ['U']), differ(['U'], ['S2']), differ(['S1'], ['S2'])]).toEqual([true, true, false])
    expect(display.differ?.({ ...options, umpire: 'automatic' }, ['S1'], ['U'])).toBe(false)
    expect(display.roster.deskOf?.(['U'], options)).toBe('the umpire’s desk')
    expect(display.roster.deskOf?.(['S1'], options)).toBeNull()
  })
})
