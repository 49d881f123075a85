import type { ToCut } from './sizes.ts'

/** What was above its limit when the law came. It may only shrink, and goes from the list when it is small enough. */
export const SIZES_TO_CUT: ToCut = {}
