import { ERROR_SENTENCE, ERROR_STATUS } from '@/contract/kit/errors'

import type { Json } from './wire-schemas'

/** Describes the body of every error response (RFC 9457). */
export function problemSchema(): Json {
  return {
    type: 'object',
    description: 'Problem document (RFC 9457), the body of every failure.',
    required: ['type', 'title', 'status', 'code', 'detail', 'message', 'request_id', 'errors'],
    properties: {
      type: { type: 'string', description: '`urn:problem:` and the code.' },
      title: { type: 'string' },
      status: { type: 'integer', description: 'The HTTP status.' },
      code: {
        type: 'string',
        enum: Object.keys(ERROR_STATUS),
        description: 'What went wrong, for programs.',
      },
      detail: { type: 'string', description: 'What went wrong, for developers.' },
      message: { type: 'string', description: 'What went wrong, in a sentence for users.' },
      request_id: { type: 'string', description: 'Same as the X-Request-Id header.' },
      errors: {
        type: 'array',
        description: 'One entry per field that was refused.',
        items: {
          type: 'object',
          required: ['field', 'message'],
          properties: {
            field: {
              type: 'string',
              description: 'Path in the body, for example `shipping_address.city`.',
            },
            message: { type: 'string' },
          },
        },
      },
      data: {
        description:
          'What the caller needs to continue, for example the new checkout of `totals_changed`.',
      },
    },
    examples: [PROBLEM_EXAMPLE],
  }
}

const PROBLEM_EXAMPLE = {
  type: 'urn:problem:cart_empty',
  title: 'Cart empty',
  status: ERROR_STATUS.cart_empty,
  code: 'cart_empty',
  detail: 'The cart has no lines.',
  message: ERROR_SENTENCE.cart_empty,
  request_id: 'Yz3kQ0v9S1qk2m8WcR5f7A',
  errors: [],
}
