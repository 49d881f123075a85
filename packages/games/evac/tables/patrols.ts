import type { MarineType } from './marines.ts'

/** Suggested types by number of marines: the first row is for one marine, the twelfth for twelve. */
export const PATROLS: readonly (readonly MarineType[])[] = [
  ['grunt'],
  ['grunt', 'medic'],
  ['grunt', 'medic', 'sergeant'],
  ['grunt', 'grunt', 'medic', 'sergeant'],
  ['grunt', 'grunt', 'medic', 'medic', 'sergeant'],
  ['grunt', 'grunt', 'medic', 'medic', 'sergeant', 'sergeant'],
  ['grunt', 'grunt', 'medic', 'medic', 'sergeant', 'sergeant', 'grunt'],
  ['grunt', 'grunt', 'medic', 'medic', 'sergeant', 'sergeant', 'grunt', 'medic'],
  ['grunt', 'grunt', 'medic', 'medic', 'sergeant', 'sergeant', 'grunt', 'medic', 'sergeant'],
  ['grunt', 'grunt', 'medic', 'medic', 'sergeant', 'sergeant', 'grunt', 'medic', 'sergeant', 'grunt'],
  ['grunt', 'grunt', 'medic', 'medic', 'sergeant', 'sergeant', 'grunt', 'medic', 'sergeant', 'grunt', 'medic'],
  // biome-ignore format: one line per patrol
  ['grunt', 'grunt', 'medic', 'medic', 'sergeant', 'sergeant', 'grunt', 'medic', 'sergeant', 'grunt', 'medic', 'sergeant'],
]

/** The type offered to a seat by default, seats M1, M2, M3 and then again from the first. */
export const DEFAULT_TYPES: readonly MarineType[] = ['grunt', 'medic', 'sergeant']
