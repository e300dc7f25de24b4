/** Whether an answer to "is it saved" says yes; anything but `true` or `{ saved: true }` does not (decision F-04). */
export function isSavedAnswer(answer: unknown): boolean {
  if (typeof answer !== 'object' || answer === null) return answer === true;
  return 'saved' in answer && answer.saved === true;
}
