/** The same answers, each found only once: for questions that are put again and again. */
export function askedOnce<Question, Answer>(
  find: (question: Question) => Answer,
): (question: Question) => Answer {
  const known = new Map<Question, { readonly answer: Answer }>()
  return (question) => {
    const found = known.get(question)
    if (found) return found.answer
    const answer = find(question)
    known.set(question, { answer })
    return answer
  }
}
