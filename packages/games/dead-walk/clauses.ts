/**
 * The clause index of Dead Walk Again: every clause of the rules with its kind and one sentence in our own words, in the
 * order of the rules. `core` is printed in the book, `ruling` settles what the book leaves open, `optional` hangs on a
 * switch, `content` describes things, `note` asks nothing of anybody. `ours` marks what is not in the book at all.
 */
export interface ClauseLine {
  readonly kind: 'core' | 'ruling' | 'optional' | 'content' | 'note'
  readonly says: string
  readonly ours?: true
}

export const CLAUSES = {
  'dw.scope.1': {
    kind: 'note',
    says: "Chapter numbers in these rules are those of the printed headings; the book's contents page and cross-references run differently.",
  },
  'dw.scope.2': {
    kind: 'optional',
    says: 'The switch for advanced rules opens the last chapter of the book; each of its blocks also has a switch of its own.',
  },
  'dw.scope.3': {
    kind: 'ruling',
    says: 'With the advanced rules on, archetypes, weapon skills, searching, skills, quirks and psychosis are on, restrictions are off, and vehicles go by the scenario.',
  },
  'dw.scope.4': {
    kind: 'core',
    says: 'Switches, added actions and changed costs are settled before turn 1 and stay as they are.',
  },
  'dw.scope.5': { kind: 'ruling', says: 'Fear value and both spellings of base moral value are one number, the BMV.' },
  'dw.scope.6': {
    kind: 'ruling',
    says: 'All humans are one team unless the scenario names several; survivors found in play are friendly, but no team members.',
  },
  'dw.scope.7': {
    kind: 'ruling',
    says: 'Where clauses disagree about one die, a psychosis comes before a quirk, then a skill, then a weapon, then the general rule.',
  },
  'dw.scope.8': {
    kind: 'ruling',
    says: 'A die is rolled again at most once, decided after the score and before its effect, and the second score stands.',
  },
  'dw.scope.9': {
    kind: 'ruling',
    says: 'A die that is due is rolled even if it cannot matter any more, and modifiers never change how many dice are due.',
  },

  'dw.units.1': { kind: 'core', says: 'All distances are in centimetres.' },
  'dw.units.2': {
    kind: 'optional',
    says: 'Distances can be shown in inches of 2.5 cm, while the rules go on counting centimetres.',
  },
  'dw.units.3': {
    kind: 'optional',
    says: 'A scale factor for larger or smaller figures multiplies every movement, range and template.',
  },
  'dw.units.4': {
    kind: 'ruling',
    says: 'Positions are whole tenths of a millimetre from the north-west corner, x to the east and y to the south.',
  },
  'dw.units.5': {
    kind: 'ruling',
    says: 'Figures stand on round bases 25 mm across, which never overlap by more than 1 mm.',
  },
  'dw.units.6': {
    kind: 'ruling',
    says: 'The distance of two figures is the gap between the edges of their bases, compared without rounding.',
  },
  'dw.units.7': { kind: 'ruling', says: 'Within, or less, and or more include the exact number; more than does not.' },
  'dw.units.8': {
    kind: 'ruling',
    says: 'Bases touch when their gap is at most 1 mm, they stand on the same level, and no wall or closed opening is between their centres.',
  },
  'dw.units.9': { kind: 'ruling', says: 'Between levels 2.5 cm or more apart, distances are measured in space.' },
  'dw.units.10': {
    kind: 'ruling',
    says: 'A move is a chain of straight legs; its length is their exact sum, rounded down to a whole unit at the end.',
  },
  'dw.units.11': {
    kind: 'ruling',
    says: 'A random direction is a D20 in steps of 18 degrees clockwise: 5 east, 10 south, 15 west, 20 north.',
  },
  'dw.units.12': { kind: 'ruling', says: 'A point shifted in a direction lands on the nearest unit, with north up.' },
  'dw.units.13': {
    kind: 'ruling',
    says: 'A random pick gives all candidates equal chances with one D6, or with one D20 if there are more than six; scores that fit nobody are rolled again.',
  },
  'dw.units.14': { kind: 'core', says: 'A D3 is half a D6, rounded up.' },
  'dw.units.15': { kind: 'ruling', says: 'Anybody may check distances, ranges, sight and odds at any time.' },
  'dw.units.16': {
    kind: 'ruling',
    says: "Humans are numbered as they are placed and zombies as they arrive, and lists by number put humans first; who turns keeps his number and gets a zombie's besides.",
  },

  'dw.setup.1': {
    kind: 'core',
    says: 'Before play everybody knows what each human carries and which figures are zombies.',
  },
  'dw.setup.2': { kind: 'core', says: 'How the game is won is settled before the first turn.' },
  'dw.setup.3': {
    kind: 'core',
    says: 'There should be no more than five zombies for each human, unless the scenario says otherwise.',
  },
  'dw.setup.4': {
    kind: 'ruling',
    says: 'At most five zombies for each team member who started are in play at once; whatever would arrive beyond that stays away, and the log says so.',
  },
  'dw.setup.5': { kind: 'ruling', says: 'Humans who turn come whatever the limit, but count towards it.' },
  'dw.setup.6': {
    kind: 'ruling',
    says: 'The set-up goes from the map and the options over teams, ammunition and the placing of humans to the placing of zombies.',
  },
  'dw.setup.7': { kind: 'ruling', says: 'Humans start with loaded weapons, and their owner says which are in hand.' },
  'dw.setup.8': { kind: 'core', says: 'Every human starts with a BMV of 10.' },
  'dw.setup.9': { kind: 'core', says: 'Wounds and trauma points start at 0, but trauma stays through a campaign.' },
  'dw.setup.10': {
    kind: 'ruling',
    says: 'The scenario says which entry methods are in force; a plain skirmish has method A with two zombies for each human, and B.',
  },

  'dw.turn.1': {
    kind: 'core',
    says: 'A turn is the tests, then the humans, then the zombies, each phase finished before the next.',
  },
  'dw.turn.2': {
    kind: 'ruling',
    says: 'The first phase goes: arrivals at the edge, fire, psychoses, fear tests, zombification tests, wound tests.',
  },
  'dw.turn.3': { kind: 'core', says: 'What a test brings happens at once.' },
  'dw.turn.4': {
    kind: 'ruling',
    says: 'Within a step figures go by number and corpses by time of death, and who owes a fear test, with which neighbours, is settled when that step begins.',
  },
  'dw.turn.5': { kind: 'core', says: 'A human takes none, some or all of the three tests, as his situation demands.' },
  'dw.turn.6': { kind: 'core', says: 'A human finishes everything he does in a turn before another begins.' },
  'dw.turn.7': {
    kind: 'ruling',
    says: 'The survivors are free to choose who acts next; any seat may claim it, and a dispute goes to the lowest seat with somebody left.',
  },
  'dw.turn.8': { kind: 'core', says: 'In the third phase the zombies act.' },
  'dw.turn.9': {
    kind: 'ruling',
    says: 'Zombies all move first, then break barriers, then attack, then the armed ones fire; older noises fade after that, and then the end of the game is checked.',
  },
  'dw.turn.10': { kind: 'core', says: 'Turns go on until the conditions of the scenario are met.' },
  'dw.turn.11': {
    kind: 'ruling',
    says: 'The scenario is checked at the end of each turn; a game breaks off in the middle only when no commanded human is left in play.',
  },
  'dw.turn.12': {
    kind: 'ruling',
    says: "The start of the turn means a human's own activation for breaking away, the zombie phase for a zombie's two attacks, and the tests for fear and the psychoses tied to it.",
  },
  'dw.turn.13': { kind: 'ruling', says: 'For skills a turn lasts from the tests to the end of the zombie phase.' },

  'dw.ap.1': { kind: 'core', says: 'A human has 4 action points in each turn.' },
  'dw.ap.2': { kind: 'core', says: 'A zombie has 2 action points in each turn.' },
  'dw.ap.3': { kind: 'core', says: 'Action points left over are lost: nobody saves them or gives them away.' },
  'dw.ap.4': {
    kind: 'core',
    says: 'An action is begun and finished in one turn, and only by a figure that can pay all of it.',
  },
  'dw.ap.5': { kind: 'core', says: 'Nobody has to spend all action points.' },
  'dw.ap.6': { kind: 'core', says: 'A human who failed his fear test pays double for everything until the turn ends.' },
  'dw.ap.7': {
    kind: 'ruling',
    says: 'Doubling comes last, after skills and surcharges; free stays free, and reactions in the zombie phase cost double too.',
  },
  'dw.ap.8': { kind: 'ruling', says: 'Only actions that can be paid in full are offered.' },
  'dw.ap.9': {
    kind: 'core',
    says: 'The printed prices of actions: 1 for 5 cm of movement, 2 for most handling, 4 for healing, searching and the machinegun.',
  },
  'dw.ap.10': {
    kind: 'ruling',
    says: 'Actions missing from the printed list cost 2 like other handling, except leaving at an exit and breaking away 1, restarting a chainsaw 3, clearing a barricade 4 and dropping something 0.',
  },
  'dw.ap.11': {
    kind: 'optional',
    says: 'A human who touches a closed door or window from inside may barricade it for 4 action points.',
    ours: true,
  },
  'dw.ap.12': {
    kind: 'optional',
    says: 'A human beside a corpse and out of close combat may destroy it for 2 action points, so that it never rises.',
    ours: true,
  },

  'dw.movement.1': { kind: 'core', says: 'One action point moves a figure up to 5 cm.' },
  'dw.movement.2': { kind: 'core', says: 'Turning and changing direction are free.' },
  'dw.movement.3': {
    kind: 'ruling',
    says: 'Moves without another action between them are one run, priced by their total length in steps of 5 cm, rounded up, plus surcharges.',
  },
  'dw.movement.4': { kind: 'core', says: 'A figure may move, fire and move on as long as it has action points.' },
  'dw.movement.5': { kind: 'core', says: 'Crossing an obstacle costs one action point more than the distance.' },
  'dw.movement.6': {
    kind: 'ruling',
    says: 'Low obstacles and open or broken windows are crossed for 1 more each, when the centre crosses; a move may end on an area piece, but not on a line.',
  },
  'dw.movement.7': {
    kind: 'ruling',
    says: 'Fallen figures are obstacles, standing enemies stop everybody, and standing friends can be passed but not stopped on.',
  },
  'dw.movement.8': {
    kind: 'ruling',
    says: 'Walls, closed openings, trees, vehicles and pieces over 2 cm are impassable, and the base stays clear of them and wholly on the table.',
  },
  'dw.movement.9': { kind: 'core', says: 'Climbing costs 2 action points for every 5 cm of height.' },
  'dw.movement.10': {
    kind: 'ruling',
    says: 'One climbs at ladders and onto or off vehicles and pieces up to 5 cm high, from within 0.5 cm, to the free place exactly nearest where the whole base has room: straight ahead if that is free.',
  },
  'dw.movement.11': { kind: 'core', says: 'A jump of up to 5 cm costs 3 action points and always succeeds.' },
  'dw.movement.12': {
    kind: 'core',
    says: 'A jump of more than 5 and up to 10 cm costs 4 action points and fails on a 1 or 2; longer ones are impossible.',
  },
  'dw.movement.13': {
    kind: 'ruling',
    says: 'Between 5 and 6 cm a jump is a long one already, and only long jumps are rolled for.',
  },
  'dw.movement.14': {
    kind: 'ruling',
    says: 'A jump goes straight off a rim to the first free place that carries the whole base, level or up to 5 cm lower; its distance is the gap between the rims.',
  },
  'dw.movement.15': { kind: 'core', says: 'A failed jump costs one wound for every 5 cm of the fall.' },
  'dw.movement.16': {
    kind: 'ruling',
    says: 'Only full 5 cm of a fall count; the jumper lands prone at the middle of the gap, or the nearest free spot, and may go on.',
  },
  'dw.movement.17': { kind: 'core', says: 'Lying down costs 1 action point and standing up 2.' },
  'dw.movement.18': {
    kind: 'ruling',
    says: 'Taking cover and lying down are one action, and a prone figure is a fallen one.',
  },
  'dw.movement.19': {
    kind: 'ruling',
    says: 'A prone human may fire, reload, aim and handle things, but must stand up to move, climb, jump, strike or break away.',
  },
  'dw.movement.20': {
    kind: 'optional',
    says: 'A fancy move crosses a car or another piece of up to 4 cm in one go, for one action point more than an obstacle.',
  },
  'dw.movement.21': { kind: 'core', says: 'Opening a door or hatch costs 2 action points.' },
  'dw.movement.22': {
    kind: 'ruling',
    says: 'To open something one must be within 0.5 cm of it; doors are 4 cm and windows 3 cm wide, and an open or broken window is a low obstacle.',
  },
  'dw.movement.23': { kind: 'ruling', says: 'Moving into contact with a standing zombie ends the move.' },
  'dw.movement.24': {
    kind: 'ruling',
    says: 'A human leaves the table only at an exit, for 1 action point with his base at that edge, and is then safe.',
  },
  'dw.movement.25': { kind: 'core', says: 'Picking something up or handing it over costs 2 action points.' },
  'dw.movement.26': {
    kind: 'ruling',
    says: 'Things are picked up from within 1 cm and handed to a friend in contact, who pays nothing.',
  },
  'dw.movement.27': { kind: 'ruling', says: 'Corpses block nothing, and their gear is picked up piece by piece.' },

  'dw.carry.1': { kind: 'core', says: 'A human carries two weapons at most, of different categories.' },
  'dw.carry.2': { kind: 'core', says: 'A pistol, a revolver or a one-handed melee weapon may be carried as a third.' },
  'dw.carry.3': {
    kind: 'core',
    says: 'Weapons are grouped by ammunition: bullets, shells, belts, grenades, arrows and thrown weapons.',
  },
  'dw.carry.4': {
    kind: 'ruling',
    says: "The sawn-off shotgun takes shells, melee weapons are a category of their own, and so is the flamethrower's fuel.",
  },
  'dw.carry.5': {
    kind: 'content',
    says: 'Hammer, crowbar, knife, small axe, machete and sword are one-handed melee weapons, all others two-handed; the book also sorts them into bludgeoning and edged.',
  },
  'dw.carry.6': {
    kind: 'ruling',
    says: 'One two-handed weapon or two one-handed ones are in hand; changing that costs 2, while grenades, thrown weapons and items are taken out as they are used.',
  },
  'dw.carry.7': {
    kind: 'ruling',
    says: "All hand grenades together take one weapon's place, and a launcher's grenades cannot be thrown.",
  },
  'dw.carry.8': { kind: 'ruling', says: 'Items are no weapons and there is no limit to them.' },
  'dw.carry.9': { kind: 'ruling', says: 'Whoever takes a weapon too many drops another at once, for nothing.' },
  'dw.carry.10': { kind: 'ruling', says: 'A knife or small axe is held to strike or thrown.' },
  'dw.carry.11': {
    kind: 'ruling',
    says: 'Long guns and the crossbow can strike like a club, but not machineguns, launchers, flamethrowers, handguns and sawn-off shotguns.',
  },

  'dw.ammo.1': {
    kind: 'core',
    says: 'A magazine counts bursts, and every burst takes one from it whatever its rate of fire.',
  },
  'dw.ammo.2': { kind: 'core', says: 'Everybody starts with 1D3 clips for each weapon he carries.' },
  'dw.ammo.3': {
    kind: 'ruling',
    says: 'A clip is a full magazine of bullets, 6 shells, a belt, a single grenade, 6 arrows or a single thrown weapon; melee weapons and flamethrowers roll nothing.',
  },
  'dw.ammo.4': {
    kind: 'ruling',
    says: 'The clips rolled are all there is: the weapon is loaded from them before the game, and the rest is spare.',
  },
  'dw.ammo.5': { kind: 'core', says: 'A belt is 200 rounds, which are 20 bursts.' },
  'dw.ammo.6': {
    kind: 'ruling',
    says: 'Clips, shells and arrows fit every weapon of their kind that the carrier has.',
  },
  'dw.ammo.7': { kind: 'core', says: 'Reloading costs 2 action points, a machinegun 4.' },
  'dw.ammo.8': {
    kind: 'ruling',
    says: 'A new clip or belt fills the magazine and what was in it is lost; shells, arrows and launcher grenades go in one by one without loss.',
  },
  'dw.ammo.9': { kind: 'core', says: 'Nobody reloads in close combat.' },
  'dw.ammo.10': { kind: 'core', says: 'Bow, crossbow and grenade launcher hold one shot and need reloading after it.' },
  'dw.ammo.11': {
    kind: 'ruling',
    says: 'A thrown knife or axe lies where its target stood and can be picked up again.',
  },

  'dw.weapons.1': {
    kind: 'core',
    says: 'The weapon table gives magazine, dice, price, range, close quarter number and the scores that fell or eliminate.',
  },
  'dw.weapons.2': { kind: 'core', says: 'The rate of fire is the number of dice for each burst.' },
  'dw.weapons.3': { kind: 'core', says: 'No weapon reaches farther than its range.' },
  'dw.weapons.4': {
    kind: 'ruling',
    says: 'The flamethrower costs 4 action points, has a template instead of range and magazine, cannot be fired in close combat, and is done for without fuel.',
  },
  'dw.weapons.5': { kind: 'core', says: 'Humans may use every weapon of the table, and zombies too if players agree.' },
  'dw.weapons.6': {
    kind: 'ruling',
    says: 'A modified score at or above the lowest number for Elim is Elim, else at or above the lowest for Fall is Fall; scores are kept from 1 to 6.',
  },
  'dw.weapons.7': {
    kind: 'ruling',
    says: 'Firearms, launchers, flamethrowers, grenades and chainsaws are noisy; bows, thrown and melee weapons and silenced pistols are not.',
  },

  'dw.los.1': {
    kind: 'ruling',
    says: 'Sight starts at the centre of the firer, 2.8 cm above his floor, or 0.8 cm when prone.',
  },
  'dw.los.2': {
    kind: 'ruling',
    says: 'A target is looked at in 11 points across its base, at full height and at half height.',
  },
  'dw.los.3': {
    kind: 'ruling',
    says: 'A piece blocks a line that passes through its outline below its height; touching does not block, nor does the piece on which either stands.',
  },
  'dw.los.4': {
    kind: 'ruling',
    says: 'Low pieces are 2 cm high, cars 2.5, trucks and buses 6, walls and containers 5, trees 10; glass blocks nothing, boards do.',
  },
  'dw.los.5': { kind: 'ruling', says: 'A target is visible if one of its 11 top points can be seen.' },
  'dw.los.6': {
    kind: 'ruling',
    says: "Figures neither block sight nor give cover, except from shotguns and at the front edge of the machinegun's circle.",
  },
  'dw.los.7': { kind: 'ruling', says: 'Humans and zombies see by the same lines, but zombies only to 40 cm.' },
  'dw.los.8': {
    kind: 'ruling',
    says: 'In and out of a building one sees through open, broken and glazed openings only, and a shot through a closed window breaks it.',
  },
  'dw.los.9': {
    kind: 'ruling',
    says: 'A point on the ground is visible if the line from the eye down to it is clear.',
  },
  'dw.los.10': {
    kind: 'ruling',
    says: 'Buildings block by their walls, not by their floor; between inside and roof nobody sees anybody.',
  },

  'dw.cover.1': { kind: 'core', says: 'A visible target that is more than half covered gives 1 less on the dice.' },
  'dw.cover.2': { kind: 'ruling', says: 'Covered means that at least 6 of the 11 lines to its middle are blocked.' },
  'dw.cover.3': { kind: 'ruling', says: 'Cover is soft if everything that blocks is soft, and hard otherwise.' },
  'dw.cover.4': { kind: 'ruling', says: 'People in a vehicle are in hard cover.' },

  'dw.shooting.1': { kind: 'core', says: 'Fire goes in order: targets, number of bursts, dice, ammunition, results.' },
  'dw.shooting.2': {
    kind: 'core',
    says: 'A figure may be shot at any number of times, but one firer must announce all his bursts at it before his first die.',
  },
  'dw.shooting.3': {
    kind: 'ruling',
    says: 'After a declaration the firer may not name anything again this turn that it might have hit, but a burst at another hits it like everybody; shotguns and machineguns may.',
  },
  'dw.shooting.4': {
    kind: 'ruling',
    says: 'Declared bursts are paid in full whatever happens; modifiers are those of the declaration, and results come after the last die.',
  },
  'dw.shooting.5': {
    kind: 'ruling',
    says: 'On a zombie only the best result counts, and two Falls make no Elim; on a human every result does.',
  },
  'dw.shooting.6': {
    kind: 'ruling',
    says: 'Firing needs a ready, loaded, working weapon and a visible target within range.',
  },
  'dw.shooting.7': { kind: 'core', says: 'Weapons are fired in any direction at any point of a move.' },
  'dw.shooting.8': {
    kind: 'core',
    says: 'A firer who has spent action points on movement this turn has 1 less on all dice.',
  },
  'dw.shooting.9': {
    kind: 'ruling',
    says: 'Everything paid in the movement group counts as movement, once, and for every kind of fire.',
  },
  'dw.shooting.10': { kind: 'core', says: 'A target in close combat with a friend gives 2 less on the dice.' },
  'dw.shooting.11': {
    kind: 'core',
    says: 'A hit on a target in combat with a friend strikes the zombie, and a failure strikes the friend.',
  },
  'dw.shooting.12': {
    kind: 'ruling',
    says: 'Whether a friend in combat is struck is judged burst by burst: one without any hit strikes one friend once, picked at random if there are several.',
  },
  'dw.shooting.13': {
    kind: 'ruling',
    says: 'The danger to friends in combat concerns firers outside that combat, and neither templates nor grenades.',
  },
  'dw.shooting.14': { kind: 'core', says: 'Point blank, at 10 cm or less, gives 1 more.' },
  'dw.shooting.15': { kind: 'core', says: 'Long range, at 20 cm or more, gives 1 less.' },
  'dw.shooting.16': {
    kind: 'ruling',
    says: 'Between 10 and 20 cm range changes nothing, and exactly 20 cm is long range already.',
  },
  'dw.shooting.17': { kind: 'core', says: 'Range does not change the dice of template weapons.' },
  'dw.shooting.18': { kind: 'core', says: 'A fallen target within 20 cm gives 1 more, but not to template weapons.' },
  'dw.shooting.19': { kind: 'core', says: 'A shot at a fallen target in contact eliminates it.' },
  'dw.shooting.20': {
    kind: 'ruling',
    says: 'Eliminating a fallen target in contact takes no die, but the usual price and one burst of a weapon with a close quarter number.',
  },
  'dw.shooting.21': { kind: 'ruling', says: 'All modifiers of the shooting table that apply add up without limit.' },
  'dw.shooting.22': { kind: 'ruling', says: 'Bows, crossbows and thrown weapons are single shots in every way.' },
  'dw.shooting.23': {
    kind: 'ruling',
    says: "The flamethrower has no hit die, so only a civilian's clumsiness with it matters.",
  },

  'dw.aim.1': { kind: 'core', says: 'Aiming costs 2 action points more and adds 1 to the die.' },
  'dw.aim.2': { kind: 'core', says: 'Every 2 further action points add 1 more.' },
  'dw.aim.3': { kind: 'core', says: 'Aiming holds for all bursts at that target in that turn.' },
  'dw.aim.4': { kind: 'core', says: 'In automatic and sustained fire one die has the bonus, and it is rolled first.' },
  'dw.aim.5': {
    kind: 'ruling',
    says: 'The aimed die of automatic fire is the first of the whole declaration, with all that was aimed.',
  },
  'dw.aim.6': { kind: 'core', says: 'Aiming is not kept for another turn.' },
  'dw.aim.7': { kind: 'core', says: 'Template weapons gain nothing by aiming, so it cannot be bought for them.' },
  'dw.aim.8': { kind: 'ruling', says: 'Aim is bought within the declaration of fire.' },

  'dw.autofire.1': {
    kind: 'core',
    says: 'Assault rifles and sub machineguns may hit several figures with a burst, five at most.',
  },
  'dw.autofire.2': {
    kind: 'core',
    says: 'One target is named, and every figure within 5 cm beside or behind it in a corridor 10 cm wide may be hit.',
  },
  'dw.autofire.3': {
    kind: 'ruling',
    says: 'The corridor holds visible figures in range within 5 cm of the named target, at most 5 cm sideways of the line and not in front of the target.',
  },
  'dw.autofire.4': { kind: 'ruling', says: 'Humans in the corridor are in danger like zombies, but not the firer.' },
  'dw.autofire.5': { kind: 'ruling', says: 'If there are more than five, those nearest to the named target count.' },
  'dw.autofire.6': { kind: 'core', says: 'The worst range among the targets of automatic fire holds for all dice.' },
  'dw.autofire.7': {
    kind: 'ruling',
    says: 'Cover or a friend in combat with any target counts for all dice of automatic fire, the bonus for fallen ones only if all are.',
  },
  'dw.autofire.8': { kind: 'core', says: 'Hits of automatic fire are dealt at random among the targets.' },
  'dw.autofire.9': {
    kind: 'ruling',
    says: 'Every hit is dealt by a pick of its own among all targets, and one already eliminated may soak up more.',
  },
  'dw.autofire.10': {
    kind: 'core',
    says: 'Sustained fire adds another burst at the same targets for 1 action point, declared before any die.',
  },
  'dw.autofire.11': {
    kind: 'ruling',
    says: 'Sustained fire adds one burst, or more if the house rules say, each for 1 action point.',
  },
  'dw.autofire.12': { kind: 'core', says: 'Automatic weapons fire no single shots.' },
  'dw.autofire.13': {
    kind: 'ruling',
    says: 'Two ordinary bursts at one target are no sustained fire: they cost more, but draw fewer zombies.',
  },

  'dw.shotgun.1': {
    kind: 'core',
    says: "A shotgun's cone strikes every target at least half in it and not more than half behind something, one die each.",
  },
  'dw.shotgun.2': { kind: 'core', says: 'Pump and double barrel have a cone 15 cm long and 5 cm wide at the end.' },
  'dw.shotgun.3': { kind: 'core', says: 'The sawn-off has a cone 10 cm long and 10 cm wide at the end.' },
  'dw.shotgun.4': {
    kind: 'ruling',
    says: "The cone begins at the edge of the firer's base in any direction, and a figure is in it if its centre is, border included.",
  },
  'dw.shotgun.5': {
    kind: 'ruling',
    says: 'A target is shielded if at least 6 of the 11 middle lines are blocked by terrain or by a standing figure nearer to the firer.',
  },
  'dw.shotgun.6': { kind: 'core', says: 'What a die does depends on how far away the target is.' },
  'dw.shotgun.7': {
    kind: 'ruling',
    says: 'Bands of 5 cm along the cone have their own numbers: near kills best, far is like a pistol.',
  },
  'dw.shotgun.8': { kind: 'core', says: 'Range and aim change nothing for shotguns.' },
  'dw.shotgun.9': { kind: 'core', says: 'The firer sees what a burst did before he decides on the next.' },
  'dw.shotgun.10': {
    kind: 'core',
    says: 'Double barrel and sawn-off fire two shells at the same targets for 1 action point, or at different ones for 1 each.',
  },
  'dw.shotgun.11': {
    kind: 'ruling',
    says: 'The second shell is free if it follows at once on the same cone, and may be decided after the first.',
  },
  'dw.shotgun.12': { kind: 'ruling', says: 'Each shell is a burst and takes one from the magazine of two.' },
  'dw.shotgun.13': {
    kind: 'ruling',
    says: 'Everybody in the cone is a target, friends too, and the nearest is diced for first.',
  },
  'dw.shotgun.14': {
    kind: 'ruling',
    says: 'A shell is settled before the next, so whoever it fells no longer shields others.',
  },

  'dw.machinegun.1': {
    kind: 'core',
    says: 'A machinegun strikes a circle of 10 cm whose front edge is in sight and not hidden by other targets.',
  },
  'dw.machinegun.2': {
    kind: 'ruling',
    says: 'The front edge is the point nearest to the firer; terrain and standing figures outside the circle block it, and it is at most 90 cm away.',
  },
  'dw.machinegun.3': {
    kind: 'core',
    says: 'Targets at least half under the circle and not more than half behind solid cover can be hit, and do not shield each other.',
  },
  'dw.machinegun.4': {
    kind: 'ruling',
    says: 'Under the circle means the centre within 5 cm of its middle, solid cover means 6 of 11 middle lines blocked by hard pieces, and friends are targets too.',
  },
  'dw.machinegun.5': { kind: 'core', says: 'A machinegun rolls ten dice: 4 is Fall, 5 and 6 are Elim.' },
  'dw.machinegun.6': { kind: 'core', says: 'The player who fires a machinegun shares its hits out among the targets.' },
  'dw.machinegun.7': {
    kind: 'ruling',
    says: "A machinegun's hits are dealt after all dice are seen; everybody gets one before anybody gets two, and no hit is kept back.",
  },
  'dw.machinegun.8': {
    kind: 'core',
    says: 'A braced gunner fires two bursts for the one price, the second settled after the first and shifted by up to 20 cm.',
  },
  'dw.machinegun.9': { kind: 'core', says: 'Bracing costs 4 action points.' },
  'dw.machinegun.10': {
    kind: 'ruling',
    says: 'A gunner stays braced until he moves, falls, is stunned, comes into close combat or changes weapons.',
  },
  'dw.machinegun.11': {
    kind: 'ruling',
    says: "The shift to a braced gunner's second circle is measured from centre to centre.",
  },
  'dw.machinegun.12': { kind: 'core', says: 'The machinegun is not fired in close combat.' },
  'dw.machinegun.13': { kind: 'core', says: 'Each burst of a machinegun takes one from its belt of 20.' },

  'dw.grenade.1': {
    kind: 'core',
    says: 'Hand grenades fly up to 15 cm and launched ones up to 30 cm, and both work alike.',
  },
  'dw.grenade.2': { kind: 'core', says: 'The point at which a grenade is aimed must be in sight.' },
  'dw.grenade.3': {
    kind: 'ruling',
    says: "A grenade may be aimed at open ground, measured from the edge of the thrower's base.",
  },
  'dw.grenade.4': { kind: 'core', says: 'Priming costs 1 action point and throwing 2.' },
  'dw.grenade.5': {
    kind: 'ruling',
    says: 'A hand grenade is primed and thrown in one command of 3; a Molotov needs no priming, and the launcher costs its 4.',
  },
  'dw.grenade.6': {
    kind: 'core',
    says: 'A grenade lands on the point on a 6, strays on 3 to 5, and strays farther on 1 or 2.',
  },
  'dw.grenade.7': { kind: 'ruling', says: 'The accuracy die of a grenade is read with its modifiers.' },
  'dw.grenade.8': {
    kind: 'ruling',
    says: 'A grenade strays in a random direction by two dice in centimetres, or three after a 1 or 2.',
  },
  'dw.grenade.9': {
    kind: 'ruling',
    says: 'A stray grenade stops 1 cm before the first thing too high for it, and is lost beyond the edge of the table.',
  },
  'dw.grenade.10': { kind: 'ruling', says: 'The blast has a radius of 5 cm.' },
  'dw.grenade.11': {
    kind: 'core',
    says: 'Everybody more than half under the blast is rolled for on the row of that grenade.',
  },
  'dw.grenade.12': {
    kind: 'ruling',
    says: 'More than half under a blast means the centre nearer than 5 cm with no wall between, friends and thrower too, nearest first.',
  },
  'dw.grenade.13': {
    kind: 'core',
    says: 'Fragments fell on 2 to 4 and eliminate on 5 and 6, fire eliminates on 5 and 6, flash-bangs stun on 3 and 4 and fell on 5 and 6.',
  },
  'dw.grenade.14': { kind: 'core', says: 'Fragments in a confined space add 1 to the effect die.' },
  'dw.grenade.15': {
    kind: 'core',
    says: 'A flash-bang in the open has 1 less, and in a room of normal size it reaches everybody there.',
  },
  'dw.grenade.16': { kind: 'ruling', says: 'A confined or normal sized room has at most 500 square centimetres.' },
  'dw.grenade.17': {
    kind: 'ruling',
    says: 'A stunned figure loses its next chance to act, and until then neither attacks, lurches, reacts nor pins anybody.',
  },
  'dw.grenade.18': { kind: 'core', says: 'Everybody under a Molotov or incendiary catches fire.' },
  'dw.grenade.19': { kind: 'ruling', says: 'What modifies the throw never touches the effect dice.' },
  'dw.grenade.20': { kind: 'ruling', says: 'Launchers fire fragmentation grenades unless others are loaded.' },
  'dw.grenade.21': { kind: 'ruling', says: 'Grenades fly over low obstacles and figures.' },
  'dw.grenade.22': { kind: 'ruling', says: 'Nobody throws or launches in close combat.' },

  'dw.flame.1': { kind: 'core', says: "Whoever the flamethrower's template covers or touches catches fire." },
  'dw.flame.2': {
    kind: 'ruling',
    says: "The flamethrower's template is a cone 20 cm long and 5 cm wide that reaches nobody behind walls, closed openings or pieces over 2 cm.",
  },
  'dw.flame.3': { kind: 'core', says: 'Every zombie in the flames is rolled for at once: 5 and 6 are Elim.' },
  'dw.flame.4': {
    kind: 'core',
    says: 'After a natural 1 with the flamethrower another die decides about the fuel: on 1 or 2 it is gone.',
  },
  'dw.flame.5': {
    kind: 'ruling',
    says: 'The fuel die does nothing else, and all targets of the flames are still settled, the nearest first.',
  },
  'dw.flame.6': {
    kind: 'core',
    says: 'A flamethrower whose wearer is hit blows up on 1 or 2, like an incendiary around him.',
  },
  'dw.flame.7': {
    kind: 'ruling',
    says: 'Shots, blasts, ramming and being set alight count as hits for this, bites do not, and an empty one does not blow up.',
  },
  'dw.flame.8': { kind: 'ruling', says: 'A human in the flames takes his wound at once without a die.' },

  'dw.fire.1': {
    kind: 'core',
    says: 'A burning zombie is rolled for once a turn: Elim on 5 and 6, then on 3 to 6, and surely on the third turn.',
  },
  'dw.fire.2': { kind: 'ruling', says: 'The growing bonus of Molotovs is the same progression.' },
  'dw.fire.3': {
    kind: 'ruling',
    says: 'The first die falls when the fire is caught, the others in the fire step of the next turns.',
  },
  'dw.fire.4': { kind: 'core', says: 'A human on fire takes a wound each turn.' },
  'dw.fire.5': { kind: 'ruling', says: 'For a burning human the wound replaces the die.' },
  'dw.fire.6': { kind: 'ruling', says: 'A human burns for three turns, then the fire goes out.' },
  'dw.fire.7': { kind: 'core', says: 'Fire spreads on 4 to 6 to a figure in contact with a burning one.' },
  'dw.fire.8': {
    kind: 'ruling',
    says: 'Spreading comes before burning, with one die for each figure in danger, and passes on by one figure a turn.',
  },
  'dw.fire.9': { kind: 'ruling', says: 'A burning zombie acts as usual.' },
  'dw.fire.10': { kind: 'core', says: 'A fire extinguisher puts a fire out on 2 to 6 and is used up.' },
  'dw.fire.11': {
    kind: 'ruling',
    says: 'An extinguisher works on the user or one figure within 5 cm, and is used up even on a 1.',
  },
  'dw.fire.12': { kind: 'ruling', says: 'Nobody is lit twice: the count of turns goes on.' },
  'dw.fire.13': { kind: 'ruling', says: 'Kills by fire belong to whoever lit the first figure of the chain.' },

  'dw.jam.1': { kind: 'optional', says: 'Weapons may jam.' },
  'dw.jam.2': {
    kind: 'optional',
    says: 'For each natural 1 on a hit die another die is rolled, and on 1 or 2 the weapon jams.',
  },
  'dw.jam.3': {
    kind: 'ruling',
    says: 'Jam dice follow the hit dice of a burst until one jams; that burst counts in full, and later ones are lost without using ammunition.',
  },
  'dw.jam.4': { kind: 'optional', says: 'Revolvers never jam.' },
  'dw.jam.5': {
    kind: 'optional',
    says: 'A machinegun jams when three or more of its dice show 1, without another die.',
  },
  'dw.jam.6': { kind: 'optional', says: 'A hand grenade thrown with a natural 1 explodes in the hand on another 1.' },
  'dw.jam.7': {
    kind: 'optional',
    says: 'After a natural 1 a launcher rolls again: on 1 the grenade explodes in it, on 2 or 3 it is a dud.',
  },
  'dw.jam.8': {
    kind: 'ruling',
    says: 'A launcher whose grenade explodes in it or is a dud is jammed too; an explosion is centred on the firer, and a dud does nothing.',
  },
  'dw.jam.9': { kind: 'optional', says: 'Flamethrowers do not jam.' },
  'dw.jam.10': { kind: 'optional', says: 'Clearing a jam costs 3 action points.' },
  'dw.jam.11': {
    kind: 'ruling',
    says: 'Thrown and melee weapons never jam, bows and shots in close combat can, and in close combat no jam is cleared.',
  },

  'dw.cc.1': { kind: 'core', says: 'Figures whose bases touch are in close combat.' },
  'dw.cc.2': { kind: 'ruling', says: 'Only contact with an enemy counts, never with a friend.' },
  'dw.cc.3': { kind: 'core', says: 'In close combat a human can only attack or try to break away.' },
  'dw.cc.4': {
    kind: 'ruling',
    says: 'In close combat a human may still stand up, restart a stalled chainsaw, and take free actions that skills give.',
  },
  'dw.cc.5': { kind: 'ruling', says: 'Fallen and stunned zombies hold nobody: he may walk off, or attack them.' },
  'dw.cc.6': {
    kind: 'ruling',
    says: 'When the last standing enemy in contact is gone, he is free for the rest of his activation.',
  },
  'dw.cc.7': {
    kind: 'core',
    says: 'One attacks with bludgeoning or edged weapons, rifle butts, chainsaws, or by firing.',
  },
  'dw.cc.8': { kind: 'core', says: 'Each close combat attack costs 2 action points and one die.' },
  'dw.cc.9': { kind: 'core', says: 'Bludgeoning weapons fell on 5 and 6 and never eliminate.' },
  'dw.cc.10': { kind: 'core', says: 'Edged weapons fell on 4 and 5 and eliminate on 6.' },
  'dw.cc.11': { kind: 'core', says: 'A bludgeoning or edged strike eliminates a fallen target on anything but a 1.' },
  'dw.cc.12': { kind: 'ruling', says: 'Only a natural 1 saves a fallen target from a strike.' },
  'dw.cc.13': { kind: 'core', says: 'A strike from behind adds 1.' },
  'dw.cc.14': {
    kind: 'ruling',
    says: 'Only standing zombies have a back: they face the way they last moved or whom they attacked, and shots gain nothing by it.',
  },
  'dw.cc.15': { kind: 'core', says: 'Nobody fights zombies with bare hands without the skill for it.' },
  'dw.cc.16': {
    kind: 'ruling',
    says: 'Only a weapon in hand can strike, and weapons are not changed in close combat.',
  },
  'dw.cc.17': {
    kind: 'core',
    says: 'Firing in close combat is rolled against the close quarter number, and success eliminates.',
  },
  'dw.cc.18': {
    kind: 'ruling',
    says: 'Firing in close combat is one die for each burst at a target in contact, at the usual price; bursts are declared beforehand, except with shotguns.',
  },
  'dw.cc.19': {
    kind: 'ruling',
    says: 'Fire in close combat succeeds at or above the number, and only the modifiers of its own column count.',
  },
  'dw.cc.20': { kind: 'core', says: 'Weapons without a close quarter number are not fired in close combat.' },
  'dw.cc.21': { kind: 'core', says: 'Out of ammunition, one can only strike or flee.' },
  'dw.cc.22': {
    kind: 'ruling',
    says: 'A fire extinguisher, gas can, battery or radio strikes like a club without being readied or used up.',
  },
  'dw.cc.23': { kind: 'ruling', says: 'Against a human, results work as harm to humans.' },

  'dw.chainsaw.1': { kind: 'core', says: 'A chainsaw eliminates on 3 to 6.' },
  'dw.chainsaw.2': { kind: 'core', says: 'On a 6 the chainsaw may attack another target in contact for nothing.' },
  'dw.chainsaw.3': {
    kind: 'ruling',
    says: 'The chainsaw goes on after a natural 6 at a target not yet attacked in this chain, and a further 6 goes on again.',
  },
  'dw.chainsaw.4': {
    kind: 'core',
    says: "A chainsaw's 1 is rolled again: on 1 the user is hit, on 2 to 4 the saw stalls, on 5 or 6 it is out of gas.",
  },
  'dw.chainsaw.5': { kind: 'ruling', says: "Only a natural 1 is a chainsaw's mishap." },
  'dw.chainsaw.6': { kind: 'core', says: 'Restarting a stalled saw costs 3 action points.' },
  'dw.chainsaw.7': {
    kind: 'ruling',
    says: 'A chainsaw out of gas needs a gas can, for 2 action points out of close combat; a stalled or empty saw is no weapon.',
  },
  'dw.chainsaw.8': { kind: 'ruling', says: 'Against fallen targets the saw keeps its own numbers.' },

  'dw.break.1': { kind: 'core', says: 'Breaking away is announced at the start of the turn.' },
  'dw.break.2': {
    kind: 'ruling',
    says: 'Breaking away is the first action of a human in close combat, and only standing up may come before it.',
  },
  'dw.break.3': { kind: 'core', says: 'Breaking away needs a free way out.' },
  'dw.break.4': {
    kind: 'ruling',
    says: 'A way out is free if 2.5 cm straight in one of 36 directions meets nothing and ends out of contact with every enemy.',
  },
  'dw.break.5': { kind: 'core', says: 'To break away a die must be higher than the number of opponents in contact.' },
  'dw.break.6': {
    kind: 'ruling',
    says: 'Fallen and stunned zombies do not count against breaking away, which is not offered without a chance or the points to use it.',
  },
  'dw.break.7': { kind: 'core', says: 'An attempt to break away costs 1 action point.' },
  'dw.break.8': { kind: 'core', says: 'Whoever fails to break away does nothing more this turn.' },
  'dw.break.9': { kind: 'ruling', says: 'Whoever failed to break away does not react in the zombie phase either.' },
  'dw.break.10': { kind: 'ruling', says: 'Whoever breaks away must next move out of contact, and then acts freely.' },

  'dw.harm.1': { kind: 'core', says: 'Fall lays a zombie on its back.' },
  'dw.harm.2': { kind: 'core', says: 'Elim removes a zombie.' },
  'dw.harm.3': { kind: 'ruling', says: 'Fall does nothing to a fallen zombie.' },
  'dw.harm.4': { kind: 'ruling', says: 'Fall or a plain hit gives a human one wound, and he falls.' },
  'dw.harm.5': {
    kind: 'ruling',
    says: 'Elim eliminates a human at once, or gives two wounds if the house rules say so.',
  },
  'dw.harm.6': {
    kind: 'ruling',
    says: 'Flash-bangs, chainsaws, fire, jumps and crashes fell a human only if they say so, and a flash-bang fells without a wound.',
  },
  'dw.harm.7': { kind: 'core', says: "A zombie's hit gives one wound and no fall." },
  'dw.harm.8': { kind: 'ruling', says: 'An eliminated human leaves a corpse with his gear.' },

  'dw.wounds.1': { kind: 'core', says: 'Wounds add up.' },
  'dw.wounds.2': {
    kind: 'core',
    says: 'After a turn with new wounds a human rolls one die, and is eliminated if it is lower than all his wounds.',
  },
  'dw.wounds.3': { kind: 'core', says: 'The wound test comes in the first phase of the next turn.' },
  'dw.wounds.4': {
    kind: 'ruling',
    says: 'A wound test is one die for any number of new wounds, against all that he has at that moment, those of the fire step included.',
  },
  'dw.wounds.5': {
    kind: 'ruling',
    says: 'Seven wounds fail the wound test without a die, none need no test, and a single one is rolled for like any other.',
  },
  'dw.wounds.6': { kind: 'ruling', says: 'Untested wounds are tested before a finished game is graded.' },
  'dw.wounds.7': { kind: 'note', says: 'The book calls its wound rule the normal one, but prints no other.' },

  'dw.heal.1': { kind: 'core', says: 'Healing costs 4 action points.' },
  'dw.heal.2': {
    kind: 'ruling',
    says: 'Healing needs a first aid kit or the skill, and works on oneself or a friend in contact, out of close combat.',
  },
  'dw.heal.3': { kind: 'core', says: 'A small kit heals one wound, a medium two, a large three.' },
  'dw.heal.4': { kind: 'ruling', says: 'A kit serves one patient once, and what is too much is lost.' },

  'dw.zombify.1': { kind: 'optional', says: 'Dead humans may rise as zombies.' },
  'dw.zombify.2': {
    kind: 'optional',
    says: 'Every turn a die is rolled for each dead human, who rises if it is lower than his wounds plus the turns since his death.',
  },
  'dw.zombify.3': {
    kind: 'ruling',
    says: 'For zombification turns are counted from the one in which a human died, with the first test in the next.',
  },
  'dw.zombify.4': {
    kind: 'ruling',
    says: "For zombification a human's wounds are those at his death, none if he was shot dead unhurt.",
  },
  'dw.zombify.5': {
    kind: 'ruling',
    says: 'A risen zombie stands where the corpse lay or as near as possible, and acts in the same turn.',
  },
  'dw.zombify.6': { kind: 'core', says: 'Whoever shot himself or was treated with antiseptic does not rise.' },
  'dw.zombify.7': {
    kind: 'ruling',
    says: 'A risen zombie keeps the weapon in its hand; other gear stays on the ground.',
  },
  'dw.zombify.8': {
    kind: 'ruling',
    says: 'Found survivors are tested for zombification too, those who left the table are not.',
  },

  'dw.armedz.1': { kind: 'optional', says: 'Zombies that hold a gun may use it.' },
  'dw.armedz.2': {
    kind: 'optional',
    says: 'After everything else an armed zombie fires once at the nearest figure, living or undead.',
  },
  'dw.armedz.3': { kind: 'optional', says: 'A shot of an armed zombie makes its target suffer Fall on a 6.' },
  'dw.armedz.4': { kind: 'ruling', says: 'An armed zombie hits with a natural 6 on one die, whatever the weapon.' },
  'dw.armedz.5': {
    kind: 'ruling',
    says: "An armed zombie shoots at the nearest visible figure within its weapon's range, humans first on ties.",
  },
  'dw.armedz.6': {
    kind: 'ruling',
    says: 'An armed zombie fires only a loaded gun, bow or crossbow, never reloads, and holds its fire after standing up, a stun or pounding on a barrier.',
  },
  'dw.armedz.7': { kind: 'ruling', says: 'An armed zombie fires even in contact, after its attacks.' },
  'dw.armedz.8': { kind: 'core', says: 'A zombie with a close combat weapon has 1 more on its attacks.' },
  'dw.armedz.9': { kind: 'ruling', says: 'A gun gives a zombie no bonus on its attacks.' },
  'dw.armedz.10': {
    kind: 'ruling',
    says: 'Shots of armed zombies are heard in the next zombie phase, but draw no further zombies.',
  },

  'dw.fear.1': {
    kind: 'core',
    says: 'At the start of a turn every human with a zombie within 10 cm takes a fear test.',
  },
  'dw.fear.2': {
    kind: 'ruling',
    says: 'All zombies within 10 cm count for fear, fallen, stunned or behind a wall alike.',
  },
  'dw.fear.3': {
    kind: 'core',
    says: '2D6 must not exceed the BMV, plus 1 for each team member and minus 1 for each zombie within 10 cm, minus own wounds.',
  },
  'dw.fear.4': {
    kind: 'ruling',
    says: 'A fear test fails when the score is higher than the value, whatever one sentence of the book says.',
  },
  'dw.fear.5': {
    kind: 'ruling',
    says: 'No score passes or fails a fear test by itself, and the dice are rolled even if they cannot help.',
  },
  'dw.fear.6': { kind: 'core', says: 'A failed fear test doubles all costs for the turn.' },
  'dw.fear.7': {
    kind: 'ruling',
    says: 'Neither the tester nor found survivors nor corpses hearten anybody in a fear test; found survivors are tested like everybody.',
  },
  'dw.fear.8': {
    kind: 'ruling',
    says: 'Team, zombies, wounds, Cool and Motivate change the value, while archetype, quirks and Fearless change the score.',
  },

  'dw.moral.1': { kind: 'core', says: 'A killed team member costs the others 2 points of BMV for good.' },
  'dw.moral.2': { kind: 'optional', says: 'A team member who rises as a zombie costs 1 point more.' },
  'dw.moral.3': { kind: 'core', says: 'A killed found survivor costs 2 points.' },
  'dw.moral.4': { kind: 'ruling', says: 'Found survivors have a BMV of 10 and lose points in the same way.' },
  'dw.moral.5': {
    kind: 'core',
    says: 'After the game a character regains 1 point for every five zombies he killed, those in close combat counting twice.',
  },
  'dw.moral.6': {
    kind: 'ruling',
    says: 'Regained points never lift the BMV above its full value, fractions are dropped, and it never goes below 0.',
  },
  'dw.moral.7': { kind: 'core', says: 'The last of a group has his BMV restored to 10.' },
  'dw.moral.8': { kind: 'core', says: 'The last of a group tests as usual, but loses no more points of BMV.' },
  'dw.moral.9': {
    kind: 'ruling',
    says: 'For higher levels the full value counts; found survivors are no members, those who escaped are, and those left behind are not lost.',
  },
  'dw.moral.10': { kind: 'ruling', says: 'Losses of BMV count from the next fear test.' },

  'dw.example.1': { kind: 'note', says: 'Chapter numbers in the worked example follow the contents page of the book.' },
  'dw.example.2': { kind: 'ruling', says: 'The bonus of Lawless is for Dawson beside him, not for himself.' },
  'dw.example.3': {
    kind: 'ruling',
    says: 'With a BMV of 6 Lawless passes with 5 against 6, and Dawson fails with 8 against 5.',
  },
  'dw.example.4': { kind: 'ruling', says: 'Zombification is tested for the dead, not for unhurt men.' },
  'dw.example.5': {
    kind: 'ruling',
    says: 'Dawson pays double for his step and his shot, and fires with 1 less for having moved.',
  },
  'dw.example.6': {
    kind: 'ruling',
    says: 'With a pistol at 15 cm after a move 5 and 6 are Fall, nothing is Elim, and a 4 misses.',
  },
  'dw.example.7': {
    kind: 'ruling',
    says: 'With a pistol at point blank without a move 3 and 4 are Fall, 5 and 6 are Elim.',
  },
  'dw.example.8': {
    kind: 'ruling',
    says: 'A zombie just beyond 10 cm takes the point blank bonus from the whole burst; 1, 3, 3, 4 and 6 are one Fall and one Elim on the same zombie.',
  },
  'dw.example.9': {
    kind: 'ruling',
    says: 'Lawless may not fire again at the zombie he missed, as he declared no further burst.',
  },
  'dw.example.10': {
    kind: 'ruling',
    says: "The distances told of Dawson's zombie contradict each other, so true positions decide.",
  },
  'dw.example.11': { kind: 'ruling', says: 'The zombie 14 cm away walks 10 cm and lurches into contact on a 5.' },
  'dw.example.12': { kind: 'ruling', says: 'All zombies move before any of them attacks.' },
  'dw.example.13': {
    kind: 'ruling',
    says: 'Two zombies attack on 5 and on 4 with the knife, the lesser chance first; 6 and 4 are two wounds.',
  },
  'dw.example.14': {
    kind: 'ruling',
    says: 'Against two wounds a 1 kills Dawson, and then he rises on less than 3, 4, 5 turn by turn.',
  },
  'dw.example.15': { kind: 'ruling', says: 'Lawless, the last of his group, has a BMV of 10 again.' },
  'dw.example.16': { kind: 'note', says: 'The example is a game without the advanced rules.' },
  'dw.example.17': { kind: 'ruling', says: 'Before his wound test Dawson owes a fear test, which the example skips.' },

  'dw.zsense.1': { kind: 'core', says: 'Zombies smell humans at up to 20 cm.' },
  'dw.zsense.2': { kind: 'core', says: 'Zombies see humans at up to 40 cm.' },
  'dw.zsense.3': { kind: 'ruling', says: 'Smell goes through walls, sight does not.' },
  'dw.zsense.4': { kind: 'core', says: 'Zombies hear guns and grenades at any distance and go there.' },
  'dw.zsense.5': {
    kind: 'ruling',
    says: 'A noise stays where it was made until the end of the zombie phase; a zombie goes for the nearest, ties the latest, and radios and chainsaws count.',
  },
  'dw.zsense.6': { kind: 'core', says: 'Smell comes before sight, and sight before sound.' },
  'dw.zsense.7': { kind: 'core', says: 'Within one sense the nearest human is chosen.' },
  'dw.zsense.8': {
    kind: 'ruling',
    says: 'Ties go to the human with fewer zombies in contact, then to the lower number.',
  },
  'dw.zsense.9': {
    kind: 'optional',
    says: 'A zombie that senses a human moans, and others within 40 cm come as if they saw him.',
  },
  'dw.zsense.10': {
    kind: 'ruling',
    says: 'Only zombies that neither smell nor see answer the nearest caller, before any sound, and do not call on.',
  },
  'dw.zsense.11': { kind: 'ruling', says: 'A zombie senses when its own turn to move comes.' },
  'dw.zsense.12': { kind: 'ruling', says: 'People in a vehicle are smelled and seen at its outline.' },

  'dw.zmove.1': { kind: 'core', says: 'A zombie moves up to 10 cm unless it is in close combat.' },
  'dw.zmove.2': { kind: 'ruling', says: 'A zombie moves as far as it can, or until contact.' },
  'dw.zmove.3': {
    kind: 'ruling',
    says: 'Zombies act by their distance from the nearest human at the start of the phase, ties by number.',
  },
  'dw.zmove.4': { kind: 'core', says: 'A zombie goes around what is in its way.' },
  'dw.zmove.5': {
    kind: 'ruling',
    says: 'A zombie takes the cheapest way, on which a low obstacle counts 5 cm and a closed opening 100 cm; of equal ways the leftmost, and bases of others do not count.',
  },
  'dw.zmove.6': { kind: 'core', says: 'If there is no room at a human, a zombie goes for the next.' },
  'dw.zmove.7': {
    kind: 'ruling',
    says: "No room at a human means that neither the zombie's own way nor any of 24 places around him is free; without another human sensed it goes as near as it can.",
  },
  'dw.zmove.8': {
    kind: 'core',
    says: 'Sensing nothing, a zombie wanders straight in a random direction until it finds a human or leaves the table.',
  },
  'dw.zmove.9': {
    kind: 'ruling',
    says: 'A wandering zombie keeps its direction until it senses something or meets impassable terrain, and is gone when it crosses the edge.',
  },
  'dw.zmove.10': { kind: 'ruling', says: 'Zombies do not climb, jump, open or search.' },
  'dw.zmove.11': { kind: 'core', says: 'A zombie in contact with a human stays.' },
  'dw.zmove.12': {
    kind: 'note',
    says: 'Where the book leaves odd cases to common sense, the software decides by its clauses and never asks.',
  },
  'dw.zmove.13': {
    kind: 'ruling',
    says: 'A base in its way makes a zombie try 30, 60 and 90 degrees left and right, for the first way that brings it nearer.',
  },
  'dw.zmove.14': {
    kind: 'ruling',
    says: 'Without any way to a human a zombie waits at the reachable point that is exactly nearest to him; among equals the one with the shortest way, then the one farthest left.',
  },

  'dw.entry.1': { kind: 'core', says: 'Method A places zombies at random before the game.' },
  'dw.entry.2': {
    kind: 'ruling',
    says: 'Method A rolls two D20 for each place, again if it is blocked, in a building or within 20 cm of a human, at most 20 times.',
  },
  'dw.entry.3': {
    kind: 'core',
    says: 'Method B rolls two dice every turn, and each 6 brings a zombie at a random edge.',
  },
  'dw.entry.4': {
    kind: 'ruling',
    says: 'Method B rolls a D20 for the edge of all and another for the place of each along it, or the nearest free one.',
  },
  'dw.entry.5': {
    kind: 'core',
    says: 'Method C rolls a die whenever a human enters an unexplored room: on 5 or 6 there are 1D6 zombies in it.',
  },
  'dw.entry.6': {
    kind: 'ruling',
    says: 'A human stops as he enters an unexplored room; its zombies stand along the wall opposite from its middle outward, those without room do not appear, and he may go on.',
  },
  'dw.entry.7': {
    kind: 'core',
    says: 'Method D brings a zombie for every shot, beside an obstacle in a random direction at least 20 cm away.',
  },
  'dw.entry.8': {
    kind: 'ruling',
    says: 'Method D counts a declaration once, close combat shots too, silent weapons never.',
  },
  'dw.entry.9': {
    kind: 'ruling',
    says: 'Of the free spawn points at least 20 cm from the firer the one nearest to the rolled direction is taken.',
  },
  'dw.entry.10': {
    kind: 'core',
    says: 'Method E brings 1D6+1 zombies for a grenade, a chainsaw or sustained fire, in the same way.',
  },
  'dw.entry.11': {
    kind: 'ruling',
    says: 'Each zombie drawn by method E has its own direction and point; E replaces D, and a chainsaw draws them once a turn.',
  },
  'dw.entry.12': {
    kind: 'ruling',
    says: 'Zombies of methods D and E come right after the action and act in the coming zombie phase.',
  },
  'dw.entry.13': { kind: 'ruling', says: 'Zombies that come at the edge count for the fear tests of that turn.' },
  'dw.entry.14': { kind: 'ruling', says: 'Arriving zombies are unarmed.' },
  'dw.entry.15': { kind: 'ruling', says: 'Rooms with humans in them at the start are explored.' },

  'dw.barrier.1': {
    kind: 'core',
    says: 'Two or more zombies that do nothing else can smash doors, windows and barricades.',
  },
  'dw.barrier.2': {
    kind: 'core',
    says: 'Two or three zombies at a barrier need at least two turns, four or more at least one.',
  },
  'dw.barrier.3': {
    kind: 'core',
    says: 'After those turns each zombie at a barrier rolls a die, and any 6 breaks it.',
  },
  'dw.barrier.4': { kind: 'core', says: 'Every further turn at a barrier adds a die.' },
  'dw.barrier.5': {
    kind: 'ruling',
    says: "A barrier is attacked with a die for each zombie plus one for each turn beyond the least number, which goes by this turn's attackers.",
  },
  'dw.barrier.6': {
    kind: 'ruling',
    says: 'The count of turns at a barrier begins again after a turn with fewer than two attackers.',
  },
  'dw.barrier.7': {
    kind: 'ruling',
    says: 'A zombie pounds if the first closed barrier on its way is within 3 cm when its turn comes; it then neither moves, lurches nor fires.',
  },
  'dw.barrier.8': {
    kind: 'ruling',
    says: 'Zombies on both sides of a barrier count together, and what is broken stays open, a window as a low obstacle.',
  },
  'dw.barrier.9': { kind: 'ruling', says: 'Glass, doors, boards and barricades are equally strong.' },
  'dw.barrier.10': {
    kind: 'ruling',
    says: 'The dice for barriers come after all moves, so nobody goes through before the next turn.',
  },
  'dw.barrier.11': { kind: 'ruling', says: 'A single zombie at a barrier achieves nothing.' },

  'dw.lurch.1': { kind: 'optional', says: 'Zombies may lurch.' },
  'dw.lurch.2': {
    kind: 'optional',
    says: 'A zombie whose move ends within 5 cm of a human is thrown into contact on 5 or 6, and attacks.',
  },
  'dw.lurch.3': { kind: 'ruling', says: 'A zombie that lurched makes its one free attack with the others.' },
  'dw.lurch.4': {
    kind: 'ruling',
    says: 'A lurching zombie must have moved and not be in contact, it goes for the nearest human, and its straight way and a touching place must be free; else no die is thrown.',
  },
  'dw.lurch.5': { kind: 'core', says: 'A zombie that lay at the start of the phase does not lurch.' },

  'dw.zattack.1': { kind: 'core', says: 'Every zombie attacks once a turn for nothing, however far it walked.' },
  'dw.zattack.2': { kind: 'core', says: 'A zombie in contact from the start attacks twice.' },
  'dw.zattack.3': { kind: 'core', says: "A zombie's attack wounds with a 6 or more." },
  'dw.zattack.4': { kind: 'core', says: "A weapon adds 1 to a zombie's attack." },
  'dw.zattack.5': { kind: 'core', says: 'Each further zombie that attacks the same human at the same time adds 1.' },
  'dw.zattack.6': {
    kind: 'ruling',
    says: 'All free attacks on a human come first, then the second ones, each round with its own number of attackers.',
  },
  'dw.zattack.7': {
    kind: 'ruling',
    says: "Attacks go by the humans' numbers, and within a round the smallest bonus comes first.",
  },
  'dw.zattack.8': {
    kind: 'ruling',
    says: 'Touching several humans, a zombie attacks the one it attacked last, else the nearest.',
  },
  'dw.zattack.9': { kind: 'ruling', says: 'No attack misses by itself: with six zombies every one hits.' },
  'dw.zattack.10': { kind: 'ruling', says: 'A human gone before a second attack leaves the zombie without it.' },

  'dw.zfallen.1': { kind: 'core', says: 'A fallen zombie stands up with its 2 action points.' },
  'dw.zfallen.2': {
    kind: 'core',
    says: 'A zombie that stood up in contact with a human makes its free attack, and otherwise does nothing.',
  },
  'dw.zfallen.3': {
    kind: 'ruling',
    says: 'A zombie that stood up makes one attack even if the human was there from the start.',
  },

  'dw.archetype.1': {
    kind: 'optional',
    says: 'Every character is Military, Law Enforcement or Civilian, with a subtype for flavour.',
  },
  'dw.archetype.2': { kind: 'optional', says: 'Military characters have 1 less on the score of fear tests.' },
  'dw.archetype.3': { kind: 'optional', says: 'Law Enforcement characters have no modifiers.' },
  'dw.archetype.4': { kind: 'optional', says: 'Civilians have 1 more on the score of fear tests.' },
  'dw.archetype.5': {
    kind: 'optional',
    says: 'Civilians have 1 less with assault rifles, sub machineguns, machineguns, grenades and flamethrowers.',
  },
  'dw.archetype.6': {
    kind: 'ruling',
    says: "Launchers are military weapons too, Molotovs and sniper rifles are not; a civilian's penalty touches a grenade's accuracy and the flamethrower's first dice.",
  },
  'dw.archetype.7': {
    kind: 'ruling',
    says: 'A character has a name, a sex, archetype and subtype, experience, level, BMV, skills, quirks, psychoses, weapons, wounds and trauma.',
  },
  'dw.archetype.8': { kind: 'optional', says: 'Characters are ready-made or generated.' },
  'dw.archetype.9': { kind: 'note', says: 'The subtype and the quirk called Criminal are two different things.' },

  'dw.restrict.1': { kind: 'optional', says: 'Archetypes may be limited in the combat skills they can learn.' },
  'dw.restrict.2': { kind: 'optional', says: 'Military characters cannot learn Shotgun, Unload and Chainsaw maniac.' },
  'dw.restrict.3': {
    kind: 'optional',
    says: 'Law Enforcement characters cannot learn Automatic, Machine gun, Grenade launcher, Brace, Gunner and Killer.',
  },
  'dw.restrict.4': { kind: 'optional', says: 'Civilians can learn only combat skills for pistol and revolver.' },
  'dw.restrict.5': {
    kind: 'ruling',
    says: 'The lists of forbidden skills are complete, with Reflex open to civilians, and pure close combat skills and Tough closed.',
  },
  'dw.restrict.6': {
    kind: 'optional',
    says: 'Subtypes may have lists of their own: Grunt, Sniper, Officer and anti-terrorist unit.',
  },
  'dw.restrict.7': {
    kind: 'ruling',
    says: "A subtype's list limits weapons and special combat skills, but neither general skills nor melee weapons.",
  },

  'dw.search.1': { kind: 'optional', says: 'A building or vehicle is searched for 4 action points.' },
  'dw.search.2': {
    kind: 'ruling',
    says: 'One searches the room one is in or a vehicle one touches, each once in a scenario and not in close combat.',
  },
  'dw.search.3': {
    kind: 'optional',
    says: 'A search begins with a die for zombies: on 4 to 6 there are 1D6 of them in a building, or 1D3 in a vehicle.',
  },
  'dw.search.4': { kind: 'optional', says: 'A searched car has no die for zombies, trucks and buses do.' },
  'dw.search.5': { kind: 'optional', says: 'Zombies found by a search stand opposite to where the character came in.' },
  'dw.search.6': {
    kind: 'ruling',
    says: 'Zombies found by a search are placed as in an unexplored room, or outside a vehicle on the far side; a room rolled for on entering has no second die for zombies.',
  },
  'dw.search.7': {
    kind: 'optional',
    says: 'A search ends with a die for the find: 1 nothing, 2 a survivor, 3 and 4 an item, 5 and 6 a weapon.',
  },
  'dw.search.8': { kind: 'optional', says: 'Where weapons are likely the find die has 1 more.' },
  'dw.search.9': { kind: 'optional', says: 'Where medicine is likely the find die has 1 less.' },
  'dw.search.10': { kind: 'ruling', says: 'The find die is kept from 1 to 6.' },
  'dw.search.11': { kind: 'optional', says: 'A table of 2D6 says which survivor is found.' },
  'dw.search.12': { kind: 'optional', says: 'What a found survivor carries is rolled on the weapons table.' },
  'dw.search.13': {
    kind: 'ruling',
    says: "A found survivor belongs to the finder's seat, appears beside him, acts from the next turn on, and starts at level 1 without skills.",
  },
  'dw.search.14': { kind: 'optional', says: 'A table of 2D6 says which item is found.' },
  'dw.search.15': { kind: 'optional', says: 'A table of 2D20 says which weapon or ammunition is found.' },
  'dw.search.16': {
    kind: 'ruling',
    says: 'The dice come in order: zombies, their number, the find, its table, its quantity.',
  },
  'dw.search.17': { kind: 'ruling', says: 'The find is taken at once for nothing, or left lying.' },
  'dw.search.18': { kind: 'note', says: 'No pump shotgun can be found.' },

  'dw.items.1': { kind: 'optional', says: 'Antiseptic keeps a dead character from rising.' },
  'dw.items.2': { kind: 'ruling', says: 'Antiseptic is used beside the corpse for 2 action points, and used up.' },
  'dw.items.3': {
    kind: 'ruling',
    says: 'A radio that is on makes noise every turn where it is, and is switched for 2 action points.',
  },
  'dw.items.4': {
    kind: 'ruling',
    says: 'Car keys fit the car nearest to where they were found, or the searched one, never a truck or bus.',
  },
  'dw.items.5': { kind: 'optional', says: 'A gas can fills a vehicle or a chainsaw.' },
  'dw.items.6': {
    kind: 'ruling',
    says: 'Filling up takes 2 action points in contact, and only an empty tank needs it.',
  },
  'dw.items.7': { kind: 'ruling', says: 'A battery is fitted for 2 action points, and the next start there succeeds.' },
  'dw.items.8': { kind: 'optional', says: 'A silencer makes its pistol silent.' },

  'dw.vehicle.1': { kind: 'optional', says: 'Vehicles may be driven.' },
  'dw.vehicle.2': {
    kind: 'optional',
    says: 'One starts a vehicle with its keys, or by hotwiring it for 4 action points.',
  },
  'dw.vehicle.3': {
    kind: 'optional',
    says: 'Starting a vehicle takes a die: on 1 or 2 the battery fails, otherwise it starts.',
  },
  'dw.vehicle.4': { kind: 'optional', says: 'After a failed start one tries again or changes the battery.' },
  'dw.vehicle.5': {
    kind: 'ruling',
    says: 'Every try is paid and rolled anew, a dead battery must be changed, and an empty tank prevents starting.',
  },
  'dw.vehicle.6': {
    kind: 'ruling',
    says: "Only whoever sits in the driver's place starts and drives; getting in or out costs 2 action points at a standstill.",
  },
  'dw.vehicle.7': {
    kind: 'content',
    says: 'A car is 11 x 5 cm for 4 people, a truck 16 x 6 cm for 8, a bus 22 x 6.5 cm for 12, one of them the driver.',
  },
  'dw.vehicle.8': { kind: 'optional', says: 'A driver spends all 4 action points on driving.' },
  'dw.vehicle.9': { kind: 'optional', says: 'Slow is up to 20 cm a turn, fast up to 40 cm.' },
  'dw.vehicle.10': { kind: 'optional', says: 'Speeding up, slowing down and braking cost 1 action point for 5 cm.' },
  'dw.vehicle.11': {
    kind: 'ruling',
    says: 'The driver changes the speed by up to 5 cm for each point, and the vehicle then moves exactly its new speed.',
  },
  'dw.vehicle.12': { kind: 'ruling', says: 'Up to 20 cm is slow, above that is fast.' },
  'dw.vehicle.13': { kind: 'optional', says: 'Slow turns need no die.' },
  'dw.vehicle.14': { kind: 'optional', says: 'A fast turn skids on 1 to the left and on 2 to the right, by 2D6 cm.' },
  'dw.vehicle.15': {
    kind: 'ruling',
    says: "A vehicle's way is a chain of legs of at least 5 cm with bends of at most 90 degrees slow or 45 fast, one die for each fast bend.",
  },
  'dw.vehicle.16': {
    kind: 'ruling',
    says: 'A skid goes sideways, ends the movement and drops the speed to 20 if nothing is hit.',
  },
  'dw.vehicle.17': {
    kind: 'optional',
    says: 'A crash puts the vehicle out of order and gives everybody in it 1D6 wounds.',
  },
  'dw.vehicle.18': {
    kind: 'ruling',
    says: 'Any contact with terrain or another vehicle is a crash, which stops it there, the driver included.',
  },
  'dw.vehicle.19': { kind: 'optional', says: 'Passengers may fire, with 1 more at fast speed.' },
  'dw.vehicle.20': {
    kind: 'ruling',
    says: "The passengers' bonus at fast speed looks like a misprint, but is kept as printed unless the house rules say otherwise.",
  },
  'dw.vehicle.21': {
    kind: 'ruling',
    says: 'Passengers measure from the outline, have not moved by being driven, act in their own turns, and are out of reach while it moves.',
  },
  'dw.vehicle.22': {
    kind: 'optional',
    says: 'Ramming slowly stalls the vehicle on 1, throws zombies aside on 2 to 4, kills on 5 and 6.',
  },
  'dw.vehicle.23': {
    kind: 'optional',
    says: 'Ramming fast stalls it on 1, throws them aside on 2 and 3, kills on 4 to 6.',
  },
  'dw.vehicle.24': {
    kind: 'ruling',
    says: 'One die holds for all zombies swept in an activation, and on a 1 the vehicle stops at the first without harm to anybody.',
  },
  'dw.vehicle.25': {
    kind: 'ruling',
    says: "Thrown zombies lie 5 cm to the side on which they were, and kills are the driver's.",
  },
  'dw.vehicle.26': {
    kind: 'ruling',
    says: 'Humans in the way suffer the same die, and no path may be chosen through friends if there is another.',
  },
  'dw.vehicle.27': { kind: 'optional', says: 'A stalled vehicle must be started again.' },
  'dw.vehicle.28': {
    kind: 'ruling',
    says: 'A moving vehicle that nobody drove goes straight on and loses 20 cm of speed.',
  },
  'dw.vehicle.29': { kind: 'ruling', says: 'From a standstill one may go back up to 10 cm, with one bend at most.' },
  'dw.vehicle.30': {
    kind: 'ruling',
    says: 'A standing vehicle with people in it is a barrier to zombies, and once it is broken each of them attacks one occupant.',
  },
  'dw.vehicle.31': {
    kind: 'ruling',
    says: 'Weapons do not damage vehicles, and blasts and flames do not reach people in them.',
  },
  'dw.vehicle.32': {
    kind: 'ruling',
    says: 'A vehicle whose centre crosses an exit escapes with everybody in it; any other edge stops it.',
  },
  'dw.vehicle.33': {
    kind: 'ruling',
    says: "For sight an occupant stands at the vehicle's centre and looks through it; distances are measured from its outline.",
  },
  'dw.vehicle.34': {
    kind: 'ruling',
    says: 'An occupant is never in close combat: passengers may fire or strike at zombies at the outline, who attack once each when it is broken.',
  },

  'dw.xp.1': { kind: 'optional', says: 'Whoever survives a scenario earns experience.' },
  'dw.xp.2': {
    kind: 'optional',
    says: 'Every fifth kill, the grade of the scenario and surviving alone are worth 1 to 3 points.',
  },
  'dw.xp.3': { kind: 'optional', says: 'A kill in close combat counts twice.' },
  'dw.xp.4': {
    kind: 'ruling',
    says: 'Strikes, chainsaws, shots in contact and automatic eliminations are such kills; a fifth is rounded down in each scenario.',
  },
  'dw.xp.5': { kind: 'ruling', says: 'The lone survivor is the only one left of two or more.' },
  'dw.xp.6': { kind: 'ruling', says: 'Experience is never spent.' },
  'dw.xp.7': { kind: 'ruling', says: 'A team that never engaged earns nothing for surviving, only for kills.' },

  'dw.level.1': { kind: 'optional', says: 'Characters start at level 1 without experience.' },
  'dw.level.2': { kind: 'optional', says: 'Levels 2 to 6 are reached at 6, 15, 25, 36 and 48 points.' },
  'dw.level.3': { kind: 'ruling', says: 'Beyond level 6 each step is one point longer.' },
  'dw.level.4': { kind: 'optional', says: 'Levels are gained between scenarios.' },
  'dw.level.5': { kind: 'optional', says: 'Each level brings a skill.' },
  'dw.level.6': { kind: 'optional', says: 'Each level adds 1 to the BMV.' },
  'dw.level.7': {
    kind: 'ruling',
    says: 'The full BMV is 9 plus the level; several levels at once bring everything several times, one after the other, and each skill is of a level not above its own.',
  },

  'dw.skill.1': { kind: 'optional', says: 'A skill may not be of a higher level than its character.' },
  'dw.skill.2': { kind: 'optional', says: 'A character has five skills at most.' },
  'dw.skill.3': { kind: 'optional', says: 'A skill is used once a turn, and only one skill in a turn.' },
  'dw.skill.4': {
    kind: 'ruling',
    says: 'A use is one roll, one declaration, one attack or one move, or a whole activation for some; the owner decides each time.',
  },
  'dw.skill.5': {
    kind: 'ruling',
    says: 'Weapon skills are not used up, do not count among the five, and can be taken in place of another skill.',
  },
  'dw.skill.6': {
    kind: 'ruling',
    says: 'A new character has one general skill of level 1, and 3, 2 or 1 weapon skills as Military, Law Enforcement or Civilian.',
  },
  'dw.skill.7': { kind: 'ruling', says: 'No skill is taken twice, and a sixth replaces another.' },
  'dw.skill.8': { kind: 'ruling', says: 'Found survivors use no skills before they are recruited.' },

  'dw.gskill.1': { kind: 'optional', says: 'Cool adds 1 to the value of one fear test.' },
  'dw.gskill.2': { kind: 'optional', says: 'Fancy move crosses one obstacle without its surcharge.' },
  'dw.gskill.3': { kind: 'optional', says: 'Lucky changes the find die by 1 either way after it is seen.' },
  'dw.gskill.4': { kind: 'optional', says: 'Nerves of steel skips the first fear test of a scenario.' },
  'dw.gskill.5': { kind: 'optional', says: 'Agile makes one jump, or one climb of up to 5 cm, free.' },
  'dw.gskill.6': { kind: 'optional', says: 'Fearless takes 2 off the score of one fear test.' },
  'dw.gskill.7': { kind: 'optional', says: 'Mechanics hotwires a car for 2 action points.' },
  'dw.gskill.8': { kind: 'optional', says: 'First Aid heals one wound on 5 or 6 for 4 action points.' },
  'dw.gskill.9': { kind: 'optional', says: 'Medic brings one turned member back after the scenario on a 6.' },
  'dw.gskill.10': {
    kind: 'ruling',
    says: 'Each surviving Medic tries one member whose zombie was not eliminated, who returns with one wound and no experience.',
  },
  'dw.gskill.11': {
    kind: 'optional',
    says: 'Motivate adds 1 to the fear value of all others within 10 cm for this turn.',
  },
  'dw.gskill.12': { kind: 'optional', says: 'Inspire lets a character within 20 cm roll again.' },
  'dw.gskill.13': { kind: 'optional', says: 'Snappy gives one action point for anything but movement.' },
  'dw.gskill.14': { kind: 'optional', says: 'Quick gives 5 cm more when all 4 action points go into movement.' },
  'dw.gskill.15': {
    kind: 'optional',
    says: 'Dodge slips 5 cm away from a zombie that comes into contact, once a turn.',
  },
  'dw.gskill.16': {
    kind: 'ruling',
    says: "Dodge works in the zombie phase if no other standing zombie touches him, must end free of all, and ends that zombie's move.",
  },
  'dw.gskill.17': { kind: 'optional', says: 'Hero gives one more action point.' },
  'dw.gskill.18': { kind: 'optional', says: "Lucky bastard makes one zombie's hit be rolled again." },

  'dw.wskill.1': { kind: 'optional', says: 'A weapon cannot be used without the skill for it.' },
  'dw.wskill.2': { kind: 'optional', says: 'Handguns is for pistol and revolver.' },
  'dw.wskill.3': { kind: 'optional', says: 'Shotgun is for pump, double barrel and sawn-off.' },
  'dw.wskill.4': { kind: 'optional', says: 'Rifle is for rifle, carbine and sniper rifle.' },
  'dw.wskill.5': { kind: 'optional', says: 'Automatic is for assault rifle and sub machinegun.' },
  'dw.wskill.6': { kind: 'optional', says: 'Machine gun is for the machinegun.' },
  'dw.wskill.7': { kind: 'optional', says: 'Grenade launcher is for the launcher.' },
  'dw.wskill.8': { kind: 'optional', says: 'Bows is for bow and crossbow.' },
  'dw.wskill.9': {
    kind: 'ruling',
    says: 'Melee weapons, chainsaws, grenades, thrown weapons and flamethrowers need no skill, and any gun can be carried and used as a club.',
  },
  'dw.wskill.10': { kind: 'ruling', says: 'Civilians may learn every weapon skill unless restrictions are on.' },

  'dw.cskill.1': { kind: 'optional', says: 'Aggressive rolls one failed close combat die again.' },
  'dw.cskill.2': {
    kind: 'optional',
    says: 'Brace fires the machinegun twice without bracing, and goes together with Gunner.',
  },
  'dw.cskill.3': {
    kind: 'optional',
    says: 'Cover costs 1 action point and keeps the other 3 for firing while zombies move.',
  },
  'dw.cskill.4': {
    kind: 'ruling',
    says: "Cover is the only action of that activation; after each zombie's move one declaration may be made, in close combat only at close quarters.",
  },
  'dw.cskill.5': { kind: 'optional', says: 'Eagle Eye ignores long range for one declaration.' },
  'dw.cskill.6': { kind: 'optional', says: 'Fast reload halves the price of one reload.' },
  'dw.cskill.7': { kind: 'optional', says: 'Sharpshooter ignores soft cover for one declaration.' },
  'dw.cskill.8': { kind: 'optional', says: 'Unload fires the pump shotgun up to four times for 1 action point each.' },
  'dw.cskill.9': {
    kind: 'optional',
    says: 'Ambidextrous fires two handguns at one target for the price of one, without aim.',
  },
  'dw.cskill.10': { kind: 'optional', says: 'Deep pockets finds a last magazine of D6 rounds on a 6.' },
  'dw.cskill.11': {
    kind: 'ruling',
    says: 'Deep pockets is tried once a turn when weapon and stock are empty, for nothing, and the rounds are loaded at once.',
  },
  'dw.cskill.12': {
    kind: 'optional',
    says: 'Frantic strikes once more for nothing after a strike that felled or eliminated.',
  },
  'dw.cskill.13': { kind: 'optional', says: 'Gunner makes the machinegun eliminate on 4 or more in that activation.' },
  'dw.cskill.14': { kind: 'optional', says: 'Martial arts expert attacks bare-handed and hits on a 6.' },
  'dw.cskill.15': { kind: 'ruling', says: 'A martial arts hit is Fall, and Elim against a fallen target.' },
  'dw.cskill.16': { kind: 'optional', says: 'Combat expert makes two close combat attacks for 2 action points.' },
  'dw.cskill.17': {
    kind: 'optional',
    says: 'Reflex answers a zombie that comes into contact with one shot or strike.',
  },
  'dw.cskill.18': { kind: 'ruling', says: "Reflex is free, uses ammunition, and comes before that zombie's attack." },
  'dw.cskill.19': { kind: 'optional', says: 'Tough repeats a failed wound test for wounds by zombies.' },
  'dw.cskill.20': {
    kind: 'optional',
    says: 'Chainsaw maniac kills on 2 or more, never hurts himself, and is out of gas on a 1.',
  },
  'dw.cskill.21': {
    kind: 'optional',
    says: 'Double tap fires twice for 1 action point with Fall counted as Elim, with anything but shotguns.',
  },
  'dw.cskill.22': {
    kind: 'ruling',
    says: 'Double tap is one declaration of two bursts at one target, and not for weapons with templates.',
  },
  'dw.cskill.23': {
    kind: 'optional',
    says: 'Killer turns a full magazine of an automatic weapon into a machinegun burst for 4 action points.',
  },
  'dw.cskill.24': {
    kind: 'ruling',
    says: "Killer empties the magazine, keeps the weapon's own range, and counts as one shot for arrivals.",
  },
  'dw.cskill.25': { kind: 'optional', says: 'Sniper eliminates on 2 or more with assault rifle, rifle and carbine.' },
  'dw.cskill.26': {
    kind: 'ruling',
    says: 'Sniper holds for one declaration and the modified die, not for the sniper rifle.',
  },
  'dw.cskill.27': { kind: 'optional', says: 'Strong makes every hit with a strike an Elim.' },

  'dw.quirk.1': { kind: 'optional', says: 'Quirks always work, whenever they arise.' },
  'dw.quirk.2': { kind: 'optional', says: 'A new character may have up to two.' },
  'dw.quirk.3': { kind: 'ruling', says: 'Generated characters roll one, rolling doubles again.' },
  'dw.quirk.4': { kind: 'optional', says: 'A table of 2D6 names the eleven quirks.' },
  'dw.quirk.5': { kind: 'optional', says: 'Clumsy falls on 1 or 2 at his first movement of a turn.' },
  'dw.quirk.6': { kind: 'optional', says: 'Criminal must fire at Law Enforcement within 10 cm.' },
  'dw.quirk.7': { kind: 'optional', says: 'Flinch has 1 less with firearms.' },
  'dw.quirk.8': {
    kind: 'optional',
    says: 'Indecisive has only 2 action points on a 1, or 1 after a failed fear test.',
  },
  'dw.quirk.9': {
    kind: 'ruling',
    says: 'Indecisive after a failed fear test and a 1 has 1 action point at the normal price.',
  },
  'dw.quirk.10': { kind: 'optional', says: 'Macho must fire at zombies in sight before anything else.' },
  'dw.quirk.11': { kind: 'optional', says: 'Psycho gives everybody within 10 cm 1 less on their dice.' },
  'dw.quirk.12': {
    kind: 'optional',
    says: 'Relative recognises kin on 1 or 2 when about to fire, and attacks nobody this turn.',
  },
  'dw.quirk.13': {
    kind: 'optional',
    says: 'Scary-pants freezes on 1 to 3 with a visible zombie within 10 cm, and never walks so near to one.',
  },
  'dw.quirk.14': {
    kind: 'optional',
    says: 'Sexy gives all men within 10 cm 1 less on their dice, but not in fear tests.',
  },
  'dw.quirk.15': {
    kind: 'optional',
    says: 'Stupid always walks into contact with zombies within 10 cm and never breaks away.',
  },
  'dw.quirk.16': { kind: 'optional', says: 'Thick has only 3 action points unless he rolls 3 or more.' },
  'dw.quirk.17': {
    kind: 'ruling',
    says: 'Who must shoot fires one burst at the nearest such character as his first action, once, if he can.',
  },
  'dw.quirk.18': {
    kind: 'ruling',
    says: 'Psycho and Sexy spoil dice of skill and courage, never counts, directions, tables or picks, and each only once.',
  },
  'dw.quirk.19': { kind: 'ruling', says: 'Of Indecisive and Thick the lower number counts, and skills add to it.' },

  'dw.trauma.1': { kind: 'optional', says: 'Each failed fear test gives a trauma point.' },
  'dw.trauma.2': { kind: 'optional', says: 'Trauma adds up over the whole campaign.' },
  'dw.trauma.3': { kind: 'optional', says: 'The sixth point becomes a psychosis, and the count starts again.' },
  'dw.trauma.4': { kind: 'optional', says: "A character's fifth psychosis is always Despaired." },
  'dw.trauma.5': { kind: 'optional', says: 'Any other psychosis is chosen or rolled with 2D6.' },
  'dw.trauma.6': {
    kind: 'ruling',
    says: 'A psychosis is rolled by default, again if he has it already, and nothing comes after all eleven.',
  },
  'dw.trauma.7': { kind: 'ruling', says: 'A new psychosis works at once, but its die first falls in the next turn.' },
  'dw.trauma.8': { kind: 'ruling', says: 'Found survivors have neither trauma nor quirks before they are recruited.' },

  'dw.psychosis.1': { kind: 'optional', says: 'A psychosis is always in force and does not count among the quirks.' },
  'dw.psychosis.2': { kind: 'optional', says: 'A table of 2D6 names the eleven psychoses.' },
  'dw.psychosis.3': { kind: 'optional', says: 'Berserk fires at the nearest figure of all on 1 or 2.' },
  'dw.psychosis.4': {
    kind: 'optional',
    says: 'Charge runs into the nearest zombie, which goes down, and does not break away that turn.',
  },
  'dw.psychosis.5': {
    kind: 'ruling',
    says: 'Charge happens at the start of an activation out of close combat, if the zombie can be reached.',
  },
  'dw.psychosis.6': { kind: 'optional', says: 'Mental block either shoots or moves in a turn.' },
  'dw.psychosis.7': {
    kind: 'optional',
    says: 'Terrified does not move towards visible zombies within 30 cm and never attacks in close combat.',
  },
  'dw.psychosis.8': { kind: 'optional', says: 'Depressive has 2 less on every shot.' },
  'dw.psychosis.9': { kind: 'optional', says: 'Paranoid must shoot at any friend within 10 cm.' },
  'dw.psychosis.10': {
    kind: 'optional',
    says: 'Scared must spend everything on running to the nearest friend when zombies are within 10 cm.',
  },
  'dw.psychosis.11': {
    kind: 'ruling',
    says: 'Scared is checked with the fear tests; he stops beside the friend, or flees from the nearest zombie if there is none.',
  },
  'dw.psychosis.12': { kind: 'optional', says: 'Schizophrenic loses all actions on a 1.' },
  'dw.psychosis.13': { kind: 'optional', says: 'Hallucinate must strike at any friend within 10 cm.' },
  'dw.psychosis.14': {
    kind: 'ruling',
    says: 'Hallucinate strikes once, at the start of his activation, if weapon and action points allow.',
  },
  'dw.psychosis.15': { kind: 'optional', says: 'Rage empties the magazine in one burst that rolls its usual dice.' },
  'dw.psychosis.16': { kind: 'optional', says: 'Despaired shoots himself on a 1 and does not rise.' },
  'dw.psychosis.17': {
    kind: 'ruling',
    says: 'Despaired needs a loaded firearm for it, and counts as a killed team member.',
  },
  'dw.psychosis.18': {
    kind: 'ruling',
    says: 'Compulsions come in a fixed order, impossible ones are skipped, and until one is done nothing else is allowed.',
  },

  'dw.campaign.1': { kind: 'optional', says: 'A campaign is a chain of scenarios with the same characters.' },
  'dw.campaign.2': {
    kind: 'ruling',
    says: 'After each scenario twelve steps follow in order, from open wound tests to the next scenario.',
  },
  'dw.campaign.3': { kind: 'ruling', says: 'Every survivor recovers one wound, then First Aid and kits may be used.' },
  'dw.campaign.4': { kind: 'ruling', says: 'Trauma, psychoses, quirks, wounds left, ammunition and lost BMV stay.' },
  'dw.campaign.5': {
    kind: 'ruling',
    says: 'Gear is shared out freely, and nothing is replaced except by finds and rewards.',
  },
  'dw.campaign.6': {
    kind: 'ruling',
    says: 'Found survivors may join, and a team is filled up to three with new characters.',
  },
  'dw.campaign.7': { kind: 'ruling', says: 'A team has six members at most.' },
  'dw.campaign.8': {
    kind: 'ruling',
    says: 'The campaign is lost when a whole roster is gone, and decided by the grade of the last scenario.',
  },
  'dw.campaign.9': { kind: 'ruling', says: 'Kills and scenarios survived are kept for every character.' },
  'dw.campaign.10': {
    kind: 'note',
    says: 'The authors call the numbers of the campaign unbalanced, so all of them can be changed.',
  },
  'dw.campaign.11': {
    kind: 'optional',
    says: 'A last scenario lost with survivors may be played once more.',
    ours: true,
  },

  'dw.end.1': {
    kind: 'ruling',
    says: 'Survivors are those alive who escaped, or who are on the table where there is no exit; those left on the table of an exit scenario are lost.',
  },
  'dw.end.2': {
    kind: 'ruling',
    says: 'A scenario ends after its last turn, earlier only if nobody commanded is left or all zombies to be eliminated are.',
  },
  'dw.end.3': { kind: 'ruling', says: 'Shares of survivors count the humans who started, exactly.' },

  'dw.seat.1': { kind: 'ruling', says: 'The zombies are run by the rules and have nothing to decide.' },
  'dw.seat.2': {
    kind: 'ruling',
    says: 'A game master may order them and break ties, or move them freely within their reach.',
  },
  'dw.seat.3': {
    kind: 'ruling',
    says: 'A seat decides for its own figures only, and compulsions leave it the smallest choice.',
  },
  'dw.seat.4': { kind: 'ruling', says: 'A seat out of time passes.' },
  'dw.seat.5': {
    kind: 'ruling',
    says: 'With real dice the owner of the acting human rolls, and the zombie seat for everything else.',
  },
} as const satisfies Record<string, ClauseLine>

export type Clause = keyof typeof CLAUSES

/** The chapters of the rules in their order; `topic` is the middle part of a clause id. */
export const CHAPTERS = [
  { topic: 'scope', title: 'The rules and their switches' },
  { topic: 'units', title: 'Measuring' },
  { topic: 'setup', title: 'Set-up' },
  { topic: 'turn', title: 'The turn' },
  { topic: 'ap', title: 'Action points' },
  { topic: 'movement', title: 'Movement' },
  { topic: 'carry', title: 'Carrying weapons' },
  { topic: 'ammo', title: 'Ammunition' },
  { topic: 'weapons', title: 'Weapons' },
  { topic: 'los', title: 'Line of sight' },
  { topic: 'cover', title: 'Cover' },
  { topic: 'shooting', title: 'Shooting' },
  { topic: 'aim', title: 'Aiming' },
  { topic: 'autofire', title: 'Automatic fire' },
  { topic: 'shotgun', title: 'Shotguns' },
  { topic: 'machinegun', title: 'Machineguns' },
  { topic: 'grenade', title: 'Grenades' },
  { topic: 'flame', title: 'Flamethrowers' },
  { topic: 'fire', title: 'Fire' },
  { topic: 'jam', title: 'Weapon jams' },
  { topic: 'cc', title: 'Close combat' },
  { topic: 'chainsaw', title: 'Chainsaws' },
  { topic: 'break', title: 'Breaking from combat' },
  { topic: 'harm', title: 'What hits do' },
  { topic: 'wounds', title: 'Wounds' },
  { topic: 'heal', title: 'Healing' },
  { topic: 'zombify', title: 'Zombification' },
  { topic: 'armedz', title: 'Armed zombies' },
  { topic: 'fear', title: 'Fear' },
  { topic: 'moral', title: 'Morale' },
  { topic: 'example', title: 'The worked example' },
  { topic: 'zsense', title: 'What zombies sense' },
  { topic: 'zmove', title: 'How zombies move' },
  { topic: 'entry', title: 'How zombies arrive' },
  { topic: 'barrier', title: 'Doors, windows and barricades' },
  { topic: 'lurch', title: 'Lurching' },
  { topic: 'zattack', title: 'Zombie attacks' },
  { topic: 'zfallen', title: 'Fallen zombies' },
  { topic: 'archetype', title: 'Archetypes' },
  { topic: 'restrict', title: 'Restrictions' },
  { topic: 'search', title: 'Searching' },
  { topic: 'items', title: 'Items' },
  { topic: 'vehicle', title: 'Vehicles' },
  { topic: 'xp', title: 'Experience' },
  { topic: 'level', title: 'Levels' },
  { topic: 'skill', title: 'Skills' },
  { topic: 'gskill', title: 'General skills' },
  { topic: 'wskill', title: 'Weapon skills' },
  { topic: 'cskill', title: 'Combat skills' },
  { topic: 'quirk', title: 'Quirks' },
  { topic: 'trauma', title: 'Trauma' },
  { topic: 'psychosis', title: 'Psychoses' },
  { topic: 'campaign', title: 'Campaigns' },
  { topic: 'end', title: 'The end of a scenario' },
  { topic: 'seat', title: 'Seats' },
] as const satisfies readonly { readonly topic: string; readonly title: string }[]

/** dw.scope.2 The topics of the advanced rules: the last chapter of the book, and the campaign. */
export const ADVANCED_TOPICS = [
  'archetype',
  'restrict',
  'search',
  'items',
  'vehicle',
  'xp',
  'level',
  'skill',
  'gskill',
  'wskill',
  'cskill',
  'quirk',
  'trauma',
  'psychosis',
  'campaign',
] as const satisfies readonly (typeof CHAPTERS)[number]['topic'][]
