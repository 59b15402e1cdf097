/** Lists that staff put in order. */
export const orderedRows = {
  earlier: (title: string) => `Move ${title} up`,
  later: (title: string) => `Move ${title} down`,
  drag: 'Drag to another place',
  moved: (title: string, position: number, of: number) =>
    `${title} is number ${position} of ${of} now.`,
} as const
