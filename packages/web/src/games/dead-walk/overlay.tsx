/** Over the edge of the board: what everybody should know before they act and nobody is told in words; and the hand that drags. */
import { type Human, isInPlay } from '@shamble/dead-walk/page'
import { HandAndTape } from '../../board/measured/hand-and-tape.tsx'
import { listed } from '../../words/plain.ts'
import { Icon } from './art.tsx'
import { lookOf, shortName, viewOf } from './read.ts'
import type { OverlayProps, DisplayState } from './types.ts'

interface Banner {
  readonly icon: string
  /** Where there is little room, the sign says this. */
  readonly lead: string
  readonly words: string
}

function bannersOf(s: DisplayState): Banner[] {
  const view = viewOf(s)
  const found: Banner[] = []
  // Nothing lies over what is aimed at.
  if (view.outcome || view.phase === 'setup' || s.selection.aim !== null) return found
  const look = lookOf(s)
  const living = view.humans.filter(isInPlay)
  const add = (icon: string, lead: string, humans: readonly Human[]): void => {
    if (humans.length > 0) found.push({ icon, lead, words: listed(humans.map((h) => shortName(h.name))) })
  }
  add(
    'bite',
    'In close combat: ',
    living.filter((h) => h.seat === s.seat && look.opponents(h).length > 0),
  )
  add(
    'flame',
    'On fire: ',
    living.filter((h) => h.burning !== null),
  )
  const limit = look.book.turnLimit
  if (limit > 0 && view.turn >= limit) found.push({ icon: 'clock', lead: '', words: 'The last turn' })
  return found
}

export function Overlay(props: OverlayProps) {
  return (
    <>
      <HandAndTape />
      <div class="dw-overlay">
        {bannersOf(props).map(({ icon, lead, words }) => (
          <p key={icon} class="dw-banner">
            <Icon icon={icon} size={18} />
            <span>
              <span class="dw-lead">{lead}</span>
              {words}
            </span>
          </p>
        ))}
      </div>
    </>
  )
}
