export {
  checkSecret,
  committed,
  type CommittedDice,
  isSecret,
  type Made,
  olderCommitment,
  type Seal,
  type Shares,
  sourceOf,
} from './committed.ts'
export * from './dice.ts'
export * from './enumerating.ts'
export * from './faces.ts'
export * from './recorded.ts'
export * from './scripted.ts'
export * from './seeded.ts'
export * from './typed.ts'
export * from './verify.ts'
