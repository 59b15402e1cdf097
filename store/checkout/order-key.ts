import { createAction } from '@reduxjs/toolkit'

import type { SentKey } from '@/utils/sent-key'

/** An order is about to be sent with this idempotency key. */
export const orderKeyed = createAction<SentKey>('checkout/orderKeyed')
