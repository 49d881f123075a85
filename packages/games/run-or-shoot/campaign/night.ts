/** rs.scenario.19 The night: hits heal, and at dawn the infected throw their dice. */
import { step } from '@shamble/kernel'
import { sheetOf } from '../content/survivors.ts'
import { D10 } from '../rules/00-dice.ts'
import { LEFT_BY_AID } from '../tables/survivors.ts'
import { DAWN_DICE, HEALED } from './days.ts'
import { poured } from './heap.ts'
import { type Member, type Part, removeMember, setPerson, type Transaction } from './kit.ts'

/** rs.aid.3 Two hits each; once injured one stays, unless the house rules heal it, too. */
function heal(t: Transaction): void {
  const least = t.book.rules.healsFully() ? 0 : LEFT_BY_AID
  for (const { person } of t.state.team) {
    const hits = Math.max(Math.min(person.hits, least), person.hits - HEALED)
    if (hits === person.hits) continue
    setPerson(t, { ...person, hits })
    t.emit({ e: 'healed', clause: 'rs.scenario.19', who: person.who, by: person.hits - hits, hits })
  }
}

/** rs.infection.7 Three dice in the open; any 0 and he is found dead. He does not rise. */
function rollAtDawn(t: Transaction, member: Member): void {
  const { who } = member.person
  const faces: number[] = []
  for (let i = 0; i < DAWN_DICE; i++)
    faces.push(
      t.roll({
        ...D10,
        clause: 'rs.scenario.19',
        seat: member.seat,
        what: `${sheetOf(who).called} at dawn, die ${i + 1} of ${DAWN_DICE}`,
      }),
    )
  const dies = faces.some((face) => face <= t.book.rules.infection.death)
  t.emit({ e: 'rolled at dawn', clause: 'rs.scenario.19', who, faces, dies })
  if (!dies) return
  t.state.heap = poured(t.state.heap, member.person)
  removeMember(t, member, 'found dead')
}

function dawn(t: Transaction): void {
  for (const member of t.state.team) if (member.person.tested === 'infected') rollAtDawn(t, member)
}

export const NIGHT: readonly Part[] = [
  step<Transaction>('rs.scenario.19', 'heal', heal),
  step<Transaction>('rs.scenario.19', 'dawn', dawn),
]
