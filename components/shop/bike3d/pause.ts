/** Yields to the event loop, so that user input is handled first. */
export const pause = (): Promise<void> => new Promise((resume) => setTimeout(resume))
