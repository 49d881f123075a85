/** rs.seats.7 A free hand: one act at a time, openly and with a note; whom and where can be pressed on the board. */
import { isInPlay } from '@shamble/run-or-shoot/page'
import { useEffect, useState } from 'preact/hooks'
import { lengthWords } from '../../../board/measured/units.ts'
import { Clause } from '../../../play/clause.tsx'
import { usePlay } from '../../../play/context.ts'
import { BlockHead } from '../../../play/parts.tsx'
import { useChoice } from '../../../play/use-choice.ts'
import { keysOf } from '../../../sure.ts'
import { Button } from '../../../ui/button.tsx'
import { Stepper, TextField } from '../../../ui/field.tsx'
import { type Option, Select } from '../../../ui/select.tsx'
import { capital } from '../../../words/plain.ts'
import { parsePlace, spotNamed } from '../place.ts'
import { groundFor } from '../read.ts'
import {
  aboutPeople,
  aboutZeds,
  type ActForm,
  ACTS,
  ASKS_FOR,
  BLANK,
  doorsOf,
  FACINGS,
  GIFTS,
  handCommand,
  thingsOf,
} from '../words/acts.ts'
import { whereWords } from '../words/places.ts'
import { calledBy, survivorCalled, survivorName, zedCalled, zedName, zedTitle } from '../words/titles.ts'
import { type DeskProps, refusedTo, Says } from './form.tsx'
import { LONGEST_NOTE } from './rulings.tsx'

const NONE = ''
const NOT_SAID: Option<string> = { value: NONE, label: 'Not said' }

const MODES = [
  { value: 'attacking', label: 'Attacks' },
  { value: 'drifting', label: 'Drifts' },
] as const

/** What a press on the board fills in: a figure, a door or a place. */
function pressed(s: DeskProps, form: ActForm, place: string): Partial<ActForm> {
  const asked = ASKS_FOR[form.is]
  const isFigure = zedCalled(s.view, place) !== undefined || survivorCalled(s.view, place) !== undefined
  if (isFigure && asked.includes('who')) return { who: place }
  if (asked.includes('door') && parsePlace(place)?.kind === 'terrain') return { door: place }
  return asked.includes('where') && !isFigure ? { where: place } : {}
}

function figuresFor({ view }: DeskProps, { is }: ActForm): readonly Option<string>[] {
  const people = view.survivors.filter(isInPlay).map(({ n, who }) => ({ value: survivorName(n), label: calledBy(who) }))
  const dead = view.zeds.map(({ n }) => ({ value: zedName(n), label: capital(zedTitle(view, n)) }))
  return [{ value: NONE, label: 'Press somebody' }, ...(aboutPeople(is) ? people : []), ...(aboutZeds(is) ? dead : [])]
}

/** "12 cm, 33 cm: outside the pharmacy". */
function placeSaid(s: DeskProps, where: string): string {
  const spot = where === NONE ? null : spotNamed(where, s)
  if (!spot) return 'Press the board where.'
  return `${lengthWords(spot.at.x)} across, ${lengthWords(spot.at.y)} down, ${whereWords(groundFor(s.options), spot)}.`
}

interface Fields {
  readonly s: DeskProps
  readonly form: ActForm
  readonly onChange: (change: Partial<ActForm>) => void
}

function Asked({ s, form, onChange }: Fields) {
  const has = (field: keyof ActForm): boolean => ASKS_FOR[form.is].includes(field)
  return (
    <>
      {has('who') && (
        <Select label="Who" options={figuresFor(s, form)} value={form.who} onChange={(who) => onChange({ who })} />
      )}
      {has('where') && (
        <div class="one">
          <span class="label">Where</span>
          <p role="status">{placeSaid(s, form.where)}</p>
        </div>
      )}
      <Bearing form={form} onChange={onChange} />
      <Things s={s} form={form} onChange={onChange} />
      {has('says') && (
        <TextField
          label="What everybody hears"
          value={form.says}
          maxLength={LONGEST_NOTE}
          autoComplete="off"
          onInput={(says) => onChange({ says })}
        />
      )}
    </>
  )
}

/** Where somebody looks, what a Zed is after, and how it stands with whoever is hit. */
function Bearing({ form, onChange }: Omit<Fields, 's'>) {
  const has = (field: keyof ActForm): boolean => ASKS_FOR[form.is].includes(field)
  return (
    <>
      {has('facing') && (
        <Select
          label="Looks to"
          options={[NOT_SAID, ...keysOf(FACINGS).map((value) => ({ value, label: `The ${value}` }))]}
          value={form.facing}
          onChange={(facing) => onChange({ facing })}
        />
      )}
      {has('mode') && <Select label="It" options={MODES} value={form.mode} onChange={(mode) => onChange({ mode })} />}
      {has('hits') && (
        <Stepper label="Hits" value={form.hits} min={0} max={8} onChange={(hits) => onChange({ hits })} />
      )}
    </>
  )
}

/** Doors, and what is given and taken. */
function Things({ s, form, onChange }: Fields) {
  switch (form.is) {
    case 'give':
      return (
        <Select label="What" options={[NOT_SAID, ...GIFTS]} value={form.gift} onChange={(gift) => onChange({ gift })} />
      )
    case 'take':
      return (
        <Select
          label="What"
          options={[NOT_SAID, ...thingsOf(s.view, form.who)]}
          value={form.thing}
          onChange={(thing) => onChange({ thing })}
        />
      )
    case 'door':
      return (
        <>
          <Select
            label="Door"
            options={[{ value: NONE, label: 'Press a door' }, ...doorsOf(s)]}
            value={form.door}
            onChange={(door) => onChange({ door })}
          />
          <Select
            label="It is"
            options={[
              { value: 'open', label: 'Open' },
              { value: 'closed', label: 'Closed' },
              { value: 'destroyed', label: 'Broken' },
            ]}
            value={form.now}
            onChange={(now) => onChange({ now })}
          />
        </>
      )
    default:
      return null
  }
}

/** The form of an act, filled in by hand and by presses on the board. */
function useForm(s: DeskProps) {
  const { session } = usePlay()
  const { aim } = useChoice(session)
  const [form, setForm] = useState<ActForm>(BLANK)
  const change = (by: Partial<ActForm>): void => setForm((before) => ({ ...before, ...by }))
  useEffect(() => {
    if (aim !== null) change(pressed(s, form, aim))
  }, [aim])
  const command = handCommand(s, form)
  const refusal = command && refusedTo(s, command)
  const act = async (): Promise<void> => {
    if (!command || refusal) return
    await session.do({ commands: [command], anytime: true })
    setForm({ ...BLANK, is: form.is })
  }
  return { form, change, refusal, act: command === null || refusal !== null ? null : act }
}

export function ByHand({ s }: { readonly s: DeskProps }) {
  const { form, change, refusal, act } = useForm(s)
  return (
    <>
      <section class="mine">
        <BlockHead n={3} title="By hand" />
        <Says refusal={form.note.trim() === '' ? null : refusal}>
          Everybody reads what you did and why. <Clause id="rs.seats.7" />
        </Says>
        <TextField
          label="Why"
          value={form.note}
          maxLength={LONGEST_NOTE}
          autoComplete="off"
          onInput={(note) => change({ note })}
        />
        <Button kind="go" class="commit" disabled={act === null} onClick={() => void act?.()}>
          Do it
        </Button>
      </section>
      <div class="lists">
        <Select
          label="What"
          options={keysOf(ACTS).map((value) => ({ value, label: ACTS[value] }))}
          value={form.is}
          onChange={(is) => change({ is })}
        />
        <Asked s={s} form={form} onChange={change} />
      </div>
    </>
  )
}
