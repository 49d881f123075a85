/** dw.campaign.6 Newcomers: friends who are taken along, people by the dice, and what they learn. */
import { askWhile, type Refusal, refuse, rowOf } from '@shamble/kernel'
import { BRILLS, type Who } from '../content/scenarios.ts'
import { quantityDice } from '../rules/42-finds.ts'
import { trainingRefusal } from '../rules/45-learning.ts'
import { type ArchetypeId, ARCHETYPES, ROLLED_ARCHETYPES } from '../tables/archetypes.ts'
import { FOUND_WEAPONS, type FoundWeapon, NAMES, THROWN_FIND } from '../tables/finds.ts'
import { usualTraining } from './character.ts'
import { supplied } from './gear.ts'
import { type Command, HOST, type Look, ownerOf, type Part, setPerson, type Transaction } from './kit.ts'
import { join, quirksOf } from './muster.ts'
import { type Gear, type KeptWeapon, newPerson, NO_GEAR, type Person } from './person.ts'
import type { Fate } from './result.ts'

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
  const { sex, subtype } = rowOf(FAMILY, fate.name) ?? fate
  const known = { sex, subtype, archetype: fate.archetype ?? 'civilian', quirks: quirksOf(t, name) }
  const person = newPerson(name, known, t.book.rules.baseMoral, fate.gear)
  join(t, { ...person, wounds: fate.wounds })
  const { effects } = t.state
  if (effects.friends) t.state.effects = { ...effects, friends: effects.friends.filter((one) => one !== fate.name) }
}

export const recruits: Part = askWhile<Transaction, Command>('dw.campaign.6', 'recruits', {
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
export function fill(t: Transaction): void {
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

export const train: Part = askWhile<Transaction, Command>('dw.campaign.6', 'train', {
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
