/** Over the edge of the board: what everybody should know before they act and nobody is told in words; and the hand that drags. */
import { type Command, type Human, isDriver, isInPlay } from '@shamble/dead-walk/page'
import { useLayoutEffect } from 'preact/hooks'
import { type Grip, Hand } from '../../board/measured/hand.tsx'
import { units } from '../../board/measured/units.ts'
import { useTable } from '../../table/context.ts'
import type { BoardProps, Situation } from '../../table/face.ts'
import { TableSession } from '../../table/session.ts'
import { useSignal } from '../../ui/use-signal.ts'
import { listed } from '../../words/plain.ts'
import { Icon } from './art.tsx'
import { nameAt, neighbour } from './find.ts'
import { aimName, centreNamed, figureAt, snapped, vehicleAt } from './place.ts'
import { actorOf, aimsAtGround, settle, weaponInHand } from './plan/index.ts'
import { activeHuman, humanName, lookOf, mapFor, shortName, viewOf } from './read.ts'

interface Banner {
  readonly icon: string
  /** Where there is little room, the sign says this. */
  readonly lead: string
  readonly words: string
}

function bannersOf(s: Situation): Banner[] {
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

/** The chosen human is dragged to walk; a template is dragged about. */
const GRIP: Grip = {
  grab: (x, y, given) => {
    const s = settle(given)
    if (!s.view) return null
    const view = viewOf(s)
    const p = { x: units(x), y: units(y) }
    const active = activeHuman(view)
    if (aimsAtGround(s) && weaponInHand(s)) {
      const aim = centreNamed(s.selection.aim, view, s.options)
      if (aim && Math.hypot(aim.x - p.x, aim.y - p.y) <= 150) return { order: s.selection.order }
      return null
    }
    if (active && active.seat === s.seat && isDriver(view, active))
      return vehicleAt(view, p) === active.aboard ? { order: 'drive' } : null
    const figure = figureAt(view, p, 40)
    return active && active.seat === s.seat && figure === humanName(active.n) && !active.prone
      ? { order: 'move' }
      : null
  },
  placeAt: (x, y, given) => {
    const s = settle(given)
    const p = { x: units(x), y: units(y) }
    const { width, depth } = mapFor(viewOf(s), s.options).terrain
    const at = snapped({ x: Math.max(0, Math.min(width, p.x)), y: Math.max(0, Math.min(depth, p.y)) })
    return weaponInHand(s) ? aimName(at) : nameAt({ ...s, selection: { ...s.selection, aim: null } }, at)
  },
  neighbour: (place, direction, s, stride) => neighbour(place, direction, settle(s), stride),
  joins: (s) => s.selection.order === 'route',
}

/** What is simple enough has its odds at once: the table is told before it asks the rules. */
function useOdds(s: Situation): void {
  const { session } = useTable()
  const preview = session.preview()
  const chosen = useSignal(session.variant)
  useLayoutEffect(() => {
    const human = actorOf(s)
    const decision = session.scene.value?.line.update?.decision
    if (!human || s.seat === null) return
    const known = new Map(session.odds.value)
    const { variants = [] } = preview ?? {}
    // Of many, those that are not shown wait until they are.
    const shown = variants.length > MOST_ODDS ? variants.slice(chosen, chosen + 1) : variants
    for (const { commands, odds: isWanted } of shown) {
      const [command] = commands as readonly Command[]
      if (!command || !isWanted) continue
      const key = TableSession.oddsKey(s.seat, decision, command)
      const odds = known.has(key) ? null : lookOf(s).odds(s.seat, human, command)
      if (odds) known.set(key, odds)
    }
    if (known.size > session.odds.value.size) session.odds.set(known)
  }, [preview, chosen])
}
const MOST_ODDS = 8

export function Overlay(props: Situation & Pick<BoardProps, 'playing' | 'motion'>) {
  useOdds(props)
  return (
    <>
      <Hand grip={GRIP} />
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
