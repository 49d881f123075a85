export { CHANNELS, type Channel, type Line, Tally } from './channels.ts'
export { Overlooked } from './overlooked.ts'
export { ALIKE, holdPair, type Pair, pairsOf, type Testimony, testify } from './witness.ts'
export { type AnyWitness, anyWitness, type Knowing, type Witness, wordsOf } from './worlds.ts'
