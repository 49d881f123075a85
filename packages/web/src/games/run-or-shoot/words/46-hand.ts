import { type Act, ITEM_NAMES } from '@shamble/run-or-shoot/page'
import { rule, type Word } from '../../../words/phrases.ts'
import { an } from '../../../words/plain.ts'
import { type Chapter, type Scene, survivorsAbout, where, who, zed, zedsAbout } from './lines.ts'
import { openingTitle } from './places.ts'
import { thingTitle, weaponTitle } from './titles.ts'

type ActOf<I extends Act['is']> = Extract<Act, { is: I }>

const whom = (scene: Scene, one: ActOf<'move'>['who']): Word => ('zed' in one ? zed(scene, one.zed) : who(one.survivor))

const spotOf = ({ at: [x, y], level = 0 }: { at: readonly [number, number]; level?: number | undefined }) => ({
  at: { x, y },
  level,
})

const giftTitle = (what: ActOf<'give'>['what']): string =>
  [...ITEM_NAMES].find(([item]) => item === what)?.[1] ?? weaponTitle(what)

const DOORS = { open: 'opens ', closed: 'closes ', destroyed: 'breaks ' } as const

/** "moves Zed 3", after "The umpire". */
function actWords(scene: Scene, act: Act): Word[] {
  switch (act.is) {
    case 'put':
      return [`puts a Zed ${where(scene, spotOf(act))}`]
    case 'remove':
      return ['takes ', zed(scene, act.zed), ' off the table']
    case 'move':
      return ['moves ', whom(scene, act.who)]
    case 'turn':
      return ['turns ', whom(scene, act.who)]
    case 'lay':
      return ['lays ', whom(scene, act.who), ' down']
    case 'raise':
      return ['stands ', whom(scene, act.who), ' up']
    case 'hits':
      return ['sets the hits of ', who(act.survivor), ` to ${act.hits}`]
    case 'give':
      return [`gives ${an(giftTitle(act.what))} to `, who(act.survivor)]
    case 'take':
      return [`takes the ${thingTitle(scene.view.view, act.thing)} from `, who(act.survivor)]
    case 'door':
      return [DOORS[act.now], { name: openingTitle(scene.view.ground, act.door) }]
    case 'announce':
      return [`announces: “${act.says}”`]
  }
}

const about = (act: Act): string[] => {
  if ('who' in act) return 'zed' in act.who ? zedsAbout([act.who.zed]) : survivorsAbout([act.who.survivor])
  return act.is === 'remove' ? zedsAbout([act.zed]) : 'survivor' in act ? survivorsAbout([act.survivor]) : []
}

export const byHand = {
  'by hand': (event, scene) => ({
    ...rule(
      'hand',
      event,
      ['By hand, the umpire ', ...actWords(scene, event.act), `. Why: “${event.note}”`],
      about(event.act),
    ),
    isBand: true,
  }),
} satisfies Chapter
