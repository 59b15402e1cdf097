/**
 * Every row of the table is a grid: one place for its title and one for each bike; on a phone the title stands above.
 */
export const ROW_GRID =
  'grid grid-cols-[repeat(var(--bikes),minmax(0,1fr))] gap-x-4 md:grid-cols-[9rem_repeat(var(--bikes),minmax(0,1fr))] lg:grid-cols-[12rem_repeat(var(--bikes),minmax(0,1fr))] lg:gap-x-6'

/** The title of a row. */
export const ROW_TITLE = 'col-span-full text-left font-normal md:col-span-1'
