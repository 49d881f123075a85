import { type Chapter, secretly } from './lines.ts'

export const charges = {
  'calmed in secret': (event) => secretly(event, [{ name: 'the Witch' }, ' sits down and cries again.']),
} satisfies Chapter
