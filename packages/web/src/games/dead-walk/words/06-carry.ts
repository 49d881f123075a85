import { type Chapter, deed, gun } from './lines.ts'

export const carry = {
  readied: (event) => {
    const hands = event.weapons.map(gun).join(', ')
    return deed('swap', event, hands === '' ? ' has empty hands' : ` takes in hand: ${hands}`)
  },
} satisfies Chapter
