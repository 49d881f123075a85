/** What happened, one sentence an event, names first; what belongs together in one line. */
import { type Event, MARINES, type View } from '@shamble/evac/page'
import type { LogLine } from '../../../table/face.ts'
import { xyName } from '../place.ts'
import {
  at,
  figures,
  type Line,
  line,
  mono,
  name,
  type Word,
  Zombie,
  capitalised,
  cited,
  runFrom,
  type Told,
  toldLines,
} from '../../../words/phrases.ts'
import { type EventOf, sides, tileTitle, who } from './phrases.ts'
import { capital, count, listed, plural } from '../../../words/plain.ts'
import { anItem, weaponWord } from './plain.ts'
import {
  attackLine,
  burstEnd,
  doorRoll,
  doorsRolled,
  grenadeLine,
  healLine,
  searchLine,
  zombiesRolled,
} from './rolls.ts'

const things = (kinds: readonly EventOf<'swapped'>['give'][number][]): string => listed(kinds.map(anItem))

function swapWords(
  view: View,
  event: EventOf<'swapped'> | EventOf<'swap proposed'>,
  verbs: readonly [string, string],
): Word[] {
  const words: Word[] = [who(view, event.seat)]
  if (event.give.length > 0) words.push(` ${verbs[0]} ${things(event.give)} to `, who(view, event.with))
  if (event.give.length > 0 && event.get.length > 0) words.push(` and ${verbs[1]} ${things(event.get)}`)
  else if (event.get.length > 0) words.push(` ${verbs[1]} ${things(event.get)} from `, who(view, event.with))
  return words
}

const body = (view: View, seat: string): string => {
  const left = view.marines.find((m) => m.seat === seat)?.items.map((item) => item.kind) ?? []
  const worth = left.filter((kind) => kind !== 'knife')
  return worth.length === 0
    ? ''
    : ` ${capital(listed([...new Set(worth)].map((kind) => anItem(kind))))} ${plural(new Set(worth).size, 'lies', 'lie')} there.`
}

const PHASES = { setup: 'set-up', spawn: 'zombie spawn', marines: 'marines', zombies: 'zombies' } as const

const ORDERED = { move: 'to move', fire: 'to fire', steady: 'to stay steady' } as const

const DEATHS = { bite: ' is dead.', grenade: ' is killed by the grenade.' } as const

const MARKS: Readonly<Partial<Record<Event['e'], NonNullable<LogLine['mark']>>>> = {
  'tile flipped': 'turned',
  bitten: 'hurt',
  died: 'died',
  'helipad found': 'goal',
  'game over': 'goal',
}

/** One event; `after` is what was told after it. Null for what another line says. */
function tellOne(event: Event, after: readonly Event[], view: View): Line | null {
  const told = wordsFor(event, after, view)
  const mark = MARKS[event.e]
  return told && mark ? { ...told, mark } : told
}

function wordsFor(event: Event, after: readonly Event[], view: View): Line | null {
  const by = (seat: string): Word => who(view, seat)
  switch (event.e) {
    case 'set up':
      return line('rule', 'map', cited([`${capital(count(event.tiles))} tiles lie face down.`], event.clause))
    case 'start chosen':
      return line('move', 'flag', cited([name('The patrol'), ' goes in at ', mono(event.tile), '.'], event.clause), [
        event.tile,
      ])
    case 'tile flipped': {
      const verb =
        event.by === null ? [' is turned over: ', tileTitle(event.id), '.'] : [': ', tileTitle(event.id), '.']
      const head: Word[] =
        event.by === null
          ? [mono(event.tile)]
          : [by(event.by), event.by === 'Z' ? ' turn over ' : ' turns over ', mono(event.tile)]
      return line('rule', 'flip', cited([...head, ...verb], event.clause), [event.tile])
    }
    case 'helipad found':
      return line('rule', 'flag', cited(['The helipad is found, at ', mono(event.tile), '.'], event.clause), [
        event.tile,
      ])
    case 'fuel found':
      return line('rule', 'fuel', cited(['A fuel can stands at ', at(event.at), '.'], event.clause), [xyName(event.at)])
    case 'doors rolled':
      return doorsRolled(event)
    case 'door placed':
      return line(
        'rule',
        'door',
        cited(
          [
            by(event.by),
            event.by === 'Z' ? ' put a door between ' : ' puts a door between ',
            ...sides(event.side),
            '.',
          ],
          event.clause,
        ),
        [`${xyName(event.side[0])}|${xyName(event.side[1])}`],
      )
    case 'doors lost':
      return line(
        'rule',
        'door',
        cited(
          [
            `${capital(count(event.doors))} ${plural(event.doors, 'door has', 'doors have')} no place and ${plural(event.doors, 'is', 'are')} lost.`,
          ],
          event.clause,
        ),
      )
    case 'zombies rolled':
      return zombiesRolled(event)
    case 'zombie placed':
      return line('rule', 'dead', cited([Zombie(event.zombie), ' enters at ', at(event.at), '.'], event.clause), [
        `zombie ${event.zombie}`,
      ])
    case 'zombies lost':
      return line(
        'rule',
        'dead',
        cited(
          [
            `${capital(count(event.zombies))} ${plural(event.zombies, 'zombie has', 'zombies have')} no place and ${plural(event.zombies, 'is', 'are')} lost.`,
          ],
          event.clause,
        ),
      )
    case 'zombie withdrawn':
      return line(
        'rule',
        'dead',
        cited([Zombie(event.zombie), ' is taken off at ', at(event.at), ' to make room.'], event.clause),
        [xyName(event.at)],
      )
    case 'deployed':
      return line(
        'move',
        'flag',
        cited([name(event.name), `, ${MARINES[event.type].title}, sets out at `, at(event.at), '.'], event.clause),
        [event.seat],
      )
    case 'turn began':
      return null
    case 'phase began':
      return { ...line('phase', 'clock', []), heading: `Turn ${event.turn}, ${PHASES[event.phase]}` }
    case 'stepped':
      return line(
        'move',
        'steps',
        cited([by(event.seat), event.sprint ? ' sprints to ' : ' moves to ', at(event.onto), '.'], event.clause),
        [event.seat],
      )
    case 'step blocked':
      return event.seat === null
        ? line(
            'move',
            'x',
            cited(
              [Zombie(event.zombie ?? 0), ' cannot go on to ', at(event.onto), `: a ${event.because} is in the way.`],
              event.clause,
            ),
          )
        : line(
            'move',
            'x',
            cited(
              [by(event.seat), ' cannot go on to ', at(event.onto), `: a ${event.because} is in the way.`],
              event.clause,
            ),
            [event.seat],
          )
    case 'declared':
      return line(
        'rule',
        'target',
        cited(
          [by(event.seat), event.stands ? ' stands still for the bonus.' : ' does not stand; a move may follow.'],
          event.clause,
        ),
        [event.seat],
      )
    case 'attacked':
      return attackLine([{ event, after }], view)
    case 'knocked down':
      return null
    case 'zombie killed':
      return null
    case 'burst ended':
      return burstEnd(event, view)
    case 'grenade thrown':
      return grenadeLine(event, after, view)
    case 'door destroyed':
      return line('rule', 'door', cited(['The door between ', ...sides(event.side), ' is destroyed.'], event.clause), [
        `${xyName(event.side[0])}|${xyName(event.side[1])}`,
      ])
    case 'reloaded':
      return line(
        'rule',
        'mag',
        cited(
          [
            by(event.seat),
            ` reloads the ${weaponWord(event.weapon as 'pistol')}: `,
            mono(String(event.rounds)),
            ' rounds.',
          ],
          event.clause,
        ),
        [event.seat],
      )
    case 'healed':
      return healLine(event, view)
    case 'ordered':
      return line(
        'rule',
        'voice',
        cited([by(event.seat), ' orders ', by(event.marine), ` ${ORDERED[event.order]}.`], event.clause),
        [event.seat, event.marine],
      )
    case 'searched':
      return searchLine(event, view)
    case 'found':
      return line('rule', 'find', cited([by(event.seat), ` takes ${anItem(event.item)}.`], event.clause), [event.seat])
    case 'picked up':
      return line(
        'rule',
        'fuel',
        cited([by(event.seat), ` picks up ${anItem(event.item)} at `, at(event.at), '.'], event.clause),
        [event.seat],
      )
    case 'swap proposed':
      return line('rule', 'swap', cited([...swapWords(view, event, ['would give', 'would take']), '.'], event.clause), [
        event.seat,
        event.with,
      ])
    case 'swap declined':
      return line('rule', 'swap', cited([by(event.seat), ' declines the swap.'], event.clause), [event.seat])
    case 'swap lapsed':
      return line('rule', 'swap', cited(['The open swap lapses.'], event.clause))
    case 'swapped':
      return line('rule', 'swap', cited([...swapWords(view, event, ['gives', 'takes']), '.'], event.clause), [
        event.seat,
        event.with,
      ])
    case 'bots sent':
      return line('rule', 'bot', cited([by(event.seat), ' sends the marine bots first.'], event.clause))
    case 'activation ended':
      return null
    case 'stood up':
      return line(
        'rule',
        'dead',
        cited(
          [...capitalised(figures(event.zombies)), plural(event.zombies.length, ' stands up.', ' stand up.')],
          event.clause,
        ),
        event.zombies.map((id) => `zombie ${id}`),
      )
    case 'zombie stepped':
      return line('move', 'steps', cited([Zombie(event.zombie), ' walks to ', at(event.onto), '.'], event.clause), [
        `zombie ${event.zombie}`,
      ])
    case 'battered':
      return doorRoll(event)
    case 'bitten':
      return line(
        'fight',
        'bite',
        cited(
          [
            Zombie(event.zombie),
            ' bites ',
            by(event.marine),
            ', ',
            mono(String(event.hp)),
            ` ${plural(event.hp, 'hit point')} left.`,
          ],
          event.clause,
        ),
        [event.marine, `zombie ${event.zombie}`],
      )
    case 'died':
      return line(
        'fight',
        'skull',
        cited([by(event.marine), DEATHS[event.because], body(view, event.marine)], event.clause),
        [event.marine],
      )
    case 'landing':
      return line(
        'rule',
        'flag',
        cited(
          event.count === 0
            ? ['The chopper cannot land yet.']
            : ['The chopper comes nearer: ', mono(`${event.count} of ${event.needed}`), '.'],
          event.clause,
        ),
      )
    case 'wants to resign':
      return line('rule', 'flag', cited([by(event.seat), ' would give up.'], event.clause), [event.seat])
    case 'plays on':
      return line('rule', 'flag', cited([by(event.seat), ' plays on.'], event.clause), [event.seat])
    case 'game over':
      return line(
        'phase',
        'flag',
        cited([`${event.winner === 'marines' ? 'The marines' : 'The dead'} win. ${event.reason}`], event.clause),
      )
  }
}

/** One event by itself. */
export const log = (event: Event, view: View): LogLine | null => tellOne(event, [], view)

/** Events whose own line adds nothing next to the one that gathers them. */
const SILENT: readonly Event['e'][] = ['knocked down', 'zombie killed', 'declared', 'activation ended', 'turn began']

const isSilent = ({ e }: Event): boolean => SILENT.includes(e)

const inRun = <E extends Event['e']>(events: readonly Event[], from: number, to: number, e: E): EventOf<E>[] =>
  events.slice(from, to + 1).filter((event): event is EventOf<E> => event.e === e)

/** Steps, shots, arrivals and zombies' walks in a row are one line each. */
function gathered(events: readonly Event[], i: number, view: View): { line: Line; last: number } | null {
  const event = events[i] as Event
  if (event.e === 'stepped') {
    const last = runFrom(events, i, (e) => e.e === 'stepped' && e.seat === event.seat, isSilent)
    const run = inRun(events, i, last, 'stepped')
    const end = run[run.length - 1] as EventOf<'stepped'>
    const sprint = run.some((one) => one.sprint)
    const words: Word[] = [
      who(view, event.seat),
      sprint ? ' sprints ' : ' moves ',
      mono(String(run.length)),
      ', to ',
      at(end.onto),
      '.',
    ]
    return { line: line('move', 'steps', cited(words, end.clause), [event.seat]), last }
  }
  if (event.e === 'zombie stepped') {
    const last = runFrom(events, i, (e) => e.e === 'zombie stepped', isSilent)
    const run = inRun(events, i, last, 'zombie stepped')
    const ids = [...new Set(run.map((one) => one.zombie))]
    if (ids.length === 1) {
      const end = run[run.length - 1] as EventOf<'zombie stepped'>
      return {
        line: line('move', 'steps', cited([Zombie(event.zombie), ' walks to ', at(end.onto), '.'], event.clause), [
          `zombie ${event.zombie}`,
        ]),
        last,
      }
    }
    const words: Word[] =
      ids.length <= 6 ? [...capitalised(figures(ids)), ' walk.'] : [`${capital(count(ids.length))} zombies walk.`]
    return {
      line: line(
        'move',
        'steps',
        cited(words, event.clause),
        ids.map((id) => `zombie ${id}`),
      ),
      last,
    }
  }
  if (event.e === 'zombie placed') {
    const last = runFrom(events, i, (e) => e.e === 'zombie placed' && e.clause === event.clause, isSilent)
    const ids = inRun(events, i, last, 'zombie placed').map((one) => one.zombie)
    const words: Word[] =
      ids.length === 1
        ? [Zombie(event.zombie), ' enters at ', at(event.at), '.']
        : [...capitalised(figures(ids)), ' enter.']
    return {
      line: line(
        'rule',
        'dead',
        cited(words, event.clause),
        ids.map((id) => `zombie ${id}`),
      ),
      last,
    }
  }
  if (event.e === 'attacked') {
    const last = runFrom(
      events,
      i,
      (e) => e.e === 'attacked' && e.seat === event.seat && e.weapon === event.weapon,
      isSilent,
    )
    const shots = events.flatMap((one, at) =>
      at >= i && at <= last && one.e === 'attacked' ? [{ event: one, after: events.slice(at + 1) }] : [],
    )
    return { line: attackLine(shots, view), last }
  }
  return null
}

export const lines = (events: readonly Event[], view: View): readonly Told[] =>
  toldLines(
    events,
    (from) => gathered(events, from, view),
    (event, after) => (event.e === 'declared' ? null : tellOne(event, after, view)),
  )
