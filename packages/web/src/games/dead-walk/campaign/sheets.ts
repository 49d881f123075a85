/** People on paper: what they are, what they have been through, what the last scenario has changed. */
import { campaignAt, fullMoral } from '@shamble/dead-walk/campaign/forecast'
import {
  type CampaignEvent,
  type CampaignView,
  type Gear,
  NO_GEAR,
  type Person,
  thresholdOf,
  totalOf,
} from '@shamble/dead-walk/campaign/page'
import type { OptionValues } from '@shamble/kernel'
import type { Gone, Happened, Sheet, SheetGauge, SheetLine } from '../../../campaign/campaign-display.ts'
import { capital, plural } from '../../../words/plain.ts'
import {
  ammoLines,
  callingWords,
  itemTitle,
  loadWords,
  markOf,
  psychosisOf,
  quirkOf,
  skillOf,
  titleOf,
  weaponTitle,
  wounds,
} from './words.ts'
import { TRAIT_DOES } from '../words/minds.ts'

/** dw.harm.4 At four wounds nobody stands any more without luck. */
const WOUNDS = 4

interface CampaignSoFar {
  readonly rules: ReturnType<typeof campaignAt>['book']
  readonly events: readonly CampaignEvent[]
}

type Story = readonly Happened<CampaignEvent>[]

export const eventsOf = (story: Story): CampaignEvent[] => story.flatMap(({ events }) => events)

const gauge = (
  label: string,
  [value, of]: readonly [number, number],
  says: string,
  tone: SheetGauge['tone'],
  before: number | undefined,
): SheetGauge => ({ label, value, of, says, tone, isNew: before !== undefined && before !== value })

function gaugesOf(person: Person, was: Person | undefined, { rules }: CampaignSoFar): SheetGauge[] {
  const { sheet, bmv } = person
  const { levelTable, baseMoral } = rules.rules
  const next = thresholdOf(sheet.level + 1, levelTable)
  const full = fullMoral(baseMoral, sheet.level)
  return [
    gauge('Experience', [sheet.xp, next], `${sheet.xp} of ${next} to level ${sheet.level + 1}`, 'good', was?.sheet.xp),
    gauge('Morale', [bmv, full], `${bmv} of ${full}`, 'plain', was?.bmv),
    gauge('Wounds', [person.wounds, WOUNDS], wounds(person.wounds), 'bad', was?.wounds),
    ...(sheet.trauma > 0 || (was?.sheet.trauma ?? 0) > 0
      ? [
          gauge(
            'Trauma',
            [sheet.trauma, rules.traumaLimit],
            `${sheet.trauma} of ${rules.traumaLimit}`,
            'bad',
            was?.sheet.trauma,
          ),
        ]
      : []),
  ]
}

/** Lines, with a bar at those that were not there before. */
function marked(lines: readonly SheetLine[], before: readonly SheetLine[] | undefined): SheetLine[] {
  if (!before) return [...lines]
  const known = before.map(({ label, says }) => `${label} ${says ?? ''}`)
  return lines.map((line) => {
    const at = known.indexOf(`${line.label} ${line.says ?? ''}`)
    if (at < 0) return { ...line, isNew: true }
    known.splice(at, 1)
    return line
  })
}

const skillLines = ({ sheet }: Person): SheetLine[] =>
  [...sheet.skills, ...sheet.weaponSkills].map((skill) => {
    const { title, clause } = skillOf(skill)
    return { label: title, clause }
  })

const mindLines = ({ sheet }: Person): SheetLine[] => [
  ...sheet.quirks.map((id) => ({ label: quirkOf(id).title, says: TRAIT_DOES[id], clause: quirkOf(id).clause })),
  ...sheet.psychoses.map((id) => ({
    label: psychosisOf(id).title,
    says: `psychosis: ${TRAIT_DOES[id]}`,
    clause: psychosisOf(id).clause,
  })),
]

function gearLines(gear: Gear): SheetLine[] {
  const things = new Map<string, number>()
  for (const item of gear.items) things.set(itemTitle(item), (things.get(itemTitle(item)) ?? 0) + 1)
  return [
    ...gear.weapons.map((weapon): SheetLine => {
      const says = loadWords(weapon)
      return { label: weaponTitle(weapon), ...(says ? { says } : {}) }
    }),
    ...ammoLines(gear).map((label) => ({ label: capital(label) })),
    ...[...things].map(([label, n]) => (n > 1 ? { label, says: `${n} of them` } : { label })),
  ]
}

/** dw.xp.2 Where the experience came from. */
function causes(name: string, { events }: CampaignSoFar): string[] {
  const earned = events.flatMap((event) =>
    event.e === 'experience earned' && event.person === name ? [event.earned] : [],
  )
  const sum = earned.reduce(
    (all, { kills, grade, alone }) => ({
      kills: all.kills + kills,
      grade: all.grade + grade,
      alone: all.alone + alone,
    }),
    { kills: 0, grade: 0, alone: 0 },
  )
  if (totalOf(sum) === 0) return []
  const parts = [
    ...(sum.kills > 0 ? [`${sum.kills} for kills`] : []),
    ...(sum.grade > 0 ? [`${sum.grade} for scenarios`] : []),
    ...(sum.alone > 0 ? [`${sum.alone} for surviving alone`] : []),
  ]
  return [`XP: ${parts.join(', ')}`]
}

function sheetOf(person: Person, was: Person | undefined, told: CampaignSoFar): Sheet {
  const list = (title: string, lines: (of: Person) => SheetLine[]): Sheet['lists'][number] => ({
    title,
    lines: marked(lines(person), was && lines(was)),
  })
  const { kills, scenarios, name } = person
  return {
    name,
    mark: markOf(person),
    says: callingWords(person),
    gauges: gaugesOf(person, was, told),
    lists: [list('Skills', skillLines), list('Mind', mindLines), list('Carries', gearLines)].filter(
      ({ lines }) => lines.length > 0,
    ),
    record: [
      `${scenarios} ${plural(scenarios, 'scenario')} survived, ${kills} ${plural(kills, 'kill')}`,
      ...causes(name, told),
    ],
    isNew: false,
  }
}

const told = (view: CampaignView, options: OptionValues, story: Story): CampaignSoFar => ({
  rules: campaignAt(view, options).book,
  events: eventsOf(story),
})

export function people(view: CampaignView, options: OptionValues, before: CampaignView | null, story: Story): Sheet[] {
  const known = told(view, options, story)
  return view.roster.map((person) => {
    const was = before?.roster.find(({ name }) => name === person.name)
    return { ...sheetOf(person, was, known), isNew: before !== null && was === undefined }
  })
}

const FATES = {
  dead: 'was killed in',
  turned: 'turned into a zombie in',
  lost: 'was left behind in',
  'left out': 'was left out after',
} as const

export const gone = (view: CampaignView, options: OptionValues, story: Story): Gone[] => {
  const known = told(view, options, story)
  return view.gone.map(({ person, fate, scenario }) => ({
    sheet: sheetOf(person, undefined, known),
    fate: `${FATES[fate]} ${titleOf(scenario)}`,
  }))
}

export const stash = (view: CampaignView, before: CampaignView | null): SheetLine[] =>
  marked(gearLines(view.stash), before ? gearLines(before.stash) : gearLines(NO_GEAR))
