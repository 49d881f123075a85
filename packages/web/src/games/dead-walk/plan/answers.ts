/** dw.skill.4 Questions in the middle of a rule: its choices, each an order of its own, and what each would do. */
import {
  type Asked,
  askedIn,
  type Command,
  type CommandOf,
  findingIn,
  type Human,
  humanOf,
  PSYCHOSES,
  SKILLS,
  type SkillId,
} from '@shamble/dead-walk/page'
import { type Note, plain, planned, simple } from '../../../plan/plan.ts'
import { listed } from '../../../words/plain.ts'
import { pointName } from '../place.ts'
import { callingOf, commandsOf, humanName, lookOf, nameOf, offered, shortName, viewOf } from '../read.ts'
import { SKILL_DOES } from '../words/minds.ts'
import { commandWords, looseWords, placeOf, thingWords } from './deeds.ts'
import { weaponOrders } from './fire.ts'
import type { Planned, DisplayState, Target, Variant } from '../types.ts'
import { sure } from '../../../sure.ts'

type Use = CommandOf<'use-skill'>

/** What no means. */
const NO: Readonly<Record<Asked['asks'], { readonly label: string; readonly does: string }>> = {
  courage: { label: 'Test as it is', does: 'no skill, only the dice' },
  motivate: { label: 'Say nothing', does: 'the skill is kept' },
  inspire: { label: 'Let it stand', does: 'the dice count as they fell' },
  lucky: { label: 'Let it stand', does: 'the die counts as it fell' },
  'lucky-bastard': { label: 'Let it stand', does: 'the bite counts' },
  tough: { label: 'Let it stand', does: 'the test has failed' },
  aggressive: { label: 'Let it stand', does: 'the blow has failed' },
  frantic: { label: 'Stop here', does: 'no other blow' },
  'combat-expert': { label: 'Stop here', does: 'no second attack' },
  'deep-pockets': { label: 'Do not look', does: 'the weapon stays empty' },
  contact: { label: 'Stand fast', does: 'it may attack' },
  cover: { label: 'Hold fire', does: 'and wait for the next' },
  psychosis: { label: 'Let the dice say', does: 'two dice choose' },
}

/** Whoever is asked. */
export function askedHuman(s: Pick<DisplayState, 'view'>): Human | undefined {
  const view = viewOf(s)
  const asked = askedIn(view)
  return asked ? humanOf(view, asked.human) : undefined
}

interface Question {
  readonly s: DisplayState
  readonly asked: Asked
  readonly human: Human
}

const facesWords = ({ faces = [] }: Asked): string => listed(faces.map(String))

/** What the question is about, for the card's second line. */
function aboutWords({ s, asked, human }: Question): string {
  const view = viewOf(s)
  const other = typeof asked.for === 'number' ? shortName(nameOf(view, humanName(asked.for))) : ''
  if (asked.faces && asked.faces.length > 0) return `${other || shortName(human.name)} has thrown ${facesWords(asked)}`
  if (Array.isArray(asked.for)) return listed(asked.for.map((n) => shortName(nameOf(view, humanName(Number(n))))))
  return shortName(human.name)
}

/** dw.fear.4 How likely the fear test is passed. */
function courageNote({ s, asked, human }: Question, skill: SkillId | null): Note[] {
  if (asked.asks !== 'courage' || asked.value === undefined) return []
  if (skill === 'nerves-of-steel') return [{ value: '100%', words: 'no test at all', clause: 'dw.gskill.4' }]
  const chance = lookOf(s).fearChance(human, asked.value, skill)
  return [{ value: `${Math.round(chance * 100)}%`, words: 'passes the fear test', clause: 'dw.fear.4' }]
}

/** Dice are thrown at once, and nobody else's with them: then the rules can say what may come. */
const DICED: readonly Asked['asks'][] = ['inspire', 'lucky', 'aggressive', 'frantic', 'combat-expert']

const isDiced = ({ s, asked }: Question): boolean => viewOf(s).phase === 'humans' && DICED.includes(asked.asks)

/** dw.zattack.3 A bite that is thrown again. */
const biteNotes = ({ s, asked }: Question): Note[] =>
  asked.asks === 'lucky-bastard'
    ? [
        {
          value: `${lookOf(s).book.zombieHit}+`,
          words: 'hits again; others who attack add to it',
          clause: 'dw.zattack.3',
        },
      ]
    : []

/** "Throw the 2 again", "+1 to the 3": what one use of a skill comes to. */
function useWords({ asked, s, human }: Question, use: Use): string {
  const { title } = SKILLS[use.skill]
  if (use.die !== undefined) return `${title}: the ${asked.faces?.[use.die - 1] ?? ''} again`
  if (use.add !== undefined) return `${title}: ${use.add > 0 ? '+1' : '−1'} to the ${facesWords(asked)}`
  if (use.target !== undefined && use.weapon !== undefined) {
    const how = use.bursts === undefined ? 'Strike' : 'Shoot'
    return `${how} with the ${thingWords(viewOf(s), human, use.weapon)}`
  }
  if (asked.faces && asked.faces.length > 0) return `${title}: throw ${facesWords(asked)} again`
  return `${title}: ${SKILL_DOES[use.skill]}`
}

const useNote = (skill: SkillId): Note => ({
  value: '',
  words: SKILL_DOES[skill],
  clause: SKILLS[skill].clause,
})

const useVariant = (q: Question, use: Use): Variant =>
  plain(`Use ${SKILLS[use.skill].title}`, [use], { label: useWords(q, use), odds: isDiced(q) })

/** An order for what needs no aim. */
function answer(
  q: Question,
  id: string,
  label: string,
  key: string,
  detail: string,
  variants: readonly Variant[],
  notes: readonly Note[],
) {
  return simple(
    { id, label, icon: id === 'decline' ? 'flag' : 'skill', key, detail },
    { title: label, subtitle: aboutWords(q), mark: callingOf(q.human), variants, notes },
  )
}

const KEYS = 'SADFBKHJ'

/** What fits under an answer: how likely it helps, which die, whom. */
function detailOf(q: Question, use: Use | null, skill: SkillId | null): string {
  const [courage] = courageNote(q, skill)
  if (courage) return courage.value === '100%' ? 'no test' : `passes ${courage.value}`
  if (use?.die !== undefined) return `the ${q.asked.faces?.[use.die - 1]} again`
  if (use?.add !== undefined) return `${facesWords(q.asked)} counts as ${Number(q.asked.faces?.[0]) + use.add}`
  if (q.asked.asks === 'motivate') return `for ${aboutWords(q)}`
  return skill === null ? NO[q.asked.asks].does : q.asked.faces ? `${facesWords(q.asked)} again` : 'once a turn'
}

/** Each use of a skill that is aimed at nothing; many uses of one skill are one order with ways. */
function plainUses(q: Question, uses: readonly Use[], keys: string): Planned[] {
  const skills = [...new Set(uses.map(({ skill }) => skill))]
  const FEW = 3
  const rows = skills.flatMap((skill) => {
    const own = uses.filter((one) => one.skill === skill)
    return own.length <= FEW ? own.map((one) => [one]) : [own]
  })
  return rows.map((own, i) => {
    const first = sure(own[0])
    const { title } = SKILLS[first.skill]
    const label = first.add === undefined ? title : `${title} ${first.add > 0 ? '+1' : '−1'}`
    const detail = detailOf(q, own.length === 1 ? first : null, first.skill)
    const id = `skill ${first.skill}${own.length === 1 && rows.length > 1 ? ` ${i + 1}` : ''}`
    return answer(
      q,
      id,
      label,
      keys[i] ?? '',
      detail,
      own.map((one) => useVariant(q, one)),
      [...courageNote(q, first.skill), ...biteNotes(q), useNote(first.skill)],
    )
  })
}

/** Blows and shots at whoever is in contact. */
function attackOrders(q: Question, attacks: readonly Command[], key: string): Planned[] {
  const [first] = attacks
  if (!first) return []
  const { s, human } = q
  const byPlace = new Map<string, Command[]>()
  for (const c of attacks) byPlace.set(placeOf(c), [...(byPlace.get(placeOf(c)) ?? []), c])
  const variant = (c: Command): Variant =>
    c.do === 'use-skill' ? useVariant(q, c) : plain(commandWords(s, human, c), [c], { odds: isDiced(q) })
  const skill: SkillId = first.do === 'use-skill' ? first.skill : 'combat-expert'
  return [
    planned(
      { id: 'attack', label: SKILLS[skill].title, icon: 'club', key, detail: 'for nothing', aims: 'figure' },
      () =>
        new Map(
          [...byPlace].map(([place, own]) => [
            place,
            (): Target => ({
              place,
              title: `${SKILLS[skill].title}: ${nameOf(viewOf(s), place)}`,
              subtitle: shortName(human.name),
              mark: place,
              variants: own.slice(0, 12).map(variant),
              notes: [useNote(skill)],
            }),
          ]),
        ),
    ),
  ]
}

/** dw.gskill.15 Aside, to one of the spots that are marked. */
function dodgeOrders(q: Question, dodges: readonly Use[], key: string): Planned[] {
  if (dodges.length === 0) return []
  const { human } = q
  const spots = dodges.flatMap((use) => (use.to ? [{ use, x: use.to[0], y: use.to[1] }] : []))
  return [
    planned(
      { id: 'dodge', label: 'Dodge', icon: 'steps', key, detail: 'out of reach', aims: 'square' },
      () =>
        new Map(
          spots.map(({ use, x, y }) => [
            pointName({ x, y }),
            (): Target => ({
              place: pointName({ x, y }),
              title: `${shortName(human.name)} dodges to ${pointName({ x, y })}`,
              subtitle: 'for nothing',
              mark: callingOf(human),
              variants: [plain('Dodge there', [use])],
              notes: [useNote('dodge')],
            }),
          ]),
        ),
    ),
  ]
}

/** The spot that is marked next to where was pressed. */
export function nearestDodge(s: DisplayState, x: number, y: number): string | null {
  let best: string | null = null
  let least = Number.POSITIVE_INFINITY
  for (const { to } of offered(s, 'use-skill')) {
    if (!to) continue
    const far = Math.hypot(to[0] - x, to[1] - y)
    if (far > 150 || far >= least) continue
    best = pointName({ x: to[0], y: to[1] })
    least = far
  }
  return best
}

function psychosisOrders(q: Question): Planned[] {
  const all = offered(q.s, 'choose-psychosis')
  if (all.length === 0) return []
  const variants = all.map((c) =>
    plain(`Take ${PSYCHOSES[c.psychosis].title}`, [c], { label: PSYCHOSES[c.psychosis].title }),
  )
  const notes = [{ value: '', words: 'it stays for good', clause: 'dw.trauma.6' }]
  return [answer(q, 'psychosis', 'Choose', 'S', `of ${all.length}`, variants, notes)]
}

/** What the question in the middle of a rule can be answered with. */
export function answerOrders(s: DisplayState): Planned[] {
  const asked = askedIn(viewOf(s))
  const human = askedHuman(s)
  if (!asked || !human) return []
  const q: Question = { s, asked, human }
  const uses = offered(s, 'use-skill')
  const aimed = uses.filter(({ target }) => target !== undefined)
  const dodges = uses.filter(({ to }) => to !== undefined)
  const others = uses.filter(({ target, to }) => target === undefined && to === undefined)
  const blows =
    asked.asks === 'combat-expert' ? commandsOf(s).filter((c) => c.do === 'strike' || c.do === 'shoot-close') : []
  return [
    ...attackOrders(q, [...aimed, ...blows], 'S'),
    ...dodgeOrders(q, dodges, 'D'),
    ...plainUses(q, others, KEYS),
    // dw.cskill.4 Fire while the dead move.
    ...(asked.asks === 'cover' ? weaponOrders(s, human).filter(({ order }) => order.enabled) : []),
    ...psychosisOrders(q),
    ...offered(s, 'decline').map((c) =>
      answer(
        q,
        'decline',
        NO[asked.asks].label,
        'E',
        detailOf(q, null, null),
        [plain(NO[asked.asks].label, [c], { odds: isDiced(q) })],
        courageNote(q, null),
      ),
    ),
  ]
}

/** dw.search.17 What was found: taken, left, or taken for something else. */
export function findOrders(s: DisplayState): Planned[] {
  const view = viewOf(s)
  const finding = findingIn(view)
  const human = finderOf(s)
  if (!human || !finding) return []
  const what = looseWords(finding)
  const card = { subtitle: `${shortName(human.name)} has found: ${what}`, mark: callingOf(human) }
  const notes = [{ value: '0 AP', words: 'before anything else is done', clause: 'dw.search.17' }]
  const takes = offered(s, 'take-find').map((c) =>
    plain(c.drop === undefined ? `Take the ${what}` : `Take it, drop the ${thingWords(view, human, c.drop)}`, [c]),
  )
  return [
    ...(takes.length > 0
      ? [
          simple(
            { id: 'take-find', label: 'Take it', icon: 'take', key: 'I', detail: what },
            { ...card, title: `Take the ${what}`, variants: takes, notes },
          ),
        ]
      : []),
    ...offered(s, 'leave-find').map((c) =>
      simple(
        { id: 'leave-find', label: 'Leave it', icon: 'flag', key: 'E', detail: 'it lies there' },
        { ...card, title: `Leave the ${what}`, variants: [plain(`Leave the ${what}`, [c])], notes },
      ),
    ),
  ]
}

/** Whoever has found something. */
export function finderOf(s: Pick<DisplayState, 'view'>): Human | undefined {
  const finding = findingIn(viewOf(s))
  return finding ? humanOf(viewOf(s), finding.human) : undefined
}
