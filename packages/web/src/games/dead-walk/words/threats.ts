/** How many of the dead there are and may be, what brings more of them, what they hear, and what they break. */
import { barrierDice, type Look, roomUnderCap } from '@shamble/dead-walk/page'
import { textsIn } from '../../../plan/reading.ts'
import { lengthWords } from '../../../board/measured/units.ts'
import type { Note } from '../../../plan/plan.ts'
import { percent } from '../../../table/parts.tsx'
import { capital, count, plural } from '../../../words/plain.ts'
import { comingOf } from '../plan/why.ts'
import { openingTitleOn } from '../read.ts'

/** dw.setup.4 Null: nothing limits them. */
export function capOf(look: Look): { readonly most: number; readonly room: number } | null {
  const most = look.book.zombieCapPerHuman * look.state.starters
  return most === 0 ? null : { most, room: roomUnderCap(look) }
}

/** "room for three more under the cap of 20". */
export function capNote(look: Look): Note[] {
  const cap = capOf(look)
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

export interface Barrier {
  readonly id: string
  readonly attackers: number
  /** Turns in a row so far. */
  readonly before: number
  /** In a row, the coming one included. */
  readonly turns: number
  readonly dice: number
  readonly chance: number
}

/** dw.barrier.5 What a barrier is up against in the coming zombie phase. */
export function barrierAhead(look: Look, id: string): Barrier {
  const { openings, vehicles } = look.state
  const attackers = comingOf(look).pounding.get(id) ?? 0
  const before = openings[id]?.pounded ?? vehicles.find((one) => one.id === id)?.pounded ?? 0
  const turns = attackers > 1 ? before + 1 : 0
  const dice = attackers > 1 ? barrierDice(attackers, turns) : 0
  return { id, attackers, before, turns, dice, chance: 1 - (5 / 6) ** dice }
}

export function barrierWords({ attackers, turns, dice, chance }: Barrier): string {
  if (attackers === 0) return 'nobody pounds on it'
  const who = `${count(attackers)} ${plural(attackers, 'pounds', 'pound')} on it`
  if (attackers === 1) return `${who}, one alone breaks nothing`
  const when = `${who} for ${count(turns)} ${plural(turns, 'turn')} in a row`
  return dice === 0 ? `${when}, no dice yet` : `${when}: ${count(dice)} dice, breaks with ${percent(chance)}`
}

const barrierNotes = (look: Look): Note[] =>
  [...comingOf(look).pounding.keys()].map((id) => ({
    value: '',
    words: `${capital(openingTitleOn(look.book.map, id))}: ${barrierWords(barrierAhead(look, id))}`,
    clause: 'dw.barrier.5',
  }))

const noiseNotes = ({ state }: Look): Note[] =>
  state.noises.map(({ at }) => ({
    value: '',
    words: `a noise at ${lengthWords(at.x)}, ${lengthWords(at.y)} draws those who sense nobody`,
    clause: 'dw.zsense.5',
  }))

/** All of it, one line each. */
export function threatNotes(look: Look): Note[] {
  const { zombies } = look.state
  const down = zombies.filter(({ fallen }) => fallen).length
  return [
    {
      value: String(zombies.length),
      words: `on the table${down === 0 ? '' : `, ${count(down)} of them down`}`,
      clause: '',
    },
    ...capNote(look),
    ...(textsIn(look.book.options, 'entryMethods') ?? []).flatMap((method) => METHODS[method] ?? []),
    ...noiseNotes(look),
    ...barrierNotes(look),
  ]
}
