/**
 * What belongs to a game itself, and what it writes only to be seen by kernel, command line and page: its seams. A file
 * is judged by the first line that fits; one that fits none is a seam.
 */
export interface FileClass {
  readonly files: RegExp
  readonly why: string
}

/** The folder of its rules. */
export const ENGINE_OWN: readonly FileClass[] = [
  {
    files: /^(rules|tables|content|forces|forecast|campaign)\//,
    why: 'the rules, their numbers, tiles, scenarios and forces',
  },
  { files: /^(clauses|options-schema|options|book|procedures)\.ts$/, why: 'the clauses, the house rules' },
  {
    files: /^(commands|asked|events|state)\.ts$/,
    why: 'what can be done, be asked in the middle of a rule, happen and stand; copier and what is seen list the fields once more, as derived ones take twice as long (decision 2)',
  },
  { files: /^bots\//, why: 'how it is played well' },
  { files: /^(forecast|hints)\//, why: 'what its rules can tell before a decision; the door to them is a seam' },
  { files: /^position\//, why: 'the written form of its state; the door to it is a seam' },
  { files: /^own\//, why: "scenarios of one's own, written and by the dice; the door to them is a seam" },
  { files: /^invariants\.ts$/, why: 'what must always hold in it' },
  { files: /^((about|odds-key)\.ts$|words\/)/, why: 'its words; its name and its authors' },
  { files: /^(print\.ts$|print\/)/, why: 'what there is to print' },
]

/** The folder of its display in the page. */
export const PAGE_OWN: readonly FileClass[] = [
  { files: /^(words\/|card\.ts$)/, why: 'its words; on its card, what is said of it before anything is loaded' },
  { files: /^plan\//, why: 'its orders: what can be clicked, what is then offered' },
  {
    files: /^hand\//,
    why: 'its orders too, where they are cards in a hand and things that change hands, with the bar of its steps',
  },
  {
    files: /^(in-hand|storeys|spread)\.ts$/,
    why: 'drawings: what the card or weapon in hand lights on the board, how far walls let it, and which storey is shown',
  },
  {
    files: /^(board(-ground|-motion|-signs)?|art|figures|ground|tile-art|overlay|rides|vehicles)\.tsx?$/,
    why: 'how it is drawn',
  },
  {
    files: /^(mini-map|beside)\.tsx$/,
    why: 'drawings too: the map in small, and what lies beside the board, as the overlay lies over it',
  },
  {
    files: /^(force|desk)\//,
    why: 'answers that need a form: the desk at which a force is built, the desk of an umpire',
  },
  {
    files: /^(herds|herd-shape|marks|terrain|terrain-signs|terrain-words|states|sight-card|plan-drawn)\.tsx?$/,
    why: 'drawings too: herds as one thing, the kinds of terrain, how people are, rays, and the table from above',
  },
  {
    files: /^(looks|seats)\.ts$/,
    why: 'drawings too: which piece of terrain looks how, and where somebody in a vehicle is drawn',
  },
  {
    files: /^directed\.ts$/,
    why: 'drawings too: a table from event to what is seen and felt of it, as its words are one from event to sentence',
  },
  { files: /^opening\.ts$/, why: 'content: the commands with which a first game begins in the middle' },
  { files: /^legend\.tsx$/, why: 'its own signs and what each means; rows that all boards have are shared' },
  { files: /^(editor|campaign)\//, why: 'its scenario editor, its campaign' },
  { files: /^skirmish\.tsx$/, why: 'its rolled scenarios' },
]

/** Files elsewhere that ask one game something in particular, and register nothing. */
export const NO_PLACE: readonly FileClass[] = [
  { files: /^docs\//, why: 'documents, and programs that they explain' },
  { files: /^packages\/web\/e2e\//, why: 'what tests in a browser play with' },
  { files: /^scripts\/(laws|seams|mutants)\//, why: 'checks that name files' },
  { files: /^scripts\/attack\//, why: 'what is spoiled of one game only, such as scenario files' },
  { files: /^scripts\/(bench|many-games)\/games\//, why: 'what is measured of one game only' },
]
