/** Skills: as soon as they help. */
import { type Advice, best, type Vars, type VarValue } from '@shamble/kernel'
import type { Command, CommandOf } from '../commands.ts'
import { isInCloseCombat } from '../rules/01-figures.ts'
import { rakeTargets } from '../rules/13-template.ts'
import { fearValue } from '../rules/23-fear.ts'
import { unskilledRefusal } from '../rules/41-archetypes.ts'
import { type Human, humanOf, isZombieFigure, type Look } from '../state.ts'
import type { SkillId } from '../tables/skills.ts'
import { cm } from '../tables/units.ts'
import { attackWorth, closeChance, strikeWorth } from './attacks.ts'
import { nearestGap } from './danger.ts'
import { errandOf } from './goals.ts'
import { of } from './pick.ts'
import { farFrom } from './ways.ts'

type Advised = Advice<Command>

const using = (choices: readonly Command[], skill: SkillId): CommandOf<'use-skill'> | undefined =>
  of(choices, 'use-skill').find((command) => command.skill === skill)

const advised = (command: Command | null | undefined, why: string): Advised | null =>
  command ? { command, why } : null

/** A template that is worth it: so many zombies in it, and nobody else. */
const MANY = 3

function isWorthRaking(look: Look, human: Human, { at: [x, y], on }: CommandOf<'rake'>): boolean {
  const targets = rakeTargets(look, human, { x, y }, on ?? null)
  return targets.length >= MANY && targets.every(isZombieFigure)
}

/** Brace and Gunner together where many of them stand close. */
function mow(look: Look, human: Human, choices: readonly Command[]): Advised | null {
  const command = using(choices, 'brace') ?? using(choices, 'gunner')
  if (!command || !of(choices, 'rake').some((rake) => isWorthRaking(look, human, rake))) return null
  return advised(command, 'Many of them stand close together.')
}

/** dw.cskill.8 Shell after shell where they are close enough. */
function unload(look: Look, human: Human, choices: readonly Command[]): Advised | null {
  const command = using(choices, 'unload')
  if (!command || human.doubled) return null
  const pump = human.weapons.find(({ type, ready }) => type === 'pump-shotgun' && ready)
  const sprays = of(choices, 'spray').map((spray) => attackWorth(look, human, spray)?.value ?? 0)
  const isClose = isInCloseCombat(look, human) || sprays.some((value) => value >= GOOD_SHELL)
  return pump && pump.loaded >= 2 && isClose ? advised(command, 'All shells at once.') : null
}
/** What a shell should do if more are to follow, in lives. */
const GOOD_SHELL = 0.04

/** dw.gskill.14 A long way, and nobody near it. */
function hasten(look: Look, human: Human, choices: readonly Command[]): Advised | null {
  const command = using(choices, 'quick')
  const errand = command && errandOf(look, human)
  if (!errand || human.doubled || human.prone || nearestGap(look, human) <= cm(15)) return null
  return farFrom(look, human.at, errand.to) > look.book.humanAP * look.book.moveStep
    ? advised(command, 'It is a long way.')
    : null
}

/** At the start of an activation: one more action point is never too much. */
export function beginWithSkill(look: Look, human: Human, choices: readonly Command[]): Advised | null {
  const early = mow(look, human, choices) ?? unload(look, human, choices) ?? hasten(look, human, choices)
  if (early) return early
  const hero = using(choices, 'hero')
  if (hero) return advised(hero, 'One more action point.')
  const hasWork = isInCloseCombat(look, human) || human.weapons.some(({ ready, loaded }) => ready && loaded > 0)
  return hasWork ? advised(using(choices, 'snappy'), 'One more action point to fight with.') : null
}

/** dw.cskill.3 Whoever has nothing better to do waits for them with a finger on the trigger. */
export function lieInWait(look: Look, human: Human, choices: readonly Command[]): Advised | null {
  const command = using(choices, 'cover')
  if (!command || human.doubled) return null
  let farthest = 0
  for (const { type, ready, loaded, jammed } of human.weapons) {
    const row = look.book.weapons[type].fire
    const isFor = row && ready && !jammed && loaded > 0 && row.cost < look.book.humanAP
    if (isFor && unskilledRefusal(look, human, type) === null)
      farthest = Math.max(farthest, row.range ?? row.cone?.length ?? 0)
  }
  const gap = nearestGap(look, human)
  return farthest > 0 && gap <= Math.min(farthest, AMBUSH) + look.book.zombieAP * look.book.moveStep
    ? advised(command, 'Let them come.')
    : null
}
/** Nobody waits for those who are farther away. */
const AMBUSH = cm(30)

/** dw.cskill.16 The second attack where it does most. */
function attackAgain(look: Look, choices: readonly Command[], about: Vars): Advised | null {
  const human = humanIn(look, about.human)
  if (!human) return null
  const worth = (command: Command): number => {
    if (command.do === 'shoot-close') return 1.3 * closeChance(look, human, command)
    return command.do === 'strike' ? strikeWorth(look, human, command) : 0
  }
  return advised(best(choices, worth), 'And another one.')
}

/** What a question in the middle of a rule is about. */
function aboutOf({ state }: Look): Vars {
  const kept = state.frames.at(-1)?.vars.kept as { readonly question?: { readonly about?: Vars } | null } | undefined
  return kept?.question?.about ?? {}
}

const humanIn = ({ state }: Look, n: VarValue | undefined): Human | undefined =>
  typeof n === 'number' ? humanOf(state, n) : undefined

/** A test with this value can fail. */
const CERTAIN = 12

function courage(choices: readonly Command[], value: number): Advised | null {
  const [first] = choices
  if (first?.do === 'use-skill' || value >= CERTAIN) return null
  const cool = using(choices, 'cool')
  const chosen = value === CERTAIN - 1 && cool ? cool : (using(choices, 'fearless') ?? cool)
  return advised(chosen, 'A steady hand is worth a skill.')
}

/** Others are encouraged where it may well decide a test. */
function motivate(look: Look, choices: readonly Command[], those: VarValue | undefined): Advised | null {
  const value = (n: VarValue): number => {
    const human = humanIn(look, n)
    return human ? fearValue(look, human).value : CERTAIN
  }
  const isShaky = Array.isArray(those) && those.some((n: VarValue) => value(n) < SHAKY)
  return isShaky ? advised(using(choices, 'motivate'), 'Somebody is about to lose heart.') : null
}
const SHAKY = 9

/** A die that kills, or that leaves somebody in the middle of zombies. */
function inspire(look: Look, choices: readonly Command[], about: Vars): Advised | null {
  const human = humanIn(look, about.for)
  const [face] = Array.isArray(about.faces) ? (about.faces as readonly number[]) : []
  if (!human || face === undefined) return null
  const isLost = about.clause === 'dw.wounds.2' ? face < human.wounds : about.clause === 'dw.break.5' && face <= 1
  return isLost ? advised(using(choices, 'inspire'), 'This die must not stand.') : null
}

/** As far from all of them as it goes, unless something better is to be done about it. */
function evade(look: Look, choices: readonly Command[], about: Vars): Advised | null {
  const [first] = choices
  const human = humanIn(look, about.human)
  if (first?.do === 'use-skill' || !human) return null
  const away = of(choices, 'use-skill').filter(({ skill, to }) => skill === 'dodge' && to !== undefined)
  const farthest = best(away, ({ to: [x, y] = [0, 0] }) => nearestGap(look, human, { x, y }))
  return advised(farthest, 'Out of its way.')
}

/** What is answered in the middle of a rule; null for what the rules would do (dw.cskill.4 a good shot from cover). */
export function answerSkill(look: Look, choices: readonly Command[]): Advised | null {
  const about = aboutOf(look)
  switch (about.asks) {
    case 'courage':
      return courage(choices, about.value as number)
    case 'motivate':
      return motivate(look, choices, about.for)
    case 'inspire':
      return inspire(look, choices, about)
    case 'contact':
      return evade(look, choices, about)
    case 'aggressive':
      return advised(using(choices, 'aggressive'), 'That must not have been all.')
    case 'frantic':
      return advised(using(choices, 'frantic'), 'One more blow that costs nothing.')
    case 'combat-expert':
      return attackAgain(look, choices, about)
    case 'lucky':
      return about.find === 'nothing' ? advised(using(choices, 'lucky'), 'Anything is better than nothing.') : null
    default:
      return null
  }
}
