/** The key under the board: only the signs now on it, and the scale. */
import type { JSX } from 'preact'
import { changeMeasure, measure } from '../../board/measured/units.ts'
import { useTable } from '../../table/context.ts'
import type { Situation } from '../../table/face.ts'
import { useSignal } from '../../ui/use-signal.ts'
import { boardModel } from './board-model.ts'
import { viewOf } from './read.ts'

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
  const { session } = useTable()
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

export function legend(s: Situation): readonly { readonly sign: JSX.Element; readonly words: string }[] {
  if (!s.view) return []
  const { reach, seen, legal, template, intents } = boardModel(s)
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
  add(view.phase === 'setup', box('dw-lg off'), 'deployment zone')
  rows.push({ sign: <Scale />, words: '' })
  return rows
}
