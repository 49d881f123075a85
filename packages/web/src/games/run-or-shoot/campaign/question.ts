/** The steps between two days as questions: what is asked, and what each answer does. */
import { broughtBy } from '@shamble/run-or-shoot/campaign/forecast'
import { asListed, type CampaignCommand, type CampaignView, scenarioOn } from '@shamble/run-or-shoot/campaign/page'
import { PLAYER_SURVIVORS, UMPIRE } from '@shamble/run-or-shoot/page'
import type { Asked, CampaignQuestion, Choice } from '../../../campaign/campaign-display.ts'
import { rowOf } from '../../../sure.ts'
import { capital, count, listed, plural, possessive } from '../../../words/plain.ts'
import { CALLINGS } from '../words/roster.ts'
import { calledBy } from '../words/titles.ts'
import { gearWords, lastAt, titleOf, vacantSeat } from './words.ts'

export function choiceOf(command: CampaignCommand): Choice<CampaignCommand> {
  if (command.do === 'choose') {
    const { survivor } = command
    return {
      command,
      label: `${calledBy(survivor)}, ${CALLINGS[survivor]}`,
      says: `${PLAYER_SURVIVORS[survivor].says} ${gearWords(asListed(survivor))}.`,
      clause: 'rs.scenario.20',
    }
  }
  return { command, label: capital(command.do), isEnd: true }
}

interface Step {
  readonly title: (view: CampaignView) => string
  readonly says: string | ((view: CampaignView) => string)
  readonly clause: string
}

const playerOf = (view: CampaignView): string => `survivor ${vacantSeat(view).slice(1)}`

/** "Dot and Petra are chosen; two more are to come." */
function soFar({ team, holders }: CampaignView): string {
  const left = Object.keys(holders).filter((seat) => seat !== UMPIRE).length - team.length
  const more = `${count(left)} ${plural(left, 'is', 'are')} to be chosen`
  if (team.length === 0) return `${capital(more)}, one after the other.`
  const chosen = listed(team.map(({ person }) => calledBy(person.who)))
  return `${chosen} ${plural(team.length, 'is', 'are')} in the team, and ${count(left)} more ${plural(left, 'is', 'are')} to be chosen.`
}

const STEPS: Readonly<Record<string, Step>> = {
  'choose whom to play': {
    title: (view) => `Who is ${playerOf(view)}?`,
    says: (view) => `${soFar(view)} Whoever is chosen sets out on all five days, as long as they live.`,
    clause: 'rs.setup.5',
  },
  replace: {
    title: (view) => {
      const dead = lastAt(view, vacantSeat(view))
      return dead ? `Who takes ${possessive(calledBy(dead))} place?` : `Who is ${playerOf(view)}?`
    },
    says: 'Somebody of the roster comes with half of the usual things, or somebody who was saved comes as they are.',
    clause: 'rs.scenario.19',
  },
  'get ready': {
    title: () => 'Who carries what?',
    says: (view) =>
      `Next: ${titleOf(scenarioOn(view.day + 1))}. Everybody keeps what they carry, and things go freely from hand to hand. A gun is refilled by a reload that its owner carries; what nobody has stays behind.`,
    clause: 'rs.scenario.19',
  },
}

export function question({
  view,
  asks,
  choices,
}: Asked<CampaignView, CampaignCommand>): CampaignQuestion<CampaignCommand> {
  const step = rowOf(STEPS, asks) ?? { title: () => 'What next?', says: '', clause: 'rs.scenario.19' }
  const { title, says, clause } = step
  return {
    title: title(view),
    says: typeof says === 'string' ? says : says(view),
    clause,
    choices: choices.map(choiceOf),
  }
}

/** "three of these things". */
export const bringsWords = (who: Parameters<typeof broughtBy>[0]): string => `${count(broughtBy(who))} of these things`
