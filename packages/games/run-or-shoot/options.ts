/** How each house rule patches the book, and which set-ups are refused. */
import {
  type Book,
  booksOnce,
  cell,
  type Fault,
  type HouseRule,
  type HouseRules,
  type OptionValue,
  type OptionValues,
  patchesFor,
  resolveBook,
  type Seat,
  type Settled,
  settleOptions,
} from '@shamble/kernel'
import { printedFor, scenarioFor, type Slots } from './book.ts'
import { type Roster, rosterOf } from './campaign/roster.ts'
import { type KeptLimits, rosterFault } from './campaign/roster-fault.ts'
import { OPTIONS } from './options-schema.ts'
import { ownFault } from './own/faults.ts'
import { ownOf } from './own/form.ts'
import { rosterGate } from './rules/04-roster.ts'
import { FREE_HAND, OWN_DICE, SECRET_DICE_GATE, UMPIRE_GATE } from './rules/45-gate.ts'
import { type RunOrShootKit, survivorSeat, UMPIRE } from './state.ts'
import { cm } from './tables/units.ts'

export { OPTIONS }

type Rule = HouseRule<RunOrShootKit, Slots>

/** A cell with a distance, which is written in centimetres. */
const distance =
  (path: string) =>
  (value: OptionValue): Rule => ({ values: { [path]: cm(value as number) } })

/** A cell with the sides of a die, which is written d3 or d6. */
const die =
  (path: string) =>
  (value: OptionValue): Rule => ({ values: { [path]: Number((value as string).slice(1)) } })

const answers = (slot: keyof Slots, answer: boolean): Rule => ({ slots: { [slot]: () => () => answer } })

/** What each option changes when it is not at its default. */
const PATCHES: HouseRules<typeof OPTIONS, RunOrShootKit, Slots> = {
  umpire: () => UMPIRE_GATE,
  umpireHand: () => FREE_HAND,
  umpireDice: () => SECRET_DICE_GATE,
  roster: (_value, options) => rosterGate(rosterOf(options) as Roster, scenarioFor(options)),
  mutants: (value) => {
    const kinds = (value as readonly string[]).filter((kind) => kind !== 'none')
    return { values: { 'mutants.kinds': kinds, 'mutants.drawn': 0 } }
  },
  bluffRolls: () => answers('bluffs', false),
  hordeDie: die('horde.die'),
  hordeCap: cell('horde.cap'),
  hordeEmergePerTurn: cell('horde.emergePerTurn'),
  maxZedsOnTable: cell('horde.most'),
  activationRange: distance('horde.hears'),
  gunfireNoise: (value) => ({ slots: { isLoudFire: () => (_gun, shots) => value === 'all' && shots > 0 } }),
  alarmTurns: cell('alarm.turns'),
  alarmNumber: cell('alarm.from'),
  zedMove: distance('zed.attack'),
  driftStep: distance('zed.drift'),
  driftToNoise: distance('zed.toNoise'),
  zedFenceCost: distance('zed.fence'),
  zedsClimbLadders: () => answers('zedsClimb', false),
  standardDoor: cell('door.standard'),
  reinforcedDoor: cell('door.reinforced'),
  runMove: distance('move.RUN'),
  bothMove: distance('move.BOTH'),
  doorCost: distance('door.cost'),
  pivotStep: () => answers('turnsBeforeShooting', true),
  psHits: cell('hits.ps'),
  npsHits: cell('hits.nps'),
  injuryMove: distance('injury.move'),
  injuryShoot: cell('injury.shoot'),
  fullHealing: () => answers('healsFully', true),
  infectionPS: cell('infection.ps'),
  infectionNPS: cell('infection.nps'),
  infectionDeath: cell('infection.death'),
  pushNeedsCard: () => answers('pushesWithoutCard', true),
  pushDistance: distance('push'),
  sniperStrict: () => answers('snipersMayShoot', false),
  keepPartialClips: () => ({ slots: { roundsAfterReload: () => (clip, left) => clip + left } }),
  friendlyFire: () => ({ slots: { hitsBystander: () => (natural) => natural === 0 } }),
  mercyShot: (value) => (value === 'off' ? answers('mayShootLiving', false) : answers('needsConsent', false)),
  blastHurtsSurvivors: (value) => ({
    slots: { blastOnSurvivors: () => () => ({ down: true, hits: value === 'down and hit' ? 1 : 0 }) },
  }),
  fireTurns: cell('burning.area'),
  burnTurns: cell('burning.zed'),
  wpTurns: cell('burning.wp'),
  slimeTurns: cell('slimeTurns'),
  tankHits: cell('tankHits'),
  tankHeadImmune: () => ({ slots: { headOnTank: () => () => 0 } }),
  smokerDamage: die('smokerDie'),
  pinBreak: () => answers('pinEndsByItself', true),
  npsFear: distance('npsFear'),
  orderRange: distance('orderRange'),
  radioTalk: () => answers('sharesFinds', false),
  planningClock: cell('planningClock'),
  planningChat: () => answers('mayChatWhilePlanning', true),
  ownInfectionDice: () => OWN_DICE,
  openInfection: () => answers('infectionsAreOpen', true),
  fogOfWar: () => answers('showsUnseen', false),
}

/** The rules of one match: the printed book, and a patch for every option that is not at its default. */
export const bookFor = booksOnce(
  (options: OptionValues): Book<RunOrShootKit> =>
    resolveBook(printedFor(options), patchesFor(OPTIONS, PATCHES, options)),
)

/** rs.scenario.19 A scenario of one's own can be played by a team of this size. */
function ownFaultOf(options: OptionValues): Fault | null {
  const own = ownOf(options)
  const found = own && ownFault(own, options.survivors as number)
  return found && { at: `options.own.${found.at}`, why: `${found.why} (${found.clause})` }
}

/** rs.seats.7, rs.dice.4, rs.infection.15 What is only for an umpire who is asked, or for dice that tell nothing. */
function umpireFault({ umpire, umpireHand, umpireDice, ownInfectionDice, bluffRolls }: OptionValues): Fault | null {
  const isAsked = umpire === 'asked'
  if (umpireHand === 'free' && !isAsked)
    return { at: 'options.umpireHand', why: 'only an umpire who is asked has a free hand (rs.seats.7)' }
  if (umpireDice === 'by hand' && !isAsked)
    return { at: 'options.umpireDice', why: 'only an umpire who is asked throws secret dice (rs.dice.4)' }
  return ownInfectionDice === true && bluffRolls === false
    ? { at: 'options.ownInfectionDice', why: 'needs that everybody tested is rolled for (rs.infection.15)' }
    : null
}

/** What the house rules let somebody be like who comes from an earlier day. */
export const keptLimits = ({ psHits, npsHits, keepPartialClips }: OptionValues): KeptLimits => ({
  hits: { ps: psHits as number, nps: npsHits as number },
  keepsClips: keepPartialClips as boolean,
})

/** rs.scenario.19 A team of this size, of people as there can be. */
function rosterFaultOf(options: OptionValues): Fault | null {
  const roster = rosterOf(options)
  if (roster === null) return null
  const size = roster.people.length
  if (size !== options.survivors)
    return { at: 'options.survivors', why: `the team that comes from an earlier day has ${size} (rs.scenario.19)` }
  const found = rosterFault(roster, keptLimits(options))
  return found && { at: `options.roster.${found.at}`, why: `${found.reason} (${found.clause})` }
}

/** rs.mutant.1 The scenario's mutants and none at all are answers by themselves, and no kind is named twice. */
export function settle(given: OptionValues): Settled {
  const settled = settleOptions(OPTIONS, given)
  if (!settled.ok) return settled
  const wrong = ownFaultOf(settled.value) ?? umpireFault(settled.value) ?? rosterFaultOf(settled.value)
  if (wrong) return { ok: false, fault: wrong }
  const mutants = settled.value.mutants as readonly string[]
  const isAlone = mutants.length === 1 || !mutants.some((kind) => kind === 'scenario' || kind === 'none')
  if (mutants.length > 0 && isAlone && new Set(mutants).size === mutants.length) return settled
  return {
    ok: false,
    fault: { at: 'options.mutants', why: "name kinds, each once, or only 'scenario', or only 'none' (rs.mutant.1)" },
  }
}

/** rs.seats.2 The survivors' seats, and the umpire's. */
export const seatsFor = (options: OptionValues): Seat[] => [
  ...Array.from({ length: options.survivors as number }, (_, i) => survivorSeat(i + 1)),
  UMPIRE,
]
