/** Calls `find` on the first call only. */
export function once<Answer>(find: () => Answer): () => Answer {
  let found: { readonly answer: Answer } | undefined
  return () => {
    found ??= { answer: find() }
    return found.answer
  }
}

/** Calls `find` once for each question. An answer of `undefined` is not kept. */
export function memoize<Question, Answer>(
  find: (question: Question) => Answer,
): (question: Question) => Answer {
  const known = new Map<Question, Answer>()
  return (question) => {
    const found = known.get(question)
    if (found !== undefined) return found
    const answer = find(question)
    known.set(question, answer)
    return answer
  }
}
