import { AxeBuilder } from '@axe-core/playwright'
import type { Page } from 'playwright-core'

/**
 * An accessibility checker. It puts down what is wrong, not every element that is right, and works in the page itself,
 * which holds no other page: each takes as long as all its rules do.
 */
export const checker = (page: Page): AxeBuilder =>
  new AxeBuilder({ page }).options({ resultTypes: ['violations'] }).setLegacyMode()
