/** dw.campaign.2 After a scenario: grade, Medic, casualties, experience, levels, recovery. */
import { step } from '@shamble/kernel'
import { effectsOf } from './chart.ts'
import { earnedBy, levelFor, totalOf } from './experience.ts'
import { poured } from './gear.ts'
import { type Gone, type Part, seatsOf, setPerson, type Transaction } from './kit.ts'
import { learn } from './lessons.ts'
import { medic } from './medic.ts'
import { NO_GEAR, type Person } from './person.ts'
import { healing, recovery } from './recovery.ts'
import { fateOf, fatesOf, play, resultIn, returned } from './report.ts'
import { type Fate, isSurvivor } from './result.ts'

/** dw.campaign.2 Wounds were tested, moral regained and the grade found at the end of the match (dw.wounds.6, dw.moral.5). */
function grade(t: Transaction): void {
  const { state } = t
  const { grade: reached } = resultIn(t)
  const fates = fatesOf(t)
  const entry = {
    scenario: state.scenario,
    grade: reached,
    starters: fates.length,
    survivors: fates.filter(isSurvivor).length,
  }
  state.record = [...state.record, entry]
  t.emit({ e: 'graded', clause: 'dw.campaign.2', ...entry })
}

/** dw.gskill.10 He is back with one wound, but has not survived the scenario; what he had stayed where he fell. */
const BACK_WITH = 1
const cured = (person: Person, fate: Fate): Person => ({
  ...returned(person, fate),
  ...NO_GEAR,
  wounds: BACK_WITH,
  scenarios: person.scenarios,
})

/** dw.campaign.2 Step 4: who is gone leaves the roster, and what lay on a table that was held goes to the stash. */
function casualties(t: Transaction): void {
  const { state } = t
  const staying: Person[] = []
  const leaving: Gone[] = []
  const before = state.roster
  for (const person of before) {
    const fate = fateOf(t, person.name)
    if (fate && isSurvivor(fate)) staying.push(returned(person, fate))
    else if (fate && state.cured.includes(person.name)) staying.push(cured(person, fate))
    else leaving.push({ person, scenario: state.scenario, fate: goneAs(fate) })
  }
  state.candidates = resultIn(t).fates.filter((fate) => fate.isNpc && isSurvivor(fate))
  state.roster = staying
  state.gone = [...state.gone, ...leaving]
  state.stash = poured(state.stash, resultIn(t).left)
  for (const { person, fate } of leaving)
    t.emit({ e: 'left the roster', clause: 'dw.campaign.2', person: person.name, fate })
  for (const person of before) tellPsychoses(t, person)
}
/** dw.trauma.6 What the scenario has done to somebody's mind. */
function tellPsychoses(t: Transaction, { name, sheet }: Person): void {
  const now = t.state.roster.find((person) => person.name === name)?.sheet.psychoses ?? []
  for (const psychosis of now)
    if (!sheet.psychoses.includes(psychosis))
      t.emit({ e: 'psychosis gained', clause: 'dw.trauma.6', person: name, psychosis })
}
const goneAs = (fate: Fate | undefined): Gone['fate'] =>
  fate?.status === 'dead' || fate?.status === 'turned' ? fate.status : 'lost'

/** dw.xp.1, dw.xp.6, dw.gskill.10 Those who survived learn from it; who was brought back does not. */
function experience(t: Transaction): void {
  const { state, book } = t
  const { grade: reached, engaged, fates } = resultIn(t)
  const entry = state.record.at(-1)
  const team = { grade: reached, engaged, starters: entry?.starters ?? 0, survivors: entry?.survivors ?? 0 }
  for (const person of state.roster) {
    const fate = fates.find(({ name }) => name === person.name)
    if (!fate || state.cured.includes(person.name)) continue
    const earned = earnedBy(fate, team, book.xp)
    const xp = person.sheet.xp + totalOf(earned)
    setPerson(t, { ...person, sheet: { ...person.sheet, xp } })
    t.emit({ e: 'experience earned', clause: 'dw.xp.2', person: person.name, earned, xp })
  }
}

/** dw.level.4, dw.level.6, dw.level.7 Levels, and one point of moral for each. */
function levels(t: Transaction): void {
  const { state, book } = t
  for (const person of state.roster) {
    const { sheet, name } = person
    const level = levelFor(sheet.xp, book.rules.levelTable)
    const gained = level - sheet.level
    if (gained <= 0) continue
    const bmv = person.bmv + gained
    setPerson(t, { ...person, bmv, sheet: { ...sheet, level } })
    if (book.isAnythingTaught()) state.lessons = [...state.lessons, { person: name, left: gained }]
    t.emit({ e: 'level gained', clause: 'dw.level.6', person: name, level, bmv })
  }
}

/** dw.campaign.8, dw.campaign.11 Is it over? */
function end(t: Transaction): void {
  const { state, book } = t
  const { grade: reached } = resultIn(t)
  const isHero = reached === 'major-hero' || reached === 'minor-hero'
  if (state.roster.length === 0) t.win([], 'dw.campaign.8', 'Nobody of the team is left.')
  else if (state.scenario !== 'last-boat') return
  else if (isHero) t.win(seatsOf(book), 'dw.campaign.8', 'The boat has left with the team on board.')
  else if (book.mayReplay(state)) state.isReplayed = true
  else t.win([], 'dw.campaign.8', 'The last boat was lost.')
}

/** dw.campaign.2 What the scenario changes in later ones. */
function carryOver(t: Transaction): void {
  const { state } = t
  state.effects = { ...state.effects, ...effectsOf(resultIn(t)) }
}

export const AFTER: readonly Part[] = [
  play,
  step<Transaction>('dw.campaign.2', 'grade', grade),
  medic,
  step<Transaction>('dw.campaign.2', 'casualties', casualties),
  step<Transaction>('dw.xp.1', 'experience', experience),
  step<Transaction>('dw.level.4', 'levels', levels),
  step<Transaction>('dw.campaign.8', 'end', end),
  learn,
  step<Transaction>('dw.campaign.3', 'recovery', recovery),
  healing,
  step<Transaction>('dw.campaign.2', 'carry over', carryOver),
]
