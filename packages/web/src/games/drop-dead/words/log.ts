/** What happened, one sentence an event, names first; what belongs together in one line. */
import { CARDS, type Event, type Harm, SURVIVORS, type SurvivorId, type View } from '@shamble/drop-dead/page'
import type { DieShown, LogLine, RollShown } from '../../../table/face.ts'
import {
  at,
  capitalised,
  cited,
  figures,
  type Line,
  line,
  mono,
  name,
  runFrom,
  type Told,
  toldLines,
  type Word,
  Zombie,
  zombie,
} from '../../../words/phrases.ts'
import { capital, count, listed, plural, signed } from '../../../words/plain.ts'
import { cellName, xyName, zombieName } from '../place.ts'
import { cardTitle, nameOf, seatOfSurvivor, tileTitle } from '../read.ts'
import { modifierWords } from './parts.ts'

type EventOf<E extends Event['e']> = Extract<Event, { e: E }>

const who = (view: View, id: SurvivorId): Word => ({ figure: seatOfSurvivor(view, id) })
const seatWord = (view: View, seat: string): Word =>
  seat === view.patientZero ? name('Patient Zero') : { figure: seat }

const PHASES = { setup: 'set-up', survivors: 'survivors', zombies: 'zombies' } as const

const HARM: Readonly<Record<Harm, string>> = {
  zombie: 'a zombie',
  tripwire: 'a tripwire',
  'bear trap': 'a bear trap',
  'nail bomb': 'a nail bomb',
  'toxic rain': 'toxic rain',
  'pipe bomb': 'a pipe bomb',
}

const MARKS: Readonly<Partial<Record<Event['e'], NonNullable<LogLine['mark']>>>> = {
  'tile placed': 'turned',
  'tile covered': 'turned',
  bitten: 'hurt',
  harmed: 'hurt',
  died: 'died',
  'part installed': 'goal',
  escaped: 'goal',
  'game over': 'goal',
}

const sum = (faces: readonly number[]): number => faces.reduce((total, face) => total + face, 0)

/** "7+5−2 = 10" */
const sumText = (faces: readonly number[], modifiers: readonly { readonly value: number }[], total: number): string => {
  const parts = modifiers.filter(({ value }) => value !== 0)
  if (faces.length === 1 && parts.length === 0) return String(faces[0])
  return `${faces.join('+')}${parts.map(({ value }) => signed(value)).join('')} = ${total}`
}

const dice = (
  sides: readonly number[],
  faces: readonly number[],
  last: Pick<DieShown, 'result' | 'mark'>,
): DieShown[] =>
  faces.map((face, i) => ({
    sides: sides[i] ?? sides[0] ?? 6,
    face,
    result: i === faces.length - 1 ? last.result : '',
    mark: i === faces.length - 1 ? last.mark : 'plain',
  }))

/** An attack: one target, or one die for each of two. */
function attackLine(events: readonly EventOf<'attacked'>[], view: View): Line {
  const [first] = events as readonly [EventOf<'attacked'>]
  const { survivor, clause } = first
  const { weapon } = SURVIVORS[survivor]
  const words: Word[] = [who(view, survivor), ' attacks ']
  const shown: DieShown[] = []
  const parts: RollShown['parts'][number][] = []
  events.forEach((event, i) => {
    const came = event.health === 0 ? 'killed' : event.damage === 0 ? 'no damage' : `${event.health} left`
    if (i > 0) words.push(', and ')
    words.push(zombie(event.zombie), ': ', mono(sumText(event.faces, event.modifiers, event.damage)), `, ${came}`)
    const sides = events.length > 1 ? weapon.dice.slice(i) : weapon.dice
    const result = event.health === 0 ? `kill ${event.zombie}` : `${event.damage} damage`
    shown.push(...dice(sides, event.faces, { result, mark: event.health === 0 ? 'good' : 'plain' }))
    for (const { clause: because, value } of event.modifiers)
      if (value !== 0) parts.push({ value: signed(value), words: modifierWords(because), clause: because })
  })
  const killed = events.filter((event) => event.health === 0).length
  const roll: RollShown = {
    title: `${nameOf(view, seatOfSurvivor(view, survivor))}, ${weapon.title}`,
    dice: shown,
    clause,
    parts,
    verdict: killed > 0 ? (killed > 1 ? 'Both killed' : 'Killed') : `${sum(events.map((e) => e.damage))} damage`,
    seat: seatOfSurvivor(view, survivor),
  }
  const about = [seatOfSurvivor(view, survivor), ...events.map((event) => zombieName(event.zombie))]
  const told = { ...line('fight', 'target', cited([...words, '.'], clause), about), roll }
  return killed > 0 ? { ...told, mark: 'killed' } : told
}

function bittenLine(event: EventOf<'bitten'>, view: View): Line {
  const words: Word[] = [
    Zombie(event.zombie),
    ' bites ',
    who(view, event.survivor),
    ': ',
    mono(sumText(event.faces, [], event.damage)),
    ', ',
    mono(String(event.health)),
    ' health left.',
  ]
  const seat = seatOfSurvivor(view, event.survivor)
  return {
    ...line('fight', 'bite', cited(words, event.clause), [seat, zombieName(event.zombie)]),
    roll: {
      title: `Zombie ${event.zombie} bites ${nameOf(view, seat)}`,
      dice: dice([10], event.faces, { result: `−${event.damage}`, mark: 'bad' }),
      clause: event.clause,
      parts: [],
      verdict: event.health === 0 ? 'Dead' : `${event.health} left`,
      seat,
    },
  }
}

function harmedLine(event: EventOf<'harmed'>, view: View): Line {
  const seat = seatOfSurvivor(view, event.survivor)
  const rolled = event.faces.length > 0
  const words: Word[] = [
    who(view, event.survivor),
    ` loses `,
    mono(String(event.damage)),
    ` health by ${HARM[event.from]}, `,
    mono(String(event.health)),
    ' left.',
  ]
  const told = line('fight', 'warn', cited(words, event.clause), [seat])
  if (!rolled) return told
  return {
    ...told,
    roll: {
      title: `${capital(HARM[event.from])}: ${nameOf(view, seat)}`,
      dice: dice([6], event.faces, { result: `−${event.damage}`, mark: 'bad' }),
      clause: event.clause,
      parts: [],
      verdict: event.health === 0 ? 'Dead' : `${event.health} left`,
      seat,
    },
  }
}

function blastLine(event: EventOf<'blast'>): Line {
  const bomb = event.by === 'pipe bomb'
  const words: Word[] = [
    `The ${event.by} goes off: `,
    mono(sumText(event.faces, [], event.damage)),
    ' to everything there.',
  ]
  return {
    ...line('fight', 'bomb', cited(words, event.clause), [cellName(event.tile)]),
    roll: {
      title: bomb ? 'Pipe bomb' : 'Nail bomb',
      dice: dice([bomb ? 12 : 6], event.faces, { result: `${event.damage} damage`, mark: 'plain' }),
      clause: event.clause,
      parts: bomb ? [{ value: '½', words: 'for survivors', clause: 'dd.items.9' }] : [],
      verdict: `${event.damage} damage`,
      seat: '',
    },
  }
}

const ENTERED = { 'dd.spawn.1': 'comes out at ', 'dd.undead.8': 'comes at ' } as const

function placedLine(events: readonly EventOf<'zombie placed'>[]): Line {
  const [first] = events as readonly [EventOf<'zombie placed'>]
  const ids = events.map((event) => event.zombie)
  const faces = events.flatMap((event) => event.faces)
  const verb = ENTERED[first.clause as keyof typeof ENTERED] ?? 'appears at '
  const words: Word[] =
    ids.length === 1
      ? [Zombie(first.zombie), ` ${verb}`, at(first.at), '.']
      : [...capitalised(figures(ids)), first.clause === 'dd.spawn.1' ? ' come out of spawners.' : ' appear.']
  const told = line('rule', 'dead', cited(words, first.clause), ids.map(zombieName))
  if (faces.length === 0) return told
  return {
    ...told,
    roll: {
      title: ids.length === 1 ? `Where zombie ${first.zombie} comes` : 'Where they come',
      dice: events.flatMap((event) => dice([8], event.faces, { result: `zombie ${event.zombie}`, mark: 'plain' })),
      clause: 'dd.placement.1',
      parts: [],
      verdict: '',
      seat: '',
    },
  }
}

const COMPASS = ['north', 'north-east', 'east', 'south-east', 'south', 'south-west', 'west', 'north-west']

function directionLine(events: readonly EventOf<'direction rolled'>[]): Line {
  const last = events[events.length - 1] as EventOf<'direction rolled'>
  const again = events.length > 1 ? `, after ${count(events.length - 1)} that led nowhere` : ''
  const words: Word[] = [
    Zombie(last.zombie),
    ' turns ',
    COMPASS[last.heading - 1] ?? '',
    ': ',
    mono(events.map((event) => event.face).join(', ')),
    `${again}.`,
  ]
  return {
    ...line('dice', 'dice', cited(words, last.clause), [zombieName(last.zombie)]),
    roll: {
      title: `Direction of zombie ${last.zombie}`,
      dice: events.map((event) => ({
        sides: 8,
        face: event.face,
        result: event.possible ? (COMPASS[event.heading - 1] ?? '') : 'again',
        mark: 'plain' as const,
      })),
      clause: last.clause,
      parts: [],
      verdict: '',
      seat: '',
    },
  }
}

function cardLine(event: EventOf<'card drawn'>, view: View): Line {
  const card = CARDS[event.card]
  const words: Word[] = [who(view, event.survivor), ' draws ', name(card.title), `. ${card.says}`]
  return line('rule', 'card', cited(words, event.clause), [seatOfSurvivor(view, event.survivor)])
}

/** One event; `after` is what was told after it. Null for what another line says. */
function tellOne(event: Event, view: View): Line | null {
  const told = wordsFor(event, view)
  const mark = MARKS[event.e]
  return told && mark ? { ...told, mark } : told
}

const names = (view: View, ids: readonly SurvivorId[]): Word[] =>
  ids.flatMap((id, i): Word[] => [...(i === 0 ? [] : [i === ids.length - 1 ? ' and ' : ', ']), who(view, id)])

const NO_ROOM = {
  'start tile': 'no zombie comes onto a start tile',
  'full tile': 'the tile is full of zombies',
  'no figure': 'all zombies are on the map',
  'no unit': 'no unit is free',
} as const

const PART_ENDS = { summon: 'summoning', move: 'moving', attack: 'striking' } as const

function wordsFor(event: Event, view: View): Line | null {
  const by = (id: SurvivorId): Word => who(view, id)
  const seatOf = (id: SurvivorId): string => seatOfSurvivor(view, id)
  const rule = (icon: string, words: readonly Word[], about: readonly string[] = []): Line =>
    line('rule', icon, cited(words, event.clause), about)
  switch (event.e) {
    case 'set up':
      return rule('map', [
        `${capital(count(event.tiles))} tiles and ${count(event.cards)} cards are shuffled. The van needs ${count(event.parts)} ${plural(event.parts, 'part')}.`,
      ])
    case 'dealt':
      return rule('human', [name(SURVIVORS[event.survivor].title), ` ${SURVIVORS[event.survivor].byname} is dealt.`])
    case 'turn order':
      return rule('clock', ['The order is ', ...names(view, event.survivors), '.'])
    case 'placed':
      return line('move', 'flag', cited([by(event.survivor), ' sets out at ', at(event.at), '.'], event.clause), [
        seatOf(event.survivor),
      ])
    case 'cycle began':
      return null
    case 'phase began':
      return {
        ...line('phase', 'clock', []),
        heading: event.phase === 'setup' ? 'Set-up' : `Cycle ${event.cycle}, ${PHASES[event.phase]}`,
      }
    case 'turn began':
      return line(
        'phase',
        'human',
        cited(
          [by(event.survivor), ' has ', mono(String(event.allowance)), ` ${plural(event.allowance, 'unit')} to walk.`],
          event.clause,
        ),
        [seatOf(event.survivor)],
      )
    case 'stepped':
      return line(
        'move',
        'steps',
        cited([by(event.survivor), event.free ? ' enters at ' : ' walks to ', at(event.onto), '.'], event.clause),
        [seatOf(event.survivor)],
      )
    case 'walk cut short':
      return line('move', 'x', cited([by(event.survivor), ' gets no farther than ', at(event.at), '.'], event.clause), [
        seatOf(event.survivor),
      ])
    case 'stopped':
      return rule('x', [by(event.survivor), ' must stop here.'], [seatOf(event.survivor)])
    case 'tile drawn':
      return rule(
        'explore',
        [
          by(event.survivor),
          ' draws ',
          name(tileTitle(event.tile)),
          `; ${count(event.left)} ${plural(event.left, 'tile')} left.`,
        ],
        [seatOf(event.survivor)],
      )
    case 'tile placed':
      return rule('map', [name(tileTitle(event.tile)), ' is laid.'], [cellName(event.cell)])
    case 'tile covered':
      return rule(
        'cover',
        [name(tileTitle(event.tile)), ` is laid over ${tileTitle(event.covered)}.`],
        [cellName(event.cell)],
      )
    case 'tile put under':
      return rule('cover', [name(tileTitle(event.tile)), ' fits nowhere and goes under the stack.'])
    case 'deck reshuffled':
      return rule('card', [`${capital(count(event.cards))} discarded cards are shuffled into a new deck.`])
    case 'no card left':
      return rule('card', ['There is no card left for ', by(event.survivor), '.'])
    case 'card drawn':
      return cardLine(event, view)
    case 'item kept':
      return null
    case 'item used':
      return rule(
        'card',
        [
          by(event.survivor),
          ` uses ${cardTitle(event.card).toLowerCase()}`,
          ...(event.on && event.on !== event.survivor ? [' on ', by(event.on)] : []),
          '.',
        ],
        [seatOf(event.survivor)],
      )
    case 'item given':
      return rule('give', [
        by(event.survivor),
        ` gives ${cardTitle(event.card).toLowerCase()} to `,
        by(event.receiver),
        '.',
      ])
    case 'items discarded':
      return rule('card', [
        by(event.survivor),
        ` leaves ${listed(event.cards.map((id) => cardTitle(id).toLowerCase()))} behind.`,
      ])
    case 'healed':
      return rule(
        'cross',
        [by(event.survivor), ' has ', mono(`+${event.by}`), ' health: ', mono(String(event.health)), '.'],
        [seatOf(event.survivor)],
      )
    case 'part found':
      return rule(
        'part',
        event.carried
          ? [by(event.survivor), ' carries a car part.']
          : [by(event.survivor), ' lays a second car part down at ', at(event.at), '.'],
        [seatOf(event.survivor), xyName(event.at)],
      )
    case 'part picked up':
      return rule('part', [by(event.survivor), ' picks up the part at ', at(event.at), '.'], [seatOf(event.survivor)])
    case 'part dropped':
      return rule('part', [by(event.survivor), ' leaves the part at ', at(event.at), '.'], [xyName(event.at)])
    case 'part given':
      return rule(
        'part',
        [by(event.survivor), ' gives the part to ', by(event.receiver), '.'],
        [seatOf(event.survivor), seatOf(event.receiver)],
      )
    case 'part installed':
      return rule(
        'part',
        [by(event.survivor), ' installs a part: ', mono(`${event.installed} of ${event.required}`), '.'],
        [seatOf(event.survivor)],
      )
    case 'attacked':
      return attackLine([event], view)
    case 'blast':
      return blastLine(event)
    case 'zombie hurt':
      return line(
        'fight',
        'dead',
        cited(
          [
            Zombie(event.zombie),
            ' loses ',
            mono(String(event.damage)),
            event.health === 0 ? '.' : `, ${event.health} left.`,
          ],
          event.clause,
        ),
        [zombieName(event.zombie)],
      )
    case 'zombie killed':
      return { ...line('fight', 'dead', cited([Zombie(event.zombie), ' is killed.'], event.clause)), mark: 'killed' }
    case 'zombie placed':
      return placedLine([event])
    case 'zombies lost':
      return rule('dead', [
        `${capital(count(event.zombies))} ${plural(event.zombies, 'zombie is', 'zombies are')} lost: ${NO_ROOM[event.because]}.`,
      ])
    case 'zombie stepped':
      return line(
        'move',
        'steps',
        cited([Zombie(event.zombie), ` ${GAITS[event.clause] ?? 'walk'}s to `, at(event.onto), '.'], event.clause),
        [zombieName(event.zombie)],
      )
    case 'direction rolled':
      return directionLine([event])
    case 'zombie waits':
      return line('move', 'dead', cited([Zombie(event.zombie), ' stays where it is.'], event.clause), [
        zombieName(event.zombie),
      ])
    case 'bitten':
      return bittenLine(event, view)
    case 'harmed':
      return harmedLine(event, view)
    case 'fog':
      return rule('fog', [
        'Fog: nobody sees farther than three units until the end of cycle ',
        mono(String(event.until)),
        '.',
      ])
    case 'fog lifted':
      return rule('fog', ['The fog lifts.'])
    case 'nothing happens':
      return rule('clock', ['Nothing happens.'])
    case 'trapped':
      return rule('warn', [by(event.survivor), ' will walk two units less next turn.'], [seatOf(event.survivor)])
    case 'died':
      return line('fight', 'skull', cited([by(event.survivor), ' is dead.'], event.clause), [
        seatOf(event.survivor),
        xyName(event.at),
      ])
    case 'rose':
      return rule('dead', [by(event.survivor), ' rises as ', zombie(event.zombie), '.'], [zombieName(event.zombie)])
    case 'did not rise':
      return rule('dead', [by(event.survivor), ` does not rise: ${NO_ROOM[event.because]}.`], [seatOf(event.survivor)])
    case 'undead':
      return rule('dead', [by(event.survivor), ' is undead now, and hunts the others.'], [event.seat])
    case 'turn ended':
      return null
    case 'undead turn began':
      return line('phase', 'dead', cited([seatWord(view, event.seat), ' commands the dead.'], event.clause))
    case 'undead part ended':
      return rule('dead', [seatWord(view, event.seat), ` is done ${PART_ENDS[event.part]}.`])
    case 'summoned':
      return rule(
        'summon',
        [seatWord(view, event.seat), ' summons ', zombie(event.zombie), '.'],
        [zombieName(event.zombie)],
      )
    case 'searched':
      return rule('find', [by(event.survivor), ' searches once more.'], [seatOf(event.survivor)])
    case 'escaped':
      return rule('van', [...names(view, event.survivors), ` ${plural(event.survivors.length, 'gets', 'get')} away.`])
    case 'left behind':
      return rule('van', [
        ...names(view, event.survivors),
        ` ${plural(event.survivors.length, 'is', 'are')} left behind.`,
      ])
    case 'seat handed over':
      return rule('bot', ['A bot goes on for ', seatWord(view, event.seat), '.'])
    case 'game over':
      return line('phase', 'flag', cited([winWords(view, event)], event.clause))
  }
}

function winWords(view: View, { winners, reason }: EventOf<'game over'>): string {
  if (winners.length === 0) return `${reason} Nobody wins.`
  const won = listed(winners.map((seat) => nameOf(view, seat)))
  return `${reason} ${won} ${plural(winners.length, 'wins', 'win')}.`
}

/** How the dead go, by the clause that moves them; those that are sent walk. */
const GAITS: Readonly<Record<string, string>> = {
  'dd.shamble.5': 'shamble',
  'dd.behaviour.9': 'hunt',
  'dd.behaviour.10': 'hunt',
}

/** One event by itself. */
export const log = (event: Event, view: View): LogLine | null => tellOne(event, view)

/** Events whose own line adds nothing next to the one that gathers them. */
const isSilent = ({ e }: Event): boolean => e === 'zombie killed' || e === 'item kept' || e === 'turn ended'

const inRun = <E extends Event['e']>(events: readonly Event[], from: number, to: number, e: E): EventOf<E>[] =>
  events.slice(from, to + 1).filter((event): event is EventOf<E> => event.e === e)

/** What is told together with the event at `i`. */
function gathered(events: readonly Event[], i: number, view: View): { line: Line; last: number } | null {
  const event = events[i] as Event
  if (event.e === 'stepped') {
    const last = runFrom(
      events,
      i,
      (e) => e.e === 'stepped' && e.survivor === event.survivor,
      () => false,
    )
    const steps = inRun(events, i, last, 'stepped')
    const end = steps[steps.length - 1] as EventOf<'stepped'>
    if (steps.length === 1) return null
    const words: Word[] = [who(view, event.survivor), ' walks ', mono(String(steps.length)), ', to ', at(end.onto), '.']
    return { line: line('move', 'steps', cited(words, event.clause), [seatOfSurvivor(view, event.survivor)]), last }
  }
  if (event.e === 'zombie stepped') {
    const last = runFrom(
      events,
      i,
      (e) => e.e === 'zombie stepped' && e.clause === event.clause,
      () => false,
    )
    const steps = inRun(events, i, last, 'zombie stepped')
    const ids = [...new Set(steps.map((one) => one.zombie))]
    const end = steps[steps.length - 1] as EventOf<'zombie stepped'>
    const verb = GAITS[event.clause] ?? 'walk'
    const words: Word[] =
      ids.length === 1
        ? [Zombie(event.zombie), ` ${verb}s to `, at(end.onto), '.']
        : ids.length <= 6
          ? [...capitalised(figures(ids)), ` ${verb}.`]
          : [`${capital(count(ids.length))} zombies ${verb}.`]
    return { line: line('move', 'steps', cited(words, event.clause), ids.map(zombieName)), last }
  }
  if (event.e === 'zombie placed') {
    const last = runFrom(
      events,
      i,
      (e) => e.e === 'zombie placed' && e.clause === event.clause,
      () => false,
    )
    return { line: placedLine(inRun(events, i, last, 'zombie placed')), last }
  }
  if (event.e === 'direction rolled') {
    const last = runFrom(
      events,
      i,
      (e) => e.e === 'direction rolled' && e.zombie === event.zombie,
      () => false,
    )
    return { line: directionLine(inRun(events, i, last, 'direction rolled')), last }
  }
  if (event.e === 'attacked') {
    const last = runFrom(events, i, (e) => e.e === 'attacked' && e.survivor === event.survivor, isSilent)
    return { line: attackLine(inRun(events, i, last, 'attacked'), view), last: skipKills(events, last) }
  }
  return null
}

/** The kills that an attack has told already. */
function skipKills(events: readonly Event[], from: number): number {
  let last = from
  while (events[last + 1]?.e === 'zombie killed') last++
  return last
}

export const lines = (events: readonly Event[], view: View): readonly Told[] =>
  toldLines(
    events,
    (from) => gathered(events, from, view),
    (event) => tellOne(event, view),
  )
