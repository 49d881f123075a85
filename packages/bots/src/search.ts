import {
  type Advice,
  type AnyGame,
  type AnyTransaction,
  choices as choicesAt,
  type Command,
  type Dice,
  MOST_SIDES,
  sameJson,
  seat as seatAt,
  seededFrom,
} from '@shamble/kernel'
import { type Budget, Meter } from './budget.ts'
import type { Bot, BotInput } from './bot.ts'
import { alternatives, anyByKind, departing, ownRun, type Pick, type Plan } from './plans.ts'
import { type Advise, CountingDice, type Horizon, playOn, policy, worth } from './rollout.ts'
import { meanAndError } from './statistics.ts'

export interface SearchSettings {
  /** First commands that are tried besides the competent one. */
  readonly alternatives: number
  /** Plans that depart in one command from the best so far; only games of many commands in a row have them. */
  readonly departures: number
  /** Plans with random turns in them. */
  readonly wandering: number
  /** One command in so many of a wandering plan is taken by luck. */
  readonly strayIn: number
  /** Plans that are left to compare by playing on, after a first look at where they lead. */
  readonly shortlist: number
  readonly horizon: Horizon
  /** A plan must be better than the one at hand by so much, and by so many standard errors. */
  readonly margin: number
  readonly errors: number
  /** And on at least so many samples. */
  readonly samples: number
  /** Whether it also looks ahead before the first turn. */
  readonly setUp: boolean
  /** The part of the budget that goes into a decision for which there is a plan already. */
  readonly followUp: number
}

export const STANDARD: SearchSettings = {
  alternatives: 12,
  departures: 60,
  wandering: 12,
  strayIn: 3,
  shortlist: 8,
  horizon: { turns: 1, commands: 600 },
  margin: 0.002,
  errors: 1.5,
  samples: 4,
  setUp: true,
  followUp: 0,
}

/** A state that looks like the real one to the seat, and the dice that will fall in it. */
interface Sample {
  readonly table: AnyTransaction
  readonly luck: readonly number[]
}

interface Entrant {
  readonly plan: Plan
  /** By whose habits the seat goes on after it. */
  readonly by: Advise
  /** Before anybody else has had a say. */
  readonly look: number
  readonly scores: number[]
}

/** Standard errors that settle a comparison early. */
const SURE = 2

const words = (dice: Dice): number[] => Array.from({ length: 8 }, () => dice.draw('bot', MOST_SIDES))

const fork = (game: AnyGame, { table, luck }: Sample): AnyTransaction =>
  table.fork(game.copy, new CountingDice(seededFrom(luck)))

/**
 * Compares plans by playing them out in states resampled from the view, all plans with the same luck, with fewer plans
 * and more samples as it goes on. It keeps to the competent choice unless something is clearly better.
 */
export class SearchingBot implements Bot {
  readonly #given: Partial<SearchSettings>
  /** Those of the game at hand, and what was given. */
  #settings = STANDARD
  /** Whoever did better than the game's own player when others were tried out last, where he is followed. */
  #followed: Advise | null = null
  /** The rest of the last plan, and the decision at which it is due. */
  #due: { readonly decision: number; readonly plan: Plan } | null = null

  constructor(settings: Partial<SearchSettings> = {}) {
    this.#given = settings
  }

  choose(input: BotInput): Advice<Command> {
    const { choices } = input
    this.#settings = { ...STANDARD, ...settingsOf(input.game), ...this.#given }
    const due = this.#planDue(input)
    if (due && this.#settings.followUp === 0) return this.#answer(input, due, 'As planned.')
    const [only] = choices
    // One example is not all that there is.
    if (choices.length === 1 && only && !input.game.examples)
      return this.#answer(input, [only], 'There is no other choice.')
    const meter = new Meter(due ? part(input.budget, this.#settings.followUp) : input.budget)
    const players = choices.length === 1 ? [] : input.game.foresight?.players(input.view, input.book, input.seat)
    const advice = this.#adviserOf(input, players)(input.view, input.book, input.seat, choices)
    const held = due ?? [advice.command]
    meter.look()
    const best = meter.over || players?.length === 0 ? null : this.#search(input, held, meter, players)
    if (best === null) return due ? this.#answer(input, due, 'As planned.') : this.#answer(input, held, advice.why)
    return this.#answer(input, best.plan, best.why ?? (due ? 'As planned.' : advice.why))
  }

  /** Whom the game has it go by; between two questions for which others are tried out, whoever did best. */
  #adviserOf({ game }: BotInput, players: readonly Advise[] | undefined): Advise {
    if (players?.length !== 0) this.#followed = null
    return this.#followed ?? usualOf(game)
  }

  #planDue({ game, pending, choices }: BotInput): Plan | null {
    const due = this.#due
    this.#due = null
    if (!due || due.decision !== pending?.decision) return null
    return game.examples || choices.some((command) => sameJson(command, due.plan[0])) ? due.plan : null
  }

  /** Where other players are tried out, what comes next is decided when it is seen. */
  #answer({ game, pending }: BotInput, plan: Plan, why: string): Advice<Command> {
    if (pending && plan.length > 1 && !game.foresight)
      this.#due = { decision: pending.decision + 1, plan: plan.slice(1) }
    return { command: plan[0] as Command, why }
  }

  #search(
    input: BotInput,
    held: Plan,
    meter: Meter,
    players: readonly Advise[] | undefined,
  ): { plan: Plan; why: string | null } | null {
    const first = sample(input)
    meter.look()
    if (!this.#settings.setUp && input.game.progress?.(first.table.state).turn === 0) return null
    const [holder, ...others] = this.#entrants(input, first, held, meter, players)
    if (!holder || others.length === 0) return holder ? { plan: holder.plan, why: null } : null
    others.sort((a, b) => b.look - a.look)
    const entrants = [holder, ...others.slice(0, this.#settings.shortlist - 1)]
    const best = this.#race(input, first, entrants, meter)
    if (best === holder) return { plan: holder.plan, why: null }
    if (input.game.foresight?.follows === true) this.#followed = best.by
    const gain = Math.round(1000 * differences(best, holder).mean) / 10
    return { plan: best.plan, why: `Looking ahead, ${gain} points better than what comes to mind first.` }
  }

  /** The plan at hand first, then others. */
  #entrants(
    input: BotInput,
    first: Sample,
    held: Plan,
    meter: Meter,
    players: readonly Advise[] | undefined,
  ): Entrant[] {
    const { game, seat, choices, dice } = input
    const { alternatives: most, departures, wandering, strayIn } = this.#settings
    const follows = game.foresight?.follows === true
    const entrants: Entrant[] = []
    const enter = (pick: Pick, by: Advise = usualOf(game)): boolean => {
      const t = fork(game, first)
      const plan = ownRun(game, t, seat, meter, pick)
      if (!plan) return false
      // Whoever is followed may begin like another and go on otherwise.
      const isKnown = (one: Entrant): boolean => sameJson(one.plan, plan) && (!follows || one.by === by)
      if (!entrants.some(isKnown)) entrants.push({ plan, by, look: worth(game, t, seat), scores: [] })
      return true
    }
    const { runner } = game
    if (!enter((n) => held[n])) return entrants
    if (runner && !enter((_, t) => runner(game.view(t, seat), t.book, seat, choicesAt(t, seat)).command))
      return entrants
    if (players) {
      for (const by of players) if (!enter((_, t) => policy(game, t, seat, by), by)) break
      return entrants
    }
    for (const command of alternatives(choices, held[0] as Command, most, dice))
      if (!enter((n) => (n === 0 ? command : undefined))) return entrants
    for (let i = 0; i < departures && meter.spent < LOOKING; i++) {
      const { plan } = entrants.reduce((best, entrant) => (entrant.look > best.look ? entrant : best))
      if (plan.length < 2 || !enter(departing(plan, dice.draw('bot', plan.length), seat, dice))) break
    }
    const stray: Pick = (_, t) => (dice.draw('bot', strayIn) === 0 ? anyByKind(choicesAt(t, seat), dice) : undefined)
    for (let i = 0; i < wandering; i++) if (!enter(stray)) return entrants
    return entrants
  }

  /** Sequential halving: every round has the same share of the budget and half of the plans. */
  #race(input: BotInput, first: Sample, entrants: Entrant[], meter: Meter): Entrant {
    const { game, seat } = input
    const [holder] = entrants as [Entrant]
    const rounds = Math.max(1, Math.ceil(Math.log2(entrants.length)))
    const start = meter.spent
    let left = entrants
    let row = first
    for (let round = 1; !meter.over; round++) {
      const until = start + ((1 - start) * Math.min(round, rounds)) / rounds
      do {
        for (const entrant of left) {
          const value = playOn(game, fork(game, row), seat, entrant, this.#settings.horizon, meter)
          if (value === null) return this.#best(left, holder)
          entrant.scores.push(value)
        }
        if (this.#isClear(left, holder)) return this.#best(left, holder)
        row = sample(input)
        meter.look()
      } while (meter.spent < until)
      if (left.length > 2) left = better(left, holder)
    }
    return this.#best(left, holder)
  }

  /** Nobody is likely to overtake the plan at hand any more, or only one is left and it is far ahead. */
  #isClear(left: readonly Entrant[], holder: Entrant): boolean {
    if (holder.scores.length < this.#settings.samples) return false
    const others = left.filter((entrant) => entrant !== holder).map((entrant) => differences(entrant, holder))
    if (others.every(({ mean, error }) => mean + SURE * error < this.#settings.margin)) return true
    return others.length === 1 && others.every(({ mean, error }) => mean - SURE * error > this.#settings.margin)
  }

  /** Whoever is clearly better than the plan at hand; else that. */
  #best(left: readonly Entrant[], holder: Entrant): Entrant {
    let best = holder
    let most = this.#settings.margin
    for (const entrant of left) {
      if (entrant === holder || Math.min(entrant.scores.length, holder.scores.length) < this.#settings.samples) continue
      const { mean, error } = differences(entrant, holder)
      if (mean < most || mean < this.#settings.errors * error) continue
      best = entrant
      most = mean
    }
    return best
  }
}

/** Whom a searching player of a game goes by as long as nobody does better. */
const usualOf = ({ foresight, advise }: AnyGame): Advise => foresight?.usual ?? advise

/** As the game wants it looked ahead. */
const settingsOf = ({ foresight }: AnyGame): Partial<SearchSettings> =>
  foresight
    ? {
        horizon: { ...STANDARD.horizon, turns: foresight.turns },
        margin: foresight.margin,
        samples: foresight.samples,
      }
    : {}

/** The part of the budget after which nobody departs from a plan any more: the rest is for comparing. */
const LOOKING = 0.4

const part = (budget: Budget, share: number): Budget =>
  budget.now === undefined
    ? { nodes: Math.floor(budget.nodes * share) }
    : { ...budget, ms: budget.ms * share, ...(budget.nodes === undefined ? {} : { nodes: budget.nodes * share }) }

/** Sample by sample, on those that both were tried on. */
function differences(a: Entrant, b: Entrant): { mean: number; error: number } {
  const n = Math.min(a.scores.length, b.scores.length)
  return meanAndError(a.scores.slice(0, n).map((score, i) => score - (b.scores[i] as number)))
}

/** The better half, and the plan at hand. */
function better(left: readonly Entrant[], holder: Entrant): Entrant[] {
  const others = left.filter((entrant) => entrant !== holder)
  others.sort((a, b) => meanAndError(b.scores).mean - meanAndError(a.scores).mean)
  return [holder, ...others.slice(0, Math.ceil(others.length / 2))]
}

function sample({ game, view, book, dice }: BotInput): Sample {
  const hidden = seededFrom(words(dice))
  return { table: seatAt(game, game.resample(view, book, hidden), book, hidden), luck: words(dice) }
}
