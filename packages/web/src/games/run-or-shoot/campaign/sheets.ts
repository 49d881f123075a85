/** People on paper: what they have been through, what is left in their clips, what the last day has changed. */
import { campaignAt } from '@shamble/run-or-shoot/campaign/forecast'
import {
  type CampaignEvent,
  type CampaignView,
  type Gone as GoneOne,
  type Heap,
  isPlayerSurvivor,
  type Kept,
} from '@shamble/run-or-shoot/campaign/page'
import { PLACES, placesOf } from '@shamble/run-or-shoot/page'
import type { OptionValues } from '@shamble/kernel'
import type { Gone, Happened, Sheet, SheetGauge, SheetLine } from '../../../campaign/campaign-display.ts'
import { capital, count, plural } from '../../../words/plain.ts'
import { CALLINGS } from '../words/roster.ts'
import { calledBy } from '../words/titles.ts'
import { countedItems, hitsWords, roundsWords, thingTitle, titleOf, weaponsOf } from './words.ts'

type Story = readonly Happened<CampaignEvent>[]
type Limits = ReturnType<typeof campaignAt>['book']['limits']

const placesTaken = ({ items }: Kept): number => items.reduce((sum, item) => sum + placesOf(item), 0)

function gaugesOf(person: Kept, was: Kept | undefined, { hits: deadly }: Limits): SheetGauge[] {
  const most = isPlayerSurvivor(person.who) ? deadly.ps : deadly.nps
  const places = placesTaken(person)
  return [
    {
      label: 'Hits',
      value: person.hits,
      of: most,
      says: `${hitsWords(person.hits)}; ${count(most)} ${plural(most, 'kills', 'kill')}`,
      tone: 'bad',
      isNew: was !== undefined && was.hits !== person.hits,
    },
    {
      label: 'Places',
      value: places,
      of: PLACES,
      says: `${places} of ${PLACES}`,
      tone: 'plain',
      isNew: was !== undefined && placesTaken(was) !== places,
    },
  ]
}

/** Lines, with a bar at those that were not there before. */
function marked(lines: readonly SheetLine[], before: readonly SheetLine[] | undefined): SheetLine[] {
  if (!before) return [...lines]
  const known = new Set(before.map(({ label, says }) => `${label} ${says ?? ''}`))
  return lines.map((line) => (known.has(`${line.label} ${line.says ?? ''}`) ? line : { ...line, isNew: true }))
}

const weaponLines = (person: Kept): SheetLine[] =>
  weaponsOf(person).map((weapon) => {
    const says = roundsWords(weapon)
    return {
      label: capital(thingTitle(weapon.kind)),
      ...(says && { says }),
    }
  })

const itemLines = ({ items }: Pick<Kept, 'items'>): SheetLine[] =>
  countedItems(items).map(({ item, n }) => ({
    label: capital(thingTitle(item)),
    ...(n > 1 && { says: `${n} of them` }),
  }))

/** rs.infection.4, rs.secrecy.20 What the debriefs have shown. */
const bodyLines = ({ tested }: Kept): SheetLine[] => {
  if (tested === 'infected')
    return [{ label: 'Infected', says: 'three dice at every dawn; a 0 kills', clause: 'rs.infection.4' }]
  return tested === 'immune' ? [{ label: 'Immune', says: 'bitten, and tested', clause: 'rs.infection.4' }] : []
}

const daysOf = (person: Kept, story: Story): number =>
  story.flatMap(({ events }) => events).filter((event) => event.e === 'set out' && event.people.includes(person.who))
    .length

function sheetOf(person: Kept, was: Kept | undefined, limits: Limits, story: Story): Sheet {
  const list = (title: string, lines: (of: Kept) => SheetLine[]): Sheet['lists'][number] => ({
    title,
    lines: marked(lines(person), was && lines(was)),
  })
  const days = daysOf(person, story)
  return {
    name: calledBy(person.who),
    mark: person.who,
    says: capital(CALLINGS[person.who]),
    gauges: gaugesOf(person, was, limits),
    lists: [list('Blood', bodyLines), list('Weapons', weaponLines), list('Carries', itemLines)].filter(
      ({ lines }) => lines.length > 0,
    ),
    record: days > 0 ? [`Set out on ${count(days)} ${plural(days, 'day')}`] : [],
    isNew: false,
  }
}

export function people(view: CampaignView, options: OptionValues, before: CampaignView | null, story: Story): Sheet[] {
  const { limits } = campaignAt(view, options).book
  return view.team.map(({ person }) => {
    const was = before?.team.find((member) => member.person.who === person.who)?.person
    return { ...sheetOf(person, was, limits, story), isNew: before !== null && was === undefined }
  })
}

const FATES: Readonly<Record<GoneOne['fate'], string>> = {
  killed: 'was killed in',
  'found dead': 'was found dead after',
}

export const gone = (view: CampaignView, options: OptionValues, story: Story): Gone[] => {
  const { limits } = campaignAt(view, options).book
  return view.gone.map(({ person, fate, day }) => ({
    sheet: sheetOf(person, undefined, limits, story),
    fate: `${FATES[fate]} ${titleOf(view.record[day - 1]?.scenario ?? 'number-nine')}`,
  }))
}

const heapLines = ({ weapons, items }: Heap): SheetLine[] => [
  ...weapons.map((weapon): SheetLine => {
    const says = roundsWords(weapon)
    return { label: capital(thingTitle(weapon.kind)), ...(says && { says }) }
  }),
  ...itemLines({ items }),
]

/** What the dead of the dawn have left, and who was saved and waits. */
export const stash = (view: CampaignView): SheetLine[] => [
  ...heapLines(view.heap),
  ...view.saved.map((one): SheetLine => ({ label: calledBy(one.who), says: 'was saved, and can take a place' })),
]
