import { counted } from '../../../words/plain.ts'
import { type Chapter, deed, gun } from './lines.ts'

export const carry = {
  readied: (event) => {
    const hands = counted(event.weapons.map(gun))
    return deed('swap', event, hands === '' ? ' puts everything away' : ` takes ${hands} in hand`)
  },
} satisfies Chapter
