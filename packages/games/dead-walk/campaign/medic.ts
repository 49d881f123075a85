/** dw.gskill.9, dw.gskill.10 Medics who survived treat those who turned. */
import { askWhile, type Refusal, refuse } from '@shamble/kernel'
import { type Command, type Look, ownerOf, type Part, type Transaction } from './kit.ts'
import type { Person } from './person.ts'
import { fateOf, fatesOf } from './report.ts'
import { type Fate, isSurvivor } from './result.ts'

/** dw.gskill.9, dw.gskill.10 Surviving Medics who have not tried yet. */
const medicsLeft = (look: Look): Person[] =>
  patientsOf(look).length === 0
    ? []
    : look.state.roster.filter(({ name, sheet }) => {
        const fate = fateOf(look, name)
        return fate && isSurvivor(fate) && sheet.skills.includes('medic') && !look.state.tried.includes(name)
      })

const patientsOf = (look: Look): Fate[] =>
  fatesOf(look).filter(({ name, isCurable }) => isCurable && !look.state.cured.includes(name))

function medicRefusal(look: Look, command: Command): Refusal | null {
  if (command.do === 'decline') return null
  if (command.do !== 'treat') return refuse('dw.gskill.10', 'A Medic may treat somebody who turned.')
  if (medicsLeft(look)[0]?.name !== command.medic) return refuse('dw.gskill.10', 'Each surviving Medic tries once.')
  return patientsOf(look).some(({ name }) => name === command.patient)
    ? null
    : refuse('dw.gskill.10', 'Only team members who turned, and whose zombie is still about.')
}

/** dw.gskill.9 */
const CURED = 6

function treat(t: Transaction, medic: string, patient: string): void {
  const what = `${medic} treats ${patient}`
  const face = t.roll({ clause: 'dw.gskill.9', seat: ownerOf(t, medic), what, sides: 6 })
  const isBack = face >= CURED
  if (isBack) t.state.cured = [...t.state.cured, patient]
  t.emit({ e: 'zombification treated', clause: 'dw.gskill.9', medic, patient, face, isBack })
}

export const medic: Part = askWhile<Transaction, Command>('dw.gskill.10', 'medic', {
  who: (look) =>
    medicsLeft(look)
      .slice(0, 1)
      .map(({ name }) => ownerOf(look, name)),
  choices: (look) => [
    { do: 'decline' },
    ...patientsOf(look).map(
      ({ name }): Command => ({ do: 'treat', medic: medicsLeft(look)[0]?.name ?? '', patient: name }),
    ),
  ],
  check: (look, _v, _seat, command) => medicRefusal(look, command),
  take: (t, _v, _seat, command) => {
    const who = medicsLeft(t)[0]?.name ?? ''
    if (command.do === 'treat') treat(t, who, command.patient)
    t.state.tried = [...t.state.tried, who]
  },
})
