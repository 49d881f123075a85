/** A sheet for each survivor: what he carries, and boxes for what happens to him. */
import type { CharacterPrint, TrackRow } from '@shamble/print'
import { isPlayerSurvivor, type Kept } from '../campaign/roster.ts'
import {
  type Kit,
  NPS_IDS,
  OTHER_SURVIVORS,
  type OtherSurvivor,
  type PlayerSurvivor,
  PLAYER_SURVIVORS,
} from '../content/survivors.ts'
import { type GunId, GUNS, NEAR } from '../tables/guns.ts'
import { PLACES, placesOf } from '../tables/items.ts'
import { MELEE_CLASSES, MELEE_WEAPONS } from '../tables/melee.ts'
import { HITS, INJURY } from '../tables/survivors.ts'
import { type Bands, type GunRow } from '../tables/guns.ts'
import { isMelee, line, listed, weaponName } from './words.ts'

const gunsOf = ({ pistol, main }: Kit): readonly GunId[] => [
  ...(pistol ? (['pistol'] as const) : []),
  ...(main !== null && !isMelee(main) ? [main] : []),
]

const clip = (gun: GunId): TrackRow => ({ boxes: GUNS[gun].clip, label: `${GUNS[gun].name}: a clip` })

const bandText = ({ body, head }: Bands): string =>
  body === null ? '–' : `${body}+${head === null ? '' : `, head ${head}+`}`

const gunRow = ({ name, near, far, shots }: GunRow): string[] => [name, bandText(near), bandText(far), `${shots}`]

function weaponTables(kit: Kit): CharacterPrint['tables'] {
  const guns = gunsOf(kit)
  const { main } = kit
  const melee = main !== null && isMelee(main) ? main : null
  return [
    ...(guns.length === 0
      ? []
      : [
          {
            title: 'Guns: body from, head from',
            clause: 'rs.shoot.2',
            head: ['', `to ${NEAR} cm`, 'beyond', 'shots'],
            rows: guns.map((gun) => gunRow(GUNS[gun])),
          },
        ]),
    ...(melee === null
      ? []
      : [
          {
            title: 'In melee',
            clause: 'rs.melee.8',
            head: ['', 'down from', 'kills from'],
            rows: [[melee, ...Object.values(MELEE_CLASSES[MELEE_WEAPONS[melee]]).map((from) => `${from}`)]],
          },
        ]),
  ]
}

const places = ({ items }: Kit): number => items.reduce((sum, item) => sum + placesOf(item), 0)

const kitFacts = (kit: Kit): CharacterPrint['facts'] => [
  ['Pistol', kit.pistol ? 'yes' : 'no'],
  ['Large weapon', kit.main === null ? 'none' : weaponName(kit.main)],
  ['Carries', kit.items.length === 0 ? 'nothing' : listed(kit.items)],
  ['Places', `${places(kit)} of ${PLACES}`],
]

const player = (one: PlayerSurvivor): CharacterPrint => ({
  id: one.called,
  title: one.name,
  byname: one.says,
  art: 'civilian',
  facts: kitFacts(one),
  track: {
    title: 'Cross off',
    rows: [
      {
        boxes: HITS.ps,
        label: `hits, each −${INJURY.move} cm and −${INJURY.shoot} on shots; the last kills`,
      },
      ...gunsOf(one).map(clip),
      { boxes: PLACES, label: 'places for small things' },
    ],
  },
  tables: weaponTables(one),
  lines: [line('rs.cards.7'), line('rs.carry.3')],
  count: 1,
})

const other = (one: OtherSurvivor): CharacterPrint => ({
  id: one.called,
  title: one.name,
  byname: `One of the others, ${one.nature}`,
  art: 'civilian',
  facts: [...kitFacts(one), ['Follows', '____________'], ['Order', '____________']],
  track: { title: 'Cross off', rows: [{ boxes: HITS.nps, label: 'a hit kills' }, ...gunsOf(one).map(clip)] },
  tables: weaponTables(one),
  lines: [line('rs.nps.4'), line('rs.order.8')],
  count: 1,
})

/** How somebody of a campaign stands: what has happened to him, and what is left in his clips. */
function keptFacts({ hits, pistol, main, tested }: Kept): CharacterPrint['facts'] {
  const clips = [
    ...(pistol === null ? [] : [`pistol ${pistol} of ${GUNS.pistol.clip}`]),
    ...(main === null || isMelee(main.kind)
      ? []
      : [`${GUNS[main.kind].name} ${main.rounds} of ${GUNS[main.kind].clip}`]),
  ]
  return [
    ['Hits so far', `${hits}`],
    ['In the clips', clips.length === 0 ? 'nothing' : clips.join(', ')],
    ['Infection', tested ?? 'not tested'],
  ]
}

/** Somebody of a campaign's team, as he sets out next. */
export function sheetOf(kept: Kept): CharacterPrint {
  const { who, pistol, main, items } = kept
  const carried: Kit = { pistol: pistol !== null, main: main?.kind ?? null, items }
  const sheet = isPlayerSurvivor(who)
    ? player({ ...PLAYER_SURVIVORS[who], ...carried })
    : other({ ...OTHER_SURVIVORS[who], ...carried })
  return { ...sheet, facts: [...sheet.facts, ...keptFacts(kept)] }
}

export const SURVIVORS_PRINTED: readonly CharacterPrint[] = [
  ...Object.values(PLAYER_SURVIVORS).map(player),
  ...NPS_IDS.map((id) => other(OTHER_SURVIVORS[id])),
]
