/** How many Zeds there are and what they do, what is heard, what burns, and what is known of the lairs. */
import type { Forecast } from '@shamble/run-or-shoot/forecast'
import type { Note } from '../../../plan/plan.ts'
import { percent } from '../../../play/parts.tsx'
import { count, listed, plural } from '../../../words/plain.ts'
import { lairTitle, openingTitle, vehicleTitle, whereWords } from './places.ts'

const note = (value: string, words: string, clause = ''): Note => ({ value, words, clause })

const turnsWords = (n: number): string => `${count(n)} ${plural(n, 'turn')}`

function zedNotes({ view: { zeds } }: Forecast): Note[] {
  const attacking = zeds.filter(({ mode, down }) => mode === 'attacking' && !down).length
  const down = zeds.filter((one) => one.down).length
  const drifting = zeds.filter(({ mode }) => mode === 'drifting').length
  return [
    note(String(zeds.length), 'on the table'),
    ...(attacking > 0 ? [note(String(attacking), `${plural(attacking, 'attacks', 'attack')}`, 'rs.zed.1')] : []),
    ...(drifting > 0
      ? [note(String(drifting), `${plural(drifting, 'drifts', 'drift')} until somebody is noticed`, 'rs.drift.7')]
      : []),
    ...(down > 0
      ? [
          note(
            String(down),
            `${plural(down, 'lies', 'lie')} and ${plural(down, 'stands', 'stand')} up in step 8`,
            'rs.down.2',
          ),
        ]
      : []),
  ]
}

/** rs.secrecy.6 Of every lair alike: if there is a horde in it. */
function groanNotes(look: Forecast): Note[] {
  const open = look.groans().filter(({ lair }) => !look.view.learnt.ruledOut.includes(lair))
  const [worst] = open.sort((a, b) => b.faces - a.faces)
  if (!worst) return []
  const words = `to wake a horde in ${lairTitle(look.book, worst.lair)}, if there is one: ${count(worst.groans)} ${plural(worst.groans, 'groans', 'groan')} within hearing`
  return [note(percent(worst.faces / 10), words, 'rs.groan.3')]
}

const noiseNotes = ({ view, book }: Forecast): Note[] =>
  view.noises.map((one) => note('', `a loud noise ${whereWords(book, one)} draws those who hear it`, 'rs.priority.4'))

const alarmNotes = ({ view, book }: Forecast): Note[] =>
  view.alarms
    .filter(({ state }) => state === 'ringing')
    .map(({ id, turns }) =>
      note('', `the alarm of ${vehicleTitle(book, id)} rings for ${turnsWords(turns)}`, 'rs.noise.6'),
    )

const fireNotes = ({ view, book }: Forecast): Note[] =>
  view.areas.map((one) => {
    const what = one.kind === 'WP' ? 'white phosphorus' : 'a fire'
    return note(
      '',
      `${what} burns ${whereWords(book, one)} for ${turnsWords(one.turns)}`,
      one.kind === 'WP' ? 'rs.wp.2' : 'rs.fire.4',
    )
  })

/** rs.door.10 What was beaten on and still holds. */
const doorNotes = (look: Forecast): Note[] =>
  look
    .beaten()
    .map(({ door, zedTurns, needed }) =>
      note(`${zedTurns}/${needed}`, `blows on ${openingTitle(look.book, door)}`, 'rs.door.10'),
    )

/** All of it, one line each. */
export const threatNotes = (look: Forecast): Note[] => [
  ...zedNotes(look),
  ...groanNotes(look),
  ...noiseNotes(look),
  ...alarmNotes(look),
  ...fireNotes(look),
  ...doorNotes(look),
]

/** rs.secrecy.7 What everybody may know of the lairs: which are empty, and what came out of which. */
export function lairNotes({ view, book }: Forecast): Note[] {
  const { ruledOut, moving, cameOut } = view.learnt
  const out = Object.entries(cameOut).map(([id, n]) =>
    note(
      String(n),
      `came out of ${lairTitle(book, id)}${ruledOut.includes(id) ? ', and that was all' : ''}`,
      'rs.horde.10',
    ),
  )
  const seen = moving
    .filter((id) => !Object.hasOwn(cameOut, id))
    .map((id) => note('', `something moves in ${lairTitle(book, id)}`, 'rs.items.6'))
  const empty = ruledOut.filter((id) => !Object.hasOwn(cameOut, id))
  const known = new Set([...ruledOut, ...moving, ...Object.keys(cameOut)])
  const left = book.map.lairs.filter(({ id }) => !known.has(id)).length
  return [
    ...out,
    ...seen,
    ...(empty.length > 0
      ? [note(String(empty.length), `empty: ${listed(empty.map((id) => lairTitle(book, id)))}`, 'rs.secrecy.7')]
      : []),
    note(String(left), `${plural(left, 'lair', 'lairs')} of which nobody knows`, 'rs.secrecy.6'),
  ]
}
