import { SURVIVORS } from '@shamble/drop-dead/page'
import type { DieShown } from '../../../play/game-display.ts'
import { addedParts, rollOf, sumText } from '../../../words/dice.ts'
import { fight, type Line, thrown, type Word, zombie } from '../../../words/phrases.ts'
import { zombieName } from '../place.ts'
import { nameOf, seatOfSurvivor } from '../read.ts'
import { modifierWords } from './parts.ts'
import { type Chapter, diceOf, type EventOf, row, type Scene, who } from './phrases.ts'

type Attack = EventOf<'attacked'>

const isKill = ({ health }: Attack): boolean => health === 0

function targetWords(event: Attack): Word[] {
  const { faces, modifiers, damage, health } = event
  const came = isKill(event) ? 'killed' : damage === 0 ? 'no damage' : `${health} health left`
  return [zombie(event.zombie), `: ${came}`, ...thrown(sumText(faces, modifiers, damage))]
}

const attackDice = (event: Attack, sides: readonly number[]): DieShown[] =>
  diceOf(
    sides,
    event.faces,
    isKill(event)
      ? { result: `kill ${event.zombie}`, mark: 'good' }
      : { result: `${event.damage} damage`, mark: 'plain' },
  )

function verdict(run: readonly Attack[]): string {
  const killed = run.filter(isKill).length
  if (killed > 0) return killed > 1 ? 'Both killed' : 'Killed'
  return `${run.reduce((sum, { damage }) => sum + damage, 0)} damage`
}

/** An attack: one target, or one die for each of two. */
function attackLine(run: readonly Attack[], { view }: Scene): Line | null {
  const [first] = run
  if (!first) return null
  const { survivor, clause } = first
  const { weapon } = SURVIVORS[survivor]
  const seat = seatOfSurvivor(view, survivor)
  const targets = run.flatMap((event, i) => [...(i === 0 ? [] : [', and ']), ...targetWords(event)])
  const dice = run.flatMap((event, i) => attackDice(event, run.length > 1 ? weapon.dice.slice(i) : weapon.dice))
  const told = {
    ...fight(
      'target',
      first,
      [who(view, survivor), ' attacks ', ...targets, '.'],
      [seat, ...run.map((event) => zombieName(event.zombie))],
    ),
    roll: rollOf(`${nameOf(view, seat)}, ${weapon.title}`, dice, clause, {
      parts: run.flatMap(({ modifiers }) => addedParts(modifiers, modifierWords)),
      verdict: verdict(run),
      seat,
    }),
  }
  return run.some(isKill) ? { ...told, mark: 'killed' } : told
}

export const combat = {
  attacked: {
    together: row('attacked', {
      same: (later, first) => later.survivor === first.survivor,
      passing: ['zombie killed', 'item kept', 'turn ended'],
      // It has told who is killed.
      ending: ['zombie killed'],
      says: attackLine,
    }),
  },
} satisfies Chapter
