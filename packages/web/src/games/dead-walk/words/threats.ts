/** How many of the dead there are and may be, what brings more of them, what they hear, and what they break. */
import type { BarrierForecast, Forecast } from '@shamble/dead-walk/forecast'
import { textsIn } from '../../../plan/reading.ts'
import { lengthWords } from '../../../board/measured/units.ts'
import type { Note } from '../../../plan/plan.ts'
import { percent } from '../../../play/parts.tsx'
import { capital, count, plural } from '../../../words/plain.ts'
import { comingOf } from '../plan/why.ts'
import { openingTitle } from '../read.ts'
import { rowOf } from '../../../sure.ts'

/** "room for three more under the cap of 20". */
export function capNote(look: Forecast): Note[] {
  const cap = look.cap()
  if (!cap) return []
  const words =
    cap.room === 0
      ? `the cap of ${cap.most} is reached: nobody comes`
      : `room for ${count(cap.room)} more under the cap of ${cap.most}`
  return [{ value: '', words, clause: 'dw.setup.4' }]
}

const METHODS: Readonly<Record<string, Note>> = {
  B: { value: '6', words: 'of two dice each turn: one comes at an edge', clause: 'dw.entry.3' },
  C: { value: '5+', words: 'on entering an unexplored room: d6 are in it', clause: 'dw.entry.5' },
  D: { value: '+1', words: 'for every declaration of noisy fire', clause: 'dw.entry.7' },
  E: { value: 'd6+1', words: 'for grenades, a chainsaw, sustained fire', clause: 'dw.entry.10' },
}

/** dw.barrier.5 What a barrier is up against in the coming zombie phase. */
export const barrierAhead = (look: Forecast, id: string): BarrierForecast =>
  look.barrier(id, comingOf(look).pounding.get(id) ?? 0)

export function barrierWords({ attackers, turns, dice, chance }: BarrierForecast): string {
  if (attackers === 0) return 'nobody pounds on it'
  const who = `${count(attackers)} ${plural(attackers, 'pounds', 'pound')} on it`
  if (attackers === 1) return `${who}, one alone breaks nothing`
  const when = `${who} for ${count(turns)} ${plural(turns, 'turn')} in a row`
  return dice === 0 ? `${when}, no dice yet` : `${when}: ${count(dice)} dice, breaks with ${percent(chance)}`
}

const barrierNotes = (look: Forecast): Note[] =>
  [...comingOf(look).pounding.keys()].map((id) => ({
    value: '',
    words: `${capital(openingTitle(look, id))}: ${barrierWords(barrierAhead(look, id))}`,
    clause: 'dw.barrier.5',
  }))

const noiseNotes = ({ state }: Forecast): Note[] =>
  state.noises.map(({ at }) => ({
    value: '',
    words: `a noise at ${lengthWords(at.x)}, ${lengthWords(at.y)} draws those who sense nobody`,
    clause: 'dw.zsense.5',
  }))

/** All of it, one line each. */
export function threatNotes(look: Forecast): Note[] {
  const { zombies } = look.state
  const down = zombies.filter(({ fallen }) => fallen).length
  return [
    {
      value: String(zombies.length),
      words: `on the table${down === 0 ? '' : `, ${count(down)} of them down`}`,
      clause: '',
    },
    ...capNote(look),
    ...(textsIn(look.book.options, 'entryMethods') ?? []).flatMap((method) => rowOf(METHODS, method) ?? []),
    ...noiseNotes(look),
    ...barrierNotes(look),
  ]
}
