/** A campaign on paper: the map with its owners, the sheets of all forces, how it stands, the chronicle. */
import type { OptionValues } from '@shamble/kernel'
import type { Printables, Section } from '@shamble/print'
import { evenDeathPrintables } from '../../print/index.ts'
import { FACTION_TITLES } from '../../tables/profiles.ts'
import { CAMPAIGN } from '../about.ts'
import { mapIn } from '../content/maps.ts'
import type { Event } from '../events.ts'
import { chronicleOf, type Line } from '../history/index.ts'
import { bookFor } from '../options.ts'
import { pointsOf } from '../rules/57-points.ts'
import { forcesOf, placesOf, type State } from '../state.ts'
import { mapPlan } from './map.ts'
import { sheetsOf } from './rosters.ts'

export interface Printed {
  readonly state: State
  readonly options: OptionValues
  /** All that was told. */
  readonly events: readonly Event[]
}

/** ed.camp-vp.3 Points by where they come from, supplies, forces and tiles of everybody. */
function standing({ state, options }: Printed): Section {
  const look = { state, book: bookFor(options), facts: null }
  return {
    title: 'How the war stands',
    tables: [
      {
        clause: 'ed.camp-vp.3',
        head: [
          '',
          'battles',
          'towns',
          'cities',
          'tiles',
          'supplies',
          'pillages',
          'points',
          'Supplies',
          'forces',
          'held',
        ],
        rows: state.players.map(({ faction, supplies }) => {
          const { all, ...sources } = pointsOf(look, faction)
          return [
            FACTION_TITLES[faction],
            ...Object.values(sources).map(String),
            `${all}`,
            faction === 'zombies' ? '' : `${supplies}`,
            `${forcesOf(state, faction).length}`,
            `${placesOf(state, faction).length}`,
          ]
        }),
      },
    ],
    lines: [],
  }
}

/** So many sentences stand on a page. */
const ON_A_PAGE = 60

/** The chronicle, a section for each campaign turn of somebody. */
function pagesOf(lines: readonly Line[]): Section[][] {
  const pages: Section[][] = []
  for (let i = 0; i < lines.length; i += ON_A_PAGE) {
    const sections = new Map<string, Line[]>()
    for (const line of lines.slice(i, i + ON_A_PAGE)) {
      const title = line.scenario ?? ''
      sections.set(title, [...(sections.get(title) ?? []), line])
    }
    pages.push(
      [...sections].map(([title, told]) => ({
        title,
        tables: [],
        lines: told.map(({ says, clause }) => ({ text: says, clause })),
      })),
    )
  }
  return pages
}

export function campaignPrintables(printed: Printed): Printables {
  const { state, options, events } = printed
  const map = mapIn(options)
  return {
    ...evenDeathPrintables,
    id: CAMPAIGN.id,
    title: CAMPAIGN.title,
    characters: state.forces.flatMap((force) => sheetsOf(map, force)),
    plans: [mapPlan(map, state)],
    reference: [[standing(printed)], ...pagesOf(chronicleOf(events, options).lines)],
  }
}
