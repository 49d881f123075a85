/** Acts by hand by luck, of every kind (rs.seats.7): many are refused, as anybody's might be. */
import type { Dice } from '@shamble/kernel'
import type { Act, CommandOf, Handled } from '../commands.ts'
import { isInPlay, type Look, type Survivor, type Zed } from '../state.ts'
import { GUN_IDS } from '../tables/guns.ts'
import { ITEM_IDS } from '../tables/items.ts'
import { MELEE_IDS } from '../tables/melee.ts'

const KINDS = [
  'put',
  'remove',
  'remove',
  'move',
  'move',
  'turn',
  'lay',
  'hits',
  'give',
  'take',
  'door',
  'announce',
] as const satisfies readonly Act['is'][]

const any = <T>(dice: Dice, list: readonly T[]): T | undefined => list[below(dice, list.length)]
const below = (dice: Dice, n: number): number => (n < 2 ? 0 : dice.draw('rs.seats.7', n))

/** Beside somebody, or anywhere. */
function somewhere({ state, book }: Look, dice: Dice): readonly [number, number] {
  const { width, depth } = book.map
  const near = any(dice, [...state.survivors.filter(isInPlay), ...state.zeds])
  if (!near || below(dice, 3) === 0) return [below(dice, width + 1), below(dice, depth + 1)]
  const apart = (at: number, most: number): number => Math.min(most, Math.max(0, at + below(dice, 1601) - 800))
  return [apart(near.at.x, width), apart(near.at.y, depth)]
}

type Figure = Survivor | Zed
const anybody = (): boolean => true

const figures = ({ state }: Look, which: (one: Figure) => boolean): Handled[] => [
  ...state.survivors.filter((s) => isInPlay(s) && which(s)).map(({ n }) => ({ survivor: n })),
  ...state.zeds.filter(which).map(({ n }) => ({ zed: n })),
]

const FACINGS = [
  [1000, 0],
  [0, -1000],
  [-700, 700],
] as const

type Maker = (look: Look, dice: Dice) => Act | null

const ofFigure =
  (make: (who: Handled, look: Look, dice: Dice) => Act, which: (one: Figure) => boolean = anybody): Maker =>
  (look, dice) => {
    const who = any(dice, figures(look, which))
    return who ? make(who, look, dice) : null
  }

const ofSurvivor =
  (make: (n: number, look: Look, dice: Dice) => Act | null): Maker =>
  (look, dice) => {
    const s = any(dice, look.state.survivors.filter(isInPlay))
    return s ? make(s.n, look, dice) : null
  }

/** Something that he has. */
function thingOf(look: Look, n: number, dice: Dice): Act | null {
  const s = look.state.survivors.find((one) => one.n === n)
  const thing = any(dice, [...(s?.items ?? []), ...[s?.pistol?.id, s?.main?.id].filter((id) => id !== undefined)])
  return thing === undefined ? null : { is: 'take', survivor: n, thing }
}

const MAKERS: Readonly<Record<Act['is'], Maker>> = {
  put: (look, dice) => ({
    is: 'put',
    at: [...somewhere(look, dice)],
    facing: [...(any(dice, FACINGS) ?? FACINGS[0])],
    mode: below(dice, 2) === 0 ? 'attacking' : 'drifting',
  }),
  remove: ({ state }, dice) => {
    const z = any(dice, state.zeds)
    return z ? { is: 'remove', zed: z.n } : null
  },
  move: ofFigure((who, look, dice) => ({ is: 'move', who, at: [...somewhere(look, dice)], level: below(dice, 2) })),
  turn: ofFigure((who, _look, dice) => ({ is: 'turn', who, facing: [...(any(dice, FACINGS) ?? FACINGS[0])] })),
  lay: ofFigure(
    (who) => ({ is: 'lay', who }),
    ({ down }) => !down,
  ),
  raise: ofFigure(
    (who) => ({ is: 'raise', who }),
    ({ down }) => down,
  ),
  hits: ofSurvivor((survivor, _look, dice) => ({ is: 'hits', survivor, hits: below(dice, 5) })),
  give: ofSurvivor((survivor, _look, dice) => ({
    is: 'give',
    survivor,
    what: any(dice, [...ITEM_IDS, ...GUN_IDS, ...MELEE_IDS]) ?? 'torch',
  })),
  take: ofSurvivor((n, look, dice) => thingOf(look, n, dice)),
  door: ({ book }, dice) => {
    const door = any(
      dice,
      book.map.openings.map(({ id }) => id),
    )
    return door === undefined
      ? null
      : { is: 'door', door, now: any(dice, ['open', 'closed', 'destroyed'] as const) ?? 'open' }
  },
  announce: () => ({ is: 'announce', says: 'It begins to rain.' }),
}

/** One of any kind that there is something for; whoever lies is seldom there, and is thought of first. */
export function actByLuck(look: Look, dice: Dice): CommandOf<'by-hand'> {
  const isLying = figures(look, ({ down }) => down).length > 0
  const kind = isLying && below(dice, 2) === 0 ? 'raise' : (any(dice, KINDS) ?? 'announce')
  const act = MAKERS[kind](look, dice) ?? MAKERS.announce(look, dice)
  return { do: 'by-hand', act: act as Act, note: 'It is fairer so.' }
}
