/** Everything that is wrong with a scenario of one's own, before it is played. */
import { faults, parse } from '@shamble/kernel'
import { isUnbalanced, zedsExpected } from '../rules/04-draws.ts'
import type { Look } from '../state.ts'
import { BALANCE } from '../tables/difficulties.ts'
import { goalFaults, reachFaults, roomWarnings } from './aims.ts'
import { fault, type OwnFault, warning } from './fault.ts'
import { OWN_SCENARIO, type OwnScenario } from './form.ts'
import { placesFaults, rowFaults } from './places.ts'
import { ownTable } from './table.ts'

const isFault = ({ grade }: OwnFault): boolean => grade === 'fault'

interface Judged {
  readonly found: readonly OwnFault[]
  /** Its table; null where its lots make none. */
  readonly look: Look | null
}

/** For so many PS; what hangs on the table is only asked once the table stands. */
function judged(own: OwnScenario, team: number): Judged {
  const rows = rowFaults(own)
  if (rows.length > 0) return { found: rows, look: null }
  const look = ownTable(own, team)
  const found = [...placesFaults(own, look), ...goalFaults(own)]
  return { found: found.some(isFault) ? found : [...found, ...reachFaults(own, look, team)], look }
}

/** The same scenario is asked about again and again: when it is rolled, checked, set up and opened. */
const KNOWN = new Map<string, Judged>()
const MOST_KNOWN = 8

function foundIn(own: OwnScenario, team: number): Judged {
  const key = `${team} ${JSON.stringify(own)}`
  const known = KNOWN.get(key) ?? judged(own, team)
  if (KNOWN.size >= MOST_KNOWN) KNOWN.clear()
  KNOWN.set(key, known)
  return known
}

/** The first thing that keeps a scenario of the right form from being played by so many; null for none. */
export const ownFault = (own: OwnScenario, team: number): OwnFault | null =>
  foundIn(own, team).found.find(isFault) ?? null

/** rs.setup.2 More Zeds for each PS than the balance assumes, or fewer. */
function balanceWarnings(look: Look): OwnFault[] {
  if (!isUnbalanced(look)) return []
  const each = Math.round(zedsExpected(look) / look.book.team)
  return [
    warning(
      'hordes',
      'rs.setup.2',
      `some ${each} Zeds are to be expected for each of ${look.book.team}: the balance assumes ${BALANCE.least} to ${BALANCE.most}`,
    ),
  ]
}

/** How many set out unless told otherwise. */
const USUAL_TEAM = 4

/** All that is wrong with a document, whatever it is; faults first. Never throws. */
export function ownScenarioFaults(document: unknown, team = USUAL_TEAM): OwnFault[] {
  const parsed = parse(OWN_SCENARIO, document)
  if (!parsed.ok) {
    const all = faults(OWN_SCENARIO, document)
    return (all.length > 0 ? all : [parsed.fault]).map(({ at, why }) => fault(at, 'rs.scenario.19', why))
  }
  const { found, look } = foundIn(parsed.value, team)
  const isSound = look !== null && !found.some(isFault)
  const warnings = isSound ? [...roomWarnings(look), ...balanceWarnings(look)] : []
  return [...found.filter(isFault), ...found.filter((one) => !isFault(one)), ...warnings]
}
