/** rs.dice.4 Secret dice that the umpire throws by hand: one answer for all that are due. */
import { useState } from 'preact/hooks'
import { Stepper } from '../../../ui/field.tsx'
import { deskOf, groundFor } from '../read.ts'
import { dueWords } from '../words/desk.ts'
import { AskedAllTheSame, DeskForm, type DeskProps } from './form.tsx'

export function FacesDesk(s: DeskProps) {
  const due = deskOf(s)?.due() ?? []
  const [thrown, setThrown] = useState<Readonly<Record<number, number>>>({})
  const faces = due.map((_, i) => thrown[i] ?? 0)
  const isTouched = due.length === 0 || Object.keys(thrown).length > 0
  return (
    <DeskForm
      s={s}
      title="Secret dice"
      says={
        due.length === 0 ? (
          <AskedAllTheSame nothing="No die is due." clause="rs.dice.4" />
        ) : (
          'Throw them where nobody sees, and type what they show; or let them be rolled here.'
        )
      }
      book={due.length === 0 ? 'Go on' : 'Roll them here'}
      other={
        due.length === 0
          ? undefined
          : { label: 'This is what they show', command: isTouched ? { do: 'faces', faces } : null }
      }
    >
      {due.map((one, i) => (
        <div key={`${one.what} ${one.about}`} class="one">
          <p>{dueWords(s.view, groundFor(s.options), one)}</p>
          <Stepper
            label={`Die ${i + 1}`}
            value={thrown[i] ?? 0}
            min={0}
            max={9}
            onChange={(face) => setThrown({ ...thrown, [i]: face })}
          />
        </div>
      ))}
    </DeskForm>
  )
}
