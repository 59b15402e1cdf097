export const SEGMENTS_STATUS = {
  segment_not_found: 404,
  segment_changed: 409,
  segment_exists: 409,
  segments_full: 409,
} as const

export const SEGMENTS_SENTENCE: Record<keyof typeof SEGMENTS_STATUS, string> = {
  segment_not_found: 'We couldn’t find this segment. Someone may have removed it.',
  segment_changed: 'Someone else changed this segment. Look at their version first.',
  segment_exists: 'There is a segment with this name already.',
  segments_full: 'There are 100 segments already. Remove one that nobody uses first.',
}
