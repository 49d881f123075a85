/** Shots at somebody: from a distance, alone or in bursts, and at close quarters. */
import type { AttackForecast, Forecast } from '@shamble/dead-walk/forecast'
import {
  type CommandOf,
  type FireRow,
  figureName,
  figureNamed,
  type Human,
  isZombieFigure,
  SKILLS,
  type View,
  type Weapon,
} from '@shamble/dead-walk/page'
import type { Note } from '../../../plan/plan.ts'
import { sure } from '../../../sure.ts'
import { capital, count, listed, plural, signed } from '../../../words/plain.ts'
import { fireRow, lookOf, nameOf, shortName, viewOf, weaponTitle, zombieCalled } from '../read.ts'
import { SKILL_DOES } from '../words/minds.ts'
import { scoreWords } from '../words/parts.ts'
import { foremost } from './deeds.ts'
import { friendsAmong, markOf, modifierNotes, noiseNotes, sightNotes } from './shot-notes.ts'
import { whyNote } from './why.ts'
import type { DisplayState, Target, Variant } from '../types.ts'

type Fire = CommandOf<'fire'>

const burstWords = (row: FireRow, { bursts, aim = 0, sustained = false, skill }: Fire): string => {
  const shots = row.mode === 'automatic' ? 'burst' : row.ammunition === 'thrown' ? 'throw' : 'shot'
  const many = sustained ? `sustained, ${count(bursts)} bursts` : `${count(bursts)} ${plural(bursts, shots)}`
  const aimed = aim > 0 ? `${many}, aim ${signed(aim)}` : many
  return skill === undefined ? aimed : `${SKILLS[skill].title}, ${aimed}`
}

/** The same, one by one. */
const dialsOf = (
  row: FireRow,
  { bursts, aim = 0, sustained = false, skill }: Fire,
): Readonly<Record<string, string>> => ({
  [row.mode === 'automatic' ? 'Bursts' : row.ammunition === 'thrown' ? 'Throws' : 'Shots']: String(bursts),
  Aim: aim > 0 ? signed(aim) : 'none',
  How: skill === undefined ? (sustained ? 'sustained' : 'as usual') : SKILLS[skill].title,
})

/** A declaration with what the rules would make of it. */
interface Shot {
  readonly command: Fire
  readonly ahead: AttackForecast
}

/** Cheap ones first, those with a skill last. */
function inOrder(all: readonly Shot[]): Shot[] {
  const cheap = [...all].sort((a, b) => a.ahead.price - b.ahead.price || (a.command.aim ?? 0) - (b.command.aim ?? 0))
  const isSkilled = ({ command: { skill } }: Shot): boolean => skill !== undefined
  return [...cheap.filter((one) => !isSkilled(one)), ...cheap.filter(isSkilled)]
}

const sumOf = (modifiers: AttackForecast['modifiers']): number => modifiers.reduce((sum, { value }) => sum + value, 0)

/** dw.autofire.9 Hits are dealt with equal chances. */
function sharedNote(look: Forecast, { scores, modifiers, dice, targets }: AttackForecast): Note {
  const { fall, elim } = look.chances(scores[0] ?? { fall: null, elim: null }, modifiers)
  return {
    value: ((dice * (fall + elim)) / targets.length).toFixed(1),
    words: `hits for each of the ${count(targets.length)}, on average`,
    clause: 'dw.autofire.9',
  }
}

/** dw.shooting.4 What is declared is paid, whatever the first of it does. */
const DECLARED: Note = { value: '', words: 'all of it is declared now and paid', clause: 'dw.shooting.4' }

function fireVariant(look: Forecast, row: FireRow, target: string, { command, ahead }: Shot, view: View): Variant {
  const { dice, price, targets, modifiers, first } = ahead
  const { skill, bursts } = command
  const added = sumOf(modifiers)
  const friends = friendsAmong(view, targets)
  return {
    label: `${capital(burstWords(row, command))}, ${price} AP`,
    price,
    commit: `Fire ${burstWords(row, command)} at ${nameOf(view, target)}`,
    commands: [command],
    odds: true,
    dice: `${dice > 1 ? dice : ''}d6${added === 0 ? '' : ` ${signed(added)}`}`,
    dials: dialsOf(row, command),
    parts: [
      ...(skill === undefined
        ? []
        : [{ value: '', words: `${SKILLS[skill].title}: ${SKILL_DOES[skill]}`, clause: SKILLS[skill].clause }]),
      ...modifierNotes(first),
      ...(targets.length > 1 ? [sharedNote(look, ahead)] : []),
      ...(bursts > 1 ? [DECLARED] : []),
      ...noiseNotes(look, ahead),
    ],
    ...(friends.length > 0 ? { warning: `${listed(friends)} can be hit, too. Fire?` } : {}),
  }
}

/** dw.autofire.2, dw.autofire.4, dw.shooting.12 Who else may be hit. */
function othersNotes(view: View, named: number, { targets, entangled }: AttackForecast): Note[] {
  const others = targets.filter((one) => one !== named && isZombieFigure(one)).map((one) => figureName(one).slice(1))
  const friends = friendsAmong(view, targets)
  const struck = entangled.map((one) => shortName(nameOf(view, figureName(one))))
  const notes: (Note | false)[] = [
    others.length > 0 && {
      value: String(others.length),
      words: `in the corridor as well: ${others.join(', ')}`,
      clause: 'dw.autofire.2',
    },
    friends.length > 0 && { value: '!', words: `in the corridor: ${listed(friends)}`, clause: 'dw.autofire.4' },
    struck.length > 0 && {
      value: '!',
      words: `a burst without a hit strikes ${listed(struck)}`,
      clause: 'dw.shooting.12',
    },
  ]
  return notes.filter((note) => note !== false)
}

export function fireTarget(
  s: DisplayState,
  human: Human,
  weapon: Weapon,
  target: string,
  all: readonly Fire[],
): Target {
  const look = lookOf(s)
  const view = viewOf(s)
  const shots = all.map((command) => ({ command, ahead: look.attack(human, command) }))
  const { command, ahead } = sure(shots[0])
  const row = sure(fireRow(look, weapon))
  const named = figureNamed(command.target)
  const zombie = zombieCalled(view, target)
  const { fall, elim } = ahead.scores[0] ?? row
  return {
    place: target,
    title: `${capital(weaponTitle(weapon.type))} at ${nameOf(view, target)}`,
    subtitle: `${scoreWords(fall, elim)}`,
    mark: markOf(view, target),
    variants: inOrder(shots).map((one) => fireVariant(look, row, target, one, view)),
    notes: [
      ...sightNotes(look, human, sure(look.figure(named))),
      ...othersNotes(view, named, ahead),
      ...(zombie ? [whyNote(look, zombie)] : []),
    ],
  }
}

const MOST_CLOSE = 7

const closeWords = ({ bursts, skill }: CommandOf<'shoot-close'>): string => {
  const many = `${count(bursts)} ${plural(bursts, 'burst')}`
  return skill === undefined ? many : `${SKILLS[skill].title}, ${many}`
}

/** Shots at somebody in base contact. */
export function closeTarget(
  s: DisplayState,
  human: Human,
  weapon: Weapon,
  target: string,
  all: readonly CommandOf<'shoot-close'>[],
): Target {
  const look = lookOf(s)
  const shots = foremost(all, MOST_CLOSE).map((command) => ({ command, ahead: look.attack(human, command) }))
  const [first] = shots
  return {
    place: target,
    title: `${capital(weaponTitle(weapon.type))} at close quarters`,
    subtitle: `${nameOf(viewOf(s), target)}, ${first?.ahead.scores[0]?.elim}+ eliminates`,
    mark: markOf(viewOf(s), target),
    variants: shots.map(({ command, ahead }) => ({
      label: `${capital(closeWords(command))}, ${ahead.price} AP`,
      price: ahead.price,
      commit: `Shoot ${nameOf(viewOf(s), target)} at close quarters`,
      commands: [command],
      odds: true,
      dice: 'd6',
      parts: modifierNotes(ahead.modifiers),
    })),
    notes: first ? noiseNotes(look, first.ahead) : [],
  }
}
