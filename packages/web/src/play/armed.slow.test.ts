/** Nothing armed survives: two hundred random games by a hand that leaves cards open whenever it can. */
import { seeded } from '@shamble/kernel'
import { describe, expect, it } from 'vitest'
import { GAMES } from '../engine/games.ts'
import { CARDS } from '../games/cards.ts'
import { displayFor } from '../games/index.ts'
import { quickSetup } from '../start/quick-start.tsx'
import { PlaySession } from './session.ts'
import { page, until } from './testing.ts'
import '../ui/testing.ts'

const GAMES_OF_EACH = 40
const DECISIONS = 16

type Luck = <T>(all: readonly T[]) => T | undefined

const luckOf = (seed: string): Luck => {
  const dice = seeded(seed)
  return (all) => all[all.length > 0 ? dice.draw('hand', all.length) : 0]
}

/** Everything a quick game can be begun as. */
const beginnings = (id: string) =>
  CARDS.filter((card) => card.id === id).flatMap((card) =>
    (card.quick?.scenarios ?? []).flatMap((scenario) =>
      (card.quick?.you ?? []).map((you) => ({ you: you.id, against: 'random', game: `${id}/${scenario.id}` }) as const),
    ),
  )

const isOver = ({ scene }: PlaySession): boolean => scene.value?.pending === null

const isQuiet = ({ sending, moving, asking, scene }: PlaySession): boolean =>
  !sending.value && !moving.value && !asking.value && scene.value !== null

/** The turn, the question, and whose it is, once something was decided. */
const topicOf = ({ scene, display, situation }: PlaySession): string => {
  const { turn } = display.words.standing(scene.value?.view)
  return JSON.stringify([turn, scene.value?.pending?.asks, situation().seat, situation().selection.figure])
}

const decisionOf = ({ scene }: PlaySession): number => scene.value?.line.update?.decision ?? -1

/** What one Enter would do now. */
const armed = (session: PlaySession): string | null => {
  const { order, aim, whatIf } = session.selection.value
  const held = session.orders().find(({ id }) => id === order)
  const card = aim !== null || held?.aims === 'none' || held?.aims === 'dialog' ? session.preview() : null
  if (whatIf || session.supposing.value) return `what if at ${whatIf}`
  if (session.warned.value !== null) return session.warned.value
  return card && card.variants.length > 0 ? `${order}: ${card.title}` : null
}

/** Takes something in hand, supposes something, aims, and does it; now and then twice over, since a card may ask. */
function decide(session: PlaySession, luck: Luck): void {
  const { orders } = session.display
  const figures = session.display.roster.figures(session.situation()).map(({ id }) => id)
  if (luck([0, 0, 1]) === 1) session.chooseFigure(luck(figures) ?? '')
  if (luck([0, 0, 1]) === 1) session.suppose(true)
  const able = session.orders().filter(({ enabled }) => enabled)
  // Turns come to an end sooner if half of the presses are for that.
  const ends = able.filter(({ id }) => /^(end|end-phase|rest|pass|stop|activate)$/.test(id))
  const order = luck(ends.length > 0 && luck([0, 1]) === 1 ? ends : able)
  if (order && session.selection.value.order !== order.id) session.order(order.id)
  const place = luck(orders.targets(session.situation()))
  if (place !== undefined && !session.sending.value) session.aim({ ...session.selection.value, aim: place })
  session.commit()
  session.commit()
}

describe.each(['evac', 'drop-dead', 'dead-walk', 'run-or-shoot', 'even-death'])('in random games of %s', (id) => {
  it('no card, aim or what-if is left when the turn, the seat or the question is another', async () => {
    const display = await displayFor(id)?.()
    const game = await GAMES.find(({ about }) => about.id === id)?.whole()
    if (!display || !game) throw new Error(`there is no ${id}`)
    const ways = beginnings(id)
    const left: string[] = []
    let changes = 0
    for (let n = 0; n < GAMES_OF_EACH; n++) {
      const luck = luckOf(`${id} ${n}`)
      const setup = quickSetup(ways[n % ways.length] as (typeof ways)[number], false)
      const client = page(game)
      const card = await client.create(setup)
      const session = new PlaySession(await client.open(card.id, { join: false }), display)
      session.drawn()
      session.motion = false
      session.tempo(0)
      await until(session, () => isQuiet(session))
      for (let i = 0; i < DECISIONS && !isOver(session); i++) {
        const before = topicOf(session)
        const decision = decisionOf(session)
        decide(session, luck)
        await until(session, () => isOver(session) || (isQuiet(session) && session.myTurn))
        if (decisionOf(session) === decision || topicOf(session) === before) continue
        changes++
        const card = armed(session)
        // A drawn tile is in hand from the moment it is drawn: the question is how it lies.
        if (card !== null && !card.startsWith('lay-')) left.push(`game ${n}: ${before} left ${card}`)
      }
      session.close()
      client.close(card.id)
    }
    expect(left).toEqual([])
    expect(changes).toBeGreaterThan(GAMES_OF_EACH / 2)
  }, 240_000)
})
