/** A turn of each game and side, as deeds: what `npm run presses` counts. */
import { cm, deadWalkSave } from './dead-walk-saves.ts'
import { dropDeadSave } from './drop-dead-saves.ts'
import { saveFile } from './saves.ts'

/** `by` is counted from where the figure stands, in pixels of the board at its own size. */
type Deed =
  | { readonly walk: string; readonly by: readonly [number, number] }
  | { readonly attack: string; readonly times: number }
  | { readonly explore: string; readonly by: readonly [number, number] }
  /** Of this figure, if it is still its turn; of whatever is open. */
  | { readonly end: string | null }
  | { readonly rest: readonly string[]; readonly by: readonly [number, number] }

export interface Side {
  readonly name: string
  readonly save: () => string
  /** One turn. */
  readonly turn: readonly Deed[]
}

const ROW = [0, 1, 2, 3, 4, 5, 6, 7]
const DONE: Deed = { end: null }
const SQUARE = 40
const CM = 12

export const SIDES: readonly Side[] = [
  {
    name: 'Evac, marines',
    save: () =>
      saveFile({
        marines: [
          { seat: 'M1', type: 'grunt', at: [18, 18] },
          { seat: 'M2', type: 'medic', at: [18, 19] },
          { seat: 'M3', type: 'sergeant', at: [18, 20] },
        ],
        zombies: ROW.map((i) => ({ at: [18, 14 - i] })),
        physical: ['M1', 'M2', 'M3'],
      }),
    turn: [
      { walk: 'M1', by: [-SQUARE, 0] },
      { attack: 'zombie 1', times: 3 },
      { end: 'M1' },
      { walk: 'M2', by: [0, -SQUARE] },
      { attack: 'zombie 2', times: 3 },
      { end: 'M2' },
      { walk: 'M3', by: [0, SQUARE] },
      { end: 'M3' },
    ],
  },
  {
    name: 'Evac, the dead',
    save: () =>
      saveFile({
        marines: [{ seat: 'M1', type: 'grunt', at: [18, 30] }],
        zombies: ROW.map((i) => ({ at: [18, 21 - i] })),
        phase: 'zombies',
        holders: { Z: { person: 'You' }, M1: { bot: 'random' } },
      }),
    turn: [{ rest: ROW.map((i) => `zombie ${i + 1}`), by: [0, 2 * SQUARE] }],
  },
  {
    name: 'Drop Dead, survivors',
    save: () =>
      dropDeadSave(
        {
          survivors: [
            { id: 'owl', at: [9, 1] },
            { id: 'earl', at: [9, 0] },
          ],
          tiles: [
            { id: 'T40', at: [3, 0] },
            { id: 'T38', at: [3, 1] },
          ],
          zombies: [{ n: 1, at: [13, 1] }],
          stack: ['T22', 'T32', 'T33'],
          cycle: 3,
        },
        { physical: ['P1', 'P2'] },
      ),
    turn: [
      { attack: 'zombie 1', times: 1 },
      { walk: 'P2', by: [SQUARE, 0] },
      { end: 'P2' },
      { walk: 'P1', by: [0, SQUARE] },
      { explore: 'P1', by: [0, 2.5 * SQUARE] },
      { end: 'P1' },
    ],
  },
  {
    name: 'Drop Dead, the dead',
    save: () =>
      dropDeadSave(
        {
          survivors: [
            { id: 'frank', status: 'undead', died: { cycle: 2, phase: 'zombies' } },
            { id: 'earl', seat: 'P2', at: [2, 2] },
          ],
          tiles: [
            { id: 'T40', at: [3, 0] },
            { id: 'T34', at: [4, 0] },
          ],
          zombies: [
            { n: 1, at: [10, 1] },
            { n: 2, at: [13, 1] },
            { n: 3, at: [16, 1] },
          ],
          turn: { survivor: 'earl', attacks: 1 },
          cycle: 3,
        },
        { holders: { P2: { bot: 'random' } } },
      ),
    turn: [
      { walk: 'zombie 1', by: [-SQUARE, 0] },
      { walk: 'zombie 2', by: [-SQUARE, 0] },
      { walk: 'zombie 3', by: [-SQUARE, 0] },
      DONE,
    ],
  },
  {
    name: 'Dead Walk Again, humans',
    save: () =>
      deadWalkSave(
        {
          humans: [
            { name: 'Sgt. Lawless', at: cm(26, 34), weapons: ['pistol'], stock: { bullets: 60 } },
            { name: 'Private Dawson', at: cm(22, 30), weapons: ['pistol'], stock: { bullets: 60 } },
          ],
          zombies: [{ at: cm(26, 25) }, { at: cm(22, 20) }],
        },
        { physical: ['P1'] },
      ),
    turn: [
      { walk: 'H1', by: [4 * CM, 0] },
      { attack: 'zombie 1', times: 1 },
      { end: 'H1' },
      { walk: 'H2', by: [4 * CM, 0] },
      { attack: 'zombie 2', times: 1 },
      { end: 'H2' },
    ],
  },
  {
    name: 'Dead Walk Again, the dead',
    save: () =>
      deadWalkSave(
        {
          humans: [{ name: 'Sgt. Lawless', at: cm(26, 34), weapons: ['pistol'] }],
          zombies: [{ at: cm(26, 18) }, { at: cm(22, 14) }, { at: cm(30, 14) }],
          phase: 'zombies',
        },
        { options: { zombieControl: 'gm-free' }, holders: { P1: { bot: 'random' }, GM: { person: 'You' } } },
      ),
    turn: ['zombie 1', 'zombie 2', 'zombie 3'].map((walk) => ({ walk, by: [0, 4 * CM] }) as const),
  },
]
