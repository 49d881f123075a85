export type PresetId = 'book' | 'breathing-space' | 'recruit' | 'deep-search' | 'nightmare'

export interface Preset {
  readonly title: string
  readonly settings: Readonly<Record<string, number | string | boolean>>
}

/** Difficulty presets: sets of house rules, from the printed game to kinder and harsher ones. */
export const PRESETS: Readonly<Record<PresetId, Preset>> = {
  book: { title: 'Book', settings: {} },
  'breathing-space': { title: 'Breathing Space', settings: { spawnMinDistance: 7 } },
  recruit: { title: 'Recruit', settings: { spawnMinDistance: 7, spawnModifier: -1 } },
  'deep-search': { title: 'Deep Search', settings: { helipadMinDistance: 4 } },
  nightmare: { title: 'Nightmare', settings: { helipadMinDistance: 4, evacNeeds: 'all', night: 7 } },
}
