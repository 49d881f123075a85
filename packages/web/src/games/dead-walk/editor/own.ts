/** The parts of a scenario of one's own, by the names of the editor. */
import type { OwnScenario } from '@shamble/dead-walk/page'

export type { OwnScenario }
export type Sketch = OwnScenario['map']
export type VehicleSketch = Sketch['vehicles'][number]
export type Person = OwnScenario['npcs'][number]
export type DeadOne = OwnScenario['zombies'][number]
export type Marker = OwnScenario['markers'][number]
export type Goal = OwnScenario['full']
