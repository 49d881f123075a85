/** ed.interact.3 The kinds of objects: what an Interact does with them, and how many it takes. */
export interface ObjectKind {
  readonly title: string
  readonly use: 'open and close' | 'carry' | 'start' | 'call' | 'ring'
  readonly actions: number
}

export const OBJECTS = {
  door: { title: 'door', use: 'open and close', actions: 1 },
  gate: { title: 'gate', use: 'open and close', actions: 1 },
  crate: { title: 'supply crate', use: 'carry', actions: 1 },
  drum: { title: 'fuel drum', use: 'carry', actions: 1 },
  generator: { title: 'generator', use: 'start', actions: 3 },
  radio: { title: 'radio', use: 'call', actions: 2 },
  bell: { title: 'bell', use: 'ring', actions: 1 },
} as const satisfies Readonly<Record<string, ObjectKind>>

export type ObjectId = keyof typeof OBJECTS
export const OBJECT_IDS = Object.keys(OBJECTS) as readonly ObjectId[]
/** Doors and gates are terrain; these stand on the table by themselves. */
export const THING_IDS = ['crate', 'drum', 'generator', 'radio', 'bell'] as const satisfies readonly ObjectId[]
export type ThingKind = (typeof THING_IDS)[number]
