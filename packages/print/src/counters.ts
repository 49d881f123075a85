/** Counters that games on a measured table have in common: figures with a lying side, numbered dead, signs. */
import type { ArtName } from './art.ts'
import type { CounterPrint } from './printables.ts'

/** The size of one face, in millimetres. */
export type Footprint = Pick<CounterPrint, 'width' | 'height'>

export const square = (side: number): Footprint => ({ width: side, height: side })

/** Somebody who stands on one side and lies on the other. */
export const figureCounter = (
  base: Footprint,
  id: string,
  art: ArtName,
  label: string,
  lying: string,
  count = 1,
): CounterPrint => ({
  id,
  ...base,
  front: { art, label },
  back: { art, label: lying, shaded: true },
  count,
})

const LOOKS = [1, 2, 3, 4] as const

/** So many of the dead, numbered from 1, of four looks in turn. */
export const deadCounters = (base: Footprint, name: string, many: number, lying: string): CounterPrint[] =>
  Array.from({ length: many }, (_, i) => {
    const number = `${i + 1}`
    const look = LOOKS[(i + 1) % LOOKS.length] ?? 1
    return {
      id: `${name} ${number}`,
      ...base,
      front: { art: `zombie ${look}`, number },
      back: { art: `down ${look}`, number, label: lying, shaded: true },
      count: 1,
    }
  })

/** Signs of one size: what they say on both sides, and how many there are. */
export const markers =
  (base: Footprint) =>
  (id: string, art: ArtName | null, back: string, count: number): CounterPrint => ({
    id,
    ...base,
    front: { art, label: id },
    back: { art, label: back, shaded: true },
    count,
  })
