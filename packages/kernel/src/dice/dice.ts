/** One reason why a result counts for more or less: the rule that says so, and by how much. */
export interface Modifier {
  readonly clause: string
  readonly value: number
}

/** One die that a rule asks for: under which clause, with how many sides, who throws it, and what for. */
export interface Throw {
  readonly clause: string
  readonly sides: number
  /** Read from 0, as a d10 is: it shows 0 where others show their last face. */
  readonly fromZero?: boolean
  /** A hand throws a die with so many sides for it, of which as many count for each of its own: for a d3 a d6. */
  readonly byHand?: number
  readonly seat: string
  readonly what: string
  readonly modifiers?: readonly Modifier[] | undefined
  readonly table?: readonly { readonly from: number; readonly result: string }[] | undefined
  /** What a face does by itself, whatever is added: a result of the table, or something besides. */
  readonly naturals?: readonly { readonly clause: string; readonly face: number; readonly result: string }[] | undefined
  /** Thrown together with the die before: which of the two shows which face makes no difference. */
  readonly isLikeLast?: boolean
  /**
   * It counts only as one of a few results: the faces of each, every face in one of them. What comes of the throw is
   * the same for all faces of a result, except that the face is told.
   */
  readonly results?: readonly (readonly number[])[] | undefined
  /** One of so many things is picked, each as likely: for each of them a face that picks it. */
  readonly evenly?: readonly number[]
}

/** Where chance comes from. Rules ask; who made the dice they cannot tell. */
export interface Dice {
  /** What the die shows, thrown openly: 1 to sides, or 0 to sides - 1 if it is read from 0. */
  roll(ask: Throw): number
  /** 0 to n - 1, every one as likely, seen by nobody: shuffles, secret exchanges. Never asked of a person. */
  draw(clause: string, n: number): number
}

/** Dice that were scripted, recorded or typed do not fit what a rule asks for. */
export class DiceError extends Error {
  override readonly name: string = 'DiceError'
}

/** A die may have any number of sides up to this. */
export const MOST_SIDES = 0x1_0000_0000

export function checkSides(n: number): void {
  if (!(n >= 1 && n <= MOST_SIDES) || Math.floor(n) !== n) throw new DiceError(`there is no die with ${n} sides`)
}

/** `ev.attack.3 d6 (knife against zombie 4)`, `rs.melee.1 d10 from 0 (a push)`: how errors name a throw. */
export function throwText(ask: Throw): string {
  return `${ask.clause} d${ask.sides}${ask.fromZero ? ' from 0' : ''}${ask.what === '' ? '' : ` (${ask.what})`}`
}

/** A die as far as its faces go. */
export type DieKind = Pick<Throw, 'sides' | 'fromZero'>

/** The lowest and the highest face of a die. */
export const lowestFace = ({ fromZero }: DieKind): number => (fromZero ? 0 : 1)
export const highestFace = ({ sides, fromZero }: DieKind): number => (fromZero ? sides - 1 : sides)

/** What a die shows that fell on the side with this number, 1 to sides. */
export const shownOn = ({ sides, fromZero }: DieKind, side: number): number => (fromZero && side === sides ? 0 : side)

/** The face, if the die asked for has it. */
export function checkFace(ask: Throw, face: number): number {
  checkSides(ask.sides)
  if (Number.isInteger(face) && face >= lowestFace(ask) && face <= highestFace(ask)) return face
  throw new DiceError(`${face} cannot come up on ${throwText(ask)}`)
}

/** The value, if a draw of 0 to n - 1 can give it. */
export function checkDrawn(clause: string, n: number, value: number): number {
  checkSides(n)
  if (Number.isInteger(value) && value >= 0 && value < n && !Object.is(value, -0)) return value
  throw new DiceError(`${value} cannot be drawn for ${clause} from 0 to ${n - 1}`)
}

/** Puts a list into a random order in place, by hidden draws (Fisher and Yates). */
export function shuffle<T>(dice: Dice, clause: string, list: T[]): void {
  for (let i = list.length - 1; i > 0; i--) {
    const j = dice.draw(clause, i + 1)
    const held = list[i] as T
    list[i] = list[j] as T
    list[j] = held
  }
}
