export const NO_MAIL = 'No mail server is connected, so no email goes out.'

/** Returns the promise of an email, or that there is none without a mail server. */
export const mailNote = (promise: string, hasMail: boolean): string => (hasMail ? promise : NO_MAIL)
