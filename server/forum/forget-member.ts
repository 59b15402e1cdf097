import type { Db } from '../db/client'
import { forgetLikes } from './judging-queries'
import { forgetRequests } from './post-queries'

/** What a member wrote stays, by nobody; his likes are taken back, and the rows go with the account. */
export async function forgetMember(tx: Db, userId: number): Promise<void> {
  await forgetLikes(tx, userId)
  await forgetRequests(tx, userId)
}
