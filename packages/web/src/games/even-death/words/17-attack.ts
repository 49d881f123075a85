import type { Event } from '@shamble/even-death/page'
import { fight, type Line, type Word } from '../../../words/phrases.ts'
import { capital, count, plural } from '../../../words/plain.ts'
import { marked } from '../../../words/telling.ts'
import {
  about,
  called,
  type Chapter,
  deed,
  eight,
  type EventOf,
  isHerdIn,
  orMore,
  partsOf,
  rolledWords,
  row,
  type Scene,
  unit,
  withDice,
} from './lines.ts'
import { armWords } from './things.ts'

type Attacked = EventOf<'attacked'>
type Resisted = EventOf<'resisted'>
/** What follows at once on the dice of the target, and is told with them. */
type After = EventOf<'wounded' | 'zombies fell' | 'nothing came of it'>

const successes = (dice: Attacked['dice']): number => dice.filter(({ success }) => success).length

/** "one of three hits", "none of three hits", "all three hit", "the one bite takes hold". */
function someOf(some: number, all: number, one: string, many: string): string {
  if (all === 1) return some === 1 ? `the only die ${one}` : `the only die does not ${many}`
  if (some === 0) return `none of ${count(all)} dice ${one}`
  if (some === all) return all === 2 ? `both dice ${many}` : `all ${count(all)} dice ${many}`
  return `${count(some)} of ${count(all)} dice ${plural(some, one, many)}`
}

const ICONS: Readonly<Record<Attacked['kind'], string>> = { shooting: 'target', melee: 'blow', bite: 'bite' }

function doesWords({ kind, weapon, target }: Attacked): Word[] {
  if (kind === 'shooting') return [` fires the ${armWords(weapon)} at `, unit(target)]
  if (kind === 'bite') return [' bites ', unit(target)]
  return [' strikes at ', unit(target), ` with ${weapon === 'unarmed' ? '' : 'the '}${armWords(weapon)}`]
}

function attackLine(event: Attacked, scene: Scene): Line {
  const { kind, unit: by, target, dice, needed, modifiers, weapon } = event
  const faces = dice.map(({ face }) => face)
  const hits = dice.length === 0 ? 'without a die to roll' : someOf(successes(dice), dice.length, 'hits', 'hit')
  const words = [unit(by), ...doesWords(event), `: ${hits}`, ...rolledWords(faces, modifiers), '.']
  const title = `${capital(called(scene, by))}, ${kind === 'bite' ? 'bite' : armWords(weapon)}`
  return withDice(
    fight(ICONS[kind], event, words, about(by, target)),
    event,
    title,
    dice.map(({ face, success }) => eight(face, success ? 'hit' : 'miss', success ? 'good' : 'bad')),
    { parts: partsOf(modifiers), verdict: `hits on ${orMore(needed)}` },
  )
}

/** "two zombies fall, eight are left", "loses one vitality, three are left". */
function sufferedWords(event: EventOf<'wounded'> | EventOf<'zombies fell'>): string {
  if (event.e === 'wounded') {
    const left = event.vitality > 0 ? `, ${count(event.vitality)} left` : ''
    return `loses ${count(event.wounds)} vitality${left}`
  }
  const fell = event.zombies.length
  const left = event.left === 0 ? '' : `, ${count(event.left)} ${plural(event.left, 'is', 'are')} left`
  return `loses ${count(fell)} ${plural(fell, 'zombie')}${left}`
}

function resistedLine(event: Resisted, scene: Scene): Line {
  const { unit: target, dice, needed, modifiers } = event
  const [next] = scene.after
  const after = next && isAfter(next) ? next : undefined
  const saved = successes(dice)
  const holds =
    dice.length === 0
      ? ' has no die to resist with'
      : saved === 0
        ? ' resists nothing'
        : ` resists with ${count(saved)} ${plural(saved, 'die', 'dice')}`
  const came =
    after === undefined
      ? ''
      : after.e === 'nothing came of it'
        ? saved === 0
          ? ', and nothing happens'
          : ', and nothing comes of the attack'
        : ` and ${sufferedWords(after)}`
  const words = [
    unit(target),
    holds,
    ...rolledWords(
      dice.map(({ face }) => face),
      modifiers,
    ),
    `${came}.`,
  ]
  const told = fight(isHerdIn(scene, target) ? 'dead' : 'shield', event, words, about(target))
  const shown = withDice(
    told,
    event,
    `${capital(called(scene, target))}, toughness`,
    dice.map(({ face, success }) => eight(face, success ? 'resists' : 'no', success ? 'good' : 'bad')),
    { parts: partsOf(modifiers), verdict: `resists on ${orMore(needed)}` },
  )
  if (after === undefined || after.e === 'nothing came of it') return shown
  return { ...shown, mark: after.e === 'zombies fell' ? 'killed' : 'hurt' }
}

const AFTER: readonly After['e'][] = ['wounded', 'zombies fell', 'nothing came of it']
const isAfter = (event: Event): event is After => AFTER.some((kind) => kind === event.e)

const suffered = (event: EventOf<'wounded'> | EventOf<'zombies fell'>): Line =>
  deed(event.e === 'wounded' ? 'heart' : 'dead', event, ` ${sufferedWords(event)}`)

export const attacks = {
  attacked: attackLine,
  resisted: {
    together: row('resisted', {
      same: () => false,
      ends: (next, run) => run.length === 1 && isAfter(next),
      says: ([event], scene) => (event ? resistedLine(event, scene) : null),
    }),
  },
  're-rolled': (event, scene) => {
    const { unit: by, face, success } = event
    const words = [unit(by), ` rolls one die again: ${success ? 'a hit' : 'no hit'}`, ...rolledWords([face]), '.']
    const die = eight(face, success ? 'hit' : 'miss', success ? 'good' : 'bad')
    return withDice(fight('dice', event, words, about(by)), event, `${capital(called(scene, by))}, again`, [die])
  },
  'out of range': (event) => {
    const words = [unit(event.unit), ` fires the ${armWords(event.weapon)} at `, unit(event.target)]
    return fight('target', event, [...words, ', out of range: the shot is wasted.'], about(event.unit, event.target))
  },
  'nothing came of it': (event) =>
    fight('shield', event, ['Nothing comes of the attack on ', unit(event.target), '.'], about(event.target)),
  wounded: marked('hurt', suffered),
  'zombies fell': marked('killed', suffered),
} satisfies Chapter
