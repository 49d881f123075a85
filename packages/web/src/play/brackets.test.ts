import { evac } from '@shamble/evac'
import { anyGame } from '@shamble/kernel'
import { beforeAll, expect, it, vi } from 'vitest'
import { saveFile } from '../../e2e/saves.ts'
import { display } from '../games/evac/display.tsx'
import { loadMoreOrders } from '../games/evac/plan/late.ts'
import { type KeyTools, pressKey } from './keys.ts'
import { PlaySession } from './session.ts'
import { page, until } from './testing.ts'
import '../ui/testing.ts'

beforeAll(loadMoreOrders)

const BOARD = {
  isContentEditable: false,
  tagName: 'DIV',
  closest: (one: string) => (one === '[data-board]' ? {} : null),
}
vi.stubGlobal(
  'HTMLElement',
  class {
    static [Symbol.hasInstance] = (one: unknown): boolean => one === BOARD
  },
)
vi.stubGlobal('HTMLInputElement', class {})
vi.stubGlobal('document', { body: {}, querySelector: () => null })

/** A grunt who is hurt, a medic, and another grunt; nobody of the dead is in sight. */
async function sitDown(): Promise<{ session: PlaySession; press: (key: string) => void }> {
  const save = saveFile({
    marines: [
      { seat: 'M1', type: 'grunt', at: [18, 17], hp: 1 },
      { seat: 'M2', type: 'medic', at: [18, 18] },
      { seat: 'M3', type: 'grunt', at: [19, 18] },
    ],
    zombies: [{ at: [1, 1] }],
  })
  const client = page(anyGame(evac))
  const card = await client.importFile(new Blob([save]), 'test.json')
  const session = new PlaySession(await client.open(card.id, { join: false }), display)
  session.drawn()
  session.motion = false
  session.tempo(0)
  await until(session, () => session.scene.value !== null && session.hints.value !== null)
  const tools = { session, display, letters: () => true, say: () => {} } as unknown as KeyTools
  return { session, press: (key) => void pressKey({ key, target: BOARD } as unknown as KeyboardEvent, tools) }
}

const isStill = (session: PlaySession): boolean => !session.sending.value && !session.asking.value

/** Okafor, who is hurt, has walked and ended: Ito the medic is chosen. */
async function afterOkafor(): ReturnType<typeof sitDown> {
  const table = await sitDown()
  const { session } = table
  session.order('move')
  session.pick('17,17', true)
  session.commit()
  await until(session, () => isStill(session) && session.orders().some(({ label }) => label === 'End Okafor’s turn'))
  session.order('end')
  await until(session, () => isStill(session) && session.selection.value.figure === 'M2')
  return table
}

it('a bracket takes in hand what it goes through: Enter aims that, and chooses nobody who has acted', async () => {
  const { session, press } = await afterOkafor()
  press(']')
  expect(session.preview()?.title).toBe('Healing: Okafor')
  expect(session.selection.value).toMatchObject({ order: 'heal', aim: null, hover: 'M1' })
  press('Enter')
  expect(session.selection.value).toMatchObject({ figure: 'M2', order: 'heal', aim: 'M1' })
  expect(session.orders().some(({ enabled }) => enabled)).toBe(true)
})

it('Enter chooses nobody on whom a pointer merely rests', async () => {
  const { session, press } = await afterOkafor()
  session.hover('M1')
  press('Enter')
  expect(session.selection.value).toMatchObject({ figure: 'M2', order: null, aim: null })
  session.hover('M1', true)
  press('Enter')
  expect(session.selection.value.figure).toBe('M1')
})
