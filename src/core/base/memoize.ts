/** The same, of a question that is always the same. */
export function once<Answer>(find: () => Answer): () => Answer {
  let found: { readonly answer: Answer } | undefined
  return () => {
    found ??= { answer: find() }
    return found.answer
  }
}

/** The same answers, each found only once: for questions that are put again and again. `undefined` is no answer. */
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
