export interface Goal {
  readonly least?: number
  readonly most?: number
}

export type Report = (name: string, value: number, unit: string, goal?: Goal) => void

/** A line as it goes from the process that measured it to the one that writes it down. */
export interface Measured {
  readonly name: string
  readonly value: number
}

/** Prints a line and whether it meets its goal, and hands it to the process that started this one. */
export const report: Report = (name, value, unit, goal) => {
  const figure = value >= 100 ? Math.round(value).toLocaleString('en') : value.toPrecision(3)
  console.log(`${name.padEnd(46)} ${figure} ${unit}${goal ? verdict(value, goal) : ''}`)
  const line: Measured = { name, value: Number(value.toPrecision(4)) }
  process.send?.(line)
}

function verdict(value: number, { least, most }: Goal): string {
  const isMet = value >= (least ?? Number.NEGATIVE_INFINITY) && value <= (most ?? Number.POSITIVE_INFINITY)
  return `   (${least === undefined ? `at most ${most}` : `at least ${least}`}: ${isMet ? 'met' : 'MISSED'})`
}
