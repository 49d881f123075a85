/** What the keys of the table do. */

const KEYS: readonly (readonly [keys: string, does: string])[] = [
  [
    'Enter',
    'picks what is pointed at; with a card open, does what its button says; places the card chosen from your hand',
  ],
  ['Esc', 'one step back'],
  ['Arrows', 'move the cursor, or go through the ways of a card'],
  ['[ ]', 'the target before, the next target'],
  ['Tab', 'the next of your figures'],
  ['A … Z', 'an order, or a card of your hand, which goes before what the letter means below'],
  [',', 'the last attack again'],
  ['U', 'takes back'],
  ['Z', 'takes your card back into the hand, as long as it lies face down'],
  ['Page up, Page down', 'a storey up or down, where houses have several'],
  ['Space', 'held: opens the curtain'],
  ['V', 'what if: who could be seen, and who could attack, where you point; with Alt held, as long as it is held'],
  ['Shift', 'held while you drag: draws around several of the dead, who are then sent together'],
  ['G', 'goes to a place by its name'],
  ['N', 'says again what is asked'],
  ['W', 'says why a bot did what it did'],
  ['T', 'the table in words'],
  ['L', 'the log'],
  ['X', 'what is drawn on the board'],
  ['?', 'the rules'],
  ['+ − 0', 'closer, farther, the whole board'],
  ['.', 'stops and goes on while others act; bots that play at once for everybody here are stopped by any key'],
  ['1 … 7', 'to a part of the page'],
]

export const KeysHelp = () => (
  <section class="house keys-help">
    <h3 class="cap">Keys</h3>
    <dl>
      {KEYS.map(([keys, does]) => (
        <div key={keys} class="changed keys">
          <dt>
            <kbd class="kbd">{keys}</kbd>
          </dt>
          <dd>{does}</dd>
        </div>
      ))}
    </dl>
  </section>
)
