import type { NoiseKind } from '@shamble/run-or-shoot/page'
import { rule } from '../../../words/phrases.ts'
import { type Chapter, where } from './lines.ts'
import { vehicleTitle } from './places.ts'

const NOISES: Readonly<Record<NoiseKind, string>> = {
  explosion: 'The explosion',
  gunfire: 'The gunfire',
  alarm: 'The car alarm',
  chainsaw: 'The chainsaw',
  engine: 'The engine',
  helicopter: 'The helicopter',
}

export const noises = {
  noise: (event, scene) =>
    rule('sound', event, [`${NOISES[event.kind]} ${where(scene, event)} is heard far and wide.`]),
  alarm: (event, { view: { ground } }) => {
    const does = event.now === 'ringing' ? ' rings.' : ' falls silent for good.'
    return rule('sound', event, ['The alarm of ', { name: vehicleTitle(ground, event.vehicle) }, does], [event.vehicle])
  },
} satisfies Chapter
