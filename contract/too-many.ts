/** Returns the error message for exceeding the quantity limit of a line. */
export function tooManyOf(title: string, most: number): string {
  return `You can order up to ${most} of ${title}. Please contact us if you need more.`
}
