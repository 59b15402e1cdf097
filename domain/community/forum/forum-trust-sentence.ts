import { TRUST_POSTS, type TrustFault } from './forum-trust'

const ENDS = `This ends a day after your first post, once you have written ${TRUST_POSTS} posts.`

const pluralized = (count: number, what: string) => `${count} ${what}${count === 1 ? '' : 's'}`

/** @example waitOf(90 * 60_000) // 'about 2 hours' */
function waitOf(ms: number): string {
  const minutes = Math.max(1, Math.ceil(ms / 60_000))
  if (minutes < 60) return pluralized(minutes, 'minute')
  return `about ${pluralized(Math.round(minutes / 60), 'hour')}`
}

/** Returns why a text is rejected, and when it will be accepted. */
export function trustSentence(fault: TrustFault, isNew: boolean, now: Date): string {
  const who = isNew ? 'New members' : 'Members'
  const ends = isNew ? ` ${ENDS}` : ''
  const { what, most } = fault
  if (fault.what === 'threads' || fault.what === 'replies') {
    const wait = waitOf(fault.until.getTime() - now.getTime())
    const done = what === 'threads' ? `start up to ${most} threads` : `write up to ${most} replies`
    return `${who} can ${done} a day. You can write the next one in ${wait}.${ends}`
  }
  if (what === 'inThread') return `${who} can reply up to ${most} times in a thread.${ends}`
  if (what === 'pictures' && most === 0) return `${who} can’t post pictures yet.${ends}`
  if (what === 'pictures')
    return `${who} can post up to ${pluralized(most, 'picture')} at a time.${ends}`
  const kind = what === 'links' ? 'post up to' : 'mention up to'
  const things = pluralized(most, what === 'links' ? 'link' : 'member')
  return `${who} can ${kind} ${things} at a time.${ends}`
}
