/** Ends a task of the page, so that whoever taps goes first. */
export const pause = (): Promise<void> => new Promise((resume) => setTimeout(resume))
