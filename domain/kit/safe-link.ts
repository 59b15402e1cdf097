/** Allowed link targets: this site, an anchor, the web, an email address or a phone number. */
const HREF = /^(?:\/(?![/\\])|#|https?:\/\/[^/]|mailto:[^\s]|tel:[+\d])/i

/** Control characters can hide the scheme of a URL. */
const HIDDEN = /[\u0000-\u0020\u007f-\u009f]/

export const isSafeLink = (address: string) => HREF.test(address) && !HIDDEN.test(address)
