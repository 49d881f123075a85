/** Everything that is wrong with a scenario of one's own, as it is built and before it is played. */
import { faults, parse } from '@shamble/kernel'
import { fault, type OwnFault } from './own-fault.ts'
import { forceFaults } from './own-forces.ts'
import { goalFaults, goalWarnings } from './own-goals.ts'
import { groundFaults, groundWarnings } from './own-ground.ts'
import { placesWarnings, roomFaults } from './own-places.ts'
import { type OwnScenario, OWN_SCENARIO } from './own-scenario.ts'

const isFault = ({ grade }: OwnFault): boolean => grade === 'fault'

const firstFault = (own: OwnScenario, team: number): OwnFault | null =>
  [...groundFaults(own.map), ...forceFaults(own), ...goalFaults(own)].find(isFault) ??
  roomFaults(own, team).find(isFault) ??
  null

const KNOWN = new Map<string, OwnFault | null>()
const MOST_KNOWN = 64

/** The first thing that keeps a scenario of the right form from being played with a team of this size; null for none. */
export function ownFault(own: OwnScenario, team: number): OwnFault | null {
  const key = `${team} ${JSON.stringify(own)}`
  const known = KNOWN.get(key)
  if (known !== undefined) return known
  const found = firstFault(own, team)
  if (KNOWN.size >= MOST_KNOWN) KNOWN.clear()
  KNOWN.set(key, found)
  return found
}

/** All that is wrong with a document, whatever it is; faults first. Never throws. */
export function ownScenarioFaults(document: unknown): OwnFault[] {
  const parsed = parse(OWN_SCENARIO, document)
  if (!parsed.ok) {
    const all = faults(OWN_SCENARIO, document)
    return (all.length > 0 ? all : [parsed.fault]).map(({ at, why }) => fault(at, 'dw.scope.4', why))
  }
  const own = parsed.value
  const ground = groundFaults(own.map)
  const found = [...ground, ...forceFaults(own), ...goalFaults(own), ...goalWarnings(own)]
  if (ground.length === 0) found.push(...roomFaults(own), ...groundWarnings(own.map))
  if (!found.some(isFault)) found.push(...placesWarnings(own))
  return [...found.filter(isFault), ...found.filter((one) => !isFault(one))]
}
