/** Lines about dice: shots, bursts, doors, healing, searches, zombies. */
import type { Event, View } from '@shamble/evac/page'
import type { DieShown, RollShown } from '../../../table/face.ts'
import { xyName } from '../place.ts'
import { nameOf } from '../read.ts'
import { modifierWords } from './parts.ts'
import { at, figures, type Line, line, mono, type Word, Zombie, zombie } from '../../../words/phrases.ts'
import { type EventOf, sides, who } from './phrases.ts'
import { count, plural, signed } from '../../../words/plain.ts'
import { weaponWord } from './plain.ts'

/** "4+2 = 6", "4" without modifiers. */
function sumText(face: number, modifiers: readonly { readonly value: number }[], total: number): string {
  const parts = modifiers.filter(({ value }) => value !== 0)
  return parts.length === 0 ? String(face) : `${face}${parts.map(({ value }) => signed(value)).join('')} = ${total}`
}

/** An attack and what was told after it, up to the next one. */
interface Shot {
  readonly event: EventOf<'attacked'>
  readonly after: readonly Event[]
}

function ownOf({ after }: Shot): readonly Event[] {
  const next = after.findIndex((e) => e.e === 'attacked')
  return next < 0 ? after : after.slice(0, next)
}

/** How the burst ended with this shot, if it did. */
const endOf = (shot: Shot): EventOf<'burst ended'> | undefined =>
  ownOf(shot).find((e): e is EventOf<'burst ended'> => e.e === 'burst ended' && e.seat === shot.event.seat)

/** What an attack came to: a hit on a knocked-down zombie kills it. */
function fate(shot: Shot): 'killed' | 'knocked down' | 'missed' {
  const { event } = shot
  const killed = ownOf(shot).some((e) => e.e === 'zombie killed' && e.zombie === event.zombie)
  if (killed || event.result === 'kill') return 'killed'
  return event.result === 'miss' ? 'missed' : 'knocked down'
}

const attackVerb = (event: EventOf<'attacked'>): string =>
  event.weapon === 'knife' ? 'stabs at' : event.weapon === 'unarmed' ? 'strikes at' : 'fires at'

function attackDie(shot: Shot): DieShown {
  const { event } = shot
  const came = fate(shot)
  const over = endOf(shot)?.because === 'natural 1'
  return {
    sides: 6,
    face: event.face,
    sum: sumText(event.face, event.modifiers, event.total),
    result: came === 'missed' ? 'miss' : came === 'killed' ? `kill ${event.zombie}` : `${event.zombie} down`,
    mark: over ? 'bad' : came === 'killed' ? 'good' : 'plain',
  }
}

/** A shot, a stab or a whole burst. */
export function attackLine(shots: readonly Shot[], view: View): Line {
  const { event: first } = shots[0] as Shot
  const { seat, weapon, modifiers, clause } = first
  const words: Word[] = [who(view, seat), ` ${attackVerb(first)} `]
  let last = -1
  for (const shot of shots) {
    const { zombie: id, face, total } = shot.event
    if (id !== last) words.push(...(last < 0 ? [] : ['. At ']), zombie(id), ': ')
    else words.push(', ')
    const came = fate(shot)
    words.push(mono(sumText(face, shot.event.modifiers, total)), `, ${came === 'missed' ? 'miss' : came}`)
    last = id
  }
  words.push('. ', { clause })
  const ended = endOf(shots[shots.length - 1] as Shot)
  const stood = modifiers.some((m) => m.clause === 'ev.stand.1')
  const roll: RollShown = {
    title: `${nameOf(view, seat)}, ${weaponWord(weapon)}${stood ? ', standing' : ''}`,
    dice: shots.map(attackDie),
    clause,
    parts: modifiers
      .filter(({ value }) => value !== 0)
      .map((m) => ({ value: signed(m.value), words: modifierWords(m.clause, weapon, null), clause: m.clause })),
    verdict: ended ? burstVerdict(ended) : '',
    seat,
  }
  const about = [seat, ...shots.map(({ event }) => `zombie ${event.zombie}`)]
  const told = { ...line('fight', 'target', words, about), roll }
  return shots.some((shot) => fate(shot) === 'killed') ? { ...told, mark: 'killed' } : told
}

const burstVerdict = ({ because }: EventOf<'burst ended'>): string =>
  because === 'natural 1'
    ? 'Burst over'
    : because === 'ceased'
      ? 'Stopped'
      : because === 'no rounds'
        ? 'Empty'
        : 'No target'

export function burstEnd(event: EventOf<'burst ended'>, view: View): Line {
  const shots = `${count(event.shots)} ${plural(event.shots, 'shot')}`
  const words: Record<EventOf<'burst ended'>['because'], string> = {
    'natural 1': 'Natural 1: the burst is over after ',
    ceased: 'stops firing after ',
    'no rounds': 'has fired the last round after ',
    'no target': 'has no target left after ',
  }
  const head: Word[] =
    event.because === 'natural 1' ? [words['natural 1']] : [who(view, event.seat), ` ${words[event.because]}`]
  return line('fight', 'target', [...head, shots, '. ', { clause: event.clause }], [event.seat])
}

const oneDie = (
  title: string,
  seat: string,
  clause: string,
  die: DieShown,
  parts: RollShown['parts'] = [],
  verdict = '',
): RollShown => ({ title, seat, clause, dice: [die], parts, verdict })

export function healLine(event: EventOf<'healed'>, view: View): Line {
  const sum = sumText(event.face, event.modifiers, event.total)
  const points = `${count(event.restored)} ${plural(event.restored, 'hit point')} back`
  const words: Word[] = [
    who(view, event.seat),
    ' heals ',
    who(view, event.marine),
    ': ',
    mono(sum),
    `, ${points}. `,
    { clause: event.clause },
  ]
  const parts = event.modifiers.map(({ clause, value }) => ({
    value: signed(value),
    words: modifierWords(clause, null, 'steady'),
    clause,
  }))
  const die: DieShown = {
    sides: 6,
    face: event.face,
    sum,
    result: `${event.restored} HP`,
    mark: event.restored > 0 ? 'good' : 'plain',
  }
  return {
    ...line('dice', 'cross', words, [event.seat, event.marine]),
    roll: oneDie(`${nameOf(view, event.seat)}, medkit`, event.seat, event.clause, die, parts),
  }
}

export function doorRoll(event: EventOf<'battered'>): Line {
  const words: Word[] = [
    Zombie(event.zombie),
    ' batters the door between ',
    ...sides(event.side),
    ': ',
    mono(String(event.face)),
    event.broken ? ', it breaks. ' : ', it holds. ',
    { clause: event.clause },
  ]
  const die: DieShown = {
    sides: 6,
    face: event.face,
    result: event.broken ? 'breaks' : 'holds',
    mark: event.broken ? 'bad' : 'plain',
  }
  return {
    ...line('dice', 'door', words, [`zombie ${event.zombie}`]),
    roll: oneDie(`Zombie ${event.zombie} at a door`, 'Z', event.clause, die, [
      { value: event.needs === 6 ? '6' : `${event.needs}+`, words: 'breaks it', clause: event.clause },
    ]),
  }
}

export function zombiesRolled(event: EventOf<'zombies rolled'>): Line {
  const sum = event.faces.map(String).join('+') + (event.modifier === 0 ? '' : signed(event.modifier))
  const many = event.faces.length > 1
  const whose = event.tile
    ? `The ${many ? 'dice' : 'die'} for ${event.tile} ${many ? 'show' : 'shows'} `
    : `The spawn ${many ? 'dice show' : 'die shows'} `
  const came: Word[] = [
    whose,
    mono(many || event.modifier !== 0 ? `${sum} = ${event.zombies}` : sum),
    `: ${count(event.zombies)} ${plural(event.zombies, 'zombie')}. `,
    { clause: event.clause },
  ]
  const dice = event.faces.map((face): DieShown => ({ sides: 4, face, result: '', mark: 'plain' }))
  return {
    ...line('dice', 'dice', came, event.tile ? [event.tile] : []),
    roll: {
      title: event.tile ? `Zombies on ${event.tile}` : 'Zombie spawn',
      dice,
      clause: event.clause,
      parts: event.modifier === 0 ? [] : [{ value: signed(event.modifier), words: 'house rule', clause: 'ev.house.1' }],
      verdict: `${event.zombies} ${plural(event.zombies, 'zombie')}`,
      seat: 'Z',
    },
  }
}

export function doorsRolled(event: EventOf<'doors rolled'>): Line {
  const words: Word[] = [
    `The die for ${event.tile} shows `,
    mono(String(event.face)),
    `: ${count(event.doors)} ${plural(event.doors, 'door')}. `,
    { clause: event.clause },
  ]
  const die: DieShown = {
    sides: 6,
    face: event.face,
    result: `${event.doors} ${plural(event.doors, 'door')}`,
    mark: 'plain',
  }
  return {
    ...line('dice', 'door', words, [event.tile]),
    roll: oneDie(`Doors of ${event.tile}`, 'Z', event.clause, die),
  }
}

export function searchLine(event: EventOf<'searched'>, view: View): Line {
  const found = { zombie: 'a zombie rises', nothing: 'nothing', item: 'a find' }[event.found]
  const words: Word[] = [
    who(view, event.seat),
    ' searches the room: ',
    mono(String(event.face)),
    `, ${found}. `,
    { clause: event.clause },
  ]
  const die: DieShown = {
    sides: 6,
    face: event.face,
    result: found,
    mark: event.found === 'zombie' ? 'bad' : event.found === 'item' ? 'good' : 'plain',
  }
  return {
    ...line('dice', 'find', words, [event.seat]),
    roll: oneDie(`${nameOf(view, event.seat)} searches`, event.seat, event.clause, die),
  }
}

export function grenadeLine(event: EventOf<'grenade thrown'>, after: readonly Event[], view: View): Line {
  const end = after.findIndex((e) => e.e !== 'zombie killed' && e.e !== 'died' && e.e !== 'door destroyed')
  const own = end < 0 ? after : after.slice(0, end)
  const killed = own.flatMap((e) => (e.e === 'zombie killed' ? [e.zombie] : []))
  const result: Word[] =
    killed.length === 0
      ? [', and hits no zombie']
      : [': ', ...figures(killed), plural(killed.length, ' is', ' are'), ' killed']
  const thrown = line(
    'fight',
    'grenade',
    [who(view, event.seat), ' throws a grenade at ', at(event.at), ...result, '. ', { clause: event.clause }],
    [event.seat, xyName(event.at)],
  )
  return killed.length > 0 ? { ...thrown, mark: 'killed' } : thrown
}
