/** The campaign of Even Death May Die as its page sees it; its map is a table. */
import { CAMPAIGN, CLAUSES, type Command, type Event, type View } from '@shamble/even-death/campaign/page'
import { ABOUT, type View as BattleView } from '@shamble/even-death/page'
import type { OptionValues } from '@shamble/kernel'
import {
  anyCampaign,
  type Asked,
  type CampaignDisplay,
  type CampaignQuestion,
} from '../../../campaign/campaign-display.ts'
import { later } from '../../../ui/later.tsx'
import { capital, count, plural } from '../../../words/plain.ts'
import { AgreeDesk } from './page/agree.tsx'
import { After, Fallen, fallenOf, hasBattle } from './page/after.tsx'
import { next, report, season } from './page/battle.ts'
import { Elsewhere } from './page/by-hand.tsx'
import { Maps } from './page/chronicle.tsx'
import { Forces } from './page/forces.tsx'
import { chronicle, isBattle, lines } from './page/history.ts'
import { Plots } from './page/plots.tsx'
import { turnsOf } from './page/turns.ts'

const Ground = later<{ readonly options: OptionValues }>(async () => (await import('./page/ground.tsx')).Ground)

const question = ({ choices }: Asked<View, Command>): CampaignQuestion<Command> => ({
  title: choices.some((command) => command.do === 'agree') ? 'Did it happen like this?' : 'It is decided on the map.',
  says: '',
  clause: 'ed.camp-battle.14',
  choices: [],
})

function standing({ round, fought }: View): string {
  if (round === 0) return 'The war has not begun yet.'
  const battles =
    fought.length === 0
      ? 'No battle was fought yet'
      : `${capital(count(fought.length))} ${plural(fought.length, 'battle was', 'battles were')} fought`
  return `Turn ${round}. ${battles}.`
}

const display: CampaignDisplay<View, Event, Command, BattleView> = {
  id: CAMPAIGN.id,
  battle: ABOUT.id,
  title: 'Harrow Vale',
  says:
    'Two to four factions on a map of 64 tiles, three actions a turn, supplies that run out, and every quarrel a battle on ' +
    'the table with the people who are left.',
  credit: ABOUT.credit,
  clauses: CLAUSES,
  isTable: true,
  parts: [
    { id: 'after', title: 'The last battle', isEmpty: (shown) => !hasBattle(shown), Part: After },
    { id: 'maps', title: 'A map for every turn', isEmpty: ({ story }) => turnsOf(story).length === 0, Part: Maps },
    { id: 'plots', title: 'Points and supplies', isEmpty: ({ story }) => turnsOf(story).length < 2, Part: Plots },
    { id: 'forces', title: 'Forces and hordes', isEmpty: ({ view }) => view.forces.length === 0, Part: Forces },
    { id: 'fallen', title: 'The fallen', isEmpty: (shown) => fallenOf(shown).length === 0, Part: Fallen },
  ],
  desks: { agree: AgreeDesk },
  Elsewhere,
  Ground,
  homeward: 'Take it home to the map',
  next,
  report,
  question,
  season,
  standing,
  isWon: ({ outcome }) => (outcome?.winners.length ?? 0) > 0,
  printables: async (state, { options, story }) =>
    (await import('@shamble/even-death/campaign/print')).campaignPrintables({
      state,
      options,
      events: story.flatMap(({ events }) => events),
    }),
  chronicle,
  lines,
  isBattle,
}

export const campaign = anyCampaign(display)
