/** The steps between two scenarios as questions: what is asked, and what each answer does. */
import { type CampaignCommand, type CampaignView, type Person, SKILLS } from '@shamble/dead-walk/campaign/page'
import { type ItemId, ITEMS, SCENARIOS } from '@shamble/dead-walk/page'
import type { Asked, Choice, CampaignQuestion } from '../../../campaign/campaign-display.ts'
import { capital } from '../../../words/plain.ts'
import { clauseWords, itemTitle, skillOf, titleOf, wounds } from './words.ts'
import { rowOf } from '../../../sure.ts'

type CommandOf<D extends CampaignCommand['do']> = Extract<CampaignCommand, { readonly do: D }>
/** Written as a method: the table that holds it hands it no command but its own. */
type Words<D extends CampaignCommand['do']> = {
  words(view: CampaignView, command: CommandOf<D>): Omit<Choice, 'command'>
}['words']

const personIn = ({ roster }: CampaignView, who: string): Person | undefined => roster.find(({ name }) => name === who)

const learn: Words<'learn'> = (_view, { skill, instead }) => {
  const { title, clause, level, kind } = skillOf(skill)
  return {
    label: instead ? `${title} instead of ${SKILLS[instead].title}` : title,
    says: clauseWords(clause),
    clause,
    group: kind === 'weapon skill' ? 'Weapon skills' : `${capital(kind)}s of level ${level}`,
  }
}

const kitIn = (view: CampaignView, holder: string | null, item: number): ItemId | undefined =>
  (holder === null ? view.stash : personIn(view, holder))?.items[item]

const WORDS: { readonly [D in CampaignCommand['do']]?: Words<D> } = {
  treat: (_view, { patient }) => ({
    label: `Treat ${patient}`,
    says: 'A 6 on a die brings the patient back, with one wound and nothing to carry.',
    clause: 'dw.gskill.9',
  }),
  learn,
  'first-aid': (view, { person, patient }) => ({
    label: `${person} helps ${patient}`,
    says: `A 5 or 6 on a die closes one wound; ${patient} has ${wounds(personIn(view, patient)?.wounds ?? 0)}.`,
    clause: 'dw.campaign.3',
    group: 'First Aid',
  }),
  'use-kit': (view, { holder, item, patient }) => {
    const kind = kitIn(view, holder, item)
    return {
      label: `${kind ? itemTitle(kind) : 'A kit'} for ${patient}`,
      says: `Heals ${kind ? ITEMS[kind].heals : 1} of ${wounds(personIn(view, patient)?.wounds ?? 0)}; from ${holder ?? 'the stash'}.`,
      clause: 'dw.heal.3',
      group: 'Kits',
    }
  },
  recruit: (view, { person }) => ({
    label: `Take ${person} along`,
    says: `${person} becomes a character of level 1${view.roster.length >= 6 ? '; somebody will have to be left out' : ''}.`,
    clause: 'dw.campaign.6',
  }),
  'turn-away': (_view, { person }) => ({ label: 'Turn away', says: `${person} goes another way.` }),
  'leave-out': (_view, { person }) => ({
    label: `${person} stays behind`,
    says: 'What they carry goes to the stash.',
    clause: 'dw.campaign.7',
  }),
  next: (_view, { scenario }) => ({
    label: titleOf(scenario),
    says: SCENARIOS[scenario].description,
    clause: 'dw.campaign.2',
  }),
  decline: () => ({ label: 'Nothing', isEnd: true }),
  done: () => ({ label: 'Done', isEnd: true }),
}

export function choiceOf(view: CampaignView, command: CampaignCommand): Choice<CampaignCommand> {
  const words: Words<CampaignCommand['do']> | undefined = WORDS[command.do]
  return { command, ...(words ? words(view, command) : { label: command.do }) }
}

interface Step {
  readonly title: (view: CampaignView, choices: readonly CampaignCommand[]) => string
  readonly says: (view: CampaignView) => string
  readonly clause: string
}

const first = <D extends CampaignCommand['do']>(
  choices: readonly CampaignCommand[],
  kind: D,
): CommandOf<D> | undefined => choices.find((one): one is CommandOf<D> => one.do === kind)

const STEPS: Readonly<Record<string, Step>> = {
  muster: {
    title: ({ roster }) => (roster.length === 0 ? 'Who sets out?' : 'Who else sets out?'),
    says: () => 'A team has three to six people.',
    clause: 'dw.archetype.8',
  },
  medic: {
    title: (_view, choices) => `Whom does ${first(choices, 'treat')?.medic ?? 'the Medic'} treat?`,
    says: () => 'Every surviving Medic may try once to bring somebody back who turned.',
    clause: 'dw.gskill.10',
  },
  learn: {
    title: ({ lessons, roster }) => {
      const who = lessons[0]?.person ?? ''
      const level = roster.find(({ name }) => name === who)?.sheet.level ?? 1
      return `${who} has reached level ${level}. Which skill?`
    },
    says: ({ lessons }) =>
      (lessons[0]?.left ?? 1) > 1
        ? `Each level brings one: ${lessons[0]?.left} are to be chosen.`
        : 'Each level brings one.',
    clause: 'dw.level.5',
  },
  healing: {
    title: () => 'Who is looked after?',
    says: () => 'First Aid may be tried once by each who knows it; kits work without dice.',
    clause: 'dw.campaign.3',
  },
  gear: {
    title: () => 'Who carries what?',
    says: () => 'Gear goes freely from hand to hand. Nothing is replaced except by finds and rewards.',
    clause: 'dw.campaign.5',
  },
  recruits: {
    title: ({ candidates }) => `Does ${candidates[0]?.name ?? 'somebody'} join the team?`,
    says: () => 'Survivors who were found may come along.',
    clause: 'dw.campaign.6',
  },
  train: {
    title: ({ roster }) =>
      `What does ${roster.find(({ sheet }) => sheet.skills.length === 0)?.name ?? 'the newcomer'} know?`,
    says: () => 'Newcomers have learnt one general skill of level 1, and weapon skills by what they were.',
    clause: 'dw.skill.6',
  },
  'leave out': {
    title: () => 'Who is left out?',
    says: () => 'A team has six people at most.',
    clause: 'dw.campaign.7',
  },
  next: {
    title: () => 'Where to?',
    says: () => 'The road forks: one way is longer, and has more to find.',
    clause: 'dw.campaign.2',
  },
}

export function question({
  view,
  asks,
  choices,
}: Asked<CampaignView, CampaignCommand>): CampaignQuestion<CampaignCommand> {
  const step = rowOf(STEPS, asks) ?? { title: () => 'What next?', says: () => '', clause: 'dw.campaign.2' }
  return {
    title: step.title(view, choices),
    says: step.says(view),
    clause: step.clause,
    choices: choices.map((command) => choiceOf(view, command)),
  }
}
