import type { View } from '@shamble/evac/page'
import { samePerson, type Seat } from '@shamble/kernel'

/** One person decides for both. */
export const isSamePerson = ({ holders }: View, one: Seat, other: Seat): boolean =>
  one === other || samePerson(holders[one], holders[other])
