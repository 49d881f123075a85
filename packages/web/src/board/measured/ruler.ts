/** By what the table measures that is drawn: whatever is written on it follows. */
import { createContext } from 'preact'
import { CENTIMETRES, type Ruler } from './units.ts'

export const RulerOfTable = createContext<Ruler>(CENTIMETRES)
