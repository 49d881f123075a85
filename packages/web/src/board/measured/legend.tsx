/** The key under a measured table: its signs as far as they are on it now, and the scale. */
import type { JSX } from 'preact'
import { usePlay } from '../../play/context.ts'
import { changeMeasure, measureBy } from '../../settings/measure.ts'
import { useSignal } from '../../ui/use-signal.ts'
import { box, type Sign } from '../legend.tsx'
import type { MeasuredModel, TemplateShown } from './model.ts'
import { CENTIMETRES, type Ruler } from './units.ts'

const square = (kind: string): JSX.Element => <i class={`msr-lg ${kind}`} />

const arrow = (): JSX.Element => (
  <svg class="msr" width="30" height="10" viewBox="0 0 30 10" aria-hidden="true">
    <path class="int" d="M0 5H24" />
    <path class="inth" transform="translate(26 5)" d="M-5 -4.500 1 0-5 4.500" />
  </svg>
)

/** A sign as it is drawn on the board of this class. */
export const drawnSign = (board: string, kind: string, drawn: JSX.Element): JSX.Element => (
  <svg class={`msr msr-lgs ${board}`.trim()} width="18" height="18" viewBox="-9 -9 18 18" aria-hidden="true">
    <g class={kind}>{drawn}</g>
  </svg>
)

const TEMPLATES: Readonly<Record<TemplateShown['kind'], string>> = {
  corridor: 'corridor',
  cone: 'cone',
  circle: 'how far it reaches',
}

/** What the chosen figure and the order in hand put on the table; `next`: what arrows of the others mean. */
export function signsInHand(model: MeasuredModel, isAnybodyHidden: boolean, next: string): readonly Sign[] {
  const { reach, template, intents, legal, rings } = model
  const levels = reach?.levels ?? []
  return [
    [levels.some(({ attack }) => attack), square('on'), 'go and still attack'],
    [levels.some(({ attack }) => !attack), square('off'), 'as far as it goes'],
    [template !== null, square('tpl'), template ? TEMPLATES[template.kind] : ''],
    [intents.length > 0, arrow(), next],
    [isAnybodyHidden, box('b'), 'out of sight'],
    [legal.figures.size > 0, box('t'), 'can be aimed at'],
    [
      rings.some(({ kind }) => kind === 'range'),
      drawnSign('', 'gapring range', <path d="M-8 4a9 9 0 0 1 16 0" />),
      'range',
    ],
  ]
}

/** What the map has beside terrain. */
export const signsOfZones = (isSettingUp: boolean, hasExit: boolean): readonly Sign[] => [
  [isSettingUp, square('off'), 'deployment zone'],
  [hasExit, drawnSign('', '', <path class="exit" d="M-9 0H9" />), 'way out'],
]

/** A bar of five centimetres or two inches; pressing it changes what is measured in. */
function Scale({ ruler: { book } }: { readonly ruler: Ruler }) {
  const now = useSignal(measureBy(book))
  const { session } = usePlay()
  const other = now === 'cm' ? 'inch' : 'cm'
  const words = { cm: 'centimetres', inch: 'inches' }
  return (
    <button
      type="button"
      class="msr-scale"
      aria-label={`Measured in ${words[now]}. Show ${words[other]}`}
      title={`Show ${words[other]}`}
      onClick={() => {
        changeMeasure(other, book)
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

/** Made anew each time: a drawing that is kept keeps the page in which it first stood, with what was known there. */
export const scale = (ruler: Ruler = CENTIMETRES): Sign => [true, <Scale key="scale" ruler={ruler} />, '']
