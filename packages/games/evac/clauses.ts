/**
 * The clause index of Evac: every clause of the rules with its kind and one sentence in our own words, in the order of
 * the rules. `core` is printed in the book, `ruling` settles what the book leaves open, `optional` is a switch that is
 * off by default, `content` describes tiles, scenarios and options, `note` asks nothing of anybody. `ours` marks what is
 * not in the book at all.
 */
export interface ClauseLine {
  readonly kind: 'core' | 'ruling' | 'optional' | 'content' | 'note'
  readonly says: string
  readonly ours?: true
}

export const CLAUSES = {
  'ev.seat.1': {
    kind: 'core',
    says: 'One zombie seat controls all zombies and makes every choice and roll that belongs to the zombie player.',
  },
  'ev.seat.2': {
    kind: 'core',
    says: 'Each marine seat controls one marine for the whole game; once that marine is dead the seat has no more activations.',
  },
  'ev.seat.3': { kind: 'ruling', says: 'A game has 1 to 12 marine seats, fixed before set-up.' },
  'ev.seat.4': {
    kind: 'core',
    says: 'The marine seats are one side: they win or lose together, whether or not their own marine lives.',
  },
  'ev.seat.5': {
    kind: 'ruling',
    says: "The patrol leader, who makes the group's choices, is the lowest human-held marine seat with a living marine, or else the lowest seat with one; during set-up all marines count as living.",
  },

  'ev.info.1': { kind: 'core', says: 'Nobody knows which tile lies at a face-down position.' },
  'ev.info.2': {
    kind: 'ruling',
    says: 'Which tile lies face down, and how it is turned, reaches no seat, spectator, bot or log before its flip; only the viewer of a finished game may ask for the full map.',
  },
  'ev.info.3': {
    kind: 'ruling',
    says: 'HP, equipment, ammunition, doors, figures, every roll with its modifiers and the list of tiles still face down (not their places) are open to all seats.',
  },
  'ev.info.4': { kind: 'ruling', says: 'Bots decide from the same public information as people.' },

  'ev.dice.1': { kind: 'core', says: 'NdS means that N dice with S sides are rolled and added.' },
  'ev.dice.2': {
    kind: 'note',
    says: "The book's shopping list leaves out the d4 that is needed and names a d8, d12 and d20 that only count ammunition.",
  },
  'ev.dice.3': {
    kind: 'ruling',
    says: 'With real dice, a d6 on which every 5 or 6 is rolled again may stand in for a d4.',
  },
  'ev.dice.4': {
    kind: 'ruling',
    says: 'Tables are read with the modified roll unless a rule says natural; rolls below the first row or above the last row use that row.',
  },
  'ev.dice.5': {
    kind: 'ruling',
    says: 'When several dice make one number, each die is rolled, logged and, with real dice, typed in separately and in order.',
  },

  'ev.map.1': { kind: 'core', says: 'The map is a 5×5 grid of 25 tiles, each of 7×7 squares.' },
  'ev.map.2': {
    kind: 'ruling',
    says: 'Squares are named (x,y) from the north-west corner, 1 to 35 each; tile positions by column letter A to E and row 1 to 5, with C3 in the centre.',
  },
  'ev.map.3': {
    kind: 'ruling',
    says: "Reading order goes row by row from the north and west to east within a row; of one square's sides the east side comes before the south side.",
  },
  'ev.map.4': { kind: 'ruling', says: 'Walls and doors exist only on the sides between squares.' },
  'ev.map.5': { kind: 'core', says: 'Every square is either outdoor or indoor.' },
  'ev.map.6': {
    kind: 'ruling',
    says: 'Indoor or outdoor matters only for placing zombies, for the options and for the scenarios, not for movement, sight or attacks.',
  },
  'ev.map.7': { kind: 'core', says: 'A side of a square either carries a wall section or is open.' },
  'ev.map.8': {
    kind: 'ruling',
    says: 'A side shared by two tiles carries a wall as soon as one of them is face up and draws a wall there.',
  },
  'ev.map.9': { kind: 'core', says: 'Nothing moves, sees or is placed beyond the map edge.' },
  'ev.map.10': { kind: 'ruling', says: 'A map-edge square is one in the outermost ring of squares of the map.' },
  'ev.map.11': {
    kind: 'ruling',
    says: 'At most one figure may stop or be placed in a square; knocked-down zombies count, dead marines do not.',
  },
  'ev.map.12': {
    kind: 'ruling',
    says: 'A square is empty when it holds no living marine and no zombie; doors, bodies and items do not matter.',
  },
  'ev.map.13': {
    kind: 'ruling',
    says: 'Directly adjacent squares share a side; adjacent squares share a side or a corner, and no square is adjacent to itself.',
  },
  'ev.map.14': {
    kind: 'ruling',
    says: 'Two squares are in contact when they are adjacent and see each other, so a wall, a standing door or a wall end at their common corner keeps them apart.',
  },

  'ev.setup.1': {
    kind: 'core',
    says: 'All 25 tiles, the helipad among them, are shuffled and laid face down in the grid.',
  },
  'ev.setup.2': {
    kind: 'ruling',
    says: 'Each tile is also turned at random by 0, 90, 180 or 270 degrees, each equally likely.',
  },
  'ev.setup.3': {
    kind: 'ruling',
    says: 'If the shuffle puts the helipad in the centre, it changes places with a random other tile before anything is turned over.',
  },
  'ev.setup.4': { kind: 'core', says: 'The centre tile is turned face up and is the Spawn tile for the whole game.' },
  'ev.setup.5': {
    kind: 'core',
    says: 'After the Spawn tile is turned over, the marines together choose one edge tile, which is turned face up as their start tile.',
  },
  'ev.setup.6': {
    kind: 'ruling',
    says: 'The start tile must be one of the tiles on the border of the map, corners included.',
  },
  'ev.setup.7': {
    kind: 'ruling',
    says: 'The patrol leader chooses the start tile; when the clock runs out it is C5, or B3 on a 3×3 map.',
  },
  'ev.setup.8': {
    kind: 'ruling',
    says: 'A face-down helipad nearer to the start tile than the agreed distance silently changes places with a random face-down tile that is far enough away, or as far as can be.',
  },
  'ev.setup.9': {
    kind: 'core',
    says: 'Spawn tile and start tile are both face up before either gets its doors and zombies.',
  },
  'ev.setup.10': { kind: 'ruling', says: 'The Spawn tile gets all its doors and zombies before the start tile.' },
  'ev.setup.11': {
    kind: 'ruling',
    says: 'During set-up the number of marines for the dice is the number of marine seats.',
  },
  'ev.setup.12': {
    kind: 'core',
    says: 'When both tiles are populated, each marine seat picks a type and sets its marine on a square of the start tile.',
  },
  'ev.setup.13': {
    kind: 'ruling',
    says: 'Seats place their marines in seat order and openly, type and square in one decision.',
  },
  'ev.setup.14': { kind: 'ruling', says: 'Any number of marines may have the same type.' },
  'ev.setup.15': {
    kind: 'ruling',
    says: "A marine's start square must be empty; it may be indoor or outdoor and next to a zombie.",
  },
  'ev.setup.16': {
    kind: 'ruling',
    says: 'A marine must start where open sides and doors on face-up tiles lead to an outdoor square; a building without such a way out is not allowed.',
  },
  'ev.setup.17': { kind: 'core', says: 'When all marines are placed, turn 1 begins with its Zombie Spawn phase.' },
  'ev.setup.18': {
    kind: 'ruling',
    says: 'If a seat has no legal start square, the zombie player takes one zombie off an outdoor square of that start tile, and the marine starts there.',
  },

  'ev.flip.1': {
    kind: 'core',
    says: 'When a figure moves onto a face-down tile, the tile is turned face up and populated.',
  },
  'ev.flip.2': {
    kind: 'ruling',
    says: 'Only a step turns a tile over, and nothing can be placed on or aimed at a face-down tile.',
  },
  'ev.flip.3': {
    kind: 'ruling',
    says: 'A step onto a face-down tile needs a passable side; the tile is flipped and populated, then the step is checked again and must be made if it is still possible.',
  },
  'ev.flip.4': {
    kind: 'ruling',
    says: 'If the flip reveals a wall, a figure in the way or, for a zombie, a standing door, the mover stays, keeps that step and may go on; only a door attempt stays paid for.',
  },
  'ev.flip.5': {
    kind: 'ruling',
    says: 'A marine stopped by what its flip revealed counts as having moved: no bonus for standing still this turn, and an attack made afterwards ends its activation.',
  },
  'ev.flip.6': {
    kind: 'ruling',
    says: 'A declared step onto a face-down tile cannot be taken back and must be completed if it is still possible.',
  },
  'ev.flip.7': {
    kind: 'ruling',
    says: 'A step onto a face-down tile may start only from a square in which the figure could stop.',
  },
  'ev.flip.8': { kind: 'ruling', says: 'After a flip the mover goes on with the steps and the attack it has left.' },
  'ev.flip.9': {
    kind: 'core',
    says: 'Zombies turn tiles over as marines do, unless the house rule keeps them off face-down tiles.',
  },
  'ev.flip.10': {
    kind: 'ruling',
    says: 'Zombies placed during the Zombie Turn neither move nor attack in that Zombie Turn.',
  },
  'ev.flip.11': {
    kind: 'ruling',
    says: 'Tiles turned over together are all turned first and then populated: Spawn tile, start tiles, others, in reading order within each group.',
  },
  'ev.flip.12': {
    kind: 'ruling',
    says: 'A flipped helipad is announced to everybody and populated like any other tile.',
  },

  'ev.pop.1': {
    kind: 'core',
    says: 'For a new tile the zombie player rolls 1d6 for door counters: 2 on 1-3, 4 on 4-5, 6 on a 6.',
  },
  'ev.pop.2': {
    kind: 'core',
    says: "Half of the door counters, rounded up, are the zombie player's, the others the marines'.",
  },
  'ev.pop.3': { kind: 'core', says: 'The two sides place the door counters in turns, the zombie player first.' },
  'ev.pop.4': {
    kind: 'ruling',
    says: "The marines' door counters are placed by the seat that flipped the tile; in the set-up and after a zombie's flip, by the patrol leader.",
  },
  'ev.pop.5': {
    kind: 'core',
    says: 'A door counter goes on a wall section between two squares of the map, never on a corner point.',
  },
  'ev.pop.6': {
    kind: 'ruling',
    says: 'A door counter must go on a wall section that the new tile itself draws, inside it or on its border, but not on the map edge.',
  },
  'ev.pop.7': {
    kind: 'ruling',
    says: 'A wall section takes one door counter in the whole game, even if that door has been destroyed.',
  },
  'ev.pop.8': { kind: 'core', says: 'Every door counter must be placed; neither side may decline.' },
  'ev.pop.9': {
    kind: 'ruling',
    says: 'When no legal wall section is left, the remaining door counters of both sides are lost.',
  },
  'ev.pop.10': { kind: 'core', says: 'New doors are standing.' },
  'ev.pop.11': {
    kind: 'core',
    says: 'After the doors the zombie player rolls one d4 for every started group of three marines and adds them: that many zombies arrive on the tile.',
  },
  'ev.pop.12': {
    kind: 'ruling',
    says: 'The number of zombie dice is the number of marines living at that moment divided by three, rounded up.',
  },
  'ev.pop.13': {
    kind: 'core',
    says: 'New zombies go one per square into empty outdoor squares of the new tile, away from the two rows nearest to its edges.',
  },
  'ev.pop.14': { kind: 'ruling', says: 'The squares for new zombies are the 3×3 in the middle of the tile.' },
  'ev.pop.15': {
    kind: 'core',
    says: 'Zombies that find no room in the middle of the tile are placed in zombie spawn squares.',
  },
  'ev.pop.16': {
    kind: 'ruling',
    says: 'No zombie may be placed in a spawn square while the middle of the new tile still has a legal square.',
  },
  'ev.pop.17': {
    kind: 'ruling',
    says: 'Overflowing zombies may be placed in spawn squares of the tile just flipped, also next to marines.',
  },
  'ev.pop.18': { kind: 'ruling', says: 'Zombies for which there is no spawn square either are lost.' },
  'ev.pop.19': { kind: 'core', says: 'New zombies are standing.' },

  'ev.spawn.1': {
    kind: 'core',
    says: 'Zombie spawn squares are the empty outdoor squares of the Spawn tile and the empty outdoor squares along the map edge.',
  },
  'ev.spawn.2': { kind: 'ruling', says: 'Only squares of face-up tiles are spawn squares.' },
  'ev.spawn.3': {
    kind: 'core',
    says: 'On the Spawn tile every empty outdoor square is a spawn square, those near its edge too.',
  },
  'ev.spawn.4': {
    kind: 'ruling',
    says: 'Spawn squares may be next to marines or in their sight; the house rule can demand a distance from every living marine.',
  },
  'ev.spawn.5': {
    kind: 'core',
    says: 'In the Zombie Spawn phase the zombie player rolls one d4 for every started group of three marines and adds them.',
  },
  'ev.spawn.6': {
    kind: 'ruling',
    says: 'The dice of the spawn phase count the marines who are living at that moment.',
  },
  'ev.spawn.7': {
    kind: 'core',
    says: 'The zombie player places that many standing zombies in spawn squares of their choice, one per square.',
  },
  'ev.spawn.8': {
    kind: 'ruling',
    says: 'Spawned zombies must all be placed while an empty spawn square is left; the others are lost, not saved up.',
  },
  'ev.spawn.9': { kind: 'ruling', says: 'Placing a zombie never turns a tile over.' },
  'ev.spawn.10': {
    kind: 'ruling',
    says: 'There is no limit to the number of zombies unless a cap is agreed; zombies above the cap are lost.',
  },

  'ev.turn.1': { kind: 'core', says: 'Each turn has three phases: Zombie Spawn, Marines Turn, Zombie Turn.' },
  'ev.turn.2': { kind: 'core', says: 'The Zombie Spawn phase takes place in every turn, the first included.' },
  'ev.turn.3': {
    kind: 'ruling',
    says: 'Zombies placed in the spawn phase or the Marines Turn act in the Zombie Turn of the same turn.',
  },
  'ev.turn.4': {
    kind: 'ruling',
    says: 'A turn ends with its Zombie Turn, and the game stops at once when a side has won.',
  },

  'ev.marine.1': {
    kind: 'core',
    says: 'Medic: Speed 5, HP 3, SMG, medkit; Grunt: Speed 3, HP 5, assault rifle, grenade; Sergeant: Speed 4, HP 4, auto-shotgun; all with pistol and knife.',
  },
  'ev.marine.2': { kind: 'core', says: 'Speed is the number of squares a marine may move in a turn.' },
  'ev.marine.3': { kind: 'core', says: 'HP is the number of zombie hits a marine can take; at 0 it is dead.' },
  'ev.marine.4': {
    kind: 'ruling',
    says: "The Medic's reload is for the SMG and the Grunt's for the assault rifle; pistol and auto-shotgun have none in the basic game.",
  },
  'ev.marine.5': {
    kind: 'ruling',
    says: "Speed, HP maximum and the Medic's healing skill belong to the person and never change hands.",
  },

  'ev.act.1': {
    kind: 'core',
    says: 'A marine moves then attacks, attacks then moves, only moves with +1 Speed, or only attacks with +1 on its rolls.',
  },
  'ev.act.2': {
    kind: 'ruling',
    says: 'Each living marine has one activation per Marines Turn and may do less than it could, or nothing.',
  },
  'ev.act.3': {
    kind: 'ruling',
    says: 'The marines act in any order they like, but one activation is finished before the next begins.',
  },
  'ev.act.4': {
    kind: 'ruling',
    says: "A marine's movement is one block before or after its attack, never divided around it.",
  },
  'ev.act.5': {
    kind: 'ruling',
    says: 'The attack part is one thing only: a pistol shot, a burst, a close attack, a grenade, a reload or a healing attempt; with options also an order or a search.',
  },
  'ev.act.6': {
    kind: 'ruling',
    says: 'An activation ends on command, after an attack that followed movement, or when the attack part is used and no step is left; with the attack unused it stays open.',
  },
  'ev.act.7': {
    kind: 'ruling',
    says: 'An activation begins with the first step, the attack part or the command to end it; swaps do not begin it, and undoing all steps makes it not begun.',
  },
  'ev.act.8': {
    kind: 'ruling',
    says: "The Marines Turn ends when every living marine's activation has ended; there is no extra time for swaps.",
  },

  'ev.move.1': {
    kind: 'core',
    says: 'A marine has as many steps as its Speed, may use fewer, and never steps diagonally.',
  },
  'ev.move.2': {
    kind: 'ruling',
    says: 'Every step costs one square of movement, indoors, outdoors or through a door.',
  },
  'ev.move.3': { kind: 'core', says: 'A step cannot cross a wall section that has no door.' },
  'ev.move.4': { kind: 'core', says: 'Marines pass doors freely, standing or destroyed, without a roll.' },
  'ev.move.5': { kind: 'ruling', says: 'A standing door stays standing when a marine passes through it.' },
  'ev.move.6': {
    kind: 'ruling',
    says: "A marine may pass through other marines' squares but not stop there, so it may step in only if its remaining movement reaches a square where it can stop.",
  },
  'ev.move.7': {
    kind: 'ruling',
    says: 'A marine may not enter a square with a zombie in it, standing or knocked down.',
  },
  'ev.move.8': { kind: 'ruling', says: "Dead marines are in nobody's way." },
  'ev.move.9': { kind: 'ruling', says: 'Moving away from or past zombies costs nothing and provokes no attack.' },
  'ev.move.10': { kind: 'core', says: 'A marine cannot leave the map.' },
  'ev.move.11': {
    kind: 'ruling',
    says: "A marine in another marine's square can only step on, over face-up tiles, or swap; if the clock runs out it is moved to the nearest square where it may stop.",
  },

  'ev.stand.1': {
    kind: 'core',
    says: 'A marine that does not move during the turn gets +1 on all its attack rolls of that turn.',
  },
  'ev.stand.2': {
    kind: 'ruling',
    says: 'The bonus for standing counts for every attack roll: shots, each shot of a burst, knife and bare hands.',
  },
  'ev.stand.3': {
    kind: 'ruling',
    says: 'A marine that attacks or heals before moving must first say either stand, for the bonus and no move this turn, or attack then move, without the bonus.',
  },
  'ev.stand.4': {
    kind: 'ruling',
    says: 'A marine that chose attack then move gets no bonus afterwards, even if it stays.',
  },

  'ev.sprint.1': {
    kind: 'core',
    says: 'A marine that makes no attack this turn may move one square more than its Speed.',
  },
  'ev.sprint.2': { kind: 'core', says: 'Reloading counts as an attack, so a marine that reloads cannot sprint.' },
  'ev.sprint.3': {
    kind: 'ruling',
    says: 'A marine that used its attack part for anything, such as a grenade, a close attack or healing, cannot sprint; swaps do not matter.',
  },
  'ev.sprint.4': {
    kind: 'ruling',
    says: 'The step beyond Speed is the sprint: it needs an unused attack part and uses it up.',
  },
  'ev.sprint.5': {
    kind: 'ruling',
    says: 'A sprint step declared onto a face-down tile uses up the attack part even if it is blocked; the step itself may then be made elsewhere.',
  },

  'ev.los.1': {
    kind: 'core',
    says: 'Two squares see each other when the straight line between their centres touches no wall.',
  },
  'ev.los.2': {
    kind: 'ruling',
    says: 'Line of sight is computed exactly in whole numbers: a line that shares even one point with a wall section is blocked.',
  },
  'ev.los.3': {
    kind: 'ruling',
    says: 'The ends of a wall section belong to it, so a line exactly through a corner where a wall ends is blocked, also between diagonal neighbours.',
  },
  'ev.los.4': {
    kind: 'core',
    says: 'Figures never block line of sight, so one may shoot past them and ignore a nearer zombie.',
  },
  'ev.los.5': { kind: 'core', says: 'Marines have no facing and may attack in every direction.' },
  'ev.los.6': { kind: 'ruling', says: 'A standing door blocks line of sight like the wall it is on, ends included.' },
  'ev.los.7': {
    kind: 'ruling',
    says: 'A wall section with a destroyed door no longer blocks sight; its ends block only where another wall or standing door ends.',
  },
  'ev.los.8': {
    kind: 'ruling',
    says: 'A line through the inside of a face-down tile is blocked, one that only touches its corner is not, and walls not yet revealed are ignored.',
  },
  'ev.los.9': { kind: 'ruling', says: 'Line of sight has no maximum range.' },
  'ev.los.10': { kind: 'ruling', says: 'A square always sees itself, and sight is the same in both directions.' },
  'ev.los.11': {
    kind: 'note',
    says: "The book's picture of line of sight is missing, but its text is enough to decide every case.",
  },

  'ev.attack.1': {
    kind: 'core',
    says: 'A marine may attack any zombie in its line of sight with a ranged weapon that it carries and that has ammunition.',
  },
  'ev.attack.2': { kind: 'ruling', says: 'Guns may be fired at adjacent zombies without a penalty.' },
  'ev.attack.3': {
    kind: 'core',
    says: "An attack is 1d6 plus the weapon's modifier, +1 for standing: 3 or less misses, 4-5 knocks down or kills a zombie already down, 6 or more kills.",
  },
  'ev.attack.4': {
    kind: 'ruling',
    says: 'A modified 0 misses and 7 to 9 kill; a natural 1 does not always miss and a natural 6 does not always hit.',
  },
  'ev.attack.5': { kind: 'core', says: 'A knocked-down zombie lies in its square and stays there.' },
  'ev.attack.6': { kind: 'core', says: 'A killed zombie leaves the map at once.' },
  'ev.attack.7': { kind: 'core', says: 'A weapon that is not automatic attacks only one zombie per turn.' },
  'ev.attack.8': { kind: 'ruling', says: 'An attack with a weapon that is not automatic is a single roll.' },
  'ev.attack.9': {
    kind: 'ruling',
    says: 'Knocked-down zombies may be attacked like standing ones, with the same chance to hit.',
  },
  'ev.attack.10': { kind: 'ruling', says: 'Shots never hit marines.' },

  'ev.auto.1': { kind: 'core', says: 'SMG, assault rifle and auto-shotgun are automatic weapons.' },
  'ev.auto.2': {
    kind: 'core',
    says: 'With an automatic weapon a marine may keep shooting in one attack until the die shows a natural 1.',
  },
  'ev.auto.3': {
    kind: 'ruling',
    says: 'A natural 1 ends the burst, but that shot is still read with its modifiers and may hit.',
  },
  'ev.auto.4': { kind: 'ruling', says: 'A modified 1 or less on another face of the die does not end the burst.' },
  'ev.auto.5': {
    kind: 'core',
    says: 'Each further shot of a burst is at the same zombie or at one in a square adjacent to it.',
  },
  'ev.auto.6': {
    kind: 'ruling',
    says: 'The next target of a burst must be adjacent to the square of the previous target, alive or just killed.',
  },
  'ev.auto.7': {
    kind: 'ruling',
    says: 'Every target of a burst needs line of sight from the marine; walls between the two zombies do not matter.',
  },
  'ev.auto.8': { kind: 'ruling', says: 'A burst ends when there is no legal next target; gaps cannot be jumped.' },
  'ev.auto.9': { kind: 'core', says: 'The marine may stop a burst whenever it likes.' },
  'ev.auto.10': { kind: 'ruling', says: 'Whether a burst goes on is decided after each result is known.' },
  'ev.auto.11': {
    kind: 'ruling',
    says: 'A burst is fired with one weapon, and no swap, reload or step can happen inside it.',
  },
  'ev.auto.12': { kind: 'core', says: 'Every roll of a burst uses one round, a natural 1 included.' },
  'ev.auto.13': { kind: 'core', says: 'A burst ends when the weapon is out of rounds.' },
  'ev.auto.14': {
    kind: 'note',
    says: "The book's example: an SMG rolls 5 (knock down), 4 on the same zombie (kill) and 1 on a neighbour (miss, burst over), for three rounds.",
  },

  'ev.ammo.1': { kind: 'core', says: 'Every shot with a weapon that has ammunition uses one round.' },
  'ev.ammo.2': { kind: 'core', says: 'A weapon with no rounds left cannot be fired.' },
  'ev.ammo.3': { kind: 'ruling', says: 'Rounds belong to the individual weapon and change hands with it.' },
  'ev.ammo.4': { kind: 'ruling', says: 'A weapon never holds more rounds than its printed number.' },

  'ev.reload.1': { kind: 'core', says: 'A reload fills the weapon up to its printed ammunition and is used up.' },
  'ev.reload.2': {
    kind: 'ruling',
    says: 'A full weapon cannot be reloaded; in any other, the rounds still left are lost.',
  },
  'ev.reload.3': { kind: 'core', says: "Reloading is the marine's attack of the turn: no other attack and no sprint." },
  'ev.reload.4': {
    kind: 'ruling',
    says: 'Reloading may be combined with normal movement before or after it, and standing still adds nothing.',
  },
  'ev.reload.5': { kind: 'ruling', says: 'A reload fits only its own kind of weapon, and the marine must carry both.' },
  'ev.reload.6': { kind: 'ruling', says: 'A marine reloads one weapon per turn.' },

  'ev.gren.1': { kind: 'core', says: 'Each Grunt starts with one grenade, which is used up when thrown.' },
  'ev.gren.2': { kind: 'ruling', says: 'Any marine who holds a grenade may throw it.' },
  'ev.gren.3': {
    kind: 'core',
    says: "A grenade lands on any one square in the thrower's line of sight, without a roll or scatter.",
  },
  'ev.gren.4': {
    kind: 'ruling',
    says: "A grenade needs a square of a face-up tile, empty or not, even the thrower's own; if a marine would die, the thrower must confirm.",
  },
  'ev.gren.5': {
    kind: 'ruling',
    says: 'Throwing a grenade is the attack of the turn, with movement before or after it.',
  },
  'ev.gren.6': {
    kind: 'core',
    says: 'A grenade kills every zombie and every marine in its square and the eight around it, the thrower included.',
  },
  'ev.gren.7': {
    kind: 'ruling',
    says: "Grenades kill marines too: the grenade chapter counts, not the shorter line in the Grunt's entry.",
  },
  'ev.gren.8': { kind: 'core', says: "A figure behind a wall from the grenade's square is unharmed." },
  'ev.gren.9': {
    kind: 'ruling',
    says: 'Around the grenade only figures whose square is in contact with its square are hit.',
  },
  'ev.gren.10': {
    kind: 'ruling',
    says: 'A blast is judged with the doors as they stood before it, so a figure behind a standing door survives; the doors break afterwards.',
  },
  'ev.gren.11': { kind: 'core', says: "Every door on one of the four sides of the grenade's square is destroyed." },
  'ev.gren.12': {
    kind: 'ruling',
    says: 'Doors on the outer sides of the eight squares around the grenade are not affected.',
  },
  'ev.gren.13': { kind: 'ruling', says: 'Walls are never destroyed.' },

  'ev.swap.1': {
    kind: 'core',
    says: 'Marines may swap equipment as they like if they are directly adjacent, not diagonally.',
  },
  'ev.swap.2': {
    kind: 'ruling',
    says: 'Swaps are free: they cost neither movement nor attack, spoil neither standing nor sprint, and are unlimited.',
  },
  'ev.swap.3': { kind: 'ruling', says: 'Giving without getting anything back is a swap too.' },
  'ev.swap.4': {
    kind: 'ruling',
    says: 'Swaps happen only in the Marines Turn, between steps or before or after an attack, never inside a burst, a population or another open decision.',
  },
  'ev.swap.5': {
    kind: 'ruling',
    says: "A marine passing through another marine's square cannot swap with that marine there.",
  },
  'ev.swap.6': {
    kind: 'ruling',
    says: "A swap between living marines of different players needs the other seat's consent; bots always agree, and no answer means no.",
  },
  'ev.swap.7': {
    kind: 'ruling',
    says: 'A swap needs a side without a wall between the two; a door, standing or destroyed, is fine.',
  },
  'ev.swap.8': {
    kind: 'ruling',
    says: 'Weapons with their rounds, knives, reloads, grenades, medkits and scenario items can be swapped, and a marine may carry any number.',
  },
  'ev.swap.9': {
    kind: 'ruling',
    says: 'A weapon handed on after firing may be used again by its new owner in the same turn, unless the house rule allows one user per turn.',
  },
  'ev.swap.10': { kind: 'core', says: 'Equipment can be taken from dead marines.' },
  'ev.swap.11': {
    kind: 'ruling',
    says: 'A living marine takes from a body free of cost when standing in its square or directly adjacent with no wall between; a body never loses anything.',
  },
  'ev.swap.12': { kind: 'ruling', says: 'Equipment cannot be dropped on the floor.' },
  'ev.swap.13': {
    kind: 'ruling',
    says: 'An unanswered swap proposal lapses with the next step, attack part or end of an activation, or when one of its items changes hands.',
  },

  'ev.close.1': {
    kind: 'core',
    says: 'A marine next to a zombie may attack it with bare hands at -1 or with a knife at +0.',
  },
  'ev.close.2': {
    kind: 'ruling',
    says: 'Close combat needs contact: an adjacent square, diagonals included, with no wall or standing door between.',
  },
  'ev.close.3': {
    kind: 'ruling',
    says: 'A close attack is the attack of the turn: one roll, read like every attack, with +1 for standing.',
  },
  'ev.close.4': { kind: 'ruling', says: 'Bare hands are always available, also to a marine who carries weapons.' },
  'ev.close.5': { kind: 'ruling', says: 'Zombies do not strike back in the Marines Turn.' },

  'ev.heal.1': { kind: 'core', says: 'A Medic with a medkit may heal an adjacent marine instead of attacking.' },
  'ev.heal.2': {
    kind: 'ruling',
    says: 'Only a Medic who carries a medkit can heal; others may carry one but not use it.',
  },
  'ev.heal.3': { kind: 'ruling', says: 'A medkit is never used up.' },
  'ev.heal.4': {
    kind: 'ruling',
    says: 'Healing needs one living marine in contact with the Medic who has lost HP; the Medic cannot heal itself.',
  },
  'ev.heal.5': {
    kind: 'core',
    says: 'Healing is 1d6, +1 if the Medic does not move this turn: 3 or less nothing, 4-5 restores 1 HP, 6 or more 2 HP.',
  },
  'ev.heal.6': { kind: 'core', says: "Healing never raises HP above the marine's starting value." },
  'ev.heal.7': { kind: 'core', says: 'Healing takes the place of the attack of the turn.' },
  'ev.heal.8': {
    kind: 'ruling',
    says: 'A Medic may move then heal or heal then move, and gets the +1 only when it says stand first and does not move at all this turn.',
  },
  'ev.heal.9': { kind: 'ruling', says: 'The dead cannot be healed.' },

  'ev.death.1': { kind: 'core', says: 'A marine at 0 HP dies and is laid face down.' },
  'ev.death.2': {
    kind: 'ruling',
    says: 'A body stays in its square with its equipment for the rest of the game and does not occupy the square.',
  },
  'ev.death.3': {
    kind: 'ruling',
    says: 'A death counts at once: the square is free for zombies that move later in the same turn.',
  },
  'ev.death.4': { kind: 'ruling', says: 'A dead marine no longer counts for the number of zombie dice.' },

  'ev.zturn.1': { kind: 'core', says: 'In the Zombie Turn each standing zombie may move up to 2 squares and attack.' },
  'ev.zturn.2': { kind: 'core', says: 'A knocked-down zombie stands up and does nothing else.' },
  'ev.zturn.3': {
    kind: 'ruling',
    says: 'All zombies that are down when the Zombie Turn begins stand up first, together, and are finished for that turn.',
  },
  'ev.zturn.4': {
    kind: 'ruling',
    says: 'The zombie player activates the other zombies in any order, each finishing its move and attack before the next begins.',
  },
  'ev.zturn.5': {
    kind: 'ruling',
    says: 'When the zombie player ends the phase, every zombie that could still act is activated on the spot, by number, and attacks if it can: lowest HP first, then lowest seat.',
  },
  'ev.zturn.6': {
    kind: 'ruling',
    says: 'A zombie attacks after its movement, as soon as it stops or has no movement left, and cannot move afterwards.',
  },
  'ev.zturn.7': { kind: 'ruling', says: 'The Zombie Turn ends by itself when no zombie is left that could act.' },

  'ev.zmove.1': { kind: 'core', says: 'A zombie moves up to two squares, never diagonally.' },
  'ev.zmove.2': { kind: 'core', says: 'A zombie cannot move through walls.' },
  'ev.zmove.3': { kind: 'core', says: 'Marines and zombies alike pass freely where a door has been destroyed.' },
  'ev.zmove.4': {
    kind: 'ruling',
    says: "A zombie may pass through other zombies but not stop on them, so it may step in only if it can still reach a square to stop; it never enters a marine's square.",
  },
  'ev.zmove.5': { kind: 'core', says: 'Zombies cannot leave the map.' },
  'ev.zmove.6': {
    kind: 'ruling',
    says: "A zombie cannot be stopped in another zombie's square; if the clock runs out it is moved to the nearest square where it may stop.",
  },

  'ev.zdoor.1': {
    kind: 'core',
    says: 'A zombie needs a 6 on 1d6 to get through a standing door, which destroys the door.',
  },
  'ev.zdoor.2': {
    kind: 'ruling',
    says: 'Each try at a door costs one square of movement, and on a 6 the zombie makes the step with it; so it may try twice per turn.',
  },
  'ev.zdoor.3': {
    kind: 'ruling',
    says: 'On 1 to 5 the door holds and the zombie stays, free to use its other square of movement.',
  },
  'ev.zdoor.4': {
    kind: 'ruling',
    says: 'A zombie may try a door with a figure behind it; on a 6 the door breaks and the movement is spent, but the zombie stays where it is.',
  },
  'ev.zdoor.5': { kind: 'ruling', says: 'A zombie may try a door only from a square where it may stop.' },
  'ev.zdoor.6': {
    kind: 'ruling',
    says: 'At a door to a face-down tile the zombie rolls first; only on a 6 the door breaks, the tile is flipped and populated, and the step follows if the way is free.',
  },
  'ev.zdoor.7': {
    kind: 'core',
    says: 'A destroyed door lies on its side and stays destroyed for the rest of the game.',
  },
  'ev.zdoor.8': {
    kind: 'core',
    says: 'Only zombies and grenades destroy doors; marines can neither break nor remove them.',
  },

  'ev.zatt.1': {
    kind: 'core',
    says: 'A standing zombie adjacent to a marine after its movement costs that marine 1 HP, without a roll.',
  },
  'ev.zatt.2': { kind: 'ruling', says: 'A zombie that moves 0 squares may attack too.' },
  'ev.zatt.3': {
    kind: 'ruling',
    says: "A zombie's attack needs contact, so walls and standing doors protect; the house rule can make it ignore them.",
  },
  'ev.zatt.4': { kind: 'core', says: 'Each zombie attacks once per turn.' },
  'ev.zatt.5': { kind: 'ruling', says: 'If a zombie reaches several marines, the zombie player chooses one of them.' },
  'ev.zatt.6': { kind: 'ruling', says: 'A zombie that can attack must attack.' },
  'ev.zatt.7': { kind: 'ruling', says: 'Any number of zombies may attack the same marine in a turn, at 1 HP each.' },
  'ev.zatt.8': { kind: 'core', says: 'A zombie that was down when the Zombie Turn began does not attack in it.' },

  'ev.win.1': {
    kind: 'core',
    says: 'The marines win when they are on the helipad tile and no zombie on it is left alive.',
  },
  'ev.win.2': {
    kind: 'ruling',
    says: 'The marines win when the helipad tile is face up, none of its 49 squares holds a zombie, standing or down, and at least one holds a living marine.',
  },
  'ev.win.3': {
    kind: 'ruling',
    says: 'One living marine on the helipad tile is enough, unless the house rule asks for all living marines.',
  },
  'ev.win.4': {
    kind: 'ruling',
    says: 'Victory is checked after every single step, shot, explosion, attack and placement, and ends the game at once.',
  },
  'ev.win.5': { kind: 'ruling', says: 'The marines can also win during the Zombie Turn or the Zombie Spawn phase.' },
  'ev.win.6': {
    kind: 'ruling',
    says: 'While a tile is being populated nobody wins; the check follows when it is complete.',
  },
  'ev.win.7': { kind: 'core', says: 'The zombie player wins when every marine is dead.' },
  'ev.win.8': {
    kind: 'ruling',
    says: 'If one event kills the last zombie on the helipad and the last living marine, the zombie player wins.',
  },
  'ev.win.9': {
    kind: 'ruling',
    says: 'There is no turn limit unless one is agreed; then the zombie player wins when that turn ends without a marine victory.',
  },
  'ev.win.10': {
    kind: 'ruling',
    says: 'A side may resign; for the marines every human seat with a living marine must agree, or all human marine seats if only bots have living marines.',
  },

  'ev.opt.1': {
    kind: 'note',
    says: "The book's chapter of optional rules, with its Marine Lieutenant, is missing; the options here are ours, marked as house variants and off by default.",
    ours: true,
  },

  'ev.lt.1': {
    kind: 'optional',
    says: 'With the Lieutenant option one marine seat, and only one, may take the type Lieutenant.',
    ours: true,
  },
  'ev.lt.2': {
    kind: 'content',
    says: 'The Lieutenant has Speed 4 and HP 4, a pistol with one reload, and a knife.',
    ours: true,
  },
  'ev.lt.3': {
    kind: 'content',
    says: 'Instead of attacking, the Lieutenant may order another living marine in its line of sight, at most 7 squares away, that has not begun its activation.',
    ours: true,
  },
  'ev.lt.4': {
    kind: 'content',
    says: 'An order is Move (+2 Speed), Fire (+1 on attack rolls) or Steady (+1 on a healing roll), for this turn.',
    ours: true,
  },
  'ev.lt.5': {
    kind: 'content',
    says: 'An order adds to the bonuses for standing and sprinting; a marine gets one order per turn, and an unused one is lost when the Marines Turn ends.',
    ours: true,
  },
  'ev.lt.6': {
    kind: 'content',
    says: 'Giving an order is the attack part: no sprint, movement before or after it, and nothing gained by standing still.',
    ours: true,
  },
  'ev.lt.7': {
    kind: 'content',
    says: 'The Lieutenant counts as a marine for dice and victory, and nobody inherits the orders after its death.',
    ours: true,
  },

  'ev.land.1': {
    kind: 'optional',
    says: 'The chopper lands at once unless a landing delay of 1 to 3 is agreed.',
    ours: true,
  },
  'ev.land.2': {
    kind: 'content',
    says: 'With a landing delay the marines win when their victory condition has held at the end of that many Zombie Turns in a row; the death of all marines still ends the game at once.',
    ours: true,
  },

  'ev.scav.1': { kind: 'optional', says: 'Rooms can be searched only when the scavenging option is on.', ours: true },
  'ev.scav.2': {
    kind: 'content',
    says: 'A room is a group of indoor squares of one tile joined by open sides, and it can be searched once per game.',
    ours: true,
  },
  'ev.scav.3': {
    kind: 'content',
    says: 'Searching an unsearched room is the attack part and rolls 1d6: 1 a zombie rises, 2-4 nothing, 5 a pistol, SMG or rifle reload, 6 a grenade or shotgun reload.',
    ours: true,
  },
  'ev.scav.4': {
    kind: 'content',
    says: 'Found pistol and shotgun reloads work like printed ones, back to 12 and 8 rounds.',
    ours: true,
  },

  'ev.night.1': {
    kind: 'optional',
    says: 'With the night option shots and grenades reach only as many squares as agreed; contact is not affected.',
    ours: true,
  },

  'ev.opt.2': {
    kind: 'ruling',
    says: 'With all options off this is the basic game; options are chosen before a game and cannot change during it.',
  },

  'ev.tile.1': {
    kind: 'content',
    says: 'The 25 tiles are written in one text format, which is read without special cases.',
  },
  'ev.tile.2': {
    kind: 'content',
    says: 'Only tile T01 has helipad squares, which are outdoors; all 49 squares of T01 are the helipad tile.',
  },
  'ev.tile.3': {
    kind: 'content',
    says: 'On every tile the middle square of each side is outdoor and open at the border, and all outdoor squares are connected without doors.',
  },
  'ev.tile.4': {
    kind: 'content',
    says: 'On every tile walls enclose all indoor squares, border sides of outdoor squares are open, and buildings are entered only through doors.',
  },
  'ev.tile.5': {
    kind: 'content',
    says: 'Every tile has at least 12 wall sections inside it, so six doors always fit.',
  },
  'ev.tile.6': {
    kind: 'content',
    says: 'A quarter turn clockwise moves the square (u,v) of a tile to (8-v,u), with its walls.',
  },
  'ev.tile.7': {
    kind: 'content',
    says: 'The blank tile T00, 49 outdoor squares without walls, is never shuffled in; it is for custom positions, puzzles and tests.',
  },

  'ev.pos.1': {
    kind: 'content',
    says: 'A game may start from a custom position, which is refused with a reason if figures, doors or tiles stand illegally; T01 may occur once, and victory is checked at once.',
  },

  'ev.scen.1': { kind: 'content', says: 'The default scenario is Find the Helipad, the game as the book has it.' },
  'ev.scen.2': {
    kind: 'content',
    says: 'The scenarios S2 to S5 are ours and change only what their description says.',
    ours: true,
  },
  'ev.scen.3': {
    kind: 'content',
    says: 'A fuel can is equipment: a marine in its square or directly adjacent with no wall between picks it up free of cost whenever a swap is legal.',
  },
  'ev.scen.4': {
    kind: 'content',
    says: "A scenario's prescribed values replace the defaults and may still be changed before the game; its numbers of marines are limits.",
  },
  'ev.scen.5': {
    kind: 'content',
    says: 'A fixed layout goes only with scenarios S1 and S5, turns off rotation and helipad exchange, and still lies face down.',
  },

  'ev.house.1': {
    kind: 'optional',
    says: 'The agreed spawn modifier is added to the roll of the spawn phase, never below 0, and not to the roll for flipped tiles.',
    ours: true,
  },
  'ev.house.2': {
    kind: 'optional',
    says: 'Zombies spawn only in turns whose number is divisible by the agreed interval.',
    ours: true,
  },
  'ev.house.3': {
    kind: 'optional',
    says: 'With this house rule a natural 1 on an attack roll always misses.',
    ours: true,
  },
  'ev.house.4': { kind: 'optional', says: 'With this house rule grenades kill only zombies.', ours: true },
  'ev.house.5': {
    kind: 'optional',
    says: 'With this house rule shots, throws and orders pass standing doors; bites, stabs, healing and blasts still do not.',
    ours: true,
  },
  'ev.house.6': {
    kind: 'optional',
    says: 'The numbers of the game may be changed before it starts, and a changed number counts wherever the rules use it.',
    ours: true,
  },
} as const satisfies Record<string, ClauseLine>

export type Clause = keyof typeof CLAUSES

/** The chapters of the rules in their order; `topic` is the middle part of a clause id. */
export const CHAPTERS = [
  { topic: 'seat', title: 'Seats' },
  { topic: 'info', title: 'Information' },
  { topic: 'dice', title: 'Dice' },
  { topic: 'map', title: 'The map' },
  { topic: 'setup', title: 'Set-up' },
  { topic: 'flip', title: 'Flipping tiles' },
  { topic: 'pop', title: 'Populating a tile' },
  { topic: 'spawn', title: 'Zombie spawn squares and the spawn phase' },
  { topic: 'turn', title: 'Turn order' },
  { topic: 'marine', title: 'Marines: types' },
  { topic: 'act', title: 'Marines: activation' },
  { topic: 'move', title: 'Marines: movement' },
  { topic: 'stand', title: 'Marines: stand and fire' },
  { topic: 'sprint', title: 'Marines: sprint' },
  { topic: 'los', title: 'Line of sight' },
  { topic: 'attack', title: 'Marine attacks' },
  { topic: 'auto', title: 'Automatic weapons' },
  { topic: 'ammo', title: 'Ammunition' },
  { topic: 'reload', title: 'Reloads' },
  { topic: 'gren', title: 'Grenades' },
  { topic: 'swap', title: 'Swapping equipment' },
  { topic: 'close', title: 'Close combat' },
  { topic: 'heal', title: 'Healing' },
  { topic: 'death', title: 'Death of marines' },
  { topic: 'zturn', title: 'The Zombie Turn' },
  { topic: 'zmove', title: 'Zombie movement' },
  { topic: 'zdoor', title: 'Zombies at doors' },
  { topic: 'zatt', title: 'Zombie attacks' },
  { topic: 'win', title: 'Victory' },
  { topic: 'opt', title: 'Optional rules' },
  { topic: 'lt', title: 'Option: Lieutenant' },
  { topic: 'land', title: 'Option: landing delay' },
  { topic: 'scav', title: 'Option: scavenging' },
  { topic: 'night', title: 'Option: night' },
  { topic: 'tile', title: 'Tiles' },
  { topic: 'pos', title: 'Custom positions' },
  { topic: 'scen', title: 'Scenarios' },
  { topic: 'house', title: 'House rules' },
] as const satisfies readonly { readonly topic: string; readonly title: string }[]
