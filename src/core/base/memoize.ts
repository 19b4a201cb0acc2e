/** The same answers, each found only once: for questions that are put again and again. `undefined` is no answer. */
export function askedOnce<Question, Answer>(
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
