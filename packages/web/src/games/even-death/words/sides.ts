/** Sides by the seats that are one. */
import type { View } from '@shamble/even-death/page'
import { listed } from '../../../words/plain.ts'
import { theSeat } from './seats.ts'

/** "the Survivors and the Military". */
export const sideWords = ({ seats }: Pick<View, 'seats'>, side: number): string =>
  listed(seats.filter((one) => one.side === side).map(({ seat }) => theSeat(seat)))
