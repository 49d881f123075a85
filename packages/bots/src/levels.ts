export const LEVELS = ['random', 'runner', 'competent', 'searching'] as const
export type Level = (typeof LEVELS)[number]

export const isLevel = (name: string): name is Level => LEVELS.some((level) => level === name)
