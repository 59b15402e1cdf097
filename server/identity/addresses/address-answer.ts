import { omit } from '@/utils/omit'

import type { AddressRow } from './queries'

/** An address as its owner sees it. */
export const addressAnswer = (row: AddressRow) => omit(row, 'user_id', 'created_at')
