/** Grid of a row: a column for its title and one per bike; on phones the title is above. */
export const ROW_GRID =
  'grid grid-cols-[repeat(var(--bikes),minmax(0,1fr))] gap-x-4 md:grid-cols-[9rem_repeat(var(--bikes),minmax(0,1fr))] lg:grid-cols-[12rem_repeat(var(--bikes),minmax(0,1fr))] lg:gap-x-6'

export const ROW_TITLE = 'col-span-full text-left font-normal md:col-span-1'
