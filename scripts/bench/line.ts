export interface Line {
  readonly unit: string
  /** The least that the new code must reach in a CPU-second. */
  readonly least?: number
  /** Gets everything ready; what it gives does some work and says how many units that was. */
  readonly ready: () => (round: number) => number
}

export const actions = (ready: Line['ready'], least?: number): Line => ({
  unit: 'actions/s',
  ready,
  ...(least === undefined ? {} : { least }),
})

export const phases = (ready: () => (round: number) => void): Line => ({
  unit: 'phases/s',
  ready: () => {
    const phase = ready()
    return (round) => (phase(round), 1)
  },
})
