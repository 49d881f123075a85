/** Grenades: where one may be thrown, whom the blast kills, and the question before a marine dies. */
import type { BlastHints, Command, CommandOf, Marine, View } from '@shamble/evac/page'
import { impossible, type Note, plain, planned } from '../../../plan/plan.ts'
import { sure } from '../../../sure.ts'
import { listed, plural, zombies } from '../../../words/plain.ts'
import { squareName, xyName } from '../place.ts'
import { hintsOf, nameOf, offered } from '../read.ts'
import { endsTurn } from './ends.ts'
import type { Planned, DisplayState, Target } from '../types.ts'
import { shortReason } from './reasons.ts'

const victimsOf = (view: View, { marines }: BlastHints): string => listed(marines.map((seat) => nameOf(view, seat)))

/** "kills Okafor and zombies 7, 8 and 9" */
function killed(view: View, blast: BlastHints): string {
  const dead = [
    ...(blast.marines.length > 0 ? [victimsOf(view, blast)] : []),
    ...(blast.zombies.length > 0 ? [zombies(blast.zombies)] : []),
  ]
  return dead.length > 0 ? `kills ${dead.join(' and ')}` : 'hits no zombie'
}

export function blastNotes(view: View, blast: BlastHints): Note[] {
  const notes: Note[] = []
  if (blast.marines.length > 0)
    notes.push({
      value: String(blast.marines.length),
      words: `${victimsOf(view, blast)} ${plural(blast.marines.length, 'dies', 'die')}`,
      clause: 'ev.gren.6',
      isGrave: true,
    })
  const dead = blast.zombies
  notes.push({
    value: String(dead.length),
    words:
      dead.length === 0
        ? 'zombies die'
        : `${plural(dead.length, 'zombie dies', 'zombies die')}: ${listed(dead.map(String))}`,
    clause: 'ev.gren.6',
  })
  if (blast.doors.length > 0)
    notes.push({
      value: String(blast.doors.length),
      words: plural(blast.doors.length, 'door breaks', 'doors break'),
      clause: 'ev.gren.11',
    })
  if (blast.spared.length > 0)
    notes.push({
      value: String(blast.spared.length),
      words: `${plural(blast.spared.length, 'square is', 'squares are')} behind a wall or door`,
      clause: 'ev.gren.8',
    })
  return notes
}

export function grenadeOrder(s: DisplayState, m: Marine): Planned[] {
  const grenades = m.items.filter((item) => item.kind === 'grenade').length
  if (grenades === 0 && m.type !== 'grunt') return []
  const throws = offered(s, 'throw')
  const draft = {
    id: 'throw',
    label: 'Grenade',
    icon: 'grenade',
    key: 'B',
    detail: `${grenades} left`,
    aims: 'square' as const,
  }
  if (throws.length === 0) {
    const refusal =
      grenades === 0
        ? { clause: 'ev.gren.2', reason: `${m.name} holds no grenade.` }
        : (hintsOf(s).marine?.refusals.throw ?? {
            clause: 'ev.act.5',
            reason: 'The attack part of this turn is used up.',
          })
    return [impossible(draft, shortReason(s, m, refusal), refusal)]
  }
  return [planned(draft, () => throwTargets(s, m, throws))]
}

function throwTargets(
  s: DisplayState,
  m: Marine,
  throws: readonly CommandOf<'throw'>[],
): ReadonlyMap<string, () => Target> {
  const { view } = s
  const target = (c: CommandOf<'throw'>): Target => {
    const place = xyName(c.at)
    const { blast } = hintsOf(s)
    const known = blast && blast.seat === m.seat && squareName(view, blast.at) === place ? blast : null
    const isDeadly = known !== null && known.marines.length > 0
    const commands: Command[] = isDeadly ? [c, { do: 'confirm' }] : [c]
    const warning = isDeadly ? `The blast kills ${victimsOf(view, known)}. Throw anyway?` : null
    return {
      place,
      title: `Grenade at ${place}`,
      subtitle: known ? killed(view, known) : 'no roll',
      mark: m.type,
      variants: [plain(`Throw at ${place}`, commands, { ...endsTurn(s, m, false), ...(warning ? { warning } : {}) })],
      notes: known ? blastNotes(view, known) : [],
    }
  }
  const squares = new Map(throws.map((c) => [xyName(c.at), c]))
  const near = view.zombies.map((z) => squareName(view, z.at)).filter((place) => squares.has(place))
  const order = [...new Set([...near, ...squares.keys()])]
  return new Map(order.map((place) => [place, () => target(sure(squares.get(place)))]))
}
