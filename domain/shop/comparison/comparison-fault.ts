/** Result of a removal (spec §4 Comparison storage). */
export const BIKE_REMOVED = 'Bike was removed successfully.'

/** Errors of the comparison database. The first three are those of spec §8, word for word. */
export const COMPARISON_FAULTS = {
  not_supported:
    'IndexedDB is not supported by your browser. Therefore, Comparison feature is not available.',
  not_available: 'IndexedDB is not available.',
  not_initialized: "Couldn't initialize comparison database.",
  no_room:
    'This browser is out of storage space. Nothing was changed. Free up some space and try again.',
  failed: 'We couldn’t update the comparison. Please try again.',
} as const

export type ComparisonFaultKind = keyof typeof COMPARISON_FAULTS

/** An error of the comparison database; its message is shown to users. */
export class ComparisonFault extends Error {
  override readonly name = 'ComparisonFault'

  constructor(
    readonly kind: ComparisonFaultKind,
    cause?: unknown,
  ) {
    super(COMPARISON_FAULTS[kind], { cause })
  }
}

/** Returns the kind of a comparison error; 'failed' for others, such as a chunk failing to load. */
export function comparisonFaultOf(thrown: unknown): ComparisonFaultKind {
  return thrown instanceof ComparisonFault ? thrown.kind : 'failed'
}
