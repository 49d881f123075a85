import type { GameFace } from '../../table/face.ts'
import { evacSetup } from './setup.ts'

/** Holds the place of Evac's face. */
export const evacFace: GameFace = evacSetup as GameFace
