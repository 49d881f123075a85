import { evac } from '@shamble/evac'
import { anyGame } from '@shamble/kernel'
import { lantern } from '@shamble/kernel/testkit'
import { beforeAll, describe, expect, it } from 'vitest'
import { saveFile, type SaveSpec } from '../../e2e/saves.ts'
import { display as evacDisplay } from '../games/evac/display.tsx'
import { plain } from './log-item.ts'
import type { AnyDisplay, DisplayState } from './game-display.ts'
import { Dragging } from './dragging.ts'
import { PlaySession } from './session.ts'
import { page, until } from './testing.ts'
import { loadMoreOrders, loadZombieOrders } from '../games/evac/plan/late.ts'
import '../ui/testing.ts'

beforeAll(loadZombieOrders)
beforeAll(loadMoreOrders)

async function sitDown(spec: SaveSpec): Promise<PlaySession> {
  const client = page(anyGame(evac))
  const card = await client.importFile(new Blob([saveFile(spec)]), 'test.json')
  const open = await client.open(card.id, { join: false })
  const session = new PlaySession(open, evacDisplay)
  session.drawn()
  session.motion = false
  session.tempo(0)
  await until(session, () => session.scene.value !== null && session.hints.value !== null)
  return session
}

const told = ({ scene }: PlaySession): string[] =>
  (scene.value?.items ?? []).map(({ line }) => plain(line.words, (figure) => figure)).filter((line) => line !== '')

/** Nothing was done: it is asked whether that is meant. */
function endTurn(session: PlaySession): void {
  session.order('end')
  session.commit()
}

const isOver = ({ scene }: PlaySession): boolean => scene.value?.pending === null

const asked = ({ live }: PlaySession): boolean => (live.value?.proposal ?? null) !== null

const MARINE = { seat: 'M1', type: 'grunt', at: [18, 18] } as const
const STREET: SaveSpec = { marines: [MARINE], zombies: [{ at: [18, 14] }, { at: [18, 13] }] }

describe('a person at the table', () => {
  it('finds the figure that is asked already chosen, with its orders', async () => {
    const session = await sitDown(STREET)
    expect(session.selection.value.figure).toBe('M1')
    expect(session.myTurn).toBe(true)
    expect(session.orders().map(({ id }) => id)).toContain('move')
  })

  it('aims first and commits second', async () => {
    const session = await sitDown(STREET)
    session.order('move')
    session.pick('18,20', true)
    expect(session.selection.value.aim).toBe('18,20')
    expect(session.preview()?.variants).toHaveLength(1)
    expect(told(session)).toEqual([])
    session.commit()
    await until(session, () => !session.sending.value && told(session).length > 0)
    expect(told(session)[0]).toMatch(/moves 2 squares to 18,20/)
    expect(session.selection.value.aim).toBeNull()
  })

  it('sends nothing for merely pointing', async () => {
    const session = await sitDown(STREET)
    session.order('move')
    session.hover('18,20')
    session.commit()
    expect(session.sending.value).toBe(false)
  })

  it('goes back one beat at a time', async () => {
    const session = await sitDown(STREET)
    session.order('move')
    session.pick('18,20', true)
    expect(session.back()).toBe(true)
    expect(session.selection.value).toMatchObject({ aim: null, order: 'move' })
    expect(session.back()).toBe(true)
    expect(session.selection.value.order).toBeNull()
    expect(session.back()).toBe(false)
  })

  it('sends several of the dead as one, and one undo takes them all back', async () => {
    const session = await sitDown({
      marines: [{ seat: 'M1', type: 'grunt', at: [10, 10] }],
      zombies: [{ at: [18, 14] }, { at: [20, 14] }, { at: [30, 30] }],
      phase: 'zombies',
      holders: { Z: { person: 'You' } },
    })
    const zombies = (): string => {
      const { view } = session.situation()
      return JSON.stringify((view as { readonly zombies: unknown }).zombies)
    }
    const before = zombies()
    session.aim({ ...session.selection.value, order: 'herd', several: ['zombie 1', 'zombie 2'] })
    session.pick('19,12', false)
    await until(session, () => (session.preview()?.variants.length ?? 0) > 0)
    session.commit()
    await until(session, () => !session.sending.value && zombies() !== before)
    // Nobody stays gathered.
    expect(session.selection.value.several).toBeNull()
    expect((session.live.value?.story.length ?? 0) > 2).toBe(true)
    session.undo()
    await until(session, () => zombies() === before)
  })

  it('is told why an order is impossible', async () => {
    const session = await sitDown({ ...STREET, zombies: [{ at: [18, 9] }] })
    session.order('strike')
    expect(session.notice.value).toMatchObject({ tone: 'no', title: 'Knife', clause: 'ev.close.2' })
    expect(session.notice.value?.reason).toMatch(/^[A-Z].*\.$/)
    expect(session.selection.value.order).toBeNull()
  })

  it('has somebody to aim at in sight as soon as the weapon is in hand', async () => {
    const session = await sitDown(STREET)
    const shown: (readonly string[])[] = []
    session.onReveal = (places) => shown.push(places)
    session.order(session.orders().find(({ id }) => id.startsWith('shoot'))?.id ?? '')
    expect(shown).toEqual([['zombie 1', 'M1']])
  })

  it('has in hand only what was taken in hand: what a press has meant, the next one need not mean', async () => {
    const session = await sitDown(STREET)
    const inHand = (): string | null => session.selection.value.order
    session.pick('18,19', true)
    expect(inHand()).toBe('move')
    session.back()
    expect(inHand()).toBeNull()
    session.pick('18,19', true)
    session.pick('zombie 1', true)
    expect([inHand()?.split(/\W/)[0], session.selection.value.aim]).toEqual(['shoot', 'zombie 1'])
    session.back()
    session.order('move')
    session.pick('18,19', true)
    session.back()
    expect(inHand()).toBe('move')
  })

  it('knows the odds of what is aimed at', async () => {
    const session = await sitDown(STREET)
    const shoot = session.orders().find(({ id }) => id.startsWith('shoot'))
    session.order(shoot?.id ?? '')
    session.pick('zombie 1', true)
    session.wantOdds(session.preview())
    await until(session, () => session.odds.value.size > 0)
    const [odds] = [...session.odds.value.values()]
    expect(odds?.exact).toBe(true)
    expect(odds?.outcomes.reduce((sum, { probability }) => sum + probability, 0)).toBeCloseTo(1)
  })

  it('knows the odds of what is done at the end of a walk', async () => {
    const oddsAt = async (zombie: readonly [number, number], near: boolean) => {
      const session = await sitDown({ marines: [MARINE], zombies: [{ at: zombie }] })
      session.order('strike')
      session.pick('zombie 1', true)
      const [variant] = session.preview()?.variants ?? []
      expect([variant?.odds, (variant?.commands.length ?? 0) > 1]).toEqual(near ? [true, false] : ['last', true])
      session.wantOdds(session.preview())
      await until(session, () => session.odds.value.size > 0)
      return [...session.odds.value.values()][0]?.outcomes.map(({ key, fraction }) => [key, fraction])
    }
    const near = await oddsAt([18, 17], true)
    expect(near?.length).toBeGreaterThan(1)
    // The blow is the same; who has walked strikes worse.
    const far = await oddsAt([18, 15], false)
    expect(far?.map(([key]) => key)).toEqual(near?.map(([key]) => key))
    expect(far).not.toEqual(near)
  })

  it('takes a step back for free, and must ask once a die was thrown', async () => {
    const session = await sitDown(STREET)
    session.order('move')
    session.pick('18,19', true)
    session.commit()
    await until(session, () => !session.sending.value && told(session).length === 1)
    expect(session.undoRefusal).toBeNull()
    session.undo()
    await until(session, () => told(session).length === 0)
    const shoot = session.orders().find(({ id }) => id.startsWith('shoot'))
    session.order(shoot?.id ?? '')
    session.pick('zombie 1', true)
    session.commit()
    await until(session, () => !session.sending.value && told(session).length > 0)
    expect(session.undoRefusal?.clause).toBe('table.undo')
    session.undo()
    await until(session, () => session.notice.value?.way?.label === 'Take it back all the same')
    session.notice.value?.way?.act()
    await until(session, () => told(session).length === 0)
  })

  it('types real dice, one by one, and corrects a mistype', async () => {
    const session = await sitDown({ ...STREET, physical: ['M1'] })
    const shoot = session.orders().find(({ id }) => id.startsWith('shoot'))
    session.order(shoot?.id ?? '')
    session.pick('zombie 1', true)
    session.commit()
    await until(session, () => session.die !== null)
    expect(session.die?.ask.sides).toBe(6)
    expect(session.die?.ask.naturals).toEqual([{ clause: 'ev.auto.2', face: 1, result: 'the burst ends' }])
    await session.typeDie(6)
    await until(session, () => session.die === null && told(session).some((line) => line.includes('kills it')))
    expect(session.mayCorrect).toBe(true)
    await session.untypeDie()
    await until(session, () => session.die !== null)
    await session.typeDie(2)
    await until(session, () => told(session).some((line) => line.includes('knocks it down')))
  })

  it('looks at the past and comes back', async () => {
    const session = await sitDown(STREET)
    session.order('move')
    session.pick('18,20', true)
    session.commit()
    await until(session, () => !session.sending.value && told(session).length === 1)
    const item = session.scene.value?.items?.at(-1)
    if (!item) throw new Error('nothing happened')
    await session.showThen(item)
    await until(session, () => session.past.value !== null)
    expect(session.situation().choices).toEqual([])
    session.backToNow()
    expect(session.situation().choices.length).toBeGreaterThan(0)
  })

  it('sees no more of the bots than the chosen speed lets through', async () => {
    const session = await sitDown(STREET)
    session.tempo(null)
    endTurn(session)
    await until(session, () => session.moving.value && !session.sending.value)
    const before = told(session).length
    expect(session.myTurn).toBe(false)
    await new Promise((done) => setTimeout(done, 30))
    expect(told(session)).toHaveLength(before)
    for (let i = 0; i < 200 && told(session).length === before; i++) session.stepBots()
    expect(told(session).length).toBeGreaterThan(before)
    session.tempo(0)
    await until(session, () => session.myTurn)
  })

  it('watches the bots and is asked again', async () => {
    const session = await sitDown(STREET)
    endTurn(session)
    await until(session, () => session.myTurn && told(session).length > 2)
    expect(session.scene.value?.items?.some(({ why }) => why !== null)).toBe(true)
  })

  it('keeps what was told since the last decision, to be told again', async () => {
    const session = await sitDown(STREET)
    endTurn(session)
    await until(session, () => session.myTurn && told(session).length > 2)
    expect(session.recent).toEqual(session.scene.value?.items?.slice(-session.recent.length))
    expect(session.recent.length).toBeGreaterThan(2)
    expect(session.recent.some(({ why }) => why !== null)).toBe(true)
    void session.do({ commands: [session.situation().choices[0]] })
    expect(session.recent).toEqual([])
  })
})

describe('a hand that drags', () => {
  const PAIR: SaveSpec = {
    marines: [MARINE, { seat: 'M2', type: 'medic', at: [18, 19] }],
    zombies: [{ at: [18, 14] }, { at: [18, 13] }],
    holders: { Z: { bot: 'random' }, M1: { person: 'You' }, M2: { person: 'You' } },
  }

  it('walks somebody who is idle: lifted it is in hand, dropped it is done', async () => {
    const session = await sitDown(PAIR)
    const dragging = new Dragging(session)
    dragging.lift({ order: 'move', figure: 'M2' })
    await until(session, () => !session.asking.value)
    expect(session.selection.value).toMatchObject({ figure: 'M2', order: 'move', aim: null })
    dragging.drop('18,20')
    await until(session, () => told(session).some((line) => line.includes('18,20')))
    expect(session.selection.value).toMatchObject({ figure: 'M2', order: null, aim: null })
  })

  it('opens the card of an attack over one of the dead, and does nothing yet', async () => {
    const session = await sitDown(PAIR)
    const dragging = new Dragging(session)
    dragging.lift({ order: 'move', figure: 'M1' })
    await until(session, () => !session.asking.value)
    dragging.drop('zombie 1')
    expect(session.preview()?.title).toBe('Zombie 1')
    expect(session.sending.value).toBe(false)
  })

  it.each(['M2', '1,1', null])('is empty again where nothing can be done: %s', async (place) => {
    const session = await sitDown(PAIR)
    const dragging = new Dragging(session)
    dragging.lift({ order: 'move', figure: 'M1' })
    await until(session, () => !session.asking.value)
    dragging.drop(place)
    expect(session.selection.value).toMatchObject({ figure: 'M1', order: null, aim: null })
    expect(session.sending.value).toBe(false)
  })
})

describe('giving up', () => {
  const spec = (second: string): SaveSpec => ({
    marines: [MARINE, { seat: 'M2', type: 'medic', at: [18, 19] }],
    zombies: [{ at: [18, 14] }],
    holders: { Z: { bot: 'random' }, M1: { person: 'You' }, M2: { person: second } },
  })
  const menuOf = (session: PlaySession) => session.display.orders.menu(session.situation())[0]
  const choose = async (session: PlaySession): Promise<void> => {
    const variant = menuOf(session)
    if (!variant) throw new Error('nothing in the menu')
    await session.do(variant)
  }
  const states = (session: PlaySession): readonly string[] =>
    session.display.roster.figures(session.situation()).map(({ state }) => state)

  it('[ev.win.10] is done at once for all seats that one person holds', async () => {
    const session = await sitDown(spec('You'))
    expect(menuOf(session)?.warning).toBe('The dead win at once. Give up?')
    await choose(session)
    await until(session, () => session.live.value?.over !== null)
    expect(session.live.value?.over?.outcome).toMatchObject({ winners: ['zombies'], clause: 'ev.win.10' })
    expect(session.notice.value).toBeNull()
  })

  it('[ev.win.10] is a promise where others must agree: it stays in sight, and can be withdrawn', async () => {
    const session = await sitDown(spec('Ann'))
    expect(menuOf(session)?.warning).toMatch(/^The patrol gives up once everybody .* wants to\. Until then/)
    await choose(session)
    await until(session, () => states(session).some((state) => state.endsWith('would give up')))
    expect(session.live.value?.over).toBeNull()
    expect(menuOf(session)?.label).toBe('Play on')
    await choose(session)
    await until(session, () => states(session).every((state) => !state.endsWith('would give up')))
    expect(menuOf(session)?.label).toBe('Give up')
  })
})

describe('again', () => {
  it('[ev.auto.10] fires on with one press, and is gone when the burst is over', async () => {
    const session = await sitDown({ ...STREET, physical: ['M1'] })
    const isOffered = (id: string): boolean => session.orders().some((one) => one.id === id)
    const roll = async (face: number): Promise<void> => {
      await until(session, () => session.die !== null)
      await session.typeDie(face)
      await until(session, () => !session.sending.value && !session.moving.value)
    }
    const gun = session.orders().find(({ id, detail }) => id.startsWith('shoot') && detail.includes('burst'))
    expect(isOffered('again')).toBe(false)
    session.order(gun?.id ?? '')
    session.pick('zombie 1', true)
    session.commit()
    await roll(6)
    await until(session, () => isOffered('again'))
    // Only one is left in line: firing on could do nothing else, and has no button of its own.
    expect(session.orders().map(({ id, key }) => [id, key])).toEqual([
      ['again', 'R'],
      ['cease-fire', 'E'],
    ])
    expect(session.orders()[0]?.detail).toBe('Fire on at 2')
    session.order('again')
    await roll(1)
    await until(session, () => session.live.value?.die === null && !isOffered('cease-fire'))
    expect(isOffered('again') || isOffered('fire-on')).toBe(false)
  })
})

describe('an order of several commands', () => {
  const at = ({ scene }: PlaySession, figure: string): unknown => {
    const view = scene.value?.view as { zombies: { id: number; at: number }[] } | undefined
    return view?.zombies.find(({ id }) => `zombie ${id}` === figure)?.at
  }
  const DEAD: SaveSpec = {
    marines: [MARINE],
    zombies: [{ at: [18, 12] }, { at: [20, 12] }],
    phase: 'zombies',
    holders: { Z: { person: 'You' }, M1: { bot: 'competent' } },
  }

  it('[ev.zmove.1] walks a zombie to the square that was picked, and the next one is chosen', async () => {
    const session = await sitDown(DEAD)
    session.pick('zombie 1', true)
    await until(session, () => session.selection.value.figure === 'zombie 1' && session.preview() === null)
    await until(session, () => session.orders().some(({ id }) => id === 'move'))
    session.pick('18,14', true)
    expect(session.preview()?.title).toBe('Zombie 1 to 18,14')
    session.commit()
    await until(session, () => !session.sending.value && told(session).length > 0)
    expect(session.notice.value).toBeNull()
    expect(at(session, 'zombie 1')).toBe(13 * 35 + 17)
    expect(session.selection.value.figure).toBe('zombie 2')
    await until(session, () => session.orders().some(({ id }) => id === 'move'))
    session.order('move')
    const place = session.display.orders.targets(session.situation()).find((one) => one !== '20,12') ?? ''
    const [x = 0, y = 0] = place.split(',').map(Number)
    session.pick(place, true)
    session.commit()
    await until(session, () => !session.sending.value && at(session, 'zombie 2') === (y - 1) * 35 + x - 1)
    expect(session.notice.value).toBeNull()
    // Everybody has moved: the marines' bot has had its turn, and the dead are asked again.
    await until(session, () => session.myTurn)
  })

  it('stops where dice were thrown, although it could go on', async () => {
    const session = await sitDown({ ...STREET, physical: ['M1'] })
    const shot = { do: 'shoot', weapon: 'rifle', zombie: 1, stand: true }
    const cease = { do: 'cease-fire' }
    void session.do({ commands: [shot, cease] })
    await until(session, () => session.die !== null)
    await session.typeDie(6)
    await until(session, () => !session.sending.value && told(session).length > 0)
    expect(session.notice.value).toMatchObject({ tone: 'note', title: 'Stopped on the way' })
    expect(session.situation().choices).toContainEqual(cease)
  })

  it('[ev.gren.4] throws a grenade that kills a marine after one question', async () => {
    const session = await sitDown({ ...STREET, zombies: [{ at: [18, 17] }, { at: [18, 16] }] })
    session.order('throw')
    session.hover('18,17')
    await until(session, () => (session.preview()?.notes.length ?? 0) > 0)
    session.pick('18,17', true)
    session.commit()
    expect(session.warned.value).toMatch(/kills/)
    session.commit()
    await until(session, () => !session.sending.value && told(session).some((line) => /grenade/i.test(line)))
    expect(session.notice.value).toBeNull()
    await until(session, () => session.live.value?.over !== null)
  })
})

describe('seats that a bot plays', () => {
  it('at once is drawn a few times, however much they do', async () => {
    const zombies = Array.from({ length: 12 }, (_, i) => ({ at: [12 + i, 10] as const }))
    const session = await sitDown({ marines: [MARINE], zombies })
    let drawn = 0
    session.scene.subscribe(() => drawn++)
    const before = session.live.value?.story.length ?? 0
    endTurn(session)
    await until(session, () => !session.myTurn)
    await until(session, () => session.myTurn || isOver(session))
    const done = (session.live.value?.story.length ?? 0) - before
    expect(done).toBeGreaterThan(20)
    expect(drawn).toBeLessThan(done / 2)
  })

  it('can be taken back by whoever sits down at the table anew', async () => {
    const client = page(anyGame(evac))
    const card = await client.importFile(new Blob([saveFile(STREET)]), 'test.json')
    const first = await client.open(card.id, { join: false })
    const before = new PlaySession(first, evacDisplay)
    await until(before, () => before.scene.value !== null)
    before.open.lend('M1', true)
    await until(before, () => before.lendable.every(({ lent }) => lent))
    const session = new PlaySession(await client.open(card.id, { join: false }), evacDisplay)
    expect(session.lendable).toEqual([{ seat: 'M1', lent: true }])
  })
})

describe('several persons at one screen', () => {
  const TWO: SaveSpec = {
    marines: [MARINE, { seat: 'M2', type: 'medic', at: [18, 19] }],
    zombies: [{ at: [3, 3] }],
    holders: { M1: { person: 'Ann' }, M2: { person: 'Bea' } },
  }

  it('hand it on where nothing is secret, each with their own knowledge on the page', async () => {
    const session = await sitDown(TWO)
    expect(session.person?.name).toBe('Ann')
    endTurn(session)
    await until(session, () => session.person?.name === 'Bea')
    expect(session.curtain.value).toMatchObject({ how: 'ribbon', to: { name: 'Bea' } })
    await until(session, () => session.myTurn)
    expect(Object.keys(session.open.model.value.lines)).toEqual(['Bea'])
    session.dismissRibbon()
    expect(session.curtain.value).toBeNull()
  })

  it('see to its end what has happened before the screen goes on', async () => {
    const session = await sitDown(TWO)
    session.motion = true
    session.tempo(1)
    const moving: boolean[] = []
    session.curtain.subscribe(() => moving.push(session.moving.value))
    endTurn(session)
    await until(session, () => session.person?.name === 'Bea' && session.myTurn)
    expect(moving).toEqual([false])
  })

  it('are not asked for the screen any more while bots play', async () => {
    const session = await sitDown(TWO)
    endTurn(session)
    await until(session, () => session.curtain.value?.to.name === 'Bea')
    for (const seat of ['M1', 'M2']) session.open.lend(seat, true)
    await until(session, () => session.curtain.value === null)
  })

  it('throw their own real dice for what another ordered, and correct a mistype whoever has the screen', async () => {
    const client = page(anyGame(evac))
    const person = (name: string, physical: boolean) => ({ kind: 'person', name, physical }) as const
    const card = await client.create({
      game: 'evac',
      title: 'Two',
      options: { scenario: 'S2', marines: 1 },
      seats: { Z: person('Zoe', true), M1: person('Ann', false) },
      undoDice: 'same',
      guide: false,
    })
    const session = new PlaySession(await client.open(card.id, { join: false }), evacDisplay)
    session.motion = false
    session.tempo(0)
    await until(session, () => session.person?.name === 'Ann' && session.situation().choices.length > 0)
    void session.do({ commands: [session.situation().choices[0]] })
    await until(session, () => session.person?.name === 'Zoe' && session.die !== null)
    const first = session.die?.ask
    expect(session.mayCorrect).toBe(false)
    expect(session.sending.value).toBe(false)
    expect(session.notice.value).toBeNull()
    for (let i = 0; i < 20 && session.live.value?.update?.log === 0; i++) {
      const { die } = session
      await session.typeDie(1)
      await until(session, () => session.live.value?.update?.log === 1 || (session.die !== null && session.die !== die))
    }
    expect(session.live.value?.correctable).toBe('Z')
    // Whoever is asked next has the screen; the mistyped die is Zoe's.
    await until(session, () => session.mayCorrect)
    await session.untypeDie()
    expect(session.notice.value).toBeNull()
    await until(session, () => session.person?.name === 'Zoe' && session.die !== null)
    expect(session.die?.ask.seat).toBe(first?.seat)
    expect(session.live.value?.update?.log).toBe(0)
  })

  it('are asked before something is taken back', async () => {
    const session = await sitDown(TWO)
    session.order('move')
    session.pick('18,16', true)
    session.commit()
    await until(session, () => !session.sending.value && told(session).length === 1)
    endTurn(session)
    await until(session, () => session.person?.name === 'Bea' && session.myTurn)
    endTurn(session)
    // The dead act, and a new turn begins; Bea still has the screen.
    await until(session, () => session.myTurn && session.display.words.standing(session.situation().view).turn === 2)
    session.undo()
    await until(session, () => session.notice.value?.way?.label === 'Ask to take it back')
    session.notice.value?.way?.act()
    await until(session, () => asked(session))
    expect(session.live.value?.proposal?.open).toEqual(['M1'])
    await session.answerProposal('M1', false)
    await until(session, () => session.live.value?.declined === 'M1')
    session.undo()
    await until(session, () => session.notice.value?.way !== undefined)
    session.notice.value?.way?.act()
    await until(session, () => asked(session))
    await session.answerProposal('M1', true)
    await until(session, () => !asked(session) && session.display.words.standing(session.situation().view).turn === 1)
  })
})

describe('a secret decision', () => {
  /** A game of hidden cards, without a picture. */
  const display = {
    roster: { seatOf: (figure: string) => figure },
    orders: {
      defaultFigure: () => null,
      settled: (s: DisplayState) => s.selection,
      list: () => [],
      preview: () => null,
      hintsFor: () => null,
    },
    log: () => Promise.resolve({ lines: () => [] }),
    words: { question: () => '', standing: () => ({ turn: 1, phases: [] }) },
  } as unknown as AnyDisplay

  const hand = (view: unknown): unknown => JSON.stringify(view).match(/"hand":\[[^\]]*\]/g)

  async function cards(shown = display): Promise<PlaySession> {
    const client = page(anyGame(lantern))
    const person = (name: string) => ({ kind: 'person', name, physical: false }) as const
    const card = await client.create({
      game: lantern.id,
      title: 'Lantern',
      options: {},
      seats: Object.fromEntries(
        lantern.seats(settled()).map((seat, i) => [seat, person(['Ann', 'Bea', 'Cem', 'Dot'][i] as string)]),
      ),
      undoDice: 'same',
      guide: false,
    })
    const session = new PlaySession(await client.open(card.id, { join: false }), shown)
    session.motion = false
    session.tempo(0)
    await until(session, () => session.curtain.value !== null)
    return session
  }

  const settled = () => {
    const all = lantern.settle({})
    if (!all.ok) throw new Error(all.fault.why)
    return all.value
  }

  it('waits behind the curtain, and nothing of it is on the page', async () => {
    const session = await cards()
    expect(session.curtain.value).toMatchObject({ how: 'curtain', to: { name: 'Ann' } })
    await until(session, () => Object.keys(session.open.model.value.lines).join() === 'onlooker')
    await until(session, () => session.scene.value !== null)
    expect(session.person).toBeNull()
    const onPage = JSON.stringify([session.scene.value?.view, session.open.model.value.lines])
    expect(onPage).not.toMatch(/"hand":\[\d/)
  })

  it('can be opened by another who owes one, if somebody else has the screen', async () => {
    const session = await cards()
    await until(session, () => session.otherAtCurtain !== null)
    session.passOn()
    expect(session.curtain.value).toMatchObject({ how: 'curtain', to: { name: 'Bea' } })
    session.openCurtain()
    await until(session, () => session.person?.name === 'Bea' && session.situation().choices.length > 0)
    expect(session.curtain.value).toBeNull()
  })

  it('is opened by one person at a time, and the curtain falls again for the next', async () => {
    const session = await cards()
    session.openCurtain()
    await until(session, () => session.person?.name === 'Ann' && session.scene.value?.line.name === 'Ann')
    await until(session, () => session.situation().choices.length > 0)
    expect(hand(session.scene.value?.view)).not.toBeNull()
    void session.do({ commands: [session.situation().choices[0]] })
    await until(session, () => session.curtain.value?.to.name === 'Bea')
    expect(session.curtain.value?.how).toBe('curtain')
    await until(session, () => Object.keys(session.open.model.value.lines).join() === 'onlooker')
  })

  it('is on the page with its choices, and nothing is before them', async () => {
    const session = await cards()
    await until(session, () => session.scene.value !== null)
    const ready: boolean[] = []
    session.scene.subscribe(() => {
      if (session.scene.value) ready.push(session.situation().choices.length > 0)
    })
    session.openCurtain()
    expect(session.scene.value).toBeNull()
    await until(session, () => ready.length > 0)
    expect(ready).not.toContain(false)
  })

  it('stays in hand while another answers', async () => {
    const order = { id: 'first card', label: '', icon: '', key: '', detail: '', enabled: true, aims: 'none' }
    const session = await cards({ ...display, orders: { ...display.orders, list: () => [order] } } as AnyDisplay)
    session.openCurtain()
    await until(session, () => session.person?.name === 'Ann' && session.situation().choices.length > 0)
    session.selection.set({
      ...session.selection.value,
      figure: lantern.seats(settled())[0] as string,
      order: order.id,
    })
    const { decision } = session.live.value?.update ?? {}
    session.open.lend(lantern.seats(settled())[1] as string, true)
    await until(session, () => session.live.value?.update?.decision !== decision)
    expect(session.selection.value.order).toBe(order.id)
  })

  it('is covered again when somebody may be looking', async () => {
    const session = await cards()
    session.openCurtain()
    await until(session, () => session.situation().choices.length > 0)
    session.closeCurtain()
    expect(session.curtain.value).toMatchObject({ how: 'curtain', to: { name: 'Ann' } })
    expect(Object.keys(session.open.model.value.lines)).toEqual(['onlooker'])
  })
})
