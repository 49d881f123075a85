/** What a sensible leader of a team decides between two scenarios. */
import { type Advice, best } from '@shamble/kernel'
import { ITEMS } from '../tables/items.ts'
import { type SkillId, WEAPON_SKILLS } from '../tables/skills.ts'
import { type WeaponId, WEAPONS } from '../tables/weapons.ts'
import { type Heap, heapIn, heapsIn } from './gear.ts'
import type { Command, CommandOf, State } from './kit.ts'
import type { Gear, Person } from './person.ts'

type Advised = Advice<Command>

/** Skills that help everybody who has them, and those of which one in a team is enough, the best first. */
const WANTED: readonly SkillId[] = [
  'hero',
  'first-aid',
  'quick',
  'tough',
  'snappy',
  'medic',
  'lucky-bastard',
  'dodge',
  'fearless',
  'inspire',
  'motivate',
  'agile',
]
const ONE_IS_ENOUGH: readonly string[] = ['first-aid', 'medic', 'inspire', 'motivate'] satisfies SkillId[]

const of = <D extends Command['do']>(choices: readonly Command[], kind: D): CommandOf<D>[] =>
  choices.filter((command) => command.do === kind) as unknown as CommandOf<D>[]

const personIn = ({ roster }: State, name: string | null): Person | undefined =>
  roster.find((person) => person.name === name)

const lesson = ({ roster }: State, choices: readonly Command[]): Command | null | undefined =>
  WANTED.filter((skill) => !ONE_IS_ENOUGH.includes(skill) || !roster.some(({ sheet }) => sheet.skills.includes(skill)))
    .map((skill) => of(choices, 'learn').find((one) => one.skill === skill))
    .find(Boolean)

/** A kit of which little would be wasted, for whoever is hurt most. */
function kit(view: State, choices: readonly Command[]): Command | null | undefined {
  const woundsOf = ({ patient }: CommandOf<'use-kit'>): number => personIn(view, patient)?.wounds ?? 0
  const isFit = (command: CommandOf<'use-kit'>): boolean => {
    const gear: Gear | undefined = command.holder === null ? view.stash : personIn(view, command.holder)
    const kind = gear?.items[command.item]
    return kind !== undefined && (ITEMS[kind].heals <= woundsOf(command) || woundsOf(command) >= BADLY_HURT)
  }
  return best(of(choices, 'use-kit').filter(isFit), woundsOf)
}
const BADLY_HURT = 2

const aid = (view: State, choices: readonly Command[]): Command | null | undefined =>
  best(of(choices, 'first-aid'), ({ patient }) => personIn(view, patient)?.wounds ?? 0)

/** dw.wskill.9 Does he know how to fire it? */
const isAbleTo = ({ sheet }: Person, type: WeaponId): boolean => {
  const needed = Object.entries(WEAPON_SKILLS).find(([, { weapons }]) =>
    (weapons as readonly WeaponId[]).includes(type),
  )
  return needed === undefined || (sheet.weaponSkills as readonly string[]).includes(needed[0])
}

/** Something that is loaded and fired, not thrown. */
const isGun = (type: WeaponId): boolean => {
  const { category } = WEAPONS[type]
  return category !== 'melee' && category !== 'thrown' && category !== 'grenades'
}

const firearms = (person: Person): WeaponId[] =>
  person.weapons.map(({ type }) => type).filter((type) => isGun(type) && isAbleTo(person, type))

/** To whoever can use it and has least; nothing that nobody knows how to use. */
function weapon(view: State, choices: readonly Command[]): Command | null | undefined {
  const worth = ({ to, weapon: index }: CommandOf<'hand-weapon'>): number => {
    const [person, type] = [personIn(view, to), view.stash.weapons[index]?.type]
    return person && type && isAbleTo(person, type) ? 10 - firearms(person).length : 0
  }
  const found = best(of(choices, 'hand-weapon'), worth)
  return found && worth(found) > 0 ? found : null
}

/** Clips and shells one by one to whoever has least of them for his weapons. */
function ammunition({ stash, roster }: State): Command | null | undefined {
  for (const kind of heapsIn(stash)) {
    const users = roster.filter((person) => firearms(person).some((type) => WEAPONS[type].fire?.ammunition === kind))
    const to = best(users, (person) => -heapIn(person, kind))
    if (to) return { do: 'hand-ammo', from: null, to: to.name, kind, count: 1 }
  }
  return null
}

/** What loads a weapon that is empty, from whoever has most of it to spare. */
function sharing({ roster }: State): Command | null {
  for (const person of roster)
    for (const { type, loaded } of person.weapons) {
      const kind = WEAPONS[type].fire?.ammunition as Heap | undefined
      if (loaded > 0 || !kind || !isAbleTo(person, type) || heapIn(person, kind) > 0) continue
      const giver = best(roster, (one) => heapIn(one, kind))
      if (giver && giver.name !== person.name && heapIn(giver, kind) > emptyOf(giver, kind))
        return { do: 'hand-ammo', from: giver.name, to: person.name, kind, count: 1 }
    }
  return null
}

/** How many weapons of his are empty that this would load. */
const emptyOf = ({ weapons }: Person, kind: Heap): number =>
  weapons.filter(({ type, loaded }) => loaded === 0 && WEAPONS[type].fire?.ammunition === kind).length

/** A thing to whoever carries least. */
function item(view: State, choices: readonly Command[]): Command | null | undefined {
  const [found] = of(choices, 'hand-item')
  const to = best(view.roster, ({ items }) => -items.length)
  return found && to ? { ...found, to: to.name } : null
}

/** dw.ammo.8 A new clip is wasted on a weapon that has something in it. */
const load = (view: State, choices: readonly Command[]): Command | null | undefined =>
  of(choices, 'reload').find(({ person, weapon: index }) => personIn(view, person)?.weapons[index]?.loaded === 0)

/** dw.campaign.6 Every head draws zombies: only those join who can shoot, or without whom there is hardly a team. */
function company({ candidates, roster }: State, choices: readonly Command[]): Command | null | undefined {
  const [fate] = candidates
  const [joins, goes] = [of(choices, 'recruit')[0], of(choices, 'turn-away')[0]]
  const isArmed = fate?.gear.weapons.some(({ type }) => isGun(type))
  return isArmed || roster.length < FEW ? joins : goes
}
const FEW = 2

/** The team for which the scenarios are made. */
const team = (choices: readonly Command[]): Command | null | undefined =>
  of(choices, 'muster').find((command) => command.team === 'road-block')

/** The shorter road: what lies on the other costs more people than it brings. */
const road = (choices: readonly Command[]): Command | null | undefined => of(choices, 'next').at(-1)

function chosen(view: State, choices: readonly Command[]): Advised | null {
  const advised = (command: Command | null | undefined, why: string): Advised | null =>
    command ? { command, why } : null
  return (
    advised(team(choices), 'They have what it takes.') ??
    advised(lesson(view, choices), 'It helps everybody.') ??
    advised(aid(view, choices) ?? kit(view, choices), 'Wounds should not go into the next scenario.') ??
    advised(of(choices, 'treat')[0], 'It costs nothing to try.') ??
    advised(weapon(view, choices) ?? handed(view, choices), 'Nothing useful stays behind.') ??
    advised(load(view, choices), 'There is time for it now.') ??
    advised(isPacking(view) ? sharing(view) : null, 'An empty weapon helps nobody.') ??
    advised(company(view, choices), 'Everybody has to be worth his company.') ??
    advised(road(choices), 'The shorter road costs fewer people.')
  )
}

/** dw.campaign.5 */
const isPacking = ({ frames }: State): boolean => frames.at(-1)?.at === 'gear'

/** Where gear is handed round. */
const handed = (view: State, choices: readonly Command[]): Command | null | undefined =>
  of(choices, 'hand-ammo').length > 0 ? (ammunition(view) ?? item(view, choices)) : item(view, choices)

export function advise(view: State, _book: unknown, _seat: string, choices: readonly Command[]): Advised {
  const [first] = choices
  if (!first) throw new Error('there is nothing to choose')
  return chosen(view, choices) ?? { command: first, why: 'It is what is usually done.' }
}
