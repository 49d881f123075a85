/** Ends a command with one line on the error output. 2: the call or a file is wrong. 1: the answer is no. */
export class Stop extends Error {
  override readonly name = 'Stop'
  readonly code: number
  constructor(message: string, code = 2) {
    super(message)
    this.code = code
  }
}

/** What somebody wrote, fit for one line. */
export const quoted = (text: string): string => JSON.stringify(text.length > 60 ? `${text.slice(0, 60)}…` : text)

const isControl = (character: string): boolean => character < ' ' || character === '\u007f'

/** One line, whatever was in the message: no line breaks, nothing that moves a terminal's cursor. */
export const oneLine = (message: string): string =>
  [...message.replace(/\s+/g, ' ')].map((c) => (isControl(c) ? '\u00b7' : c)).join('')
