import { type Chapter, deed, where } from './lines.ts'

export const secrecy = {
  'person appeared': (event, scene) => deed('eye', event, ` is found ${where(scene, event)}`),
} satisfies Chapter
