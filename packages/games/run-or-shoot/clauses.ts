/**
 * The clause index of Run? ... or Shoot?: every clause of the rules with its kind and one sentence in our own words, in
 * the order of the rules. `core` is printed in the book, `ruling` settles what the book leaves open, `optional` is a
 * switch that the book offers, `content` describes maps, scenarios and things, `note` asks nothing of anybody.
 */
export interface ClauseLine {
  readonly kind: 'core' | 'ruling' | 'optional' | 'content' | 'note'
  readonly says: string
}

export const CLAUSES = {
  'rs.seats.1': {
    kind: 'core',
    says: "The survivor players form one team against the umpire's Zeds; there is no scoring between players.",
  },
  'rs.seats.2': {
    kind: 'ruling',
    says: 'The table has 1 to 6 survivor seats and exactly one umpire seat; every seat can be taken by a human or by a bot, in any mix.',
  },
  'rs.seats.3': {
    kind: 'ruling',
    says: 'One seat controls exactly one player survivor (PS); a human may hold several seats and then places one card for each.',
  },
  'rs.seats.4': {
    kind: 'core',
    says: 'The umpire controls every Zed, places hidden things and makes the secret rolls.',
  },
  'rs.seats.5': {
    kind: 'ruling',
    says: 'The automated umpire performs the whole umpire seat without human input: set-up draws, Zed movement, mutant attacks, secret rolls and what NPS do.',
  },
  'rs.seats.6': {
    kind: 'ruling',
    says: 'A human umpire may hand one decision, one step, or the rest of the game to the automated umpire and take the seat back at the next step boundary.',
  },
  'rs.seats.7': {
    kind: 'ruling',
    says: 'A human umpire is bound by the clauses; his free hands are the set-up inside its budget and the actions of NPS, and with the switch open acts by hand that touch no die, card or hidden fact.',
  },
  'rs.seats.8': {
    kind: 'ruling',
    says: 'Whoever has lost his PS may take over one living NPS that has been revealed and nobody else holds; it keeps all it is and has, and is played with cards from the next step 1.',
  },
  'rs.seats.9': {
    kind: 'ruling',
    says: 'A seat whose human disconnects is played by the survivor bot until the human returns; a disconnected umpire is replaced by the automated umpire.',
  },

  'rs.secrecy.1': { kind: 'core', says: 'A placed card stays face down; nobody but its owner knows it until step 2.' },
  'rs.secrecy.2': { kind: 'core', says: 'A player must not tell other players which card he selects.' },
  'rs.secrecy.3': {
    kind: 'ruling',
    says: 'While cards are chosen there is no chat between people, and others see of a seat only whether it has placed, not how many cards.',
  },
  'rs.secrecy.4': {
    kind: 'ruling',
    says: 'The umpire seat, human or automated, does not see the cards either before step 2.',
  },
  'rs.secrecy.5': {
    kind: 'ruling',
    says: 'Only cards are committed in step 1. Targets, paths, weapon, grenade kind, impact point and the wording of an order are chosen when the card is resolved.',
  },
  'rs.secrecy.6': {
    kind: 'core',
    says: 'Which lairs hold a horde, and its size, are known to the umpire only, until the horde appears.',
  },
  'rs.secrecy.7': {
    kind: 'ruling',
    says: "Every lair spot of the map (manhole, cellar hatch, yard, shed ...) is drawn on everybody's table as terrain, occupied or not; there are always more spots than hordes.",
  },
  'rs.secrecy.8': {
    kind: 'ruling',
    says: 'The number of Zeds of an active horde that have not yet emerged is known to the umpire only.',
  },
  'rs.secrecy.9': {
    kind: 'ruling',
    says: 'The moment a horde is activated is not announced; players learn of it when figures are placed in step 7.',
  },
  'rs.secrecy.10': {
    kind: 'ruling',
    says: "Figures in the open stand on everybody's table; hidden are dormant hordes, mutants in ambush, drifters and NPS in rooms until they are seen, and what caches hold.",
  },
  'rs.secrecy.11': {
    kind: 'ruling',
    says: "A drifter or NPS in a room appears when a survivor sees it or comes within 5 cm, or when it leaves, smashes, or is burned, blasted, lured or struck; until then it is in nobody's way.",
  },
  'rs.secrecy.12': {
    kind: 'core',
    says: 'The infection test and its result are secret to the umpire: no player, not even the owner, is told.',
  },
  'rs.secrecy.13': {
    kind: 'ruling',
    says: 'The public log shows, per turn, only the names of those for whom an infection roll was made (rs.infection.9), never a value; with bluffRolls off nothing is shown, since the names alone would tell.',
  },
  'rs.secrecy.14': {
    kind: 'ruling',
    says: 'Groan rolls, horde sizes, placement draws, infection tests and infection deaths are hidden rolls, and no count, number or random source betrays that one was made.',
  },
  'rs.secrecy.15': {
    kind: 'ruling',
    says: 'All other rolls are open to everybody: melee, shooting, knock back, grenade kills, car alarms, damage dice, Smoker, Tank, drift movement of visible drifters.',
  },
  'rs.secrecy.16': {
    kind: 'ruling',
    says: 'Figure numbers shown to players are given in order of first appearance, so that they reveal nothing about hidden figures.',
  },
  'rs.secrecy.17': {
    kind: 'ruling',
    says: 'All survivor seats share one view; with the switch for radio talk, what somebody finds or sees alone and far off is shared only by radio.',
  },
  'rs.secrecy.18': {
    kind: 'ruling',
    says: 'Hits, ammunition, inventories and orders of survivors are open to all survivor seats and to the umpire; hits on a Tank and burn counters are open to all.',
  },
  'rs.secrecy.19': {
    kind: 'ruling',
    says: 'Onlookers see what survivors see; a replay can be read in full only after the end, and before that each seat sees again what it could see then.',
  },
  'rs.secrecy.20': {
    kind: 'ruling',
    says: 'At game end the software opens all hidden facts (hordes, sizes, infection states and all secret rolls) in the debrief.',
  },
  'rs.secrecy.21': {
    kind: 'ruling',
    says: "Hot-seat: between two seats of different humans the screen shows a neutral hand-over page in step 1; a human umpire's page is separate in the same way.",
  },

  'rs.measure.1': { kind: 'core', says: 'All distances of the game are centimetres on the table.' },
  'rs.measure.2': {
    kind: 'ruling',
    says: 'Software lengths are integers in tenths of a millimetre: 1 cm = 100 units; origin top left, x to the east, y to the south.',
  },
  'rs.measure.3': {
    kind: 'ruling',
    says: 'Bases are circles: every figure has diameter 20 mm (radius 100 units), the Tank 40 mm (radius 200 units).',
  },
  'rs.measure.4': {
    kind: 'ruling',
    says: 'The gap of two figures is the distance of their centres less both radii, never below 0; within D means squared distance at most the square of D and the radii.',
  },
  'rs.measure.5': {
    kind: 'ruling',
    says: 'Every "within", "up to" and "or less" includes the limit; "over 30 cm" starts one unit beyond it.',
  },
  'rs.measure.6': {
    kind: 'ruling',
    says: 'Base contact is a gap of at most 10 units (1 mm) on the same level with no wall, closed door, closed or unsmashed window or fence crossing the straight line between the centres.',
  },
  'rs.measure.7': {
    kind: 'ruling',
    says: 'Adjacent is a gap of at most 2 cm on the same level with no wall, closed door, window or fence between; to a thing the gap is taken to its nearest point.',
  },
  'rs.measure.8': {
    kind: 'ruling',
    says: 'Height is not measured: ranges and radii between different levels use the horizontal gap only.',
  },
  'rs.measure.9': {
    kind: 'ruling',
    says: 'Length of a move = sum over its straight segments of the segment length rounded up to a whole unit.',
  },
  'rs.measure.10': {
    kind: 'ruling',
    says: "Directly away means along the ray from the other centre through one's own, rounded to units; from one and the same spot it is the facing of the cause, else east.",
  },
  'rs.measure.11': {
    kind: 'ruling',
    says: 'No two bases on one level overlap at rest by more than 2 units, and an overlap within that forbids no motion that does not deepen it.',
  },
  'rs.measure.12': {
    kind: 'ruling',
    says: 'The nearest free spot is the point itself or the first free one on rings of 50 units, 24 directions clockwise from east, up to 6000 units, with no barrier between.',
  },
  'rs.measure.13': {
    kind: 'ruling',
    says: 'Facing is a vector of whole numbers up to 1000; the forward arc of 90 degrees includes its border lines and what stands on the same spot.',
  },
  'rs.measure.14': {
    kind: 'ruling',
    says: 'Left of facing (fx, fy) is (fy, -fx), right is (-fy, fx) (y points south).',
  },
  'rs.measure.15': {
    kind: 'ruling',
    says: 'A move is sampled every 100 units along its length, at each corner and at its end, but not at its start.',
  },
  'rs.measure.16': {
    kind: 'ruling',
    says: 'Nobody leaves the table except at a scenario exit; a displacement stops with the base just inside the table edge.',
  },

  'rs.terrain.1': {
    kind: 'content',
    says: 'The table below lists every terrain kind and what it does to movement and sight; scenario maps use no other kinds.',
  },
  'rs.terrain.2': {
    kind: 'ruling',
    says: 'A door or window drawn on a wall replaces that stretch of the wall; doors stand closed at the start unless the scenario says open.',
  },
  'rs.terrain.3': {
    kind: 'ruling',
    says: 'Outer walls of a building are thick unless its data says thin; partitions are thin unless the data says thick.',
  },
  'rs.terrain.4': {
    kind: 'ruling',
    says: 'A storey is one level, the ground is level 0, a flat roof is a level too and a pitched one is none; above the ground the whole base stays on the floor.',
  },
  'rs.terrain.5': {
    kind: 'ruling',
    says: "A figure is in a building (or vehicle) when its centre is inside the building's outline on a level below the roof; on the roof or anywhere else it is in the open.",
  },
  'rs.terrain.6': {
    kind: 'ruling',
    says: 'A vehicle can be entered only if the scenario says so; it is then a one-room building with thin walls, barred windows and one standard door.',
  },
  'rs.terrain.7': {
    kind: 'ruling',
    says: 'A survivor who falls takes 1 hit for each level without an infection test and is down at the nearest free spot below; a Zed is down and unharmed, a Tank stays standing.',
  },
  'rs.terrain.8': {
    kind: 'ruling',
    says: 'A breach made by a Tank is a permanent 4 cm gap centred on the point where its centre crossed; it is free for everyone and clear for sight.',
  },

  'rs.sight.1': {
    kind: 'ruling',
    says: 'Sight takes three rays from the centre of the one, to the centre of the other and to both sides of its base; one that is not blocked is enough to be visible.',
  },
  'rs.sight.2': {
    kind: 'ruling',
    says: 'A ray is blocked when it crosses or touches a barrier that blocks sight (terrain table) on the level concerned; an end point of a barrier counts as part of it.',
  },
  'rs.sight.3': {
    kind: 'ruling',
    says: 'Eyes and targets on level L are 2L + 1 half-levels high; a full barrier blocks from 2L to below 2L + 2, a low one obscures from 2L to 2L + 1.',
  },
  'rs.sight.4': {
    kind: 'ruling',
    says: "A floor or roof of level L >= 1 blocks a ray that passes height 2L at a point strictly inside that floor's outline.",
  },
  'rs.sight.5': {
    kind: 'ruling',
    says: 'A visible figure is partly obscured when one or two of its rays are blocked, or the centre ray crosses obscuring terrain or the base of another standing figure.',
  },
  'rs.sight.6': {
    kind: 'ruling',
    says: "Ignored for rs.sight.5: an obscuring low wall, vehicle or window that lies within 100 units of A's own base, and the victim or pinner of a pinned pair when the other one is the target.",
  },
  'rs.sight.7': {
    kind: 'ruling',
    says: 'Sight is all round for every figure, except: survivors shoot only in their arc (rs.shoot.3), drifting Zeds see only in their forward 90 degree arc (rs.drift.8).',
  },
  'rs.sight.8': {
    kind: 'ruling',
    says: 'By day sight has no limit; at night it is 20 cm, with a lit torch 40 cm in the forward arc, and what burns or is lit is seen at any range.',
  },
  'rs.sight.9': {
    kind: 'ruling',
    says: 'Figures that are down are seen and shot at like standing ones, but do not obscure others.',
  },
  'rs.sight.10': {
    kind: 'ruling',
    says: 'A clear line between a figure and a point, such as the mouth of a lair, is the single centre ray, not blocked.',
  },

  'rs.setup.1': {
    kind: 'note',
    says: 'The table should be close terrain in which hordes can lurk, with single Zeds and small groups scattered over it.',
  },
  'rs.setup.2': {
    kind: 'core',
    says: 'The balance assumes 20 to 30 Zeds for each survivor over the game; the map generator warns outside 15 to 35 expected ones for each PS.',
  },
  'rs.setup.3': {
    kind: 'core',
    says: 'The umpire sets an objective: a fortified house to reach, goods (food, medicine, weapons) to gather in the buildings, trapped unarmed people to bring out, or a pick-up point to get to.',
  },
  'rs.setup.4': {
    kind: 'core',
    says: 'The umpire may limit the starting resources and let more be found on the way (caches).',
  },
  'rs.setup.5': {
    kind: 'ruling',
    says: 'Set-up goes scenario, map, secret draws, open drifters, choice of PS and kit, places in the start zone in seat order with free facing, then turn 1.',
  },
  'rs.setup.6': {
    kind: 'ruling',
    says: 'Each horde is assigned to its own lair and its size is rolled then: 1d6 x 10, reduced to the difficulty cap (rs.horde.9).',
  },
  'rs.setup.7': {
    kind: 'ruling',
    says: 'Facing of each drifter is drawn from the 8 compass directions; if the centre of the start zone would be in its arc with a clear line it is redrawn, at most 8 times.',
  },
  'rs.setup.8': {
    kind: 'ruling',
    says: 'Before placement players may freely exchange items among the PS of the team inside the carrying limits; nothing can be added.',
  },
  'rs.setup.9': { kind: 'ruling', says: 'Every gun starts with a full clip, which is not a minor item.' },
  'rs.setup.10': {
    kind: 'ruling',
    says: 'No figure of the umpire starts within 15 cm of the start zone and no horde lurks within 25 cm of it; empty lairs may, and NPS who start with the team.',
  },
  'rs.setup.11': {
    kind: 'ruling',
    says: 'NPS listed "at start" are placed after the PS, in number order, at the nearest free spot to the centre of the start zone, facing the table centre.',
  },

  'rs.carry.1': { kind: 'core', says: 'A survivor carries at most one pistol.' },
  'rs.carry.2': {
    kind: 'core',
    says: 'A survivor carries at most one main weapon: a long gun (shotgun, assault rifle, sniper rifle) or a large melee weapon, never both.',
  },
  'rs.carry.3': { kind: 'core', says: 'A survivor carries at most 8 minor items.' },
  'rs.carry.4': {
    kind: 'core',
    says: 'Minor items, one each: a weapon reload (for a named weapon), a grenade of any kind, a pipe bomb, a Molotov cocktail, binoculars, a torch, a tactical radio.',
  },
  'rs.carry.5': { kind: 'core', says: 'A first aid kit takes up two of the eight places.' },
  'rs.carry.6': {
    kind: 'ruling',
    says: 'Objective goods: a food crate or drugs box counts as one minor item, a fuel can or weapon crate as two.',
  },
  'rs.carry.7': {
    kind: 'ruling',
    says: 'Limits hold at all times: what would exceed them cannot be taken before something is dropped, which is free in step 5.',
  },
  'rs.carry.8': {
    kind: 'ruling',
    says: 'Taking a main weapon or pistol while holding one drops the old one, with the clip in it, on the spot.',
  },
  'rs.carry.9': { kind: 'ruling', says: 'NPS follow the same limits.' },
  'rs.carry.10': {
    kind: 'ruling',
    says: 'A survivor who dies drops everything at his position as one loot pile; the figure that later rises carries nothing.',
  },

  'rs.items.1': {
    kind: 'ruling',
    says: 'Picking up from one pile, or searching one cache, costs 5 cm of a RUN or BOTH move, once per pile or cache, at any point of the move where it is adjacent (same price as a door).',
  },
  'rs.items.2': {
    kind: 'ruling',
    says: 'Alternatively a GIVE card lets a survivor pick up from and search everything adjacent, without moving.',
  },
  'rs.items.3': {
    kind: 'ruling',
    says: 'A survivor whose whole allowance this turn is more than 0 but below 5 cm may still do one such action by spending the whole move (as rs.door.4).',
  },
  'rs.items.4': {
    kind: 'ruling',
    says: 'A searched cache is opened for all players: its contents become a pile there, and the searcher takes what he wants at once at no further cost; an empty deck or "nothing" leaves no pile.',
  },
  'rs.items.5': {
    kind: 'ruling',
    says: 'A torch is switched on or off freely in step 5; lit, it is a bright light (rs.witch.4) and helps at night (rs.sight.8).',
  },
  'rs.items.6': {
    kind: 'ruling',
    says: 'With binoculars a survivor who did nothing else this turn may observe a lair within 60 cm in his arc and line; the answer, movement or nothing, is true and open.',
  },
  'rs.items.7': {
    kind: 'ruling',
    says: 'A tactical radio lets ORDER reach any NPS who also carries one, at any distance (rs.order.4), and is needed where a scenario says so; there is no other telephone, the mobile network is dead.',
  },

  'rs.cards.1': {
    kind: 'core',
    says: 'Each seat has one set of cards as in the table; all cards return to the hand after the turn and can be chosen again.',
  },
  'rs.cards.2': { kind: 'core', says: 'Each turn each player selects exactly one card and places it face down.' },
  'rs.cards.3': {
    kind: 'core',
    says: 'ORDER may be combined with RELOAD or with ASSIST; no other combination exists.',
  },
  'rs.cards.4': { kind: 'ruling', says: 'A combination is a pair: ORDER + RELOAD or ORDER + ASSIST, not all three.' },
  'rs.cards.5': { kind: 'ruling', says: 'GIVE and ASSIST are cards of the set although the printed sheet lacks them.' },
  'rs.cards.6': {
    kind: 'ruling',
    says: 'A card that turns out useless or impossible when its step comes (no Zed in contact, no kit, nobody adjacent, empty gun) is simply lost; it may not be replaced.',
  },
  'rs.cards.7': {
    kind: 'ruling',
    says: 'A card may be used in part, down to nothing; standing still is RUN with 0 cm.',
  },
  'rs.cards.8': { kind: 'ruling', says: 'A card without a move forbids leaving the spot, not turning.' },
  'rs.cards.9': { kind: 'ruling', says: 'Before the reveal a seat may take its card back and choose again.' },
  'rs.cards.10': {
    kind: 'ruling',
    says: 'A pinned PS places no card and is shown as helpless; when no seat can place one, step 1 ends at once.',
  },
  'rs.cards.11': {
    kind: 'ruling',
    says: 'When the planning clock runs out the card is MELEE with a standing Zed in contact, else SHOOT with one in sight within 30 cm, else RELOAD with all guns empty, else RUN with 0 cm.',
  },
  'rs.cards.12': {
    kind: 'core',
    says: 'RUN, SHOOT, SNIPE, GRENADE, RELOAD and MELEE exclude each other within a turn: no shot with RUN, no move with the other five.',
  },
  'rs.cards.13': {
    kind: 'ruling',
    says: 'FIRST AID, ORDER, CLIMB, GIVE and ASSIST allow no other move (drag excepted) and no shot either; only turning is free.',
  },

  'rs.turn.1': {
    kind: 'core',
    says: 'A turn consists of the steps below in exactly this order; nothing is done early or late.',
  },
  'rs.turn.2': {
    kind: 'ruling',
    says: 'The last two steps, both numbered 10 in the book, are steps 10 and 11 here, in the printed order.',
  },
  'rs.turn.3': {
    kind: 'ruling',
    says: 'Within a step survivors resolve in seat order, then NPS in number order; a human may once per step choose to wait and then acts after the last seat that did not wait (several waiters: seat order).',
  },
  'rs.turn.4': {
    kind: 'ruling',
    says: 'Step 5 is played in five parts in the printed order: 5a moves of RUN and BOTH and all pivots, 5b CLIMB, 5c GIVE, 5d FIRST AID, 5e ASSIST.',
  },
  'rs.turn.5': {
    kind: 'ruling',
    says: 'Step 2: all cards open at once; then ORDER cards are resolved in seat order; then every NPS settles its action for the turn (rs.nps.4).',
  },
  'rs.turn.6': {
    kind: 'ruling',
    says: "In step 4 damage goes survivor by survivor but counts as simultaneous; then come groan rolls, ringing alarms and the scenario's noises.",
  },
  'rs.turn.7': {
    kind: 'ruling',
    says: 'Step 7 is played in this order: 7a hordes emerge; 7b door and window smashing; 7c attacking Zeds and walking mutants move; 7d crouching Hunters leap; 7e standing Hunters crouch; 7f drifting Zeds.',
  },
  'rs.turn.8': {
    kind: 'ruling',
    says: 'A Hunter that leaps in 7d does not crouch in 7e of the same turn; a Hunter that walked in 7c does not crouch in 7e.',
  },
  'rs.turn.9': { kind: 'ruling', says: 'Step 10: Boomers, then Tanks, then Smokers, each in number order.' },
  'rs.turn.10': {
    kind: 'ruling',
    says: 'Upkeep order: U1 burning Zeds (rs.fire.6); U2 infection rolls; U3 counters of flaming areas, WP, alarms and slime go down by 1 and end at 0; U4 objective, events and end of game; U5 turn number + 1.',
  },
  'rs.turn.11': {
    kind: 'core',
    says: 'The set of Zeds "in melee" with a survivor is fixed at the start of the turn, before step 1.',
  },

  'rs.melee.1': {
    kind: 'core',
    says: 'Melee applies to a survivor when at least one Zed is in base contact with him at the start of the turn.',
  },
  'rs.melee.2': { kind: 'ruling', says: 'Only standing Zeds count as in melee.' },
  'rs.melee.3': {
    kind: 'core',
    says: 'With MELEE and no specific weapon in use, the survivor rolls 1d6: that many Zeds in melee with him are pushed back 3 cm each.',
  },
  'rs.melee.4': {
    kind: 'ruling',
    says: 'The player picks who is pushed after the roll; by default mutants that can be pushed, then those in contact with nobody else, then the lowest number.',
  },
  'rs.melee.5': { kind: 'core', says: 'A pushed Zed falls down; a push never kills.' },
  'rs.melee.6': {
    kind: 'ruling',
    says: "Push direction is directly away from the survivor's centre; a Zed stops at the first barrier, table edge or other figure in its way but still falls down, even if that leaves it in contact.",
  },
  'rs.melee.7': {
    kind: 'core',
    says: 'A survivor with a specific melee weapon may use it instead of the push, against one opponent in melee with him.',
  },
  'rs.melee.8': {
    kind: 'core',
    says: 'Weapon attack: 1d10 (zero is 0) against this table; lower results have no effect.',
  },
  'rs.melee.9': { kind: 'core', says: 'On knock down the Zed goes back 1d6 cm (rolled at once) and is down.' },
  'rs.melee.10': { kind: 'core', says: 'On kill the Zed is permanently out and removed.' },
  'rs.melee.11': {
    kind: 'core',
    says: 'One weapon attack per MELEE card, never combined with a push in the same turn.',
  },
  'rs.melee.12': { kind: 'core', says: 'A rifle butt is a BLUNT weapon.' },
  'rs.melee.13': {
    kind: 'ruling',
    says: 'Every long gun (shotgun, assault rifle, sniper rifle) can be used as rifle butt, loaded or not; a pistol cannot (pistol whipping is part of the push).',
  },
  'rs.melee.14': { kind: 'ruling', says: 'Push or weapon is chosen when step 3 resolves, not with the card.' },
  'rs.melee.15': {
    kind: 'ruling',
    says: 'No modifier of any kind applies to melee rolls; injuries affect movement and shooting only.',
  },
  'rs.melee.16': {
    kind: 'ruling',
    says: 'The weapon may also strike a Zed that is down and in base contact at the start of the turn: knock down then means pushed 1d6 cm further, kill kills.',
  },
  'rs.melee.17': {
    kind: 'ruling',
    says: 'Without MELEE nobody pushes or strikes, unless the switch lets every survivor in melee push.',
  },
  'rs.melee.18': {
    kind: 'ruling',
    says: 'Several survivors in contact with the same Zed resolve in seat order; a Zed already pushed or killed is no longer a target for later pushes.',
  },
  'rs.melee.19': {
    kind: 'ruling',
    says: "A running chainsaw (POWERED attack made) is a loud noise at the user's position (rs.noise.2).",
  },
  'rs.melee.20': {
    kind: 'ruling',
    says: 'MELEE without a Zed in melee does nothing, unless rs.melee.16 or rs.infection.13 gives the weapon a target.',
  },

  'rs.damage.1': {
    kind: 'core',
    says: 'In step 4 every Zed still in base contact with a survivor does 1 point of damage (mutants: see their clauses).',
  },
  'rs.damage.2': { kind: 'ruling', says: 'Only standing Zeds bite.' },
  'rs.damage.3': {
    kind: 'ruling',
    says: 'One Zed damages one survivor a turn: the one it pins, else whom it attacked last turn, else the one with most hits, else the lowest number.',
  },
  'rs.damage.4': {
    kind: 'core',
    says: 'Zeds that reach contact in step 7 do no damage before step 4 of the next turn.',
  },
  'rs.damage.5': {
    kind: 'ruling',
    says: 'Contacts are read once at the start of step 4 and its damage is applied together; whoever dies in it has had his step 3 and loses all later actions.',
  },
  'rs.damage.6': {
    kind: 'core',
    says: 'A survivor damaged by a Zed who is not known to be immune is tested for infection (rs.infection.1).',
  },
  'rs.damage.7': {
    kind: 'ruling',
    says: "Order of dice in step 4, per survivor: pinner's 1d3, Tank's 1d3, infection test 1d10, Tank's knock back 2d6 (only if the victim lives).",
  },

  'rs.injury.1': { kind: 'core', says: 'A PS dies on his 4th hit.' },
  'rs.injury.2': { kind: 'core', says: 'An NPS dies on his first hit.' },
  'rs.injury.3': { kind: 'core', says: 'Every hit currently carried reduces movement by 2 cm.' },
  'rs.injury.4': { kind: 'core', says: 'Every hit currently carried gives -1 on shooting rolls.' },
  'rs.injury.5': {
    kind: 'ruling',
    says: 'The movement reduction applies to the whole allowance of RUN and BOTH alike, minimum 0: RUN 10, 8, 6, 4 cm and BOTH 5, 3, 1, 0 cm at 0, 1, 2, 3 hits.',
  },
  'rs.injury.6': {
    kind: 'ruling',
    says: 'CLIMB, crossing a fence, standing up, throwing and melee are not reduced by injuries.',
  },
  'rs.injury.7': {
    kind: 'ruling',
    says: 'Hits are counted up to the number that kills (4, NPS 1); surplus damage is lost.',
  },
  'rs.injury.8': {
    kind: 'ruling',
    says: 'The reduction uses the hits carried when the move starts or the shot is rolled, so hits of step 4 slow the move of step 5 of the same turn.',
  },
  'rs.injury.9': {
    kind: 'ruling',
    says: 'A dead survivor stays on the table as a corpse at his position: no obstacle of any kind, figures may cross it and stop on it, and it holds no door open; it may rise (rs.infection.12).',
  },

  'rs.down.1': {
    kind: 'core',
    says: 'A Zed that is knocked down cannot move, fight or act until it stands in step 8.',
  },
  'rs.down.2': {
    kind: 'core',
    says: 'All Zeds that are down when step 8 comes stand up, whether they fell in step 3 or 6 of this turn or in step 9 of the last one; one shot down in step 9 therefore misses steps 4 and 7 of the next turn.',
  },
  'rs.down.3': { kind: 'ruling', says: 'A Zed stands up where it lies, facing as before.' },
  'rs.down.4': { kind: 'core', says: 'Survivors who are down stand up in step 11.' },
  'rs.down.5': {
    kind: 'ruling',
    says: 'A survivor who is down does nothing, and his card is lost for the steps in which he is down; what he did before stands.',
  },
  'rs.down.6': { kind: 'ruling', says: 'Zeds treat a survivor who is down like any other and bite him.' },
  'rs.down.7': { kind: 'ruling', says: 'A pinned survivor does not stand in step 11 until he is free.' },
  'rs.down.8': { kind: 'ruling', says: 'Figures that are down may be walked over but not stopped upon.' },
  'rs.down.9': {
    kind: 'ruling',
    says: 'Knock back goes directly away from its cause, stops at the first barrier, edge or figure it runs into, falls over floor edges and catches fire in flames.',
  },

  'rs.move.1': { kind: 'core', says: 'RUN: up to 10 cm in step 5, no shot this turn.' },
  'rs.move.2': { kind: 'core', says: 'BOTH: up to 5 cm in step 5 and one shot in step 9.' },
  'rs.move.3': {
    kind: 'ruling',
    says: 'A move is a path of straight segments chosen by the player; unused distance is lost.',
  },
  'rs.move.4': {
    kind: 'ruling',
    says: 'Along a path the centre keeps its radius from what is closed and off standing Zeds; it may pass over the living, corpses and the lying, but not end on any figure or barrier.',
  },
  'rs.move.5': { kind: 'ruling', says: 'Leaving base contact with Zeds is free and provokes nothing.' },
  'rs.move.6': {
    kind: 'ruling',
    says: 'A survivor may move into base contact with a Zed; it counts as melee from the next turn on.',
  },
  'rs.move.7': {
    kind: 'ruling',
    says: 'A trigger that players may see stops the mover at that sample point, shows what changed and lets him go on; what stays hidden stops nobody.',
  },
  'rs.move.8': {
    kind: 'ruling',
    says: 'A survivor cannot voluntarily enter a flaming area; one who starts in it may move out.',
  },
  'rs.move.9': {
    kind: 'ruling',
    says: 'In 5a every survivor who is not down may turn freely, movers at the end of their move; the facing then holds until the next 5a.',
  },
  'rs.move.10': {
    kind: 'ruling',
    says: 'Stairs cost 5 cm per level and need their foot or head within 1 cm of the centre; the figure continues from the other end.',
  },
  'rs.move.11': { kind: 'ruling', says: 'Distance moved in step 5 is remembered until step 10 (rs.smoker.4).' },
  'rs.move.12': {
    kind: 'ruling',
    says: 'In a scenario exit zone a survivor may leave the table as the last act of a RUN or BOTH move; he is then safe and out of play.',
  },

  'rs.door.1': { kind: 'core', says: 'Opening a door takes 5 cm from the move.' },
  'rs.door.2': { kind: 'core', says: 'Closing a door takes 5 cm from the move.' },
  'rs.door.3': {
    kind: 'ruling',
    says: 'The door must be adjacent at that point of the move; several doors or open-then-close in one move are allowed while allowance remains.',
  },
  'rs.door.4': {
    kind: 'ruling',
    says: 'A survivor whose whole allowance this turn is more than 0 but below 5 cm may open or close one door by spending all of it; with 0 cm (BOTH at 3 hits) he cannot.',
  },
  'rs.door.5': {
    kind: 'ruling',
    says: 'All three kinds can be opened and closed by any survivor from both sides, unless the scenario marks a door locked.',
  },
  'rs.door.6': {
    kind: 'ruling',
    says: 'A door cannot be closed while any base, standing or down, touches the door line.',
  },
  'rs.door.7': { kind: 'core', says: 'A standard door is smashed after 2 Zed-turns.' },
  'rs.door.8': { kind: 'core', says: 'A reinforced door is smashed after 10 Zed-turns.' },
  'rs.door.9': { kind: 'core', says: 'An armoured door cannot be smashed by Zeds.' },
  'rs.door.10': {
    kind: 'ruling',
    says: 'A Zed-turn is one standing attacking Zed within 1 cm of the closed door or window on its way, spending its whole step 7; several add up, and the total is kept.',
  },
  'rs.door.11': {
    kind: 'ruling',
    says: 'When the total is reached the door is destroyed at once in 7b; Zeds that did not smash may pass in 7c of the same turn.',
  },
  'rs.door.12': {
    kind: 'ruling',
    says: 'Reopening and closing a damaged door does not reset its total; Zeds never open doors.',
  },
  'rs.door.13': { kind: 'ruling', says: 'Drifting Zeds and Zeds in base contact with a living survivor do not smash.' },
  'rs.door.14': { kind: 'ruling', says: 'Smashing is not a loud noise.' },

  'rs.fence.1': { kind: 'core', says: 'Climbing a wire fence takes a survivor a complete RUN action.' },
  'rs.fence.2': {
    kind: 'ruling',
    says: 'He must start step 5 with RUN and within 1 cm of the fence, and ends at the nearest free spot directly opposite, touching its other side; injuries do not matter.',
  },
  'rs.fence.3': {
    kind: 'ruling',
    says: 'Board fences and windows of level 0 are crossed in the same way; a survivor leaves the window as it was (upper windows: rs.climb.8).',
  },
  'rs.fence.4': {
    kind: 'ruling',
    says: 'A Zed pays 10 cm of its 20 cm, besides the distance itself, to cross a fence; if what is left would not bring its base clear to the other side it stops in contact with the fence on the near side.',
  },
  'rs.fence.5': { kind: 'ruling', says: 'Drifting Zeds do not cross fences.' },

  'rs.climb.1': { kind: 'core', says: 'CLIMB moves a survivor up or down exactly one level by a ladder or rope.' },
  'rs.climb.2': {
    kind: 'ruling',
    says: "His centre must be within 150 units of the ladder's end in 5b; he appears at its other end (nearest free spot). He does not otherwise move.",
  },
  'rs.climb.3': { kind: 'ruling', says: 'A ladder over two levels takes two CLIMB turns with a landing between.' },
  'rs.climb.4': {
    kind: 'ruling',
    says: 'If the other end and its surroundings within 300 units are full of standing Zeds the climb fails and the card is lost.',
  },
  'rs.climb.5': {
    kind: 'ruling',
    says: 'CLIMB also drops from a floor edge within 1 cm of the base: one level down, outside the edge, down until step 11 without a hit.',
  },
  'rs.climb.6': {
    kind: 'ruling',
    says: 'CLIMB with an adjacent helper whose ASSIST names "boost" (rs.assist.5) goes up one level without a ladder.',
  },
  'rs.climb.7': { kind: 'ruling', says: 'Zeds on ladders: see rs.zed.10.' },
  'rs.climb.8': {
    kind: 'ruling',
    says: 'A window above level 0 is crossed by CLIMB alone, as a floor edge; a Zed that has smashed it may step off, and barred ones never open.',
  },

  'rs.give.1': { kind: 'core', says: 'Give is an action of step 5.' },
  'rs.give.2': {
    kind: 'ruling',
    says: 'With GIVE one hands things to adjacent survivors, takes what they offer, and picks up or searches what is adjacent; limits hold at the end for all.',
  },
  'rs.give.3': {
    kind: 'ruling',
    says: 'The other side needs no card: a person is asked and by default accepts what fits, NPS give and take as asked.',
  },
  'rs.give.4': { kind: 'ruling', says: 'Weapons change hands with the clip and the rounds in it.' },

  'rs.aid.1': {
    kind: 'core',
    says: 'FIRST AID uses one first aid kit on the survivor himself or an adjacent survivor, in step 5.',
  },
  'rs.aid.2': { kind: 'core', says: 'It heals one hit and uses the kit up.' },
  'rs.aid.3': {
    kind: 'core',
    says: 'Treatment stops at 1: whoever has been hit keeps at least one hit for the rest of the game.',
  },
  'rs.aid.4': {
    kind: 'ruling',
    says: 'On a patient with exactly 1 hit (or none) the kit has no effect and cannot be used; the software refuses and the kit is kept.',
  },
  'rs.aid.5': { kind: 'ruling', says: "The helper's own kit is used; adjacency is tested in 5d, after all moves." },
  'rs.aid.6': {
    kind: 'ruling',
    says: 'The patient needs no card, may have acted, and may be down or pinned; first aid never changes an infection.',
  },
  'rs.aid.7': { kind: 'core', says: 'NPS die from one hit, so they are never patients.' },

  'rs.assist.1': {
    kind: 'core',
    says: 'Assist is an action of step 5 and the only one besides RELOAD that may accompany ORDER.',
  },
  'rs.assist.2': {
    kind: 'ruling',
    says: 'ASSIST is one of four acts, chosen when 5e comes, on one adjacent survivor (boost is chosen in 5b).',
  },
  'rs.assist.3': {
    kind: 'ruling',
    says: 'Free: a Hunter or Witch pinning an adjacent survivor (adjacent to either of the two) is pushed 3 cm away from the helper and falls down; automatic.',
  },
  'rs.assist.4': {
    kind: 'ruling',
    says: 'Raise: an adjacent survivor who is down and not pinned stands up at once and may use what is left of his card in later steps.',
  },
  'rs.assist.5': {
    kind: 'ruling',
    says: 'Boost: an adjacent survivor who revealed CLIMB and is within 100 units of a building wall with a flat roof or upper floor edge one level up climbs it without ladder.',
  },
  'rs.assist.6': {
    kind: 'ruling',
    says: 'Drag moves the helper up to 5 cm, less 2 cm for each own hit, with one adjacent survivor who is down, or carries 2 or 3 hits and did not move.',
  },
  'rs.assist.7': { kind: 'ruling', says: 'Two helpers may assist the same survivor; acts resolve in seat order.' },
  'rs.assist.8': { kind: 'ruling', says: 'ASSIST on nobody, or on an act that is impossible in 5e, is lost.' },

  'rs.grenade.1': {
    kind: 'core',
    says: 'GRENADE: no move; in step 6 the thrower indicates an impact point within 30 cm of himself and one carried grenade is used up.',
  },
  'rs.grenade.2': {
    kind: 'ruling',
    says: "The distance is the gap from the thrower's base to the point; it always lands exactly there.",
  },
  'rs.grenade.3': {
    kind: 'ruling',
    says: 'The line of a throw may not cross a wall, closed door or barred window; it passes over fences, vehicles and figures and through windows, which it destroys.',
  },
  'rs.grenade.4': {
    kind: 'core',
    says: 'HE grenade: every Zed in a radius of 10 cm goes down; then 1d10 for each of them, 8 or 9 kills.',
  },
  'rs.grenade.5': { kind: 'core', says: 'Stun grenade: every Zed in a radius of 10 cm goes down; none is killed.' },
  'rs.grenade.6': {
    kind: 'core',
    says: 'Pipe bomb: every Zed in a radius of 10 cm goes down; then 1d10 for each, 5 or more kills.',
  },
  'rs.grenade.7': { kind: 'core', says: 'Molotov cocktail: creates a flaming area of 10 cm radius (### fire).' },
  'rs.grenade.8': { kind: 'core', says: 'WP grenade: lures and destroys (### wp).' },
  'rs.grenade.9': {
    kind: 'ruling',
    says: 'A figure is within the radius when its gap to the impact point is at most 10 cm, it is on the same level, and no wall or closed door crosses the line from the point to its centre.',
  },
  'rs.grenade.10': {
    kind: 'ruling',
    says: 'Kill dice are one for each Zed in number order, standing or lying, without modifiers, and a blast knocks nobody back.',
  },
  'rs.grenade.11': {
    kind: 'ruling',
    says: 'HE, stun and pipe bomb explosions are loud noises at the impact point; Molotov and WP are not.',
  },
  'rs.grenade.12': {
    kind: 'ruling',
    says: 'HE, stun and pipe bombs do nothing to survivors; switch blastHurtsSurvivors (off, knock down, knock down and 1 hit; default off).',
  },
  'rs.grenade.13': {
    kind: 'ruling',
    says: 'Several throwers resolve in seat order; each later thrower sees the earlier effect before choosing his point.',
  },
  'rs.grenade.14': {
    kind: 'ruling',
    says: 'GRENADE is lost without a grenade or when its owner is down in step 6; a thrower may decline and keeps the grenade.',
  },
  'rs.grenade.15': {
    kind: 'ruling',
    says: 'A Zed knocked down in step 6 does not move in step 7 and stands in step 8 of the same turn (consequence of the sequence).',
  },

  'rs.fire.1': { kind: 'core', says: 'A Molotov burns in a circle of 10 cm radius around the impact point.' },
  'rs.fire.2': {
    kind: 'core',
    says: 'A Zed whose move takes it through the area catches fire, burns for 5 turns and is destroyed when they are over.',
  },
  'rs.fire.3': {
    kind: 'ruling',
    says: 'Moving through includes being there when the flames start, being knocked into them and standing in them in 7c, tested along the whole path.',
  },
  'rs.fire.4': {
    kind: 'ruling',
    says: 'The area burns for 5 turns: counter 5 at creation, minus 1 each upkeep including the turn of creation, gone at 0.',
  },
  'rs.fire.5': { kind: 'ruling', says: 'Zeds neither avoid nor seek the flames.' },
  'rs.fire.6': {
    kind: 'ruling',
    says: 'A Zed catches fire with counter 5, less 1 in each upkeep from that of the same turn on, and is destroyed at 0; being lit again changes nothing.',
  },
  'rs.fire.7': { kind: 'core', says: 'A burning Zed acts normally and is harder to hit (-1).' },
  'rs.fire.8': { kind: 'ruling', says: 'Burning Zeds ignite nothing and nobody.' },
  'rs.fire.9': {
    kind: 'ruling',
    says: 'A living figure touched by the area when it is created takes 1 hit, as does one that is displaced into it or is still in it at the end of step 7; at most 1 hit per turn from fire; no infection test.',
  },
  'rs.fire.10': {
    kind: 'ruling',
    says: 'Flaming areas and burning WP count as bright light (rs.witch.4) and light up the night.',
  },

  'rs.wp.1': { kind: 'core', says: 'A WP grenade draws in the Zeds that are within 10 cm of where it lands.' },
  'rs.wp.2': { kind: 'core', says: 'It burns for 2 turns.' },
  'rs.wp.3': { kind: 'core', says: 'Every Zed that reaches it is destroyed.' },
  'rs.wp.4': {
    kind: 'ruling',
    says: 'It works in step 7 of the turn in which it is thrown and of the next turn, and is removed in the upkeep of that next turn.',
  },
  'rs.wp.5': {
    kind: 'ruling',
    says: 'In 7c every standing Zed within 10 cm of WP with a route goes to it before all else, drifters too; sitting Witches, pinners and hidden mutants do not.',
  },
  'rs.wp.6': {
    kind: 'ruling',
    says: 'A Zed reaches the WP when its base touches the impact point, lured or merely passing; it is removed at once, so that any number can arrive in the same step.',
  },
  'rs.wp.7': { kind: 'ruling', says: 'A Zed that cannot arrive in one move (fence, door) goes as far as it can.' },
  'rs.wp.8': { kind: 'ruling', says: 'WP does not harm survivors.' },

  'rs.zed.1': { kind: 'core', says: 'An attacking Zed moves up to 20 cm in step 7.' },
  'rs.zed.2': { kind: 'core', says: 'A drifting Zed has a move of 5 cm.' },
  'rs.zed.3': {
    kind: 'ruling',
    says: 'The two drift distances of the book are both used: the aimless drift table moves 2 cm, the 5 cm apply when a drifter walks towards a noise (rs.drift.9).',
  },
  'rs.zed.4': {
    kind: 'ruling',
    says: "A Zed's way is the shortest route of its base, where a fence adds 10 cm, stairs 5, a ladder 20, a closed standard door or window 40, a reinforced door 200.",
  },
  'rs.zed.5': { kind: 'core', says: 'Only standing Zeds move in step 7.' },
  'rs.zed.6': {
    kind: 'ruling',
    says: 'A Zed in base contact with a living survivor at the start of 7c stays there (except rs.wp.5).',
  },
  'rs.zed.7': {
    kind: 'ruling',
    says: 'Zeds pass through Zeds, corpses and the lying but not through survivors; ways are worked out without figures, and a survivor in the path stops it in contact.',
  },
  'rs.zed.8': {
    kind: 'ruling',
    says: 'A Zed that reaches its target takes the free contact spot nearest to its line of approach, tried every 15 degrees to both sides.',
  },
  'rs.zed.9': {
    kind: 'ruling',
    says: 'Without a free contact spot a Zed ends at the free spot with the least way left, trying 210 units to the right, then to the left, then 100 units back.',
  },
  'rs.zed.10': {
    kind: 'ruling',
    says: 'A ladder carries one ordinary Zed a turn that starts 7c within 1 cm of its end and spends its whole move; ropes carry none.',
  },
  'rs.zed.11': {
    kind: 'ruling',
    says: 'All targets of 7c are chosen at its start, from the positions then; Zeds move in order of increasing remaining way to their own target, ties by number.',
  },
  'rs.zed.12': {
    kind: 'core',
    says: 'The Zeds of an active horde make for the closest living as a spread, weaving crowd and seek base contact.',
  },
  'rs.zed.13': {
    kind: 'ruling',
    says: 'Spreading is provided by rs.zed.8 and rs.zed.9; zig-zagging has no effect on distance or on hit chances.',
  },
  'rs.zed.14': { kind: 'ruling', says: 'After moving, a Zed faces its target, or along its last segment.' },
  'rs.zed.15': {
    kind: 'ruling',
    says: 'A human umpire may place each attacking Zed at a free spot within its allowance that leaves a shorter way to a lawful target, and must make contact where he can.',
  },

  'rs.priority.1': { kind: 'core', says: 'First: a burning WP grenade within 10 cm.' },
  'rs.priority.2': { kind: 'core', says: 'Second: living in the open within 20 cm.' },
  'rs.priority.3': {
    kind: 'core',
    says: 'Third: a known concentration of multiple living, for example in a building or vehicle.',
  },
  'rs.priority.4': { kind: 'core', says: 'Fourth: loud noises (automatic fire, car horns and the like).' },
  'rs.priority.5': { kind: 'core', says: 'Fifth: multiple Zeds groaning.' },
  'rs.priority.6': { kind: 'ruling', says: 'Sixth: otherwise the living survivor with the shortest way, seen or not.' },
  'rs.priority.7': {
    kind: 'ruling',
    says: 'Each attacking Zed takes in every 7c the first entry to which it has a way; if it can reach no survivor it goes to the reachable spot nearest to one.',
  },
  'rs.priority.8': {
    kind: 'ruling',
    says: 'Entry 2: survivors in the open (rs.terrain.5) with a gap of at most 20 cm that the Zed sees all round, or whose way is at most 20 cm; the one with the shortest way, ties by lowest number.',
  },
  'rs.priority.9': {
    kind: 'ruling',
    says: 'Third is a building or vehicle known to hold at least two living; its target is the living inside with the shortest way, and the mark is lost below two.',
  },
  'rs.priority.10': {
    kind: 'ruling',
    says: 'Fourth is the nearest loud noise since the last 7c within 40 cm; one within 5 cm of the base is ignored, and a solid thing is met at the nearest reachable spot.',
  },
  'rs.priority.11': {
    kind: 'ruling',
    says: 'Fifth is where the nearest of at least two other Zeds within 40 cm stood that groaned this turn; a place within 5 cm is ignored.',
  },
  'rs.priority.12': {
    kind: 'ruling',
    says: 'A horde attracted by slime (rs.boomer.8) puts its marked survivor (of several, the one with the shortest way) between entries 1 and 2; the mark ends with his death or when he leaves the table.',
  },

  'rs.drift.1': {
    kind: 'core',
    says: 'Drifting Zeds are single figures (or a few together) at random places; each rolls and acts for itself.',
  },
  'rs.drift.2': {
    kind: 'core',
    says: 'In step 7 the umpire rolls 1d6 for each standing drifter: 1, 2 or 3 stand still.',
  },
  'rs.drift.3': { kind: 'core', says: '4: turn left, 2 cm.' },
  'rs.drift.4': { kind: 'core', says: '5: turn right, 2 cm.' },
  'rs.drift.5': { kind: 'core', says: '6: move forward 2 cm.' },
  'rs.drift.6': {
    kind: 'ruling',
    says: 'A turn is 90 degrees and is followed by a 2 cm move in the new direction; the move stops at barriers, edges and figures.',
  },
  'rs.drift.7': {
    kind: 'core',
    says: 'A drifter charges as soon as 5 cm or less separate it from a survivor, or one comes into its line of sight.',
  },
  'rs.drift.8': {
    kind: 'ruling',
    says: "Within 5 cm works all round and through anything, sight only in the forward arc; both are tested along survivors' moves, after steps 5 and 7f and when it stands up.",
  },
  'rs.drift.9': {
    kind: 'ruling',
    says: 'A drifter with a loud noise within 40 cm since the last 7f does not roll but walks 5 cm towards the nearest, crossing no fence, window, ladder or closed door.',
  },
  'rs.drift.10': {
    kind: 'ruling',
    says: 'To charge means to become an attacking Zed at once: roused in steps 1 to 6 it moves in 7c of this turn; roused in 7f or later it moves next turn.',
  },
  'rs.drift.11': {
    kind: 'ruling',
    says: 'An attacking Zed that is not of a horde returns to drifting at the end of step 7 when it sees no living survivor all round and none is within 20 cm; horde Zeds never return to drifting.',
  },
  'rs.drift.12': {
    kind: 'ruling',
    says: 'Drifters roll in number order; hidden drifters in rooms are rolled for as well, secretly.',
  },

  'rs.horde.1': { kind: 'core', says: 'Hordes are hidden groups that wait for a stimulus.' },
  'rs.horde.2': { kind: 'core', says: 'A horde has up to 1d6 x 10 Zeds.' },
  'rs.horde.3': { kind: 'core', says: 'Stimulus 1: a car alarm goes off within 40 cm.' },
  'rs.horde.4': { kind: 'core', says: 'Stimulus 2: a loud noise such as an explosion within 40 cm.' },
  'rs.horde.5': { kind: 'core', says: 'Stimulus 3: groaning Zeds within 40 cm, by die roll (### groan).' },
  'rs.horde.6': { kind: 'core', says: 'Stimulus 4: being discovered by a survivor activates automatically.' },
  'rs.horde.7': {
    kind: 'ruling',
    says: 'Distances are measured from the mouth of the lair whatever the level, and every dormant horde within them is activated.',
  },
  'rs.horde.8': {
    kind: 'ruling',
    says: 'A horde is discovered by a survivor on its level within 5 cm of the mouth with no wall between, and in a screened lair also by one who sees the mouth within 20 cm.',
  },
  'rs.horde.9': {
    kind: 'ruling',
    says: 'Size: 1d6 x 10, cut to the difficulty cap (20, 40, 60; 60 is the plain book).',
  },
  'rs.horde.10': {
    kind: 'ruling',
    says: 'In 7a up to 10 Zeds a turn come out of an active horde at and around the mouth, attacking, and move in 7c of the same turn.',
  },
  'rs.horde.11': {
    kind: 'ruling',
    says: 'A horde activated in steps 1 to 6 emerges in 7a of the same turn, otherwise in 7a of the next turn.',
  },
  'rs.horde.12': {
    kind: 'ruling',
    says: 'They appear on hexagonal rings of 210 units round the mouth, each begun in the east, up to the fifth ring; who finds no place waits.',
  },
  'rs.horde.13': {
    kind: 'ruling',
    says: 'At most 100 Zeds stand on the table and others wait, hordes in order of activation; the risen, the Zed card and mutants are placed in any case.',
  },
  'rs.horde.14': {
    kind: 'ruling',
    says: 'Once active a horde stays active; its lair cannot be closed or blocked by survivors.',
  },
  'rs.horde.15': {
    kind: 'ruling',
    says: 'A blast, flaming area or WP that touches the mouth of a lair harms nobody still hidden inside; Zeds that emerge into a flaming area are lit.',
  },

  'rs.noise.1': { kind: 'core', says: 'A horde within 40 cm of a loud noise is activated.' },
  'rs.noise.2': {
    kind: 'ruling',
    says: "Loud are explosions, two or more shots of an assault rifle by one survivor in a step 9, alarms, horns, a chainsaw's attack and what scenarios say; single shots are not.",
  },
  'rs.noise.3': {
    kind: 'core',
    says: 'Car alarm: for a survivor who takes cover at a parked vehicle roll 1d10; 5 or more sets the alarm off.',
  },
  'rs.noise.4': {
    kind: 'ruling',
    says: 'A survivor takes cover at a vehicle when he ends a move or climb of step 5 within 1 cm of one with an armed alarm; one roll for each vehicle and arrival.',
  },
  'rs.noise.5': { kind: 'core', says: 'A horde within 40 cm of the vehicle is activated when the alarm goes off.' },
  'rs.noise.6': {
    kind: 'ruling',
    says: 'An alarm rings for 3 turns (the first included) and then is spent; it is a fresh loud noise at its start and at the end of step 4 of each later turn while it rings.',
  },
  'rs.noise.7': {
    kind: 'ruling',
    says: 'Loud noises are remembered until the end of the next step 7 for rs.priority.10 and rs.drift.9, and are tested at once for hordes and the Witch.',
  },

  'rs.groan.1': {
    kind: 'core',
    says: 'A Zed in base contact with a survivor groans; every Zed in melee (rs.melee.1, rs.melee.2) at the start of the turn groans once that turn.',
  },
  'rs.groan.2': {
    kind: 'core',
    says: 'A horde within 40 cm of the groaning is activated by 1d10 scoring the number of groans or less.',
  },
  'rs.groan.3': {
    kind: 'ruling',
    says: 'At the end of step 4 each dormant horde is rolled for in secret if Zeds that groaned stood within 40 cm of its mouth at the start of the turn: their number or less wakes it.',
  },
  'rs.groan.4': {
    kind: 'ruling',
    says: 'Zeds that were pushed or killed in step 3 of the same turn have groaned nevertheless.',
  },
  'rs.groan.5': { kind: 'core', says: 'Multiple groaning also draws attacking Zeds (rs.priority.5).' },

  'rs.shoot.1': {
    kind: 'core',
    says: "A shot is 1d10 (zero is 0) plus factors, compared with the weapon's row at the range band of the target.",
  },
  'rs.shoot.2': {
    kind: 'core',
    says: 'Pistol, shotgun, assault rifle and sniper rifle have their own results for body and head up to 30 cm and beyond, and their own clips.',
  },
  'rs.shoot.3': { kind: 'core', says: 'Shots are possible only into the forward 90 degree arc of the shooter.' },
  'rs.shoot.4': {
    kind: 'core',
    says: 'SHOOT gives 3 shots, 2 with a sniper rifle; BOTH gives 1 shot; SNIPE gives 1 shot.',
  },
  'rs.shoot.5': {
    kind: 'core',
    says: 'Factors add up: sniping +2, stationary +1, burning -1, disappearing -1, partly obscured -1, springing Hunter -4, each hit of the shooter -1.',
  },
  'rs.shoot.6': {
    kind: 'ruling',
    says: 'Only the modified total counts; there is no automatic hit or miss; totals below 0 or above 9 are read as they are (9+ includes 10 and more).',
  },
  'rs.shoot.7': { kind: 'core', says: 'A head hit permanently neutralises the Zed: removed.' },
  'rs.shoot.8': {
    kind: 'core',
    says: 'A body hit throws the Zed 1d6 cm back and leaves it down; the next step 8 is its first chance to rise.',
  },
  'rs.shoot.9': {
    kind: 'ruling',
    says: 'Range is the gap between the bases (rs.measure.4): up to 3000 units is "up to 30 cm". Beyond 30 cm there is no upper limit but sight.',
  },
  'rs.shoot.10': {
    kind: 'ruling',
    says: 'A shotgun cannot be fired at a target over 30 cm; a pistol over 30 cm never hits the head, whatever the total.',
  },
  'rs.shoot.11': { kind: 'ruling', says: 'One gun per survivor and step 9, chosen before the first shot.' },
  'rs.shoot.12': {
    kind: 'ruling',
    says: 'Shots are declared and rolled one at a time, the shooter may change or drop targets after each result; dice order per shot: 1d10, then 1d6 for knock back on a body hit.',
  },
  'rs.shoot.13': {
    kind: 'core',
    says: 'Each shot uses one round of the clip; with fewer rounds than shots only those can be fired; an empty gun cannot shoot.',
  },
  'rs.shoot.14': {
    kind: 'ruling',
    says: 'A target is stationary that did not change its place in step 7 of this turn; Zeds that came out in it are not, and knock back in step 9 changes nothing.',
  },
  'rs.shoot.15': {
    kind: 'ruling',
    says: 'A target that cannot be seen now but was seen during its own move in step 7 may be shot at as at the last such sample point, and if hit is put there.',
  },
  'rs.shoot.16': { kind: 'ruling', says: 'Partly obscured: rs.sight.5 from the shooter.' },
  'rs.shoot.17': {
    kind: 'ruling',
    says: 'Any visible Zed in the arc may be the target, standing or down, also one in base contact with the shooter or with another survivor.',
  },
  'rs.shoot.18': { kind: 'ruling', says: 'A body hit on a Zed that is down leaves it down and knocks it back again.' },
  'rs.shoot.19': {
    kind: 'ruling',
    says: 'Shots never strike a survivor by accident, unless the switch lets a natural 0 hit one in base contact with the target.',
  },
  'rs.shoot.20': {
    kind: 'ruling',
    says: 'A corpse may be shot as a stationary target: the head keeps it from rising, the body does nothing, and neither tells whether it was infected.',
  },
  'rs.shoot.21': {
    kind: 'ruling',
    says: "A living survivor may be shot only as the switch allows, by default with his player's consent: the head kills, the body is 1 hit and knocks down, without a test.",
  },
  'rs.shoot.22': { kind: 'ruling', says: 'Shooters resolve in order of rs.turn.3, each finishing his shots.' },
  'rs.shoot.23': { kind: 'ruling', says: 'A survivor with Zeds in contact may shoot normally.' },

  'rs.snipe.1': { kind: 'core', says: 'SNIPE: no move, one shot, +2.' },
  'rs.snipe.2': { kind: 'ruling', says: 'SNIPE needs a sniper rifle.' },
  'rs.snipe.3': {
    kind: 'ruling',
    says: 'A sniper rifle can be fired with SHOOT for two shots without the +2, but not with BOTH, unless the switch keeps it for SNIPE alone.',
  },

  'rs.reload.1': {
    kind: 'core',
    says: 'RELOAD, in step 9: the current clip of one gun is replaced; no move, no shots.',
  },
  'rs.reload.2': { kind: 'core', says: 'It uses up one weapon reload item for that weapon.' },
  'rs.reload.3': {
    kind: 'ruling',
    says: 'The clip becomes full and rounds left in the old one are lost, unless the switch keeps them.',
  },
  'rs.reload.4': {
    kind: 'ruling',
    says: 'One gun per RELOAD card, chosen in step 9 among those for which a fitting reload is carried; without one the card is lost.',
  },

  'rs.mutant.1': {
    kind: 'optional',
    says: 'Mutants are an addition to basic hordes; switch mutants, default as the scenario lists them.',
  },
  'rs.mutant.2': { kind: 'note', says: 'Normally a scenario has only one or two mutants.' },
  'rs.mutant.3': {
    kind: 'ruling',
    says: 'A mutant starts hidden in ambush and is revealed when a survivor sees it within 30 cm, when it moves or attacks, or when it is burned, blasted or struck.',
  },
  'rs.mutant.4': {
    kind: 'ruling',
    says: 'Where its clauses do not differ a mutant is an ordinary attacking Zed; WP comes first for it too, otherwise it goes for the living with the shortest way.',
  },
  'rs.mutant.5': { kind: 'ruling', says: 'Mutants belong to no horde and never drift.' },
  'rs.mutant.6': { kind: 'ruling', says: '1d3 is rolled as such; with physical dice 1d6 halved upwards.' },

  'rs.hunter.1': { kind: 'core', says: 'A Hunter climbs walls and jumps.' },
  'rs.hunter.2': {
    kind: 'core',
    says: 'Its attack takes two turns: one step 7 spent crouching instead of moving, then a spring of 10 cm.',
  },
  'rs.hunter.3': {
    kind: 'core',
    says: 'Crouching Hunters leap in step 7, standing Hunters crouch in step 7 (rs.turn.7).',
  },
  'rs.hunter.4': {
    kind: 'ruling',
    says: 'A standing Hunter either walks (up to 20 cm in 7c) or crouches (7e); it never walks into base contact: it stops with a gap of at least 2 cm.',
  },
  'rs.hunter.5': {
    kind: 'ruling',
    says: 'Walking, a Hunter ignores fences, vehicles and low walls and climbs the outside of buildings freely, but enters no closed room and no water.',
  },
  'rs.hunter.6': {
    kind: 'ruling',
    says: "A spring goes straight over up to 10 cm to a visible living target, whatever lies between, and ends at a free contact spot on the target's level.",
  },
  'rs.hunter.7': {
    kind: 'ruling',
    says: 'A crouching Hunter without a target stays crouched while unseen; once seen it springs 10 cm towards the nearest living and pins if that brings contact.',
  },
  'rs.hunter.8': { kind: 'core', says: 'Shooting at a springing Hunter is at -4.' },
  'rs.hunter.9': {
    kind: 'ruling',
    says: 'It counts as springing from its leap in 7d until the end of step 9 of the same turn, whether or not it caught someone.',
  },
  'rs.hunter.10': {
    kind: 'core',
    says: 'A spring that ends in base contact pins the target: the victim lies on the ground and can do nothing in the following turn.',
  },
  'rs.hunter.11': { kind: 'core', says: 'A pinned victim takes 1d3 hits per turn.' },
  'rs.hunter.12': {
    kind: 'ruling',
    says: 'The 1d3 is rolled in step 4 of each turn that starts pinned, in place of the 1 point; other Zeds in contact still do theirs.',
  },
  'rs.hunter.13': {
    kind: 'ruling',
    says: 'Pinned means: down, no card, no action of any kind from the moment of the pin, until freed.',
  },
  'rs.hunter.14': {
    kind: 'ruling',
    says: 'The pin lasts until the Hunter is knocked down, killed or pushed by others or the victim dies; a switch ends it after one turn.',
  },
  'rs.hunter.15': {
    kind: 'ruling',
    says: 'A pinning Hunter stays in place, does not crouch, and is stationary for shooting from the turn after its leap.',
  },
  'rs.hunter.16': {
    kind: 'ruling',
    says: 'A crouching Hunter that is knocked down loses the crouch and stands up standing.',
  },
  'rs.hunter.17': {
    kind: 'ruling',
    says: 'A Hunter brought into contact in another way bites for 1 in step 4, crouches in 7e and pins by its leap (distance 0) the turn after.',
  },
  'rs.hunter.18': {
    kind: 'note',
    says: 'Hunters act with animal cunning; the rules render it by unseen approach and crouching out of sight.',
  },

  'rs.tank.1': { kind: 'core', says: 'A Tank moves at the speed of normal Zeds.' },
  'rs.tank.2': { kind: 'core', says: 'It takes 10 hits to kill.' },
  'rs.tank.3': { kind: 'core', says: 'Head shots have no special effect on it and hits do not move it.' },
  'rs.tank.4': {
    kind: 'ruling',
    says: 'A head result counts as one hit like a body result; switch tankHeadImmune, default off (on: head results do nothing).',
  },
  'rs.tank.5': {
    kind: 'ruling',
    says: 'It is never knocked down or pushed; a Tank chosen for a push uses up one of the pushed Zeds without effect.',
  },
  'rs.tank.6': { kind: 'core', says: 'Its melee damage is 1d3, and it knocks the survivor back 2d6 cm.' },
  'rs.tank.7': {
    kind: 'ruling',
    says: 'The knocked-back survivor goes directly away from the Tank and is down until step 11; his card is lost from step 4 on.',
  },
  'rs.tank.8': { kind: 'core', says: 'Doors, fences and thin walls do not slow it.' },
  'rs.tank.9': { kind: 'ruling', says: 'Armoured doors, thick walls, vehicles and water stop it.' },
  'rs.tank.10': {
    kind: 'core',
    says: 'If it cannot reach a survivor it throws a car, rock or the like for 1d3 damage, in step 10.',
  },
  'rs.tank.11': {
    kind: 'ruling',
    says: 'A Tank that had no way to anybody in 7c closes in until it sees a living within 30 cm, and throws at the nearest such one in step 10.',
  },
  'rs.tank.12': {
    kind: 'ruling',
    says: 'The throw hits automatically; a partly obscured target is hit on 5 or more of 1d10. Then 1d3 hits, no knock back, no infection test.',
  },
  'rs.tank.13': {
    kind: 'ruling',
    says: 'HE and pipe bomb in radius: 1 hit, and 1 more if its kill die succeeds; stun: nothing.',
  },
  'rs.tank.14': {
    kind: 'ruling',
    says: 'Fire does 1 hit in each of 5 upkeeps without destroying it; WP lures it and does 1d6 hits once on reaching it, and it stays there that step.',
  },
  'rs.tank.15': { kind: 'ruling', says: 'Any knock-down or kill result of a melee weapon is 1 hit.' },
  'rs.tank.16': {
    kind: 'ruling',
    says: 'It does not use ladders; 40 mm base: where its base does not fit between solid obstacles it has no way.',
  },
  'rs.tank.17': { kind: 'ruling', says: 'Its missile is scenery only: no vehicle or terrain is removed by it.' },

  'rs.boomer.1': {
    kind: 'core',
    says: 'A Boomer spits slime in step 10 and so marks a survivor, who then draws the nearest horde.',
  },
  'rs.boomer.2': {
    kind: 'ruling',
    says: 'It spits at one visible living within 10 cm a turn, the nearest not yet marked, else the nearest; automatic, or on 5 and more if partly obscured, without damage.',
  },
  'rs.boomer.3': {
    kind: 'core',
    says: 'A Boomer is never merely knocked down: whatever hits it puts it out (removed).',
  },
  'rs.boomer.4': { kind: 'core', says: 'Its burst slimes everybody in a radius of 10 cm.' },
  'rs.boomer.5': {
    kind: 'ruling',
    says: 'Hits are shots to body or head, knock down or kill by a melee weapon, HE or pipe bomb, fire and WP; a push only moves it and stun does nothing.',
  },
  'rs.boomer.6': {
    kind: 'ruling',
    says: 'Slimed by the burst are living figures on the same level with a gap (base to base) of at most 10 cm and no wall or closed door on the line between the centres.',
  },
  'rs.boomer.7': {
    kind: 'ruling',
    says: 'The mark has counter 3 and goes down by 1 each upkeep, including that of the same turn; a new slime sets it back to 3.',
  },
  'rs.boomer.8': {
    kind: 'ruling',
    says: 'A marked survivor draws the nearest horde, dormant or active, which is woken at any distance, and its Zeds prefer him while the mark lasts.',
  },
  'rs.boomer.9': {
    kind: 'ruling',
    says: 'Without any horde left, all attacking Zeds within 40 cm of the marked survivor behave so.',
  },
  'rs.boomer.10': { kind: 'note', says: 'Boomers tend to lie in close ambush.' },

  'rs.smoker.1': { kind: 'core', says: 'A Smoker has a tongue of range 10 cm, used in step 10.' },
  'rs.smoker.2': {
    kind: 'core',
    says: 'It ensnares on 5 or more, -1 if the target moved 5, -2 if the target moved 10.',
  },
  'rs.smoker.3': { kind: 'ruling', says: 'The die is 1d10 read 0 to 9.' },
  'rs.smoker.4': {
    kind: 'ruling',
    says: 'Moved this turn in step 5: 0 no modifier; more than 0 up to 5 cm, or CLIMB: -1; more than 5 cm, or a complete RUN action over a fence: -2.',
  },
  'rs.smoker.5': { kind: 'ruling', says: 'A partly obscured target gives another -1.' },
  'rs.smoker.6': { kind: 'core', says: 'Success pulls the victim to the Smoker and does 1d6 damage.' },
  'rs.smoker.7': {
    kind: 'ruling',
    says: 'The damage is immediate, with its infection test; the victim lies in contact with the Smoker on its level and stands in step 11 if alive, without fall damage.',
  },
  'rs.smoker.8': {
    kind: 'ruling',
    says: 'One attempt per turn; none while a living survivor is in base contact with it; it needs to see the target; pinned survivors are no targets.',
  },
  'rs.smoker.9': { kind: 'ruling', says: 'Target: the one with the best chance, ties nearest, then lowest number.' },
  'rs.smoker.10': { kind: 'note', says: 'Smokers are often found in high places.' },

  'rs.witch.1': {
    kind: 'core',
    says: 'A Witch sits still and can be taken for a weeping woman until something disturbs her.',
  },
  'rs.witch.2': { kind: 'core', says: 'A survivor coming within 10 cm disturbs her.' },
  'rs.witch.3': { kind: 'core', says: 'A loud noise within 20 cm disturbs her.' },
  'rs.witch.4': { kind: 'core', says: 'Bright lights disturb her.' },
  'rs.witch.5': {
    kind: 'core',
    says: "Once disturbed she attacks with a move of 20 cm, and contact pins as a Hunter's spring does.",
  },
  'rs.witch.6': {
    kind: 'ruling',
    says: 'Bright light: a lit torch whose bearer has her in his forward arc, visible, within 20 cm; a flaming area, burning WP or stun explosion within 20 cm and visible from her; scenario lamps.',
  },
  'rs.witch.7': {
    kind: 'ruling',
    says: 'Within 10 cm is a gap on the same level with no wall or closed door between, tested at sample points and at the end of step 5.',
  },
  'rs.witch.8': {
    kind: 'ruling',
    says: 'Disturbed in steps 1 to 6 she moves in 7c of the same turn, else in the next, towards who disturbed her, or for a noise or light the nearest living by way.',
  },
  'rs.witch.9': {
    kind: 'ruling',
    says: 'Contact in 7c pins at once with all effects of rs.hunter.10 to rs.hunter.14.',
  },
  'rs.witch.10': {
    kind: 'ruling',
    says: 'A hit that does not kill and burning disturb her, a miss does not; while she sits she is shot at as stationary.',
  },
  'rs.witch.11': {
    kind: 'ruling',
    says: 'When her victim is gone she attacks the nearest living she sees within 20 cm; without one, or without a way, she sits down again and is calm.',
  },
  'rs.witch.12': {
    kind: 'ruling',
    says: 'She is revealed to all as "crying woman" as soon as any survivor sees her at any distance; sitting she neither groans nor bites.',
  },

  'rs.infection.1': {
    kind: 'core',
    says: 'When a survivor is damaged by a Zed for the first time and has not been checked before, the umpire secretly rolls 1d10 (zero is 0).',
  },
  'rs.infection.2': { kind: 'core', says: 'PS: 0 or 1 infected, 2 or more immune.' },
  'rs.infection.3': { kind: 'core', says: 'NPS: 0 to 7 infected, 8 or 9 immune.' },
  'rs.infection.4': {
    kind: 'ruling',
    says: 'One test per survivor in the whole game; the result (infected or immune) is permanent and nothing cures it.',
  },
  'rs.infection.5': {
    kind: 'ruling',
    says: 'Damage by bite, pin, Tank blow and Smoker tongue counts; rocks, falls, fire and bullets do not.',
  },
  'rs.infection.6': { kind: 'ruling', says: 'The test is made even when the same damage kills the survivor.' },
  'rs.infection.7': { kind: 'core', says: 'An infected survivor rolls 1d10 each turn; on 0 he dies.' },
  'rs.infection.8': {
    kind: 'ruling',
    says: 'This roll is made in U2 of every turn, starting with the turn of the test, for living survivors only, PS in seat order, then NPS.',
  },
  'rs.infection.9': {
    kind: 'optional',
    says: 'The umpire may let uninfected survivors roll too: switch bluffRolls, default on: every living survivor who has ever been tested is rolled for, infected or immune; a 0 of an immune one has no effect.',
  },
  'rs.infection.10': { kind: 'core', says: 'The turn after dying the infected stands up as a Zed.' },
  'rs.infection.11': {
    kind: 'ruling',
    says: 'He stands in step 8 of the next turn as an ordinary attacking Zed without horde, at the nearest free spot; it first moves in the step 7 after that.',
  },
  'rs.infection.12': {
    kind: 'ruling',
    says: 'A survivor who dies in any other way while infected (including the NPS killed by his first bite and then tested) rises in the same manner; immune or untested dead do not.',
  },
  'rs.infection.13': {
    kind: 'ruling',
    says: "A corpse that has been shot in the head (rs.shoot.20), struck with a kill result by an adjacent survivor's MELEE weapon attack, or lies in a flaming area in an upkeep does not rise.",
  },
  'rs.infection.14': { kind: 'ruling', says: 'The public sees only a corpse; whether it will rise is hidden.' },
  'rs.infection.15': {
    kind: 'ruling',
    says: 'Physical dice: hidden rolls are made by the human umpire out of sight, or by the software; with bluffRolls each tested player may roll his own U2 die openly, without knowing whether it counts.',
  },
  'rs.infection.16': {
    kind: 'ruling',
    says: 'A PS who has died of infection is dead for all purposes of the objective; the figure that rises belongs to the umpire.',
  },

  'rs.nps.1': { kind: 'core', says: 'NPS can be given orders by players.' },
  'rs.nps.2': { kind: 'core', says: 'An unarmed NPS never reduces his distance to a standing Zed in his view.' },
  'rs.nps.3': {
    kind: 'core',
    says: "An NPS who follows a player copies that player's action by default, except where the situation forces another one (Zeds upon him: MELEE).",
  },
  'rs.nps.4': {
    kind: 'ruling',
    says: "In step 2 each NPS settles his action: none if pinned, MELEE if in melee, else an unfinished order, else the leader's action, else independent.",
  },
  'rs.nps.5': {
    kind: 'ruling',
    says: 'An NPS becomes follower of the first PS that ends step 5 adjacent to him, or that gives him a FOLLOW order; he has one leader at a time; if the leader dies he is independent until adopted again.',
  },
  'rs.nps.6': {
    kind: 'ruling',
    says: 'A follower runs after a leader who moves, climbs where he climbs, reloads when he reloads, and otherwise shoots if armed or stays.',
  },
  'rs.nps.7': {
    kind: 'ruling',
    says: 'Unarmed is who has no melee weapon and no gun that is or can be loaded; no sample of his move may come nearer than before to a visible standing Zed within 30 cm.',
  },
  'rs.nps.8': {
    kind: 'ruling',
    says: 'NPS use the same steps and limits after the seats; they shoot the nearest standing Zed in the arc within 30 cm, then the nearest lying one, and turn to the nearest.',
  },
  'rs.nps.9': {
    kind: 'ruling',
    says: 'An armed independent NPS shoots the nearest visible Zed within 30 cm; an unarmed one runs from those within 20 cm to the place farthest from them.',
  },
  'rs.nps.10': {
    kind: 'ruling',
    says: 'NPS in MELEE: with a melee weapon and exactly one Zed in melee: weapon; else push.',
  },
  'rs.nps.11': {
    kind: 'ruling',
    says: 'NPS whose gun is empty and who would shoot: RELOAD if possible, else treated as unarmed.',
  },
  'rs.nps.12': {
    kind: 'core',
    says: 'In cases of doubt the umpire rules what an NPS does, from the situation and the character.',
  },
  'rs.nps.13': {
    kind: 'ruling',
    says: 'A human umpire may replace the settled action of NPS after step 2 with a reason that is logged; the automatic one never does.',
  },
  'rs.nps.14': { kind: 'ruling', says: 'NPS do not count as players for "all players dead".' },
  'rs.nps.15': {
    kind: 'ruling',
    says: 'An NPS who is still hidden in a room (rs.secrecy.11) is outside the game until revealed: he does not act, is no target, and triggers and discovers nothing.',
  },
  'rs.nps.16': {
    kind: 'ruling',
    says: 'An NPS whose move ends in an exit zone is safe at once; a follower whose leader has left makes for that exit.',
  },

  'rs.order.1': { kind: 'core', says: 'ORDER gives one instruction to one or more NPS.' },
  'rs.order.2': { kind: 'core', says: 'Orders must be simple.' },
  'rs.order.3': {
    kind: 'ruling',
    says: 'The instruction is one entry of the closed list below, the same for all NPS addressed by that card.',
  },
  'rs.order.4': {
    kind: 'ruling',
    says: 'Reach: NPS with a gap of at most 20 cm to the speaker (walls do not matter), or any distance when both carry a tactical radio.',
  },
  'rs.order.5': { kind: 'ruling', says: 'Orders are given in step 2 and obeyed in the same turn.' },
  'rs.order.6': {
    kind: 'core',
    says: 'The last instruction stays in force until it is carried out or has plainly run its course.',
  },
  'rs.order.7': {
    kind: 'ruling',
    says: 'A new order replaces the old one; MELEE because of contact interrupts an order but does not cancel it.',
  },
  'rs.order.8': {
    kind: 'content',
    says: 'There are seventeen orders, from FOLLOW to FLEE, each with what it asks for, when it is done, and what comes after it.',
  },
  'rs.order.9': {
    kind: 'ruling',
    says: 'After an order that falls back on the default he follows his leader if he had one, else stays; the unarmed obey their fear before any order.',
  },
  'rs.order.10': {
    kind: 'ruling',
    says: 'ORDER with no NPS in reach does nothing; an ORDER + RELOAD or ORDER + ASSIST pair loses only the ORDER part.',
  },
  'rs.order.11': { kind: 'ruling', says: 'PS cannot be ordered.' },
  'rs.order.12': {
    kind: 'ruling',
    says: 'A GUARD over a PS has no power over his movement; it only makes the guard ready to act if he rises.',
  },

  'rs.end.1': {
    kind: 'ruling',
    says: "The game is checked in U4. It is lost when no PS is alive in play and none has reached safety; PS already safe are judged by the scenario's own rule.",
  },
  'rs.end.2': {
    kind: 'content',
    says: "It is won when the scenario's victory condition holds; each scenario has its own.",
  },
  'rs.end.3': {
    kind: 'ruling',
    says: "It is lost when U4 of the turn whose number is the scenario's limit brings no win, or when its objective can no longer be met (too few NPS, items destroyed, boat or helicopter gone).",
  },
  'rs.end.4': {
    kind: 'ruling',
    says: 'Win and loss met in the same upkeep: win, provided at least one PS is alive or safe.',
  },
  'rs.end.5': {
    kind: 'ruling',
    says: 'Grade of a win, shown in the debrief: clean if no survivor who reached safety is infected; tainted otherwise; plus the number of PS and NPS saved, Zeds destroyed, turns.',
  },
  'rs.end.6': {
    kind: 'ruling',
    says: 'A survivor inside the safe place still counts as in play until the game ends: he can be bitten, die of infection and rise.',
  },
  'rs.end.7': { kind: 'ruling', says: 'Players may concede together at any step 1.' },
  'rs.end.8': {
    kind: 'ruling',
    says: "When no PS is left in play and at least one is safe the game ends in that U4, won if the scenario's condition holds as things stand.",
  },

  'rs.scenario.1': {
    kind: 'content',
    says: 'Six scenarios ship: back-lane, number-nine, shopping-list, night-school, dust-off, last-boat, each with its map, tables, forces and victory condition; each runs with 1 to 6 PS.',
  },
  'rs.scenario.2': {
    kind: 'content',
    says: 'Number of hordes, horde cap, drifters and mutants follow the difficulty table and the number of PS.',
  },
  'rs.scenario.3': {
    kind: 'content',
    says: 'Lairs are drawn table by table; a taken entry gives the next one down, wrapping round, and any means every free lair at least 25 cm from the start zone.',
  },
  'rs.scenario.4': {
    kind: 'content',
    says: "Mutant places are drawn in the same way from the scenario's ambush tables, one mutant per place.",
  },
  'rs.scenario.5': {
    kind: 'content',
    says: 'Each cache draws one card of its deck at set-up, in secret, without replacement.',
  },
  'rs.scenario.6': {
    kind: 'content',
    says: 'The "Zed!" card of the misc deck puts one attacking Zed at the nearest free spot to the cache when it is searched; it moves in 7c of the same turn.',
  },
  'rs.scenario.7': {
    kind: 'content',
    says: 'Back Lane: victory when in U4 every living PS is inside the safe house, both armoured doors are closed and no Zed, standing or down, is inside.',
  },
  'rs.scenario.8': {
    kind: 'content',
    says: 'Lights at Number Nine: as rs.scenario.7, and at least half of the starting PS (rounded up) must be alive.',
  },
  'rs.scenario.9': {
    kind: 'content',
    says: 'Shopping List: victory by the "drive" declaration in U4 with all living PS, at least half of the starting PS, and the required goods in the truck zone.',
  },
  'rs.scenario.10': {
    kind: 'content',
    says: 'Night School: victory when the required number of NPS and at least one PS have left through the minibus zone; a player whose PS has left may not return.',
  },
  'rs.scenario.11': {
    kind: 'content',
    says: 'Dust-off: the call is an ORDER card used in step 2 by a PS with a tactical radio within 20 cm of the pad centre, or by any PS inside the hut.',
  },
  'rs.scenario.12': {
    kind: 'content',
    says: 'Dust-off: called in turn N it arrives in U4 of N + 3, boards those within 8 cm of the pad until N + 6, and leaves then or when every living PS is aboard.',
  },
  'rs.scenario.13': {
    kind: 'content',
    says: 'Dust-off: from turn N + 2 until departure a loud noise at the pad centre at the end of step 4 of every turn.',
  },
  'rs.scenario.14': {
    kind: 'content',
    says: 'Dust-off: victory when at departure at least half of the starting PS (rounded up) are aboard.',
  },
  'rs.scenario.15': {
    kind: 'content',
    says: 'Last Boat: a survivor in the boat zone pours a carried fuel can for 5 cm of his move (rs.items.3 applies) or with GIVE; two cans are needed.',
  },
  'rs.scenario.16': {
    kind: 'content',
    says: 'Last Boat: with the second can in turn N the engine runs loudly every turn, and the boat leaves in U4 of N + 2, or of N + 1 with n2 and every living PS aboard.',
  },
  'rs.scenario.17': {
    kind: 'content',
    says: 'Last Boat: the Tank enters in 7a after the first can, or in turn 20, at the entry point farthest from the living, and moves at once.',
  },
  'rs.scenario.18': {
    kind: 'content',
    says: 'Last Boat: victory when the boat leaves with at least half of the starting PS (rounded up) in the zone.',
  },
  'rs.scenario.19': {
    kind: 'content',
    says: 'Maps by the dice are made in twelve steps, with a seed of their own; the campaign is five scenarios with the same team.',
  },
  'rs.scenario.20': {
    kind: 'content',
    says: 'The roster has six original player survivors and eight NPS; the first four PS are the default team.',
  },
  'rs.scenario.21': {
    kind: 'note',
    says: 'The backgrounds that the book borrows carry no rule; the roster here is original and carries none but its kit.',
  },
  'rs.scenario.22': {
    kind: 'content',
    says: 'A figure is in a zone or named place when its centre is inside or on the border, in a building on any level below the roof, elsewhere on the ground.',
  },

  'rs.dice.1': { kind: 'core', says: 'Every d10 is read 0 to 9: the zero face is 0.' },
  'rs.dice.2': {
    kind: 'ruling',
    says: 'This includes the d10 for car alarms, groans, Smokers and obscured throws, where the book does not repeat it.',
  },
  'rs.dice.3': {
    kind: 'ruling',
    says: '1d3 has the values 1, 2, 3 (physical: d6, 1-2 is 1, 3-4 is 2, 5-6 is 3); 2d6 is the sum of two dice.',
  },
  'rs.dice.4': {
    kind: 'ruling',
    says: "With real dice the players enter open rolls; hidden rolls are the umpire's or the software's, and are never asked for one by one.",
  },
  'rs.dice.5': { kind: 'ruling', says: 'A die is rolled only when its result can matter, except bluff rolls.' },
} as const satisfies Readonly<Record<string, ClauseLine>>

export type Clause = keyof typeof CLAUSES

export const CHAPTERS = [
  { topic: 'seats', title: 'Seats' },
  { topic: 'secrecy', title: 'Secrecy' },
  { topic: 'measure', title: 'Measuring' },
  { topic: 'terrain', title: 'Terrain' },
  { topic: 'sight', title: 'Sight' },
  { topic: 'setup', title: 'Set-up' },
  { topic: 'carry', title: 'Carrying' },
  { topic: 'items', title: 'Items' },
  { topic: 'cards', title: 'Action cards' },
  { topic: 'turn', title: 'The turn' },
  { topic: 'melee', title: 'Melee' },
  { topic: 'damage', title: 'Damage' },
  { topic: 'injury', title: 'Injuries' },
  { topic: 'down', title: 'Knocked down' },
  { topic: 'move', title: 'Moves' },
  { topic: 'door', title: 'Doors' },
  { topic: 'fence', title: 'Fences' },
  { topic: 'climb', title: 'Climbing' },
  { topic: 'give', title: 'Giving' },
  { topic: 'aid', title: 'First aid' },
  { topic: 'assist', title: 'Assisting' },
  { topic: 'grenade', title: 'Grenades' },
  { topic: 'fire', title: 'Fire' },
  { topic: 'wp', title: 'White phosphorus' },
  { topic: 'zed', title: 'Zeds on the move' },
  { topic: 'priority', title: 'What Zeds go for' },
  { topic: 'drift', title: 'Drifting Zeds' },
  { topic: 'horde', title: 'Hordes' },
  { topic: 'noise', title: 'Noise' },
  { topic: 'groan', title: 'Groans' },
  { topic: 'shoot', title: 'Shooting' },
  { topic: 'snipe', title: 'Sniping' },
  { topic: 'reload', title: 'Reloading' },
  { topic: 'mutant', title: 'Mutants' },
  { topic: 'hunter', title: 'Hunters' },
  { topic: 'tank', title: 'Tanks' },
  { topic: 'boomer', title: 'Boomers' },
  { topic: 'smoker', title: 'Smokers' },
  { topic: 'witch', title: 'Witches' },
  { topic: 'infection', title: 'Infection' },
  { topic: 'nps', title: 'Other survivors' },
  { topic: 'order', title: 'Orders' },
  { topic: 'end', title: 'The end' },
  { topic: 'scenario', title: 'Scenarios' },
  { topic: 'dice', title: 'Dice' },
] as const
