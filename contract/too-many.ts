/** The sentence for more of one item than a line may have. */
export function tooManyOf(title: string, most: number): string {
  return `You can order up to ${most} of ${title}. Please contact us if you need more.`
}
