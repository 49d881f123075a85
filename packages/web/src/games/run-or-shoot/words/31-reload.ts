import { count, plural } from '../../../words/plain.ts'
import { type Chapter, deed } from './lines.ts'
import { weaponTitle } from './titles.ts'

export const reloading = {
  reloaded: (event) =>
    deed(
      'swap',
      event,
      ` reloads the ${weaponTitle(event.weapon)}: ${count(event.rounds)} ${plural(event.rounds, 'round')}`,
    ),
} satisfies Chapter
