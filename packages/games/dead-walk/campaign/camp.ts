/** dw.campaign Before the first scenario and before every other: the team, its gear, newcomers, where to go. */
import { ask, askWhile, type Refusal, refuse, type Step, step } from '@shamble/kernel'
import { TEAMS, type TeamId } from '../content/characters.ts'
import { BRILLS, type Who } from '../content/scenarios.ts'
import { carryRefusal } from '../rules/06-carry.ts'
import { openSheet } from '../rules/41-archetypes.ts'
import { quantityDice } from '../rules/42-finds.ts'
import { trainingRefusal } from '../rules/45-learning.ts'
import { rollQuirks } from '../rules/48-quirks.ts'
import { type ArchetypeId, ARCHETYPES, ROLLED_ARCHETYPES } from '../tables/archetypes.ts'
import { FOUND_WEAPONS, type FoundWeapon, NAMES, THROWN_FIND } from '../tables/finds.ts'
import { ITEMS } from '../tables/items.ts'
import type { QuirkId } from '../tables/mind.ts'
import { WEAPONS } from '../tables/weapons.ts'
import { CHART } from './chart.ts'
import { drafted, draftRefusal, usualTraining } from './character.ts'
import {
  heapIn,
  heapsIn,
  loadingOf,
  poured,
  reloaded,
  supplied,
  withHeap,
  withItem,
  withoutItem,
  withoutWeapon,
  withWeapon,
} from './gear.ts'
import {
  type Command,
  type CommandOf,
  HOST,
  type Look,
  ownerOf,
  personNamed,
  seatsOf,
  setPerson,
  type Transaction,
} from './kit.ts'
import { type Gear, type KeptWeapon, newPerson, NO_GEAR, type Person, readyMade } from './person.ts'
import type { Fate } from './result.ts'
import { MOST_PEOPLE } from './roster.ts'

type Part = Step<Transaction, Command>

/** A team of three to six, with somebody for every seat. */
const FEWEST_PEOPLE = 3
const fewestFor = ({ book }: Look): number => Math.max(FEWEST_PEOPLE, book.players)

const fewRefusal = (look: Look, people: number): Refusal | null =>
  people >= fewestFor(look) ? null : refuse('dw.campaign.1', `A team has at least ${fewestFor(look)} people.`)

function musterRefusal(look: Look, command: Command): Refusal | null {
  const { roster } = look.state
  switch (command.do) {
    case 'muster':
      return roster.length === 0
        ? fewRefusal(look, TEAMS[command.team].members.length)
        : refuse('dw.archetype.8', 'The team is made one by one already.')
    case 'enlist':
      return roster.length >= MOST_PEOPLE
        ? refuse('dw.campaign.7', `A team has at most ${MOST_PEOPLE} people.`)
        : draftRefusal(command, roster, look.book.rules)
    case 'set-out':
      return fewRefusal(look, roster.length)
    default:
      return refuse('dw.archetype.8', 'The team is made now.')
  }
}

function quirksOf(t: Transaction, person: string): readonly QuirkId[] {
  const die = (): number => t.roll({ clause: 'dw.quirk.3', seat: HOST, what: `a quirk of ${person}`, sides: 6 })
  const quirks = [...rollQuirks(t.book.quirks, () => [die(), die()])]
  if (quirks.length > 0) t.emit({ e: 'quirks rolled', clause: 'dw.quirk.3', person, quirks })
  return quirks
}

function join(t: Transaction, person: Person): void {
  t.state.roster = [...t.state.roster, person]
  t.emit({ e: 'joined the team', clause: 'dw.campaign.1', person: person.name })
}

/** dw.restrict.1, dw.restrict.6 Without what is closed to somebody like this. */
const allowed = ({ book }: Look, person: Person): Person => ({ ...person, sheet: openSheet(person.sheet, book.rules) })

function takeMuster(t: Transaction, command: Command): void {
  const { baseMoral } = t.book.rules
  if (command.do === 'muster')
    for (const id of TEAMS[command.team].members) join(t, allowed(t, readyMade(id, baseMoral)))
  else if (command.do === 'enlist') {
    const { do: _, ...draft } = command
    join(t, drafted(draft, quirksOf(t, draft.name), baseMoral))
    return
  }
  t.state.isMustered = true
}

/** Somebody who can always be found. */
const volunteer = (n: number): Command => ({
  do: 'enlist',
  name: `Volunteer ${n + 1}`,
  sex: n % 2 === 0 ? 'f' : 'm',
  archetype: 'civilian',
  subtype: 'student',
  skill: 'cool',
  weaponSkills: ['handguns'],
  weapons: [{ weapon: 'pistol' }, { weapon: 'baseball-bat' }],
})

export const muster: Part = askWhile<Transaction, Command>('dw.archetype.8', 'muster', {
  who: ({ state }) => (state.isMustered ? [] : [HOST]),
  choices: (look) => {
    const people = look.state.roster.length
    const teams = people === 0 ? TEAM_IDS.map((team): Command => ({ do: 'muster', team })) : []
    const open = teams.filter((command) => musterRefusal(look, command) === null)
    if (open.length > 0) return open
    return fewRefusal(look, people) === null ? [{ do: 'set-out' }] : [volunteer(people)]
  },
  check: (look, _v, _seat, command) => musterRefusal(look, command),
  take: (t, _v, _seat, command) => takeMuster(t, command),
})
const USUAL_TEAM: TeamId = 'road-block'
const TEAM_IDS: readonly TeamId[] = [
  USUAL_TEAM,
  ...(Object.keys(TEAMS) as TeamId[]).filter((team) => team !== USUAL_TEAM),
]

const ARMS = { book: { weapons: WEAPONS } } as const

/** dw.carry.1 Whoever has more than he can carry. */
function overloaded({ state }: Look): Refusal | null {
  for (const { name, weapons } of state.roster) {
    const refusal = carryRefusal(ARMS, name, weapons)
    if (refusal) return refusal
  }
  return null
}

const gearIn = (look: Look, place: string | null): Gear | undefined =>
  place === null ? look.state.stash : personNamed(look, place)

function setGear(t: Transaction, place: string | null, gear: Gear): void {
  const { weapons, stock, items } = gear
  if (place === null) t.state.stash = { weapons, stock, items }
  else setPerson(t, { ...(personNamed(t, place) as Person), weapons, stock, items })
}

type Handing = CommandOf<'hand-weapon'> | CommandOf<'hand-item'> | CommandOf<'hand-ammo'>

const isHanding = (command: Command): command is Handing =>
  command.do === 'hand-weapon' || command.do === 'hand-item' || command.do === 'hand-ammo'

function isThere(gear: Gear, command: Handing): boolean {
  if (command.do === 'hand-weapon') return gear.weapons[command.weapon] !== undefined
  if (command.do === 'hand-item') return gear.items[command.item] !== undefined
  return heapIn(gear, command.kind) >= command.count
}

function handRefusal(look: Look, command: Handing): Refusal | null {
  const from = gearIn(look, command.from)
  if (!from || !gearIn(look, command.to) || command.from === command.to)
    return refuse('dw.campaign.5', 'Gear goes from one of the team or the stash to another.')
  return isThere(from, command) ? null : refuse('dw.campaign.5', 'There is no such thing.')
}

function gearRefusal(look: Look, command: Command): Refusal | null {
  if (command.do === 'done') return overloaded(look)
  if (isHanding(command)) return handRefusal(look, command)
  if (command.do !== 'reload') return refuse('dw.campaign.5', 'Gear is handed round now.')
  const person = personNamed(look, command.person)
  return person && loadingOf(person, command.weapon)
    ? null
    : refuse('dw.campaign.5', 'There is nothing to load, or nothing to load it with.')
}

/** Without what is handed over, and what the taker has with it. */
function handed(from: Gear, to: Gear, command: Handing): { from: Gear; to: Gear; what: string } {
  if (command.do === 'hand-weapon') {
    const weapon = from.weapons[command.weapon] as KeptWeapon
    return {
      from: withoutWeapon(from, command.weapon),
      to: withWeapon(to, weapon),
      what: WEAPONS[weapon.type].title,
    }
  }
  if (command.do === 'hand-item') {
    const item = from.items[command.item] as Gear['items'][number]
    return { from: withoutItem(from, command.item), to: withItem(to, item), what: ITEMS[item].title }
  }
  const { kind, count } = command
  return { from: withHeap(from, kind, -count), to: withHeap(to, kind, count), what: `${count} ${kind}` }
}

function takeGear(t: Transaction, command: Command): void {
  if (isHanding(command)) {
    const { from, to, what } = handed(gearIn(t, command.from) as Gear, gearIn(t, command.to) as Gear, command)
    setGear(t, command.from, from)
    setGear(t, command.to, to)
    t.emit({ e: 'gear handed', clause: 'dw.campaign.5', giver: command.from, taker: command.to, what })
  } else if (command.do === 'reload') {
    const person = personNamed(t, command.person) as Person
    setPerson(t, reloaded(person, command.weapon))
    const weapon = WEAPONS[(person.weapons[command.weapon] as KeptWeapon).type].title
    t.emit({ e: 'reloaded', clause: 'dw.campaign.5', person: person.name, weapon })
  } else t.state.isPacked = true
}

/** What is in the stash for whom, and what can be loaded; handing round among people has no end of ways. */
function gearChoices(look: Look): Command[] {
  const { stash, roster } = look.state
  const [first] = roster
  const weapons = stash.weapons.flatMap((weapon, i) =>
    roster
      .filter((person) => carryRefusal(ARMS, person.name, withWeapon(person, weapon).weapons) === null)
      .map(({ name }): Command => ({ do: 'hand-weapon', from: null, to: name, weapon: i })),
  )
  const to = first?.name ?? null
  const items = stash.items.map((_, item): Command => ({ do: 'hand-item', from: null, to, item }))
  const ammo = heapsIn(stash).map(
    (kind): Command => ({ do: 'hand-ammo', from: null, to, kind, count: heapIn(stash, kind) }),
  )
  const loads = roster.flatMap((person) =>
    person.weapons.flatMap((_, weapon): Command[] =>
      loadingOf(person, weapon) ? [{ do: 'reload', person: person.name, weapon }] : [],
    ),
  )
  const done: Command[] = overloaded(look) === null ? [{ do: 'done' }] : []
  return [...done, ...weapons, ...items, ...ammo, ...loads]
}

const gear: Part = askWhile<Transaction, Command>('dw.campaign.5', 'gear', {
  who: ({ state }) => (state.isPacked ? [] : [HOST]),
  also: ({ book }) => seatsOf(book),
  choices: gearChoices,
  check: (look, _v, _seat, command) => gearRefusal(look, command),
  take: (t, _v, _seat, command) => takeGear(t, command),
})

/** dw.campaign.9 A name that nobody of the campaign has had. */
function freeName({ state }: Look, wished: string): string {
  const taken = [...state.roster, ...state.gone.map(({ person }) => person)].map(({ name }) => name)
  let name = wished
  for (let n = 2; taken.includes(name); n++) name = `${wished} ${n}`
  return name
}

/** What is known of the family of the motel; others are as they were found. */
const FAMILY: Readonly<Record<string, Who>> = BRILLS

/** dw.campaign.6, dw.skill.8 A friend becomes a character of level 1. */
function recruit(t: Transaction, fate: Fate): void {
  const name = freeName(t, fate.name)
  const { sex, subtype } = FAMILY[fate.name] ?? fate
  const known = { sex, subtype, archetype: fate.archetype ?? 'civilian', quirks: quirksOf(t, name) }
  const person = newPerson(name, known, t.book.rules.baseMoral, fate.gear)
  join(t, { ...person, wounds: fate.wounds })
  const { effects } = t.state
  if (effects.friends) t.state.effects = { ...effects, friends: effects.friends.filter((one) => one !== fate.name) }
}

const recruits: Part = askWhile<Transaction, Command>('dw.campaign.6', 'recruits', {
  who: ({ state }) => (state.candidates.length > 0 ? [HOST] : []),
  choices: ({ state }) =>
    state.candidates.slice(0, 1).flatMap(({ name }): Command[] => [
      { do: 'recruit', person: name },
      { do: 'turn-away', person: name },
    ]),
  check: ({ state }, _v, _seat, command) => {
    if (command.do !== 'recruit' && command.do !== 'turn-away')
      return refuse('dw.campaign.6', 'It is decided now who may join.')
    return state.candidates[0]?.name === command.person
      ? null
      : refuse('dw.campaign.6', `${state.candidates[0]?.name} is next.`)
  },
  take: (t, _v, _seat, command) => {
    const [fate, ...others] = t.state.candidates
    t.state.candidates = others
    if (command.do === 'recruit' && fate) recruit(t, fate)
    else if (fate) t.emit({ e: 'turned away', clause: 'dw.campaign.6', person: fate.name })
  },
})

/** dw.campaign.6 By a die. */
const archetypeOf = (face: number): ArchetypeId =>
  ROLLED_ARCHETYPES.find(({ upTo }) => face <= upTo)?.archetype ?? 'civilian'

const bare = (type: KeptWeapon['type'], over: Partial<KeptWeapon> = {}): KeptWeapon => ({
  type,
  loaded: 0,
  grenades: {},
  motor: 'runs',
  ...over,
})

/** dw.search.15 Rows that are weapons, and not ammunition alone. */
type WeaponFind = Exclude<FoundWeapon, { readonly ammo: unknown }>
const isWeapon = (row: FoundWeapon): row is WeaponFind => !('ammo' in row)

/** dw.search.15 Such a row with so many pieces. */
function gearFrom(row: WeaponFind, pieces: number): Gear {
  if ('thrown' in row) return { ...NO_GEAR, weapons: [bare(THROWN_FIND, { loaded: 1 })] }
  if ('handful' in row) return { ...NO_GEAR, weapons: [bare('hand-grenades', { grenades: { [row.handful]: pieces } })] }
  return supplied(bare(row.weapon, row.silencer ? { silenced: true } : {}), row.belts ?? pieces)
}

/** dw.campaign.6, dw.search.15 One weapon of the table: rows that are no weapon are rolled again. */
function rollWeapon(t: Transaction, person: string): Gear {
  const die = (sides: number, what: string): number => t.roll({ clause: 'dw.campaign.6', seat: HOST, what, sides })
  for (;;) {
    const faces = [die(20, `the weapon of ${person}`), die(20, `the weapon of ${person}`)] as const
    const row = FOUND_WEAPONS[faces[0] + faces[1] - 2] as FoundWeapon
    if (!isWeapon(row)) continue
    const quantity = Array.from({ length: quantityDice(row) }, () => die(6, `how much ${person} has for it`))
    t.emit({ e: 'weapon rolled', clause: 'dw.campaign.6', person, faces: [...faces], quantity })
    return gearFrom(
      row,
      quantity.reduce((sum, face) => sum + face, 0),
    )
  }
}

/** dw.campaign.6 New people until the team can be played. */
function fill(t: Transaction): void {
  const { state, book } = t
  while (state.roster.length < book.fill) {
    const sex = state.roster.length % 2 === 0 ? 'f' : 'm'
    const names = NAMES[sex]
    const name = freeName(t, names[(state.record.length + state.gone.length) % names.length] as string)
    const face = t.roll({ clause: 'dw.campaign.6', seat: HOST, what: `who ${name} was`, sides: 6 })
    const archetype = archetypeOf(face)
    t.emit({ e: 'archetype rolled', clause: 'dw.campaign.6', person: name, face, archetype })
    const found = rollWeapon(t, name)
    const [subtype] = ARCHETYPES[archetype].subtypes
    const known = { sex, archetype, subtype, quirks: quirksOf(t, name) } as const
    join(t, newPerson(name, known, book.rules.baseMoral, found))
  }
}

/** dw.skill.6 Those who have not learnt anything yet. */
const untrained = ({ state, book }: Look): Person | undefined =>
  book.isAnythingTaught() ? state.roster.find(({ sheet }) => sheet.skills.length === 0) : undefined

function trainRefusal(look: Look, command: Command): Refusal | null {
  const person = untrained(look)
  if (command.do !== 'train' || command.person !== person?.name)
    return refuse('dw.campaign.6', `${person?.name} learns now what newcomers know.`)
  const { archetype, subtype } = person.sheet
  return trainingRefusal({ archetype: archetype ?? 'civilian', subtype }, command, look.book.rules)
}

const train: Part = askWhile<Transaction, Command>('dw.campaign.6', 'train', {
  who: (look) => {
    const person = untrained(look)
    return person ? [ownerOf(look, person.name)] : []
  },
  choices: (look) => {
    const person = untrained(look)
    return person ? [{ do: 'train', person: person.name, ...usualTraining(person, look.book.rules) }] : []
  },
  check: (look, _v, _seat, command) => trainRefusal(look, command),
  take: (t, _v, _seat, command) => {
    const person = untrained(t)
    if (command.do !== 'train' || !person) return
    const { skill, weaponSkills } = command
    setPerson(t, { ...person, sheet: { ...person.sheet, skills: [skill], weaponSkills } })
    t.emit({ e: 'learnt', clause: 'dw.skill.6', person: person.name, skill, instead: null })
  },
})

/** dw.campaign.7 Who is left out leaves his gear behind. */
function leaveOut(t: Transaction, name: string): void {
  const { state } = t
  const person = personNamed(t, name) as Person
  state.roster = state.roster.filter((one) => one !== person)
  state.stash = poured(state.stash, person)
  state.gone = [...state.gone, { person: { ...person, ...NO_GEAR }, scenario: state.scenario, fate: 'left out' }]
  t.emit({ e: 'left the roster', clause: 'dw.campaign.7', person: name, fate: 'left out' })
}

const tooMany: Part = askWhile<Transaction, Command>('dw.campaign.7', 'leave out', {
  who: ({ state }) => (state.roster.length > MOST_PEOPLE ? [HOST] : []),
  choices: ({ state }) => [...state.roster].reverse().map(({ name }): Command => ({ do: 'leave-out', person: name })),
  check: (look, _v, _seat, command) =>
    command.do === 'leave-out' && personNamed(look, command.person)
      ? null
      : refuse('dw.campaign.7', `A team has at most ${MOST_PEOPLE} people: somebody is left out.`),
  take: (t, _v, _seat, command) => {
    if (command.do === 'leave-out') leaveOut(t, command.person)
  },
})

const next: Part = ask<Transaction, Command>('dw.campaign.2', 'next', {
  who: ({ state }) => (CHART[state.scenario].length > 1 ? [HOST] : []),
  choices: ({ state }) => CHART[state.scenario].map((scenario): Command => ({ do: 'next', scenario })),
  check: ({ state }, _v, _seat, command) =>
    command.do === 'next' && CHART[state.scenario].includes(command.scenario)
      ? null
      : refuse('dw.campaign.2', `Next is ${CHART[state.scenario].join(' or ')}.`),
  take: (t, _v, _seat, command) => {
    if (command.do === 'next') t.state.chosen = command.scenario
  },
})

/** dw.campaign.2 On to the next scenario; the last one is followed by itself (dw.campaign.11). */
function moveOn(t: Transaction): void {
  const { state } = t
  state.scenario = state.chosen ?? CHART[state.scenario][0] ?? state.scenario
  state.chosen = null
  state.result = null
  state.tried = []
  state.cured = []
  state.aided = []
  t.emit({ e: 'next scenario', clause: 'dw.campaign.2', scenario: state.scenario })
}

export function setOut(t: Transaction): void {
  const { scenario, effects, roster } = t.state
  t.emit({ e: 'set out', clause: 'dw.campaign.1', scenario, people: roster.map(({ name }) => name), effects })
}

export const CAMP: readonly Part[] = [
  gear,
  recruits,
  step<Transaction>('dw.campaign.6', 'fill', fill),
  train,
  tooMany,
  next,
  step<Transaction>('dw.campaign.2', 'move on', moveOn),
]
