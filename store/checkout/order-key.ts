import { createAction } from '@reduxjs/toolkit'

import type { SentKey } from '@/utils/sent-key'

export const orderKeyed = createAction<SentKey>('checkout/orderKeyed')
