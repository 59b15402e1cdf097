const hostOf = (shopUrl: string) => new URL(shopUrl).hostname

/** The Message-ID of an email of the shop. */
export function messageIdOf(shopUrl: string, id: number): string {
  return `<mail-${id}@${hostOf(shopUrl)}>`
}

/** The Message-ID that stands for a whole conversation: no email has it, all of them refer to it. */
export function threadIdOf(shopUrl: string, conversation: string): string {
  return `<${conversation}@${hostOf(shopUrl)}>`
}

/** The Message-ID of an issue of the newsletter at one of its readers. */
export function issueMessageIdOf(shopUrl: string, issue: number, delivery: number): string {
  return `<issue-${issue}-${delivery}@${hostOf(shopUrl)}>`
}

/** Whether a Message-ID is one of the shop’s own: its email came back. */
export function isOwnMessageId(shopUrl: string, messageId: string): boolean {
  return /^<(?:mail|issue-\d+)-\d+@(.+)>$/.exec(messageId)?.[1] === hostOf(shopUrl)
}
