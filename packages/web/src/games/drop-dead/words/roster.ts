/** The survivors as cards, and everything else as counts. */
import { ITEMS, type Survivor, SURVIVORS, type View } from '@shamble/drop-dead/page'
import type { OptionValues } from '@shamble/kernel'
import type { FigureCard } from '../../../play/game-display.ts'
import { plural } from '../../../words/plain.ts'
import { damageStep, fullHealth, isAlive } from '../read.ts'
import type { Standing } from '../../../play/game-display.ts'
import { phasesOf } from '../../../words/phases.ts'

export function stateOf(view: View, one: Survivor): string {
  switch (one.status) {
    case 'undead':
      return view.undeadTurn?.seat === one.seat ? 'undead, acts now' : 'undead'
    case 'dead':
      return 'dead'
    case 'escaped':
      return 'got away'
    case 'left behind':
      return 'left behind'
    case 'alive':
      break
  }
  if (view.outcome) return 'still in the city'
  if (view.turn?.seat === one.seat) return view.turn.stopped ? 'acting, had to stop' : 'acting now'
  if (view.phase === 'survivors') return hasActed(view, one) ? 'has acted' : 'waits'
  return one.trapped ? 'caught in a trap' : view.phase === 'setup' ? 'ready' : 'waits'
}

const hasActed = (view: View, one: Survivor): boolean => {
  const now = view.survivors.findIndex((other) => other.seat === view.turn?.seat)
  return view.phase === 'survivors' && now > view.survivors.indexOf(one)
}

/** "car part", "2 bandages" */
export function carriedWords(one: Survivor): string[] {
  const titles = one.items.map((id) => ITEMS[id].title.toLowerCase())
  const items = [...new Set(titles)].map((title) => {
    const n = titles.filter((other) => other === title).length
    return n === 1 ? title : `${n} × ${title}`
  })
  return [...(one.carries ? ['car part'] : []), ...items]
}

function card(view: View, options: OptionValues, one: Survivor): FigureCard {
  const living = isAlive(one)
  const { title, byname } = SURVIVORS[one.id]
  return {
    id: one.seat,
    seat: one.seat,
    mark: living || one.status === 'escaped' ? one.id : one.status === 'undead' ? 'zombie 1' : `fallen ${one.id}`,
    name: title,
    role: byname,
    state: stateOf(view, one),
    hp: {
      icon: 'heart',
      name: 'health',
      left: one.health,
      of: Math.max(one.health, fullHealth(one.id)),
      active: false,
      per: damageStep(options),
    },
    gauges: [],
    carried: carriedWords(one),
    dead: !living && one.status !== 'escaped',
    away: one.status === 'escaped',
    acted: hasActed(view, one),
    acting: view.turn?.seat === one.seat,
  }
}

/** Whoever was undead from the beginning has a card of its own. */
function patientZero(view: View): FigureCard[] {
  if (view.patientZero === null) return []
  return [
    {
      id: view.patientZero,
      seat: view.patientZero,
      mark: 'zombie 2',
      name: 'Patient Zero',
      role: 'undead',
      state: view.undeadTurn?.seat === view.patientZero ? 'commands now' : 'waits',
      hp: null,
      gauges: [],
      carried: [],
      dead: false,
      acted: false,
      acting: view.undeadTurn?.seat === view.patientZero,
    },
  ]
}

/** Their order of turns is another in every cycle; everybody finds himself where he was. */
const bySeat = ({ survivors }: View): readonly Survivor[] =>
  [...survivors].sort((a, b) => (a.seat < b.seat ? -1 : a.seat > b.seat ? 1 : 0))

export const figures = (view: View, options: OptionValues): readonly FigureCard[] => [
  ...bySeat(view).map((one) => card(view, options, one)),
  ...patientZero(view),
]

export function counts(view: View): { readonly value: number; readonly words: string }[] {
  return [
    { value: view.zombies.length, words: plural(view.zombies.length, 'zombie') },
    { value: view.stackLeft.length, words: 'tiles left' },
    { value: view.installed, words: `${plural(view.installed, 'part')} in the van` },
  ]
}

const PHASES = [
  ['survivors', 'Survivors'],
  ['zombies', 'Zombies'],
] as const

export const standing = ({ cycle, phase }: View): Standing => ({ turn: cycle, phases: phasesOf(PHASES, phase) })
