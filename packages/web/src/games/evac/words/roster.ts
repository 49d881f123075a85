/** The patrol as cards, and the dead as counts. */
import { type Item, type Marine, MARINES, type View } from '@shamble/evac/page'
import type { OptionValues } from '@shamble/kernel'
import { numbered } from '../../../board/alike.ts'
import type { FigureCard, Gauge } from '../../../play/game-display.ts'
import { squareName } from '../place.ts'
import { fullHp, fullRounds, isAlive, isGun, nthOfMarine, weaponKind } from '../read.ts'
import { isAway, isSpared } from './away.ts'
import { plural } from '../../../words/plain.ts'
import { itemWord, weaponLabel } from './plain.ts'
import type { Standing } from '../../../play/game-display.ts'
import { phasesOf } from '../../../words/phases.ts'

export function stateOf(view: View, m: Marine): string {
  if (!isAlive(m)) return 'dead'
  if (view.outcome !== null) return isSpared(view) ? 'came through' : isAway(view, m) ? 'got on' : 'left behind'
  if (view.acting === m.seat) return m.stands ? 'acting now, stands' : 'acting now'
  if (view.phase !== 'marines') return m.order ? 'has an order' : 'waits'
  if (m.acted) return 'has acted'
  return m.order ? `ready, ordered to ${m.order}` : 'ready'
}

const gauge = (options: OptionValues, gun: Item, m: Marine): Gauge => ({
  icon: gun.kind,
  name: weaponLabel(weaponKind(gun) ?? 'pistol'),
  left: gun.rounds,
  of: Math.max(gun.rounds, fullRounds(options, gun.kind)),
  active: gun.usedBy === m.seat,
})

/** "rifle reload", "2 rifle reloads" */
export function carriedWords(m: Marine): string[] {
  const kinds = m.items.filter((item) => !isGun(item)).map((item) => item.kind)
  return [...new Set(kinds)].map((kind) => {
    const n = kinds.filter((one) => one === kind).length
    return n === 1 ? itemWord(kind) : `${n} ${plural(n, itemWord(kind))}`
  })
}

function card(view: View, options: OptionValues, m: Marine): FigureCard {
  const full = Math.max(m.hp, fullHp(options, m.type))
  return {
    id: m.seat,
    seat: m.seat,
    mark: `${isAlive(m) ? '' : 'fallen '}${numbered(m.type, nthOfMarine(view, m))}`,
    name: m.name,
    role: MARINES[m.type].title,
    state: isAlive(m)
      ? `${stateOf(view, m)}${view.resigning.includes(m.seat) && !view.outcome ? ', would give up' : ''}`
      : `dead, at ${squareName(view, m.at)}`,
    hp: { icon: 'heart', name: 'hit points', left: m.hp, of: full, active: false },
    gauges: m.items.filter(isGun).map((gun) => gauge(options, gun, m)),
    carried: carriedWords(m),
    dead: !isAlive(m),
    away: isAway(view, m),
    acted: m.acted && view.phase === 'marines',
    acting: view.acting === m.seat,
  }
}

const CARDS = new WeakMap<View, { readonly options: OptionValues; readonly cards: readonly FigureCard[] }>()

/** Worked out once for a view: whatever tells a name asks for them. */
export function figures(view: View, options: OptionValues): readonly FigureCard[] {
  const known = CARDS.get(view)
  if (known?.options === options) return known.cards
  const cards = view.marines.map((m) => card(view, options, m))
  CARDS.set(view, { options, cards })
  return cards
}

export function counts(view: View): { readonly value: number; readonly words: string }[] {
  const down = view.zombies.filter((z) => z.down).length
  return [
    { value: view.zombies.length - down, words: 'standing' },
    { value: down, words: 'down' },
    { value: view.marines.reduce((sum, m) => sum + m.kills, 0), words: 'killed' },
  ]
}

const PHASES = [
  ['spawn', 'Zombie spawn'],
  ['marines', 'Marines'],
  ['zombies', 'Zombies'],
] as const

export const standing = ({ turn, phase }: View): Standing => ({ turn, phases: phasesOf(PHASES, phase) })
