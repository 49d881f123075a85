/** rs.grenade What a grenade would do where it is thrown. */
import { distance2 } from '@shamble/table'
import type { Spot } from '../content/table-map.ts'
import { asFigure, asPoint, type Figure, isWithin } from '../rules/01-measure.ts'
import { survivorsReached, zedsReached } from '../rules/20-blast.ts'
import { isInPlay, type Look } from '../state.ts'
import { BLAST, GRENADES, type GrenadeId } from '../tables/grenades.ts'
import { cm } from '../tables/units.ts'
import { type Hearing, hearingOf } from './noise.ts'

export interface BlastForecast {
  readonly grenade: GrenadeId
  /** rs.grenade.4 How far it reaches, in units. */
  readonly radius: number
  /** By number: who is inside, and who would be but for a wall or a closed door. */
  readonly zeds: readonly number[]
  readonly shieldedZeds: readonly number[]
  readonly people: readonly number[]
  readonly shieldedPeople: readonly number[]
  /** Of those inside, who is only touched: the middle of the base is farther away. */
  readonly zedsAtEdge: readonly number[]
  readonly peopleAtEdge: readonly number[]
  /** Of ten faces how many kill a Zed; 0 without a die. */
  readonly kills: number
  /** rs.grenade.12, rs.fire.9 What happens to people inside. */
  readonly harms: 'nobody' | 'down' | 'hits' | 'burns'
  readonly loud: boolean
  readonly hearing: readonly Hearing[]
}

const FACES = 10

const numbersOf = (all: readonly { readonly n: number }[]): number[] => all.map(({ n }) => n)

export function blastForecast(look: Look, grenade: GrenadeId, spot: Spot): BlastForecast {
  const { kill, loud } = GRENADES[grenade]
  const { state } = look
  const isNear = (figure: Figure): boolean => figure.level === spot.level && isWithin(figure, asPoint(spot), cm(BLAST))
  const [zedsInside, peopleInside] = [zedsReached(look, spot), survivorsReached(look, spot)]
  const isAtEdge = ({ at }: Spot): boolean => distance2(at, spot.at) > cm(BLAST) * cm(BLAST)
  const [zeds, people] = [numbersOf(zedsInside), numbersOf(peopleInside)]
  return {
    grenade,
    radius: cm(BLAST),
    zeds,
    shieldedZeds: state.zeds.filter((z) => isNear(asFigure(z)) && !zeds.includes(z.n)).map(({ n }) => n),
    people,
    shieldedPeople: state.survivors
      .filter((s) => isInPlay(s) && isNear(asFigure(s)) && !people.includes(s.n))
      .map(({ n }) => n),
    zedsAtEdge: numbersOf(zedsInside.filter(isAtEdge)),
    peopleAtEdge: numbersOf(peopleInside.filter(isAtEdge)),
    kills: kill === null ? 0 : FACES - kill,
    harms: harmOf(look, grenade),
    loud,
    hearing: loud ? hearingOf(look, spot) : [],
  }
}

function harmOf({ book }: Look, grenade: GrenadeId): BlastForecast['harms'] {
  if (grenade === 'molotov') return 'burns'
  if (grenade === 'WP') return 'nobody'
  const { down, hits } = book.blastOnSurvivors()
  return hits > 0 ? 'hits' : down ? 'down' : 'nobody'
}
