/** The battle whose survivors are on their way home: its campaign takes them in when it is opened next. */
let homeward: string | null = null

export const sendHome = (table: string): void => {
  homeward = table
}

/** Whoever comes home does so once. */
export function comingHome(): string | null {
  const table = homeward
  homeward = null
  return table
}
