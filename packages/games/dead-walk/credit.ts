/** Shown wherever the game is offered. */
export const CREDIT =
  'After "Dead Walk Again", version 2.05 of 2007, by Eric Laurent-Nauguet, Jörgen Bengtsson and Staffan Raupach ' +
  '(Planned Movement Production).'
