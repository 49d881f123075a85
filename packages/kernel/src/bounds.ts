/** How large a file may be. By itself: the page asks before anything else of the kernel is loaded. */

/**
 * Characters of a file, and bytes: the largest honest one, a campaign with all its battles, has a few million. The page
 * looks before it reads one, the host before it takes one, and the reader of JSON before it begins.
 */
export const MOST_TEXT = 20_000_000

/** Numbers, words, lists and objects of a file in all: in an honest one there is one for every ten characters, or fewer. */
export const MOST_VALUES = 2_000_000

/** Entries of one list of a file: a save has an entry for each command, and the longest games have some thousands. */
export const MOST_ENTRIES = 200_000
