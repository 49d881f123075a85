import type { GuideStep } from '../types.ts'

export const guide: readonly GuideStep[] = []
