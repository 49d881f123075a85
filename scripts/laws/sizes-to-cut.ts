import type { ToCut } from './sizes.ts'

/** What was above its limit when the law came. It may only shrink, and goes from the list when it is small enough. */
export const SIZES_TO_CUT: ToCut = {
  'packages/web/src/campaign/battle.tsx#Battle': 102,
  'packages/web/src/campaign/campaign-page.tsx#Laid': 91,
  'packages/web/src/campaign/new-campaign-page.tsx#Form': 86,
  'packages/web/src/games/dead-walk/campaign/desks.tsx#MusterDesk': 110,
}
