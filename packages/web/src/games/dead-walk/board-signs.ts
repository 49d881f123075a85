/** Signs around figures: ranges and what a distance means, who touches whom, where the dead come to. */
import type { Forecast } from '@shamble/dead-walk/forecast'
import {
  GAME_MASTER,
  type Human,
  humanOf,
  isInPlay,
  isZombieFigure,
  numberOfFigure,
  type Weapon,
  zombieOf,
} from '@shamble/dead-walk/page'
import type { XY } from '@shamble/table'
import type { MeasuredModel } from '../../board/measured/model.ts'
import { lengthWords } from '../../board/measured/units.ts'
import { parsePlace } from './place.ts'
import { fireRow, zombieCalled } from './read.ts'
import type { DisplayState } from './types.ts'

/** Distances that the rules speak of, from the rim of a base on. */
const RINGS = [500, 1000, 2000, 4000] as const

/** dw.weapons.3 What is measured around the chosen human: the distances of the rules if they are pinned, and the range of the weapon in hand. */
export function ringsAround(
  look: Forecast,
  from: XY | null,
  weapon: Weapon | undefined,
  arePinned: boolean,
): MeasuredModel['rings'] {
  if (!from) return []
  const range = weapon ? (fireRow(look, weapon)?.range ?? null) : null
  return [
    ...(arePinned ? RINGS.map((gap) => ({ at: from, gap, kind: 'pinned' as const })) : []),
    ...(range === null ? [] : [{ at: from, gap: range, kind: 'range' as const }]),
  ]
}

/** dw.weapons.3, dw.fear.2, dw.zsense.1 What a distance comes to: against the range of what is in hand, or to one of the dead. */
export function meaningOf(
  { book }: Forecast,
  rings: MeasuredModel['rings'],
  place: string | null,
  length: number,
): string {
  const range = rings.find(({ kind }) => kind === 'range')?.gap
  if (range !== undefined) return length > range ? `${lengthWords(length - range)} too far` : 'in range'
  const aim = parsePlace(place)
  if (aim?.kind !== 'numbered' || aim.sort !== 'zombie') return ''
  return length <= book.fearDistance ? 'within fear' : length <= book.smell ? 'within scent' : ''
}

/** dw.lurch.2 Where one of the dead that is pointed at will stand, and how far it throws itself from there. */
export function comesTo(look: Forecast, place: string | null): MeasuredModel['comes'] {
  const zombie = zombieCalled(look.state, place)
  const ahead = zombie && look.state.phase === 'humans' ? look.deed(zombie) : null
  return ahead?.end ? { at: ahead.end, lurch: ahead.lurch } : null
}

const CONTACTS = new WeakMap<Forecast['state'], MeasuredModel['contacts']>()

/** dw.cc.1, dw.fire.7 Bases that touch: a fight, or where fire may go over. */
export function contactsOf(look: Forecast): MeasuredModel['contacts'] {
  const known = CONTACTS.get(look.state)
  if (known) return known
  const { humans, zombies } = look.state
  const living = humans.filter((h) => isInPlay(h) && h.aboard === null)
  const fights = living.flatMap((h) => look.opponents(h).map((z) => ({ from: h.at, to: z.at, kind: 'fight' })))
  const lit = [...living, ...zombies].map((one) => look.body(one)).filter(({ figure }) => isBurning(look, figure))
  const spreads = lit.flatMap((one) =>
    look
      .touching(one)
      .filter((figure) => !isBurning(look, figure))
      .flatMap((figure) => {
        const other = look.figure(figure)
        return other ? [{ from: one.at, to: other.at, kind: 'fire' }] : []
      }),
  )
  const contacts = [...fights, ...spreads]
  CONTACTS.set(look.state, contacts)
  return contacts
}

const isBurning = ({ state }: Forecast, figure: number): boolean => {
  const n = numberOfFigure(figure)
  return Boolean((isZombieFigure(figure) ? zombieOf(state, n) : humanOf(state, n))?.burning)
}

export const NOBODY: ReadonlySet<number> = new Set()
const FIRED = new WeakMap<readonly number[], ReadonlySet<number>>()

export function firedAtBy({ firedAt }: Human): ReadonlySet<number> {
  if (firedAt.length === 0) return NOBODY
  const known = FIRED.get(firedAt) ?? new Set(firedAt)
  FIRED.set(firedAt, known)
  return known
}

export function ledZombie(s: DisplayState, look: Forecast, at: XY | null): MeasuredModel['led'] {
  const zombie = zombieCalled(s.view, s.selection.figure)
  if (!zombie || s.seat !== GAME_MASTER) return null
  const to = s.selection.order === 'lead' ? at : null
  return { from: zombie.at, to, reach: look.book.zombieAP * look.book.moveStep }
}
