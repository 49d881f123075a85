/** The key under the board: only the signs now on it, and the scale. */
import { ITEMS, isOn } from '@shamble/dead-walk/page'
import type { JSX } from 'preact'
import { changeMeasure, measure } from '../../settings/measure.ts'
import { usePlay } from '../../play/context.ts'
import { useSignal } from '../../ui/use-signal.ts'
import { boardModel } from './board-model.ts'
import { Sign } from './art.tsx'
import { FiredMark } from './figures.tsx'
import { lookOf, viewOf } from './read.ts'
import type { DisplayState } from './types.ts'

const box = (kind: string): JSX.Element => <i class={kind} />

const arrow = (
  <svg class="msr" width="30" height="10" viewBox="0 0 30 10" aria-hidden="true">
    <path class="int" d="M0 5H24" />
    <path class="inth" transform="translate(26 5)" d="M-5 -4.500 1 0-5 4.500" />
  </svg>
)

/** A bar of ten centimetres or four inches; pressing it changes what is measured in. */
function Scale() {
  const now = useSignal(measure)
  const { session } = usePlay()
  const other = now === 'cm' ? 'inch' : 'cm'
  return (
    <button
      type="button"
      class="dw-scale"
      aria-label={`Measured in ${now === 'cm' ? 'centimetres' : 'inches'}. Show ${other === 'cm' ? 'centimetres' : 'inches'}`}
      title={`Show ${other === 'cm' ? 'centimetres' : 'inches'}`}
      onClick={() => {
        changeMeasure(other)
        session.selection.set({ ...session.selection.value })
      }}
    >
      <svg width="62" height="12" viewBox="0 0 62 12" aria-hidden="true">
        <path d="M1 9V3M1 9H61V3M31 9V4M13 9V6M25 9V6M37 9V6M49 9V6" />
      </svg>
      {now === 'cm' ? '5 cm' : '2 in'}
    </button>
  )
}

const sign = (kind: string, drawn: JSX.Element): JSX.Element => (
  <svg class="msr dw-board dw-lgs" width="18" height="18" viewBox="-9 -9 18 18" aria-hidden="true">
    <g class={kind}>{drawn}</g>
  </svg>
)

const ringSign = (kind: string): JSX.Element => sign(`gapring ${kind}`, <path d="M-8 4a9 9 0 0 1 16 0" />)

const SearchedMark = () => (
  <g class="was">
    <rect x="-6" y="-6" width="12" height="12" />
    <path d="M-3.500 0-1 3 4-3.500" />
  </g>
)

const MindMark = ({ d }: { readonly d: string }) => (
  <>
    <circle r="7.500" />
    <path d={d} />
  </>
)

export function legend(s: DisplayState): readonly { readonly sign: JSX.Element; readonly words: string }[] {
  if (!s.view) return []
  const { reach, seen, legal, template, intents, rings, firedAt, contacts } = boardModel(s)
  const view = viewOf(s)
  const rows: { sign: JSX.Element; words: string }[] = []
  const add = (when: boolean, sign: JSX.Element, words: string): void => {
    if (when) rows.push({ sign, words })
  }
  add(reach?.levels.some(({ attack }) => attack) ?? false, box('dw-lg on'), 'and still attack')
  add(reach?.levels.some(({ attack }) => !attack) ?? false, box('dw-lg off'), 'as far as it goes')
  add(
    template !== null,
    box('dw-lg tpl'),
    template?.kind === 'corridor' ? 'corridor' : template?.kind === 'cone' ? 'cone' : 'template',
  )
  add(intents.length > 0, arrow, 'next move of the dead')
  add(seen !== null, box('brd-lg b'), 'out of sight')
  add(legal.figures.size > 0, box('brd-lg t'), 'can be aimed at')
  add(
    rings.some(({ kind }) => kind === 'range'),
    ringSign('range'),
    'range',
  )
  add(firedAt.size > 0, sign('', <FiredMark />), 'fired at already')
  add(
    contacts.some(({ kind }) => kind === 'fire'),
    sign('', <path class="touch fire" d="M-8 0H8" />),
    'fire may go over',
  )
  add(view.phase === 'setup', box('dw-lg off'), 'deployment zone')
  add(lookOf(s).book.map.exit !== null, sign('', <path class="exit" d="M-9 0H9" />), 'way out')
  add(view.noises.length > 0, sign('noise', <path d="M-3-5a7 7 0 0 0 0 10M3-5a7 7 0 0 1 0 10" />), 'noise')
  const { book } = lookOf(s)
  const { searchable } = book.scenario
  const rooms = isOn(book, 'searching') ? book.map.rooms.filter(({ id }) => searchable?.includes(id) ?? true) : []
  const isSearched = ({ id }: { readonly id: string }): boolean => view.progress.searched.includes(id)
  add(
    rooms.some((room) => !isSearched(room)),
    sign('searches', <rect x="-6" y="-6" width="12" height="12" />),
    'not searched',
  )
  add(rooms.some(isSearched), sign('searches', <SearchedMark />), 'searched')
  const standing = isOn(book, 'vehicles') ? view.vehicles.filter(({ gone, isWreck }) => !gone && !isWreck) : []
  add(
    standing.some(({ engine }) => engine),
    sign('', <path class="vbeam" d="M-5 7l-3-13M-2 7l2-13M5 7l3-13M2 7l-2-13" />),
    'engine runs',
  )
  add(
    standing.some(({ speed }) => speed > 0),
    sign('', <path class="vrollh" d="M-8 5 0-5 8 5" />),
    'rolls on',
  )
  add(
    standing.some(({ tank, battery }) => tank === 'empty' || battery === 'dead' || battery === 'failed'),
    sign(
      'vneed',
      <>
        <circle r="8" />
        <path class="vlack" d="M-6 6 6-6" />
      </>,
    ),
    'needs petrol or a battery',
  )
  const minds = [...boardModel(s).minds.values()]
  add(
    minds.includes('compelled'),
    sign('mindb', <MindMark d="M1-4.500-2 .500h4l-3 4.500" />),
    'must do something first',
  )
  add(
    minds.includes('frozen'),
    sign('mindb', <MindMark d="M-2.200-3.200v6.400M2.200-3.200v6.400" />),
    'does nothing this turn',
  )
  const lying = new Set(view.lying.flatMap(({ item }) => (item ? [item.kind] : [])))
  for (const kind of ['keys', 'gas-can', 'battery'] as const)
    add(lying.has(kind), sign('thing', <Sign kind={kind} scale={0.6} />), ITEMS[kind].title)
  rows.push({ sign: <Scale />, words: '' })
  return rows
}
