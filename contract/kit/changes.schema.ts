import { z } from 'zod'

/** The cursor of a page of changes: microseconds since 1970 and a number. */
export const CHANGE_CURSOR = /^(\d{1,17})~(\d{1,18})$/

/** The query of a list that also says what changed. */
export const changesQuery = {
  updated_since: z.iso
    .datetime({ offset: true })
    .optional()
    .describe(
      'Lists what was added or changed at or after this moment, in the order of the changes. Follow `next`; an entry that changes meanwhile comes again',
    ),
}

/** The response of a list that also says what changed. */
export const changesEnd = {
  removed: z
    .array(z.string())
    .optional()
    .describe(
      'Only with `updated_since`: numbers, ids or SKUs of changed entries that no longer exist, or that the rest of the query doesn’t match',
    ),
  until: z.iso
    .datetime({ offset: true })
    .optional()
    .describe(
      'Only with `updated_since`: once `next` is null, all changes before this moment were listed. Send it as `updated_since` the next time',
    ),
}
