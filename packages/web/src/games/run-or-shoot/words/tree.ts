/** The table in words: the same facts as the picture, as a tree. Clock hours and centimetres from whoever is chosen. */
import { isInPlay, type SeenZed, type Spot, type Survivor } from '@shamble/run-or-shoot/page'
import { lengthWords } from '../../../board/measured/units.ts'
import type { Note } from '../../../plan/plan.ts'
import { sure } from '../../../sure.ts'
import { choicesNode } from '../../../words/choices.ts'
import { capital, count, listed } from '../../../words/plain.ts'
import { clockHour, pointName } from '../place.ts'
import { planOf } from '../plan/index.ts'
import { whyNotes } from '../plan/why.ts'
import { chosenSurvivor, groundFor, lookOf } from '../read.ts'
import type { DisplayState, WordNode } from '../types.ts'
import { debriefNotes } from './debrief.ts'
import { clockWords, tasksOf } from './goals.ts'
import { intentWords } from './others.ts'
import { cacheTitle, climbTitle, lairTitle, openingTitle, vehicleTitle, whereWords } from './places.ts'
import { question } from './question.ts'
import { carriedWords, freePlaces, roleWords, stateWords } from './roster.ts'
import { lairNotes, threatNotes } from './threats.ts'
import { calledBy, itemsWords, survivorName, weaponTitle, zedName, zedTitle } from './titles.ts'

/** Where one speaks from: the chosen survivor, else the first living one. */
const stand = (s: DisplayState): Survivor | undefined => chosenSurvivor(s) ?? s.view.survivors.find(isInPlay)

const isSame = (a: Spot, b: Spot): boolean => a.at.x === b.at.x && a.at.y === b.at.y

/** ", 12 cm at 3 o'clock, one level up". */
function away(s: DisplayState, to: Spot, far: number): string {
  const from = stand(s)
  if (!from || isSame(from, to)) return ''
  const up = to.level - from.level
  const level =
    up === 0 ? '' : `, ${count(Math.abs(up))} ${Math.abs(up) === 1 ? 'level' : 'levels'} ${up > 0 ? 'up' : 'down'}`
  return far <= 0 ? `, in contact${level}` : `, ${lengthWords(far)} at ${clockHour(from.at, to.at)}${level}`
}

const straight = (a: Spot, b: Spot): number => Math.hypot(a.at.x - b.at.x, a.at.y - b.at.y)

/** From base to base. */
function gapTo(s: DisplayState, one: Survivor | SeenZed): number {
  const from = stand(s)
  const look = lookOf(s)
  return from ? look.gap(look.figure(from), look.figure(one)) : 0
}

const toPlace = (s: DisplayState, to: Spot): string => {
  const from = stand(s)
  return away(s, to, from ? straight(from, to) : 0)
}

const where = (s: DisplayState, spot: Spot): string =>
  `at ${pointName(spot.at)}, ${whereWords(groundFor(s.options), spot)}`

const noteNodes = (id: string, notes: readonly Note[]): WordNode[] =>
  notes.map(({ value, words }, i) => ({ id: `${id} ${i}`, text: capital(`${value} ${words}`.trim()) }))

function survivorNode(s: DisplayState, one: Survivor): WordNode {
  const look = lookOf(s)
  const name = survivorName(one.n)
  const isHere = isInPlay(one)
  const guns = [one.main, one.pistol].flatMap((gun) =>
    gun && gun.rounds > 0 ? [`${weaponTitle(gun.kind)} with ${gun.rounds}`] : [],
  )
  const carries = carriedWords(one)
  return {
    id: name,
    text: `${calledBy(one.who)}, ${roleWords(one)}${isHere ? `, ${where(s, one)}` : ''}${isHere ? away(s, one, gapTo(s, one)) : ''}, ${stateWords(look, one) || 'unhurt'}${s.selection.figure === name ? ', chosen' : ''}`,
    children: [
      { id: `${name} arms`, text: guns.length === 0 ? 'No loaded gun.' : `${capital(listed(guns))}.` },
      {
        id: `${name} carries`,
        text: `${carries.length === 0 ? 'Carries nothing else' : `Carries ${listed(carries)}`}, ${count(freePlaces(one))} of eight places free.`,
      },
      ...(isHere && one.seat === null ? [{ id: `${name} will`, text: `${capital(intentWords(look, one))}.` }] : []),
    ],
    ...(isHere ? { act: { figure: name } } : {}),
  }
}

function zedFacts(s: DisplayState, z: SeenZed): string {
  const from = stand(s)
  return [
    `${capital(zedTitle(s.view, z.n))} ${where(s, z)}`,
    z.down ? 'down' : z.posture === 'standing' ? '' : z.posture,
    z.burning > 0 ? 'burning' : '',
    z.hits > 0 ? `${count(z.hits)} hits taken` : '',
    from ? (lookOf(s).sees(from, z) ? 'in sight' : 'out of sight') : '',
  ]
    .filter(Boolean)
    .join(', ')
}

const beyond = (far: number): string => (far > 0 ? `, beyond ${lengthWords(far)}` : '')

/** So many are told one by one. */
const NEAR = 20

function zedsNode(s: DisplayState): WordNode {
  const sorted = [...s.view.zeds].sort((a, b) => gapTo(s, a) - gapTo(s, b) || a.n - b.n)
  const node = (z: SeenZed): WordNode => ({
    id: zedName(z.n),
    text: `${zedFacts(s, z)}${away(s, z, gapTo(s, z))}: ${whyNotes(s, z)
      .map(({ words }) => words)
      .join(', ')}`,
    act: { place: zedName(z.n) },
  })
  const rest = sorted.slice(NEAR)
  const more = (): WordNode => ({
    id: 'zeds rest',
    text: `${capital(count(rest.length))} more${beyond(gapTo(s, sure(rest[0])))}`,
  })
  return {
    id: 'zeds',
    text: `Zeds: ${sorted.length === 0 ? 'none' : count(sorted.length)} on the table`,
    children: [...sorted.slice(0, NEAR).map(node), ...(rest.length > 0 ? [more()] : [])],
  }
}

const STATES = { open: 'open', closed: 'closed', destroyed: 'broken' } as const

/** Doors that matter here and now: the others are as they were. */
function doorNodes(s: DisplayState): WordNode[] {
  const ground = groundFor(s.options)
  return ground.map.openings.map(({ id, kind }) => {
    const now = s.view.openings[id]?.state ?? 'closed'
    return { id, text: `${capital(openingTitle(ground, id))}, ${kind}, ${STATES[now]}`, act: { place: id } }
  })
}

function placesNode(s: DisplayState): WordNode {
  const ground = groundFor(s.options)
  const { map } = ground
  const { view } = s
  const lairs = map.lairs.map((one) => ({
    id: one.id,
    text: `${capital(lairTitle(ground, one.id))}${toPlace(s, one)}`,
    act: { place: one.id },
  }))
  const caches = map.caches.map((one) => ({
    id: one.id,
    text: `${capital(cacheTitle(ground, one.id))}, ${view.searched.includes(one.id) ? 'searched' : `not searched, ${one.deck}`}${toPlace(s, one)}`,
    act: { place: one.id },
  }))
  const piles = view.piles.map((one) => ({
    id: one.id,
    text: `${capital([...one.weapons.map(({ kind }) => weaponTitle(kind)), itemsWords(one.items)].filter(Boolean).join(', '))}, on the ground ${where(s, one)}${toPlace(s, one)}`,
    act: { place: one.id },
  }))
  const ladders = map.climbs.map((one) => ({
    id: one.id,
    text: `${capital(climbTitle(ground, one.id))}${toPlace(s, one.foot)}`,
    act: { place: one.id },
  }))
  const alarms = view.alarms.flatMap(({ id, state }) =>
    state === 'none' ? [] : [{ id, text: `${capital(vehicleTitle(ground, id))}, alarm ${state}`, act: { place: id } }],
  )
  const group = (id: string, text: string, children: readonly WordNode[]): WordNode[] =>
    children.length === 0 ? [] : [{ id, text: `${text}: ${count(children.length)}`, children }]
  return {
    id: 'places',
    text: `Places: ${lengthWords(map.width)} by ${lengthWords(map.depth)}`,
    children: [
      ...group('piles', 'On the ground', piles),
      ...group('caches', 'Caches', caches),
      ...group('doors', 'Doors and windows', doorNodes(s)),
      ...group('ladders', 'Ladders and stairs', ladders),
      ...group('lairs', 'Lairs', lairs),
      ...group('alarms', 'Cars with an alarm', alarms),
    ],
  }
}

const DONE = { met: ', met', now: ', true now', open: '' } as const

function taskNode(s: DisplayState): WordNode {
  const look = lookOf(s)
  const { title, description } = look.book.scenario
  return {
    id: 'task',
    text: `Task: ${title}. ${[...clockWords(look), description].join(' ')}`,
    children: tasksOf(look).map(({ words, standing }, i) => ({ id: `task ${i}`, text: `${words}${DONE[standing]}` })),
  }
}

/** rs.secrecy.20 Only once the game is over. */
function debriefNodes(s: DisplayState): WordNode[] {
  const secrets = debriefNotes(lookOf(s).book, s.view)
  return secrets.length === 0
    ? []
    : [{ id: 'debrief', text: 'Debrief: what was hidden', children: noteNodes('secret', secrets) }]
}

export function tree(s: DisplayState): readonly WordNode[] {
  const { view } = s
  const look = lookOf(s)
  const met = view.survivors.filter(({ status }) => status !== 'hidden')
  return [
    { id: 'now', text: `${view.turn === 0 ? 'Set-up.' : `Turn ${view.turn}, step ${view.step}.`} ${question(s)}` },
    {
      id: 'survivors',
      text: `Survivors: ${count(met.filter(isInPlay).length)} on the table`,
      children: met.map((one) => survivorNode(s, one)),
    },
    zedsNode(s),
    { id: 'threats', text: 'What they do, and what is heard', children: noteNodes('threat', threatNotes(look)) },
    { id: 'known', text: 'What is known of the lairs', children: noteNodes('lair', lairNotes(look)) },
    taskNode(s),
    ...debriefNodes(s),
    placesNode(s),
    choicesNode(planOf(s)),
  ]
}
