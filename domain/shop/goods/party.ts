import { isEmail } from '@/domain/kit/mailbox'

/** Who answers for a product’s safety (Regulation (EU) 2023/988, art. 19(a) and (b)). */
export interface Party {
  name: string
  address: string[]
  email: string
}

/** Bounds of a party’s lines, and the message for wrong ones. */
export const PARTY_LINES = { most: 8, length: 120 } as const
export const PARTY_WRONG =
  'Enter the name, the postal address and, on the last line, the email address.'

/** Reads name, postal address and email address, in this order; null unless all three are there. */
export function partyOf(lines: readonly string[]): Party | null {
  const [name, ...address] = lines
  const email = address.pop()
  if (!name || !email || address.length === 0 || !isEmail(email)) return null
  return { name, address, email }
}

export const partyLines = ({ name, address, email }: Party): string[] => [name, ...address, email]
