/**
 * The clause index of Even Death May Die: every clause of the rules with its kind and one sentence in our own words, in
 * the order of the rules. `core` is printed in the book, `ruling` settles what the book leaves open, `optional` is a
 * switch that the book offers, `content` describes tables, scenarios and forces, `note` asks nothing of anybody.
 */
export interface ClauseLine {
  readonly kind: 'core' | 'ruling' | 'optional' | 'content' | 'note'
  readonly says: string
}

export const CLAUSES = {
  'ed.credit.1': {
    kind: 'note',
    says: 'The title screen, the rules panel and every exported log of this game name Liam Thomas (DonkusGaming) as author.',
  },
  'ed.credit.2': {
    kind: 'note',
    says: 'The author asks that his documents be not distributed without his written permission, so none of his sentences or pictures are here, and whoever publishes this settles that first.',
  },

  'ed.measure.1': {
    kind: 'ruling',
    says: 'Positions are integer pairs (x, y) in tenths of a millimetre, origin in the north-west corner, x to the east, y to the south; 1 inch = 254, 1 foot = 3048.',
  },
  'ed.measure.2': {
    kind: 'core',
    says: 'The smallest table is 5 x 5 feet, i.e. 15240 x 15240; this is the default, larger ones are allowed up to 96 inches a side in steps of 12 inches.',
  },
  'ed.measure.3': {
    kind: 'ruling',
    says: 'Every figure stands on a round base of radius 125 (25 mm across); a standing figure is 320 high with its eye at 280 and its half height at 160; a Knocked Down figure is 100 high with its eye at 100.',
  },
  'ed.measure.4': {
    kind: 'ruling',
    says: 'The gap of two figures is the distance of their centres less 250, never below 0; to a marker or a piece it runs from the rim of the base to the outline; heights count in no distance.',
  },
  'ed.measure.5': {
    kind: 'ruling',
    says: 'Within N inches is a gap of at most N x 254, over N inches a larger one; squares of whole numbers are compared, never rounded roots.',
  },
  'ed.measure.6': {
    kind: 'ruling',
    says: 'Bases overlap with centres nearer than 248, a base and an Impassable piece with the centre inside or nearer than 123 to its outline; no way and no place may overlap.',
  },
  'ed.measure.7': {
    kind: 'ruling',
    says: 'A computed end position is rounded to integers towards the starting point, so rounding never lengthens a move.',
  },
  'ed.measure.8': { kind: 'ruling', says: 'Measuring beforehand is free at any time for everybody.' },
  'ed.measure.9': { kind: 'core', says: 'All dice have eight sides.' },
  'ed.measure.10': {
    kind: 'ruling',
    says: 'A modifier of die results is added to each die before it is compared; no natural score is special, so that a check can be certain or impossible.',
  },
  'ed.measure.11': { kind: 'ruling', says: 'Modifiers of every kind stack, each listed factor counting once.' },

  'ed.setup.1': {
    kind: 'core',
    says: 'Two or more seats play; each takes one faction: Survivors, Military, Bandits or Zombies.',
  },
  'ed.setup.2': {
    kind: 'ruling',
    says: 'At most four seats, all of different factions, unless the switch duplicateFactions lets human factions repeat (default off; Zombies never repeat).',
  },
  'ed.setup.3': {
    kind: 'ruling',
    says: 'A battle needs at least one human faction; it need not have Zombies (bandits against military is legal).',
  },
  'ed.setup.4': {
    kind: 'core',
    says: "A seat fields only units of its own faction's list; weapons are open to all human factions, zombies carry none.",
  },
  'ed.setup.5': {
    kind: 'ruling',
    says: 'The scenario gives each seat a points budget; a plain battle gives every seat the same, 200 by default.',
  },
  'ed.setup.6': {
    kind: 'ruling',
    says: 'Every seat is a side by itself unless scenario or sides groups some of them; those are friends in everything, but each moves only its own; the Zombies are never grouped.',
  },
  'ed.setup.7': {
    kind: 'note',
    says: 'The lobby shows the points and figure counts of all seats side by side and warns when they differ and the scenario does not ask for it.',
  },

  'ed.force.1': {
    kind: 'core',
    says: 'A force is a list of units with weapons and perks whose total cost does not exceed the budget: unit cost plus the cost of each weapon; perks are free.',
  },
  'ed.force.2': { kind: 'core', says: 'A human carries at most two weapons, any mix of shooting and melee weapons.' },
  'ed.force.3': {
    kind: 'ruling',
    says: 'The two weapons may be the same twice (two rocket launchers, two large blades), each paid and each reloaded separately.',
  },
  'ed.force.4': {
    kind: 'ruling',
    says: 'Unarmed is always available to every human, costs nothing and takes no weapon place; the Pistol costs nothing but takes a place and must be listed.',
  },
  'ed.force.5': {
    kind: 'core',
    says: 'A unit may take one perk of each level its profile allows, or none; a profile without a perk line takes none.',
  },
  'ed.force.6': {
    kind: 'core',
    says: 'Soldier, Veteran and Commander have Specialist for nothing besides their chosen perks.',
  },
  'ed.force.7': { kind: 'core', says: 'No Military unit may choose Specialist as its Level 2 perk.' },
  'ed.force.8': {
    kind: 'core',
    says: 'Concentration is bought for either Shooting or Melee; the choice is written on the list.',
  },
  'ed.force.9': {
    kind: 'core',
    says: 'A herd holds 1-15 zombies of one type; its cost is that of its size class (1-5, 6-10, 11-15).',
  },
  'ed.force.10': {
    kind: 'ruling',
    says: 'The buyer may take any number inside the class for the class price; the builder proposes the full number (5, 10, 15).',
  },
  'ed.force.11': {
    kind: 'ruling',
    says: 'A force has at least one unit; there is no limit on the number of any unit, weapon or perk inside the budget.',
  },
  'ed.force.12': {
    kind: 'ruling',
    says: 'An illegal list is not locked, and each broken rule is named: budget, foreign unit, third weapon, level of a perk, second of a level, Specialist, Concentration, herd size, empty force.',
  },
  'ed.force.13': {
    kind: 'ruling',
    says: 'Lists are closed while being built and all opened at once when the last seat locks.',
  },
  'ed.force.14': {
    kind: 'ruling',
    says: 'The worth of a unit, wherever a rule asks for it, is its unit cost plus its weapons, whatever its present vitality; the worth of a herd follows its present size class.',
  },

  'ed.deploy.1': {
    kind: 'core',
    says: 'Seats take turns placing one unit (one whole herd) at a time inside their deployment zone until all are placed.',
  },
  'ed.deploy.2': {
    kind: 'ruling',
    says: "The order is the scenario's seat order, round and round, skipping seats that have finished; in a campaign battle the initiator comes first and the others follow in campaign turn order.",
  },
  'ed.deploy.3': {
    kind: 'ruling',
    says: 'A base is placed wholly inside zone and table, overlaps nothing, and stands in nothing Impassable or Dangerous; Difficult ground, rooms and tops with a ladder are allowed.',
  },
  'ed.deploy.4': { kind: 'ruling', says: 'A herd is placed in coherency (ed.herd.2); its zombies start standing.' },
  'ed.deploy.5': {
    kind: 'ruling',
    says: 'Every unit is deployed; a zone in which one has no place grows by 2 inches at each side that is no table edge, never into another zone, and a unit without a place even then is lost.',
  },
  'ed.deploy.6': {
    kind: 'content',
    says: 'There are four layouts of deployment zones, for two, three and four seats and for a last stand; on larger tables bands and corners stay at their edges and the square in the centre.',
  },
  'ed.deploy.7': {
    kind: 'ruling',
    says: 'Each unit gets its facing when placed, by default towards the table centre (standing exactly on it: north).',
  },
  'ed.deploy.8': {
    kind: 'ruling',
    says: 'At the start of a battle every weapon is loaded, nobody is Knocked Down, vitality is full (campaign: the carried-over value), morale follows ed.morale.3 to ed.morale.6, Command points are 0.',
  },

  'ed.priority.1': {
    kind: 'core',
    says: 'After deployment every seat rolls one D8; the highest takes its turn first.',
  },
  'ed.priority.2': { kind: 'core', says: 'Ties are rolled again until a clear order of all seats stands.' },
  'ed.priority.3': {
    kind: 'ruling',
    says: 'The order is descending by roll; only seats that tie roll again, and only for the places they tie over.',
  },
  'ed.priority.4': { kind: 'core', says: 'The roll happens once per battle; the same order holds in every round.' },

  'ed.turn.1': {
    kind: 'core',
    says: 'In its turn a seat selects one of its unused units, gives it up to 2 actions in any order, marks it used, and goes on until all are used.',
  },
  'ed.turn.2': {
    kind: 'core',
    says: 'The actions are Move, Attack (Shooting or Melee for humans, Biting for herds) and the Other actions of humans and of zombies.',
  },
  'ed.turn.3': {
    kind: 'core',
    says: 'When all units of the seat are used, the next seat in the order takes its turn.',
  },
  'ed.turn.4': { kind: 'core', says: 'A unit may use fewer than 2 actions; "Do nothing" is always legal.' },
  'ed.turn.5': {
    kind: 'ruling',
    says: "The same action may be chosen twice in a unit's turn, except where a clause says otherwise (Aim, Command, Medic).",
  },
  'ed.turn.6': {
    kind: 'ruling',
    says: 'A selected unit is finished before another is selected; there is no coming back to it.',
  },
  'ed.turn.7': {
    kind: 'ruling',
    says: 'A seat may end its turn early; its remaining units are then selected by ascending id, make every check that is due, bear what comes of it, and do nothing.',
  },
  'ed.turn.8': {
    kind: 'ruling',
    says: 'A round ends after the last seat in the order; a seat without units on the table is skipped.',
  },
  'ed.turn.9': {
    kind: 'ruling',
    says: "A unit that comes into being in its own seat's turn is used for that turn; one that does so in another seat's turn acts in its owner's next.",
  },
  'ed.turn.10': {
    kind: 'ruling',
    says: 'What happens to a unit at the start of its turn happens at the moment in which it is selected.',
  },
  'ed.turn.11': {
    kind: 'core',
    says: 'Each human is a unit of its own and moves independently; only zombies form groups.',
  },

  'ed.activation.1': {
    kind: 'ruling',
    says: 'A selected human goes through, in this order: Overwatch, trauma, isolation, several full herds, infection check, the psych check of infection damage, actions.',
  },
  'ed.activation.2': {
    kind: 'ruling',
    says: 'All checks due are rolled even if an earlier one already cost the unit its turn; each uses the morale left by the one before.',
  },
  'ed.activation.3': {
    kind: 'ruling',
    says: 'Conditions of checks 3 and 4 are looked at when their place in the order comes, i.e. after any flight caused by an earlier check.',
  },
  'ed.activation.4': {
    kind: 'ruling',
    says: 'A unit that has to forgo its turn is used as soon as its checks are over; a unit that dies in its checks is removed and nothing further happens to it.',
  },
  'ed.activation.5': { kind: 'core', says: 'Selecting a herd starts with its rambling check (ed.rambling.1).' },

  'ed.move.1': {
    kind: 'core',
    says: 'A Move action moves a unit up to its Movement in inches; less is allowed, more is not.',
  },
  'ed.move.2': { kind: 'core', says: 'The path of one Move action is one straight line.' },
  'ed.move.3': {
    kind: 'ruling',
    says: 'The moved distance is that of the base (leading edge to leading edge, the same as centre to centre) and must be at most allowance x 254.',
  },
  'ed.move.4': { kind: 'core', says: 'No figure passes or enters the place of another that is not Knocked Down.' },
  'ed.move.5': {
    kind: 'ruling',
    says: "This holds for friends and enemies alike; touching is not moving into; a path is blocked when the moving centre would come closer than 248 to a standing figure's centre.",
  },
  'ed.move.6': { kind: 'ruling', says: 'Nobody may end on top of a Knocked Down figure.' },
  'ed.move.7': { kind: 'core', says: 'A Knocked Down figure cannot move.' },
  'ed.move.8': {
    kind: 'core',
    says: 'The allowance is the Movement changed by condition and terrain, and these penalties combine.',
  },
  'ed.move.9': {
    kind: 'ruling',
    says: 'Allowance: Movement, 2 less if Sick, 4 if Infected, 2 with an object, halved for each kind of slow ground touched, rounded down, at least 1 inch; Parkour has its whole Movement.',
  },
  'ed.move.10': {
    kind: 'core',
    says: 'No model ever moves less than 1 inch because of penalties: the allowance is at least 1.',
  },
  'ed.move.11': {
    kind: 'ruling',
    says: 'A path touches an area when the centre of the base is strictly inside it anywhere on the way, both ends included; the whole action is slowed then.',
  },
  'ed.move.12': {
    kind: 'ruling',
    says: 'It follows that a unit may walk its full allowance up to the edge of slow ground, and that slow ground lying beyond the slowed allowance cannot be entered in this action.',
  },
  'ed.move.13': { kind: 'ruling', says: 'Humans may leave base contact with any enemy freely; nothing is rolled.' },
  'ed.move.14': { kind: 'ruling', says: 'A base stays wholly on the table, unless it withdraws (ed.victory.6).' },

  'ed.facing.1': {
    kind: 'ruling',
    says: 'Each human and each herd (all its zombies alike) has a facing, stored as an integer vector other than (0,0).',
  },
  'ed.facing.2': {
    kind: 'ruling',
    says: "The seat that controls a unit may turn it freely before and after each of its actions during the unit's turn; nobody turns outside the own unit's turn.",
  },
  'ed.facing.3': {
    kind: 'ruling',
    says: 'A Move faces the way moved unless the controller turns, an Attack from the attacker (a herd: its mean) to the target (a herd: its closest zombie); no direction changes nothing.',
  },
  'ed.facing.4': {
    kind: 'ruling',
    says: 'A rambling herd keeps the facing of its last movement step; the opponent who moves it gets no free turn.',
  },
  'ed.facing.5': {
    kind: 'ruling',
    says: 'Facing limits neither sight nor attack: a figure sees and strikes all round.',
  },
  'ed.facing.6': {
    kind: 'ruling',
    says: 'An attacker flanks a figure when the dot product of its facing and the way from it to the attacker is 0 or less: exactly abeam flanks.',
  },
  'ed.facing.7': {
    kind: 'ruling',
    says: 'With frontArc 90 an attacker flanks unless within 45 degrees of the front, with 270 only if within 45 degrees of the rear, borders included; 180 is the rule as it stands.',
  },
  'ed.facing.8': {
    kind: 'ruling',
    says: "A herd is flanked when at least half of those reckoned are: those in the shooter's sight for Shooting, those in base contact with the attacker for Melee.",
  },
  'ed.facing.9': {
    kind: 'ruling',
    says: 'A Knocked Down figure keeps its facing and is flanked like any other; biting never counts flanking.',
  },

  'ed.terrain.1': {
    kind: 'core',
    says: 'Ground is Normal, Impassable (passed only by Climb, where that is possible), Difficult (halves movement) or Dangerous (halves it and asks for a check).',
  },
  'ed.terrain.2': {
    kind: 'core',
    says: 'A human whose Move enters or passes within Dangerous terrain makes a psych check; failing costs one wound before the move goes on.',
  },
  'ed.terrain.3': {
    kind: 'core',
    says: 'A herd whose Move enters or passes within Dangerous terrain makes a brain check; failing costs one wound (one zombie) before the move goes on.',
  },
  'ed.terrain.4': {
    kind: 'ruling',
    says: 'There is one check for a Move, however many dangerous areas it touches, when the path is confirmed and before anybody moves; setting out inside counts, standing still does not.',
  },
  'ed.terrain.5': {
    kind: 'ruling',
    says: 'After a passed check the mover may shorten the move to end before the dangerous ground, or stay if it began inside; after a failed one it goes on as declared.',
  },
  'ed.terrain.6': {
    kind: 'ruling',
    says: 'The check in Dangerous terrain has no consequence but the wound: it neither lowers nor restores morale, does not cause flight and does not waste the action.',
  },
  'ed.terrain.7': {
    kind: 'ruling',
    says: 'In a herd the wound removes the zombie whose own way reaches the dangerous ground first, the lowest id among equals; the others move as declared, even without their leader.',
  },
  'ed.terrain.8': {
    kind: 'ruling',
    says: "A herd counts as entering Dangerous terrain when the leader's path or any follower's straight displacement touches it.",
  },
  'ed.terrain.9': { kind: 'ruling', says: 'A human killed by Dangerous terrain does not become a zombie.' },
  'ed.terrain.10': {
    kind: 'ruling',
    says: 'Overlapping areas count with each of their kinds; a bridge, plank or road over water makes its own footprint Normal.',
  },
  'ed.terrain.11': {
    kind: 'content',
    says: 'The terrain pieces of the Content section carry kind, footprint, height, sight and climb properties; the table editor accepts only pieces of that list.',
  },
  'ed.terrain.12': {
    kind: 'core',
    says: 'Water: a rim of a few inches along its edge is shallow (Difficult), the rest is too deep to enter (Impassable, not climbable).',
  },
  'ed.terrain.13': {
    kind: 'core',
    says: 'Rivers: a thin river is Difficult along its whole length; a wide river can be crossed only at crossings (fallen tree, ford, shallows, bridge).',
  },
  'ed.terrain.14': {
    kind: 'ruling',
    says: 'A closed door is Impassable and not climbable; an open door is Normal; herds cannot open or break doors; windows are low barriers and can be climbed by anybody.',
  },

  'ed.climb.1': {
    kind: 'core',
    says: 'Climb is an Other action of humans and herds that takes a unit over or up Impassable terrain that can be climbed (cliffs, tall fences, walls, ladders).',
  },
  'ed.climb.2': {
    kind: 'ruling',
    says: 'What can be climbed is a property of each terrain piece, shown before deployment.',
  },
  'ed.climb.3': { kind: 'core', says: 'Climbing distance per action is half the base Movement; ladders likewise.' },
  'ed.climb.4': {
    kind: 'ruling',
    says: 'Climbing distance C = max(1, floor(Movement / 2)) inches, with Movement after Athletic, Oscar Mike, Sick and Infected; ground along the way does not slow it further.',
  },
  'ed.climb.5': {
    kind: 'ruling',
    says: 'A Climb costs the straight way to the feature, its height, and the straight way onward, at most the climbing distance in all; the landing itself is free.',
  },
  'ed.climb.6': {
    kind: 'core',
    says: 'A barrier lower than the climber (height < 320) is always climbed successfully.',
  },
  'ed.climb.7': {
    kind: 'ruling',
    says: 'For such a low barrier the height costs 0 and a herd needs no brain check; crossing it still takes a Climb action.',
  },
  'ed.climb.8': {
    kind: 'ruling',
    says: 'If approach and height exceed the climbing distance, the climber goes to the feature and keeps the rest as progress; further Climbs add to it until the height is reached.',
  },
  'ed.climb.9': {
    kind: 'ruling',
    says: 'While progress is kept the figure stands for all purposes at the foot where it began; any action other than Climb or Do nothing, being Knocked Down, or flight sets progress to 0.',
  },
  'ed.climb.10': {
    kind: 'ruling',
    says: 'Going down from a platform costs its height in the same way; crossing a thin barrier costs its height once; a Move on top of a platform keeps the centre of the base inside its outline.',
  },
  'ed.climb.11': {
    kind: 'ruling',
    says: "A Climb needs a free landing place; ladder-only pieces are climbed by a base that touches the ladder's point, with any free landing place whose centre is within 2 inches of it.",
  },
  'ed.climb.12': {
    kind: 'ruling',
    says: "In a herd's Climb each zombie that can pay the cost may cross; the others may move up to C on the ground; the herd must end in coherency, measured as if the barrier were not there.",
  },
  'ed.climb.13': { kind: 'ruling', says: 'Humans roll nothing to climb.' },
  'ed.climb.14': {
    kind: 'ruling',
    says: 'Where every landing place is taken, the climber names one that only enemies obstruct, and these are shifted by ascending id to the nearest legal places of that level.',
  },
  'ed.climb.15': {
    kind: 'ruling',
    says: 'A Climb whose approach or onward way touches Dangerous ground makes the check of ed.terrain.2 or ed.terrain.3 first, like a Move.',
  },

  'ed.herd.1': { kind: 'core', says: 'A herd is 1-15 zombies that are selected, moved and attacked as one unit.' },
  'ed.herd.2': { kind: 'core', says: 'Each zombie is within 2 inches of another zombie of its herd.' },
  'ed.herd.3': {
    kind: 'ruling',
    says: 'Coherency means the whole herd is one chain of gaps at most 508; it is required at deployment and at the end of every Move, Climb, Split up and Merge of the herd.',
  },
  'ed.herd.4': {
    kind: 'ruling',
    says: 'Lost coherency is no fault; the next Move restores it as far as it can, and whoever cannot be placed in coherency goes straight towards the leader as far as a follower may.',
  },
  'ed.herd.5': {
    kind: 'core',
    says: 'A herd moves by its zombie foremost in the wished direction; the rest are arranged behind or around it in formation.',
  },
  'ed.herd.6': {
    kind: 'ruling',
    says: 'The leader is the unlocked zombie that is foremost in the direction, or another that is named; its path alone decides what slows the move, and its own herd does not bar it.',
  },
  'ed.herd.7': {
    kind: 'ruling',
    says: "A follower is placed by a straight displacement of at most the leader's allowance + 2 inches whose swept base crosses no Impassable piece and no standing figure outside the herd.",
  },
  'ed.herd.8': {
    kind: 'ruling',
    says: "No follower ends farther along the direction of the move than the leader, except that one which already was may stay as far; a leader who stays put moves in the herd's facing.",
  },
  'ed.herd.9': {
    kind: 'ruling',
    says: 'The software arranges followers by the procedure in Automation; the controller may drag them within these limits before confirming.',
  },
  'ed.herd.10': {
    kind: 'ruling',
    says: "If no legal arrangement exists, the leader's move is not legal at that length.",
  },
  'ed.herd.11': {
    kind: 'core',
    says: 'If any zombie of a herd is Knocked Down, the herd can do nothing but Get up (or nothing).',
  },
  'ed.herd.12': {
    kind: 'core',
    says: "Toughness, and the brain modifier, follow the herd's present size class, so a shrinking herd weakens and a growing one hardens at once.",
  },
  'ed.herd.13': { kind: 'core', says: 'What one zombie of a herd sees, the whole herd sees.' },

  'ed.rambling.1': {
    kind: 'core',
    says: 'When a herd is selected, its seat rolls one D8: on 3 or more it controls the herd this turn; on 1 or 2 an opponent may move the herd this turn.',
  },
  'ed.rambling.2': {
    kind: 'ruling',
    says: 'With several human seats the mover is the owner of the human figure with the smallest gap to any zombie of the herd (ties: the seat that comes first in turn order after the zombie seat).',
  },
  'ed.rambling.3': {
    kind: 'ruling',
    says: 'The mover gets up to two Move actions with the herd and nothing else; declining either is allowed; a herd with a Knocked Down zombie stays where it is.',
  },
  'ed.rambling.4': { kind: 'core', says: 'A herd that failed its rambling check cannot bite this turn.' },
  'ed.rambling.5': {
    kind: 'ruling',
    says: 'The mover keeps all movement rules (coherency, locks, terrain) and may not take the herd off the table.',
  },
  'ed.rambling.6': { kind: 'core', says: 'The zombie player may try to counter with a brain check.' },
  'ed.rambling.7': {
    kind: 'ruling',
    says: 'The counter is the brain check of Dangerous ground: passed, the zombie seat chooses to stop before it or to go on unhurt; failed, the herd is hurt and goes on; control stays lost.',
  },
  'ed.rambling.8': {
    kind: 'ruling',
    says: 'A herd of 1 rolls for rambling like any other; there is one roll per herd and turn, also when its turn is ended automatically.',
  },

  'ed.sight.1': { kind: 'core', says: "Sight is what can physically be seen from the figure's eye level." },
  'ed.sight.2': {
    kind: 'ruling',
    says: 'Sight is judged by nine rays from the eye of the one to three columns, 100 apart, at three heights of the other.',
  },
  'ed.sight.3': {
    kind: 'ruling',
    says: 'A ray is stopped where it runs inside a solid piece below its top; touching an edge or a corner stops nothing, nor does a stretch of less than 1 unit.',
  },
  'ed.sight.4': {
    kind: 'ruling',
    says: 'H = number of stopped rays; T is in sight when h at most 6, out of sight when h at least 7.',
  },
  'ed.sight.5': { kind: 'ruling', says: 'Figures never stop rays and never give cover, standing or not.' },
  'ed.sight.6': {
    kind: 'ruling',
    says: 'The length of the line of the centres inside obscuring areas, without its first 2 inches, hides when it is over 6 inches; an area below both figures is ignored.',
  },
  'ed.sight.7': { kind: 'ruling', says: 'Sight has no maximum distance unless the scenario sets one (night).' },
  'ed.sight.8': {
    kind: 'ruling',
    says: 'A human sees a herd when it sees at least one of its zombies; a herd sees a human when at least one of its zombies does.',
  },
  'ed.sight.9': {
    kind: 'ruling',
    says: 'Sight is directed: A seeing B does not imply B seeing A; every rule names who looks.',
  },

  'ed.cover.1': { kind: 'core', says: 'Terrain that hides some of a unit, up to two thirds, is cover for it.' },
  'ed.cover.2': {
    kind: 'ruling',
    says: 'A figure in sight is in cover with 1 to 6 rays hidden, with any length inside obscuring areas, or in a piece that covers whoever is inside, unless the attacker is in it, too.',
  },
  'ed.cover.3': {
    kind: 'core',
    says: 'A herd is behind cover when this holds for half or more of its zombies as seen by the attacker.',
  },
  'ed.cover.4': {
    kind: 'ruling',
    says: 'Zombies wholly out of sight because of terrain count as covered for this half: cover if 2 x (covered + unseen) at least herd size.',
  },
  'ed.cover.5': {
    kind: 'core',
    says: 'Cover matters for Shooting (one more toughness die) and nothing else, besides forbidding melee through it (ed.melee.9).',
  },

  'ed.contact.1': { kind: 'core', says: 'Base contact is two bases touching, the figures in sight of each other.' },
  'ed.contact.2': {
    kind: 'core',
    says: "Figures are also in base contact across a terrain feature of at most half their height when within arm's reach.",
  },
  'ed.contact.3': {
    kind: 'ruling',
    says: 'Two figures are in contact with a gap of at most 10 and nothing Impassable over 160 high between, or of at most 127 across Impassable pieces none of which is higher.',
  },
  'ed.contact.4': {
    kind: 'ruling',
    says: 'Over 160 of difference in ground height forbids contact, hills excepted; on top of a low platform and beside it, it holds up to a gap of 254 with nothing else high between.',
  },
  'ed.contact.5': {
    kind: 'ruling',
    says: 'A herd is in contact with a figure when at least one of its zombies is; Knocked Down figures can be in contact.',
  },

  'ed.shoot.1': { kind: 'core', says: 'Only humans shoot.' },
  'ed.shoot.2': { kind: 'core', says: 'The target must be in sight of the shooter.' },
  'ed.shoot.3': { kind: 'ruling', says: 'A target is one enemy human or one enemy herd; friends cannot be targeted.' },
  'ed.shoot.4': { kind: 'core', says: "A target outside the weapon's range is a missed action." },
  'ed.shoot.5': {
    kind: 'ruling',
    says: "Range runs from the shooter to the human, or to the herd's closest zombie in sight of the shooter; minimum and maximum are inclusive.",
  },
  'ed.shoot.6': {
    kind: 'ruling',
    says: 'A shot out of range (too near or too far) is a legal command after a warning: the action is spent, no dice are rolled, an aim is used up and the weapon counts as fired (needs its reload).',
  },
  'ed.shoot.7': {
    kind: 'core',
    says: "Dice = the weapon's Hits plus extra dice; each die whose modified result reaches the weapon's Accuracy is a success.",
  },
  'ed.shoot.8': {
    kind: 'core',
    says: "The target then rolls its toughness dice; each die whose modified result reaches the target's toughness number is a success.",
  },
  'ed.shoot.9': {
    kind: 'core',
    says: 'Always on: Aim gives 1 attack die, flanking 1 to each attack die, cover of the target 1 toughness die, armour 1 toughness die.',
  },
  'ed.shoot.10': {
    kind: 'optional',
    says: 'Secondary factors: Energised and Healthy +1, Exhausted and Sick -1 to each attack die; a Rotten or Sick target 1 toughness die less; on in campaigns and scenarios that set states.',
  },
  'ed.shoot.11': {
    kind: 'ruling',
    says: 'The Healthy row is used as printed, although the health table says "no modifier".',
  },
  'ed.shoot.12': { kind: 'core', says: 'Whoever touches a friend of the shooter cannot be shot at.' },
  'ed.shoot.13': { kind: 'core', says: 'Whoever touches the shooter cannot be shot at by him.' },
  'ed.shoot.14': { kind: 'core', says: 'Nobody shoots with a weapon that has to be reloaded.' },
  'ed.shoot.15': { kind: 'core', says: 'Nobody shoots while Knocked Down.' },
  'ed.shoot.16': {
    kind: 'ruling',
    says: 'For a herd, 12 and 13 hold as soon as any zombie of that herd is in such contact; a shooter in contact with one enemy may shoot at another that is free.',
  },
  'ed.shoot.17': {
    kind: 'ruling',
    says: 'Toughness dice are those of the profile, armour and cover, one less if Sick, Infected or Rotten, at least 0; they are rolled after all attack dice, and always.',
  },
  'ed.shoot.18': {
    kind: 'core',
    says: 'Two Shooting actions in a row are allowed with a weapon that needs no reload.',
  },
  'ed.shoot.19': {
    kind: 'ruling',
    says: 'With reloading weapons two shots in a row mean two loaded weapons one after the other; one weapon with a Reload value never fires twice without reloading.',
  },
  'ed.shoot.20': { kind: 'core', says: 'Changing weapons between actions costs nothing.' },
  'ed.shoot.21': {
    kind: 'ruling',
    says: 'Without secondary factors exactly their rows are dropped; reduced Movement, the missing die of the Infected, Docile and Agitated stay.',
  },

  'ed.melee.1': { kind: 'core', says: 'Only humans melee, and only against a target in base contact.' },
  'ed.melee.2': {
    kind: 'core',
    says: 'Dice = Hits of the melee weapon plus extras, against its Accuracy; the target answers with toughness dice as in shooting.',
  },
  'ed.melee.3': {
    kind: 'core',
    says: 'Always on: Aim 1 attack die, flanking 1 to each, a friend in contact with the target 1 to each, a target Knocked Down 1 attack die, armour 1 toughness die.',
  },
  'ed.melee.4': {
    kind: 'optional',
    says: 'Secondary factors, same switch and defaults as ed.shoot.10: attacker Energised +1, Exhausted -1, Healthy +1, Sick -1 to each attack die; target Rotten or Sick -1 toughness die.',
  },
  'ed.melee.5': {
    kind: 'ruling',
    says: 'The bonus for a helper asks for at least one other standing friend of the attacker in base contact with the target unit, and counts once.',
  },
  'ed.melee.6': {
    kind: 'ruling',
    says: 'Against a herd, "Knocked Down" applies when at least one zombie of it in contact with the attacker is Knocked Down.',
  },
  'ed.melee.7': { kind: 'core', says: 'Nobody fights in melee while Knocked Down.' },
  'ed.melee.8': { kind: 'core', says: 'Nobody strikes at a target that he does not see.' },
  'ed.melee.9': { kind: 'core', says: 'Nobody strikes through cover.' },
  'ed.melee.10': {
    kind: 'ruling',
    says: 'A feature of at most half height is no cover in melee, nor is the rim of a low platform; what is higher prevents contact anyway.',
  },
  'ed.melee.11': {
    kind: 'core',
    says: 'A human may melee with any of its melee weapons, or Unarmed; two Melee actions in a row are allowed with every weapon.',
  },
  'ed.melee.12': {
    kind: 'ruling',
    says: 'Cover gives no toughness die in melee, and shooting weapons cannot be used in it.',
  },

  'ed.bite.1': { kind: 'core', says: 'Only herds bite; a herd that failed its rambling check cannot.' },
  'ed.bite.2': { kind: 'core', says: 'A herd bites a human with whom at least one of its zombies is in base contact.' },
  'ed.bite.3': {
    kind: 'ruling',
    says: 'One Bite action has one target; a herd may bite twice in its turn, the same or different targets; no brain check is needed.',
  },
  'ed.bite.4': {
    kind: 'core',
    says: 'When a bite is declared, zombies of the herd within 2 inches of the target may be moved into base contact with it.',
  },
  'ed.bite.5': {
    kind: 'ruling',
    says: 'The zombie seat chooses which of the herd within 2 inches are drawn in; ground, coherency, figures and Movement do not matter, but nothing Impassable over 160 high may be crossed.',
  },
  'ed.bite.6': { kind: 'core', says: 'At most 6 zombies are in base contact with one human at any time.' },
  'ed.bite.7': {
    kind: 'ruling',
    says: 'Whoever is drawn in or touches the target is seated on a ring of six places, those that touched first, then by gap; the six counts zombies of all herds, and nobody moves for nothing.',
  },
  'ed.bite.8': {
    kind: 'core',
    says: 'A zombie that has bitten somebody stays in contact until that target is dead, even if another bite has a nearer one.',
  },
  'ed.bite.9': {
    kind: 'ruling',
    says: 'A Bite locks every zombie of the herd in contact that is not locked elsewhere, until the target dies, withdraws or moves out of contact; touching alone locks nobody.',
  },
  'ed.bite.10': {
    kind: 'ruling',
    says: 'Locked zombies make no move of any kind and bite nobody but their target; the rest of the herd may act within coherency, and a herd all locked cannot move.',
  },
  'ed.bite.11': { kind: 'core', says: 'Attack dice = number of zombies in base contact with the target, plus extras.' },
  'ed.bite.12': {
    kind: 'core',
    says: 'The accuracy of a bite is 8 with one zombie in contact and one better with each more, down to 3 with six.',
  },
  'ed.bite.13': {
    kind: 'ruling',
    says: 'Both numbers count only zombies of the biting herd that are in contact with the target and not locked to somebody else.',
  },
  'ed.bite.14': {
    kind: 'core',
    says: 'Primary factors: target has armour, +1 toughness die; target Knocked Down, +1 attack die.',
  },
  'ed.bite.15': { kind: 'ruling', says: 'The extra die for a Knocked Down target does not change the accuracy.' },
  'ed.bite.16': {
    kind: 'optional',
    says: 'Secondary factors, same switch as ed.shoot.10: herd Starved +1, herd Full -1 to each attack die.',
  },
  'ed.bite.17': { kind: 'ruling', says: 'A Sick or Infected target rolls one toughness die less against bites too.' },
  'ed.bite.18': {
    kind: 'ruling',
    says: 'Where more than six zombies are near enough, only the six with the smallest gap, lowest ids among equals, are in base contact with that human, for everything.',
  },

  'ed.aim.1': {
    kind: 'core',
    says: 'Aim: the unit rolls one extra die in one attack later in this turn, shooting or melee.',
  },
  'ed.aim.2': {
    kind: 'ruling',
    says: "The die goes to the unit's next attack of this turn; unused it is lost when the unit is used; a second Aim before that attack is illegal; moving does not spoil it.",
  },

  'ed.command.1': { kind: 'core', says: 'At the start of each of its turns the Military seat gains 1 Command point.' },
  'ed.command.2': {
    kind: 'core',
    says: 'Command is an action of any Military unit; only one Military unit may use it per turn.',
  },
  'ed.command.3': {
    kind: 'core',
    says: 'A Command pays for one effect: Concentrate Fire 4, Get to cover 3, Oscar Mike 2, Suppressive Fire 3.',
  },
  'ed.command.4': {
    kind: 'ruling',
    says: "Get to cover and Suppressive Fire last until the start of the Military seat's next turn.",
  },
  'ed.command.5': {
    kind: 'ruling',
    says: "Concentrate Fire and Oscar Mike last until the end of the Military seat's turn.",
  },
  'ed.command.6': {
    kind: 'ruling',
    says: 'Points are not capped, start at 0 in each battle and are lost after it; without an affordable effect the action is illegal.',
  },
  'ed.command.7': {
    kind: 'ruling',
    says: 'Oscar Mike sets the Movement to 10 before Sick, Infected and terrain; Athletic adds nothing to it; it also counts for Climb.',
  },
  'ed.command.8': {
    kind: 'ruling',
    says: "One Command per turn of the seat, also for one and the same unit; with duplicateFactions an effect covers the commanding seat's own units only.",
  },

  'ed.donothing.1': {
    kind: 'core',
    says: 'Do nothing uses up an action without effect; for herds it needs no brain check.',
  },

  'ed.getup.1': {
    kind: 'core',
    says: 'A Knocked Down human can do nothing but Get up; it costs one action and always succeeds.',
  },
  'ed.getup.2': { kind: 'core', says: 'Others may move over a Knocked Down figure.' },
  'ed.getup.3': {
    kind: 'ruling',
    says: "A herd's Get up needs a brain check like its other actions; once passed, all its Knocked Down zombies stand up together.",
  },
  'ed.getup.4': {
    kind: 'ruling',
    says: 'Knocked Down figures may be healed, targeted, shoved again without further effect, and still make all checks at selection.',
  },

  'ed.interact.1': {
    kind: 'core',
    says: 'Interact is a human action that works something on the table as the scenario says: doors, gates, generators, lifts and the like.',
  },
  'ed.interact.2': {
    kind: 'ruling',
    says: "Whoever stands within 1 inch of an object with nothing Impassable over 160 high between works it without a roll; the actions of a seat's figures add up.",
  },
  'ed.interact.3': {
    kind: 'content',
    says: 'Objects are door, gate, supply crate, fuel drum, generator, radio and bell; a carrier has one of them, moves 2 inches less, and drops it when Knocked Down or removed.',
  },
  'ed.interact.4': { kind: 'core', says: 'Herds cannot Interact.' },
  'ed.interact.5': {
    kind: 'ruling',
    says: 'A door or gate cannot be closed on a base that overlaps its opening, standing or Knocked Down.',
  },

  'ed.reload.1': {
    kind: 'core',
    says: 'A weapon with Reload (N) needs N Reload actions after each shot before it fires again.',
  },
  'ed.reload.2': { kind: 'core', says: 'Each weapon is reloaded on its own.' },
  'ed.reload.3': {
    kind: 'ruling',
    says: 'The N actions may be spread over several turns; moving or fighting in between loses nothing; reloading a loaded weapon is illegal; ammunition is otherwise endless.',
  },
  'ed.reload.4': { kind: 'ruling', says: 'A Reload action is not possible while Knocked Down.' },

  'ed.shove.1': { kind: 'core', says: 'Shove is a human action against targets in base contact.' },
  'ed.shove.2': {
    kind: 'core',
    says: 'A Shove needs 3 on one D8 against one target, and 1 more for each further one, up to 8 for six.',
  },
  'ed.shove.3': {
    kind: 'ruling',
    says: 'The targets are all enemy figures in base contact with the shover, of whatever faction; single ones cannot be picked out.',
  },
  'ed.shove.4': { kind: 'core', says: 'Success knocks all targets down without damage; failure wastes the action.' },
  'ed.shove.5': {
    kind: 'ruling',
    says: 'Targets already down count in the number and stay down; shove gets no modifiers and breaks no locks.',
  },
  'ed.shove.6': { kind: 'ruling', says: 'Contact across a low feature allows shoving.' },

  'ed.zombie-actions.1': { kind: 'core', says: "Herds' Other actions are Climb, Get up, Split up, Merge, Do nothing." },
  'ed.zombie-actions.2': {
    kind: 'core',
    says: 'Each needs a passed brain check first; then all zombies of the herd do it together.',
  },
  'ed.zombie-actions.3': { kind: 'ruling', says: 'Exceptions: Do nothing, and climbing a low barrier (ed.climb.7).' },
  'ed.zombie-actions.4': {
    kind: 'core',
    says: 'A failed check spends the action without effect; another attempt in the same turn costs the next action.',
  },
  'ed.zombie-actions.5': {
    kind: 'ruling',
    says: 'Before the roll a herd declares the action and its feature, target zombie or the zombies it takes; places are chosen after it; what could not be done anyway is not declared.',
  },

  'ed.split.1': {
    kind: 'core',
    says: 'To split up, one zombie goes 6 inches off, others of its herd may follow to within 2 inches of it, and together they are a new herd of at most 15.',
  },
  'ed.split.2': {
    kind: 'ruling',
    says: 'The target zombie goes up to 6 inches in one straight line, unslowed, over nothing Impassable and through nobody standing of another herd, to over 2 inches from all who stay.',
  },
  'ed.split.3': {
    kind: 'ruling',
    says: 'Followers are placed within 2 inches of the target zombie by straight lines of at most 12 inches under the same limits, nobody in or through Dangerous or deep ground.',
  },
  'ed.split.4': { kind: 'ruling', says: 'At least one zombie stays; locked zombies neither go nor count as able to.' },
  'ed.split.5': { kind: 'core', says: 'The new herd does nothing more this turn.' },
  'ed.split.6': {
    kind: 'ruling',
    says: 'The old herd keeps its id and any action it has left; the new one takes over type and facing; both use the size class of their own numbers from now on.',
  },

  'ed.merge.1': {
    kind: 'core',
    says: 'Merge: any number of zombies of neighbouring herds within 6 inches of the acting herd are placed within 2 inches of its zombies and belong to it from now on; it may not exceed 15.',
  },
  'ed.merge.2': {
    kind: 'ruling',
    says: 'Each moved zombie must itself be within 6 inches of a zombie of the acting herd before it moves, be standing and unlocked, and be of the same type.',
  },
  'ed.merge.3': {
    kind: 'ruling',
    says: 'Zombies of several herds may be taken in one action; a herd left empty is gone without counting as killed; a remainder out of coherency follows ed.herd.4.',
  },
  'ed.merge.4': {
    kind: 'ruling',
    says: 'Placement as in ed.split.3, the gap measured to any zombie of the acting herd already placed.',
  },
  'ed.merge.5': {
    kind: 'ruling',
    says: 'If any merged zombie came from a herd already used this turn, the acting herd is used at once.',
  },

  'ed.wounds.1': {
    kind: 'core',
    says: 'If the attacker has more successes than the target, the target takes wounds equal to the difference.',
  },
  'ed.wounds.2': {
    kind: 'core',
    says: 'Equal or fewer successes: nothing happens; the attacker never takes wounds from its own attack.',
  },
  'ed.wounds.3': { kind: 'core', says: 'Wounds are applied at once after the attack.' },
  'ed.wounds.4': { kind: 'core', says: 'Book example: 4 successes against 2 give 2 wounds.' },
  'ed.wounds.5': { kind: 'core', says: 'A human loses that much vitality.' },
  'ed.wounds.6': { kind: 'core', says: 'A herd loses that many zombies, those closest to the origin of the attack.' },
  'ed.wounds.7': {
    kind: 'ruling',
    says: "Closest by centre distance to the attacker's centre, whether seen or not; ties are the zombie seat's choice (default lowest id); surplus wounds are lost.",
  },
  'ed.wounds.8': {
    kind: 'core',
    says: 'A human wounded by a bite and still above 0 vitality gets an infection counter unless it has one.',
  },

  'ed.death.1': { kind: 'core', says: 'A human at 0 vitality or less is dead.' },
  'ed.death.2': { kind: 'core', says: 'A herd with no zombies is dead.' },
  'ed.death.3': {
    kind: 'core',
    says: 'A human killed by a zombie attack becomes a zombie of the herd that killed it, under the zombie seat.',
  },
  'ed.death.4': {
    kind: 'ruling',
    says: "It stands up where the human was, of that herd's type, unlocked, and counts for its size at once; weapons and perks are lost, a carried object is dropped.",
  },
  'ed.death.5': {
    kind: 'ruling',
    says: 'If the killing herd already has 15, the new zombie is a herd of 1 of the same type, used this turn.',
  },
  'ed.death.6': {
    kind: 'core',
    says: 'A human killed by infection becomes a zombie in a herd of its own (1 zombie), which may merge later.',
  },
  'ed.death.7': { kind: 'ruling', says: 'That zombie is a Regular Zombie.' },
  'ed.death.8': {
    kind: 'ruling',
    says: 'Humans killed by other causes (shots, melee, terrain) do not turn, infected or not.',
  },
  'ed.death.9': { kind: 'core', says: 'Friendly humans in sight of a dying human owe a trauma check (ed.psych.5).' },
  'ed.death.10': {
    kind: 'ruling',
    says: 'If a human turns in a battle without zombies, an automated zombie seat joins last in the order as a side of its own; so every battle has one, which is asked nothing before.',
  },

  'ed.infection.1': {
    kind: 'core',
    says: 'A human with an infection counter is Infected: Movement -4 inches and one toughness die less.',
  },
  'ed.infection.2': { kind: 'core', says: 'On first becoming Infected it is set to Shaken.' },
  'ed.infection.3': { kind: 'ruling', says: 'From Eager or Willing it goes to Shaken; a Broken unit stays Broken.' },
  'ed.infection.4': {
    kind: 'core',
    says: 'Each turn before its actions an Infected human rolls an infection check: one D8 against 8 - remaining vitality, equal or higher passes.',
  },
  'ed.infection.5': { kind: 'core', says: 'Passed: it acts as usual.' },
  'ed.infection.6': {
    kind: 'core',
    says: 'Failed: it loses 1 vitality; if still above 0 it makes a psych check at once.',
  },
  'ed.infection.7': { kind: 'core', says: 'Dead by a failed check: it becomes a zombie (ed.death.6).' },
  'ed.infection.8': { kind: 'core', says: 'Infected replaces Sick and Healthy: the penalties of Sick are not added.' },
  'ed.infection.9': { kind: 'core', says: 'Nothing in the rules cures infection; healing restores vitality only.' },
  'ed.infection.10': {
    kind: 'core',
    says: 'Immune units are never Infected and never turn, whatever kills them; a unit already Infected cannot take Immune by promotion.',
  },
  'ed.infection.11': {
    kind: 'ruling',
    says: 'Infection checks are battle rolls only; campaign turns roll none, the counter stays on the roster.',
  },

  'ed.morale.1': {
    kind: 'core',
    says: 'Morale states of humans and their modifiers: Eager +2, Willing +1, Shaken -1, Broken -2; zombies have none.',
  },
  'ed.morale.2': { kind: 'core', says: 'Willing is the default.' },
  'ed.morale.3': {
    kind: 'core',
    says: "At the start of a battle the units of a seat are Eager if the enemies' number is at most twice the friends' number.",
  },
  'ed.morale.4': {
    kind: 'ruling',
    says: 'Counted are figures on the table after deployment, each zombie as one: enemies at most 2 x friends.',
  },
  'ed.morale.5': { kind: 'core', says: 'In a campaign, units whose faction has found luxuries start Eager.' },
  'ed.morale.6': { kind: 'core', says: 'Sick or Infected units start Shaken.' },
  'ed.morale.7': { kind: 'ruling', says: 'Ed.morale.6 beats Eager; morale starts afresh in every battle.' },
  'ed.morale.8': { kind: 'core', says: 'Passing a psych check while Shaken or Broken sets the unit to Willing.' },
  'ed.morale.9': { kind: 'ruling', says: 'Passing while Eager or Willing changes nothing.' },

  'ed.psych.1': {
    kind: 'core',
    says: 'Psych check: one D8 against 8 - (toughness + morale modifier); equal or higher passes.',
  },
  'ed.psych.2': {
    kind: 'ruling',
    says: 'Toughness here is the number of toughness dice printed in the profile (2 or 3), without armour, cover, Sick, Infected or commands.',
  },
  'ed.psych.3': {
    kind: 'ruling',
    says: 'Needed numbers, therefore: 2 dice: Eager 4, Willing 5, Shaken 7, Broken 8; 3 dice: Eager 3, Willing 4, Shaken 6, Broken 7.',
  },
  'ed.psych.4': {
    kind: 'core',
    says: 'Four causes besides Dangerous terrain: trauma, infection damage, isolation, several full-strength herds.',
  },
  'ed.psych.5': {
    kind: 'core',
    says: 'Trauma: a unit that saw a friendly human die makes one check on its next turn.',
  },
  'ed.psych.6': {
    kind: 'ruling',
    says: 'Several deaths seen since its last turn still cause one check; sight is taken at the moment of death, from the witness to the dying figure; killed and turned both count, withdrawn does not.',
  },
  'ed.psych.7': { kind: 'core', says: 'Infection damage: one check right after it, unless dead.' },
  'ed.psych.8': {
    kind: 'core',
    says: 'A unit is isolated with no friendly human in sight and the closest over 18 inches away, and then checks whenever it is selected.',
  },
  'ed.psych.9': {
    kind: 'ruling',
    says: 'Both conditions must hold, and the tested unit is the one that looks; a human with no friendly human left on the table is isolated.',
  },
  'ed.psych.10': {
    kind: 'core',
    says: "Two or more herds of 15 in sight: one check at the beginning of the unit's turn, each time this happens with different herds.",
  },
  'ed.psych.11': {
    kind: 'ruling',
    says: 'Each unit remembers the full-strength herds it has been tested for; a check is due when at least two are in sight and at least one of them is not yet remembered; then all in sight are remembered.',
  },
  'ed.psych.12': { kind: 'core', says: 'Failing while Willing: Shaken, nothing else.' },
  'ed.psych.13': { kind: 'ruling', says: 'Failing while Eager: Shaken, nothing else.' },
  'ed.psych.14': {
    kind: 'core',
    says: 'Failing while Shaken makes it Broken: it flees its Movement towards the closest friend and forgoes its turn.',
  },
  'ed.psych.15': { kind: 'core', says: 'If it has no ally left, it becomes Broken and merely cannot act this turn.' },
  'ed.psych.16': { kind: 'core', says: 'Failing while Broken: no actions this turn.' },
  'ed.psych.17': {
    kind: 'ruling',
    says: 'Flight is the longest lawful straight line towards the friend with the smallest gap, within the allowance of that path, and stops before figures, Impassable and Dangerous ground.',
  },
  'ed.psych.18': { kind: 'core', says: 'Stoic units pass every psych check.' },
  'ed.psych.19': {
    kind: 'ruling',
    says: 'An automatic pass has all effects of a pass (Shaken to Willing), without a die.',
  },

  'ed.brain.1': {
    kind: 'core',
    says: 'Brain check of a herd: one D8 against 8 - (toughness + size modifier); equal or higher passes.',
  },
  'ed.brain.2': { kind: 'core', says: 'Size modifier: 11-15 zombies +2, 6-10 +1, 1-5 +0.' },
  'ed.brain.3': {
    kind: 'ruling',
    says: "Toughness here is the number of toughness dice of the herd's own profile and class, without armour or Rotten.",
  },
  'ed.brain.4': {
    kind: 'ruling',
    says: 'Needed numbers, therefore: Regular and Military: 1-5 need 6, 6-10 need 4, 11-15 need 2; Fast: 7, 5, 3.',
  },
  'ed.brain.5': {
    kind: 'core',
    says: 'Runner: Fast Zombies pass automatically for Climb, Split up and Merge (not for Get up, not in Dangerous terrain).',
  },
  'ed.brain.6': { kind: 'core', says: 'Failing wastes the action.' },
  'ed.brain.7': { kind: 'core', says: 'Agitated herds pass every brain check without a die.' },
  'ed.brain.8': { kind: 'core', says: 'Docile herds roll two D8 and use the lower.' },

  'ed.weapons.1': {
    kind: 'core',
    says: 'Nine shooting weapons have points, range in inches with both ends included, hits, accuracy and reload.',
  },
  'ed.weapons.2': { kind: 'core', says: 'Five melee weapons, Unarmed among them, have points, hits and accuracy.' },
  'ed.weapons.3': {
    kind: 'ruling',
    says: 'Molotov and Projectile Explosive have no area effect, start no fire and hurt no friends: they are plain shooting weapons with one target.',
  },

  'ed.profiles.1': { kind: 'core', says: 'Survivors are Newbie, Regular, Seasoned and Hardened, for 5 to 20 points.' },
  'ed.profiles.2': {
    kind: 'core',
    says: 'The Military are Conscript, Soldier, Veteran and Commander, for 10 to 30 points.',
  },
  'ed.profiles.3': { kind: 'core', says: 'Bandits are Convict, Thug, Cutthroat and Boss, for 10 to 25 points.' },
  'ed.profiles.4': {
    kind: 'core',
    says: 'Zombies are Regular, Fast and Military; their toughness and price follow the present size of the herd.',
  },
  'ed.profiles.5': {
    kind: 'core',
    says: 'The armour die of ed.shoot.9, ed.melee.3 and ed.bite.14 comes on top of the printed toughness dice.',
  },

  'ed.perks.1': { kind: 'core', says: 'Level 1 Athletic: base Movement +2 inches.' },
  'ed.perks.2': {
    kind: 'core',
    says: 'Level 1 Expert Scavenger: +1 Supplies when supplies are found by searching (campaign).',
  },
  'ed.perks.3': {
    kind: 'ruling',
    says: 'Expert Scavenger adds +1 once per Search, if at least one unit of the searching force has it.',
  },
  'ed.perks.4': {
    kind: 'core',
    says: 'Level 1 Medic: once per battle, as an action, up to 2 vitality are restored to itself or to another unit in base contact; the units involved do nothing else this turn; infection is not cured.',
  },
  'ed.perks.5': {
    kind: 'ruling',
    says: 'A standing medic who has not acted heals up to 2 of an unused friend, whose checks come first; both are used; if it fails, the action is lost but not the use.',
  },
  'ed.perks.6': { kind: 'core', says: 'Level 2 Quick Reloader: one Reload action less for each of its weapons.' },
  'ed.perks.7': {
    kind: 'ruling',
    says: 'Never below 0: Bow and Shotgun then need no reload at all and may fire twice a turn.',
  },
  'ed.perks.8': { kind: 'core', says: 'Level 2 Parkour: ignores movement penalties in Move actions.' },
  'ed.perks.9': {
    kind: 'ruling',
    says: 'Ignored are terrain halving and the reductions for Sick, Infected and carrying, in Move actions and flight, not in Climb; the check of Dangerous terrain and Impassable ground remain.',
  },
  'ed.perks.10': { kind: 'core', says: 'Level 2 Immune: cannot be Infected nor turn into a zombie.' },
  'ed.perks.11': {
    kind: 'core',
    says: 'Level 2 Specialist: may reroll one die per turn in a failed shooting or melee action.',
  },
  'ed.perks.12': {
    kind: 'ruling',
    says: "An attack without more successes than the target's has failed; one attack die of choice may then be rolled again, once in a unit's turn, and the new result stands.",
  },
  'ed.perks.13': {
    kind: 'core',
    says: 'Level 3 Overwatch: an enemy within 6 inches when the unit is selected gives it one action more in this turn.',
  },
  'ed.perks.14': {
    kind: 'ruling',
    says: "Looked up at selection before the checks; sight is not needed; one extra action however many enemies; it gives no shooting in other seats' turns.",
  },
  'ed.perks.15': { kind: 'core', says: 'Level 3 Stoic: passes every psych check.' },
  'ed.perks.16': {
    kind: 'core',
    says: 'Level 3 Concentration: ignores factors that lower die results in Shooting or in Melee, whichever was picked.',
  },
  'ed.perks.17': {
    kind: 'ruling',
    says: 'These factors are Exhausted and Sick; lost dice of any kind are not results and still count.',
  },
  'ed.perks.18': { kind: 'ruling', says: 'In plain battles Expert Scavenger does nothing; the builder says so.' },

  'ed.human-state.1': {
    kind: 'core',
    says: 'In non-campaign battles all humans are Fine, Healthy and Rationing, and secondary factors are off; scenarios may set other states.',
  },
  'ed.human-state.2': {
    kind: 'core',
    says: 'Fatigue: Energised with Abundant supplies; Exhausted if Sick or Infected; Fine otherwise.',
  },
  'ed.human-state.3': {
    kind: 'core',
    says: 'Supplies level of a faction: Abundant at 5 or more, Rationing at 1 or 2, Deprived at 0.',
  },
  'ed.human-state.4': { kind: 'ruling', says: '3 and 4 Supplies are Rationing.' },
  'ed.human-state.5': {
    kind: 'core',
    says: 'Abundant: units are Energised and Healthy, unless Infected; rationing: Fine and Healthy, unless Infected; deprived: health checks, unless already Infected.',
  },
  'ed.human-state.6': {
    kind: 'core',
    says: 'Healthy: no change of Movement or toughness; Sick: Movement -2 inches, one toughness die less; Infected: ed.infection.1 and infection checks.',
  },
  'ed.human-state.7': {
    kind: 'core',
    says: 'A Sick unit is also Exhausted, so with secondary factors its attack dice are at -2 in all; an Infected one is Exhausted only, -1.',
  },
  'ed.human-state.8': {
    kind: 'ruling',
    says: "As soon as a faction's Supplies rise from 0 to 1 or more, its Sick units are Healthy again; Infected ones stay Infected.",
  },
  'ed.human-state.9': {
    kind: 'ruling',
    says: "When Supplies fall to 0 during a turn, health stays as it is until the health checks at the start of the faction's next turn.",
  },
  'ed.human-state.10': {
    kind: 'ruling',
    says: 'Fatigue and health are fixed at the start of a battle; becoming Infected in it changes them at once (loses Energised and Healthy, gains Exhausted).',
  },

  'ed.zombie-state.1': { kind: 'core', says: 'In non-campaign battles all zombies are Fresh, Shambling and Hungry.' },
  'ed.zombie-state.2': {
    kind: 'core',
    says: 'The behaviour generator is one D8 for each of decay, brains and hunger, or one for all: 1 and 2, 3 to 6, 7 and 8.',
  },
  'ed.zombie-state.3': {
    kind: 'core',
    says: 'Rotten: one toughness die less; Docile: ed.brain.8; Agitated: ed.brain.7; Full: bite dice -1; Starved: bite dice +1; the rest: no effect.',
  },
  'ed.zombie-state.4': { kind: 'core', says: 'The result holds for every herd in that battle.' },
  'ed.zombie-state.5': { kind: 'ruling', says: 'Herds created during the battle (split, turned humans) share it.' },

  'ed.victory.1': { kind: 'core', says: 'A side wins a battle when every opposing unit is eliminated.' },
  'ed.victory.2': {
    kind: 'core',
    says: 'A side wins when only its units remain on the table because the others withdrew past a table edge.',
  },
  'ed.victory.3': {
    kind: 'core',
    says: 'A side wins when its units are the only ones within an agreed distance of an objective for an agreed time.',
  },
  'ed.victory.4': { kind: 'core', says: 'A side wins when its opponent concedes.' },
  'ed.victory.5': {
    kind: 'ruling',
    says: '1, 2 and 4 are tested together after every removal: the battle ends at once when only one side has units on the table; if the last units of two sides go at the same instant, the battle is a draw.',
  },
  'ed.victory.6': {
    kind: 'ruling',
    says: 'A Move whose base reaches the table edge may leave the table for good; a herd leaves with its leader unless one is locked; it is neither a death nor a trauma.',
  },
  'ed.victory.7': {
    kind: 'ruling',
    says: 'At the end of a round the only side with a figure near enough to the marker counts 1 more and all others fall to 0, else all do; the agreed count wins.',
  },
  'ed.victory.8': {
    kind: 'ruling',
    says: "A conceding seat's units are taken off; with more than two sides the battle goes on without it.",
  },
  'ed.victory.9': {
    kind: 'ruling',
    says: 'A plain battle ends after 20 rounds, a scenario after its own number, 0 for never; the largest whole percentage of starting points on the table wins, equal ones draw.',
  },
  'ed.victory.10': {
    kind: 'ruling',
    says: "A scenario's own conditions are tested first; if several sides fulfil theirs at once, the side whose turn it is wins, at the end of a round the first in turn order.",
  },

  'ed.camp-setup.1': {
    kind: 'core',
    says: 'A campaign has 2-4 players with different factions: the Zombies and at least one human faction.',
  },
  'ed.camp-setup.2': {
    kind: 'core',
    says: 'The map is an 8 x 8 grid of tiles with terrain, addressed by two D8: first Y, then X.',
  },
  'ed.camp-setup.3': { kind: 'ruling', says: 'Y 1 is the northern row, X 1 the western column.' },
  'ed.camp-setup.4': {
    kind: 'ruling',
    says: 'Campaign turn order is rolled like priority (ed.priority.1 to ed.priority.3) once at the start.',
  },
  'ed.camp-setup.5': {
    kind: 'core',
    says: 'In that order each human player rolls two dice for a start tile, which it then controls, and fortifies two more tiles directly adjacent to it.',
  },
  'ed.camp-setup.6': {
    kind: 'ruling',
    says: 'A fortified tile is a controlled one; both extra tiles are orthogonal neighbours of the start tile, and both must be taken.',
  },
  'ed.camp-setup.7': {
    kind: 'core',
    says: 'A roll that gives a fortified or otherwise impossible tile is rolled again (both dice).',
  },
  'ed.camp-setup.8': {
    kind: 'ruling',
    says: 'Impossible means: inaccessible, already controlled, or with fewer than two free accessible neighbours.',
  },
  'ed.camp-setup.9': {
    kind: 'core',
    says: 'Each human player puts a force of about 100 points on each of its three tiles.',
  },
  'ed.camp-setup.10': {
    kind: 'core',
    says: 'The zombie player then puts three hordes of about 100 points per player on the map, at random by Y and X dice, never on fortified tiles.',
  },
  'ed.camp-setup.11': {
    kind: 'ruling',
    says: 'About 100 points are at most 100, and hordes are counted for every player, the zombie player included: 6, 9 or 12.',
  },
  'ed.camp-setup.12': {
    kind: 'ruling',
    says: 'Occupied or inaccessible tiles are rolled again; hordes do not control the tiles they start on.',
  },
  'ed.camp-setup.13': { kind: 'core', says: 'Each human faction starts with 4 Supplies.' },
  'ed.camp-setup.14': { kind: 'ruling', says: 'Forces and hordes are open to all players.' },

  'ed.camp-rules.1': { kind: 'core', says: 'At most 6 forces per human player, 12 hordes for the zombie player.' },
  'ed.camp-rules.2': { kind: 'core', says: 'At most 200 points per force or horde.' },
  'ed.camp-rules.3': { kind: 'core', says: 'Only one force or horde per tile.' },
  'ed.camp-rules.4': { kind: 'core', says: 'No force moves through or past one of another faction.' },
  'ed.camp-rules.5': {
    kind: 'core',
    says: "A force may pass through tiles of its own faction's forces by several Move actions, if at the end of the faction's turn each stands alone.",
  },
  'ed.camp-rules.6': {
    kind: 'ruling',
    says: "A Move onto an own force is legal only while at least one action is left afterwards and a Move exists that separates the two; the pair's next action must be such a Move by one of them.",
  },
  'ed.camp-rules.7': { kind: 'core', says: 'Wounds, deaths and infection carry over from battle to battle.' },
  'ed.camp-rules.8': {
    kind: 'ruling',
    says: 'A force without units is gone; a human player without forces, a zombie player without hordes and tiles, is out; the last one left wins, or whoever has more points, then more tiles.',
  },
  'ed.camp-rules.9': {
    kind: 'ruling',
    says: 'Directly adjacent means sharing a side (no diagonals) that the map does not mark as blocked, both tiles accessible; one and the same test serves Move, Battle, Raid, Pillage, Train and set-up.',
  },
  'ed.camp-rules.10': { kind: 'ruling', says: 'Supplies are whole numbers from 0 up, without upper limit.' },

  'ed.camp-turn.1': {
    kind: 'core',
    says: 'A campaign turn begins with victory points and their check, then upkeep, health checks and horde generation.',
  },
  'ed.camp-turn.2': {
    kind: 'core',
    says: "Victory check, upkeep and horde generation are left out in each player's first campaign turn.",
  },
  'ed.camp-turn.3': {
    kind: 'core',
    says: 'Upkeep: a human faction loses 1 Supplies for each of its forces on the map.',
  },
  'ed.camp-turn.4': {
    kind: 'ruling',
    says: 'Supplies stop at 0; farm income is added after the victory check and before upkeep.',
  },
  'ed.camp-turn.5': {
    kind: 'core',
    says: 'If Supplies are then 0, each force makes a health check: one D8, 1 Infected, 2-5 Sick, 6-8 Healthy.',
  },
  'ed.camp-turn.6': {
    kind: 'ruling',
    says: 'One die per force, applied to all its units that are not yet Infected; Immune units take a 1 as Sick; 6-8 also makes Sick units Healthy.',
  },
  'ed.camp-turn.7': {
    kind: 'core',
    says: 'Horde generation: with fewer than 12 hordes the zombie player rolls one D8; on 7 or 8 a new horde of 50 points appears in an unoccupied tile it controls.',
  },
  'ed.camp-turn.8': { kind: 'ruling', says: 'At most 50 points; without such a tile no die is rolled.' },
  'ed.camp-turn.9': {
    kind: 'core',
    says: 'Then the player performs up to 3 actions, by forces or hordes in the tiles they occupy.',
  },
  'ed.camp-turn.10': {
    kind: 'ruling',
    says: 'The 3 actions are shared by all forces; one force may perform several and the same action may be repeated unless limited by its own rule.',
  },

  'ed.camp-move.1': { kind: 'core', says: 'Move Force/Horde: one tile, directly adjacent.' },
  'ed.camp-move.2': {
    kind: 'ruling',
    says: 'Entering a tile occupied by another faction is illegal; tile terrain does not slow campaign moves; inaccessible tiles and blocked sides cannot be entered or crossed.',
  },

  'ed.camp-control.1': {
    kind: 'core',
    says: 'Control Area: the tile the acting force occupies becomes controlled by its faction, also if another faction controlled it.',
  },
  'ed.camp-control.2': { kind: 'core', says: 'Structures in it belong to the new controller.' },
  'ed.camp-control.3': {
    kind: 'ruling',
    says: 'Only the tile occupied by the acting force ("unoccupied" in the book means by anybody else); a tile already controlled by the own faction cannot be chosen; control stays when the force leaves.',
  },
  'ed.camp-control.4': {
    kind: 'ruling',
    says: 'Zombies controlling a tile with a structure get nothing from it and cannot be raided or pillaged.',
  },

  'ed.camp-battle.1': {
    kind: 'core',
    says: 'Battle: the acting force fights against all directly adjacent opposing factions, each with one force or horde.',
  },
  'ed.camp-battle.2': {
    kind: 'core',
    says: 'If a faction has several adjacent, its owner chooses the one that fights.',
  },
  'ed.camp-battle.3': {
    kind: 'ruling',
    says: "Every adjacent faction takes part, nobody can decline; the initiator's own other forces never take part; at least one adjacent opponent is needed.",
  },
  'ed.camp-battle.4': { kind: 'core', says: "The battle is fought in the initiator's tile." },
  'ed.camp-battle.5': { kind: 'core', says: 'A force or horde that loses is removed from the map.' },
  'ed.camp-battle.6': {
    kind: 'ruling',
    says: 'All participants but the winner lose, with everything they had, withdrawn units included.',
  },
  'ed.camp-battle.7': {
    kind: 'ruling',
    says: 'The winner stays in its tile with its surviving units; units it withdrew rejoin it.',
  },
  'ed.camp-battle.8': {
    kind: 'core',
    says: 'Winning a Battle action scores 2 victory points, for the initiator and for anybody else who wins it.',
  },
  'ed.camp-battle.9': {
    kind: 'core',
    says: 'With the zombie player in the battle, the behaviour generator is rolled at the beginning; that player elects one die for all three variables or three dice.',
  },
  'ed.camp-battle.10': { kind: 'ruling', says: 'Three dice are rolled in the order decay, brains, hunger.' },
  'ed.camp-battle.11': {
    kind: 'ruling',
    says: 'Campaign battles use the whole forces, secondary factors on, and the table generated from the tile (ed.camp-map.4); objective conditions are not used.',
  },
  'ed.camp-battle.12': {
    kind: 'ruling',
    says: 'Two sides have 12-inch bands at opposite edges; with more the initiator has the centre square and each other a 6-inch band towards its tile, without corners that two would share.',
  },
  'ed.camp-battle.13': {
    kind: 'ruling',
    says: 'At its round limit of 20 a campaign battle is a draw: nobody scores or is removed, losses stand, the withdrawn rejoin; the same holds for a draw by simultaneous ends.',
  },
  'ed.camp-battle.14': {
    kind: 'ruling',
    says: 'A battle leaves vitality, infection, deaths and herd sizes and resets the rest; one fought elsewhere is entered as a result that could have come about and that all concerned accept.',
  },
  'ed.camp-battle.15': {
    kind: 'ruling',
    says: 'A winning horde keeps the turned and its herds as they stand, may regroup zombies of a type, and must come down to 200 points if it is worth more.',
  },
  'ed.camp-battle.16': {
    kind: 'ruling',
    says: "Zombies that arose in a battle without a horde and win it are a new horde in the initiator's tile if there are fewer than 12, and bring back a zombie player who was out.",
  },
  'ed.camp-battle.17': {
    kind: 'ruling',
    says: 'Switch quickResolve (default off): if all humans concerned agree, bots play the battle to its end with the full rules.',
  },

  'ed.camp-build.1': {
    kind: 'core',
    says: 'Build (human): in a controlled tile, one structure: Farm, Aid Station or Training Ground; one per tile at a time.',
  },
  'ed.camp-build.2': { kind: 'core', says: 'Farm: +1 Supplies at the start of each own campaign turn.' },
  'ed.camp-build.3': { kind: 'core', says: 'Aid Station: enables Heal there; training Ground: enables Train there.' },
  'ed.camp-build.4': {
    kind: 'ruling',
    says: 'The acting force stands in the tile; building costs only the action; a structure cannot be replaced or torn down by its owner; a destroyed one may be rebuilt.',
  },

  'ed.camp-heal.1': {
    kind: 'core',
    says: 'Heal (human): in a tile with an Aid Station, once per tile and campaign turn: 1 Supplies, all units of the force there return to full vitality.',
  },
  'ed.camp-heal.2': {
    kind: 'ruling',
    says: 'The tile must be controlled by the acting faction and it must have at least 1 Supplies; Sickness and infection are not cured.',
  },

  'ed.camp-train.1': {
    kind: 'core',
    says: 'Train (human): in a tile with a Training Ground, once per tile and campaign turn: 1 Supplies for 50 points to modify units of the force there (equipment, promotion) or to generate a new force.',
  },
  'ed.camp-train.2': {
    kind: 'ruling',
    says: 'Same conditions as ed.camp-heal.2; unspent points are lost; the 50 may not be split between modifying and a new force.',
  },
  'ed.camp-train.3': {
    kind: 'ruling',
    says: 'A new weapon costs its price and replaces one; a promotion costs the difference, adds the difference of vitality, and opens the perks of the new profile.',
  },
  'ed.camp-train.4': { kind: 'ruling', says: 'New recruits for the existing force are not possible.' },
  'ed.camp-train.5': {
    kind: 'ruling',
    says: 'A new force (at most 50 points, at most 6 forces) appears in a directly adjacent, unoccupied tile controlled by the faction; without one the choice is not offered.',
  },
  'ed.camp-train.6': { kind: 'core', says: 'The force may not exceed 200 points afterwards.' },

  'ed.camp-search.1': {
    kind: 'core',
    says: "Search (human): in the force's tile, controlled or not; each tile can be searched only once per game.",
  },
  'ed.camp-search.2': {
    kind: 'core',
    says: 'A search is one D8: 1 and 2 ambush, 3 and 4 one Supplies, 5 and 6 two, 7 luxuries, 8 a recruit.',
  },
  'ed.camp-search.3': {
    kind: 'core',
    says: 'In a tile the faction controls, 1 may be added to or subtracted from the result after the roll.',
  },
  'ed.camp-search.4': {
    kind: 'ruling',
    says: 'The changed result stays within 1-8; "Once per game" is once for all factions together.',
  },
  'ed.camp-search.5': {
    kind: 'ruling',
    says: "The ambush victim's worth includes its weapons; it does not turn and nobody tests morale; if the cheapest is meant and several are equal, the zombie player chooses.",
  },
  'ed.camp-search.6': {
    kind: 'core',
    says: 'If the recruit would put the force over 200 points it goes to the nearest own force that can take it.',
  },
  'ed.camp-search.7': {
    kind: 'ruling',
    says: "Worth includes weapons; nearest by tile steps |dY| + |dX|, blocked sides ignored (ties: owner's choice); without such a force the recruit is lost.",
  },
  'ed.camp-search.8': { kind: 'core', says: 'Expert Scavenger adds 1 to results 3-6.' },

  'ed.camp-raid.1': {
    kind: 'core',
    says: 'Raid (Bandits): for every directly adjacent tile with a structure controlled by Survivors or Military, that faction loses 1 Supplies and the Bandits gain it.',
  },
  'ed.camp-raid.2': {
    kind: 'ruling',
    says: "Nobody loses more than it has, and only what is lost is gained; the raiding force's own tile does not count; at least one such structure is needed.",
  },

  'ed.camp-pillage.1': {
    kind: 'core',
    says: 'Pillage (Bandits): one D8 for each such adjacent structure; on 4 or more it is destroyed and scores 1 victory point.',
  },
  'ed.camp-pillage.2': {
    kind: 'ruling',
    says: 'Dice are rolled in the order north, east, south, west; control of the tile does not change.',
  },

  'ed.camp-drop.1': { kind: 'core', says: 'Supply Drop (Military): one D8, on 3 or more +1 Supplies.' },
  'ed.camp-drop.2': {
    kind: 'core',
    says: 'Paratrooper Drop (Military): choose an own force in a tile it controls and an unoccupied, uncontrolled tile; one D8, on 5 or more the force moves there.',
  },
  'ed.camp-drop.3': {
    kind: 'ruling',
    says: 'Uncontrolled means by no faction at all; the tile must be accessible; on a failure the force stays and the action is spent.',
  },

  'ed.camp-zombify.1': {
    kind: 'core',
    says: 'Zombify (Zombies): one D8, on 4 or more the acting horde gains herds worth up to 50 points.',
  },
  'ed.camp-zombify.2': {
    kind: 'ruling',
    says: 'New herds only, any types; the horde stays within 200 points; a horde over 190, to which no herd can be added, cannot Zombify.',
  },
  'ed.camp-zombify.3': { kind: 'ruling', says: 'Zombify and Feast work in any tile, controlled or not.' },

  'ed.camp-feast.1': {
    kind: 'core',
    says: 'Feast (Zombies): every herd of the acting horde is refilled to the maximum of its size class (12 becomes 15).',
  },
  'ed.camp-feast.2': { kind: 'ruling', says: 'The class is that of the present number: 8 becomes 10, 3 becomes 5.' },

  'ed.camp-vp.1': { kind: 'core', says: 'The first faction with 40 or more victory points in its own turn wins.' },
  'ed.camp-vp.2': {
    kind: 'ruling',
    says: 'This is tested once, at the start of the turn (ed.camp-turn.1); switch instantVictory (default off) tests after each own action too.',
  },
  'ed.camp-vp.3': {
    kind: 'core',
    says: 'Points are for battles won 2, Towns 3, Cities 5, other tiles 1, for each full 5 Supplies 1, and for Bandits 1 a structure pillaged.',
  },
  'ed.camp-vp.4': {
    kind: 'ruling',
    says: 'Battles and pillages are banked for good; tiles and Supplies count as they stand at the moment of counting and do not add up turn by turn.',
  },
  'ed.camp-vp.5': { kind: 'core', says: 'The Supplies counted are those before farm income and upkeep of that turn.' },
  'ed.camp-vp.6': {
    kind: 'ruling',
    says: 'After 40 campaign turns of every player the campaign ends: most victory points as counted at that moment win; ties: more Cities, then more tiles, else a shared victory.',
  },

  'ed.camp-map.1': {
    kind: 'core',
    says: 'Tile kinds: Field, Forest, Mountains, Water, Town, City; with rivers, roads and bridges as features.',
  },
  'ed.camp-map.2': { kind: 'core', says: 'A map may name inaccessible tiles and crossings.' },
  'ed.camp-map.3': {
    kind: 'core',
    says: 'Each kind of tile has a character of its own: how many woods, hills, rocks, waters, buildings and roads its battlefield holds.',
  },
  'ed.camp-map.4': {
    kind: 'content',
    says: "The battlefield of a tile is generated from its kind and features by the campaign's terrain seed and its coordinates: the same tile always gives the same table.",
  },
  'ed.camp-map.5': { kind: 'core', says: 'The blank map template: players can make their own 8 x 8 map.' },
  'ed.camp-map.6': {
    kind: 'content',
    says: 'The map editor checks: 64 tiles with kinds, at least 1 City and 2 Towns, at most 8 inaccessible tiles, all accessible tiles connected; it also has a random generator.',
  },
} as const satisfies Readonly<Record<string, ClauseLine>>

export type Clause = keyof typeof CLAUSES

/** The topics of the rules in their order. */
export const CHAPTERS = [
  { topic: 'credit', title: 'Credit' },
  { topic: 'measure', title: 'Measuring and dice' },
  { topic: 'setup', title: 'Setting up' },
  { topic: 'force', title: 'Forces' },
  { topic: 'deploy', title: 'Deployment' },
  { topic: 'priority', title: 'Priority' },
  { topic: 'turn', title: 'The turn' },
  { topic: 'activation', title: 'Selecting a unit' },
  { topic: 'move', title: 'Moving' },
  { topic: 'facing', title: 'Facing and flanks' },
  { topic: 'terrain', title: 'Terrain' },
  { topic: 'climb', title: 'Climbing' },
  { topic: 'herd', title: 'Herds' },
  { topic: 'rambling', title: 'Rambling herds' },
  { topic: 'sight', title: 'Sight' },
  { topic: 'cover', title: 'Cover' },
  { topic: 'contact', title: 'Base contact' },
  { topic: 'shoot', title: 'Shooting' },
  { topic: 'melee', title: 'Melee' },
  { topic: 'bite', title: 'Biting' },
  { topic: 'aim', title: 'Aiming' },
  { topic: 'command', title: 'Commands' },
  { topic: 'donothing', title: 'Doing nothing' },
  { topic: 'getup', title: 'Getting up' },
  { topic: 'interact', title: 'Working objects' },
  { topic: 'reload', title: 'Reloading' },
  { topic: 'shove', title: 'Shoving' },
  { topic: 'zombie-actions', title: 'Other actions of herds' },
  { topic: 'split', title: 'Splitting herds' },
  { topic: 'merge', title: 'Merging herds' },
  { topic: 'wounds', title: 'Wounds' },
  { topic: 'death', title: 'Death' },
  { topic: 'infection', title: 'Infection' },
  { topic: 'morale', title: 'Morale' },
  { topic: 'psych', title: 'Psych checks' },
  { topic: 'brain', title: 'Brain checks' },
  { topic: 'weapons', title: 'Weapons' },
  { topic: 'profiles', title: 'Profiles' },
  { topic: 'perks', title: 'Perks' },
  { topic: 'human-state', title: 'States of people' },
  { topic: 'zombie-state', title: 'States of zombies' },
  { topic: 'victory', title: 'Victory' },
  { topic: 'camp-setup', title: 'Campaign: setting up' },
  { topic: 'camp-rules', title: 'Campaign: limits' },
  { topic: 'camp-turn', title: 'Campaign: the turn' },
  { topic: 'camp-move', title: 'Campaign: moving' },
  { topic: 'camp-control', title: 'Campaign: controlling tiles' },
  { topic: 'camp-battle', title: 'Campaign: battles' },
  { topic: 'camp-build', title: 'Campaign: building' },
  { topic: 'camp-heal', title: 'Campaign: healing' },
  { topic: 'camp-train', title: 'Campaign: training' },
  { topic: 'camp-search', title: 'Campaign: searching' },
  { topic: 'camp-raid', title: 'Campaign: raids' },
  { topic: 'camp-pillage', title: 'Campaign: pillage' },
  { topic: 'camp-drop', title: 'Campaign: drops' },
  { topic: 'camp-zombify', title: 'Campaign: zombifying' },
  { topic: 'camp-feast', title: 'Campaign: feasts' },
  { topic: 'camp-vp', title: 'Campaign: victory points' },
  { topic: 'camp-map', title: 'Campaign: the map' },
] as const
