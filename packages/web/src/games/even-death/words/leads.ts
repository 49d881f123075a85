/** What each chapter of the rules is about. */
export const leads: Readonly<Record<string, string>> = {}
