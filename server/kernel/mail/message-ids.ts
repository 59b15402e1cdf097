const hostOf = (shopUrl: string) => new URL(shopUrl).hostname

export function messageIdOf(shopUrl: string, id: number): string {
  return `<mail-${id}@${hostOf(shopUrl)}>`
}

/** Returns the synthetic Message-ID of a conversation, which all of its emails reference. */
export function threadIdOf(shopUrl: string, conversation: string): string {
  return `<${conversation}@${hostOf(shopUrl)}>`
}

export function issueMessageIdOf(shopUrl: string, issue: number, delivery: number): string {
  return `<issue-${issue}-${delivery}@${hostOf(shopUrl)}>`
}

/** Returns whether a Message-ID is one of the shop’s own, which means that the email bounced. */
export function isOwnMessageId(shopUrl: string, messageId: string): boolean {
  return /^<(?:mail|issue-\d+)-\d+@(.+)>$/.exec(messageId)?.[1] === hostOf(shopUrl)
}
