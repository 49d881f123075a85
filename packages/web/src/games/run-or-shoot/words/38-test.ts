import type { Word } from '../../../words/phrases.ts'
import {
  type Chapter,
  type EventOf,
  faceWords,
  type Scene,
  secretly,
  survivorsAbout,
  tenDie,
  who,
  withDice,
} from './lines.ts'
import { lairTitle } from './places.ts'

const RESULTS = { infected: 'infected', immune: 'immune' } as const

function rolledFor({ what, about }: EventOf<'rolled in secret'>, { view: { view, ground }, after }: Scene): Word[] {
  switch (what) {
    case 'groans': {
      const horde = view.hidden?.hordes.find(({ n }) => n === about)
      return ['the groans reach the horde in ', { name: horde ? lairTitle(ground, horde.lair) : 'its lair' }]
    }
    case 'test': {
      const result = view.infections?.[about]
      return [who(about), result === undefined ? ' is tested' : ` is tested: ${RESULTS[result]}`]
    }
    case 'death': {
      if (view.infections?.[about] === 'immune') return [who(about), ' is immune, and this roll is for show']
      const [next] = after
      const isDeadly = next?.e === 'died' && next.survivor === about
      return [who(about), isDeadly ? ' is infected and dies of it' : ' is infected and lives on']
    }
    case 'drift':
      return ['a Zed that nobody sees drifts']
  }
}

export const tests = {
  'rolled in secret': (event, scene) => {
    const isAboutSomebody = event.what === 'test' || event.what === 'death'
    const about = isAboutSomebody ? survivorsAbout([event.about]) : []
    const told = secretly(event, [...rolledFor(event, scene), ...faceWords(event.face), '.'], about)
    return event.what === 'drift' ? told : withDice(told, event, 'A secret roll', [tenDie(event.face, '')])
  },
} satisfies Chapter
