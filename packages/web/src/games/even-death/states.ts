/** How somebody is, in words short enough to stand by a figure. The words beside the board say the same at length. */
import { type Human, WEAPONS } from '@shamble/even-death/page'

export interface StateMark {
  readonly id: 'down' | 'fear' | 'sick' | 'aim' | 'reload' | 'climb' | 'carry'
  readonly words: string
  readonly bad: boolean
}

const NERVES: Readonly<Partial<Record<Human['morale'], string>>> = { shaken: 'shaken', broken: 'panics' }

/** "LMG: 2 reloads" */
const reloads = ({ weapons }: Human): StateMark[] =>
  weapons
    .filter(({ due }) => due > 0)
    .map(({ id, due }) => ({ id: 'reload', words: `${WEAPONS[id].title}: ${due} to reload`, bad: false }))

/** What is not as usual with somebody. */
export function statesOf(human: Human): readonly StateMark[] {
  const { down, morale, health, aim, climbing, carries } = human
  const marks: StateMark[] = []
  const mark = (id: StateMark['id'], words: string, bad: boolean): void => void marks.push({ id, words, bad })
  if (down) mark('down', 'down', true)
  const nerves = NERVES[morale]
  if (nerves) mark('fear', nerves, true)
  if (health !== 'healthy') mark('sick', health, true)
  if (aim) mark('aim', 'aims', false)
  marks.push(...reloads(human))
  if (climbing) mark('climb', 'climbs', false)
  if (carries !== null) mark('carry', `carries the ${carries.replace(/ \d+$/, '')}`, false)
  return marks
}
