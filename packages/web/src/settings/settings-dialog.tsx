import './settings.css'
import { Dialog } from '../ui/dialog.tsx'
import { type Choice, Segmented } from '../ui/segmented.tsx'
import { Toggle } from '../ui/toggle.tsx'
import { useSignal } from '../ui/use-signal.ts'
import { changeSettings, type Settings, settings } from './settings.ts'
import { changeMeasure, type Measure, measureBy } from './measure.ts'

type Row<K extends keyof Settings> = {
  readonly id: K
  readonly label: string
  readonly choices: readonly Choice<Settings[K]>[]
}

const THEME: Row<'theme'> = {
  id: 'theme',
  label: 'Light',
  choices: [
    { value: 'system', label: 'As the system' },
    { value: 'night', label: 'Night' },
    { value: 'paper', label: 'Paper' },
  ],
}
const MOTION: Row<'motion'> = {
  id: 'motion',
  label: 'Motion',
  choices: [
    { value: 'system', label: 'As the system' },
    { value: 'full', label: 'Moving' },
    { value: 'less', label: 'Still' },
  ],
}
const SPEED: Row<'speed'> = {
  id: 'speed',
  label: 'Bots decide',
  choices: [
    { value: 'slow', label: 'Slowly' },
    { value: 'steady', label: 'Steadily' },
    { value: 'quick', label: 'Quickly' },
    { value: 'instant', label: 'At once' },
    { value: 'step', label: 'Step by step' },
  ],
}
const TEXT: Row<'text'> = {
  id: 'text',
  label: 'Text',
  choices: [
    { value: 'normal', label: 'Normal' },
    { value: 'large', label: 'Large' },
    { value: 'larger', label: 'Larger' },
  ],
}

const UNITS: readonly Choice<Measure>[] = [
  { value: 'cm', label: 'Centimetres' },
  { value: 'inch', label: 'Inches' },
]

/** What is shown on tables of games whose books measure in this. */
function Units({ book, label }: { readonly book: Measure; readonly label: string }) {
  const unit = useSignal(measureBy(book))
  return (
    <Segmented
      label={label}
      choices={UNITS}
      value={unit}
      onChange={(to) => {
        changeMeasure(to, book)
        // Whatever is said at a table is said anew.
        changeSettings({})
      }}
    />
  )
}

/** What the page looks, moves and sounds like. Every choice holds at once and is kept in this browser. */
export function SettingsDialog({
  onClose,
  beside = false,
}: {
  readonly onClose: () => void
  /** At a table: what is changed is seen on it. */
  readonly beside?: boolean
}) {
  const now = useSignal(settings)
  const row = <K extends keyof Settings>({ id, label, choices }: Row<K>) => (
    <Segmented
      label={label}
      choices={choices}
      value={now[id]}
      onChange={(value) => changeSettings({ [id]: value } as Partial<Settings>)}
    />
  )
  return (
    <Dialog title="Settings" onClose={onClose} beside={beside}>
      <div class="settings">
        {row(THEME)}
        {row(MOTION)}
        {row(SPEED)}
        {row(TEXT)}
        <Units book="cm" label="Tables in centimetres" />
        <Units book="inch" label="Tables in inches" />
        <Toggle
          label="Sound"
          says="Short and dry; everything heard is also seen."
          checked={now.sound === 'on'}
          onChange={(on) => changeSettings({ sound: on ? 'on' : 'off' })}
        />
        <Toggle
          label="Single-letter keys"
          says="M for move, U for undo; Tab, arrows and Enter always work."
          checked={now.keys === 'on'}
          onChange={(on) => changeSettings({ keys: on ? 'on' : 'off' })}
        />
      </div>
    </Dialog>
  )
}
