/** Messages for calls without a problem document: no response, or one that violates the contract. */
export const UNANSWERED = {
  /** spec §8: the answer has no body. */
  unreachable: "Can't reach server right now.",
  contract: 'Something went wrong on our end. Nothing was lost. Please try again.',
} as const
