/** dw.campaign.2 After a scenario: grade, Medic, casualties, experience, levels, recovery. */
import { ask, askWhile, type Refusal, refuse, type Step, step } from '@shamble/kernel'
import { learnt, lessonRefusal, lessonsFor } from '../rules/45-learning.ts'
import { ITEMS, type ItemId } from '../tables/items.ts'
import { effectsOf, rewardFor } from './chart.ts'
import { fullMoral, personFault } from './character.ts'
import { earnedBy, levelFor, totalOf } from './experience.ts'
import { poured, withHeap, withoutItem } from './gear.ts'
import {
  type Command,
  type CommandOf,
  type Gone,
  HOST,
  type Look,
  ownerOf,
  personNamed,
  seatsOf,
  setPerson,
  type State,
  type Transaction,
} from './kit.ts'
import { type Gear, newPerson, NO_GEAR, type Person } from './person.ts'
import { type Fate, isSurvivor, type Result } from './result.ts'

type Part = Step<Transaction, Command>

const resultIn = ({ state }: { state: State }): Result => {
  if (state.result === null) throw new Error('no scenario was reported')
  return state.result
}

/** The fates of the roster, in its order. */
const fatesOf = (look: Look): readonly Fate[] => resultIn(look).fates.slice(0, look.state.roster.length)
const fateOf = (look: Look, person: string): Fate | undefined => fatesOf(look).find(({ name }) => name === person)

/** dw.campaign.1 A report is of the scenario at hand and of these people, none of them as nobody can be. */
function reportRefusal({ state, book }: Look, { scenario, fates }: Result): Refusal | null {
  if (scenario !== state.scenario) return refuse('dw.campaign.1', 'Another scenario is played now.')
  const team = fates.filter(({ isNpc }) => !isNpc).length
  const isTeam = team === state.roster.length && state.roster.every(({ name }, i) => fates[i]?.name === name)
  if (!isTeam) return refuse('dw.campaign.1', 'These are not the people of the campaign.')
  for (const [i, fate] of fates.entries()) {
    const person = state.roster[i] ?? newPerson(fate.name, {}, 0, {})
    const found = isSurvivor(fate) ? personFault(returned(person, fate), book.rules) : null
    if (found) return refuse(found.clause, `${fate.name}: ${found.at}: ${found.reason}`)
  }
  return null
}

function playRefusal(look: Look, command: Command): Refusal | null {
  if (command.do === 'give-up') return null
  return command.do === 'report'
    ? reportRefusal(look, command.result)
    : refuse('dw.campaign.1', 'The scenario is played now, and its result reported.')
}

/** The match itself is played elsewhere. */
const play: Part = ask<Transaction, Command>('dw.campaign.1', 'play', {
  who: () => [HOST],
  choices: () => [{ do: 'give-up' }],
  check: (look, _v, _seat, command) => playRefusal(look, command),
  take: (t, _v, _seat, command) => {
    if (command.do === 'report') t.state.result = command.result
    else t.win([], 'dw.campaign.8', 'The campaign was given up.')
  },
})

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

const medic: Part = askWhile<Transaction, Command>('dw.gskill.10', 'medic', {
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

/** dw.campaign.4, dw.campaign.9 Somebody as the scenario has left him. */
const returned = (person: Person, fate: Fate): Person => ({
  ...person,
  sheet: { ...person.sheet, trauma: fate.trauma, psychoses: fate.psychoses },
  bmv: fate.bmv,
  wounds: fate.wounds,
  ...fate.gear,
  kills: person.kills + fate.kills + fate.closeKills,
  scenarios: person.scenarios + 1,
})

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
  for (const person of state.roster) {
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

const student = ({ state }: Look): string | undefined => state.lessons[0]?.person

/** dw.level.7 Several levels at once are learned one after the other: whoever has more to come is not yet so far. */
export function atLesson(person: Person, lessons: State['lessons']): Person {
  const later = (lessons.find((one) => one.person === person.name)?.left ?? 1) - 1
  return later === 0 ? person : { ...person, sheet: { ...person.sheet, level: person.sheet.level - later } }
}

function learnRefusal(look: Look, command: Command): Refusal | null {
  if (command.do === 'decline') return null
  if (command.do !== 'learn') return refuse('dw.level.5', 'A skill is chosen now.')
  const person = personNamed(look, command.person)
  if (!person || command.person !== student(look)) return refuse('dw.level.5', `${student(look)} chooses a skill now.`)
  return lessonRefusal(atLesson(person, look.state.lessons), command.skill, command.instead, look.book.rules)
}

function learnChoices(look: Look): Command[] {
  const person = personNamed(look, student(look) ?? '')
  if (!person) return []
  const pupil = atLesson(person, look.state.lessons)
  return [
    ...lessonsFor(pupil, look.book.rules).map((skill): Command => ({ do: 'learn', person: person.name, skill })),
    { do: 'decline' },
  ]
}

function takeLesson(t: Transaction, command: Command): void {
  const { state } = t
  const name = student(t) ?? ''
  const person = personNamed(t, name)
  if (command.do === 'learn' && person) {
    setPerson(t, { ...person, sheet: learnt(person.sheet, command.skill, command.instead) })
    t.emit({ e: 'learnt', clause: 'dw.level.5', person: name, skill: command.skill, instead: command.instead ?? null })
  } else t.emit({ e: 'lesson declined', clause: 'dw.skill.7', person: name })
  state.lessons = state.lessons
    .map((one, i) => (i === 0 ? { ...one, left: one.left - 1 } : one))
    .filter(({ left }) => left > 0)
}

const learn: Part = askWhile<Transaction, Command>('dw.level.5', 'learn', {
  who: (look) => (student(look) === undefined ? [] : [ownerOf(look, student(look) ?? '')]),
  choices: learnChoices,
  check: (look, _v, _seat, command) => learnRefusal(look, command),
  take: (t, _v, _seat, command) => takeLesson(t, command),
})

/** dw.campaign.3 Wounds close, and rewards are given out. */
function recovery(t: Transaction): void {
  const { state, book } = t
  const reward = rewardFor(resultIn(t))
  for (const person of state.roster) {
    const by = Math.min(person.wounds, book.recovery + reward.healed)
    const wounds = person.wounds - by
    const full = fullMoral(book.rules.baseMoral, person.sheet.level)
    const regained = Math.min(reward.moral, Math.max(0, full - person.bmv))
    setPerson(t, { ...person, wounds, bmv: person.bmv + regained })
    if (by > 0) t.emit({ e: 'recovered', clause: 'dw.campaign.3', person: person.name, by, wounds })
    if (regained > 0)
      t.emit({
        e: 'moral regained',
        clause: 'dw.campaign.2',
        person: person.name,
        by: regained,
        bmv: person.bmv + regained,
      })
  }
  const given = giftOf(reward)
  if (given) {
    state.stash = poured(state.stash, given)
    t.emit({ e: 'rewarded', clause: 'dw.campaign.2', gear: given })
  }
  state.isHealed = false
  state.isPacked = false
}

function giftOf({ stock, items, weapons }: ReturnType<typeof rewardFor>): Gear | null {
  let gift: Gear = { ...NO_GEAR, items, weapons }
  for (const kind of ['bullets', 'belts'] as const) gift = withHeap(gift, kind, stock[kind] ?? 0)
  const isNothing = items.length === 0 && weapons.length === 0 && (stock.bullets ?? stock.belts ?? 0) === 0
  return isNothing ? null : gift
}

const wounded = ({ state }: Look): Person[] => state.roster.filter(({ wounds }) => wounds > 0)
const helpers = ({ state }: Look): Person[] =>
  state.roster.filter(({ name, sheet }) => sheet.skills.includes('first-aid') && !state.aided.includes(name))

const isKit = (item: ItemId | undefined): item is ItemId => item !== undefined && ITEMS[item].heals > 0

/** Kits of the stash, then of everybody. */
function kits({ state }: Look): { holder: string | null; item: number }[] {
  const of = (holder: string | null, { items }: Gear): { holder: string | null; item: number }[] =>
    items.flatMap((kind, item) => (isKit(kind) ? [{ holder, item }] : []))
  return [...of(null, state.stash), ...state.roster.flatMap((person) => of(person.name, person))]
}

function healChoices(look: Look): Command[] {
  const patients = wounded(look).map(({ name }) => name)
  return [
    { do: 'done' },
    ...helpers(look).flatMap(({ name }) =>
      patients.map((patient): Command => ({ do: 'first-aid', person: name, patient })),
    ),
    ...kits(look).flatMap((kit) => patients.map((patient): Command => ({ do: 'use-kit', ...kit, patient }))),
  ]
}

function healRefusal(look: Look, command: Command): Refusal | null {
  if (command.do === 'done') return null
  if (command.do !== 'first-aid' && command.do !== 'use-kit')
    return refuse('dw.campaign.3', 'Wounds are looked after now.')
  if (!wounded(look).some(({ name }) => name === command.patient))
    return refuse('dw.heal.4', `${command.patient} has no wounds.`)
  if (command.do === 'first-aid')
    return helpers(look).some(({ name }) => name === command.person)
      ? null
      : refuse('dw.campaign.3', `${command.person} cannot give first aid, or has tried already.`)
  return kits(look).some(({ holder, item }) => holder === command.holder && item === command.item)
    ? null
    : refuse('dw.heal.2', 'There is no first aid kit.')
}

/** dw.gskill.8 */
const AID = 5

function aid(t: Transaction, { person, patient }: CommandOf<'first-aid'>): void {
  const what = `${person} gives first aid to ${patient}`
  const face = t.roll({ clause: 'dw.campaign.3', seat: ownerOf(t, person), what, sides: 6 })
  const who = personNamed(t, patient) as Person
  const wounds = who.wounds - (face >= AID ? 1 : 0)
  setPerson(t, { ...who, wounds })
  t.state.aided = [...t.state.aided, person]
  t.emit({ e: 'first aid given', clause: 'dw.campaign.3', person, patient, face, wounds })
}

/** dw.heal.3, dw.heal.4 */
function applyKit(t: Transaction, { holder, item, patient }: CommandOf<'use-kit'>): void {
  const { state } = t
  const owner: Gear = holder === null ? state.stash : (personNamed(t, holder) as Person)
  const kind = owner.items[item] as ItemId
  if (holder === null) state.stash = withoutItem(state.stash, item)
  else setPerson(t, withoutItem(owner as Person, item))
  const who = personNamed(t, patient) as Person
  const wounds = Math.max(0, who.wounds - ITEMS[kind].heals)
  setPerson(t, { ...who, wounds })
  t.emit({ e: 'kit used', clause: 'dw.campaign.3', patient, wounds })
}

const healing: Part = askWhile<Transaction, Command>('dw.campaign.3', 'healing', {
  who: (look) =>
    !look.state.isHealed && wounded(look).length > 0 && helpers(look).length + kits(look).length > 0 ? [HOST] : [],
  also: ({ book }) => seatsOf(book),
  choices: healChoices,
  check: (look, _v, _seat, command) => healRefusal(look, command),
  take: (t, _v, _seat, command) => {
    if (command.do === 'first-aid') aid(t, command)
    else if (command.do === 'use-kit') applyKit(t, command)
    else t.state.isHealed = true
  },
})

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
