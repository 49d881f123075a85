/** The patrol before it sets out: loaded with the book, for nobody needs it to begin. */
import { DEFAULT_TYPES, MARINES, type MarineType, NAMES, type View } from '@shamble/evac/page'
import type { OptionValues } from '@shamble/kernel'
import type { FigureCard, Seen } from '../../../play/game-display.ts'
import { fullHp, fullRounds, marineOf } from '../read.ts'
import { isKeyOf, sure } from '../../../sure.ts'
import { itemWord } from './plain.ts'

/** ev.setup.13 What a seat is to set out as, unless it chooses otherwise. */
function typeToCome(options: OptionValues, n: number): MarineType {
  const wanted = Array.isArray(options['types']) ? options['types'][n] : undefined
  return typeof wanted === 'string' && isKeyOf(MARINES, wanted) ? wanted : sure(DEFAULT_TYPES[n % DEFAULT_TYPES.length])
}

/** Who has still to set out, by name and with what they will carry. */
export function introduced({ view, options }: Seen<View>): readonly FigureCard[] {
  if (view.phase !== 'setup') return []
  const types = view.marines.map(({ type }) => type)
  const seats = Object.keys(view.holders).filter((seat) => seat !== 'Z' && !marineOf(view, seat))
  return seats.map((seat) => {
    const type = typeToCome(options, Number(seat.slice(1)) - 1)
    const taken = types.filter((one) => one === type).length
    types.push(type)
    return cardToCome(options, seat, type, sure(NAMES[type][taken % NAMES[type].length]))
  })
}

function cardToCome(options: OptionValues, seat: string, type: MarineType, name: string): FigureCard {
  const hp = fullHp(options, type)
  const { title, kit } = MARINES[type]
  const guns = kit.filter((kind) => fullRounds(options, kind) > 0)
  return {
    id: seat,
    seat,
    mark: type,
    name,
    role: title,
    state: 'to set out',
    hp: { icon: 'heart', name: 'hit points', left: hp, of: hp, active: false },
    gauges: guns.map((kind) => {
      const full = fullRounds(options, kind)
      return { icon: kind, name: itemWord(kind), left: full, of: full, active: false }
    }),
    carried: kit.filter((kind) => !guns.includes(kind)).map(itemWord),
    dead: false,
    acted: false,
    acting: false,
  }
}
