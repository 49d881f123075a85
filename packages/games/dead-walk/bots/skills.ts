/** Skills: as soon as they help. */
import type { Advice, Vars, VarValue } from '@shamble/kernel'
import type { Command, CommandOf } from '../commands.ts'
import { isInCloseCombat } from '../rules/01-figures.ts'
import { rakeTargets } from '../rules/13-machinegun.ts'
import { fearValue } from '../rules/23-fear.ts'
import { type Human, humanOf, isZombieFigure, type Look } from '../state.ts'
import type { SkillId } from '../tables/skills.ts'
import { nearestGap } from './danger.ts'
import { best, of } from './pick.ts'

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

/** At the start of an activation: one more action point is never too much. */
export function beginWithSkill(look: Look, human: Human, choices: readonly Command[]): Advised | null {
  const mowing = mow(look, human, choices)
  if (mowing) return mowing
  const hero = using(choices, 'hero')
  if (hero) return advised(hero, 'One more action point.')
  const hasWork = isInCloseCombat(look, human) || human.weapons.some(({ ready, loaded }) => ready && loaded > 0)
  return hasWork ? advised(using(choices, 'snappy'), 'One more action point to fight with.') : null
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
function evade(look: Look, choices: readonly Command[]): Advised | null {
  const [first] = choices
  if (first?.do === 'use-skill') return null
  const away = of(choices, 'use-skill').filter(({ skill, to }) => skill === 'dodge' && to !== undefined)
  const farthest = best(away, ({ to: [x, y] = [0, 0] }) => nearestGap(look, { x, y }))
  return advised(farthest, 'Out of its way.')
}

/** What is answered in the middle of a rule; null for what the rules would do. */
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
      return evade(look, choices)
    case 'aggressive':
      return advised(using(choices, 'aggressive'), 'That must not have been all.')
    case 'frantic':
      return advised(using(choices, 'frantic'), 'One more blow that costs nothing.')
    case 'lucky':
      return about.find === 'nothing' ? advised(using(choices, 'lucky'), 'Anything is better than nothing.') : null
    default:
      return null
  }
}
