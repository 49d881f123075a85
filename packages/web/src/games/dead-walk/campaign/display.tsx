/** The campaign of Dead Walk Again as the pages see it. */
import { ABOUT, CLAUSES, type View } from '@shamble/dead-walk/page'
import type { CampaignDisplay } from '../../../campaign/campaign-display.ts'
import { Mark } from '../art.tsx'
import { next, report } from './battle.ts'
import { chart, season } from './chart.ts'
import { chronicle, isBattle, lines } from './history.ts'
import { LearnDesk, MusterDesk, TrainDesk } from './desks.tsx'
import { Elsewhere } from './elsewhere.tsx'
import { GearDesk } from './gear.tsx'
import { question } from './question.ts'
import { house, teams } from './setup.ts'
import { gone, people, stash } from './sheets.ts'
import { viewOf } from './words.ts'

const PLAYERS = { min: 1, max: 6 }

export const campaign: CampaignDisplay = {
  id: 'dead-walk-campaign',
  battle: 'dead-walk',
  title: 'Road to Harbour Point',
  says:
    'Six linked scenarios with the same people, from an empty shelter to the last boat. Whoever survives learns, ' +
    'and keeps the wounds, the fears and what is in the magazine; whoever does not is gone.',
  length: 'Four to six scenarios, one evening each or all by bots.',
  credit: ABOUT.credit,
  clauses: CLAUSES,
  players: PLAYERS,
  house,
  teams,
  ownPeople: {
    title: 'People of your own',
    says: 'Three to six, one by one: who they were, what they learnt, what they carry. Their quirks are rolled.',
    clause: 'dw.archetype.8',
  },
  Mark,
  desks: { muster: MusterDesk, train: TrainDesk, learn: LearnDesk, gear: GearDesk },
  battleStep: 'play',
  Elsewhere,
  giveUp: { do: 'give-up' },
  options: (players, rules) => ({ players, house: Object.keys(rules).length === 0 ? null : { ...rules } }),
  seats: (players) =>
    Array.from({ length: players }, (_, i) => ({ seat: `P${i + 1}`, label: `Player ${i + 1}`, side: 'survivors' })),
  muster: (team) => [{ do: 'muster', team }],
  chart: (view) => chart(viewOf(view)),
  next: (view, options) => next(viewOf(view), options),
  battleSeats: (_options, seats) => seats,
  report: (view, options) => report(view as View, options),
  question,
  people: (view, options, before, story) =>
    people(viewOf(view), options, before === null ? null : viewOf(before), story),
  gone: (view, options, story) => gone(viewOf(view), options, story),
  stash: (view, before) => stash(viewOf(view), before === null ? null : viewOf(before)),
  season: (view) => season(viewOf(view)),
  printables: async (view) => (await import('@shamble/dead-walk/print')).printablesFor(viewOf(view).roster),
  chronicle,
  lines,
  isBattle,
}
