/**
 * The last answer about a subject that never changes (a view, a state), by what was asked: while something is pointed
 * at, the same is asked several times. `make` is handed the answer before; all is forgotten with the subject.
 */
export function lastAnswer<Subject extends WeakKey, T>(): (
  subject: Subject,
  asked: string,
  make: (before: T | null) => T,
) => T {
  const known = new WeakMap<Subject, { readonly asked: string; readonly answer: T }>()
  return (subject, asked, make) => {
    const before = known.get(subject)
    if (before?.asked === asked) return before.answer
    const answer = make(before?.answer ?? null)
    known.set(subject, { asked, answer })
    return answer
  }
}
