/** Shown wherever the game is offered. */
export const CREDIT =
  'A marines-versus-zombies tile game by Jonathan Clarke, © 2004. Proofreading: Alison Ross. ' +
  'Playtesting: Dave Stark, Kath and Andy McLelland, Paul and Sarah Mellor.'
