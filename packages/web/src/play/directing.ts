/** The phase of the dead as it is shown: beats, one for each sense, then doors, then a beat for each who is attacked. */
import { type Deed, type EventRole, isDeed, type Lead, LEADS } from './game-display.ts'

export interface Beat {
  readonly lead: Lead
  readonly deeds: readonly Deed[]
  /** The events that belong to it, by their place among all. */
  readonly events: readonly number[]
}

/** The same lead and, of attacks, the same victim: shown together. */
const groupOf = ({ lead, about, figure }: Deed): string =>
  lead === 'attack' ? `attack ${about[0] ?? ''}` : lead === 'door' ? `door ${about[0] ?? figure}` : lead

interface Open {
  readonly lead: Lead
  readonly deeds: Deed[]
  readonly events: number[]
}

/** What lies open when a door breaks is seen broken before anybody comes through it. */
const changesTheGround = ({ came }: Deed): boolean => came === 'broke'

const inOrder = (open: Iterable<Open>): Open[] =>
  [...open].sort((a, b) => LEADS.indexOf(a.lead) - LEADS.indexOf(b.lead))

/** All events from the first deed on, each in one beat; whatever lies between belongs to the deed before it. */
export function beatsOf(done: readonly EventRole[]): readonly Beat[] {
  const beats: Beat[] = []
  let open = new Map<string, Open>()
  let last: Open | null = null
  const close = (): void => {
    beats.push(...inOrder(open.values()))
    open = new Map()
  }
  for (const [i, one] of done.entries()) {
    if (!isDeed(one)) {
      last?.events.push(i)
      if (one === 'part') close()
      continue
    }
    const group = groupOf(one)
    last = open.get(group) ?? { lead: one.lead, deeds: [], events: [] }
    open.set(group, last)
    last.deeds.push(one)
    last.events.push(i)
    if (changesTheGround(one)) close()
  }
  close()
  return beats
}

/** Where the dead's doing begins and ends among what is told: before and after it others act. */
export function phaseOf(done: readonly EventRole[]): { readonly from: number; readonly to: number } | null {
  const from = done.findIndex(isDeed)
  if (from < 0) return null
  return { from, to: done.findLastIndex((one) => one !== null && one !== 'part') + 1 }
}
