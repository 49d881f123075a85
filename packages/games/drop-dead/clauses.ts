/**
 * The clause index of Drop Dead: every clause of the rules with its kind and one sentence in our own words, in the order
 * of the rules. `core` is printed in the book, `ruling` settles what the book leaves open, `optional` is a switch that
 * is off by default, `content` describes tiles, cards and scenarios, `note` asks nothing of anybody. `ours` marks what
 * is not in the book at all.
 */
export interface ClauseLine {
  readonly kind: 'core' | 'ruling' | 'optional' | 'content' | 'note'
  readonly says: string
  readonly ours?: true
}

export const CLAUSES = {
  'dd.components.1': {
    kind: 'core',
    says: 'There are 21 numbered zombie figures, so at most 21 zombies are on the map at once.',
  },
  'dd.components.2': {
    kind: 'core',
    says: 'There are four survivors, Earl, Frank, Skye and Owl, each with one card and one figure.',
  },
  'dd.components.3': { kind: 'core', says: 'There are five car part tokens and never more.' },
  'dd.components.4': { kind: 'core', says: 'The action cards are 12 items and 10 events, 22 in all.' },
  'dd.components.5': { kind: 'core', says: 'There are 44 map tiles: three start tiles, and 41 others for the stack.' },
  'dd.components.6': { kind: 'core', says: 'All rolls are made with two each of D6, D8, D10 and D12 and one D20.' },
  'dd.components.7': { kind: 'ruling', says: 'The D6, which no printed rule uses, are the dice of the event cards.' },
  'dd.components.8': {
    kind: 'note',
    says: 'The story of the broken-down van in the quarantined city changes no rule.',
  },
  'dd.components.9': {
    kind: 'ruling',
    says: 'The software writes down health, movement, parts and the number of the cycle, for which the book wants paper.',
  },

  'dd.grid.1': {
    kind: 'ruling',
    says: 'A tile is a square of 4×4 units, and every figure stands in exactly one unit.',
  },
  'dd.grid.2': {
    kind: 'ruling',
    says: "Units are named (x,y) with x growing eastwards and y southwards; the van tile's north-west unit is (0,0), and the map may grow to negative numbers.",
  },
  'dd.grid.3': {
    kind: 'ruling',
    says: 'Tiles lie edge to edge on a lattice: tile (tx,ty) covers x from 4tx to 4tx+3 and y from 4ty to 4ty+3.',
  },
  'dd.grid.4': {
    kind: 'ruling',
    says: 'Nothing inside a tile is a wall or an obstacle; the van and all furniture are only drawn.',
  },
  'dd.grid.5': {
    kind: 'ruling',
    says: 'A side of a tile is a wall over its whole length, or open: then its two middle units are a doorway, and its corner units are wall all the same.',
  },
  'dd.grid.6': {
    kind: 'core',
    says: 'The entrance units are numbered clockwise from 1 to 8: 1 and 2 on the south side beginning in the east, 3 and 4 west, 5 and 6 north, 7 and 8 east; corners and centre have no number.',
  },
  'dd.grid.7': { kind: 'ruling', says: 'Entrance numbers are read with north up, however the tile is turned.' },
  'dd.grid.8': {
    kind: 'ruling',
    says: 'A border between two tiles is crossed only where both have an open side, and only at its two middle units.',
  },
  'dd.grid.9': { kind: 'core', says: 'A doorway that meets the closed side of its neighbour is a wall.' },
  'dd.grid.10': {
    kind: 'ruling',
    says: 'An open side with no tile beyond is an open doorway: it can be explored, and is a wall to steps and to sight until then.',
  },
  'dd.grid.11': {
    kind: 'ruling',
    says: 'A unit holds one figure at most, and nobody enters or passes a unit in which another figure stands, friend or foe.',
  },
  'dd.grid.12': {
    kind: 'ruling',
    says: 'Car part tokens take up no room: any number of them and one figure may share a unit.',
  },
  'dd.grid.13': {
    kind: 'ruling',
    says: 'The distance between two units is the sum of the differences of their columns and their rows, whatever walls are between.',
  },
  'dd.grid.14': {
    kind: 'ruling',
    says: 'A diagonal neighbour is at distance 2, so nobody with range 1 strikes diagonally.',
  },
  'dd.grid.15': {
    kind: 'ruling',
    says: 'Sight runs straight from centre to centre and is clear when it crosses every tile border through a passable doorway, strictly between the door jambs.',
  },
  'dd.grid.16': {
    kind: 'ruling',
    says: 'A line that touches a door jamb or goes exactly through a tile corner is blocked, worked out in whole numbers.',
  },
  'dd.grid.17': {
    kind: 'ruling',
    says: 'Two units of one tile always see each other, unless fog or a house rule limits how far.',
  },
  'dd.grid.18': { kind: 'ruling', says: 'Figures, tokens and what is drawn on a tile never block sight.' },
  'dd.grid.19': { kind: 'ruling', says: 'Sight has no greatest length and works both ways.' },
  'dd.grid.20': {
    kind: 'ruling',
    says: 'Tiles that share a side are adjacent, and connected if a passable doorway is between them; diagonal tiles are neither.',
  },
  'dd.grid.21': { kind: 'ruling', says: 'In range means: no farther than the range, and in clear sight.' },

  'dd.players.1': { kind: 'core', says: 'Two, three or four players have one survivor each.' },
  'dd.players.2': {
    kind: 'ruling',
    says: 'Every survivor seat is held by a person or by a bot, and zombies need no seat before a survivor dies.',
  },
  'dd.players.3': { kind: 'ruling', says: 'One person may hold several seats under the same rules.' },
  'dd.players.4': {
    kind: 'ruling',
    says: 'With bots as partners the rules for the whole number of survivors count, bots included.',
  },
  'dd.players.5': {
    kind: 'ruling',
    says: 'A single survivor needs two parts, does not become undead, and has lost when dead; in Patient Zero there is an undead seat besides.',
  },
  'dd.players.6': {
    kind: 'ruling',
    says: 'All seats, the undead too, see everything but the order of the stack and of the deck.',
  },

  'dd.setup.1': { kind: 'core', says: 'Each player is dealt a survivor card at random, and no card twice.' },
  'dd.setup.2': { kind: 'ruling', says: 'Survivors whom nobody plays are not in the game.' },
  'dd.setup.3': {
    kind: 'core',
    says: 'The start tiles lie connected in a row: A, the van, at (0,0), B at (1,0) and C at (2,0).',
  },
  'dd.setup.4': {
    kind: 'content',
    says: 'Start tiles are not turned: A and B are open to west and east, C on all sides, which makes four open doorways.',
  },
  'dd.setup.5': { kind: 'core', says: 'The 41 other tiles are shuffled into a face-down stack.' },
  'dd.setup.6': { kind: 'core', says: 'Items and events are shuffled together into one face-down deck of 22.' },
  'dd.setup.7': { kind: 'core', says: 'Each player sets their survivor on the van tile.' },
  'dd.setup.8': {
    kind: 'ruling',
    says: 'Survivors are placed in turn order on any free unit of the van tile; without a choice Earl takes (1,1), Frank (2,1), Skye (1,2) and Owl (2,2).',
  },
  'dd.setup.9': {
    kind: 'core',
    says: 'Survivors take their turns in the order Earl, Frank, Skye, Owl; who is not in the game is passed over.',
  },
  'dd.setup.10': {
    kind: 'ruling',
    says: 'The printed turn order is taken to be the result of the birthdays of which the set-up speaks.',
  },
  'dd.setup.11': {
    kind: 'content',
    says: 'The birthdays are 4 January for Earl, 17 March for Frank, 31 July for Skye and 2 November for Owl; only the order by birthday uses them.',
  },
  'dd.setup.12': {
    kind: 'core',
    says: 'Survivors begin with full health, no items and no parts, and no zombie is on the map.',
  },
  'dd.setup.13': {
    kind: 'core',
    says: 'Four parts must be installed with four players, two with three and two with two.',
  },
  'dd.setup.14': {
    kind: 'ruling',
    says: 'The number of parts needed is settled at the set-up and stays when survivors die.',
  },
  'dd.setup.15': { kind: 'ruling', says: 'All five car part cards are in the deck for every number of players.' },

  'dd.cycle.1': {
    kind: 'core',
    says: 'A survivor phase and a zombie phase follow each other in turn and make a cycle.',
  },
  'dd.cycle.2': {
    kind: 'ruling',
    says: 'In the survivor phase every living survivor has one turn, in turn order, and one zombie phase follows for all of them.',
  },
  'dd.cycle.3': {
    kind: 'ruling',
    says: 'The zombie phase runs: spawners, undead players, automatic zombies, end of effects that last for the cycle.',
  },
  'dd.cycle.4': { kind: 'core', says: 'Every zombie phase begins with the spawners.' },
  'dd.cycle.5': {
    kind: 'ruling',
    says: 'There is a zombie phase in every cycle, the first included, with or without zombies.',
  },
  'dd.cycle.6': { kind: 'ruling', says: 'A survivor who dies before their turn of a cycle has no turn in it.' },
  'dd.cycle.7': {
    kind: 'ruling',
    says: 'The end of the game interrupts everything at once, and nothing after it is carried out.',
  },
  'dd.cycle.8': { kind: 'ruling', says: 'Which undead players act is settled when the zombie phase begins.' },

  'dd.turn.1': {
    kind: 'core',
    says: 'In their own turn survivors may move, explore, attack once, use one item, give or drop one part, pick parts up and escape, and overlap or search where that is allowed.',
  },
  'dd.turn.2': { kind: 'core', says: 'Movement may be divided around the other actions at will.' },
  'dd.turn.3': { kind: 'core', says: 'A survivor attacks at most once in a turn.' },
  'dd.turn.4': { kind: 'core', says: 'A survivor uses at most one item in a turn.' },
  'dd.turn.5': { kind: 'core', says: 'What is left of a turn may be skipped.' },
  'dd.turn.6': { kind: 'ruling', says: 'The turn may always be ended, also with actions left.' },
  'dd.turn.7': { kind: 'ruling', says: 'Movement, attack and item not used in a turn are gone.' },
  'dd.turn.8': {
    kind: 'ruling',
    says: "Nobody acts in another survivor's turn: there are no reactions, and walking away from zombies provokes nothing.",
  },
  'dd.turn.9': { kind: 'ruling', says: 'Actions come in any order, and an item drawn in this turn may be used in it.' },
  'dd.turn.10': {
    kind: 'ruling',
    says: 'When the active survivor dies, what caused it is first finished for everybody else; then the turn is over.',
  },

  'dd.movement.1': { kind: 'core', says: 'In a turn a survivor may move as many units as the current allowance says.' },
  'dd.movement.2': { kind: 'core', says: 'Survivors step north, east, south or west, never diagonally.' },
  'dd.movement.3': { kind: 'ruling', says: 'Each step may go in another direction.' },
  'dd.movement.4': { kind: 'ruling', says: 'Every unit entered costs 1, through a doorway too.' },
  'dd.movement.5': {
    kind: 'core',
    says: 'The allowance is the base movement less 1 for every full 25 points of health missing.',
  },
  'dd.movement.6': { kind: 'core', says: "Damage never brings a survivor's allowance below 2." },
  'dd.movement.7': { kind: 'core', says: 'Healing gives movement back by the same formula.' },
  'dd.movement.8': {
    kind: 'ruling',
    says: "Frank's allowance is instead 4 and 2 more for every full 25 points of health missing.",
  },
  'dd.movement.9': {
    kind: 'ruling',
    says: 'The allowance follows health at once; movement left is the allowance less the units paid, never below 0, and 0 after a forced stop, while a free entry is not a unit paid.',
  },
  'dd.movement.10': {
    kind: 'ruling',
    says: 'The allowance is worked out in this order: damage, minimum 2, bear trap less 2 with minimum 2, adrenaline plus 4.',
  },
  'dd.movement.11': {
    kind: 'ruling',
    says: 'No step leads into a wall, through an open doorway without a tile, into an occupied unit or out of an overrun tile.',
  },
  'dd.movement.12': {
    kind: 'ruling',
    says: 'Tiles whose symbol is resolved or that have none stop nobody, and any number may be crossed in a turn.',
  },

  'dd.explore.1': { kind: 'core', says: 'At an open edge of a tile a survivor may draw a tile and connect it there.' },
  'dd.explore.2': {
    kind: 'ruling',
    says: 'To explore, the survivor stands on an entrance unit of an open side with an empty cell beyond.',
  },
  'dd.explore.3': { kind: 'core', says: 'Nobody has to explore.' },
  'dd.explore.4': { kind: 'ruling', says: 'Drawing and laying a tile cost no movement.' },
  'dd.explore.5': { kind: 'core', says: 'The drawn tile goes into the cell behind that doorway.' },
  'dd.explore.6': {
    kind: 'ruling',
    says: 'The player sees the tile and then chooses one of the rotations that have an open side at the doorway explored; other neighbours need not fit.',
  },
  'dd.explore.7': {
    kind: 'ruling',
    says: 'Without a choice the tile is turned so that the map has most open doorways, by the smallest rotation of several.',
  },
  'dd.explore.8': { kind: 'core', says: 'The survivor then has to enter the new tile by at least one unit.' },
  'dd.explore.9': { kind: 'ruling', says: 'The unit entered is the one straight across the border.' },
  'dd.explore.10': { kind: 'ruling', says: 'That step costs 1 if movement is left.' },
  'dd.explore.11': { kind: 'ruling', says: 'Without movement left the survivor enters all the same, free of charge.' },
  'dd.explore.12': { kind: 'ruling', says: 'The order is draw, turn, lay, enter, then the symbol.' },
  'dd.explore.13': { kind: 'core', says: 'On a new tile with a circle or a star the survivor has to stop.' },
  'dd.explore.14': {
    kind: 'ruling',
    says: 'On a new tile without symbol the survivor may go on with what movement is left, and explore again.',
  },
  'dd.explore.15': { kind: 'ruling', says: 'After a forced stop there is no exploring in that turn.' },
  'dd.explore.16': { kind: 'ruling', says: 'Nobody explores from an overrun tile.' },
  'dd.explore.17': {
    kind: 'ruling',
    says: 'With an empty stack there is no exploring, and the open doorways that are left stay walls.',
  },
  'dd.explore.18': { kind: 'ruling', says: 'A drawn tile is neither refused nor put back.' },
  'dd.explore.19': {
    kind: 'ruling',
    says: 'Open sides of the new tile that meet open sides are passable at once; where an open side meets a closed one there is wall.',
  },

  'dd.symbols.1': { kind: 'core', says: 'A blue circle means that one action card is drawn.' },
  'dd.symbols.2': { kind: 'core', says: 'A green star with a number from 1 to 4 is a zombie spawner.' },
  'dd.symbols.3': { kind: 'content', says: 'No tile has both symbols, and start tiles have none.' },
  'dd.symbols.4': {
    kind: 'ruling',
    says: 'The first survivor to enter a tile with a symbol stops there and, at a circle, draws a card; after that the symbol is resolved for good.',
  },
  'dd.symbols.5': {
    kind: 'ruling',
    says: 'Whoever lays a tile by exploring resolves it at once; symbols wait only after an overlap, on tiles laid out in advance and without free entry.',
  },
  'dd.symbols.6': {
    kind: 'ruling',
    says: 'To stop ends the movement of this turn, whatever happens to the allowance; attack, item, part actions and escape remain.',
  },
  'dd.symbols.7': {
    kind: 'ruling',
    says: 'A star brings no zombie when it is revealed, but at the start of the next zombie phase.',
  },

  'dd.cards.1': {
    kind: 'core',
    says: 'At a circle the top card of the mixed deck is drawn, be it an item or an event.',
  },
  'dd.cards.2': { kind: 'core', says: 'An event is applied at once for the survivor who drew it and then discarded.' },
  'dd.cards.3': { kind: 'core', says: 'An item is kept by its drawer until it is used.' },
  'dd.cards.4': { kind: 'core', says: 'A used item goes to the discard pile.' },
  'dd.cards.5': {
    kind: 'core',
    says: 'When a card is needed and the deck is empty, the discard pile is shuffled to be the new deck.',
  },
  'dd.cards.6': { kind: 'ruling', says: 'The deck is renewed when a card is needed, not when the last one leaves it.' },
  'dd.cards.7': {
    kind: 'ruling',
    says: 'With deck and discard pile both empty no card is drawn, and the stop still counts.',
  },
  'dd.cards.8': { kind: 'core', says: 'A car part card gives its drawer a car part token at once.' },
  'dd.cards.9': {
    kind: 'ruling',
    says: 'A drawn car part card leaves the game for good, is no item to be used, and does not count as the item of the turn.',
  },
  'dd.cards.10': { kind: 'ruling', says: 'Any number of items may be held.' },
  'dd.cards.11': { kind: 'ruling', says: 'Items are not given, traded or dropped.' },
  'dd.cards.12': { kind: 'ruling', says: 'The items of a survivor who dies go to the discard pile.' },
  'dd.cards.13': { kind: 'ruling', says: 'The draw is compulsory and happens by itself.' },
  'dd.cards.14': { kind: 'ruling', says: 'A circle does not say whether an item or an event will come.' },
  'dd.cards.15': {
    kind: 'ruling',
    says: 'A drawn card is finished completely, deaths included, before the turn goes on.',
  },
  'dd.cards.16': { kind: 'ruling', says: 'Items in hand lie open to all seats.' },

  'dd.items.1': { kind: 'core', says: 'A survivor may use one item in their own turn, and it is then discarded.' },
  'dd.items.2': { kind: 'core', says: 'Bandages give 25 health back.' },
  'dd.items.3': { kind: 'core', says: 'A health kit gives 50 health back.' },
  'dd.items.4': { kind: 'core', says: 'Only bandages and health kits give health back.' },
  'dd.items.5': { kind: 'ruling', says: 'Health never rises above the starting health.' },
  'dd.items.6': {
    kind: 'ruling',
    says: 'A healing item is used on the user or on another living survivor in range 1, not at full health, and never on the dead.',
  },
  'dd.items.7': {
    kind: 'content',
    says: 'The 12 item cards are five car parts, two bandages, a health kit, an adrenaline shot, a pipe bomb, a smoke canister and a battle rush.',
  },
  'dd.items.8': {
    kind: 'content',
    says: 'The adrenaline shot adds 4 to the allowance of this turn, also with no movement left, but not after a forced stop.',
  },
  'dd.items.9': {
    kind: 'content',
    says: 'The pipe bomb goes to the tile of its user or a connected one, with a zombie on it: 2D12 rolled once, the total off every zombie there and half of it off every survivor, all at the same time.',
  },
  'dd.items.10': {
    kind: 'content',
    says: 'With the smoke canister overrun tiles do not hold the user this turn; a forced stop remains.',
  },
  'dd.items.11': {
    kind: 'content',
    says: 'Battle rush allows one more attack this turn, whether used before or after the first.',
  },
  'dd.items.12': {
    kind: 'ruling',
    says: 'Pipe bomb and battle rush count as the item of the turn, and the bomb is not the attack.',
  },
  'dd.items.13': { kind: 'core', says: 'Items are of three families: car parts, special abilities and healing.' },

  'dd.events.1': {
    kind: 'core',
    says: 'Events are of three families: booby traps, environmental hazards and zombie hordes.',
  },
  'dd.events.2': {
    kind: 'content',
    says: 'There is one each of Horde, Stragglers, Lone Walker, Car Alarm, Tripwire, Bear Trap, Nail Bomb, Toxic Rain, Fog Bank and Eerie Silence.',
  },
  'dd.events.3': { kind: 'core', says: "Horde places three zombies on the drawer's tile." },
  'dd.events.4': { kind: 'content', says: "Stragglers places two zombies on the drawer's tile." },
  'dd.events.5': {
    kind: 'content',
    says: 'Car Alarm places one zombie on every spawner tile, in the order in which the tiles were laid.',
  },
  'dd.events.6': {
    kind: 'ruling',
    says: 'Zombies of events keep to all limits of placement, and those without a place are lost.',
  },
  'dd.events.7': { kind: 'content', says: 'Tripwire costs the drawer 2D6.' },
  'dd.events.8': {
    kind: 'content',
    says: 'Bear Trap costs the drawer 1D6 and makes their next turn 2 units shorter, with a minimum of 2, once however many such cards there were.',
  },
  'dd.events.9': {
    kind: 'content',
    says: "Nail Bomb costs everybody on the drawer's tile, zombies too, the same 2D6 at the same time.",
  },
  'dd.events.10': {
    kind: 'content',
    says: 'Toxic Rain costs every living survivor outside the start tiles 1D6, rolled one by one in turn order.',
  },
  'dd.events.11': {
    kind: 'content',
    says: 'Fog Bank lets nobody see farther than 3 until the zombie phase of the next cycle is over; drawn again, it lasts accordingly longer.',
  },
  'dd.events.12': {
    kind: 'ruling',
    says: 'In fog a zombie still notices a survivor on its own tile, but attacks beyond 3 are impossible.',
  },
  'dd.events.13': { kind: 'content', says: 'Eerie Silence does nothing.' },
  'dd.events.14': {
    kind: 'ruling',
    says: 'Zombies placed in the survivor phase act in the zombie phase of the same cycle.',
  },
  'dd.events.15': { kind: 'content', says: "Lone Walker places one zombie on the drawer's tile." },

  'dd.parts.1': { kind: 'core', says: 'A survivor carries one car part at most.' },
  'dd.parts.2': { kind: 'ruling', says: 'A carrier who draws another car part lays its token on their unit.' },
  'dd.parts.3': { kind: 'core', says: 'Once in a turn a survivor may hand a part to another one, or drop it.' },
  'dd.parts.4': { kind: 'ruling', says: 'That is one action in all: one gift or one drop.' },
  'dd.parts.5': {
    kind: 'ruling',
    says: "The active survivor gives, the receiver is in range 1 with empty hands and is not asked, and it does not use up the receiver's own part action.",
  },
  'dd.parts.6': { kind: 'ruling', says: "A dropped part lies on the dropper's unit." },
  'dd.parts.7': {
    kind: 'ruling',
    says: 'A survivor with empty hands on a unit with a token may pick it up at any time of their own turn, free, and as often as wanted.',
  },
  'dd.parts.8': { kind: 'ruling', says: 'Parts are all alike and hinder nobody in walking or fighting.' },
  'dd.parts.9': { kind: 'core', says: 'Parts are installed by bringing them to the starting tile.' },
  'dd.parts.10': { kind: 'ruling', says: 'The starting tile means the van tile A, all units of it, and no other.' },
  'dd.parts.11': {
    kind: 'ruling',
    says: 'A part is installed by itself as soon as its carrier enters the van tile or it reaches somebody there; that costs nothing and is final.',
  },
  'dd.parts.12': {
    kind: 'core',
    says: 'The part of a carrier who dies lies on the unit of death and may be picked up.',
  },
  'dd.parts.13': {
    kind: 'ruling',
    says: 'Zombies and undead players do nothing to parts, but a zombie keeps others off the unit on which it stands.',
  },
  'dd.parts.14': { kind: 'ruling', says: 'Parts beyond the number needed are installed as well, to no effect.' },

  'dd.combat.1': { kind: 'core', says: 'A survivor may run, fight, or do both in one turn.' },
  'dd.combat.2': {
    kind: 'core',
    says: "An attack is a roll of the survivor's attack dice, whose total with modifiers is the damage.",
  },
  'dd.combat.3': { kind: 'ruling', says: 'Attacks always hit: there is no defence, no critical and no special face.' },
  'dd.combat.4': { kind: 'ruling', says: 'A target is a zombie in clear sight, never a survivor.' },
  'dd.combat.5': {
    kind: 'core',
    says: 'A target beyond the range can be attacked at a penalty for every unit beyond, unless the card forbids it.',
  },
  'dd.combat.6': { kind: 'ruling', says: "Apart from sight and Frank's limit an attack reaches any distance." },
  'dd.combat.7': { kind: 'core', says: 'The penalty comes off the total, not off each die.' },
  'dd.combat.8': {
    kind: 'ruling',
    says: "Earl's range of 4 costs nothing at distance 4, and 2 at distance 5, whatever the example says.",
  },
  'dd.combat.9': { kind: 'ruling', says: 'Damage is never below 0.' },
  'dd.combat.10': {
    kind: 'core',
    says: 'Damage stays on a zombie; at 0 it is removed and its figure goes back to the pile.',
  },
  'dd.combat.11': { kind: 'ruling', says: 'Damage beyond what kills is lost.' },
  'dd.combat.12': {
    kind: 'ruling',
    says: 'A killed zombie is gone at once, for overrun tiles and occupied units too.',
  },
  'dd.combat.13': {
    kind: 'ruling',
    says: 'Two attack dice make one attack with one total, and only Skye may divide hers.',
  },
  'dd.combat.14': {
    kind: 'note',
    says: 'Melee, short, mid and long range are only names for the ranges of Frank, Skye, Earl and Owl.',
  },

  'dd.survivors.1': {
    kind: 'core',
    says: "Earl, the Hobo, has 125 health, the first turn, movement 5, an assault rifle and a drunkard's bottle.",
  },
  'dd.survivors.2': { kind: 'core', says: 'Earl attacks with 2D12 at range 4, with 2 less for every unit beyond.' },
  'dd.survivors.3': { kind: 'ruling', says: "Earl's bottle is part of his one attack." },
  'dd.survivors.4': {
    kind: 'core',
    says: 'Frank, the Viking, has 150 health, the second turn, movement 4 and a war axe.',
  },
  'dd.survivors.5': { kind: 'core', says: 'Frank attacks with 2D12 at range 1 and no farther.' },
  'dd.survivors.6': {
    kind: 'core',
    says: 'Frank adds 2 to the total for every full 25 points of health missing, as long as they are.',
  },
  'dd.survivors.7': { kind: 'core', says: "Frank's movement grows by 2 for every full 25 points of health missing." },
  'dd.survivors.8': {
    kind: 'core',
    says: 'Skye, the Cybergoth, has 100 health, the third turn, movement 6 and two pistols.',
  },
  'dd.survivors.9': { kind: 'core', says: 'Skye attacks with 2D10 at range 2, with 2 less for every unit beyond.' },
  'dd.survivors.10': { kind: 'core', says: 'Skye may name two targets and gives each of them a die before rolling.' },
  'dd.survivors.11': {
    kind: 'ruling',
    says: 'Each of two targets has its own die and penalty; on one target the dice are added and the penalty counts once.',
  },
  'dd.survivors.12': {
    kind: 'ruling',
    says: "Both targets are legal when named, the first die is the first target's, and no die is given to another target later.",
  },
  'dd.survivors.13': {
    kind: 'core',
    says: 'Owl, the Sniper, has 100 health, the fourth turn, movement 3 and a sniper rifle.',
  },
  'dd.survivors.14': { kind: 'core', says: 'Owl attacks with D20 and D10 at a range from 2 to 5.' },
  'dd.survivors.15': { kind: 'core', says: 'Nearer than that Owl has 2 less.' },
  'dd.survivors.16': { kind: 'ruling', says: 'Those 2 come off once, and only at distance 1.' },
  'dd.survivors.17': { kind: 'core', says: 'Beyond 5 Owl has 1 less for every unit.' },

  'dd.zombies.1': { kind: 'core', says: 'A zombie has 20 health, range 1, attack 2D10 and movement 4.' },
  'dd.zombies.2': { kind: 'core', says: 'A zombie moves one unit farther for every full 10 points of health lost.' },
  'dd.zombies.3': {
    kind: 'ruling',
    says: 'Zombies move 4 units as their stat block says, not 3 as in the examples, also when an undead player moves them.',
  },
  'dd.zombies.4': {
    kind: 'core',
    says: "A zombie's attack is 2D10 added, without modifiers and without a roll to hit.",
  },
  'dd.zombies.5': {
    kind: 'core',
    says: 'The number of a killed zombie is free again and comes back with full health.',
  },
  'dd.zombies.6': {
    kind: 'ruling',
    says: 'A new zombie takes the lowest free number, with full health and no direction.',
  },
  'dd.zombies.7': {
    kind: 'ruling',
    says: 'With every figure on the map no more can come, and those that would are lost.',
  },
  'dd.zombies.8': { kind: 'core', says: 'A tile holds four zombies at most.' },
  'dd.zombies.9': {
    kind: 'ruling',
    says: 'The limit counts for every way in, walking too: no zombie enters a tile that holds four others.',
  },
  'dd.zombies.10': { kind: 'ruling', says: 'Zombies may walk onto start tiles, though they are never placed there.' },

  'dd.health.1': { kind: 'core', says: 'Earl has 125 health, Frank 150, Skye and Owl 100, a zombie 20.' },
  'dd.health.2': { kind: 'ruling', says: 'A survivor at 0 is dead, and health is not counted below.' },
  'dd.health.3': {
    kind: 'ruling',
    says: 'A loss that hits several figures is first taken off all of them; then killed zombies go, then the dead survivors in turn order, with one look at the end of the game before any of them rises.',
  },
  'dd.health.4': {
    kind: 'ruling',
    says: "In Toxic Rain each survivor's loss and death is finished before the next one rolls.",
  },
  'dd.health.5': { kind: 'ruling', says: 'Whatever is divided or counted in steps is rounded down.' },

  'dd.overrun.1': { kind: 'core', says: 'A tile with three or more zombies is overrun.' },
  'dd.overrun.2': { kind: 'core', says: 'Nobody flees from an overrun tile until it is dealt with.' },
  'dd.overrun.3': {
    kind: 'ruling',
    says: 'That means no step out of it, no exploring and no escape from it, while walking inside it is allowed.',
  },
  'dd.overrun.4': {
    kind: 'ruling',
    says: 'It is dealt with as soon as at most two zombies are on it, looked at before every step.',
  },
  'dd.overrun.5': { kind: 'ruling', says: 'An overrun tile may be entered, and holds whoever enters.' },
  'dd.overrun.6': { kind: 'ruling', says: 'Start tiles can be overrun too.' },
  'dd.overrun.7': { kind: 'ruling', says: 'Zombies are not held.' },

  'dd.spawn.1': {
    kind: 'core',
    says: 'At the start of a zombie phase every spawner tile receives zombies up to its star number.',
  },
  'dd.spawn.2': { kind: 'core', says: 'It receives only as many as make four on the tile.' },
  'dd.spawn.3': { kind: 'ruling', says: 'All zombies on the tile count, wherever they came from.' },
  'dd.spawn.4': {
    kind: 'ruling',
    says: 'Spawners work in the order in which their tiles were laid, and each zombie is placed before the next.',
  },
  'dd.spawn.5': {
    kind: 'core',
    says: 'A spawner works in every zombie phase after it was laid until its tile is covered; only stars laid out in advance sleep at first.',
  },
  'dd.spawn.6': { kind: 'ruling', says: 'Survivors on the tile do not prevent it.' },
  'dd.spawn.7': { kind: 'ruling', says: 'Zombies that come now act in this same phase.' },
  'dd.spawn.8': { kind: 'ruling', says: 'No zombie is ever placed on a start tile, in whatever way.' },

  'dd.placement.1': { kind: 'core', says: 'A D8 chooses the entrance unit on which a zombie is placed.' },
  'dd.placement.2': { kind: 'ruling', says: 'All eight units count, whether their side is open or closed.' },
  'dd.placement.3': {
    kind: 'ruling',
    says: 'If the unit is occupied, the die is rolled again until a free one comes up.',
  },
  'dd.placement.4': {
    kind: 'ruling',
    says: 'With all eight occupied no die is rolled and the zombie takes the first free unit of the tile in reading order, or is not placed if there is none.',
  },
  'dd.placement.5': { kind: 'ruling', says: 'Each zombie has its own roll, one after the other.' },
  'dd.placement.6': { kind: 'ruling', says: 'Car part tokens do not hinder placement.' },

  'dd.behaviour.1': { kind: 'core', says: 'Zombies move towards survivors they see.' },
  'dd.behaviour.2': { kind: 'core', says: 'A zombie notices a survivor whom it sees or who is on its tile.' },
  'dd.behaviour.3': { kind: 'core', says: 'A zombie with a survivor in range 1 always attacks.' },
  'dd.behaviour.4': {
    kind: 'ruling',
    says: 'Automatic zombies act in ascending number, as listed when their step begins; those that come later in it do not act.',
  },
  'dd.behaviour.5': { kind: 'ruling', says: 'A zombie looks once, moves, and then attacks at most once.' },
  'dd.behaviour.6': { kind: 'ruling', says: 'With a survivor in range from the start it attacks without moving.' },
  'dd.behaviour.7': {
    kind: 'ruling',
    says: 'Otherwise it hunts whom it reaches in fewest steps, then lowest health, then turn order, if that way is at most 4 steps longer than the way with nobody in it.',
  },
  'dd.behaviour.8': {
    kind: 'ruling',
    says: 'Hunting steps are orthogonal, and walls, occupied units and full tiles stop them.',
  },
  'dd.behaviour.9': {
    kind: 'ruling',
    says: 'It walks the shortest way as far as it can, and of equal steps takes the first of north, east, south and west.',
  },
  'dd.behaviour.10': {
    kind: 'ruling',
    says: 'If it can reach nobody it goes for the nearest it notices, by the way that figures and full tiles do not block, and stops before the first unit it may not enter.',
  },
  'dd.behaviour.11': {
    kind: 'ruling',
    says: 'After moving it attacks the survivor in range with the lowest health, then by turn order, hunted or not.',
  },
  'dd.behaviour.12': {
    kind: 'ruling',
    says: 'A zombie that notices somebody and can neither move nor attack stays where it is.',
  },
  'dd.behaviour.13': {
    kind: 'ruling',
    says: 'Damage counts after each attack, and a death changes what later zombies see.',
  },

  'dd.shamble.1': { kind: 'core', says: 'A zombie that notices nobody shambles.' },
  'dd.shamble.2': {
    kind: 'ruling',
    says: "The direction is rolled in the zombie's activation, and only if it has none or has to change it.",
  },
  'dd.shamble.3': { kind: 'core', says: 'A D8 gives the direction on a compass of eight points, numbered clockwise.' },
  'dd.shamble.4': { kind: 'ruling', says: '1 is north, 3 east, 5 south, 7 west, and the even numbers lie between.' },
  'dd.shamble.5': { kind: 'ruling', says: 'Shambling is one unit in an activation, however fast the zombie is.' },
  'dd.shamble.6': { kind: 'core', says: 'If the unit is occupied, the die is rolled again until a step is possible.' },
  'dd.shamble.7': {
    kind: 'ruling',
    says: 'The same goes for a wall, a doorway without a way through, a full tile and an illegal diagonal.',
  },
  'dd.shamble.8': {
    kind: 'ruling',
    says: 'A diagonal step is legal if none of the four borders around the crossed corner is wall; figures beside it do not matter.',
  },
  'dd.shamble.9': {
    kind: 'ruling',
    says: 'If no step is legal, no die is rolled, and the zombie stays and has no direction.',
  },
  'dd.shamble.10': {
    kind: 'core',
    says: 'It keeps its direction without rolling until it notices a survivor or meets a wall.',
  },
  'dd.shamble.11': { kind: 'core', says: 'At a wall it rolls a new direction and goes on in the same activation.' },
  'dd.shamble.12': { kind: 'ruling', says: 'Whatever makes the kept step illegal counts like a wall.' },
  'dd.shamble.13': {
    kind: 'ruling',
    says: 'Noticing a survivor, or being moved by an undead player, ends the direction.',
  },
  'dd.shamble.14': { kind: 'ruling', says: 'After the step it attacks if a survivor is in range 1.' },

  'dd.death.1': { kind: 'core', says: 'A survivor who dies leaves the map, and a carried part stays.' },
  'dd.death.2': { kind: 'core', says: 'The player comes back as undead.' },
  'dd.death.3': {
    kind: 'ruling',
    says: 'A zombie with the lowest free number rises on the unit of death, but not on a start tile, on a full tile or without a free figure; the player is undead all the same.',
  },
  'dd.death.4': { kind: 'ruling', says: 'The risen zombie is like any other, and its end does nothing to the player.' },
  'dd.death.5': {
    kind: 'ruling',
    says: 'At a death: the part is laid down, items are discarded as they were held, the survivor is removed, the end of the game is looked at, the zombie rises.',
  },
  'dd.death.6': {
    kind: 'ruling',
    says: 'Who dies in the survivor phase plays as undead in the same cycle, who dies in the zombie phase from the next one on.',
  },
  'dd.death.7': { kind: 'ruling', says: 'Nothing brings a survivor back.' },

  'dd.undead.1': { kind: 'core', says: 'An undead player only wants the remaining survivors dead.' },
  'dd.undead.2': { kind: 'core', says: 'An undead player acts in the zombie phase: summon, move zombies, attack.' },
  'dd.undead.3': {
    kind: 'ruling',
    says: 'Several undead players act in the turn order of their survivors, a seat undead from the beginning first, after the spawners and before automatic zombies.',
  },
  'dd.undead.4': {
    kind: 'ruling',
    says: 'The order is summon, then all moves, then all attacks, and each part may be skipped.',
  },
  'dd.undead.5': {
    kind: 'core',
    says: 'One zombie may be summoned in a turn, onto an unoccupied tile with only unoccupied tiles adjacent.',
  },
  'dd.undead.6': {
    kind: 'ruling',
    says: 'Unoccupied means without any figure, adjacent means sharing a side, empty cells do not matter, and start tiles count as neighbours.',
  },
  'dd.undead.7': { kind: 'core', says: 'Nobody summons onto a start tile.' },
  'dd.undead.8': {
    kind: 'ruling',
    says: 'The unit is rolled as in every placement, and without a free figure or a legal tile there is no summons.',
  },
  'dd.undead.9': { kind: 'core', says: 'Up to three zombies may be moved in a turn.' },
  'dd.undead.10': {
    kind: 'ruling',
    says: 'Each moves once in a phase, up to its own movement and within the limits of hunting, whether or not it sees a survivor; the summoned one may be among them.',
  },
  'dd.undead.11': { kind: 'core', says: 'Up to two zombies may attack in a turn, at range 1, with 2D10 each.' },
  'dd.undead.12': {
    kind: 'ruling',
    says: 'They are two different zombies with one attack each, moved or not, on any survivor in range, and no zombie attacks twice in a phase.',
  },
  'dd.undead.13': {
    kind: 'ruling',
    says: 'A zombie moved or attacked with does not act by itself in this phase, and no other undead player may use it.',
  },
  'dd.undead.14': { kind: 'ruling', says: 'All others act by themselves as ever, and so do the spawners.' },
  'dd.undead.15': { kind: 'ruling', says: 'A summoned zombie that was not moved acts by itself.' },
  'dd.undead.16': { kind: 'ruling', says: 'Undead players have no figure, carry nothing and draw nothing.' },

  'dd.doors.1': { kind: 'core', says: 'When no open doorway is left, one tile a turn may be covered with a new one.' },
  'dd.doors.2': {
    kind: 'ruling',
    says: 'That is when nowhere on the map an open side faces an empty cell, within reach or not.',
  },
  'dd.doors.3': {
    kind: 'ruling',
    says: 'The active survivor may do it once in a turn, from anywhere and at any time, for nothing, as long as there are tiles.',
  },
  'dd.doors.4': {
    kind: 'ruling',
    says: 'The tile is drawn first; then the tile it covers, no start tile, and its rotation are chosen.',
  },
  'dd.doors.5': {
    kind: 'ruling',
    says: 'Every tile has to stay connected with the van, and if some choice makes an open doorway, one such has to be chosen.',
  },
  'dd.doors.6': {
    kind: 'ruling',
    says: 'If nothing is legal, the tile goes under the stack and the overlap of the turn is spent.',
  },
  'dd.doors.7': {
    kind: 'ruling',
    says: 'The covered tile is out of the game with its symbol, and figures and tokens stay on their units.',
  },
  'dd.doors.8': {
    kind: 'ruling',
    says: 'The new symbol waits for the first survivor who steps onto the tile, or is resolved at once by the active survivor standing there; a star works in any case.',
  },
  'dd.doors.9': { kind: 'ruling', says: 'For the order of spawners a covering tile counts as laid now.' },
  'dd.doors.10': {
    kind: 'ruling',
    says: 'With an empty stack, no circle waiting and too few parts known, a survivor who did nothing else on a circle tile without zombies draws a card and ends the turn; without circles any tile found will do.',
  },

  'dd.end.1': { kind: 'core', says: 'With enough parts installed the survivors escape from the van tile.' },
  'dd.end.2': { kind: 'core', says: 'Nobody has to wait for the others.' },
  'dd.end.3': {
    kind: 'ruling',
    says: "Escaping is an action in a survivor's own turn on a van tile that is not overrun, costs no movement, and works in the turn of the last part and after a stop.",
  },
  'dd.end.4': {
    kind: 'ruling',
    says: 'The van leaves once, with every living survivor on its tile, asked or not, and the game is over.',
  },
  'dd.end.5': { kind: 'ruling', says: 'Those who escaped win; survivors left behind and undead players lose.' },
  'dd.end.6': { kind: 'core', says: 'If every survivor is dead, the undead players win.' },
  'dd.end.7': {
    kind: 'ruling',
    says: 'Then the winners are those who were undead before the last survivor died; whoever died last loses, and without an earlier one no seat wins.',
  },
  'dd.end.8': { kind: 'ruling', says: 'The number of cycles is not limited.' },
  'dd.end.9': {
    kind: 'ruling',
    says: 'A person who resigns hands the seat to a bot, and may take it back; the game goes on.',
  },
  'dd.end.10': {
    kind: 'ruling',
    says: 'After 20 cycles in a row without a tile laid, a card drawn, a part moved or health changed the game is over, and nobody wins.',
  },

  'dd.variant.1': {
    kind: 'optional',
    says: 'With this house rule distance is the greater of the two differences, so that diagonals count 1, for everything but steps.',
    ours: true,
  },
  'dd.variant.2': {
    kind: 'optional',
    says: 'With this house rule zombies that spawners have just placed neither act nor are commanded in that phase.',
    ours: true,
  },
  'dd.variant.3': {
    kind: 'optional',
    says: 'The undead replace the automatic zombies as soon as there is an undead player, or the dead only look on and no seat wins when all have died.',
    ours: true,
  },
  'dd.variant.4': {
    kind: 'optional',
    says: 'With this house rule survivors escape one by one while the others play on, and the undead win only if nobody got away.',
    ours: true,
  },
  'dd.variant.5': {
    kind: 'optional',
    says: 'Frank gets slower like everybody, or both rules count for him, which makes 1 more for every step; his attack is not affected.',
    ours: true,
  },
  'dd.variant.6': {
    kind: 'optional',
    says: 'With this house rule a survivor without movement lays the tile and does not enter it.',
    ours: true,
  },
  'dd.variant.7': {
    kind: 'optional',
    says: 'With this house rule the part action may give an item to a survivor in range 1.',
    ours: true,
  },
  'dd.variant.8': {
    kind: 'optional',
    says: 'Turns go by the soonest birthday from the day of the session on, or in a random order.',
    ours: true,
  },
  'dd.variant.9': {
    kind: 'optional',
    says: 'With this house rule hunting and commanded zombies step diagonally too, round no corner.',
    ours: true,
  },
  'dd.variant.10': {
    kind: 'optional',
    says: "With a limit, the end of the last cycle's zombie phase counts as the death of all survivors still on the map.",
    ours: true,
  },
  'dd.variant.11': {
    kind: 'optional',
    says: 'With this house rule the limit of zombies on a tile counts for placing, not for walking.',
    ours: true,
  },
  'dd.variant.12': { kind: 'optional', says: 'A changed number counts in every rule that uses it.', ours: true },

  'dd.tiles.1': {
    kind: 'content',
    says: 'The stack is one each of 41 tiles, and a quarter turn clockwise makes north east, east south, south west and west north.',
  },
  'dd.tiles.2': {
    kind: 'content',
    says: 'They are 28 circles, seven stars (1, 1, 1, 2, 2, 3, 4) and six without symbol; five dead ends, eight straights, eight corners, twelve tees and eight crossings, with 105 open sides.',
  },
  'dd.tiles.3': {
    kind: 'content',
    says: 'There are more circles than cards, so a map explored to the end has shown every card and all parts.',
  },

  'dd.scenario.1': { kind: 'content', says: 'Breakdown is the standard game.' },
  'dd.scenario.2': {
    kind: 'content',
    says: 'Curfew has a stack of 24 tiles, needs two parts, three with four survivors, and ends after cycle 14.',
    ours: true,
  },
  'dd.scenario.3': {
    kind: 'content',
    says: 'Ground Zero has nine tiles laid out with five parts on them and sleeping stars, and no car parts in the deck.',
    ours: true,
  },
  'dd.scenario.4': {
    kind: 'content',
    says: 'Patient Zero has an undead seat from the beginning, one to three survivors, two zombies at the crossroads behind C, and needs two parts.',
    ours: true,
  },
  'dd.scenario.5': {
    kind: 'content',
    says: 'Lone Survivor is one survivor with bandages in hand, two parts to find and no morgue in the stack.',
    ours: true,
  },
} as const satisfies Record<string, ClauseLine>

export type Clause = keyof typeof CLAUSES

/** The chapters of the rules in their order; `topic` is the middle part of a clause id. */
export const CHAPTERS = [
  { topic: 'components', title: 'Components' },
  { topic: 'grid', title: 'The map' },
  { topic: 'players', title: 'Players' },
  { topic: 'setup', title: 'Set-up' },
  { topic: 'cycle', title: 'The cycle' },
  { topic: 'turn', title: "A survivor's turn" },
  { topic: 'movement', title: 'Movement' },
  { topic: 'explore', title: 'Exploring' },
  { topic: 'symbols', title: 'Symbols' },
  { topic: 'cards', title: 'Cards' },
  { topic: 'items', title: 'Items' },
  { topic: 'events', title: 'Events' },
  { topic: 'parts', title: 'Car parts' },
  { topic: 'combat', title: 'Combat' },
  { topic: 'survivors', title: 'The survivors' },
  { topic: 'zombies', title: 'Zombies' },
  { topic: 'health', title: 'Health' },
  { topic: 'overrun', title: 'Overrun tiles' },
  { topic: 'spawn', title: 'Spawners' },
  { topic: 'placement', title: 'Placing zombies' },
  { topic: 'behaviour', title: 'How zombies behave' },
  { topic: 'shamble', title: 'Shambling' },
  { topic: 'death', title: 'Death' },
  { topic: 'undead', title: 'Playing as the undead' },
  { topic: 'doors', title: 'No more open doors' },
  { topic: 'end', title: 'The end of the game' },
  { topic: 'variant', title: 'House rules' },
  { topic: 'tiles', title: 'Tiles' },
  { topic: 'scenario', title: 'Scenarios' },
] as const satisfies readonly { readonly topic: string; readonly title: string }[]
