/** Small words that every game needs: numbers, lists, signs. */

const NUMBERS = 'no one two three four five six seven eight nine ten eleven twelve'.split(' ')

/** In words up to twelve, as a sentence has it; then in digits. */
export const count = (n: number): string => NUMBERS[n] ?? String(n)

export const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1)
/** In the middle of a sentence. */
export const uncapital = (text: string): string => text.charAt(0).toLowerCase() + text.slice(1)

/** "Okafor’s", "Jones’" */
export const possessive = (name: string): string => `${name}${name.endsWith('s') ? '’' : '’s'}`

/** "a pistol", "an axe", "an SMG", "an HE grenade"; what is several already has no article: "bandages". */
export function an(thing: string): string {
  if (/[^s]s$/.test(thing)) return thing
  return `${/^([aeiou]|(SMG|HE)\b)/i.test(thing) ? 'an' : 'a'} ${thing}`
}

export const plural = (n: number, one: string, many = `${one}s`): string => (n === 1 ? one : many)

/** "3", "3 and 4", "3, 4 and 9". */
export function listed(items: readonly string[]): string {
  if (items.length < 2) return items[0] ?? ''
  return `${items.slice(0, -1).join(', ')} and ${items[items.length - 1]}`
}

/** "a pistol, two grenades and bandages". */
export const counted = (things: readonly string[], one: (thing: string) => string = an): string =>
  listed(
    [...new Set(things)].map((thing) => {
      const n = things.filter((other) => other === thing).length
      return n === 1 ? one(thing) : `${count(n)} ${thing.endsWith('s') ? thing : `${thing}s`}`
    }),
  )

/** "zombie 3", "zombies 3, 4 and 9". */
export const zombies = (ids: readonly number[]): string => `${plural(ids.length, 'zombie')} ${listed(ids.map(String))}`

export const signed = (n: number): string => (n < 0 ? `−${-n}` : `+${n}`)

/** With a minus sign that is one. */
export const numeral = (n: number): string => (n < 0 ? signed(n) : String(n))

/** A number of kills to read: two decimals. */
export const decimal = (n: number): string => n.toFixed(2)
