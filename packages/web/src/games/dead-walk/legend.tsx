/** The key under the board: only the signs now on it, and the scale. */
import type { Forecast } from '@shamble/dead-walk/forecast'
import { ITEMS, isOn } from '@shamble/dead-walk/page'
import type { JSX } from 'preact'
import { type Sign, signsShown } from '../../board/legend.tsx'
import { drawnSign, scale, signsInHand, signsOfZones } from '../../board/measured/legend.tsx'
import { Sign as ItemSign } from './art.tsx'
import { type BoardModel, boardModel } from './board-model.ts'
import { FiredMark, MindMark } from './figures.tsx'
import { lookOf } from './read.ts'
import type { DisplayState, GameBook } from './types.ts'
import { SearchMark } from './vehicles.tsx'

const MIDDLE = { x: 0, y: 0 }

const sign = (kind: string, drawn: JSX.Element): JSX.Element => drawnSign('dw-board', kind, drawn)

const LackMark = () => (
  <>
    <circle r="8" />
    <path class="vlack" d="M-6 6 6-6" />
  </>
)

function signsOfFire({ firedAt, contacts }: BoardModel): readonly Sign[] {
  const spreads = contacts.some(({ kind }) => kind === 'fire')
  return [
    [firedAt.size > 0, sign('', <FiredMark />), 'fired at already'],
    [spreads, sign('', <path class="touch fire" d="M-8 0H8" />), 'fire may go over'],
  ]
}

/** dw.search.2 Rooms that were searched, and those that were not. */
function signsOfRooms({ book, state }: Forecast): readonly Sign[] {
  const { searchable } = book.scenario
  const rooms = isOn(book, 'searching') ? book.map.rooms.filter(({ id }) => searchable?.includes(id) ?? true) : []
  const searched = rooms.filter(({ id }) => state.progress.searched.includes(id))
  const mark = (isSearched: boolean): JSX.Element =>
    sign('searches', <SearchMark at={MIDDLE} isSearched={isSearched} />)
  return [
    [searched.length < rooms.length, mark(false), 'not searched'],
    [searched.length > 0, mark(true), 'searched'],
  ]
}

function signsOfVehicles({ book, state }: Forecast): readonly Sign[] {
  const standing = isOn(book, 'vehicles') ? state.vehicles.filter(({ gone, isWreck }) => !gone && !isWreck) : []
  const lacks = standing.some(({ tank, battery }) => tank === 'empty' || battery === 'dead' || battery === 'failed')
  const beam = <path class="vbeam" d="M-5 7l-3-13M-2 7l2-13M5 7l3-13M2 7l-2-13" />
  return [
    [standing.some(({ engine }) => engine), sign('', beam), 'engine runs'],
    [standing.some(({ speed }) => speed > 0), sign('', <path class="vrollh" d="M-8 5 0-5 8 5" />), 'rolls on'],
    [lacks, sign('vneed', <LackMark />), 'needs petrol or a battery'],
  ]
}

function signsOfMinds(model: BoardModel): readonly Sign[] {
  const minds = [...model.minds.values()]
  return [
    [minds.includes('compelled'), sign('mindb', <MindMark mind="compelled" />), 'must do something first'],
    [minds.includes('frozen'), sign('mindb', <MindMark mind="frozen" />), 'does nothing this turn'],
  ]
}

const LYING = ['keys', 'gas-can', 'battery'] as const

const signsOfThings = ({ state }: Forecast): readonly Sign[] =>
  LYING.map((kind) => [
    state.lying.some(({ item }) => item?.kind === kind),
    sign('thing', <ItemSign kind={kind} scale={0.6} />),
    ITEMS[kind].title,
  ])

export function legend(s: DisplayState): ReturnType<GameBook['legend']> {
  if (!s.view) return []
  const model = boardModel(s)
  const look = lookOf(s)
  const noise = <path d="M-3-5a7 7 0 0 0 0 10M3-5a7 7 0 0 1 0 10" />
  return signsShown([
    ...signsInHand(model, model.seen !== null, 'next move of the dead'),
    ...signsOfFire(model),
    ...signsOfZones(s.view.phase === 'setup', look.book.map.exit !== null),
    [s.view.noises.length > 0, sign('noise', noise), 'noise'],
    ...signsOfRooms(look),
    ...signsOfVehicles(look),
    ...signsOfMinds(model),
    ...signsOfThings(look),
    scale(),
  ])
}
