/** The order of play of a position: the start of a turn, or of one of its steps. */
import { type Frame, frameOf } from '@shamble/kernel'
import { meleeAndGroans } from '../rules/08-turn.ts'
import { isPlayed, type Look, type MeleeSet, type StepId } from '../state.ts'
import { PAIRS } from '../tables/cards.ts'
import { Illegal, type Position } from './form.ts'

/** Where a turn goes on at the beginning of a step (rs.turn.1). */
export const STEP_BEGINS: Readonly<Record<Exclude<StepId, 'setup'>, string>> = {
  '1': 'new turn',
  '2': 'open cards',
  '3': 'melee',
  '4': 'damage',
  '5a': 'moves',
  '5b': 'climbs',
  '5c': 'gifts',
  '5d': 'first aid',
  '5e': 'assistance',
  '6': 'grenades',
  '7a': 'hordes emerge',
  '7b': 'smashing',
  '7c': 'attackers move',
  '7d': 'leaps',
  '7e': 'crouches',
  '7f': 'drifting',
  '8': 'Zeds stand',
  '9': 'shooting',
  '10': 'Boomers spit',
  '11': 'survivors stand',
  U1: 'burning',
  U2: 'infection',
  U3: 'counters',
  U4: 'objective',
  U5: 'next turn',
}

const within = (proc: string, at: string): Frame => ({ ...frameOf(proc, at, {}), inside: true })

/** rs.cards.2 to rs.cards.4 One card of a seat that plays somebody, or one of the two pairs. */
function readCards({ state }: Look, { cards = {}, step = '1' }: Position): void {
  for (const [seat, placed] of Object.entries(cards)) {
    const where = `cards.${seat}`
    if (step === '1' || step === '2') throw new Illegal('rs.secrecy.1', where, 'cards are open from step 3 on')
    if (!state.survivors.some((s) => s.seat === seat && isPlayed(s)))
      throw new Illegal('rs.cards.2', where, 'this seat plays nobody')
    const isPair = PAIRS.some((pair) => pair.every((card) => placed.includes(card)))
    if (placed.length === 0 || (placed.length === 2 && !isPair))
      throw new Illegal('rs.cards.4', where, 'expected one card, or ORDER with RELOAD or ASSIST')
  }
  state.cards = Object.freeze(
    Object.fromEntries(Object.entries(cards).map(([seat, placed]) => [seat, Object.freeze([...placed])])),
  )
}

/** rs.turn.11 By numbers of creation. */
function readMelee({ state }: Look, lines: NonNullable<Position['melee']>): readonly MeleeSet[] {
  return lines.map(({ survivor, zeds, lying = [] }, i) => {
    const ids = (numbers: readonly number[]): readonly number[] =>
      Object.freeze(
        numbers.map((n) => {
          const found = state.zeds.find((z) => z.n === n)
          if (!found) throw new Illegal('rs.turn.11', `melee[${i}]`, `there is no Zed ${n} on the table`)
          return found.id
        }),
      )
    if (!state.survivors.some(({ n }) => n === survivor))
      throw new Illegal('rs.turn.11', `melee[${i}].survivor`, 'there is no such survivor')
    return Object.freeze({ survivor, zeds: ids(zeds), lying: ids(lying) })
  })
}

export function readPlay(look: Look, doc: Position): void {
  const { state } = look
  if (!state.survivors.some(isPlayed))
    throw new Illegal('rs.end.2', 'survivors', 'nobody who lives is played by a seat')
  const { step = '1' } = doc
  readCards(look, doc)
  if (step === '1' && doc.melee)
    throw new Illegal('rs.turn.11', 'melee', 'who is in melee is settled when the turn begins')
  if (step !== '1') {
    state.melee = doc.melee ? Object.freeze(readMelee(look, doc.melee)) : meleeAndGroans(look).melee
    state.groans = meleeAndGroans(look, state.melee).groans
  }
  state.step = step
  state.frames = [within('game', 'play'), frameOf('turn', STEP_BEGINS[step], {})]
}
