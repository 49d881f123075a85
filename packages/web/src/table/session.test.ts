import { evac } from '@shamble/evac'
import { type AnyGame, anyGame } from '@shamble/kernel'
import { lantern } from '@shamble/kernel/testkit'
import { describe, expect, it } from 'vitest'
import { saveFile, type SaveSpec } from '../../e2e/saves.ts'
import { EngineClient, type EnginePort } from '../engine/client.ts'
import { Engine } from '../engine/engine.ts'
import { noLocks } from '../engine/locks.ts'
import type { FromWorker } from '../engine/protocol.ts'
import { MemoryStore } from '../engine/store.ts'
import { evacFace } from '../games/evac/face.tsx'
import { plain } from './chronicle.ts'
import type { GameFace } from './face.ts'
import { TableSession } from './session.ts'

globalThis.DOMRectReadOnly ??= class {} as unknown as typeof DOMRectReadOnly

/** A page and its worker in one thread; what they say to each other is copied, as between threads. */
function page(...games: AnyGame[]): EngineClient {
  let luck = 0
  const port: EnginePort = { onmessage: null, postMessage: (message) => void engine.receive(structuredClone(message)) }
  const post = (message: FromWorker): void => {
    const data = structuredClone(message)
    queueMicrotask(() => port.onmessage?.({ data }))
  }
  const engine = new Engine({
    games,
    store: new MemoryStore(),
    locks: noLocks,
    post,
    now: () => 0,
    clock: () => 0,
    luck: () => (++luck).toString(16).padStart(64, '0'),
  })
  return new EngineClient(port)
}

async function sitDown(spec: SaveSpec): Promise<TableSession> {
  const client = page(anyGame(evac))
  const card = await client.importFile(new Blob([saveFile(spec)]), 'test.json')
  const open = await client.open(card.id, { join: false })
  const session = new TableSession(open, evacFace)
  session.motion = false
  session.tempo(0)
  await until(session, () => session.scene.value !== null && session.hints.value !== null)
  return session
}

async function until(session: TableSession, holds: () => boolean): Promise<void> {
  for (let i = 0; i < 2000; i++) {
    if (holds()) return
    await new Promise((done) => setTimeout(done, 1))
  }
  throw new Error(`never: ${session.face.question(session.situation())}`)
}

const told = ({ scene }: TableSession): string[] =>
  (scene.value?.items ?? []).map(({ line }) => plain(line.words, (figure) => figure)).filter((line) => line !== '')

const asked = ({ live }: TableSession): boolean => (live.value?.proposal ?? null) !== null

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
    expect(told(session)[0]).toMatch(/moves 2, to 18,20/)
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

  it('is told why an order is impossible', async () => {
    const session = await sitDown(STREET)
    session.order('strike')
    expect(session.notice.value).toMatchObject({ tone: 'no', title: 'Knife' })
    expect(session.selection.value.order).toBeNull()
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
    expect(session.notice.value?.way?.label).toBe('Take it back all the same')
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
    await session.typeDie(6)
    await until(session, () => session.die === null && told(session).some((line) => line.includes('killed')))
    expect(session.mayCorrect).toBe(true)
    await session.untypeDie()
    await until(session, () => session.die !== null)
    await session.typeDie(2)
    await until(session, () => told(session).some((line) => line.includes('knocked down')))
  })

  it('looks at the past and comes back', async () => {
    const session = await sitDown(STREET)
    session.order('move')
    session.pick('18,20', true)
    session.commit()
    await until(session, () => !session.sending.value && told(session).length === 1)
    const item = session.scene.value?.items.at(-1)
    if (!item) throw new Error('nothing happened')
    await session.showThen(item)
    await until(session, () => session.past.value !== null)
    expect(session.situation().choices).toEqual([])
    session.backToNow()
    expect(session.situation().choices.length).toBeGreaterThan(0)
  })

  it('watches the bots and is asked again', async () => {
    const session = await sitDown(STREET)
    session.order('end')
    await until(session, () => session.myTurn && told(session).length > 2)
    expect(session.scene.value?.items.some(({ why }) => why !== null)).toBe(true)
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
    session.order('end')
    await until(session, () => session.person?.name === 'Bea')
    expect(session.curtain.value).toMatchObject({ how: 'ribbon', to: { name: 'Bea' } })
    await until(session, () => session.myTurn)
    expect(Object.keys(session.open.model.value.lines)).toEqual(['Bea'])
    session.dismissRibbon()
    expect(session.curtain.value).toBeNull()
  })

  it('are asked before something is taken back', async () => {
    const session = await sitDown(TWO)
    session.order('move')
    session.pick('18,16', true)
    session.commit()
    await until(session, () => !session.sending.value && told(session).length === 1)
    session.order('end')
    await until(session, () => session.person?.name === 'Bea' && session.myTurn)
    session.order('end')
    // The dead act, and a new turn begins; Bea still has the screen.
    await until(session, () => session.myTurn && session.face.standing(session.situation().view).turn === 2)
    session.undo()
    expect(session.notice.value?.way?.label).toBe('Ask to take it back')
    session.notice.value?.way?.act()
    await until(session, () => asked(session))
    expect(session.live.value?.proposal?.open).toEqual(['M1'])
    await session.answerProposal('M1', false)
    await until(session, () => session.live.value?.declined === 'M1')
    session.undo()
    session.notice.value?.way?.act()
    await until(session, () => asked(session))
    await session.answerProposal('M1', true)
    await until(session, () => !asked(session) && session.face.standing(session.situation().view).turn === 1)
  })
})

describe('a secret decision', () => {
  /** A game of hidden cards, without a picture. */
  const face = {
    seatOf: (figure: string) => figure,
    defaultFigure: () => null,
    orders: () => [],
    preview: () => null,
    hintsFor: () => null,
    lines: () => [],
    question: () => '',
  } as unknown as GameFace

  const hand = (view: unknown): unknown => JSON.stringify(view).match(/"hand":\[[^\]]*\]/g)

  async function cards(): Promise<TableSession> {
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
    const session = new TableSession(await client.open(card.id, { join: false }), face)
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

  it('is opened by one person at a time, and the curtain falls again for the next', async () => {
    const session = await cards()
    session.openCurtain()
    await until(session, () => session.person?.name === 'Ann' && session.scene.value?.line.name === 'Ann')
    await until(session, () => session.situation().choices.length > 0)
    expect(hand(session.scene.value?.view)).not.toBeNull()
    session.do({ commands: [session.situation().choices[0]] })
    await until(session, () => session.curtain.value?.to.name === 'Bea')
    expect(session.curtain.value?.how).toBe('curtain')
    await until(session, () => Object.keys(session.open.model.value.lines).join() === 'onlooker')
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
