/** dw.archetype.8 The team before the first scenario: ready-made, or one by one. */
import { askWhile, type Refusal, refuse } from '@shamble/kernel'
import { TEAMS, type TeamId } from '../content/characters.ts'
import { openSheet } from '../rules/41-archetypes.ts'
import { rollQuirks } from '../rules/48-quirks.ts'
import type { QuirkId } from '../tables/mind.ts'
import { drafted, draftRefusal } from './character.ts'
import { type Command, HOST, type Look, type Part, type Transaction } from './kit.ts'
import { type Person, readyMade } from './person.ts'
import { MOST_PEOPLE } from './roster.ts'

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

export function quirksOf(t: Transaction, person: string): readonly QuirkId[] {
  const die = (): number => t.roll({ clause: 'dw.quirk.3', seat: HOST, what: `a quirk of ${person}`, sides: 6 })
  const quirks = [...rollQuirks(t.book.quirks, () => [die(), die()])]
  if (quirks.length > 0) t.emit({ e: 'quirks rolled', clause: 'dw.quirk.3', person, quirks })
  return quirks
}

export function join(t: Transaction, person: Person): void {
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
