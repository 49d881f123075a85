/** What the advanced rules bring about: skills, minds, finds, vehicles. */
import { ARCHETYPES, type Event, SKILLS, TRAITS, type View } from '@shamble/dead-walk/page'
import type { XY } from '@shamble/table'
import { lengthWords } from '../../../board/measured/units.ts'
import type { DieShown } from '../../../table/face.ts'
import { cited, type Line, line, mono, name, type Word } from '../../../words/phrases.ts'
import { count, listed, plural } from '../../../words/plain.ts'
import { humanName, nameOf, placeOfFigure } from '../read.ts'
import {
  at,
  By,
  by,
  compass,
  type EventOf,
  gun,
  left,
  oneDie,
  partsOf,
  placeWord,
  plainDie,
  rollOf,
  sumText,
  thingWords,
  vehicleWord,
  who,
} from './lines.ts'
import { FINDS } from './parts.ts'
import { MUST, SKILL_DOES, TRAIT_DIE, TRAIT_DOES } from './minds.ts'

const act = (icon: string, { clause, human }: { clause: string; human: number }, words: readonly Word[]): Line =>
  line('rule', icon, cited(words, clause), [humanName(human)])

/** "the pickup". */
const the = (vehicle: string): Word[] => ['the ', vehicleWord(vehicle)]
const The = (vehicle: string): Word[] => ['The ', vehicleWord(vehicle)]

const seatOf = (view: View, human: number): string => view.humans[human - 1]?.seat ?? ''

const calledBy = (view: View, human: number): string => nameOf(view, humanName(human))

function skillLine(event: EventOf<'skill used'>, view: View): Line {
  const { human, skill, faces = [], clause } = event
  const { title } = SKILLS[skill]
  const told = act('skill', event, [
    who(human),
    ` uses ${title}`,
    ...(event.for === undefined ? [] : [' for ', who(event.for)]),
    `: ${SKILL_DOES[skill]}`,
    ...(faces.length > 0 && skill !== 'lucky' ? [', ', mono(faces.join(', ')), ' taken back'] : []),
    '.',
  ])
  if (faces.length === 0) return told
  return {
    ...told,
    roll: rollOf(
      `${calledBy(view, human)}, ${title}`,
      faces.map((face) => plainDie(face, skill === 'lucky' ? 'changed' : 'taken back')),
      clause,
      { verdict: SKILL_DOES[skill], seat: seatOf(view, human) },
    ),
  }
}

function traitLine(event: EventOf<'trait tested'>, view: View): Line {
  const { human, trait, face, works, clause } = event
  const { title } = TRAITS[trait]
  const [yes, no] = TRAIT_DIE[trait] ?? ['gives in', 'holds']
  const isSlowed = works && (trait === 'indecisive' || trait === 'thick')
  const words = [who(human), `, ${title}: `, mono(String(face)), `, ${works ? yes : no}`]
  return oneDie(
    act(works ? 'mind' : 'dice', event, [...words, ...(isSlowed ? left(event.left) : []), '.']),
    `${title} of ${calledBy(view, human)}`,
    face,
    works ? yes : no,
    clause,
    works ? 'bad' : 'plain',
  )
}

function traumaLine(event: EventOf<'trauma'>): Line {
  const { human, points } = event
  const isBroken = event.clause === 'dw.trauma.3'
  return act('mind', event, [
    who(human),
    isBroken ? ' has had too much: ' : ' will not forget this: ',
    mono(String(points)),
    ` trauma ${plural(points, 'point')}`,
    isBroken ? ', and the mind gives way.' : '.',
  ])
}

function psychosisLine(event: EventOf<'psychosis'>, view: View): Line {
  const { human, psychosis, faces, clause } = event
  const { title } = TRAITS[psychosis]
  const told = act('mind', event, [
    who(human),
    ' has a psychosis, ',
    name(title),
    ...(faces === null ? [] : [' (', mono(faces.join('+')), ')']),
    `: ${TRAIT_DOES[psychosis]}.`,
  ])
  if (faces === null) return told
  const roll = rollOf(
    `Psychosis of ${calledBy(view, human)}`,
    faces.map((face) => plainDie(face, '')),
    clause,
    { verdict: title, seat: seatOf(view, human) },
  )
  return { ...told, roll }
}

function compelledLine(event: EventOf<'compelled'>): Line {
  const { human, figure } = event
  const [whom, alone] = MUST[event.by] ?? ['must attack ', 'must act']
  const deed: Word[] = figure === null ? [` ${alone}`] : [` ${whom}`, by(figure)]
  return act('mind', event, [who(human), ...deed, ` first: ${TRAITS[event.by].title}.`])
}

function findLine(event: EventOf<'find rolled'>, view: View): Line {
  const { human, face, modifiers, find, clause } = event
  return {
    ...act('find', event, [who(human), ` finds ${FINDS[find]}: `, mono(sumText(face, modifiers)), '.']),
    roll: rollOf(`What ${calledBy(view, human)} finds`, [plainDie(face, FINDS[find])], clause, {
      parts: partsOf(modifiers),
      verdict: FINDS[find],
      seat: seatOf(view, human),
    }),
  }
}

/** The tables of weapons are for dice of twenty. */
function foundLine(event: EventOf<'found'>, view: View): Line {
  const { human, faces, quantity, things, clause } = event
  const sides = clause === 'dw.search.14' ? 6 : 20
  const many = quantity.reduce((sum, face) => sum + face, 0)
  const isCounted = things.some((thing) => 'ammunition' in thing)
  const told = things.length === 0 ? 'nothing of use' : listed(things.map(thingWords))
  const what = many > 0 && !isCounted ? `${told}, ${count(many)} of them` : told
  const dice: DieShown[] = [
    ...faces.map((face) => plainDie(face, '', 'plain', sides)),
    ...quantity.map((face) => plainDie(face, 'how much')),
  ]
  const whose: Word[] = clause === 'dw.search.12' ? [who(human), ` has ${what} (`] : [`It is: ${what} (`]
  return {
    ...act('take', event, [...whose, mono(faces.join('+')), ').']),
    roll: rollOf('The find', dice, clause, { verdict: dice.length > 2 ? '' : what, seat: seatOf(view, human) }),
  }
}

function survivorLine(event: EventOf<'survivor found'>, view: View): Line {
  const { human, faces, archetype, sex, survivor, clause } = event
  const kind = { military: 'a soldier', law: sex === 'f' ? 'a policewoman' : 'a policeman', civilian: 'a civilian' }[
    archetype
  ]
  const words: Word[] =
    survivor === null
      ? [who(human), ` hears ${kind}, but there is no room for anybody.`]
      : [who(human), ' finds ', who(survivor), `, ${kind}, who comes along.`]
  return {
    ...line('rule', 'human', cited(words, clause), [humanName(survivor ?? human)]),
    roll: rollOf(
      'Who is found',
      faces.map((face) => plainDie(face, '')),
      clause,
      { verdict: ARCHETYPES[archetype].title, seat: seatOf(view, human) },
    ),
  }
}

function startLine(event: EventOf<'start tried'>, view: View): Line {
  const { human, vehicle, keys, face, started, clause } = event
  const words: Word[] = [
    who(human),
    keys ? ' turns the key of ' : ' hotwires ',
    ...the(vehicle),
    ...(face === null ? [] : [': ', mono(String(face))]),
    started ? ', the engine runs' : ', it does not start',
    ...left(event.left),
    '.',
  ]
  return oneDie(
    act('keys', event, words),
    `${calledBy(view, human)} starts an engine`,
    face,
    started ? 'starts' : 'does not start',
    clause,
    started ? 'good' : 'bad',
  )
}

const lengthOf = (path: readonly XY[]): number =>
  path.slice(1).reduce((sum, p, i) => sum + Math.hypot(p.x - (path[i] as XY).x, p.y - (path[i] as XY).y), 0)

function droveLine(event: EventOf<'drove'>): Line {
  const { human, vehicle, path, heading, speed } = event
  const far = Math.round(lengthOf(path) / 10) * 10
  const pace: Word[] = speed === 0 ? [', and stands.'] : [', at ', mono(`${lengthWords(speed)} a turn`), '.']
  const way: Word[] = far === 0 ? [' nowhere'] : [' ', mono(lengthWords(far)), `, to face ${compass(heading)}`]
  const words: Word[] = [
    ...(human === null ? [...The(vehicle), ' rolls on'] : [who(human), ' drives ', ...the(vehicle)]),
    ...way,
    ...pace,
  ]
  return line('move', 'wheel', cited(words, event.clause), [vehicle])
}

const RAMMED = { stalls: 'the engine stalls', thrown: 'they are thrown aside', killed: 'whoever is hit is killed' }

function rammedLine(event: EventOf<'rammed'>): Line {
  const { vehicle, face, result, first, clause } = event
  const words: Word[] = [...The(vehicle), ' rams ', by(first), ': ', mono(String(face)), `, ${RAMMED[result]}.`]
  return oneDie(
    line('fight', 'car', cited(words, clause), [vehicle, placeOfFigure(first)]),
    'Ramming',
    face,
    RAMMED[result],
    clause,
    result === 'stalls' ? 'bad' : result === 'killed' ? 'good' : 'plain',
  )
}

function turnLine(event: EventOf<'turn rolled'>): Line {
  const { vehicle, face, skids, clause } = event
  const words: Word[] = [
    ...The(vehicle),
    ' takes a bend at speed: ',
    mono(String(face)),
    skids === null ? ', it holds.' : `, it skids to the ${skids}.`,
  ]
  return oneDie(
    line('dice', 'dice', cited(words, clause), [vehicle]),
    'A bend at speed',
    face,
    skids === null ? 'holds' : `skids to the ${skids}`,
    clause,
    skids === null ? 'plain' : 'bad',
  )
}

function skidLine(event: EventOf<'skidded'>): Line {
  const { vehicle, side, faces, clause } = event
  const far = faces.reduce((sum, face) => sum + face, 0)
  const words: Word[] = [...The(vehicle), ' skids ', mono(`${faces.join('+')} = ${far} cm`), ` to the ${side}.`]
  return {
    ...line('move', 'warn', cited(words, clause), [vehicle]),
    roll: rollOf(
      'How far it skids',
      faces.map((face) => plainDie(face, '')),
      clause,
      { verdict: `${far} cm to the ${side}` },
    ),
  }
}

function aidLine(event: EventOf<'aided'>, view: View): Line {
  const { human, patient, face, wounds, clause } = event
  const words: Word[] = [
    who(human),
    ...(patient === human ? [' treats the own wounds'] : [' gives first aid to ', who(patient)]),
    ': ',
    mono(String(face)),
    event.by > 0
      ? `, ${count(event.by)} healed, ${wounds === 0 ? 'none' : count(wounds)} left.`
      : ', it does not help.',
  ]
  return oneDie(
    act('cross', event, words),
    `First aid by ${calledBy(view, human)}`,
    face,
    event.by > 0 ? 'healed' : 'nothing',
    clause,
    event.by > 0 ? 'good' : 'plain',
  )
}

function pocketsLine(event: EventOf<'pockets searched'>, view: View): Line {
  const { human, weapon, face, found, clause } = event
  const words: Word[] = [
    who(human),
    ` looks for a last magazine for the ${gun(weapon)}: `,
    mono(String(face)),
    found > 0 ? `, ${count(found)} ${plural(found, 'round')}.` : ', there is none.',
  ]
  return oneDie(
    act('mag', event, words),
    `Pockets of ${calledBy(view, human)}`,
    face,
    found > 0 ? `${found}` : 'nothing',
    clause,
    found > 0 ? 'good' : 'plain',
  )
}

/** Something that somebody does, and what he has left then. */
const deed = (
  icon: string,
  event: { readonly clause: string; readonly human: number; readonly left: number },
  ...words: readonly Word[]
): Line => act(icon, event, [who(event.human), ...words, ...left(event.left), '.'])

/** Something that becomes of a vehicle. */
const fateOf = (
  kind: Line['kind'],
  icon: string,
  event: { readonly clause: string; readonly vehicle: string },
  ...words: readonly Word[]
): Line => line(kind, icon, cited([...The(event.vehicle), ...words], event.clause), [event.vehicle])

/** "Stern, Lind and Moss". */
const people = (numbers: readonly number[]): Word[] =>
  numbers.flatMap((n, i): Word[] => [...(i === 0 ? [] : [i === numbers.length - 1 ? ' and ' : ', ']), who(n)])

/** A line for an event of the advanced rules; null for all others. */
export function advancedLine(event: Event, view: View): Line | null {
  switch (event.e) {
    case 'aided':
      return aidLine(event, view)
    case 'skill used':
      return skillLine(event, view)
    case 'pockets searched':
      return pocketsLine(event, view)
    case 'searched':
      return deed('find', event, ' searches ', placeWord(event.place))
    case 'find rolled':
      return findLine(event, view)
    case 'found':
      return foundLine(event, view)
    case 'survivor found':
      return survivorLine(event, view)
    case 'antiseptic used':
      return deed('cross', event, ' uses antiseptic: ', who(event.corpse), ' will not rise')
    case 'radio switched':
      return deed('ear', event, ` switches the radio ${event.on ? 'on: it is heard every turn' : 'off'}`)
    case 'got in': {
      const where = event.drives ? ", in the driver's place" : ', as a passenger'
      return deed('car', event, ' gets into ', ...the(event.vehicle), where)
    }
    case 'got out':
      return deed('out', event, ' gets out of ', ...the(event.vehicle), ' at ', at(event.at))
    case 'start tried':
      return startLine(event, view)
    case 'vehicle refuelled':
      return deed('can', event, ' fills the tank of ', ...the(event.vehicle))
    case 'battery changed':
      return deed('battery', event, ' fits a new battery into ', ...the(event.vehicle))
    case 'drove':
      return droveLine(event)
    case 'turn rolled':
      return turnLine(event)
    case 'skidded':
      return skidLine(event)
    case 'rammed':
      return rammedLine(event)
    case 'thrown aside': {
      const words = [By(event.figure), ' is thrown aside to ', at(event.at), '.']
      return line('fight', 'down', cited(words, event.clause), [placeOfFigure(event.figure)])
    }
    case 'crashed':
      return fateOf('fight', 'warn', event, ' crashes into ', placeWord(event.into), ' and is a wreck.')
    case 'vehicle stopped':
      return fateOf('move', 'pause', event, ' stops at the edge.')
    case 'vehicle left':
      return event.aboard.length === 0
        ? fateOf('rule', 'out', event, ' rolls off the table with nobody in it.')
        : fateOf('rule', 'out', event, ' leaves the table with ', ...people(event.aboard), '.')
    case 'vehicle broken':
      return fateOf('fight', 'warn', event, ' is broken open.')
    case 'trait tested':
      return traitLine(event, view)
    case 'trauma':
      return traumaLine(event)
    case 'psychosis':
      return psychosisLine(event, view)
    case 'compelled':
      return compelledLine(event)
    case 'fires wild': {
      const words = [who(event.human), ' fires at ', by(event.target), ' instead.']
      const about = [humanName(event.human), placeOfFigure(event.target)]
      return line('fight', 'warn', cited(words, event.clause), about)
    }
    default:
      return null
  }
}
