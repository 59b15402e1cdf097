/** The sentences for a call without a problem document: no answer, or one that isn't what the contract says. */
export const UNANSWERED = {
  /** spec §8: the answer has no body. */
  unreachable: "Can't reach server right now.",
  contract: 'Something went wrong on our end. Nothing was lost. Please try again.',
} as const
